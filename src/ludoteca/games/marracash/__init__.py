"""Marracash, for three or four: buy shops, lead the crowds past them. Rules in RULES.md.

`game` is the contract's entry; `rules` dispatches to one module a chapter.
"""
