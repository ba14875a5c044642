"""The cities in signs, for the text part.

The reader's own city has a line for each part and road, that of others as few lines as it takes, with short signs.
A die is written `d3:5` (its name, its people), one without a name by its people alone; slaves and foreign men by whose
they are. `?` is what is out of sight.
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.shapes import Chain, Line, Rows, Sign, Words
from pbem.core.texts import Text, text
from pbem.rulesets.dice_empires.picture.spots import parts_of
from pbem.rulesets.dice_empires.picture.tableau import Box, Road, Tableau, TableDie, Town

_TRACK = 40
"""The longest lane of the race."""


def signs(tableau: Tableau) -> Iterator[Sign]:
    """Write everything that is in the picture, with its legend."""
    for town in tableau.towns:
        yield Line(_joined((town.name, *town.figures), " · "), indent="    ")
        yield _large(town) if town.large else _small(town)
        yield Line()
    if tableau.race and tableau.goal:
        lanes = tuple(((name,), (_lane(points, tableau.goal),), (str(points),)) for name, _, points in tableau.race)
        yield Rows(lanes, (False, False, True))
    yield from _legend(tableau)


def _joined(pieces: tuple[Text | str, ...], between: str) -> Words:
    return tuple(part for piece in pieces for part in (between, piece))[1:]


def _large(town: Town) -> Rows:
    """Write a city part by part: sign, name, who is there."""
    rows = tuple(((part.sign,), (part.name,), _there(part, town)) for part in parts_of(town))
    return Rows(rows, (False, False, False))


def _small(town: Town) -> Chain:
    """Write a city in a row, with the signs of its parts; no break between a sign and what is there."""
    return Chain(tuple((part.sign, " ", *_there(part, town)) for part in parts_of(town)))


def _there(part: Box | Road, town: Town) -> Words:
    """Say who is in a place, or that it is out of sight."""
    since = part.since if isinstance(part, Box) else 0
    if not part.known and not since:
        return ("?",)
    dice = tuple(piece for die in part.dice for piece in (", ", *_die(die, town)))[1:] or ("-",)
    starred = (*dice, " *") if isinstance(part, Road) and part.fight else dice
    return starred if part.known else (*starred, " (", text("dice-empires-map-since", round=since), ")")


def _die(die: TableDie, town: Town) -> Words:
    """Write a die: its name or whose it is, its people, what was lost, whether it is only planned."""
    named: Words = (die.label, f":{die.pips}") if die.label else (str(die.pips),)
    if die.chained:
        named = (text("dice-empires-map-slaves", who=die.colour, count=die.pips),)
    elif die.colour != town.colour:
        named = (text("dice-empires-lord", who=die.colour), " ", *named)
    fell = (f" -{die.lost}",) if die.lost else ()
    return ("(", *named, *fell, ")") if die.ghost else (*named, *fell)


def _lane(points: int, goal: int) -> str:
    """Draw how far somebody has come."""
    gone = min(max(points, 0), goal) * _TRACK // goal
    return "[" + "=" * gone + "." * (_TRACK - gone) + "]"


def _legend(tableau: Tableau) -> Iterator[Line]:
    """Explain the signs of places, and the others that are there."""
    if any(not town.large for town in tableau.towns):
        places = parts_of(tableau.towns[0])
        named = (piece for part in places for piece in ("; ", f"{part.sign} ", part.name))
        yield Line(tuple(named)[1:], " ", " ")
    parts = [part for town in tableau.towns for part in parts_of(town)]
    dice = [die for part in parts for die in part.dice]
    told = (
        ("dice-empires-map-key-die", any(die.label for die in dice)),
        ("dice-empires-map-key-planned", any(die.ghost for die in dice)),
        ("dice-empires-map-key-unknown", any(not part.known for part in parts)),
        ("dice-empires-map-key-fight", any(isinstance(part, Road) and part.fight for part in parts)),
    )
    keys = tuple(text(id) for id, there in told if there)
    if keys:
        yield Line(_joined(keys, "; "), " ", " ")
