"""The cities in the middle of a game: Victor's city (blue), John's beside it (red), a third one in fog."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from pbem import registry
from pbem.core.texts import Text, text
from pbem.reports.texts import Catalogue, wording
from pbem.rulesets.dice_empires.picture.tableau import Box, Road, Tableau, TableDie, Town

_WORDS = """
s-place = { $place ->
    [WL] walls left
    [WR] walls right
    [H] houses
    [B] barracks
    [T] town hall
    [C] church
    [F] farm
    [OL] road left
   *[OR] road right
}
s-caption = { $place ->
    [WL] walls
    [WR] walls
    [OL] road
    [OR] road
   *[other] { s-place }
}
s-city = City of { SEAT($who, case: "gen") }
s-lord = { SEAT($who) }
s-people = { $count } people
s-rep = reputation { $count }
s-strange = <Victor & "John">
"""

NAMES = (
    ("WL", "wall"),
    ("H", "houses"),
    ("B", "barracks"),
    ("T", "hall"),
    ("C", "church"),
    ("F", "farm"),
    ("WR", "wall"),
)


@cache
def words(language: str) -> Catalogue:
    """Give the words of the game with those of this table."""
    return wording(language, {language: registry.Registry()["dice_empires"].catalogues[language] + _WORDS})


def boxes(**dice: tuple[TableDie, ...]) -> tuple[Box, ...]:
    """Give the seven parts of a city with these dice in them."""
    return tuple(
        Box(text("s-place", place=sign), sign, look, dice.get(sign, ()), caption=text("s-caption", place=sign))  # type: ignore[arg-type]
        for sign, look in NAMES
    )


def road(sign: str, *dice: TableDie, fight: bool = False) -> Road:
    return Road(text("s-place", place=sign), sign, dice, fight=fight, caption=text("s-caption", place=sign))


def figures(people: int, points: int) -> tuple[Text, ...]:
    """Give the short facts beside a city."""
    return text("s-people", count=people), text("s-rep", count=points)


def victor() -> Town:
    """The reader's own city: slaves of two peoples, a planned group, a wall that lost one, a battle on the right."""
    own = boxes(
        H=(TableDie(5, "blue", "d3"), TableDie(2, "red", chained=True)),
        T=(TableDie(3, "blue", "d1"),),
        F=(TableDie(5, "blue", "d2"), TableDie(6, "green", chained=True), TableDie(1, "blue", "d6", ghost=True)),
        WR=(TableDie(1, "blue", "d5", lost=1),),
    )
    fight = road("OR", TableDie(1, "blue", "d4"), TableDie(4, "red"), fight=True)
    return Town(text("s-city", who="blue"), "blue", own, road("OL"), fight, large=True, figures=figures(14, 7))


def john() -> Town:
    """A foreign city in full sight, Victor's man before it."""
    there = boxes(T=(TableDie(6, "red"),), F=(TableDie(4, "red"), TableDie(2, "blue", chained=True)))
    left = road("OL", TableDie(4, "red"), TableDie(1, "blue"))
    return Town(text("s-city", who="red"), "red", there, left, road("OR"), figures=figures(16, 9))


def hidden() -> Town:
    """A city in fog, whose farm was seen in round 4."""
    farm = (TableDie(3, "green"),)
    parts = tuple(
        replace(box, known=False, since=4, dice=farm) if box.sign == "F" else replace(box, known=False)
        for box in boxes()
    )
    right = replace(road("OR"), known=False)
    return Town(text("s-city", who="green"), "green", parts, road("OL"), right, figures=figures(9, 0))


def table() -> Tableau:
    """The table as Victor sees it."""
    race = (("blue", 7), ("red", 9), ("green", 0))
    lanes = tuple((text("s-lord", who=who), who, points) for who, points in race)
    return Tableau((victor(), john(), hidden()), lanes, 20)
