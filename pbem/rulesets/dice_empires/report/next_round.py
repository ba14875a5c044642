"""What comes next: commands, food, free dice, and whoever stands before the own walls."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.texts import Text, text
from pbem.rulesets.dice_empires.commands.peace import first_of_war, peace
from pbem.rulesets.dice_empires.report.neighbours import Side, beside, enemies, own, there, units
from pbem.rulesets.dice_empires.report.outlook import commands, free, outlook
from pbem.rulesets.dice_empires.view import City, View

_WALL: tuple[tuple[Side, str], ...] = (("OL", "WL"), ("OR", "WR"))


def next_round(view: View) -> tuple[Text, ...]:
    """X-7.1, X-6: foretell the next round if nothing changes; nothing for those who have no city."""
    city = own(view)
    if city is None or city.ruined or view.result is not None:
        return ()
    return (*_commands(view, city), *_conversion(view), *_food(view, city), *_dice(view, city), *_peace(view, city))


def _peace(view: View, city: City) -> Iterator[Text]:
    """D54: say how long nobody may send troops, and how many hold the own walls."""
    if peace(view.options, view.round):
        left, right = there(view, city.seat, "WL"), there(view, city.seat, "WR")
        yield text("dice-empires-ahead-peace", first=first_of_war(view.options), left=left, right=right)


def _commands(view: View, city: City) -> Iterator[Text]:
    """Say how many commands there will be, at the pace `command` how many are left."""
    hall = there(view, city.seat, "T")
    if view.options.pace == "command" and view.queue:
        yield text("dice-empires-ahead-left", count=view.queue.count(city.seat))
        return
    yield text("dice-empires-ahead-commands", count=commands(view, city), hall=hall)


def _conversion(view: View) -> Iterator[Text]:
    """X-10.6: at the pace `command`, remind of a conversion asked for with an earlier command of the round."""
    if view.convert is not None:
        yield text("dice-empires-ahead-convert", who=view.convert)


def _food(view: View, city: City) -> Iterator[Text]:
    """Say who will be born, and whether the food lasts; in round 1 nobody is born or eats (X-3.3)."""
    if view.round == 1 and view.options.pace == "plan":
        yield text("dice-empires-ahead-first")
        return
    found = outlook(view, city)
    facts = {"food": found.food, "mouths": found.mouths, "births": found.births}
    sort = "hunger" if found.hungry else "surplus" if found.food > found.mouths else "enough"
    yield Text(f"dice-empires-ahead-{sort}", {**facts, "count": found.hungry})


def _dice(view: View, city: City) -> Iterator[Text]:
    """X-1.2: list the free dice."""
    dice = tuple(text("dice-empires-die", die=die) for die in free(view, city))
    yield text("dice-empires-ahead-dice", dice=dice, count=len(dice))


def threats(view: View) -> tuple[Text, ...]:
    """X-8.6: say who stands on a road beside the own city, and how many hold the wall there."""
    city = own(view)
    if city is None or view.result is not None:
        return ()
    return tuple(
        text(
            "dice-empires-threat",
            side=side[1],
            who=other.seat,
            units=enemies(view, city.seat, side),
            walls=there(view, city.seat, wall),
            own=units(view, city.seat, side),
        )
        for side, wall in _WALL
        if (other := beside(view, city.seat, side)) and enemies(view, city.seat, side)
    )
