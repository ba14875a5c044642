"""Orders taken back by mail: all, or those of one subject, found by its short name, its name or its order's words.

Where orders are a list, a figure is the number in it: as the writer last saw it, whatever else the letter takes back.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Text, text
from pbem.language.fold import fold
from pbem.language.say import say
from pbem.mail.commands import Found
from pbem.registry import AnyOrder, Installed
from pbem.service.orders.requests import Marked


@dataclass(frozen=True)
class Cancelled:
    """What is left of the sheet that stood and of the letter's own, and what to say."""

    before: Sheet[AnyOrder]
    own: Sheet[AnyOrder]
    remarks: tuple[Text, ...] = ()


def names_something(installed: Installed, language: str, found: Found, standing: Sheet[AnyOrder]) -> bool:
    """Tell whether a command names an order that stands."""
    names = _Names(installed, language, _numbered(installed, standing, Sheet()))
    return bool(names.fitting(standing.lines, found.argument))


def cancel(
    installed: Installed, language: str, cancels: Marked, before: Sheet[AnyOrder], own: Sheet[AnyOrder]
) -> Cancelled:
    """Take back what the commands name, of the orders that stood and of those written above the command."""
    left, names = Cancelled(before, own), _Names(installed, language, _numbered(installed, before, own))
    for line, found in cancels:
        left = _one(names, line, found, left)
    return left


def _numbered(installed: Installed, before: Sheet[AnyOrder], own: Sheet[AnyOrder]) -> dict[int, int]:
    """Give the numbers of a list by the identities of its orders: what replaces another has its number."""
    if not installed.ruleset.words.numbered:
        return {}
    numbers = {id(one): number for number, one in enumerate(before.lines, 1)}
    subject = installed.ruleset.words.subject
    places = {name: number for number, one in enumerate(before.lines, 1) if (name := subject(one.order))}
    last = len(before.lines)
    for one in own.lines:
        place = places.get(subject(one.order), 0)
        last += not place
        numbers[id(one)] = place or last
    return numbers


def _one(names: _Names, line: int, found: Found, left: Cancelled) -> Cancelled:
    """Carry out one command."""
    gone = names.fitting((*left.before.lines, *_above(left.own, line)), found.argument)
    lacking = names.lacking(found.argument)
    if not gone:
        return Cancelled(left.before, left.own, (*left.remarks, *(lacking or (names.unknown(found.argument),))))
    said = names.told(found.argument, (one for one in (*left.before.lines, *left.own.lines) if id(one) in gone))
    return Cancelled(_without(left.before, gone), _without(left.own, gone), (*left.remarks, said, *lacking))


def _above(own: Sheet[AnyOrder], line: int) -> tuple[Written[AnyOrder], ...]:
    return tuple(one for one in own.lines if one.line < line)


def _without(sheet: Sheet[AnyOrder], gone: set[int]) -> Sheet[AnyOrder]:
    return Sheet(tuple(one for one in sheet.lines if id(one) not in gone))


@dataclass(frozen=True)
class _Names:
    """What orders may be called; `numbers` are those of a list, by the identities of its orders."""

    installed: Installed
    language: str
    numbers: Mapping[int, int] = field(default_factory=dict)

    def fitting(self, standing: tuple[Written[AnyOrder], ...], asked: str) -> set[int]:
        """Give the identities of the orders that are named; without a name all of them."""
        wanted = _words(asked)
        if not wanted:
            return {id(one) for one in standing}
        if self.installed.ruleset.words.numbered and (listed := _listed(wanted)):
            return {id(one) for one in standing if self.numbers.get(id(one)) in listed}
        named = (self._subject, self._begins, self._last)
        ways = (self._begins, self._mentions, *named) if self.installed.ruleset.words.numbered else named
        found = ({id(one) for one in standing if fits(one, wanted)} for fits in ways)
        return next((gone for gone in found if gone), set())

    def _subject(self, one: Written[AnyOrder], wanted: list[str]) -> bool:
        """Tell whether an order's subject is named: `army 3`, or `3` alone."""
        subject = self.installed.ruleset.words.subject(one.order)
        return wanted in (_words(subject), _words(subject.partition(" ")[2]))

    def _begins(self, one: Written[AnyOrder], wanted: list[str]) -> bool:
        """Tell whether an order begins with these words, in any language: `capital`."""
        said = (_words(self.echo(one, language)) for language in self.installed.lexicons)
        return any(words[: len(wanted)] == wanted for words in said)

    def _mentions(self, one: Written[AnyOrder], wanted: list[str]) -> bool:
        """Tell whether an order names the thing, in any language: `u1`, or `unit 1`."""
        said = (_words(self.echo(one, language)) for language in self.installed.lexicons)
        short = [wanted[0][0] + wanted[1]] if len(wanted) == 2 and wanted[1].isdigit() else wanted
        return any(_within(words, wanted) or _within(words, short) for words in said)

    def _last(self, one: Written[AnyOrder], wanted: list[str]) -> bool:
        """Tell whether `отряд 3` names it: the last word is its short name, the others have no figures."""
        name = self.installed.ruleset.words.subject(one.order).partition(" ")[2]
        return bool(name) and wanted[-1] == fold(name) and len(wanted) <= 3 and not any(map(_figures, wanted[:-1]))

    def echo(self, one: Written[AnyOrder], language: str) -> str:
        """Say an order."""
        return say(self.installed.ruleset.words.phrase(one.order), self.installed.lexicons[language])

    def told(self, asked: str, gone: Iterable[Written[AnyOrder]]) -> Text:
        """Say what was taken back."""
        if not _words(asked):
            return text("remark-cancelled")
        return text("remark-cancelled-these", orders=tuple(self.echo(one, self.language) for one in gone))

    def unknown(self, asked: str) -> Text:
        """Say that nothing of the kind stands."""
        return text("remark-cancel-unknown", what=asked) if _words(asked) else text("remark-cancel-nothing")

    def lacking(self, asked: str) -> tuple[Text, ...]:
        """Say which numbers the list does not have."""
        listed = _listed(_words(asked)) if self.installed.ruleset.words.numbered else ()
        last = max(self.numbers.values(), default=0)
        lacking = tuple(str(number) for number in listed if not 1 <= number <= last)
        return (text("remark-cancel-no-number", numbers=lacking, last=last),) if lacking else ()


def _words(named: str) -> list[str]:
    return fold(named.strip(" .!,#")).replace(":", " ").replace(",", " ").split()


def _figures(word: str) -> bool:
    return any(sign.isdigit() for sign in word)


def _within(words: list[str], wanted: list[str]) -> bool:
    """Tell whether some words stand in others, one after the other."""
    places = range(len(words) - len(wanted) + 1)
    return any(words[place : place + len(wanted)] == wanted for place in places)


def _listed(wanted: list[str]) -> tuple[int, ...]:
    """Read numbers of a list: `2`, `#2 and 4`, `2-4`; nothing when other words stand there."""
    found = [_NUMBERS.fullmatch(word) for word in wanted if word.strip(".") not in _BESIDE]
    ranges = [(int(match[1]), int(match[2] or match[1])) for match in found if match]
    return () if None in found else tuple(number for low, high in ranges for number in range(low, high + 1))


_NUMBERS = re.compile(r"#?(\d{1,3})(?:[-–]#?(\d{1,3}))?")
_WORDS = """
    and & order orders number no a i příkaz příkazy rozkaz rozkazy číslo č príkaz príkazy и приказ приказы номер №
"""
_BESIDE = frozenset(fold(_WORDS).split())
"""Words beside the numbers of a list."""
