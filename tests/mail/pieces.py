"""Pieces of text drawn from every pattern that letters are read with: what it matches, and what it begins to match."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from re import _constants as kinds  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from types import ModuleType
from typing import Any

import pbem

ROOMS = ("mail", "language", "service", "rulesets", "core", "registry")
"""The packages through which a letter goes."""

MOST = 14
"""Pieces of one pattern."""

REPEATED = 2
LIBRARY = frozenset(
    f"re.{name}" for name in ("sub", "subn", "split", "match", "search", "fullmatch", "findall", "finditer")
)
FOLDER = Path(pbem.__file__).parent


@dataclass(frozen=True)
class Use:
    """A pattern, its flags, and how it is asked: `match`, `fullmatch`, or `search` for all others."""

    pattern: str | bytes
    flags: int = re.I
    asked: frozenset[str] = frozenset({"fullmatch"})

    @property
    def text(self) -> str:
        """The pattern as letters."""
        return self.pattern if isinstance(self.pattern, str) else self.pattern.decode("latin-1")


Patterns = dict[str, Use]
Item = tuple[Any, Any]
"""What `re` makes of a piece of a pattern: its kind, and what belongs to that kind."""

WORD = "word"


@cache
def patterns() -> Patterns:
    """Collect the patterns by the place they stand at, each once."""
    found = {**_compiled(), **_written(), **_listed()}
    each = {(use.pattern, use.asked): place for place, use in found.items()}
    return {place: found[place] for place in each.values()}


def _modules() -> Iterator[str]:
    names = (one.name for one in pkgutil.walk_packages(pbem.__path__, "pbem."))
    return (name for name in names if name.split(".")[1] in ROOMS)


def _compiled() -> Patterns:
    """Find the patterns that are values of modules, and how those modules ask them."""
    modules = [(name, importlib.import_module(name)) for name in _modules()]
    return {
        f"{name}.{key}[{at}]": Use(one.pattern, one.flags & ~re.U, _asked(module, key))
        for name, module in modules
        for key, value in vars(module).items()
        for at, one in enumerate(_inside(value))
    }


def _asked(module: ModuleType, key: str) -> frozenset[str]:
    """Find how a pattern is asked in its module; where that does not say it, in every way."""
    found = re.findall(rf"\b{key}\.(\w+)\b", inspect.getsource(module))
    return frozenset(map(_way, found)) or frozenset({"match", "search"})


def _way(method: str) -> str:
    return method if method in {"match", "fullmatch"} else "search"


def _inside(value: object) -> Iterator[re.Pattern[str] | re.Pattern[bytes]]:
    if isinstance(value, re.Pattern):
        yield value
    elif isinstance(value, dict):
        yield from _inside(tuple(value.values()))
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _inside(one)


def _written() -> Patterns:
    """Find the patterns that are written where they are used."""
    return {
        f"{path.relative_to(FOLDER)}:{call.lineno}": Use(said, 0, frozenset({_way(call.func.attr)}))
        for room in ROOMS
        for path in sorted((FOLDER / room).rglob("*.py"))
        if any(f"{one}(" in (source := path.read_text("utf-8")) for one in LIBRARY)
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.args
        if ast.unparse(call.func) in LIBRARY
        for said in [getattr(call.args[0], "value", None)]
        if isinstance(said, str | bytes)
    }


def _listed() -> Patterns:
    """Find the habits of mail programs and of courtesy; their lines have a limit of length."""
    return {
        f"{path.name} {key} {at}": Use(said)
        for path in sorted((FOLDER / "mail" / "words" / "patterns").glob("*.toml"))
        for key, entries in tomllib.loads(path.read_text("utf-8")).items()
        for at, said in enumerate(entries)
    }


@cache
def pieces(use: Use) -> tuple[str, ...]:
    """Draw what a pattern matches, and what it matches a part of, up to each of its items."""
    items = _worded(_flat(list(parser.parse(use.text, use.flags))))
    drawn = [_drawn([one], 1) for one in items]
    drawn += [_drawn(branch) for branch in _branches(items)]
    drawn += [_drawn(items[:stop]) for stop in range(2, len(items) + 1)]
    drawn.append(_drawn(items, REPEATED))
    each = [one for one in dict.fromkeys(drawn) if one]
    return tuple(each[:: max(1, -(-len(each) // MOST))])


def _flat(items: list[Item]) -> Iterator[Item]:
    """Walk over the items of a sequence, those of groups instead of the groups."""
    for kind, said in items:
        if kind is kinds.SUBPATTERN:
            yield from _flat(list(said[3]))
        elif kind is kinds.ATOMIC_GROUP:
            yield from _flat(list(said))
        else:
            yield kind, said


def _worded(items: Iterator[Item]) -> list[Item]:
    """Take letters that follow each other for one item."""
    found: list[Item] = []
    for kind, said in items:
        if kind is kinds.LITERAL and found and found[-1][0] is WORD:
            found[-1] = (WORD, f"{found[-1][1]}{chr(said)}")
        else:
            found.append((WORD, chr(said)) if kind is kinds.LITERAL else (kind, said))
    return found


def _branches(items: list[Item]) -> Iterator[list[Item]]:
    for kind, said in items:
        if kind is kinds.BRANCH:
            for branch in said[1]:
                yield list(branch)
                yield from _branches(list(_flat(list(branch))))
        elif kind in _REPEATS:
            yield from _branches(list(_flat(list(said[2]))))


_REPEATS = (kinds.MAX_REPEAT, kinds.MIN_REPEAT, kinds.POSSESSIVE_REPEAT)
_OF_A_KIND = {
    kinds.CATEGORY_DIGIT: "1",
    kinds.CATEGORY_NOT_DIGIT: "a",
    kinds.CATEGORY_SPACE: " ",
    kinds.CATEGORY_NOT_SPACE: "a",
    kinds.CATEGORY_WORD: "a",
    kinds.CATEGORY_NOT_WORD: "-",
}
_ANY = "a 1-A<>\"'(\t.ж\n"


def _drawn(items: list[Item], times: int = 0) -> str:
    return "".join(_draw(kind, said, times) for kind, said in items)


def _draw(kind: Any, said: Any, times: int) -> str:
    """Write the shortest text for an item; `times` repeats what may be left out or repeated so often."""
    if kind in (kinds.LITERAL, WORD):
        return str(said) if kind is WORD else chr(said)
    if kind is kinds.BRANCH:
        return _drawn(list(said[1][0]), times)
    if kind in _REPEATS:
        least, most, inner = said
        return _drawn(list(inner), times) * int(min(max(least, times), most, 40))
    if kind in (kinds.SUBPATTERN, kinds.ATOMIC_GROUP):
        return _drawn(list(said[3] if kind is kinds.SUBPATTERN else said), times)
    return next((sign for sign in _ANY if _fits(kind, said, sign)), "") if kind in _CHOICES else ""


_CHOICES = (kinds.IN, kinds.NOT_LITERAL, kinds.ANY)


def _fits(kind: Any, said: Any, sign: str) -> bool:
    """Tell whether a sign is one of those an item allows."""
    if kind is kinds.ANY:
        return sign != "\n"
    if kind is kinds.NOT_LITERAL:
        return bool(ord(sign) != said)
    hits = [_one_of(inner, value, sign) for inner, value in said if inner is not kinds.NEGATE]
    return any(hits) != bool(said[0][0] is kinds.NEGATE)


def _one_of(kind: Any, value: Any, sign: str) -> bool:
    if kind is kinds.RANGE:
        return bool(value[0] <= ord(sign) <= value[1])
    if kind is kinds.LITERAL:
        return bool(ord(sign) == value)
    return re.match(_CATEGORY[value], sign) is not None


_CATEGORY = {
    kinds.CATEGORY_DIGIT: r"\d",
    kinds.CATEGORY_NOT_DIGIT: r"\D",
    kinds.CATEGORY_SPACE: r"\s",
    kinds.CATEGORY_NOT_SPACE: r"\S",
    kinds.CATEGORY_WORD: r"\w",
    kinds.CATEGORY_NOT_WORD: r"\W",
}
