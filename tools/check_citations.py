"""Every § and Q of a game's rules is cited in its kernels' folder and by a test.

Rules are numbered in `games/<game>/RULES.md` (`§6.2`) and `RULINGS.md` (`Q3`). A test cites what
it shows at the beginning of its docstring. Citations of numbers that do not exist fail, too. So do
rules, in any language, with other numbers than the game is played with (`rule_numbers.py`).
"""

from __future__ import annotations

import ast
import os
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "ludoteca" / "games"
CITATION = re.compile(r"§\d+\.\d+|\bQ\d+\b")


def numbered(path: Path) -> set[str]:
    """Numbers that a rules page defines: each begins a line of its own, as a list item."""
    items = re.findall(r"^- \*\*(§\d+\.\d+|Q\d+)\*\*", path.read_text(encoding="utf-8"), re.M)
    return set(items)


def cited_by_tests(folder: Path) -> set[str]:
    """Numbers at the head of the docstrings of test functions."""
    cited: set[str] = set()
    for path in folder.glob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                head = (ast.get_docstring(node) or "").partition(":")[0]
                cited |= set(CITATION.findall(head))
    return cited


def cited_by_sources(folder: Path) -> set[str]:
    cited: set[str] = set()
    for path in folder.glob("*.py"):
        cited |= set(CITATION.findall(path.read_text(encoding="utf-8")))
    return cited


def faults(game: Path) -> list[str]:
    rules = numbered(game / "RULES.md") | numbered(game / "RULINGS.md")
    tests = cited_by_tests(ROOT / "tests" / "games" / game.name)
    sources = cited_by_sources(game)
    found = [f"{game.name}: no test cites {number}" for number in sorted(rules - tests)]
    found += [
        f"{game.name}: {number} is cited but is no rule"
        for number in sorted((tests | sources) - rules)
    ]
    page = (game / "RULES.md").read_text(encoding="utf-8")
    found += [
        f"{game.name}: no rule points at {number}"
        for number in sorted(numbered(game / "RULINGS.md") - set(CITATION.findall(page)))
    ]
    return found if rules else [f"{game.name}: its rules pages number nothing"]


def faults_of_numbers() -> list[str]:
    os.environ["LUDOTECA_KERNELS"] = "python"  # nothing is played here
    sys.path.insert(0, str(ROOT))
    from tools import rule_numbers, shared_numbers

    games = shared_numbers.GAMES.items()
    return [fault for name, shared in games for fault in rule_numbers.faults(name, *shared())]


def main() -> int:
    games = sorted(path.parent for path in GAMES.glob("*/game.py"))
    found = [fault for game in games for fault in faults(game)] + faults_of_numbers()
    print("\n".join(found) or f"every rule of {len(games)} games has its test and its numbers")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
