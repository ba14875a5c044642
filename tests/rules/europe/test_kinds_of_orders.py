"""A new kind of order that is forgotten somewhere is an error of mypy, not a KeyError at the deadline.

`mypy --strict` runs over the whole project anyway; it names every place where a kind is missing, as long as no place
lets unknown kinds through. So this reads the game with `ast`: a match over orders ends in `assert_never`, and no table
is kept by their classes. It costs no second run of mypy.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from pbem.rulesets import europe
from pbem.rulesets.europe import orders

GAME = Path(europe.__file__).parent
KINDS = {name for name, value in vars(orders).items() if isinstance(value, type) and hasattr(value, "kind")}


def silent(tree: ast.AST) -> Iterator[int]:
    """Give the lines where an unknown kind of order would pass without a word."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Match) and named(node) & KINDS:
            last = node.cases[-1]
            anything = isinstance(last.pattern, ast.MatchAs) and (last.pattern.name is None) and not last.guard
            if anything and "assert_never" not in ast.unparse(last):
                yield last.pattern.lineno
        elif isinstance(node, ast.Dict):
            kinds = [key for key in node.keys if isinstance(key, ast.Name) and key.id in KINDS]
            yield from [kinds[0].lineno] if kinds else []


def named(match: ast.Match) -> set[str]:
    """List the classes the cases of a match name."""
    patterns = (node for case in match.cases for node in ast.walk(case.pattern))
    return {ast.unparse(node.cls) for node in patterns if isinstance(node, ast.MatchClass)}


def test_no_place_lets_an_unknown_kind_through() -> None:
    """The one exception raises: a decree the referee cannot give is refused."""
    found = {
        f"{path.relative_to(GAME)}:{line}"
        for path in GAME.rglob("*.py")
        for line in silent(ast.parse(path.read_text("utf-8")))
        if path.relative_to(GAME) != Path("referee/decrees.py")
    }
    assert found == set()


@pytest.mark.parametrize(
    "source",
    [
        "match order:\n    case Draft():\n        pass\n    case _:\n        pass",
        "TABLE = {Draft: 1, Move: 2}",
    ],
)
def test_a_silent_place_is_found(source: str) -> None:
    assert list(silent(ast.parse(source))) != []
