"""Letters between players as both parts of a mail show them: every line quoted, no address made into a link."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pbem.core.seats import REFEREE
from pbem.reports.briefing import Posted
from pbem.reports.columns import WIDTH, clean, width, wrap
from pbem.reports.palette import colour
from pbem.reports.texts import Catalogue

MARK = "> "
"""Stands before every line of a player's letter, so that it cannot look like a notice."""
PREVIEW = 120
"""Letters of a letter that the list of mails shows."""
REFEREES = "#1f3d5f"
"""The colour of the referee's mails."""
_INDENT = re.compile(r" *")
_LINKED = re.compile(r"(?<=:)(?=//)|(?<=www)(?=\.)|(?<=@)", re.I)
"""Where an address is parted in the page, so that no mail program makes a link of it."""


@dataclass(frozen=True)
class Quoted:
    """The words of a letter: `text` as lines of the text part, `pieces` as lines of the page, parted at links."""

    text: tuple[str, ...]
    pieces: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Shown:
    """A letter in the answer to its writer, ready to be shown."""

    to: str
    verdict: str
    where: str
    sent: bool
    told: tuple[str, ...]
    words: Quoted


def quoted(lines: Sequence[str]) -> Quoted:
    """Quote the lines of a letter."""
    plain = tuple(clean(line) for line in lines)
    return Quoted(tuple(part for line in plain for part in _marked(line)), tuple(map(_pieces, plain)))


def glimpse(lines: Sequence[str]) -> str:
    """Give what the list of mails shows of a letter: quoted there too, and without a link."""
    begun = clean(" ".join(lines))[:PREVIEW]
    return MARK + " ".join(_pieces(begun))


def _marked(line: str) -> Sequence[str]:
    """Mark a line; a long one is broken at blanks, and its indent kept."""
    if width(line) <= WIDTH - len(MARK):
        return (MARK + line,)
    indent = _INDENT.match(line)
    before = MARK + (indent[0][: WIDTH // 2] if indent else "")
    return wrap(line, before, before)


def _pieces(line: str) -> tuple[str, ...]:
    return tuple(piece for piece in _LINKED.split(line) if piece) or ("",)


def shown(letters: Sequence[Posted], trial: bool, catalogue: Catalogue) -> tuple[Shown, ...]:
    """Make the letters of a mail ready to be shown to their writer."""
    return tuple(_shown(letter, trial, catalogue) for letter in letters)


def _shown(letter: Posted, trial: bool, catalogue: Catalogue) -> Shown:
    verdict = "press-not-sent" if not letter.sent else "press-would-go" if trial else "press-sent"
    told = (*letter.told, *(() if letter.sent else (catalogue.t("press-back"),)))
    return Shown(
        to=catalogue.say(letter.to),
        verdict=catalogue.t(verdict),
        where=catalogue.t("answer-line", line=letter.line) if letter.line else "",
        sent=letter.sent,
        told=tuple(catalogue.say(words) for words in told),
        words=quoted(letter.words),
    )


def band(writer: str, paint: str = "") -> str:
    """Give the colour of a letter's head: its writer's own, and of players' never that of the referee's mails."""
    return REFEREES if writer == REFEREE else colour(paint or writer or "neutral").edge


def kind_of(writer: str) -> str:
    """Give the message that says what such a mail is."""
    return "mail-from" if writer == REFEREE else "press-between"
