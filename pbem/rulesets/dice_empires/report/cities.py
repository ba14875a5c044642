"""The lords side by side: reputation, people, and what is known of their cities (X-11)."""

from __future__ import annotations

from pbem.core.blocks import Cell, Column, Table
from pbem.core.texts import Fact, Text, text
from pbem.rulesets.dice_empires.report.draw import ranked
from pbem.rulesets.dice_empires.report.neighbours import bordering
from pbem.rulesets.dice_empires.report.neighbours import city as city_of
from pbem.rulesets.dice_empires.view import City, View

_SEEN = ("WL", "T", "C", "WR")
"""The parts that tell what a lord can do: his walls, his hall, his church."""


def cities(before: View | None, after: View) -> Table:
    """X-12.1: rank the lords by reputation, with what is public of them; `?` is what is out of sight."""
    columns = (
        Column(text("dice-empires-col-lord")),
        Column(text("dice-empires-col-reputation"), numeric=True),
        Column(text("dice-empires-col-people"), numeric=True),
        *(Column(text("dice-empires-col-part", place=place), numeric=True, hide=True) for place in _SEEN),
        Column(text("dice-empires-col-units"), numeric=True),
        Column(text("dice-empires-col-note")),
    )
    return Table(columns, tuple(_row(before, after, city) for city in ranked(after)))


def _row(before: View | None, after: View, city: City) -> tuple[Cell, ...]:
    gained = city.reputation - city_of(before, city.seat).reputation if before else 0
    grown = city.people - city_of(before, city.seat).people if before else 0
    return (
        Cell(text("dice-empires-lord", who=city.seat), "tag", city.seat),
        Cell(str(city.reputation), "number", small=change(gained)),
        Cell(str(city.people), small=change(grown)),
        *(Cell(_count(city, place)) for place in _SEEN),
        Cell(_outside(city)),
        Cell(_note(after, city), "muted"),
    )


def change(by: int) -> str:
    """Write a change with its sign; none: nothing."""
    return f"+{by}" if by > 0 else f"\u2212{-by}" if by else ""


def _count(city: City, place: str) -> Fact:
    """Count a lord's own people in a part, `?` where nobody sees."""
    if place not in city.places and not city.ruined:
        return "?"
    return str(sum(band.people for band in city.bands if band.place == place))


def _outside(city: City) -> str:
    """Count the units on his roads, as far as they are seen."""
    seen = [road for road in ("OL", "OR") if road in city.places]
    if not seen and not city.ruined:
        return "?"
    return str(sum(band.people for band in city.bands if band.place in seen))


def _note(view: View, city: City) -> Fact:
    """Say where a lord sits from the reader, or that he is out of play."""
    if city.ruined:
        return text("dice-empires-figure-ruined")
    said = bordering(view, city.seat)
    told: list[Text] = [text("dice-empires-figure-neighbour", side=said)] if said else []
    if city.seat == view.token:
        told += [text("dice-empires-figure-token")]
    return text("dice-empires-both", first=told[0], second=told[1]) if len(told) > 1 else told[0] if told else ""
