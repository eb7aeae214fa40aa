"""The Royal Game of Ur: a race on twenty squares, more than four thousand years old."""
