"""Types say what things are: `Any` stands where nothing else can, and seldom."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pbem

PACKAGE = Path(pbem.__file__).parent
MOST = 90
"""So many stand there, mostly where a library or the reflection of types gives no better one; fewer is better."""


def named(path: Path) -> int:
    """Count the places of a module that name `Any`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return sum(isinstance(node, ast.Name) and node.id == "Any" for node in ast.walk(tree))


def test_few_things_are_of_any_type() -> None:
    counted = Counter({path.relative_to(PACKAGE).as_posix(): named(path) for path in PACKAGE.rglob("*.py")})
    assert counted.total() <= MOST, f"{counted.total()}, most of them in {counted.most_common(10)}"
