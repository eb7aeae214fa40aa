"""Puzzles: positions where one choice is clearly best, and it is not the obvious one."""
