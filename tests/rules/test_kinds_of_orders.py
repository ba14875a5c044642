"""A new kind of order that is forgotten somewhere is an error of mypy, not a KeyError at the deadline.

`mypy --strict` runs over the whole project anyway; it names every place where a kind is missing, as long as no place
lets unknown kinds through. So this reads the games with `ast`: a match over kinds names all of them, and what is left
over is `assert_never` or handed on to a function that says which kinds it takes; a table by classes is a `ByKind`, no
list is kept of them, and no ladder of `isinstance` ends in a default. It costs no second run of mypy over the project,
only one over a game of forty lines.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from pbem.rulesets import campaign, dice_empires, duncan, europe
from pbem.rulesets.campaign import orders as campaign_orders
from pbem.rulesets.campaign import treaty
from pbem.rulesets.dice_empires import orders as dice_empires_orders
from pbem.rulesets.duncan import orders as duncan_orders
from pbem.rulesets.europe import orders as europe_orders

GAMES = {
    campaign: (campaign_orders, treaty),
    dice_empires: (dice_empires_orders,),
    duncan: (duncan_orders,),
    europe: (europe_orders,),
}
REFUSED = frozenset({"europe/referee/decrees.py"})
"""Where an unknown kind raises: a decree the referee cannot give is refused."""

Kinds = frozenset[str]


def silent(tree: ast.AST, kinds: Kinds) -> Iterator[int]:
    """Give the lines where an unknown kind would pass without a word."""
    returning = {id(match) for node in ast.walk(tree) for match in returned(node)}
    for node in ast.walk(tree):
        match node:
            case ast.Match() if named(node.cases, kinds) and not complete(node) and id(node) not in returning:
                yield node.cases[-1].pattern.lineno
            case ast.Dict(keys=keys) if any(name in kinds for name in names(keys)):
                yield node.lineno
            case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts) if kept(parts, kinds):
                yield node.lineno
            case ast.If(orelse=[ast.If() as other]) if asks(node.test, kinds) and asks(other.test, kinds):
                yield other.lineno
            case ast.Subscript(slice=ast.Call(func=ast.Name(id="type"))):
                yield node.lineno
            case ast.Call(func=ast.Attribute(attr="get" | "index"), args=[ast.Call(func=ast.Name(id="type")), *_]):
                yield node.lineno


def named(cases: list[ast.match_case], kinds: Kinds) -> set[str]:
    """List the kinds the cases of a match name."""
    patterns = (node for case in cases for node in ast.walk(case.pattern))
    return {ast.unparse(node.cls).rpartition(".")[2] for node in patterns if isinstance(node, ast.MatchClass)} & kinds


def complete(match: ast.Match) -> bool:
    """Tell whether what no case names never comes, or goes on to a function that takes certain kinds."""
    last = match.cases[-1]
    if not isinstance(last.pattern, ast.MatchAs) or last.pattern.pattern is not None or last.guard:
        return False
    subject = last.pattern.name or ast.unparse(match.subject)
    calls = (node for line in last.body for node in ast.walk(line) if isinstance(node, ast.Call))
    return any(subject in map(ast.unparse, call.args) for call in calls)


def returned(node: ast.AST) -> Iterator[ast.Match]:
    """Give the match a function ends with, if each case returns a value: mypy misses the return of another kind."""
    match node:
        case ast.FunctionDef(body=[*_, ast.Match() as last], returns=returns) if returns is not None:
            open_ = [case for case in last.cases if isinstance(case.pattern, ast.MatchAs) and not case.pattern.pattern]
            if not open_ and all(isinstance(case.body[-1], ast.Return | ast.Raise) for case in last.cases):
                yield last


def names(nodes: list[ast.expr | None]) -> list[str]:
    return [node.id for node in nodes if isinstance(node, ast.Name)]


def kept(parts: list[ast.expr], kinds: Kinds) -> bool:
    """Tell whether a list of kinds is kept by hand."""
    return len(kinds & set(names([*parts]))) > 1


def asks(test: ast.expr, kinds: Kinds) -> bool:
    """Tell whether a condition asks for a kind."""
    calls = (node for node in ast.walk(test) if isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance")
    return any(isinstance(node, ast.Name) and node.id in kinds for call in calls for node in ast.walk(call.args[1]))


@cache
def kinds_of(game: ModuleType) -> Kinds:
    """List the classes of a game that bear a kind."""
    return frozenset(
        name
        for module in GAMES[game]
        for name, value in vars(module).items()
        if isinstance(value, type) and hasattr(value, "kind")
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__.rpartition(".")[2])
def test_no_place_lets_an_unknown_kind_through(game: ModuleType) -> None:
    folder = Path(str(game.__file__)).parent
    found = {
        f"{path.relative_to(folder.parent)}:{line}"
        for path in folder.rglob("*.py")
        for line in silent(ast.parse(path.read_text("utf-8")), kinds_of(game))
        if str(path.relative_to(folder.parent)) not in REFUSED
    }
    assert found == set()


SILENT = [
    """
