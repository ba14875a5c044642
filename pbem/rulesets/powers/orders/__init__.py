"""What a player may order (section 10). The union holds the orders of all chapters, whichever are in play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Literal

from pbem.core.agreements import orders as agreements
from pbem.core.agreements.orders import AnswerOrder
from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.doctrine import ALL, Doctrine, Reserve, Retreat, Units
from pbem.rulesets.powers.designs import DesignOrder
from pbem.rulesets.powers.orders.air import AirOrder
from pbem.rulesets.powers.orders.civ import TradeOrder
from pbem.rulesets.powers.orders.damage import DamageDecree, DamageOrder, FinishOrder, HoldOrder, MergeOrder, SplitOrder
from pbem.rulesets.powers.orders.dues import DisbandOrder, DuesOrder, InsistOrder, PayingOrder, ReleaseOrder
from pbem.rulesets.powers.orders.economy import EconomyOrder, RailwayOrder, StoreDecree
from pbem.rulesets.powers.orders.formations import CardDecree, FormationOrder, GainDecree
from pbem.rulesets.powers.orders.guns import GunOrder
from pbem.rulesets.powers.orders.learning import LearningOrder
from pbem.rulesets.powers.orders.naval import DeliverOrder, LandOrder, LoadOrder, NavalDecree, NavalOrder, UnloadOrder
from pbem.rulesets.powers.orders.people import PeopleDecree, PeopleOrder
from pbem.rulesets.powers.orders.prices import HelpedOrder
from pbem.rulesets.powers.orders.supply import FeedOrder, StockDecree, StockOrder, SupplyOrder
from pbem.rulesets.powers.orders.tokens import HideOrder, MixOrder, ProveOrder, ShowOrder, TokenOrder, TokensOrder
from pbem.rulesets.powers.orders.trucks import CarryOrder
from pbem.rulesets.powers.trades import Trade
from pbem.rulesets.powers.treaty import Treaty

__all__ = [
    "ALL",
    "AirOrder",
    "AnswerOrder",
    "CarryOrder",
    "DamageOrder",
    "DisbandOrder",
    "DeliverOrder",
    "Doctrine",
    "DuesOrder",
    "FeedOrder",
    "FinishOrder",
    "GunOrder",
    "HelpedOrder",
    "HideOrder",
    "HoldOrder",
    "InsistOrder",
    "LandOrder",
    "LoadOrder",
    "MergeOrder",
    "MixOrder",
    "NavalOrder",
    "PayingOrder",
    "ReleaseOrder",
    "Reserve",
    "Retreat",
    "ShowOrder",
    "SplitOrder",
    "StockDecree",
    "StockOrder",
    "SupplyOrder",
    "TokenOrder",
    "ProveOrder",
    "TokensOrder",
    "Units",
    "UnloadOrder",
]


def over(general: Doctrine, special: Doctrine) -> Doctrine:
    """Lay a more special doctrine over a general one."""
    said = {each.name: getattr(special, each.name) for each in fields(special)}
    return replace(general, **{name: value for name, value in said.items() if value is not None})


@dataclass(frozen=True)
class MoveOrder:
    """P-5: units go from the first area of `path` over the others; `careful`: stop before any area that is held."""

    units: tuple[Units, ...]
    path: tuple[str, ...]
    doctrine: Doctrine = Doctrine()
    careful: bool = False
    kind: Literal["move"] = "move"


@dataclass(frozen=True)
class BuildOrder:
    """P-4.4: build units of a row on a land; P-9.9: ships in one of its harbours."""

    row: str
    at: str
    count: int = 1
    harbour: str = ""
    kind: Literal["build"] = "build"


@dataclass(frozen=True)
class RushOrder:
    """P-40.2: build fortresses in half the time, for more."""

    row: str
    at: str
    count: int = 1
    kind: Literal["rush"] = "rush"


@dataclass(frozen=True)
class FactoryOrder:
    """P-14.2: build a factory; `paid` says which lands pay how many sixtieths, the land itself pays the rest."""

    at: str
    paid: Mapping[str, int] = field(default_factory=dict)
    kind: Literal["factory"] = "factory"


@dataclass(frozen=True)
class DemolishOrder:
    """P-14.7: pull down so many own factories of a land."""

    at: str
    count: int = 1
    kind: Literal["demolish"] = "demolish"


@dataclass(frozen=True)
class DoctrineOrder:
    """P-6.20: standing battle orders, everywhere or in one area, in attack, defence or both."""

    doctrine: Doctrine
    at: str = ""
    role: Literal["", "attack", "defence"] = ""
    kind: Literal["doctrine"] = "doctrine"


@dataclass(frozen=True)
class StandingBuildOrder:
    """S-1: build this row on a land whenever BV are left there; an empty row: no more."""

    at: str
    row: str = ""
    kind: Literal["standing-build"] = "standing-build"


@dataclass(frozen=True)
class PlaceOrder:
    """P-3: place units of the starting army on an own land; ships in one of its harbours."""

    units: tuple[Units, ...]
    at: str
    harbour: str = ""
    kind: Literal["place"] = "place"


@dataclass(frozen=True)
class KeepOrder:
    """P-3.3: keep units back, secretly, to place them when all else is known."""

    units: tuple[Units, ...]
    kind: Literal["keep"] = "keep"


@dataclass(frozen=True)
class BidOrder:
    """P-18.1: what one calls fair for every column (a side, a block, half of a table), in halves of a BV."""

    amounts: Mapping[str, int]
    kind: Literal["bid"] = "bid"


@dataclass(frozen=True)
class AgreeOrder:
    """P-18.9: confirm the sides and grants that are proposed; if all seats do, no bid counts."""

    kind: Literal["agree"] = "agree"


@dataclass(frozen=True)
class ProposeOrder(agreements.ProposeOrder[Treaty]):
    """P-16.2: propose a treaty; its number is `number_of(round, seat, treaty)`."""

    treaty: Treaty


@dataclass(frozen=True)
class DenounceOrder:
    """P-16.3: give notice of a treaty in force, known by its number and members."""

    number: int
    members: tuple[Seat, ...]
    kind: Literal["denounce"] = "denounce"


@dataclass(frozen=True)
class GiveOrder:
    """P-33.1, P-33.3: units of a land are another's from the end of the round on."""

    units: tuple[Units, ...]
    at: str
    to: Seat
    kind: Literal["give"] = "give"


