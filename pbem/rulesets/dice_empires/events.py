"""Everything that can be told of the start of a round and of the commands: one constructor for each kind of event.

The text of a kind is `dice_empires-event-<kind>`. Facts: `who` is the lord (a seat key), `die` 1..6 (0: slaves, or not
known to this audience), places are the codes `WL H B T C F WR OL OR`, `side` is `L` or `R`, `order` the place of a line
in the lord's own list, from 1 (only he is ever told). What does not apply is `""` or 0.

X-11.1: in open view what happens is told to all. X-11.2: in fog births, food and commands are the lord's own affair;
troops sent or recalled are seen by the neighbour on that road too, without dice. X-11.3: what did not happen leaves a
trace for its lord alone.
"""

from __future__ import annotations

from pbem.core.events import EVERYONE, Audience, Event, Rank
from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.dice_empires.options import Options


def witnesses(options: Options, *seats: Seat) -> Audience:
    """X-11: give who sees a thing: all in open view, in fog those seats alone."""
    return EVERYONE if options.visibility == "open" else frozenset(seats)


def event(kind: str, seen_by: Audience, rank: Rank = Rank.NOTE, **facts: Fact) -> Event:
    """Make an event with its facts as keywords."""
    return Event(kind=kind, seen_by=seen_by, facts=facts, rank=rank)
