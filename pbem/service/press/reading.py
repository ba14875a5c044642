"""Letters to other players found in a player's mail; the rest is orders and commands.

`to green: ...` begins a letter. It ends at a line `.`, and then all within is the letter's text, whatever it looks
like. Without one it ends before the first line that is an order or a mail command to the letter: a letter cannot be
taken back, and orders must not go to the enemy. A line that is nearly an order makes the whole letter wait for its
writer.
"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.service.letters.desk import Desk
from pbem.service.press.missive import Missive

Lines = tuple[tuple[int, str], ...]


def taken(desk: Desk, lines: Lines, known: Sequence[str] = ()) -> tuple[tuple[Missive, ...], Lines]:
    """Take the letters to others out of a mail's lines; give them, and the lines that are left.

    `lines` are those of the mail as its writer wrote them, blank ones too, before end words are looked for and orders
    over several lines are joined: inside a letter both are text. `known` are the keys of the mail commands that count.
    """
    return (), lines
