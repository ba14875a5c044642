"""A letter to others as it stands in a player's mail, before anybody knows whether it may be sent."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Ending(StrEnum):
    """What ended a letter: a line `.`, an order or command, the head of the next one, an end word, the mail."""

    DOT = "dot"
    ORDER = "order"
    HEAD = "head"
    WORD = "word"
    MAIL = "mail"


@dataclass(frozen=True)
class Whom:
    """To whom a letter is addressed: seats, `everybody`, or the `referee`; or by a name nobody has (`unknown`).

    `meant` is the seat such a name may be a slip for. `reply`: no name stands in it, it answers the letter our mail
    had sent on.
    """

    seats: tuple[str, ...] = ()
    everybody: bool = False
    referee: bool = False
    anonymous: bool = False
    unknown: str = ""
    meant: str = ""
    reply: bool = False


@dataclass(frozen=True)
class Missive:
    """A letter: the `line` of its head (that of its first words in a reply), to `whom`, its words, the `last` line.

    `doubt` is a line that may have been meant as an order (0: none): then the letter is not sent, for letters cannot be
    taken back. `orders` are lines of it that would be orders if the letter did not end with a line `.`. `cut`: what
    was left out of it, in codes of the catalogues (`press-cut-<code>`).
    """

    line: int
    whom: Whom
    lines: tuple[str, ...]
    last: int
    ending: Ending
    doubt: int = 0
    orders: tuple[int, ...] = ()
    cut: tuple[str, ...] = ()
