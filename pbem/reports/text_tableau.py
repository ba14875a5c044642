"""A table top in signs, for the text part.

The reader's own city has a line for each part and road, that of others as few lines as it takes, with short signs.
A die is written `d3:5` (its name, its people), one without a name by its people alone; slaves and foreign men by whose
they are. `?` is what is out of sight.
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.tableau import Box, Road, Tableau, TableDie, Town
from pbem.reports.columns import Grid, table, width, wrap
from pbem.reports.texts import Catalogue

_TRACK, _ROOM = 40, 74
"""The longest lane of the race, and a row of places without the stroke at its end, in signs."""


def paint(tableau: Tableau, catalogue: Catalogue) -> tuple[str, ...]:
    """Write everything that is in the picture, in lines of at most 76 signs, with its legend."""
    lines: list[str] = []
    for town in tableau.towns:
        lines += _large(town, catalogue) if town.large else _small(town, catalogue)
        lines += [""]
    lines += _race(tableau, catalogue)
    return (*lines, *(line for told in _legend(tableau, catalogue) for line in wrap(told, " ", " ")))


def _head(town: Town, catalogue: Catalogue) -> list[str]:
    """Write whose city it is, and the short facts."""
    return wrap(" · ".join(catalogue.say(words) for words in (town.name, *town.figures)), "", "    ")


def _places(town: Town) -> tuple[Box | Road, ...]:
    """List roads and parts from left to right."""
    return tuple(part for part in (town.left, *town.boxes, town.right) if part is not None)


def _large(town: Town, catalogue: Catalogue) -> list[str]:
    """Write a city part by part: sign, name, who is there."""
    rows = tuple((part.sign, catalogue.say(part.name), _there(part, town, catalogue)) for part in _places(town))
    return [*_head(town, catalogue), *table(Grid(("", "", ""), (False, False, False), rows))]


def _small(town: Town, catalogue: Catalogue) -> list[str]:
    """Write a city in a row, with the signs of its parts; no break between a sign and what is there."""
    cells = [f"{part.sign} {_there(part, town, catalogue)}" for part in _places(town)]
    return [*_head(town, catalogue), *_joined(cells)]


def _joined(cells: list[str]) -> Iterator[str]:
    """Join cells by strokes, as many as fit a line."""
    line = ""
    for cell in cells:
        longer = f"{line} | {cell}" if line else f"  {cell}"
        if line and width(longer) > _ROOM:
            yield line + " |"
            longer = f"  {cell}"
        line = longer
    yield line


def _there(part: Box | Road, town: Town, catalogue: Catalogue) -> str:
    """Say who is in a place, or that it is out of sight."""
    since = part.since if isinstance(part, Box) else 0
    if not part.known and not since:
        return "?"
    said = ", ".join(_die(die, town, catalogue) for die in part.dice) or "-"
    starred = f"{said} *" if isinstance(part, Road) and part.fight else said
    return starred if part.known else f"{starred} ({catalogue.t('tableau-since', round=since)})"


def _die(die: TableDie, town: Town, catalogue: Catalogue) -> str:
    """Write a die: its name or whose it is, its people, what was lost, whether it is only planned."""
    named = f"{catalogue.say(die.label)}:{die.pips}" if die.label else str(die.pips)
    if die.chained:
        named = catalogue.t("tableau-slaves", who=die.colour, count=die.pips)
    elif die.colour != town.colour:
        named = f"{catalogue.seat(die.colour)} {named}"
    fell = f" -{die.lost}" if die.lost else ""
    return f"({named}{fell})" if die.ghost else named + fell


def _race(tableau: Tableau, catalogue: Catalogue) -> list[str]:
    """Write a lane for everybody in the race."""
    if not tableau.race or not tableau.goal:
        return []
    lanes = tuple((catalogue.say(name), _lane(points, tableau.goal), str(points)) for name, _, points in tableau.race)
    return table(Grid(("", "", ""), (False, False, True), lanes))


def _lane(points: int, goal: int) -> str:
    """Draw how far somebody has come."""
    gone = min(max(points, 0), goal) * _TRACK // goal
    return "[" + "=" * gone + "." * (_TRACK - gone) + "]"


def _legend(tableau: Tableau, catalogue: Catalogue) -> Iterator[str]:
    """Explain the signs of places, and the others that are there."""
    if any(not town.large for town in tableau.towns):
        places = dict.fromkeys((part.sign, catalogue.say(part.name)) for part in _places(tableau.towns[0]))
        yield "; ".join(f"{sign} {name}" for sign, name in places)
    parts = [part for town in tableau.towns for part in _places(town)]
    dice = [die for part in parts for die in part.dice]
    told = (
        ("tableau-key-die", any(die.label for die in dice)),
        ("tableau-key-planned", any(die.ghost for die in dice)),
        ("tableau-key-unknown", any(not part.known for part in parts)),
        ("tableau-key-fight", any(isinstance(part, Road) and part.fight for part in parts)),
    )
    keys = [catalogue.t(id) for id, there in told if there]
    if keys:
        yield "; ".join(keys)
