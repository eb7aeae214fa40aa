"""How much of the house one person or household may have at a time."""
