"""Who sits where, as far as a view tells it: the circle of the lords, neighbours, roads (X-1.4)."""

from __future__ import annotations

from typing import Literal

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.view import City, View

Side = Literal["OL", "OR"]


def own(view: View) -> City | None:
    """Give the reader's own city; referee and public have none."""
    return next((city for city in view.cities if city.seat == view.seat), None)


def city(view: View, seat: Seat) -> City:
    """Give the city of a lord."""
    return next(each for each in view.cities if each.seat == seat)


def living(view: View) -> tuple[City, ...]:
    """X-12.3: the circle closes where a lord is ruined."""
    return tuple(each for each in view.cities if not each.ruined)


def beside(view: View, seat: Seat, side: Side) -> City | None:
    """X-1.4: give the neighbour over a road; nobody for the ruined and for the last lord."""
    circle = living(view)
    seats = [each.seat for each in circle]
    if seat not in seats or len(circle) < 2:
        return None
    return circle[(seats.index(seat) + (1 if side == "OL" else -1)) % len(circle)]


def bordering(view: View, seat: Seat) -> str:
    """Tell on which side of the reader a city lies: `left`, `right`, `both`, or nothing."""
    if view.seat is None or seat == view.seat:
        return ""
    sides = [side for side in ("OL", "OR") if (found := beside(view, view.seat, side)) and found.seat == seat]
    return {"OL": "left", "OR": "right", "OL OR": "both"}.get(" ".join(sides), "")


def ways(view: View, seat: Seat) -> tuple[Seat, Seat]:
    """Name a lord's left and right road: each by the lord whose left road it is."""
    right = beside(view, seat, "OR")
    return seat, right.seat if right else seat


def units(view: View, seat: Seat, side: Side) -> int:
    """Count the lord's own people on a road."""
    return sum(band.people for band in city(view, seat).bands if band.place == side)


def enemies(view: View, seat: Seat, side: Side) -> int:
    """X-13.3: count the foreign units on a lord's road."""
    other = beside(view, seat, side)
    return units(view, other.seat, "OR" if side == "OL" else "OL") if other else 0


def there(view: View, seat: Seat, place: str) -> int:
    """Count the lord's own people in a place: slaves are none of them (X-10.4)."""
    return sum(band.people for band in city(view, seat).bands if band.place == place)
