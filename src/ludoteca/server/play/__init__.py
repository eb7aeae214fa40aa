"""What plays: tables, their matches in memory, and all that happens to them."""
