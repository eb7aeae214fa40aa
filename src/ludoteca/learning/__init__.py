"""Players that learn: self-play with search, a network fitted to it, and a test whether it pays."""
