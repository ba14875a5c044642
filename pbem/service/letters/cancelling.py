"""Orders taken back by mail: all, or those of one subject, found by its short name, its name or its order's words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Text, text
from pbem.language.fold import fold
from pbem.language.say import say
from pbem.mail.commands import Found
from pbem.registry import Installed
from pbem.service.letters.requests import Marked


@dataclass(frozen=True)
class Cancelled:
    """What is left of the sheet that stood and of the letter's own, and what to say."""

    before: Sheet[Any]
    own: Sheet[Any]
    remarks: tuple[Text, ...] = ()


def names_something(installed: Installed, language: str, found: Found, standing: Sheet[Any]) -> bool:
    """Tell whether a command names an order that stands."""
    return bool(_Names(installed, language).fitting(standing.lines, found.argument))


def cancel(installed: Installed, language: str, cancels: Marked, before: Sheet[Any], own: Sheet[Any]) -> Cancelled:
    """Take back what the commands name, of the orders that stood and of those written above the command."""
    left = Cancelled(before, own)
    for line, found in cancels:
        left = _one(_Names(installed, language), line, found, left)
    return left


def _one(names: _Names, line: int, found: Found, left: Cancelled) -> Cancelled:
    """Carry out one command."""
    gone = names.fitting((*left.before.lines, *_above(left.own, line)), found.argument)
    if not gone:
        return Cancelled(left.before, left.own, (*left.remarks, names.unknown(found.argument)))
    said = names.told(found.argument, (one for one in (*left.before.lines, *left.own.lines) if id(one) in gone))
    return Cancelled(_without(left.before, gone), _without(left.own, gone), (*left.remarks, said))


def _above(own: Sheet[Any], line: int) -> tuple[Written[Any], ...]:
    return tuple(one for one in own.lines if one.line < line)


def _without(sheet: Sheet[Any], gone: set[int]) -> Sheet[Any]:
    return Sheet(tuple(one for one in sheet.lines if id(one) not in gone))


@dataclass(frozen=True)
class _Names:
    """What orders may be called."""

    installed: Installed
    language: str

    def fitting(self, standing: tuple[Written[Any], ...], asked: str) -> set[int]:
        """Give the identities of the orders that are named; without a name all of them."""
        wanted = _words(asked)
        if not wanted:
            return {id(one) for one in standing}
        ways = (self._subject, self._begins, self._last)
        found = ({id(one) for one in standing if fits(one, wanted)} for fits in ways)
        return next((gone for gone in found if gone), set())

    def _subject(self, one: Written[Any], wanted: list[str]) -> bool:
        """Tell whether an order's subject is named: `army 3`, or `3` alone."""
        subject = self.installed.ruleset.subject(one.order)
        return wanted in (_words(subject), _words(subject.partition(" ")[2]))

    def _begins(self, one: Written[Any], wanted: list[str]) -> bool:
        """Tell whether an order begins with these words, in any language: `capital`."""
        said = (_words(self.echo(one, language)) for language in self.installed.lexicons)
        return any(words[: len(wanted)] == wanted for words in said)

    def _last(self, one: Written[Any], wanted: list[str]) -> bool:
        """Tell whether `отряд 3` names it: the last word is its short name, the others have no figures."""
        name = self.installed.ruleset.subject(one.order).partition(" ")[2]
        return bool(name) and wanted[-1] == fold(name) and len(wanted) <= 3 and not any(map(_figures, wanted[:-1]))

    def echo(self, one: Written[Any], language: str) -> str:
        """Say an order."""
        return say(self.installed.ruleset.phrase(one.order), self.installed.lexicons[language])

    def told(self, asked: str, gone: Iterable[Written[Any]]) -> Text:
        """Say what was taken back."""
        if not _words(asked):
            return text("remark-cancelled")
        return text("remark-cancelled-these", orders=tuple(self.echo(one, self.language) for one in gone))

    def unknown(self, asked: str) -> Text:
        """Say that nothing of the kind stands."""
        return text("remark-cancel-unknown", what=asked) if _words(asked) else text("remark-cancel-nothing")


def _words(named: str) -> list[str]:
    return fold(named.strip(" .!,#")).replace(":", " ").replace(",", " ").split()


def _figures(word: str) -> bool:
    return any(sign.isdigit() for sign in word)
