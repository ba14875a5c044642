"""What only the referee orders: units, lands, factories, rows of formations, a seat that leaves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, assert_never, cast, get_args

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.slots import each, filled, integer, word
from pbem.core.texts import text
from pbem.rulesets.powers.economy import WARES
from pbem.rulesets.powers.events.damage import SIXTHS
from pbem.rulesets.powers.orders import (
    AdvantageDecree,
    AirfieldDecree,
    BatteryDecree,
    Decree,
    LandDecree,
    LevelDecree,
    OutDecree,
    PoliticsDecree,
    StockDecree,
    TradeDecree,
    Units,
    UnitsDecree,
    WorksDecree,
)
from pbem.rulesets.powers.orders.damage import DamageDecree
from pbem.rulesets.powers.orders.economy import StoreDecree
from pbem.rulesets.powers.orders.formations import CardDecree, GainDecree
from pbem.rulesets.powers.orders.naval import CanalDecree, FreightDecree
from pbem.rulesets.powers.orders.people import PeopleDecree
from pbem.rulesets.powers.trades import Trade
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words.formations import counted, portion
from pbem.rulesets.powers.words.matter import Matter, Understood
from pbem.rulesets.powers.words.slots import amount, refused, said_amount, said_units


def phrase(order: Decree) -> Phrase:
    """Say a decree."""
    match order:
        case UnitsDecree(seat, Units(row, count), at):
            return filled("set_units", at=at, colour=seat, count=count, row=row)
        case LandDecree(at, seat):
            return filled("set_land", at=at, colour=seat)
        case WorksDecree(at, count):
            return filled("set_works", at=at, count=count)
        case AdvantageDecree(seat, row):
            return filled("set_advantage", colour=seat, row=row)
        case LevelDecree(seat, field, level):
            return Phrase("set_level", {"colour": seat, "field": field, "level": level})
        case AirfieldDecree(at, count):
            return filled("set_airfield", at=at, count=count)
        case BatteryDecree(seat, row, at, goal):
            none = None if goal else "1"
            return filled("set_battery", at=at, colour=seat, row=row, goal=goal or None, none=none)
        case PoliticsDecree(seat, count):
            return Phrase("set_politics", {"colour": seat, "count": count})
        case TradeDecree(at, trade, count):
            return filled("set_trade", at=at, trade=trade, count=count)
        case StoreDecree(at, what, count):
            kind, name = ("set_wares", "ware") if what in WARES else ("set_plants", "plant")
            return Phrase(kind, {"at": at, "count": count, name: what})
        case DamageDecree(seat, Units(row, count), at, damage, holder):
            amount_ = said_amount(damage, SIXTHS)
            by = holder or None
            return filled("set_damage", at=at, colour=seat, count=count, row=row, amount=amount_, by=by)
        case FreightDecree(seat, Units(row, count), at, load):
            carried, none = said_units("made", load), None if load else "1"
            return filled("set_freight", at=at, colour=seat, count=count, row=row, units=carried, none=none)
        case CanalDecree(at, count):
            return filled("set_canal", at=at, count=count)
        case StockDecree(seat, at, count):
            return Phrase("set_stock", {"at": at, "colour": seat, "count": count})
        case PeopleDecree(at, what, count):
            return Phrase(f"set_{what}", {"at": at, "count": count})
        case CardDecree(seat, name, rows, at):
            portions = tuple(map(portion, rows))
            return filled("set_card", colour=seat, formation=name, at=at or None, rows=portions)
        case GainDecree(seat, name, row, what, count):
            return filled("set_gain", colour=seat, formation=name, number=row, trade=what, count=count)
        case OutDecree(seat):
            return filled("set_out", colour=seat)
        case _:
            assert_never(order)


def _set_card(phrase: Phrase, view: View) -> Understood:
    rows = tuple(counted(part) for part in each(phrase, "rows"))
    return (CardDecree(Seat(word(phrase, "colour")), word(phrase, "formation"), rows, word(phrase, "at")),)


def _set_gain(phrase: Phrase, view: View) -> Understood:
    """Only science and politics are noted on cards."""
    what = word(phrase, "trade")
    if what not in ("science", "politics"):
        return (refused("no-trade", "P-57.3", trade=text("powers-trade", trade=what)),)
    seat, name = Seat(word(phrase, "colour")), word(phrase, "formation")
    gained: Literal["science", "politics"] = "science" if what == "science" else "politics"
    return (GainDecree(seat, name, integer(phrase, "number"), gained, integer(phrase, "count")),)


def _set_units(phrase: Phrase, view: View) -> Understood:
    found = Units(word(phrase, "row"), integer(phrase, "count"))
    return (UnitsDecree(Seat(word(phrase, "colour")), found, word(phrase, "at")),)


def _set_battery(phrase: Phrase, view: View) -> Understood:
    seat, at = Seat(word(phrase, "colour")), word(phrase, "at")
    return (BatteryDecree(seat, word(phrase, "row"), at, word(phrase, "goal")),)


def _set_damage(phrase: Phrase, view: View) -> Understood:
    """P-30: what is no number of sixths is more than any unit can have."""
    sixths = amount(phrase, "amount", SIXTHS)
    if sixths is None:
        return (refused("no-damage", "P-30.1"),)
    seat, found = Seat(word(phrase, "colour")), Units(word(phrase, "row"), integer(phrase, "count"))
    return (DamageDecree(seat, found, word(phrase, "at"), sixths, Seat(word(phrase, "by"))),)


def _set_freight(phrase: Phrase, view: View) -> Understood:
    seat, found = Seat(word(phrase, "colour")), Units(word(phrase, "row"), integer(phrase, "count"))
    return (FreightDecree(seat, found, word(phrase, "at"), counted(phrase)),)


def _check(view: View, order: Decree) -> Iterator[Problem]:
    yield refused("referee-only", "")


def _set_store(phrase: Phrase, view: View) -> Understood:
    what = word(phrase, "ware") or word(phrase, "plant")
    return (StoreDecree(word(phrase, "at"), what, integer(phrase, "count")),)


MATTER: Matter[Decree] = Matter(
    when=dict.fromkeys(get_args(Decree), "any"),
    phrase=phrase,
    meanings={
        "set_units": _set_units,
        "set_land": lambda phrase, view: (LandDecree(word(phrase, "at"), Seat(word(phrase, "colour"))),),
        "set_advantage": lambda phrase, view: (AdvantageDecree(Seat(word(phrase, "colour")), word(phrase, "row")),),
        "set_level": lambda phrase, view: (
            LevelDecree(Seat(word(phrase, "colour")), word(phrase, "field"), integer(phrase, "level")),
        ),
        **dict.fromkeys(("set_wares", "set_plants"), _set_store),
        "set_welfare": lambda phrase, view: (PeopleDecree(word(phrase, "at"), "welfare", integer(phrase, "count")),),
        "set_bands": lambda phrase, view: (PeopleDecree(word(phrase, "at"), "bands", integer(phrase, "count")),),
        "set_out": lambda phrase, view: (OutDecree(Seat(word(phrase, "colour"))),),
        "set_politics": lambda phrase, view: (PoliticsDecree(Seat(word(phrase, "colour")), integer(phrase, "count")),),
        "set_trade": lambda phrase, view: (
            TradeDecree(word(phrase, "at"), cast("Trade", word(phrase, "trade")), integer(phrase, "count")),
        ),
        "set_airfield": lambda phrase, view: (AirfieldDecree(word(phrase, "at"), integer(phrase, "count")),),
        "set_battery": _set_battery,
        "set_damage": _set_damage,
        "set_freight": _set_freight,
        "set_canal": lambda phrase, view: (CanalDecree(word(phrase, "at"), integer(phrase, "count")),),
        "set_card": _set_card,
        "set_gain": _set_gain,
        "set_stock": lambda phrase, view: (
            StockDecree(Seat(word(phrase, "colour")), word(phrase, "at"), integer(phrase, "count")),
        ),
        "set_works": lambda phrase, view: (WorksDecree(word(phrase, "at"), integer(phrase, "count")),),
    },
    check=_check,
)
