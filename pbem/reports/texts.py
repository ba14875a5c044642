"""The catalogues: every word a player reads, in the player's language, behind one `t(id, **facts)`.

Messages are Fluent. Numbers are written plainly, a tuple is written as a list. Messages may call
`SEAT($who, case: "ins")` for the people of a colour, a tuple of colours included, `CELLS($n, case: "acc")`, and
`THROW($why)` for the reason of a throw, `NAME($city)` for a proper name in the reader's script.
What was said once is remembered, because the text part and the HTML part say the same things.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Literal, NamedTuple

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import (
    CurrentEnvironment,
    Pattern,
    ResolverEnvironment,
    TextElement,
    VariableReference,
)
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from pbem.core.board.theme import Theme
from pbem.core.problems import Defect
from pbem.core.texts import Fact, Text
from pbem.language.words import scripts
from pbem.reports.places import folder

_LONGEST = 2000
"""Fluent refuses longer pieces; a player's line may be longer."""
_REMEMBERED = 5_000
"""So many messages are kept of a language: of some 500 players, whose reports say few things in common, 10 MB."""
_REASON_WORD = re.compile(r"^((?:throw|seat)-[\w-]+) =", re.MULTILINE)
_UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Characters that are not seen but turn or hide what stands beside them; a name may hold them, a mail does not."""

_WORDS = re.compile("([ ,:-])")
"""The words of a reason, and what stands between them."""

TurnWords = Literal["missed", "rounds", "start"]
_Frozen = str | int | tuple[str | int, ...]


class _Number(int, FluentType):
    """A number that is written with plain digits; it still selects plurals."""

    def format(self, locale: object) -> str:
        """Write the digits as they are, whatever the language groups them by."""
        return str(int(self))


class _Items(str):
    """A list as one string, which still knows its items."""

    items: tuple[str | int, ...]


@lru_cache(maxsize=256)
def _parsed(source: str) -> Resource:
    """Parse a source once: the common ones are in the catalogue of every game. Nobody asks where a piece stood."""
    return FluentParser(with_spans=False).parse(source)


class _Pieces(NamedTuple):
    """A message that only sets facts among words: its pieces, and whether each is the name of a fact."""

    pieces: tuple[tuple[str, bool], ...]
    names: frozenset[str]


def _pieces(pattern: object) -> _Pieces | None:
    """Take such a message apart; None: it chooses, counts or calls, which is for Fluent to do."""
    pieces: list[tuple[str, bool]] = []
    for element in pattern.elements if isinstance(pattern, Pattern) else (None,):
        expression = getattr(element, "expression", None)
        if isinstance(element, TextElement):
            pieces.append((element.value, False))
        elif isinstance(expression, VariableReference):
            pieces.append((expression.id.name, True))
        else:
            return None
    return _Pieces(tuple(pieces), frozenset(piece for piece, fact in pieces if fact))


class Catalogue:
    """The messages of one language, and the themes of the game's boards, whose signs they explain."""

    def __init__(self, language: str, sources: tuple[str, ...], themes: tuple[Theme, ...] = ()) -> None:
        self.language = language
        self.themes = themes
        functions: dict[str, Any] = {"SEAT": self._seat, "CELLS": self._cells, "THROW": self.throw, "NAME": self._name}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for source in sources:
            self._bundle.add_resource(_parsed(source), allow_overrides=True)
        self._said: dict[tuple[str, tuple[tuple[str, _Frozen], ...]], str] = {}
        self._plain: dict[str, _Pieces | None] = {}
        self._seats: dict[tuple[str, str], str] = {}

    def has(self, id: str) -> bool:
        """Tell whether there is such a message."""
        return bool(self._bundle.has_message(id))

    def t(self, id: str, /, **facts: Fact) -> str:
        """Say a message; a missing one, or a missing fact, is a Defect."""
        return self._message(id, facts)

    def say(self, fact: Fact) -> str:
        """Say a text, write a number, join a list; a string stays as it is."""
        if isinstance(fact, Text):
            return self._message(fact.id, fact.args)
        if isinstance(fact, tuple):
            return self._list(tuple(self._freeze_one(item) for item in fact))
        words = str(fact)
        return words if words.isprintable() else _UNSEEN.sub("", words)

    def _message(self, id: str, facts: Mapping[str, Fact]) -> str:
        """Say a message, or find it said before as it is; with texts in it it can not be, for these are said first."""
        try:
            said = self._said.get((id, tuple(facts.items())))  # type: ignore[arg-type]
        except TypeError:
            said = None
        return said or self._remembered(id, tuple([(name, self._freeze(fact)) for name, fact in facts.items()]))

    def seat(self, who: str, case: str = "nom") -> str:
        """Say the people of a colour in a grammatical case: nom, gen, dat, acc, ins or loc."""
        said = self._seats.get((who, case))
        return self._seats.setdefault((who, case), self._people(who, case)) if said is None else said

    def _people(self, who: str, case: str) -> str:
        message = f"seat-{who}"
        if not self.has(message):
            raise Defect(f"no message {message} in {self.language}")
        pattern = self._bundle.get_message(message)
        return self._format(message, pattern.value if case == "nom" else pattern.attributes[case], ())

    def throw(self, why: str) -> str:
        """Say why a die was thrown, word by word, since a reason is what the throw was made from: see `reason`."""
        return "".join(self._reason_word(word) for word in _WORDS.split(str(why)))

    def _reason_word(self, word: str) -> str:
        message = next((id for id in (f"throw-{word}", f"seat-{word}") if self.has(id)), "")
        return self.t(message) if message else word

    def _freeze(self, fact: Fact) -> _Frozen:
        if isinstance(fact, tuple):
            return tuple([self._freeze_one(item) for item in fact])
        return self.say(fact) if isinstance(fact, Text) else fact

    def _freeze_one(self, fact: str | int | Text) -> str | int:
        return self.say(fact) if isinstance(fact, Text) else fact

    def _remembered(self, id: str, facts: tuple[tuple[str, _Frozen], ...]) -> str:
        key = (id, facts)
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= _REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._anew(id, facts)
        return said

    def _anew(self, id: str, facts: tuple[tuple[str, _Frozen], ...]) -> str:
        """Say a message: one of words and facts alone, as most are, without Fluent, which takes ten times as long."""
        if id not in self._plain:
            if not self.has(id):
                raise Defect(f"no message {id} in {self.language}")
            self._plain[id] = _pieces(self._bundle.get_message(id).value)
        pieces, args = self._plain[id], dict(facts)
        if pieces is None or not args.keys() >= pieces.names:
            return self._format(id, self._bundle.get_message(id).value, facts)
        said = {name: str(self._native(args[name])) for name in pieces.names}
        return "".join([said[piece] if fact else piece for piece, fact in pieces.pieces])

    def _format(self, id: str, pattern: object, facts: tuple[tuple[str, _Frozen], ...]) -> str:
        errors: list[Exception] = []
        args = {name: self._native(fact) for name, fact in facts}
        env = ResolverEnvironment(context=self._bundle, current=CurrentEnvironment(args=args), errors=errors)
        said = pattern(env) if callable(pattern) else None
        if errors or not isinstance(said, str):
            raise Defect(f"message {id} in {self.language}: {errors or 'no value'}")
        return said

    def _native(self, fact: _Frozen) -> object:
        match fact:
            case tuple():
                joined = _Items(self._list(fact))
                joined.items = fact
                return joined
            case int():
                return _Number(fact)
            case _:
                seen = fact if fact.isprintable() else _UNSEEN.sub("", fact)
                return seen if len(seen) <= _LONGEST else seen[:_LONGEST] + "…"

    def _list(self, items: tuple[str | int, ...]) -> str:
        words = [_UNSEEN.sub("", str(item)) for item in items]
        if len(words) < 2:
            return "".join(words)
        return self.t("list-and", head=", ".join(words[:-1]), last=words[-1])

    def _seat(self, who: object, case: str = "nom") -> str:
        if isinstance(who, _Items):
            return self._list(tuple(self.seat(str(item), case) for item in who.items))
        return self.seat(str(who), case)

    def _name(self, of: object) -> str:
        return scripts.shown(str(of), self.language)

    def _cells(self, count: int, case: str = "nom") -> str:
        return self.t(f"cells-{case}", count=int(count))


