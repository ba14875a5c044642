"""Two lines of a letter of which the first looks cut by a mail program: one order, or two?

Mail programs cut long lines without telling, and players write long orders. The words of the game decide: lines which
only together are an order are one; what may be an order by itself is never swallowed by the line above.
"""

from __future__ import annotations

from collections.abc import Callable

from pbem.core.seats import Seat
from pbem.language.letter import blocks
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.mail.words.shape import opens_an_order
from pbem.service.game.games import Game
from pbem.store import tables

_OPEN = (",", ";", ":", "(", "-", "&", "+")
"""Signs at the end of a line after which something is to come."""


def parted(game: Game, seat: tables.Seat) -> Callable[[str, str], bool | None]:
    """Give the function that tells two orders from an order that was cut in two; of other lines it knows nothing."""

    def apart(above: str, line: str) -> bool | None:
        lexicons = game.installed.lexicons
        readers = game.readers(Seat(seat.key), seat.language)
        if not blocks.may_order(above, lexicons):
            return _reads(readers, line) or None
        single = _reads(readers, line)
        if _reads(readers, f"{above.rstrip()} {line.strip()}"):
            return single and _reads(readers, above) and not above.rstrip().endswith(_OPEN)
        return single or (opens_an_order(line) and blocks.may_order(line, lexicons)) or None

    return apart


def _reads(readers: Readers, line: str) -> bool:
    """Tell whether a line is an order, each word of it known."""
    read = readers.glance(line)
    return isinstance(read, Reading) and not read.corrections
