"""What a language is like around orders, whatever the game: the frames, and the verbs a game adds to them.

`frames/<language>.toml` and a lexicon's `[verbs]` list entries such as `vzít`, `=buďte_=tak_=hodný`, `držet_=pozici`:
a dictionary form, all forms of which are read; behind `=` a form that is read as it stands; `_` joins several words.
Behind `~` stand several ways of saying one thing (`phrasings`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from pbem.language.words.atoms import Atoms
from pbem.language.words.fold import fold
from pbem.language.words.inflect import Wanted
from pbem.language.words.memory import one_of
from pbem.language.words.phrasings import SIGN, Phrasing, phrasing
from pbem.language.words.phrasings import words as words_of
from pbem.language.words.tokens import patterns

Toml = Mapping[str, Any]

_KINDS = {
    "empty.words": ("empty", ""),
    "empty.contrast": ("contrast", ""),
    "empty.only": ("only", ""),
    "empty.be": ("be", ""),
    "wish.words": ("wish", ""),
    "wish.past": ("wish", "past"),
    "wish.request": ("wish", "request"),
    "who.number": ("numero", ""),
    "who.all": ("group", "all"),
    "who.rest": ("group", "rest"),
    "who.both": ("group", "both"),
    "who.except": ("except", ""),
    "who.range": ("range", ""),
    "who.that": ("that", ""),
    "who.nouns": ("noun", ""),
    "who.half": ("half", ""),
    "who.one": ("fellow", ""),
    "who.none": ("nobody", ""),
    "no.words": ("no", ""),
    "no.hedges": ("hedge", ""),
    "no.later": ("later", ""),
    "no.dreams": ("later", "dream"),
    "no.ask": ("ask", ""),
    "spoken.stop": ("mark", "."),
    "spoken.comma": ("mark", ","),
}
_BY_NAME = {"extreme": "extreme", "prep": "prep", "behind": "behind", "link": "", "place": "place", "verbs": "verb"}
"""Sections whose keys are what their words mean; the words of `link` are of the kind the key names."""
_COUNTED = {"who.ordinals": "ordinal", "who.units": "unit"}
"""Lists whose place is a number; `|` stands between two words for it."""
_OTHERWISE = frozenset({"told", "talk", "regular", "colloquial", "letters", "resting"})
"""Sections that say how something is told or written."""
_LISTS = 1024
"""So many lists are kept: some sixty a language, and those a campaign adds words to."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A word or several, each a dictionary form or, behind `=`, itself, or else a phrasing; what they mean."""

    words: tuple[str, ...]
    kind: str
    value: str | int
    phrasing: Phrasing = ()


def entries(frames: Toml, verbs: Mapping[str, Iterable[str]], things: Toml) -> tuple[Entry, ...]:
    """List all entries of the frames, verbs and things of a game. A ValueError says what is in no place of its own."""
    tables = [(section, name, texts) for section, table in frames.items() for name, texts in table.items()]
    read = [(section, name, tuple(texts)) for section, name, texts in tables if _is_read(section, name)]
    found = [one for place in read for one in _of(*place)]
    named = [(table, key, texts) for table, listed in things.items() for key, texts in listed.items()]
    found += [_entry(text, table, key) for table, key, texts in named for text in texts]
    return (*found, *(_said(concept, text) for concept, texts in verbs.items() for text in texts))


def _said(concept: str, text: str) -> Entry:
    """Make the entry of a concept of a game; `empty` are words that carry nothing in that game."""
    return _entry(text, "empty", "") if concept == "empty" else _entry(text, "verb", concept)


def _entry(text: str, kind: str, value: str | int) -> Entry:
    if text.startswith(SIGN):
        return Entry((), kind, value, phrasing(text.removeprefix(SIGN)))
    return Entry(words(text), kind, value)


def words(text: str) -> tuple[str, ...]:
    """Cut an entry into its words, folded; `=` stays before those read as they stand. Equal words are one in memory."""
    return tuple(map(one_of, _words(text)))


def _words(text: str) -> Iterator[str]:
    for word in text.split("_"):
        if word.startswith("="):
            yield from ("=" + part for part in patterns(word[1:]))
        else:
            yield fold(word)


def _is_read(section: str, name: str) -> bool:
    """Tell whether the words of a list are read as words of orders."""
    return section not in _OTHERWISE and (section, name) != ("no", "prefix")


@lru_cache(maxsize=_LISTS)
def _of(section: str, name: str, texts: tuple[str, ...]) -> tuple[Entry, ...]:
    """Make the entries of a list; the games of a language have the same ones."""
    place = f"{section}.{name}"
    if place in _COUNTED:
        ways = [(way, number) for number, text in enumerate(texts, 1) for way in text.split("|")]
        return tuple(_entry(way, _COUNTED[place], number) for way, number in ways)
    if section in _BY_NAME:
        kind, value = (_BY_NAME[section], name) if _BY_NAME[section] else (name, "")
    elif place in _KINDS:
        kind, value = _KINDS[place]
    else:
        raise ValueError(f"frames.{place} is nothing a language has")
    return tuple(_entry(text, kind, value) for text in texts)


def wanted(frames: Toml, listed: Iterable[Entry], atoms: Atoms) -> Wanted:
    """Tell which forms are to be made for a lexicon."""
    told = frames.get("told", {})
    return Wanted(
        lemmas=frozenset(
            word for entry in listed for word in (*entry.words, *words_of(entry.phrasing)) if word[:1] != "="
        ),
        stems=frozenset(stem for stem in atoms.stems if len(stem) > 2),
        whole=frozenset(atoms.exact),
        endings=tuple(told.get("endings", ())),
        infinitives=tuple(told.get("lemmas", ("",))),
        irregular=frozenset(map(fold, told.get("irregular", ()))),
        orders=frozenset(map(fold, told.get("orders", ()))),
        participles=tuple(told.get("participles", ())),
        prefixes=tuple(map(fold, frames.get("no", {}).get("prefix", ()))),
        regular=(
            *told.get("regular", ()),
            *(f"{ending} {forms}" for ending, forms in frames.get("regular", {}).items()),
            *(f"{ending} {changes}" for ending, changes in frames.get("colloquial", {}).items()),
        ),
    )
