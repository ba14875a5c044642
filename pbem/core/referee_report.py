"""What the referee's report of every game tells alike: the orders in their writers' words, and who was told what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from pbem.core.events import Event, Everyone
from pbem.core.seats import Seat
from pbem.core.sheets import OrderT, Sheet
from pbem.core.texts import Text, text


def ordered(sheets: Mapping[Seat, Sheet[OrderT]]) -> Iterator[Text]:
    """List the orders of a turn in the words of who gave them, with their places in the list."""
    for seat, sheet in sheets.items():
        for place, line in enumerate(sheet.lines, 1):
            if line.words:
                words = " / ".join(line.words.splitlines())
                yield text("overseen-ordered", who=seat, order=place, words=words)


def told(events: Iterable[Event], say: Callable[[Event], Text]) -> Iterator[Text]:
    """List what was told, as the game says it, and to whom; what nobody was told is left out."""
    for event in events:
        if isinstance(event.seen_by, Everyone):
            yield text("overseen-all", what=say(event))
        elif event.seen_by:
            yield text("overseen-told", who=tuple(sorted(event.seen_by)), what=say(event))
