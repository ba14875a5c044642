"""What the rules refuse or warn of, as far as the team can know (4).

Codes, facts and paragraphs (`problem-<code>` in the catalogues). An error drops its line; a warning leaves it: what
only a later phase can tell is never refused. Prices and points are those of the list carried out ahead
(`words/trial.py`). Warnings of new lines stand here; the plan says prices, steps and what is left.

| code | severity | facts | paragraph |
|---|---|---|---|
| duncan-game-over | ERROR | | D-10.1 |
| duncan-excluded | ERROR | turn | D-10.2 |
| duncan-not-a-team | ERROR | | D-1.2 |
| duncan-no-unit, duncan-dead-unit, duncan-no-units | ERROR | see problems.py | D-1.4 |
| duncan-raise-none, duncan-raise-many | ERROR | unit, times, limit | D-3.1 |
| duncan-upgrade-unpaid | WARNING | unit, param, price, points, spent, paid, times, away (0: by the portal) | D-3.2 |
| duncan-not-beside | ERROR | cell, squares (the floor beside the portal) | D-3.4 |
| duncan-buy-wall, duncan-buy-portal | ERROR | cell, squares | D-3.4 |
| duncan-buy-taken | WARNING | cell, unit (own one that stays there; 0: another's is seen there) | D-3.4 |
| duncan-buy-unpaid | WARNING | price, points, owned, spent | D-3.3 |
| duncan-bonus-none | ERROR | bonus, stock, count (of its kinds), used (1: an earlier order takes it) | D-7.1 |
| duncan-bonus-needs-unit, duncan-bonus-needs-square | ERROR | bonus | t13.1 |
| duncan-choose-never | ERROR | | D-7.8 |
| duncan-choose-none | WARNING | next (number of the next bonus), choice (the next one that is chosen) | D-7.8 |
| duncan-note-long | ERROR | length, limit | 4 |
| duncan-note-none | WARNING | on | 4 |

Those of moves stand in `move_checks.py`, of what words leave open in `problems.py`, of the story in `story_checks.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from pbem.core.grid import Cell, cell, king_distance
from pbem.core.problems import Problem, Severity
from pbem.core.seats import REFEREE
from pbem.core.sheets import Sheet
from pbem.core.texts import Fact, Text
from pbem.rulesets.duncan.orders import (
    ON_SQUARES,
    BonusOrder,
    BuyOrder,
    ChooseOrder,
    MoveOrder,
    NoteOrder,
    Order,
    Plan,
    UpgradeOrder,
)
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words import places, problems, story_checks
from pbem.rulesets.duncan.words.move_checks import check_move
from pbem.rulesets.duncan.words.problems import refused
from pbem.rulesets.duncan.words.terms import named
from pbem.rulesets.duncan.words.trial import MOST_RAISES, Line, Trial, trial

NOTE_LIMIT = 200
"""How long a comment may be."""
Found = Iterator[Problem]


def check(view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
    """4: check every line of a list; those before it have been carried out."""
    if (over := _over(view)) is not None:
        return tuple(replace(over, line=written.line, end=len(written.words)) for written in sheet.lines)
    done = trial(view, sheet)
    return tuple(
        replace(problem, line=written.line, end=len(written.words))
        for written, line in zip(sheet.lines, done.lines, strict=True)
        for problem in _problems(view, done, line)
    )


def _over(view: View) -> Problem | None:
    """D-10: tell that the game is over for all, or for this team."""
    if view.result is not None:
        return refused("game-over", "D-10.1")
    excluded = next((purse.excluded for purse in view.purses if purse.seat == view.seat), 0)
    return refused("excluded", "D-10.2", turn=excluded) if excluded and view.seat != REFEREE else None


def _problems(view: View, done: Trial, line: Line) -> Found:
    if not isinstance(line.order, Plan):
        yield from story_checks.check(line.order, view)
    elif view.portal is None:
        yield refused("not-a-team", "D-1.2")
    else:
        yield from _planned(view, done, line, line.order)


def _planned(view: View, done: Trial, line: Line, order: Plan) -> Found:
    match order:
        case UpgradeOrder():
            yield from _upgrade(view, done, line, order)
        case MoveOrder():
            yield from check_move(view, done, line, order)
        case BuyOrder():
            yield from _buy(view, done, line, order)
        case BonusOrder():
            yield from _bonus(view, done, line, order)
        case ChooseOrder():
            yield from _choose(view, done, line, order)
        case NoteOrder():
            yield from _note(view, done, line, order)
        case _:
            assert_never(order)


def warned(code: str, paragraph: str, **facts: Fact) -> Problem:
    """Warn of what a line may come to."""
    return replace(refused(code, paragraph, **facts), severity=Severity.WARNING)


def _upgrade(view: View, done: Trial, line: Line, order: UpgradeOrder) -> Found:
    """D-3.1, D-3.2: a living unit; what cannot be paid fails, and says what it would have cost."""
    own = problems.unit(view, order.unit)
    if isinstance(own, Problem):
        yield own
    elif not 1 <= order.times <= MOST_RAISES:
        code = "raise-many" if order.times > 1 else "raise-none"
        yield refused(code, "D-3.1", unit=order.unit, times=order.times, limit=MOST_RAISES)
    elif not line.payable and view.portal is not None:
        away = king_distance(view.portal, own.cell)
        yield warned(
            "upgrade-unpaid",
            "D-3.2",
            unit=order.unit,
            param=order.param,
            price=line.prices[line.paid],
            points=line.left,
            spent=line.spent,
            paid=line.paid,
            times=order.times,
            away=away if away > 1 else 0,
        )


def _buy(view: View, done: Trial, line: Line, order: BuyOrder) -> Found:
    """D-3.3, D-3.4: squares beside the portal; whether they are free and can be paid, phase 5 tells."""
    wrong = tuple(problem for name in order.at for problem in _place(view, cell(name)))
    if wrong:
        yield from wrong
        return
    taken = tuple(_taken(view, done, cell(name)) for name in order.at)
    if None not in taken:
        yield warned("buy-taken", "D-3.4", cell=order.at[0], unit=taken[0] or 0)
    if line.why == "points":
        yield warned("buy-unpaid", "D-3.3", price=line.price, points=line.points, owned=line.owned, spent=line.spent)


def _place(view: View, at: Cell) -> Found:
    """D-3.4: one of the 8 squares around the portal, floor as far as it is known."""
    if hindrance := places.hindrance(view, at):
        near = tuple(each.name for each in places.around(view)) or (Text("duncan-squares-none"),)
        yield refused(hindrance, "D-3.4", cell=at.name, squares=near)


def _taken(view: View, done: Trial, at: Cell) -> int | None:
    """D-3.4: give the own unit that will stand there, 0 for another's that is seen there, None for nobody."""
    own = next((number for number, end in done.ends.items() if end == at), None)
    return own if own is not None else (0 if any(unit.cell == at for unit in view.foreign) else None)


