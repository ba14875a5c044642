"""Air units (P-36, P-37): missions, interception, refuelling."""

from __future__ import annotations

from pbem.rulesets.powers.battle.raids import RAIDS
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Points
from pbem.rulesets.powers.chapters.air.airfields import build
from pbem.rulesets.powers.chapters.air.interception import stand
from pbem.rulesets.powers.chapters.air.missions import fly, joined, released, strike
from pbem.rulesets.powers.chapters.air.refuelling import refuel
from pbem.rulesets.powers.orders.air import AirfieldOrder, EscortOrder, InterceptOrder, RebaseOrder, StrikeOrder

AIR = Chapter(
    "air",
    needs=("land",),
    release="R2",
    units="air",
    phases=(
        Phase("standing interception", "agree", stand, 6),
        Phase("flying out", "fly", fly),
        Phase("raids", "strike", strike),
        Phase("refuelling", "refuel", refuel),
    ),
    orders=(StrikeOrder, EscortOrder, RebaseOrder, InterceptOrder, AirfieldOrder),
    points=Points(
        battle=RAIDS,
        called=(joined,),
        released=(released,),
        spend={AirfieldOrder: build},
        purpose={AirfieldOrder: "buildings"},
    ),
)
