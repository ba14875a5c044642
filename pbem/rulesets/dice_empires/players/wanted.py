"""How many people a lord wants where, the most urgent part first; who is left goes to the barracks."""

from __future__ import annotations

from pbem.rulesets.dice_empires.orders import Part, Road
from pbem.rulesets.dice_empires.players.temper import Temper
from pbem.rulesets.dice_empires.report.neighbours import beside, enemies, there
from pbem.rulesets.dice_empires.view import City, View


def wanted(own: City, view: View, temper: Temper) -> dict[Part, int]:
    """Share the people in the city out."""
    houses = temper.houses if own.people < temper.crowd else 1
    urgent: tuple[tuple[Part, int], ...] = (
        ("F", farmers(own, view, houses)),
        ("WL", _guards(view, temper, "OL")),
        ("WR", _guards(view, temper, "OR")),
        ("H", houses),
        ("T", temper.hall),
    )
    return _shared(own, urgent)


def farmers(own: City, view: View, houses: int) -> int:
    """X-6.3: count those who feed everybody at the next meal but one, and one to spare: the next one comes before."""
    at_home = sum(band.people for band in own.bands if band.place == "H")
    soon = at_home // 2 if view.round > 1 and view.options.pace == "plan" else 0
    later = max(houses, at_home + soon) // 2
    return (own.people + soon + later) // 3 + 1


def _guards(view: View, temper: Temper, road: Road) -> int:
    """X-9: count the guards of a wall: one against each unit that stands before it or may come in this round.

    In the last round of peace they go up already: over an empty wall troops walk in (D54).
    """
    other = beside(view, view.seat, road) if view.seat else None
    if view.seat is None or other is None:
        return 0
    coming = view.round >= view.options.peace_rounds
    near = enemies(view, view.seat, road)
    return max(near + there(view, other.seat, "B") * coming, temper.guards * coming)


def _shared(own: City, urgent: tuple[tuple[Part, int], ...]) -> dict[Part, int]:
    """Give each part its people as long as there are any."""
    left = sum(band.people for band in own.bands if band.place not in ("OL", "OR"))
    found: dict[Part, int] = {}
    for part, people in urgent:
        found[part] = min(people, left)
        left -= found[part]
    return {**found, "B": left}
