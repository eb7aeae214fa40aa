"""Telling people who are not here: what, when, and by which way."""
