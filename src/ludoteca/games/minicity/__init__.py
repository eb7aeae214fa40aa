"""Mini City: carry your food into the anthill. Rules in RULES.md, rulings in RULINGS.md.

`game` is the contract's entry; `rules` dispatches to one module a chapter.
"""
