"""The table as one player supposes it: a state made of his view alone, for the rules to say what would happen on it.

The deck is empty in it. Of the hands of others only the number of cards is known; so as many twos stand in their place,
which stop nothing and are nobody's reason for anything.
"""

from __future__ import annotations

from pbem.core.seats import Seat
from pbem.rulesets.europe.state import Deck, Power, State
from pbem.rulesets.europe.table import figures, lands
from pbem.rulesets.europe.table.lands import Territory
from pbem.rulesets.europe.view import View

_UNKNOWN = "2C"


def state(view: View) -> State:
    """Lay the table out."""
    return State(
        options=view.options,
        turn=view.turn,
        round=view.round,
        circle=view.circle,
        first=view.first,
        lands=view.lands,
        powers=tuple(_power(view, seat) for seat in view.circle),
        deck=Deck((), view.discard),
        attacked=view.attacked,
        phase=view.phase,
        result=view.result,
    )


def _power(view: View, seat: Seat) -> Power:
    """E-10: of others nothing is known but what lies on the table."""
    if seat == view.seat:
        return Power(seat, view.hand, view.standing, view.dossiers)
    return Power(seat, (_UNKNOWN,) * view.counts.get(seat, 0))


def neutrals(view: View) -> bool:
    """E-3.3: tell whether the neutral lands exist."""
    return figures.neutrals(view.options, view.circle)


def territory(view: View, land: str) -> Territory | None:
    """E-3.3: give a land of this game."""
    return lands.territories(neutrals(view)).get(land)


def ranks(view: View, rank: str) -> tuple[str, ...]:
    """List the own cards of a rank."""
    return tuple(card for card in view.hand if card[:-1] == rank)
