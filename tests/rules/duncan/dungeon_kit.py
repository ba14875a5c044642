"""A small kit for rule tests: a dungeon, units, orders, and what came of them.

    game = dungeon(blue=["u1 D5 5/2/1"], red=["u1 E5 4/1/1"])
    game.order("blue", MoveOrder(1, "D6"))
    game.play()
    assert game.values("red", 1) == "3 w1"

The board is open floor, 12 squares a side, unless rows are drawn. Portals stand in the corners, blind and out of the
way, and everything is discovered, unless the test says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pbem.core.dice import ScriptedDice
from pbem.core.events import Event, seen_by
from pbem.core.seats import COLOURS, REFEREE, Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.duncan import turn
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.orders import Order
from pbem.rulesets.duncan.position import position
from pbem.rulesets.duncan.sight import vision
from pbem.rulesets.duncan.state import NEUTRAL, State, Team, Unit
from pbem.rulesets.duncan.view import View

PORTALS = ("A1", "L12", "A12", "L1")


class Game:
    """A game in the middle of a test."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()
        self._orders: dict[Seat, tuple[Order, ...]] = {}

    def order(self, seat: str, *orders: Order) -> Game:
        """Add to a team's list."""
        key = REFEREE if seat == REFEREE else Seat(seat)
        self._orders[key] = (*self._orders.get(key, ()), *orders)
        return self

    def play(self, *dice: int | tuple[str, int], turns: int = 1) -> Game:
        """Play a turn with the orders given since the last, or several."""
        throws = ScriptedDice(dice)
        for _ in range(turns):
            resolution = turn.resolve(self.state, self.sheets(), throws)
            self.state, self.events, self._orders = resolution.state, resolution.events, {}
        throws.done()
        return self

    def sheets(self) -> Mapping[Seat, Sheet[Order]]:
        """Give the sheets as the service would."""
        return {
            seat: Sheet(tuple(Written(order, line) for line, order in enumerate(orders, 1)))
            for seat, orders in self._orders.items()
        }

    def team(self, seat: str) -> Team:
        """Give a team."""
        return self.state.team(Seat(seat))

    def unit(self, seat: str, number: int) -> Unit:
        """Give a living unit."""
        units = self.state.neutral if seat == NEUTRAL else self.team(seat).units
        return next(unit for unit in units if unit.number == number)

    def alive(self, seat: str) -> list[int]:
        """List the numbers of a team's living units."""
        return [unit.number for unit in (self.state.neutral if seat == NEUTRAL else self.team(seat).units)]

    def at(self, seat: str, number: int) -> str:
        """Name the square of a unit."""
        return self.unit(seat, number).cell.name

    def values(self, seat: str, number: int) -> str:
        """Write strength and wounds as the examples do: `3 w1`; `dead` for a unit that is no more."""
        if number not in self.alive(seat):
            return "dead"
        unit = self.unit(seat, number)
        return f"{unit.strength} w{unit.wounds}"

    def told(self, seat: str, kind: str) -> list[dict[str, Any]]:
        """List the facts of all events of a kind a seat was told of."""
        return [dict(event.facts) for event in self.events if event.kind == kind and seen_by(event, Seat(seat))]

    def failures(self, seat: str) -> list[tuple[Any, Any, Any]]:
        """List what failed for a team, and why: place in the list, kind, reason."""
        return [(each["order"], each["what"], each["why"]) for each in self.told(seat, "failed")]

    def view(self, seat: str) -> View:
        """Give what a team knows."""
        return vision.view(self.state, Seat(seat))


def dungeon(
    rows: str = "",
    *,
    options: Mapping[str, Any] | None = None,
    teams: Mapping[str, Mapping[str, Any]] | None = None,
    piles: Sequence[str] = (),
    neutral: Sequence[str] = (),
    turn: int = 5,
    **units: Sequence[str],
) -> Game:
    """Put up a position: units by team, what else is to be said of teams by `teams`."""
    seats = COLOURS[: max(2, *(COLOURS.index(Seat(seat)) + 1 for seat in (*units, *(teams or {}), "red")))]
    drawn = rows or "\n".join(["." * 12] * 12)
    said: dict[str, Any] = {"turn": turn, "dungeon": drawn, "piles": list(piles), "neutral": list(neutral)}
    said["teams"] = {
        seat: {"portal": portal, "discovered": "all", "units": list(units.get(seat, ())), **(teams or {}).get(seat, {})}
        for seat, portal in zip(seats, PORTALS, strict=False)
    }
    chosen = Options(**{"teams": len(seats), "portal_sight": 0, **(options or {})})
    return Game(position.read(chosen, seats, said))
