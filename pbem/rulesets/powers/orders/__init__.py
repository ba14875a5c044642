"""What a player may order (section 10). The union holds the orders of all chapters, whichever are in play."""

from __future__ import annotations

from pbem.core.agreements.orders import AnswerOrder
from pbem.rulesets.powers.battle.doctrine import ALL, Doctrine, Reserve, Retreat, Units
from pbem.rulesets.powers.designs import DesignOrder
from pbem.rulesets.powers.orders.air import AirOrder
from pbem.rulesets.powers.orders.allies import (
    BetrayOrder,
    CommandOrder,
    DenounceOrder,
    GiveLandOrder,
    GiveOrder,
    HandingOrder,
    ProposeOrder,
    RiseOrder,
)
from pbem.rulesets.powers.orders.building import BuildOrder, DemolishOrder, FactoryOrder, RushOrder, StandingBuildOrder
from pbem.rulesets.powers.orders.civ import TradeOrder
from pbem.rulesets.powers.orders.damage import DamageDecree, DamageOrder, FinishOrder, HoldOrder, MergeOrder, SplitOrder
from pbem.rulesets.powers.orders.decrees import (
    AdvantageDecree,
    AirfieldDecree,
    BatteryDecree,
    LandDecree,
    LevelDecree,
    OutDecree,
    PoliticsDecree,
    TradeDecree,
    UnitsDecree,
    WorksDecree,
)
from pbem.rulesets.powers.orders.dues import DisbandOrder, DuesOrder, InsistOrder, PayingOrder, ReleaseOrder
from pbem.rulesets.powers.orders.economy import EconomyOrder, RailwayOrder, StoreDecree
from pbem.rulesets.powers.orders.formations import CardDecree, FormationOrder, GainDecree
from pbem.rulesets.powers.orders.guns import GunOrder
from pbem.rulesets.powers.orders.learning import LearningOrder
from pbem.rulesets.powers.orders.moves import DoctrineOrder, EndOrder, MoveOrder, over
from pbem.rulesets.powers.orders.naval import DeliverOrder, LandOrder, LoadOrder, NavalDecree, NavalOrder, UnloadOrder
from pbem.rulesets.powers.orders.people import PeopleDecree, PeopleOrder
from pbem.rulesets.powers.orders.placing import AgreeOrder, BidOrder, KeepOrder, PlaceOrder
from pbem.rulesets.powers.orders.prices import HelpedOrder
from pbem.rulesets.powers.orders.supply import FeedOrder, StockDecree, StockOrder, SupplyOrder
from pbem.rulesets.powers.orders.tokens import HideOrder, MixOrder, ProveOrder, ShowOrder, TokenOrder, TokensOrder
from pbem.rulesets.powers.orders.trucks import CarryOrder

__all__ = [
    "ALL",
    "AdvantageDecree",
    "AgreeOrder",
    "AirOrder",
    "AirfieldDecree",
    "AnswerOrder",
    "BatteryDecree",
    "BetrayOrder",
    "BidOrder",
    "BuildOrder",
    "CarryOrder",
    "CommandOrder",
    "DamageOrder",
    "Decree",
    "DeliverOrder",
    "DemolishOrder",
    "DenounceOrder",
    "DisbandOrder",
    "Doctrine",
    "DoctrineOrder",
    "DuesOrder",
    "EndOrder",
    "FactoryOrder",
    "FeedOrder",
    "FinishOrder",
    "GiveLandOrder",
    "GiveOrder",
    "GunOrder",
    "HandingOrder",
    "HelpedOrder",
    "HideOrder",
    "HoldOrder",
    "InsistOrder",
    "KeepOrder",
    "LandDecree",
    "LandOrder",
    "LevelDecree",
    "LoadOrder",
    "MergeOrder",
    "MixOrder",
    "MoveOrder",
    "NavalOrder",
    "Order",
    "OutDecree",
    "PayingOrder",
    "PlaceOrder",
    "PoliticsDecree",
    "ProposeOrder",
    "ProveOrder",
    "ReleaseOrder",
    "Reserve",
    "Retreat",
    "RiseOrder",
    "RushOrder",
    "ShowOrder",
    "SplitOrder",
    "StandingBuildOrder",
    "StockDecree",
    "StockOrder",
    "SupplyOrder",
    "TokenOrder",
    "TokensOrder",
    "TradeDecree",
    "Units",
    "UnitsDecree",
    "UnloadOrder",
    "WorksDecree",
    "over",
]


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
