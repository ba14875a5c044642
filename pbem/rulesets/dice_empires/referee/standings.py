"""X-12: who came where when a game is over."""

from __future__ import annotations

from pbem.core.blocks import Block, Cell
from pbem.core.sections import places, table
from pbem.core.texts import text
from pbem.rulesets.dice_empires.city.groups import all_people
from pbem.rulesets.dice_empires.state import Lord, State

_PLACES = ("place", "whose", "reputation", "people", "slaves")
_NUMERIC = ("place", "reputation", "people", "slaves")


def standings(state: State) -> tuple[Block, ...]:
    """X-12: list who came where: the winners first, then by reputation and people; ruined lords last."""
    winners = state.result.winners if state.result is not None else ()
    keys = {lord.seat: _rank(lord, lord.seat in winners) for lord in state.lords}
    ranked = sorted(state.lords, key=lambda lord: keys[lord.seat], reverse=True)
    numbers = places([keys[lord.seat] for lord in ranked])
    rows = (_place(*row) for row in zip(numbers, ranked, strict=True))
    return (table("dice-empires-standing-col", _PLACES, rows, _NUMERIC, ("slaves",)),)


def _rank(lord: Lord, won: bool) -> tuple[bool, bool, int, int]:
    return won, not lord.ruined, lord.reputation, all_people(lord)


def _place(place: int, lord: Lord) -> tuple[Cell, ...]:
    held = sum(each.people for each in lord.slaves)
    figures = (lord.reputation, all_people(lord), held)
    return (Cell(str(place), "number"), whose(lord), *(Cell(str(figure), "number") for figure in figures))


def whose(lord: Lord) -> Cell:
    """Name a lord, and say if he is ruined."""
    return Cell(text("dice-empires-standing-who", who=lord.seat, ruined=int(lord.ruined)), "tag", lord.seat)
