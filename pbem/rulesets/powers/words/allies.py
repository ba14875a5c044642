"""Orders between allies <-> phrases (P-33)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.slots import filled, word
from pbem.core.texts import text
from pbem.rulesets.powers import events
from pbem.rulesets.powers.orders import BetrayOrder, CommandOrder, GiveLandOrder, GiveOrder, RiseOrder
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import ally_checks, marches
from pbem.rulesets.powers.words.matter import Matter, Told, Understood, Work
from pbem.rulesets.powers.words.slots import named, refused, said_units, units

AllyOrder = GiveOrder | GiveLandOrder | CommandOrder | BetrayOrder | RiseOrder


def phrase(order: AllyOrder) -> Phrase:
    """Say an order."""
    match order:
        case GiveOrder(given, at, to):
            return Phrase("give", {"units": said_units("stack", given), "at": at, "to": _party(to)})
        case GiveLandOrder(at, to):
            return Phrase("give_land", {"at": at, "to": _party(to)})
        case CommandOrder(led, at, to):
            party = _party(to) if to else None
            return filled("command", units=said_units("stack", led), at=at, to=party, none=None if to else "1")
        case BetrayOrder(at, seat):
            return Phrase("betray", {"seat": _party(seat), "at": at})
        case RiseOrder(at):
            return Phrase("rise", {"at": at})


def _party(seat: Seat) -> Phrase:
    return Phrase("party", {"colour": seat})


def _seat(phrase: Phrase, slot: str) -> Seat:
    return Seat(next(iter(named(phrase, slot, "colour")), ""))


def _give(phrase: Phrase, view: View) -> Understood:
    given = units(phrase, "units")
    if not all(each.row for each in given):
        return (refused("which-units", "P-33.3", at=word(phrase, "at")),)
    return (GiveOrder(given, word(phrase, "at"), _seat(phrase, "to")),)


def _command(phrase: Phrase, view: View) -> Understood:
    led = units(phrase, "units")
    if not all(each.row for each in led):
        return (refused("which-units", "P-33.6", at=word(phrase, "at")),)
    return (CommandOrder(led, word(phrase, "at"), _seat(phrase, "to")),)


def _check(view: View, order: AllyOrder) -> Iterator[Problem]:
    match order:
        case GiveOrder() | GiveLandOrder() | CommandOrder():
            return ally_checks.handing(view, order)
        case BetrayOrder():
            return ally_checks.betrayal(view, order)
        case RiseOrder():
            return ally_checks.rising(view, order)
        case _:
            assert_never(order)


def _foretold(work: Work, order: AllyOrder, place: int) -> Told:
    match order:
        case GiveOrder() | GiveLandOrder() | CommandOrder():
            yield text("powers-plan-handed", what=order.kind, who=events.holder(order.to), at=order.at)
        case BetrayOrder(at, seat):
            yield text("powers-plan-betray", at=at, who=seat)
        case RiseOrder(at):
            yield from marches.attack(work, at)
        case _:
            assert_never(order)


MATTER: Matter[AllyOrder] = Matter(
    when=dict.fromkeys((GiveOrder, GiveLandOrder, CommandOrder, BetrayOrder, RiseOrder), "play"),
    phrase=phrase,
    meanings={
        "give": _give,
        "give_land": lambda phrase, view: (GiveLandOrder(word(phrase, "at"), _seat(phrase, "to")),),
        "command": _command,
        "betray": lambda phrase, view: (BetrayOrder(word(phrase, "at"), _seat(phrase, "seat")),),
        "rise": lambda phrase, view: (RiseOrder(word(phrase, "at")),),
    },
    check=_check,
    together=ally_checks.handed,
    foretold=_foretold,
)