@lru_cache(maxsize=256)
def catalogue(language: str, *sources: str, themes: tuple[Theme, ...] = ()) -> Catalogue:
    """Give the catalogue of a language made of those sources; a later source overrides an earlier one."""
    return Catalogue(language, sources, themes)


@cache
def common(language: str) -> tuple[str, ...]:
    """Read the sources every game shares: `templates/locale/<language>/*.ftl`."""
    files = sorted((folder("templates") / "locale" / language).glob("*.ftl"))
    if not files:
        raise FileNotFoundError(f"no catalogues for the language {language!r}")
    return tuple(file.read_text("utf-8") for file in files)


@cache
def _reason_words() -> Mapping[str, str]:
    """Give the words of reasons as they were thrown for, by how each language says them."""
    said: dict[str, str] = {}
    for file in sorted((folder("templates") / "locale").iterdir()):
        words = catalogue(file.name, *common(file.name))
        ids = (found[1] for source in common(file.name) for found in _REASON_WORD.finditer(source))
        said |= {words.t(id): id.partition("-")[2] for id in ids}
    return said


def reason(told: str) -> str:
    """Give the reason of a throw back from how a mail told it, in whatever language."""
    return "".join(_reason_words().get(word, word) for word in _WORDS.split(told))


@cache
def _of_turns(language: str, name: str) -> str:
    """Read messages that call turns something else: `templates/locale/<language>/turns/<name>.ftl`."""
    return (folder("templates") / "locale" / language / "turns" / f"{name}.ftl").read_text("utf-8")


def wording(
    language: str, extra: Mapping[str, str] | None = None, *turns: TurnWords, themes: tuple[Theme, ...] = ()
) -> Catalogue:
    """Give the common catalogue, with a game's own source of that language when there is one, and its themes.

    `turns`: what else is said of turns. `missed`: rounds are counted; `rounds`: a turn is a round and called so;
    `start`: the turn comes before the start.
    """
    own = (extra or {}).get(language)
    called = [_of_turns(language, name) for name in turns]
    return catalogue(language, *common(language), *called, *([own] if own else []), themes=themes)
