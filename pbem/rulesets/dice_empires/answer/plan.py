"""The answer to a letter (6): what each line is expected to do, and a picture of the city as it would be then.

The letter is carried out ahead as far as its lord can know (`words/trial.py`). A remark says which command a line will
be and what it does, a warning what the lord may not have meant: a line that would be skipped, a farm left empty.
"""

from __future__ import annotations

from pbem.core.blocks import Forecast
from pbem.core.sheets import Sheet
from pbem.core.texts import Text
from pbem.rulesets.dice_empires.answer import commands, standing_orders
from pbem.rulesets.dice_empires.answer.picture import drawn
from pbem.rulesets.dice_empires.orders import CommandOrder, Order
from pbem.rulesets.dice_empires.picture.tableau import Tableau
from pbem.rulesets.dice_empires.report import draw
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words import count
from pbem.rulesets.dice_empires.words.trial import Line, Trial, trial

WARNINGS = frozenset(
    f"dice-empires-plan-{kind}"
    for kind in (
        "skipped",
        "spare",
        "farm-empty",
        "walls-bare",
        "hall-less",
        "captives-hall",
        "take-hall",
        "reroll-hall",
        "convert-hall",
        "convert-none",
        "convert-chance",
        "births-nobody",
    )
)
"""What a lord may not have meant."""


def plan(view: View, sheet: Sheet[Order]) -> tuple[Tableau | None, tuple[Forecast, ...]]:
    """Foretell what is planned, and draw the city as it would be then."""
    city = count.own(view)
    if city is None:
        bare = tuple(Forecast(written.line, str(place)) for place, written in enumerate(sheet.lines, 1))
        return draw.draw(view), bare
    whole = trial(view, city.seat, sheet)
    listed = enumerate(zip(sheet.lines, whole.lines, strict=True), 1)
    forecasts = tuple(_forecast(written.line, str(place), _said(whole, line)) for place, (written, line) in listed)
    return drawn(view, whole), forecasts


def _forecast(line: int, tag: str, texts: tuple[Text, ...]) -> Forecast:
    """Part what is said into remarks and warnings."""
    plain = tuple(one for one in texts if one.id not in WARNINGS)
    return Forecast(line, tag, plain, tuple(one for one in texts if one.id in WARNINGS))


def _said(whole: Trial, line: Line) -> tuple[Text, ...]:
    """Say what is to be expected of one order."""
    said = (
        commands.said(whole, line) if isinstance(line.order, CommandOrder) else standing_orders.said(whole, line.order)
    )
    return tuple(said)
