"""What holds for the whole letter (6): the commands it fills, births and food, the standing orders in force."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from pbem.core.sheets import Sheet
from pbem.core.texts import Text, text
from pbem.rulesets.dice_empires.city.circle import lord
from pbem.rulesets.dice_empires.city.groups import citizens
from pbem.rulesets.dice_empires.commands.snake import commands
from pbem.rulesets.dice_empires.commands.standing_orders import kept
from pbem.rulesets.dice_empires.events import Birth, Meal
from pbem.rulesets.dice_empires.orders import CommandOrder, Order
from pbem.rulesets.dice_empires.report.standing_orders import Row, choices
from pbem.rulesets.dice_empires.state import Standing
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words import count
from pbem.rulesets.dice_empires.words.trial import Trial, grown, trial


def overview(view: View, sheet: Sheet[Order]) -> tuple[Text, ...]:
    """Say how many commands there are and how many lines, what is eaten, and what is in force."""
    city = count.own(view)
    if city is None:
        return ()
    whole = trial(view, city.seat, sheet)
    in_force = kept(view.standing, sheet)
    return (*_commands(view, whole, in_force), *_start(whole), *_next(whole), *_in_force(view.standing, in_force))


def _commands(view: View, whole: Trial, in_force: Standing) -> Iterator[Text]:
    """X-7.1, X-13.2: count commands, good lines and reserves; a list that is used up passes the rest."""
    if view.options.pace == "command" and not whole.count:
        yield text("dice-empires-plan-not-on-turn", who=view.queue[0] if view.queue else "none")
        return
    lines = sum(isinstance(line.order, CommandOrder) for line in whole.lines)
    spare = sum(line.spare for line in whole.lines)
    skipped = lines - spare - sum(line.deed is not None for line in whole.lines)
    left = whole.count - whole.used
    yield text("dice-empires-plan-commands", count=whole.count, lines=lines, left=left, spare=spare, skipped=skipped)
    if not lines and in_force.plan.commands:
        yield text("dice-empires-plan-instead", count=len(in_force.plan.commands))


def _start(whole: Trial) -> Iterator[Text]:
    """X-4: births and food come before the commands of the round."""
    if whole.birth is not None and whole.food is not None:
        yield _fed("dice-empires-plan-before", whole.birth, whole.food)


def _next(whole: Trial) -> Iterator[Text]:
    """X-6: foretell births and food of the round behind it, if nothing else changes."""
    then, birth, food = grown(whole.after, whole.seat)
    yield _fed("dice-empires-plan-next", birth, food)
    hall = citizens(lord(then, whole.seat), "T")
    yield text("dice-empires-plan-hall", hall=hall, count=commands(then.options, hall, then.round + 1))


def _fed(id: str, birth: Birth, food: Meal) -> Text:
    """Say how many are born, and whether the food lasts."""
    sort = "hunger" if food.hungry else "surplus" if food.surplus else "enough"
    born = birth.born - birth.unborn
    return text(id, births=born, food=food.food, eaters=food.eaters, count=food.hungry, sort=sort)


def _in_force(before: Standing, now: Standing) -> Iterator[Text]:
    """X-13.6: list the standing orders of earlier letters; those of this one stand below, the usual ones nowhere."""
    kept_up = zip(choices(now), choices(before), choices(Standing()), strict=True)
    said = tuple(_choice(row) for row, old, usual in kept_up if row == old != usual)
    if said:
        yield text("dice-empires-plan-standing", orders=reduce(_then, said))


def _choice(row: Row) -> Text:
    name, said = row
    return text("dice-empires-plan-choice", choice=text("dice-empires-choice", choice=name), said=said)


def _then(first: Text, rest: Text) -> Text:
    return text("dice-empires-plan-choices", first=first, rest=rest)
