"""What one player knows: the only thing his reports, answers, suggestions and maps are made of (E-10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pbem.core.seats import Seat
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.orders import Card, Land
from pbem.rulesets.europe.state import Dossier, Letter, OpenedDeck, Phase, Result, Stack, Standing


@dataclass(frozen=True)
class View:
    """The knowledge of a player (of the public: `seat` None; of the referee: everything).

    `counts`: cards in each hand. `phase` is what everybody knows of it: the snapshot, the fate cards and how the
    attacker means to play are his alone. `hands`: those of all, for the referee, and for everybody when it is over;
    `standings` and `draw` (the cards to come, top first) for the referee alone. `letters`: what everybody ordered last,
    when it is over.
    """

    seat: Seat | None
    options: Options
    turn: int
    round: int
    circle: tuple[Seat, ...]
    first: Seat
    lands: Mapping[Land, Stack]
    counts: Mapping[str, int]
    deck: int
    discard: tuple[Card, ...]
    seal: str = ""
    opened: tuple[OpenedDeck, ...] = ()
    hand: tuple[Card, ...] = ()
    standing: Standing = Standing()
    dossiers: tuple[Dossier, ...] = ()
    attacked: tuple[Seat, ...] = ()
    phase: Phase | None = None
    result: Result | None = None
    hands: Mapping[str, tuple[Card, ...]] = field(default_factory=dict)
    standings: Mapping[str, Standing] = field(default_factory=dict)
    draw: tuple[Card, ...] = ()
    letters: tuple[Letter, ...] = ()
