"""Orders taken back by mail: all, or those of one subject, found by its short name, its name or its order's words.

Where orders are a list, a figure is the number in it: as the writer last saw it, whatever else the letter takes back.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count

from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Text, text
from pbem.language.forms.say import say
from pbem.language.words.fold import fold
from pbem.mail.commands import Found
from pbem.registry import AnyOrder, Installed
from pbem.service.orders.requests import Marked


@dataclass(frozen=True)
class Cancelled:
    """What is left of the sheet that stood and of the letter's own, and what to say; `gone`: what stood no more."""

    before: Sheet[AnyOrder]
    own: Sheet[AnyOrder]
    remarks: tuple[Text, ...] = ()
    gone: Sheet[AnyOrder] = Sheet()


@dataclass(frozen=True)
class _Order:
    """An order that may be taken back; its place tells it from another that says the same.

    `own`: it stands in the letter that takes back; `number`: its own, where orders are a list.
    """

    place: int
    written: Written[AnyOrder]
    own: bool
    number: int = 0


def names_something(installed: Installed, language: str, found: Found, standing: Sheet[AnyOrder]) -> bool:
    """Tell whether a command names an order that stands."""
    names = _Names(installed, language, _orders(installed, standing, Sheet()))
    return bool(names.fitting(names.orders, found.argument))


def cancel(
    installed: Installed, language: str, cancels: Marked, before: Sheet[AnyOrder], own: Sheet[AnyOrder]
) -> Cancelled:
    """Take back what the commands name, of the orders that stood and of those written above the command."""
    names = _Names(installed, language, _orders(installed, before, own))
    gone: frozenset[int] = frozenset()
    remarks: tuple[Text, ...] = ()
    for line, found in cancels:
        above = (one for one in names.orders if not one.own or one.written.line < line)
        named = names.fitting(tuple(one for one in above if one.place not in gone), found.argument)
        remarks = (*remarks, *names.remarks(found.argument, named))
        gone |= {one.place for one in named}
    left = [one for one in names.orders if one.place not in gone]
    lost = [one for one in names.orders if one.place in gone and not one.own]
    return Cancelled(
        before=_sheet(one for one in left if not one.own),
        own=_sheet(one for one in left if one.own),
        remarks=remarks,
        gone=_sheet(lost),
    )


def _sheet(orders: Iterable[_Order]) -> Sheet[AnyOrder]:
    return Sheet(tuple(one.written for one in orders))


def _orders(installed: Installed, before: Sheet[AnyOrder], own: Sheet[AnyOrder]) -> tuple[_Order, ...]:
    """List the orders there are; in a list, what replaces another has its number."""
    written = [(one, False) for one in before.lines] + [(one, True) for one in own.lines]
    numbers = _numbers(installed, before, own) if installed.ruleset.words.numbered else (0,) * len(written)
    return tuple(_Order(place, *one, numbers[place]) for place, one in enumerate(written))


def _numbers(installed: Installed, before: Sheet[AnyOrder], own: Sheet[AnyOrder]) -> tuple[int, ...]:
    """Give the numbers of a list: of what stood, then of the letter's own."""
    subject = installed.ruleset.words.subject
    places = {name: number for number, one in enumerate(before.lines, 1) if (name := subject(one.order))}
    fresh = count(len(before.lines) + 1)
    mine = (places.get(subject(one.order)) or next(fresh) for one in own.lines)
    return (*range(1, len(before.lines) + 1), *mine)


@dataclass(frozen=True)
class _Names:
    """What the orders there are may be called."""

    installed: Installed
    language: str
    orders: tuple[_Order, ...]

    def fitting(self, standing: tuple[_Order, ...], asked: str) -> tuple[_Order, ...]:
        """Choose the orders that are named; without a name all of them."""
        wanted = _words(asked)
        if not wanted:
            return standing
        if self.installed.ruleset.words.numbered and (listed := _listed(wanted)):
            return tuple(one for one in standing if one.number in listed)
        named = (self._subject, self._begins, self._last)
        ways = (self._begins, self._mentions, *named) if self.installed.ruleset.words.numbered else named
        found = (tuple(one for one in standing if fits(one.written, wanted)) for fits in ways)
        return next((orders for orders in found if orders), ())

    def remarks(self, asked: str, named: tuple[_Order, ...]) -> tuple[Text, ...]:
        """Say what was taken back, or that nothing of the kind stands."""
        lacking = self._lacking(asked)
        if not named:
            return lacking or (self._unknown(asked),)
        return (self._told(asked, named), *lacking)

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

    def _told(self, asked: str, gone: tuple[_Order, ...]) -> Text:
        if not _words(asked):
            return text("remark-cancelled")
        return text("remark-cancelled-these", orders=tuple(self.echo(one.written, self.language) for one in gone))

    def _unknown(self, asked: str) -> Text:
        return text("remark-cancel-unknown", what=asked) if _words(asked) else text("remark-cancel-nothing")

    def _lacking(self, asked: str) -> tuple[Text, ...]:
        listed = _listed(_words(asked)) if self.installed.ruleset.words.numbered else ()
        last = max((one.number for one in self.orders), default=0)
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
