"""The own city as it would be behind the commands: what is there now, and what is only planned."""

from __future__ import annotations

from dataclasses import replace

from pbem.rulesets.dice_empires.city.circle import lord
from pbem.rulesets.dice_empires.city.groups import all_people
from pbem.rulesets.dice_empires.picture.tableau import Box, Road, Tableau, TableDie, Town
from pbem.rulesets.dice_empires.report import draw
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words.trial import Trial

Place = Box | Road


def drawn(view: View, whole: Trial) -> Tableau | None:
    """Draw the own city alone, with the dice where the letter puts them."""
    now, then = _town(view), _town(_changed(view, whole))
    if now is None or then is None:
        return None
    return Tableau((_planned(now, then),))


def _changed(view: View, whole: Trial) -> View:
    """Give the view with the own city as it would be."""
    one = lord(whole.after, whole.seat)
    cities = tuple(
        replace(city, bands=one.bands, slaves=one.slaves, people=all_people(one)) if city.seat == one.seat else city
        for city in view.cities
    )
    return replace(view, cities=cities)


def _town(view: View) -> Town | None:
    """Give the reader's own city of the picture."""
    scene = draw.draw(view)
    return next((town for town in scene.towns if town.large), None) if scene else None


def _planned(now: Town, then: Town) -> Town:
    """X-1.1: mark the dice that are not there yet, part by part."""
    boxes = tuple(
        replace(new, dice=_marked(old.dice, new.dice)) for old, new in zip(now.boxes, then.boxes, strict=True)
    )
    return replace(then, boxes=boxes, left=_road(now.left, then.left), right=_road(now.right, then.right))


def _road(now: Road | None, then: Road | None) -> Road | None:
    return replace(then, dice=_marked(now.dice, then.dice)) if now and then else then


def _marked(now: tuple[TableDie, ...], then: tuple[TableDie, ...]) -> tuple[TableDie, ...]:
    return tuple(replace(die, ghost=die not in now) for die in then)
