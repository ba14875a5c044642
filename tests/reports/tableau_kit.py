"""A table top in the middle of a game: Victor's city (blue), John's beside it (red), a third one in fog."""

from __future__ import annotations

from functools import cache

from pbem.core.tableau import Box, Road, Tableau, TableDie, Town
from pbem.core.texts import text
from pbem.reports.texts import Catalogue, catalogue, common

LANGUAGES = ("en", "ru", "cs", "sk")
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
    """Give the common catalogue with the words of this table."""
    return catalogue(language, *common(language), _WORDS)


def boxes(**dice: tuple[TableDie, ...]) -> tuple[Box, ...]:
    """Give the seven parts of a city with these dice in them."""
    return tuple(Box(text("s-place", place=sign), sign, look, dice.get(sign, ())) for sign, look in NAMES)  # type: ignore[arg-type]


def road(sign: str, *dice: TableDie, fight: bool = False) -> Road:
    return Road(text("s-place", place=sign), sign, dice, fight=fight)


def table() -> Tableau:
    """The table as Victor sees it."""
    own = boxes(
        H=(TableDie(5, "blue", "d3"), TableDie(2, "red", chained=True)),
        T=(TableDie(3, "blue", "d1"),),
        F=(TableDie(5, "blue", "d2"), TableDie(6, "green", chained=True), TableDie(1, "blue", "d6", ghost=True)),
        WR=(TableDie(1, "blue", "d5", lost=1),),
    )
    victor = Town(
        text("s-city", who="blue"),
        "blue",
        own,
        road("OL"),
        road("OR", TableDie(1, "blue", "d4"), TableDie(4, "red"), fight=True),
        large=True,
        figures=(text("s-people", count=14), text("s-rep", count=7)),
    )
    john = Town(
        text("s-city", who="red"),
        "red",
        boxes(T=(TableDie(6, "red"),), F=(TableDie(4, "red"), TableDie(2, "blue", chained=True))),
        road("OL", TableDie(4, "red"), TableDie(1, "blue")),
        road("OR"),
        figures=(text("s-people", count=16), text("s-rep", count=9)),
    )
    fog = tuple(
        Box(
            box.name,
            box.sign,
            box.look,
            (TableDie(3, "green"),) if box.sign == "F" else (),
            known=False,
            since=4 if box.sign == "F" else 0,
        )
        for box in boxes()
    )
    green = Town(
        text("s-city", who="green"),
        "green",
        fog,
        road("OL"),
        Road(text("s-place", place="OR"), "OR", known=False),
        figures=(text("s-people", count=9), text("s-rep", count=0)),
    )
    return Tableau(
        (victor, john, green),
        (
            (text("s-lord", who="blue"), "blue", 7),
            (text("s-lord", who="red"), "red", 9),
            (text("s-lord", who="green"), "green", 0),
        ),
        20,
    )
