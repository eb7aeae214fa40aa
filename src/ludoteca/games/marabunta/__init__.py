"""Marabunta, for two: split the dice, fill the territory. Rules in RULES.md, rulings in RULINGS.md.

`game` is the contract's entry; `rules` dispatches to one module a chapter.
"""
