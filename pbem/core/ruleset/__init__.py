"""The one interface of a game: a value of seven roles.

A rule set is pure: no files, clock, randomness, logging or globals. A role is a value of functions, most of which have
a default; a role that is left out is its default. Words, the telling, the talk and the players get a seat's view and
nothing else; only the rules, the referee's part and the keeping see the state.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic

from pbem.core.blocks import Block, Brief, Lines, Section
from pbem.core.events import Event, headline
from pbem.core.overtures import Overture
from pbem.core.ruleset.keeping import Keeping, Position
from pbem.core.ruleset.players import HousePlayer
from pbem.core.ruleset.refereeing import Refereeing
from pbem.core.ruleset.rules import Outcome, Resolution, Rules
from pbem.core.ruleset.talk import Talk
from pbem.core.ruleset.telling import Comparison, Telling
from pbem.core.ruleset.types import OptionsT, OrderT, StateT, ViewT
from pbem.core.ruleset.words import Words, single
from pbem.core.scene import Scene
from pbem.core.seats import REFEREE, Seat
from pbem.core.sheets import Sheet

__all__ = [
    "Comparison",
    "HousePlayer",
    "Keeping",
    "OptionsT",
    "OrderT",
    "Outcome",
    "Position",
    "Refereeing",
    "Resolution",
    "Rules",
    "Ruleset",
    "StateT",
    "Talk",
    "Telling",
    "ViewT",
    "Words",
    "single",
]


@dataclass(frozen=True, kw_only=True, eq=False)
class Ruleset(Generic[OptionsT, StateT, ViewT, OrderT]):
    """A game. All types are frozen dataclasses the codec can write; a member of a union carries a Literal `kind`.

    `package` is the package whose lexicons, texts and maps are the game's: `__package__`. A game without `talk` has
    nothing that is said across the table; `players` are the house players by name. The methods answer what a role
    leaves to the others.
    """

    key: str
    version: int = 1
    package: str
    options_type: type[OptionsT]
    state_type: type[StateT]
    view_type: type[ViewT]
    order_type: object
    rules: Rules[OptionsT, StateT, ViewT, OrderT]
    words: Words[ViewT, OrderT]
    telling: Telling[StateT, ViewT, OrderT]
    talk: Talk[ViewT, OrderT] | None = None
    refereeing: Refereeing[StateT, ViewT, OrderT] = field(default_factory=Refereeing)
    keeping: Keeping[OptionsT, StateT] = field(default_factory=Keeping)
    players: Mapping[str, HousePlayer[ViewT]] = field(default_factory=dict)

    def contacts(self, state: StateT, seat: Seat) -> frozenset[Seat]:
        """List whom the seat may write to: by default everybody else who is asked for anything."""
        if self.rules.contacts is not None:
            return self.rules.contacts(state, seat)
        return frozenset(request.seat for request in self.rules.awaiting(state)) - {seat}

    def illustrate(self, view: ViewT, events: tuple[Event, ...]) -> Scene | None:
        """Draw the map of a report: the view and what this seat saw happen; by default what the view shows."""
        if self.telling.illustrate is not None:
            return self.telling.illustrate(view, events)
        return self.telling.draw(view)

    def oversee(
        self, before: StateT, after: StateT, sheets: Mapping[Seat, Sheet[OrderT]], events: tuple[Event, ...]
    ) -> Brief:
        """Write the referee's own report of a turn: by default all events, with who was told of each."""
        if self.refereeing.oversee is not None:
            return self.refereeing.oversee(before, after, sheets, events)
        return Brief((), (Section(None, (Lines(tuple(headline(self.key, event) for event in events)),)),))

    def pending(self, view: ViewT, overtures: tuple[Overture[OrderT], ...]) -> tuple[Block, ...]:
        """Show the referee what waits for his word: by default whatever others said to him."""
        if self.refereeing.pending is not None:
            return self.refereeing.pending(view, overtures)
        talk = self.talk
        briefs = (talk.announce(view, one, False) for one in overtures if one.by != REFEREE) if talk else ()
        return tuple(block for brief in briefs if brief for section in brief.sections for block in section.blocks)
