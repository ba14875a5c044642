"""A few orders that show what can be said, with the lord's own groups and neighbours."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.seats import REFEREE
from pbem.core.sheets import Sheet
from pbem.rulesets.dice_empires.city.circle import lord
from pbem.rulesets.dice_empires.city.groups import free_dice
from pbem.rulesets.dice_empires.commands.peace import peace
from pbem.rulesets.dice_empires.orders import (
    CommandOrder,
    ConvertOrder,
    Die,
    Enemy,
    GroupDecree,
    Hungry,
    In,
    Move,
    Order,
    Pass,
    PlanOrder,
    Recall,
    ReputationDecree,
    RerollOrder,
    RuinDecree,
    Send,
    Split,
    StarveOrder,
    Step,
    Transfer,
)
from pbem.rulesets.dice_empires.state import Band
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words import count
from pbem.rulesets.dice_empires.words.forms import bare
from pbem.rulesets.dice_empires.words.trial import trial

FEW = 8
"""No more examples than these."""


def examples(view: View) -> tuple[Order, ...]:
    """Give orders about things the reader has; to the referee his decrees."""
    if view.seat == REFEREE:
        return tuple(_decrees(view))
    city = count.own(view)
    if city is None:
        return ()
    start = trial(view, city.seat, Sheet()).start
    one = lord(start, city.seat)
    may = view.options.pace == "plan" or _turn(view)
    soldiers = () if peace(view.options, view.round) else _soldiers(one.bands)
    commands = (*_commands(one.bands, len(free_dice(start, one))), *soldiers, PlanOrder((bare(Pass()),))) if may else ()
    slaves = (ConvertOrder(each.origin) for each in one.slaves[:1])
    return (*commands[: FEW - 3], *slaves, RerollOrder(), StarveOrder((Hungry("C"), Hungry("B", 2))))


def _turn(view: View) -> bool:
    """X-7.5: tell whether the reader may give a command now."""
    return view.queue[:1] == (view.seat,)


def _commands(bands: tuple[Band, ...], free: int) -> Iterator[Order]:
    """X-7.2: one of each sort that is possible now."""
    inside = [band for band in bands if band.place not in ("OL", "OR")]
    for band in inside[:1]:
        yield bare(Move(Die(band.die), "H" if band.place == "F" else "F"))
    for band in [band for band in inside if band.people > 1][:1]:
        if free:
            yield bare(Split(1, Die(band.die), "B"))
    if len(inside) > 1:
        yield bare(Transfer(1, Die(inside[0].die), Die(inside[1].die)))


def _soldiers(bands: tuple[Band, ...]) -> Iterator[Order]:
    """X-7.2 C4, C5: soldiers sent if the enemy is not there already, units called home."""
    for band in [band for band in bands if band.place == "B"][:1]:
        walls = Step(Move(Die(band.die), "WL"), (Enemy("L"),))
        yield CommandOrder((walls, Step(Send(Die(band.die), "L"))))
    for band in [band for band in bands if band.place in ("OL", "OR")][:1]:
        yield bare(Recall(Die(band.die)))
    if not any(band.place == "B" for band in bands):
        yield CommandOrder((Step(Send(In("B"), "L")), Step(Pass())))


def _decrees(view: View) -> Iterator[Order]:
    """What the referee may put right: reputation, a group; or end a city."""
    for city in [city for city in view.cities if not city.ruined][:1]:
        yield ReputationDecree(city.seat, 1)
        if city.reputation:
            yield ReputationDecree(city.seat, -1)
        for band in city.bands[:1]:
            yield GroupDecree(city.seat, band.die, band.people, band.place)
        yield RuinDecree(city.seat)
