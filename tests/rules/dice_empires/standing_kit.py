"""Standing orders for tests in a lord's own words, as positions have them; behind `plan` stand commands in short."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pbem.core import plain
from pbem.core.positions import Words
from pbem.core.seats import COLOURS
from pbem.language.letter import sheet
from pbem.registry import install
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import Order, PlanOrder
from pbem.rulesets.dice_empires.position import position
from pbem.rulesets.dice_empires.ruleset import DICE_EMPIRES
from pbem.rulesets.dice_empires.sight import vision
from tests.rules.dice_empires.short_commands import read_line

SEATS = COLOURS[:4]


def standing_orders(lines: Sequence[str]) -> object:
    """Write standing orders as plain values."""
    plan = tuple(read_line(Words(line, line.split()[1:]), SEATS) for line in lines if line.startswith("plan "))
    said = [order for line in lines if not line.startswith("plan ") for order in _understood(line)]
    return plain.write((*said, *([PlanOrder(plan)] if plan else [])), tuple[Order, ...])


@cache
def _understood(line: str) -> tuple[Order, ...]:
    installed = install(DICE_EMPIRES)
    view = vision.view(position.read(Options(players=4), SEATS, {}), SEATS[0])
    draft = sheet.read([(1, line)], DICE_EMPIRES, view, sheet.readers(DICE_EMPIRES, view, installed.lexicons, "en"))
    assert not draft.problems, (line, draft.problems)
    return tuple(draft.sheet)
