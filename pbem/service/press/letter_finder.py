"""Letters to other players found in a player's mail; the rest is orders and commands.

`to green: ...` begins a letter. It ends at a line `.`, and then all within is the letter's text, whatever it looks
like. Without one it ends before the first line that is an order or a mail command to the letter: a letter cannot be
taken back, and orders must not go to the enemy. A line that is nearly an order makes the whole letter wait for its
writer. The head of another letter ends one either way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from pbem.language.words.fold import fold
from pbem.mail import commands, seat_tags
from pbem.mail.reading.letter import Letter
from pbem.service.desk import addressees
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.desk.player_letter import Ending, Missive, Whom
from pbem.service.game import games
from pbem.service.press import courtesy, order_lines, plain_text

Lines = tuple[tuple[int, str], ...]
DOT = "."
"""The line that ends a letter."""


def taken(desk: PlayerDesk, lines: Lines, known: Sequence[str] = ()) -> tuple[tuple[Missive, ...], Lines]:
    """Take the letters to others out of a mail's lines; give them, and the lines that are left.

    `lines` are those of the mail as its writer wrote them, blank ones too, before end words are looked for and orders
    over several lines are joined: inside a letter both are text. `known` are the keys of the mail commands that count.
    """
    code = answered(desk.letter)
    if not code and not any(":" in line for _, line in lines):
        return (), lines
    page = _Page(desk, _with_dots(desk, lines), frozenset(known))
    if not page.heads and not code:
        return (), lines
    found, rest = page.letters(reply=bool(code) and not page.heads)
    return tuple(found), tuple(rest)


def _with_dots(desk: PlayerDesk, lines: Lines) -> Lines:
    """Put back lines `.` that were taken for part of a sign-off."""
    return tuple(sorted((*lines, *(one for one in desk.letter.polite if one[1].strip() == DOT))))


def answered(letter: Letter) -> str:
    """Give the code of the letter between players this mail replies to; nothing when it replies to anything else.

    A code in the text counts only where no address says which seat is written to: programs drop what follows the plus.
    """
    addressed = next(filter(None, map(seat_tags.parse_press, letter.recipients)), "")
    if addressed or any(map(seat_tags.parse_address, letter.recipients)):
        return addressed
    return next(iter(seat_tags.pressed(letter.text)), "")


@dataclass(frozen=True)
class _Page:
    """The lines of a mail, and what may end a letter on it."""

    desk: PlayerDesk
    lines: Lines
    known: frozenset[str]

    @cached_property
    def heads(self) -> dict[int, addressees.Head]:
        """Find the lines that may begin a letter, by their place."""
        game = self.desk.game
        seats = game.installed.ruleset.rules.seats(games.options(game.installed, game.row))
        found = (
            (at, addressees.head(game.installed, seats, line)) for at, (_, line) in enumerate(self.lines) if ":" in line
        )
        return {at: head for at, head in found if head is not None and not self.orders.exact(at)}

    @cached_property
    def orders(self) -> order_lines.Orders:
        """Tell orders from other words."""
        return order_lines.Orders(self.desk, self.lines)

    @cached_property
    def ends(self) -> frozenset[str]:
        """List the words that end a mail's orders."""
        return frozenset(end for lexicon in self.desk.game.installed.lexicons.values() for end in lexicon.ends)

    @cached_property
    def body(self) -> int:
        """Count the lines of the mail itself: what is attached to it is never sent on."""
        text = self.desk.letter.text
        return text.rstrip("\n").count("\n") + 1 if text.strip() else 0

    def letters(self, reply: bool) -> tuple[list[Missive], list[tuple[int, str]]]:
        """Part the lines into letters and the rest."""
        found: list[Missive] = []
        rest: list[tuple[int, str]] = []
        at = 0
        if reply:
            letter, at = self._letter(-1, addressees.Head(Whom(reply=True), ""))
            found += [letter] if letter.lines else []
        while at < len(self.lines):
            if at in self.heads:
                letter, at = self._letter(at, self.heads[at])
                found.append(letter)
            elif self._closes(at):
                return found, [*rest, *self.lines[at:]]
            else:
                step = self.orders.block(at)
                rest += [one for one in self.lines[at : at + step] if one[1].strip() != DOT]
                at += step
        return found, rest

    def _letter(self, head: int, read: addressees.Head) -> tuple[Missive, int]:
        """Read the letter whose head stands at a place (-1: above all lines); give it, and the place to go on at."""
        first, dot = head + 1, self._dot(head + 1)
        stop, ending, doubt = (dot, Ending.DOT, self._doubt(first, dot)) if dot >= 0 else self._stop(first)
        above = self.lines[head][0] if head >= 0 else 0
        end = self.lines[stop][0] if stop < len(self.lines) else self.body + 1
        words = self._words(self.lines[first:stop], above, end, verbatim=dot >= 0)
        text, cut = plain_text.clean((read.rest, *words.lines))
        inside = self._orders_inside(first, stop) if dot >= 0 else ()
        letter = Missive(max(above, 1), read.whom, text, end - 1, ending, doubt, inside, (*cut, *words.cut))
        return letter, stop + 1 if dot >= 0 else stop

    def _words(self, own: Lines, above: int, end: int, verbatim: bool) -> courtesy.Words:
        """Put the lines of a letter and the courtesies between two lines together."""
        written = frozenset(own)
        polite = [one for one in self.desk.letter.polite if above < one[0] < end and one not in written]
        return courtesy.joined(own, polite, verbatim)

    def _dot(self, first: int) -> int:
        """Find the line that ends a letter, if it is this letter's; -1: there is none."""
        for at in range(first, len(self.lines)):
            if self.lines[at][1].strip() == DOT:
                return at
            if self._heads_on(at):
                break
        return -1

    def _heads_on(self, at: int) -> bool:
        """Tell whether another letter begins at a place."""
        return at in self.heads and not self.heads[at].whom.unknown

    def _doubt(self, first: int, stop: int) -> int:
        """Give the line within a letter that may have been meant to begin another one to a seat; 0: none."""
        slips = (at for at in range(first, stop) if at in self.heads and self.heads[at].whom.meant)
        return next((self.lines[at][0] for at in slips), 0)

    def _stop(self, first: int) -> tuple[int, Ending, int]:
        """Find where a letter without a line `.` ends, why, and the first line in it that is nearly an order."""
        doubt = 0
        for at in range(first, len(self.lines)):
            ending = self._ending(at)
            if ending is not None:
                return at, ending, doubt
            if not doubt and (at in self.heads or self.orders.doubtful(at)):
                doubt = self.lines[at][0]
        return len(self.lines), Ending.MAIL, doubt

    def _ending(self, at: int) -> Ending | None:
        """Say why a letter ends before a line, if it does."""
        number, line = self.lines[at]
        if number > self.body:
            return Ending.MAIL
        if self._heads_on(at):
            return Ending.HEAD
        if self._closes(at):
            return Ending.WORD
        return Ending.ORDER if self._commands(line) or self.orders.exact(at) else None

    def _closes(self, at: int) -> bool:
        """Tell whether a line ends the orders of the mail."""
        return fold(self.lines[at][1].strip().strip(".!").strip()) in self.ends

    def _commands(self, line: str) -> bool:
        """Tell whether a line is a mail command, or opens the order form."""
        found = commands.find(line)
        return bool(found and found.key in self.known) or (line.lstrip(" \t>").startswith("#") and _form(line))

    def _orders_inside(self, first: int, stop: int) -> tuple[int, ...]:
        """List the lines of a letter's text that would be orders outside of it."""
        return tuple(self.lines[at][0] for at in range(first, stop) if self.orders.exact(at))


def _form(line: str) -> bool:
    """Tell whether a line holds the token of an order form."""
    return bool(seat_tags.tokens(line))