def done(order):
    match order:
        case Draft():
            return 1
        case _:
            return 0
""",
    """
def done(order) -> None:
    match order:
        case Draft():
            print("drafted")
        case Move():
            print("moved")
""",
    """
def done(order) -> int:
    match order:
        case Draft() if order.late:
            return 1
        case other:
            return late()
""",
    "TABLE = {Draft: 1, Move: 2}",
    "KNOWN = (Draft, Move)",
    "TABLE[type(order)](order)",
    "TABLE.get(type(order))",
    """
if isinstance(order, Draft):
    print("drafted")
elif isinstance(order, Move):
    print("moved")
""",
]


@pytest.mark.parametrize("source", SILENT)
def test_a_silent_place_is_found(source: str) -> None:
    assert list(silent(ast.parse(source), frozenset({"Draft", "Move"}))) != []


GAME = """
from dataclasses import dataclass
from typing import assert_never
from pbem.core.kinds import by_kind

@dataclass(frozen=True)
class Draft: ...
@dataclass(frozen=True)
class Move: ...
@dataclass(frozen=True)
class Fortify: ...

Order = Draft | Move | Fortify
"""
SPEAKING = [
    """
def price(order: Order) -> int:
    match order:
        case Draft():
            return 1
        case Move():
            return 2
""",
    """
def say(order: Order) -> None:
    match order:
        case Draft() | Move():
            print("said")
        case _:
            assert_never(order)
""",
    """
def carry_out(order: Order) -> None:
    match order:
        case Draft():
            print("drafted")
        case rest:
            go(rest)

def go(order: Move) -> None: ...
""",
    """
def drafted(price: int, order: Draft) -> int:
    return price
def marched(price: int, order: Move) -> int:
    return price
PRICES = by_kind(Draft, drafted).row(Move, marched)

def paid(order: Order) -> int:
    return PRICES.done(2, order)
""",
]


@pytest.mark.parametrize("source", [*SPEAKING, "drafts = [order for order in sheet if isinstance(order, Draft)]"])
def test_a_place_mypy_speaks_of_is_left_alone(source: str) -> None:
    """So is the choice of one kind out of many."""
    assert list(silent(ast.parse(source), frozenset({"Draft", "Move"}))) == []


def test_mypy_names_each_place_that_forgets_a_kind(tmp_path: Path) -> None:
    """A game of three kinds of orders, each of its places knows two."""
    game = tmp_path / "game.py"
    game.write_text(GAME + "".join(SPEAKING), "utf-8")
    mypy = (sys.executable, "-m", "mypy", "--strict", "--cache-dir", os.devnull, "--config-file", os.devnull)
    said = subprocess.run([*mypy, str(game)], capture_output=True, text=True, check=False).stdout
    errors = [line for line in said.splitlines() if ": error:" in line]
    assert [code.rpartition("  ")[2] for code in errors] == ["[return]", *["[arg-type]"] * 3]
    assert all("Fortify" in line for line in errors[1:])
