"""What a letter asks for, line by line: letters to other players, orders, commands, orders taken back, a trial.

First the letters to others are taken out, with whatever they hold; then each order over several lines becomes one line,
so that its `end` does not end the letter; then the orders end with the first end word; what is left is sorted.

A line counts as a command when nothing but the command stands in it. Where the campaign's own words understand the
whole line, it is an order whatever else it may look like: `cancel alliance` is never our `cancel`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from pbem.core.problems import Problem
from pbem.language.letter import blocks
from pbem.language.words.fold import fold
from pbem.mail import commands
from pbem.mail.commands import Found
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.desk.player_letter import Missive
from pbem.service.press import letter_finder

Lines = tuple[tuple[int, str], ...]
Marked = tuple[tuple[int, Found], ...]
CANCEL, ORDERS, REPLACE, TEST = "cancel", "orders", "replace", "test"


@dataclass(frozen=True)
class Wishes:
    """What a letter asks for: `found` with the line of each (0: the subject), `lines` of orders, whether on trial.

    An order over several lines is one line with line breaks. `letters` are those to other players.
    """

    found: Marked
    lines: Lines
    trial: bool = False
    letters: tuple[Missive, ...] = ()

    @property
    def cancels(self) -> Marked:
        """List the commands that take orders back, in the order of the letter."""
        return tuple(one for one in self.found if one[1].key == CANCEL)

    @property
    def replaces(self) -> bool:
        """Tell whether the letter's orders take the place of all that stand."""
        return bool(self.lines) and any(found.key == REPLACE for _, found in self.found)

    @property
    def commands(self) -> tuple[Found, ...]:
        """List the other commands, each once; the answer to orders shows what stands, so nobody asks for it besides."""
        every = dict.fromkeys(found for _, found in self.found if found.key not in (CANCEL, REPLACE, TEST))
        return tuple(found for found in every if not (self.orders and found.key == ORDERS and not found.argument))

    @property
    def orders(self) -> bool:
        """Tell whether the letter orders something, or takes something back."""
        return bool(self.lines or self.cancels)


def wishes(desk: PlayerDesk, known: Sequence[str], stands: Callable[[Found], bool] = lambda found: False) -> Wishes:
    """Sort the lines of a letter; of commands those whose keys are `known`.

    `stands` tells that a command names an order that stands: `cancel 4711` takes the proposal of that number back.
    """
    letters, rest = letter_finder.taken(desk, desk.letter.lines, known)
    lines = tuple(_written(desk, blocks.joined(rest, desk.game.installed.lexicons, _other(known))))
    subject = commands.in_subject(desk.letter.subject)
    found: list[tuple[int, Found]] = [(0, subject)] if subject and subject.key in known else []
    found += [(number, one) for number, line in lines if (one := _command(desk, line, stands)) and one.key in known]
    taken = {number for number, _ in found}
    rest = tuple((number, line) for number, line in lines if number not in taken)
    marked = tuple((number, one) for number, one in found if not (rest and _heading(desk, number, one)))
    return Wishes(marked, rest, any(one.key == TEST for _, one in found), letters)


def _other(known: Sequence[str]) -> Callable[[str], bool]:
    """Tell a command from the lines of an order."""
    return lambda line: bool((found := commands.find(line)) and found.key in known)


def _written(desk: PlayerDesk, lines: Lines) -> Iterator[tuple[int, str]]:
    ends = {end for lexicon in desk.game.installed.lexicons.values() for end in lexicon.ends}
    for number, line in lines:
        bare = line.strip()
        if fold(bare.strip(".!").strip()) in ends:
            return
        if bare:
            yield number, line


def several(wishes: Wishes) -> dict[int, str]:
    """Give the words of the orders over several lines, by their first line."""
    return {number: blocks.shown(line) for number, line in wishes.lines if "\n" in line}


def _command(desk: PlayerDesk, line: str, stands: Callable[[Found], bool]) -> Found | None:
    """Give the command of a line which the campaign does not understand as an order."""
    found = None if "\n" in line else commands.find(line, loose=True)
    if found is None or (_ordered(desk, line) and not _brief(found, stands)):
        return None
    return replace(found, argument="") if found.argument.strip("#").lower() == desk.game.key else found


def _brief(found: Found, stands: Callable[[Found], bool]) -> bool:
    """Tell whether an order is to be taken back that is named by its short name alone: a number, or one that stands."""
    alone = found.key == CANCEL and len(found.argument.split()) == 1
    return alone and (any(sign.isdigit() for sign in found.argument) or stands(found))


def _ordered(desk: PlayerDesk, line: str) -> bool:
    """Tell whether the campaign's words understand the whole line."""
    _, read = desk.readers.read(line.strip())
    return not isinstance(read, Problem) and not read.corrections


def _heading(desk: PlayerDesk, number: int, found: Found) -> bool:
    """Tell whether `Orders` only heads the lines of orders below it."""
    if not commands.command(found.key).alone:
        return False
    headed = dict(desk.letter.lines).get(number, desk.letter.subject).rstrip().endswith(":")
    return headed or number == 0 or not found.argument


def only_orders(asked: Wishes) -> Wishes:
    """Leave out what has been served before: the letter is read a second time."""
    again = tuple(one for one in asked.found if one[1].key in (CANCEL, REPLACE))
    return replace(asked, found=again, letters=())
