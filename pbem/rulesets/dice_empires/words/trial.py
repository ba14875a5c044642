"""A lord's own letter carried out ahead, on the table as he supposes it (X-13.4).

At the pace `plan` the commands come after the births and the meal of the round (X-4), so these are played first, with
the standing orders of the letter. Conditions are taken as they are now; other lords may change that. D4: where sending
costs nothing it uses no command.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import dropwhile

from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.dice_empires.city.births import newborn
from pbem.rulesets.dice_empires.city.circle import changed, lord
from pbem.rulesets.dice_empires.city.food import meal, starved
from pbem.rulesets.dice_empires.city.groups import citizens
from pbem.rulesets.dice_empires.commands.conditions import holds
from pbem.rulesets.dice_empires.commands.deeds import Deed, Impossible, attempt
from pbem.rulesets.dice_empires.commands.snake import commands
from pbem.rulesets.dice_empires.commands.standing_orders import adopted
from pbem.rulesets.dice_empires.events import Birth, Meal
from pbem.rulesets.dice_empires.orders import CommandOrder, Order
from pbem.rulesets.dice_empires.state import State
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words.supposition import supposed


@dataclass(frozen=True)
class Line:
    """An order of the letter: what it did (`deed`, by alternative number `step`), or the reason why not.

    `number`: which command of the round it uses; 0: none. `spare`: it is a reserve, for there are no more commands.
    `before`: the table when its turn came.
    """

    order: Order
    before: State
    deed: Deed | None = None
    step: int = 0
    reason: str = ""
    number: int = 0
    spare: bool = False


@dataclass(frozen=True)
class Trial:
    """A letter carried out ahead: the table when the commands begin, that after them, and each order of the letter.

    `count`: the commands of the lord; `used` of them. `birth` and `food`: those of the round that comes, if it has any.
    `last`: there are none behind these in the round, so that whatever is left in the list may still send troops (D4).
    """

    seat: Seat
    start: State
    after: State
    lines: tuple[Line, ...]
    count: int
    used: int
    birth: Birth | None = None
    food: Meal | None = None
    last: bool = True


def trial(view: View, seat: Seat, sheet: Sheet[Order]) -> Trial:
    """Carry a letter out, as far as its lord can know."""
    state = adopted(supposed(view, seat), {seat: sheet})
    start, birth, food = _begun(state, seat)
    last = view.options.pace == "plan" or view.queue.count(seat) < 2
    whole = Trial(seat, start, start, (), _count(view, start, seat), 0, birth, food, last)
    for order in sheet:
        whole = _next(whole, order)
    return whole if any(isinstance(order, CommandOrder) for order in sheet) else _planned(whole)


def _planned(whole: Trial) -> Trial:
    """X-13.5: a letter without a command leaves them to the standing plan, that of the letter itself among them."""
    played = whole
    for order in lord(whole.start, whole.seat).standing.plan.commands:
        played = _next(played, order)
    return replace(whole, after=played.after)


def _begun(state: State, seat: Seat) -> tuple[State, Birth | None, Meal | None]:
    """X-4.2, X-4.3: play the births and the meal that come before the commands; X-3.3: none in round 1."""
    if state.options.pace == "command" or state.round == 1:
        return state, None, None
    return grown(state, seat)


def grown(state: State, seat: Seat) -> tuple[State, Birth, Meal]:
    """X-5, X-6: play births and food of one lord, in the order the options give (D5)."""
    if state.options.births_first:
        state, birth = _born(state, seat)
        state, food = _fed(state, seat)
    else:
        state, food = _fed(state, seat)
        state, birth = _born(state, seat)
    return state, birth, food


def _born(state: State, seat: Seat) -> tuple[State, Birth]:
    after, birth = newborn(state, seat)
    return changed(state, after), birth


def _fed(state: State, seat: Seat) -> tuple[State, Meal]:
    one = lord(state, seat)
    food = meal(state.options, one)
    return changed(state, starved(one, food.hungry)), food


def _count(view: View, start: State, seat: Seat) -> int:
    """X-7.1: count the commands this letter may fill: at the pace `command` one, and only on turn."""
    if view.options.pace == "command":
        return int(view.queue[:1] == (seat,))
    return commands(view.options, citizens(lord(start, seat), "T"), view.round)


def _next(whole: Trial, order: Order) -> Trial:
    """Carry the next order out, on the table the earlier ones left."""
    if not isinstance(order, CommandOrder):
        return replace(whole, lines=(*whole.lines, Line(order, whole.after)))
    tried = _tried(whole, order)
    free = tried.deed is not None and tried.deed.step.kind == "sent" and whole.after.options.send_costs == "free"
    if whole.used >= whole.count and not (free and _sends(whole)):
        # Nobody tries a line behind the last command: it is a reserve, possible or not.
        return replace(whole, lines=(*whole.lines, Line(order, whole.after, spare=True)))
    if tried.deed is None:
        return replace(whole, lines=(*whole.lines, tried))
    used = whole.used + (not free)
    line = replace(tried, number=0 if free else used)
    return replace(whole, after=tried.deed.state, used=used, lines=(*whole.lines, line))


def _sends(whole: Trial) -> bool:
    """D4: tell whether troops may still be sent: right behind the command; behind the last one by any line."""
    behind = dropwhile(lambda line: not line.number, whole.lines)
    return whole.last or all(line.deed for line in behind if isinstance(line.order, CommandOrder))


def _tried(whole: Trial, order: CommandOrder) -> Line:
    """X-13.2: find the first alternative that is possible, else the reason why the first one is not."""
    found = tuple(_step(whole, order, at) for at in range(len(order.steps)))
    line = Line(order, whole.after)
    for at, deed in enumerate(found):
        if isinstance(deed, Deed):
            return replace(line, deed=deed, step=at, reason=found[0].reason if isinstance(found[0], Impossible) else "")
    first = found[0]
    return replace(line, reason=first.reason if isinstance(first, Impossible) else "")


def _step(whole: Trial, order: CommandOrder, at: int) -> Deed | Impossible:
    """X-13.3: try one alternative, if its conditions hold now."""
    step = order.steps[at]
    if all(holds(whole.after, whole.seat, condition) for condition in step.when):
        return attempt(whole.after, whole.seat, step.command)
    return Impossible("condition")
