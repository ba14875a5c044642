"""What a lexicon's TOML says, put together from one or more texts and made ready for use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from pbem.language.forms.grammar import Grammar, Material
from pbem.language.forms.lexicon_check import Toml
from pbem.language.forms.notation import Sequence, read
from pbem.language.words.atoms import Atom, Atoms
from pbem.language.words.fold import fold
from pbem.language.words.frames import Entry as FrameEntry
from pbem.language.words.frames import entries
from pbem.language.words.inflect import Table
from pbem.language.words.tokens import patterns

Ways = tuple[tuple[str, ...], ...]

GAP = "…"
"""Stands for any words between two of a block's first line."""


@dataclass(frozen=True)
class Entry:
    """One thing of a lexicon: how it is said in each case (`nom` when none is asked for), and the ways to write it."""

    said: Mapping[str, str]
    texts: tuple[str, ...]
    ways: Ways


@dataclass(frozen=True)
class Block:
    """An order over several lines: how its first one begins (`…`: any words between), what kind the others are, and
    the words that close it besides those that end a letter; `free` begins a line of free words. The first line of one
    that is headed `alone` holds nothing else, and an empty line behind its other lines closes it.
    """

    begins: Ways
    lines: str
    ends: frozenset[str]
    free: str = ""
    alone: bool = False