def _bonus(view: View, done: Trial, line: Line, order: BonusOrder) -> Found:
    """D-7.1: in stock when its turn comes, and used on what it is for."""
    if order.bonus in ON_SQUARES and not order.cell:
        yield refused("bonus-needs-square", "t13.1", bonus=order.bonus)
    elif order.bonus not in ON_SQUARES and not order.unit:
        yield refused("bonus-needs-unit", "t13.1", bonus=order.bonus)
    elif order.unit and isinstance(own := problems.unit(view, order.unit), Problem):
        yield own
    elif not line.had:
        used = int(order.bonus in view.stock)
        stock = named(view.stock)
        yield refused("bonus-none", "D-7.1", bonus=order.bonus, stock=stock, count=len(stock), used=used)


def _choose(view: View, done: Trial, line: Line, order: ChooseOrder) -> Found:
    """D-7.8: with no choice open it takes effect only if this turn brings one."""
    every = view.options.bonus_choice_every
    if not every:
        yield refused("choose-never", "D-7.8")
    elif not line.had:
        choice = (view.received // every + 1) * every
        yield warned("choose-none", "D-7.8", next=view.received + 1, choice=choice)


def _note(view: View, done: Trial, line: Line, order: NoteOrder) -> Found:
    """4: an own unit or any square; not too long, and there if it is to be deleted."""
    own = problems.unit(view, order.unit) if order.unit else None
    on = f"u{order.unit}" if order.unit else order.cell
    if isinstance(own, Problem):
        yield own
    elif len(order.text) > NOTE_LIMIT:
        yield refused("note-long", "4", length=len(order.text), limit=NOTE_LIMIT)
    elif not order.text and on not in view.notes:
        yield warned("note-none", "4", on=on)
