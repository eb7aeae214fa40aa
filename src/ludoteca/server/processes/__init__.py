"""What runs beside the server: bots, readers of strangers' texts, compilers; and its threads."""
