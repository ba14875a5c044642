"""The answer to a letter (6): what each line is expected to do, and a picture of the city as it would be then.

The letter is carried out ahead as far as its lord can know (`words/trial.py`). A remark says which command a line will
be and what it does, a warning what the lord may not have meant: a line that would be skipped, a farm left empty.
"""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from typing import assert_never

from pbem.core.blocks import Forecast
from pbem.core.sheets import Sheet
from pbem.core.texts import Text
from pbem.rulesets.dice_empires.answer import commands, standing_orders
from pbem.rulesets.dice_empires.answer.picture import drawn
from pbem.rulesets.dice_empires.commands.deeds import Note
from pbem.rulesets.dice_empires.orders import (
    Command,
    CommandOrder,
    Move,
    Order,
    Pass,
    Recall,
    Send,
    Split,
    Step,
    Transfer,
)
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


def plan(view: View, sheet: Sheet[Order]) -> tuple[Tableau | None, tuple[Forecast[Order], ...]]:
    """Foretell what is planned, and draw the city as it would be then."""
    city = count.own(view)
    if city is None:
        bare = tuple(Forecast[Order](written.line, str(place)) for place, written in enumerate(sheet.lines, 1))
        return draw.draw(view), bare
    whole = trial(view, city.seat, sheet)
    listed = enumerate(zip(sheet.lines, whole.lines, strict=True), 1)
    forecasts = tuple(_forecast(whole, written.line, str(place), line) for place, (written, line) in listed)
    return drawn(view, whole), forecasts


def _forecast(whole: Trial, number: int, tag: str, line: Line) -> Forecast[Order]:
    """Part what is said into remarks and warnings."""
    texts = _said(whole, line)
    plain = tuple(one for one in texts if one.id not in WARNINGS)
    warnings = tuple(one for one in texts if one.id in WARNINGS)
    return Forecast[Order](number, tag, plain, warnings, _idle(whole, line, texts), _played(line))


def _played(line: Line) -> Order | None:
    """X-13.2, X-13.4: give the alternative that is carried out, with the people that go; None: the first, as it is."""
    order = line.order
    if not isinstance(order, CommandOrder) or line.deed is None:
        return None
    written = order.steps[line.step].command
    command = reduce(_noted, line.deed.notes, written)
    return CommandOrder((Step(command),)) if line.step or command != written else None


def _noted(command: Command, note: Note) -> Command:
    """X-13.4: write a command with the people there are, or there is room for, and with a die that is free."""
    people = note.reason in ("whole", "fit")
    match command:
        case Transfer():
            return replace(command, people=note.got) if people else command
        case Split() | Send():
            changed = replace(command, people=note.got) if people else command
            return replace(changed, die=note.got) if note.reason == "die" else changed
        case Move() | Recall() | Pass():
            return command
        case _:
            assert_never(command)


def _idle(whole: Trial, line: Line, texts: tuple[Text, ...]) -> bool:
    """Tell whether an order will come to nothing, as things stand.

    A line whose condition does not hold now does what it was written for, as long as another command is given; a
    reserve only waits.
    """
    if not isinstance(line.order, CommandOrder):
        return any(one.id == "dice-empires-plan-convert-none" for one in texts)
    if line.deed is not None or line.spare:
        return False
    return line.reason != "condition" or all(other.deed is None for other in whole.lines)


def _said(whole: Trial, line: Line) -> tuple[Text, ...]:
    """Say what is to be expected of one order."""
    said = (
        commands.said(whole, line) if isinstance(line.order, CommandOrder) else standing_orders.said(whole, line.order)
    )
    return tuple(said)
