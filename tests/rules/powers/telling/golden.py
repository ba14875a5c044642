"""A power's whole report of a lively round, in every language; `python -m tests.rules.powers.telling.golden` writes it.
The map is in it, in signs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from pbem.core.blocks import Brief
from pbem.core.events import Event, seen_by
from pbem.core.scene import Scene
from pbem.core.seats import Seat
from pbem.rulesets.powers.orders import BuildOrder, Doctrine, DoctrineOrder, MoveOrder, Order, Retreat, Units
from pbem.rulesets.powers.picture.areas import areas
from pbem.rulesets.powers.report.draw import illustrate
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.treaty import Pact, Proposal, Treaty
from pbem.rulesets.powers.vision import view
from tests.rules.golden_kit import Golden
from tests.rules.powers.telling.kit import laid_out, options, played, told, words

BLUE, RED, GREEN, WHITE = map(Seat, ("blue", "red", "green", "white"))
LANDS = {
    "W1": "blue: 2 inf, 1 inf building 1",
    "W2": "blue: 5 tnk, 4 inf",
    "W3": "green: 2 atg, 1 inf",
    "M1": "green: 1 inf",
    "M2": "green: 2 inf",
    "C1": "green: 3 inf, 1 tnk",
    "C2": "-: 3 neu",
    "N1": "red: 3 inf",
    "N2": "red: 1 tnk",
    "R1": "white: 1 tnk",
}
ORDERS: dict[str, list[Order]] = {
    "blue": [
        DoctrineOrder(Doctrine(aim=("tnk", "best"), retreat=Retreat("losses", 50)), role="attack"),
        MoveOrder((Units("tnk", 2), Units("inf", 1)), ("W2", "M1")),
        MoveOrder((Units("tnk", 3),), ("W2", "W3")),
        MoveOrder((Units("inf", 1),), ("W1", "W2")),
        BuildOrder("tnk", "W1", 1),
    ],
    "red": [BuildOrder("inf", "N1", 1), MoveOrder((Units("inf", 2),), ("N1", "C3"))],
    "green": [MoveOrder((Units("inf", 2),), ("M2", "W3")), BuildOrder("atg", "C1", 2)],
    "white": [MoveOrder((Units("tnk", 1),), ("R1", "E4"))],
}


def game() -> State:
    """Lay out a war of four: a treaty that was denounced, one that is proposed, a neutral army."""
    state = laid_out(options("R1", map="two-seas"), LANDS)
    pact = Pact(1234, (BLUE, WHITE), 1, 4, ("peace",), denounced=WHITE)
    offer = Proposal(5678, RED, Treaty((BLUE, RED), ("peace",), 8), 3, 4, (RED,))
    return replace(state, pacts=(pact,), proposals=(offer,))


def turn() -> tuple[State, tuple[Event, ...]]:
    """Play the round."""
    return played(game(), **ORDERS)


def report() -> tuple[Brief, Scene]:
    """Write blue's report and draw his map."""
    state, events = turn()
    own = tuple(event for event in events if seen_by(event, BLUE))
    return told(game(), state, BLUE, events), areas(illustrate(view(state, BLUE), own))


GOLDEN = Golden(report, words, Path(__file__).parent / "goldens")


if __name__ == "__main__":
    GOLDEN.write()
