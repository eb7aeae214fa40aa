"""Events: who plays whom in which round, and who is ahead. No server and no game is known here."""
