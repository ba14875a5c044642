"""Orders between allies <-> phrases (P-33)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.slots import filled, word
from pbem.rulesets.powers.orders import BetrayOrder, CommandOrder, GiveLandOrder, GiveOrder, Order, RiseOrder
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words.slots import named, refused, said_units, units

Orders = tuple[Order | Problem, ...]
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


def _give(phrase: Phrase, view: View) -> Orders:
    given = units(phrase, "units")
    if not all(each.row for each in given):
        return (refused("which-units", "P-33.3", at=word(phrase, "at")),)
    return (GiveOrder(given, word(phrase, "at"), _seat(phrase, "to")),)


def _command(phrase: Phrase, view: View) -> Orders:
    led = units(phrase, "units")
    if not all(each.row for each in led):
        return (refused("which-units", "P-33.6", at=word(phrase, "at")),)
    return (CommandOrder(led, word(phrase, "at"), _seat(phrase, "to")),)


MEANINGS: Mapping[str, Callable[[Phrase, View], Orders]] = {
    "give": _give,
    "give_land": lambda phrase, view: (GiveLandOrder(word(phrase, "at"), _seat(phrase, "to")),),
    "command": _command,
    "betray": lambda phrase, view: (BetrayOrder(word(phrase, "at"), _seat(phrase, "seat")),),
    "rise": lambda phrase, view: (RiseOrder(word(phrase, "at")),),
}
