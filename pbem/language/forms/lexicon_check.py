"""How a lexicon's TOML has to be written: tables and lists where they are wanted, and no entry that says nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

Toml = Mapping[str, Any]
"""A lexicon as it is written; `check` tells whether tables and lists are where they are wanted."""
_TABLES = (
    "words",
    "names",
    "groups",
    "forms",
    "numbers",
    "endings",
    "cases",
    "terms",
    "labels",
    "blocks",
    "frames",
    "verbs",
    "things",
    "items",
)
_OF_TABLES = ("names", "blocks", "frames", "things")
_OF_LISTS = ("groups", "forms", "numbers", "labels", "verbs")
_LISTS = ("proper", "fillers", "end", "headings", "comment_signs", "capitals")
_WHOLE = frozenset({"fillers", "end", "headings", "labels", "verbs"})
"""Looked up as they are: a star has no meaning there."""


def check(data: Toml) -> None:
    """Refuse what is not written as a lexicon is; the ValueError names every such place."""
    if wrong := tuple(_faults(data)):
        raise ValueError("; ".join(wrong))


def _faults(data: Toml) -> Iterator[str]:
    tables = {name: data.get(name, {}) for name in _TABLES}
    if crooked := [name for name, table in tables.items() if not isinstance(table, dict)]:
        yield from (f"{name}: a table is wanted, [{name}]" for name in crooked)
        return
    for name in _OF_TABLES:
        for key, table in tables[name].items():
            if not isinstance(table, dict):
                yield f"{name}.{key}: a table is wanted, [{name}.{key}]"
    for name in _OF_LISTS:
        for key, entries in tables[name].items():
            yield from _of_list(f"{name}.{key}", entries, name in _WHOLE)
    for name in _LISTS:
        yield from _of_list(name, data.get(name, []), name in _WHOLE)
    yield from _of_list("endings.names", tables["endings"].get("names", []), False)
    for swap in tables["endings"].get("swaps", []):
        if not isinstance(swap, list) or len(swap) != 2 or not str(swap[0]):
            yield f"endings.swaps: {swap!r} is not an ending and what it may be, ['ek', 'k']"
    for key, block in tables["blocks"].items():
        if isinstance(block, dict):
            yield from _of_list(f"blocks.{key}.end", block.get("end", []), True)


def _of_list(place: str, entries: object, whole: bool) -> Iterator[str]:
    if not isinstance(entries, list):
        yield f"{place}: a list is wanted, [{entries!r}]"
        return
    for entry in map(str, entries):
        if not entry.strip():
            yield f"{place}: {entry!r} is empty"
        elif whole and "*" in entry:
            yield f"{place}: {entry!r} is read as it is written, without *"