@dataclass(frozen=True)
class GiveLandOrder:
    """P-33.2: a land, with its buildings and what is under construction there, is another's from then on."""

    at: str
    to: Seat
    kind: Literal["give-land"] = "give-land"


@dataclass(frozen=True)
class CommandOrder:
    """P-33.6: units are moved by an ally from the next round on; `to` nobody: by their owner again."""

    units: tuple[Units, ...]
    at: str
    to: Seat = Seat("")
    kind: Literal["command"] = "command"


@dataclass(frozen=True)
class BetrayOrder:
    """P-33.5: destroy, without a battle, what a seat has in an area one stands in."""

    at: str
    seat: Seat
    kind: Literal["betray"] = "betray"


@dataclass(frozen=True)
class RiseOrder:
    """P-33.12: the guests in a land attack its owner from inside."""

    at: str
    kind: Literal["rise"] = "rise"


HandingOrder = GiveOrder | GiveLandOrder | CommandOrder


@dataclass(frozen=True)
class EndOrder:
    """S-14: the own player turn is finished."""

    kind: Literal["end"] = "end"


@dataclass(frozen=True)
class UnitsDecree:
    """The referee sets how many ready units of a type a seat (none: nobody, a neutral army) has on a land."""

    seat: Seat
    units: Units
    at: str
    kind: Literal["set-units"] = "set-units"


@dataclass(frozen=True)
class LandDecree:
    """The referee gives a land to a seat, or to nobody."""

    at: str
    seat: Seat = Seat("")
    kind: Literal["set-land"] = "set-land"


@dataclass(frozen=True)
class WorksDecree:
    """The referee sets how many factories a land has."""

    at: str
    count: int
    kind: Literal["set-works"] = "set-works"


@dataclass(frozen=True)
class OutDecree:
    """P-16.8: the referee takes a seat out of the war that nobody plays any more."""

    seat: Seat
    kind: Literal["set-out"] = "set-out"


@dataclass(frozen=True)
class AdvantageDecree:
    """P-52: the referee says in which type the side of a seat is stronger; in no other."""

    seat: Seat
    row: str
    kind: Literal["set-advantage"] = "set-advantage"


@dataclass(frozen=True)
class LevelDecree:
    """P-56: the referee sets the level of a seat in a field."""

    seat: Seat
    field: str
    level: int
    kind: Literal["set-level"] = "set-level"


@dataclass(frozen=True)
class TradeDecree:
    """P-57.1: the referee sets how many factories of a trade a land has, beside its others."""

    at: str
    trade: Trade
    count: int
    kind: Literal["set-trade"] = "set-trade"


@dataclass(frozen=True)
class AirfieldDecree:
    """P-37.9: the referee sets how many aircraft the airfield of a land refuels in a turn; 0: it has none."""

    at: str
    count: int
    kind: Literal["set-airfield"] = "set-airfield"


@dataclass(frozen=True)
class BatteryDecree:
    """P-41.1: the referee lays all guns of a type a seat has in an area against another, or (none) against nothing."""

    seat: Seat
    row: str
    at: str
    goal: str = ""
    kind: Literal["set-battery"] = "set-battery"


@dataclass(frozen=True)
class PoliticsDecree:
    """P-57.3: the referee sets the political points of a seat."""

    seat: Seat
    count: int
    kind: Literal["set-politics"] = "set-politics"


Decree = (
    UnitsDecree
    | LandDecree
    | WorksDecree
    | OutDecree
    | AdvantageDecree
    | LevelDecree
    | TradeDecree
    | PoliticsDecree
    | AirfieldDecree
    | BatteryDecree
    | StoreDecree
    | StockDecree
    | PeopleDecree
    | CardDecree
    | GainDecree
    | DamageDecree
    | NavalDecree
)

Order = (
    MoveOrder
    | BuildOrder
    | RushOrder
    | HelpedOrder
    | FactoryOrder
    | DemolishOrder
    | DoctrineOrder
    | StandingBuildOrder
    | PlaceOrder
    | KeepOrder
    | BidOrder
    | AgreeOrder
    | ProposeOrder
    | AnswerOrder
    | DenounceOrder
    | HandingOrder
    | BetrayOrder
    | RiseOrder
    | EndOrder
    | DamageOrder
    | DuesOrder
    | EconomyOrder
    | RailwayOrder
    | SupplyOrder
    | LearningOrder
    | DesignOrder
    | TradeOrder
    | PeopleOrder
    | GunOrder
    | AirOrder
    | CarryOrder
    | NavalOrder
    | TokenOrder
    | FormationOrder
    | Decree
)
