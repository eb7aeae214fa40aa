"""Studies: many matches between bots, counted and shown, to judge a game and its boards."""