@dataclass(frozen=True, eq=False)
class Lexicon:
    """The language of one game in one tongue. `known` is scratch: what words were found to be, kept for speed."""

    language: str
    words: Mapping[str, Entry]
    tables: Mapping[str, Mapping[str, Entry]]
    groups: Mapping[str, tuple[str, ...]]
    forms: Mapping[str, tuple[Sequence, ...]]
    proper: tuple[str, ...]
    line: Sequence
    cases: Mapping[str, str]
    fillers: frozenset[str]
    ends: frozenset[str]
    endings: frozenset[str]
    swaps: tuple[tuple[str, str], ...]
    grammar: Grammar
    values: Mapping[int, int]
    atoms: tuple[Atom, ...]
    blocks: tuple[Block, ...] = ()
    comment_signs: tuple[str, ...] = ()
    """Signs after which the rest of a line may be a remark to oneself."""
    labels: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The letters before the number of a thing (`u1`), by what it is; the first are said."""
    lettered: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """What letters before a number may stand for."""
    headings: frozenset[str] = frozenset()
    """What may stand above lines of orders and says nothing (`commands for round 5:`), without numbers."""
    frames: Toml = field(default_factory=dict)
    """How the language is written around orders; empty: lines are read by forms only."""
    listed: tuple[FrameEntry, ...] = ()
    """The words of the frames, and the verbs and things of the game."""
    items: Toml = field(default_factory=dict)
    """The concepts of the game, and what fills them."""
    inflected: Table = field(default_factory=dict)
    """All forms of those words, made beforehand."""
    known: dict[Any, Any] = field(default_factory=dict)

    def case(self, entry: Entry, case: str) -> str:
        """Say an entry in a case; a case it does not have falls back to a like one, at last to the first form."""
        while case and case not in entry.said:
            case = self.cases.get(case, "")
        return entry.said[case or "nom"]


def bind(data: Toml) -> Lexicon:
    """Make the lexicon of what was read; a ValueError says what is wrong."""
    words = {name: _entry(f"words.{name}", value) for name, value in data.get("words", {}).items()}
    tables = {
        table: {key: _entry(f"names.{table}.{key}", value) for key, value in listed.items()}
        for table, listed in data.get("names", {}).items()
    }
    texts: Mapping[str, list[str]] = data.get("forms", {})
    forms = {kind: tuple(read(form.removeprefix("=")) for form in forms) for kind, forms in texts.items()}
    heard = {kind: tuple(read(form) for form in forms if form[:1] != "=") for kind, forms in texts.items()}
    endings, atoms = data.get("endings", {}), Atoms()
    proper = tuple(data.get("proper", ()))
    values = _values(data.get("numbers", {}), atoms)
    labels = {str(kind): tuple(map(str, letters)) for kind, letters in data.get("labels", {}).items()}
    material = Material(
        words=_ways_of(words),
        tables={table: _ways_of(entries) for table, entries in tables.items()},
        groups=_groups(data),
        forms=heard,
        proper=proper,
        labels=frozenset(labels),
        shown=_shown(words, tables),
        capitals=_folded(data.get("capitals", ())),
    )
    grammar = Grammar(material, atoms, values, _plain(data, "terms"))
    return Lexicon(
        language=str(data.get("language", "")),
        words=words,
        tables=tables,
        groups=material.groups,
        forms=forms,
        proper=proper,
        line=read(data.get("line", "{orders:order / ;} [;]")),
        cases=_plain(data, "cases"),
        fillers=_folded(data.get("fillers", ())),
        ends=_folded(data.get("end", ())),
        endings=_folded(endings.get("names", ())),
        swaps=tuple((fold(before), fold(after)) for before, after in endings.get("swaps", ())),
        grammar=grammar,
        values=values,
        atoms=(),
        blocks=tuple(_block(name, value) for name, value in data.get("blocks", {}).items()),
        comment_signs=tuple(map(str, data.get("comment_signs", ()))),
        labels=labels,
        lettered=_lettered(labels),
        headings=_folded(data.get("headings", ())),
        frames=data.get("frames", {}),
        listed=entries(data["frames"], data.get("verbs", {}), data.get("things", {})) if data.get("frames") else (),
        items=data.get("items", {}),
    )


def _groups(data: Toml) -> dict[str, tuple[str, ...]]:
    return {name: tuple(kinds) for name, kinds in data.get("groups", {}).items()}


def _plain(data: Toml, table: str) -> dict[str, str]:
    """Read a table of words."""
    return {str(key): str(value) for key, value in data.get(table, {}).items()}


def _ways_of(entries: Mapping[str, Entry]) -> Mapping[str, Ways]:
    return {key: entry.ways for key, entry in entries.items()}


def _shown(words: Mapping[str, Entry], tables: Mapping[str, Mapping[str, Entry]]) -> Mapping[str, tuple[str, ...]]:
    """Give what is shown of each word, and of each name under its table."""
    names = {f"{table}:{key}": entry.texts for table, entries in tables.items() for key, entry in entries.items()}
    return {name: entry.texts for name, entry in words.items()} | names


def _entry(place: str, value: object) -> Entry:
    """Read a list of ways to say something, the first of them said, or a table of cases with further ways in `also`."""
    if isinstance(value, list) and value:
        texts = tuple(map(str, value))
        return Entry({"nom": texts[0]}, texts, _ways(place, texts))
    if not isinstance(value, dict) or not isinstance(value.get("nom"), str):
        raise ValueError(f"{place}: a list of words, or a table with `nom`, is wanted")
    said = {str(case): str(text) for case, text in value.items() if case != "also"}
    also = value.get("also", [])
    if not isinstance(also, list):
        raise ValueError(f"{place}: `also` is a list of words")
    texts = (*said.values(), *map(str, also))
    return Entry(said, texts, _ways(place, texts))


def _block(name: str, value: Toml) -> Block:
    """Read how an order over several lines begins, what its lines are and how it ends."""
    if not isinstance(value.get("begin"), list) or not isinstance(value.get("lines"), str):
        raise ValueError(f"blocks.{name}: `begin`, a list of first lines, and `lines`, a kind of order, are wanted")
    begins = tuple(
        tuple(part for word in str(entry).split() for part in _opening(name, word)) for entry in value["begin"]
    )
    if not begins or not all(begins) or any(way[0] == GAP for way in begins):
        raise ValueError(f"blocks.{name}: a first line begins with a word")
    free, alone = str(value.get("free", "")), bool(value.get("alone", False))
    return Block(begins, str(value["lines"]), _folded(value.get("end", ())), free, alone)


def _opening(block: str, word: str) -> tuple[str, ...]:
    return (GAP,) if word == GAP else _patterns(f"blocks.{block}", word)


def _patterns(place: str, entry: str) -> tuple[str, ...]:
    """Cut an entry into patterns; what is wrong with it is told with its place."""
    try:
        return patterns(entry)
    except ValueError as wrong:
        raise ValueError(f"{place}: {wrong}") from None


def _ways(place: str, entries: Iterable[str]) -> Ways:
    """Cut entries into patterns; a hyphen inside one may be left out."""
    found: dict[tuple[str, ...], None] = {}
    for entry in entries:
        way = _patterns(place, entry)
        if not way:
            raise ValueError(f"{place}: {entry!r} is nothing a player can write")
        found[way] = None
        if len(way) > 1 and "-" in way:
            found[tuple(part for part in way if part != "-")] = None
    return tuple(found)


def _values(numbers: Mapping[str, Iterable[str]], atoms: Atoms) -> dict[int, int]:
    """Read the number words; one word for two numbers is a ValueError."""
    values: dict[int, int] = {}
    for digits, written in numbers.items():
        if not digits.isdigit():
            raise ValueError(f"numbers.{digits}: a number in digits is wanted")
        for entry in written:
            for pattern in _patterns(f"numbers.{digits}", entry):
                atom = atoms.add(pattern, "number")
                if values.setdefault(atom, int(digits)) != int(digits):
                    raise ValueError(f"numbers: {entry!r} is both {values[atom]} and {digits}")
    return values


def _lettered(labels: Mapping[str, tuple[str, ...]]) -> dict[str, frozenset[str]]:
    """Turn the table of labels round: what letters may stand for."""
    letters = {fold(text) for texts in labels.values() for text in texts}
    return {
        text: frozenset(kind for kind, texts in labels.items() if text in map(fold, texts)) for text in sorted(letters)
    }


def _folded(entries: Iterable[str]) -> frozenset[str]:
    return frozenset(fold(str(entry)) for entry in entries)
