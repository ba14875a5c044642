"""A lord's letter: an army that is ready goes out, then people go where they are wanted most."""

from __future__ import annotations

from pbem.core.dice import Dice
from pbem.core.seats import Request
from pbem.core.sheets import Sheet
from pbem.rulesets.dice_empires.commands.peace import peace
from pbem.rulesets.dice_empires.orders import Road
from pbem.rulesets.dice_empires.players.groups import Groups, spare
from pbem.rulesets.dice_empires.players.temper import Temper
from pbem.rulesets.dice_empires.players.wanted import wanted
from pbem.rulesets.dice_empires.report.neighbours import beside, enemies, own, there
from pbem.rulesets.dice_empires.view import City, View
from pbem.rulesets.dice_empires.words import count

ROADS: dict[str, Road] = {"left": "OL", "right": "OR"}
WALLS: dict[str, str] = {"left": "WR", "right": "WL"}
"""X-1.4: over the left road lies the right wall of the left neighbour."""


def write(temper: Temper, view: View, request: Request, dice: Dice) -> tuple[str, ...]:
    """Write commands, as many as there are; whoever is not on turn writes nothing."""
    city = own(view)
    if city is None or request.kind == "standing":
        return ()
    commands = count.owed(view, Sheet())
    lines = _placed(_marched(Groups(city.bands), view, temper, dice), city, view, temper, commands)
    first = ("targets largest", "starve slaves") if view.round == 1 else ()
    return (*first, *lines[:commands])


def _placed(groups: Groups, city: City, view: View, temper: Temper, commands: int) -> tuple[str, ...]:
    """Put people where they are wanted, the most urgent part first."""
    needs = wanted(city, view, temper)
    for part in needs:
        while len(groups.lines) < commands and (lack := needs[part] - groups.at(part)) > 0:
            source = spare(groups, needs)
            if source is None:
                break
            over = groups.at(source) - needs.get(source, 0)
            after = groups.brought(min(lack, over), source, part)
            if after == groups:
                break
            groups = after
    return groups.lines


def _marched(groups: Groups, view: View, temper: Temper, dice: Dice) -> Groups:
    """Send the barracks out where they are enough; of two such roads chance takes one."""
    band = groups.largest("B")
    if band is None or band.people < temper.army or peace(view.options, view.round):
        return groups
    open_ = [side for side in ROADS if _enough(groups, view, side, band.people, temper)]
    return groups.sent(dice.shuffle(open_, "road")[0]) if open_ else groups


def _enough(groups: Groups, view: View, side: str, people: int, temper: Temper) -> bool:
    """X-8.1: compare with whoever is known to stand in the way, on the road or on the wall behind it."""
    other = beside(view, view.seat, ROADS[side]) if view.seat else None
    if other is None or view.seat is None:
        return False
    foes = max(enemies(view, view.seat, ROADS[side]), there(view, other.seat, WALLS[side]))
    return people + groups.at("C") // 2 >= foes + temper.odds
