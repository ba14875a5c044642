"""All chapters that are built, and the book of a game: made once for each set of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from pbem.core.problems import Problem
from pbem.rulesets.powers.book.assembled import Book, assembled
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.presets import expanded
from pbem.rulesets.powers.chapters.air.chapter import AIR
from pbem.rulesets.powers.chapters.allies.chapter import ALLY
from pbem.rulesets.powers.chapters.armgun import ARMGUN
from pbem.rulesets.powers.chapters.arty import ARTY
from pbem.rulesets.powers.chapters.bombing import SBOMB
from pbem.rulesets.powers.chapters.capital import CAPITAL
from pbem.rulesets.powers.chapters.cargo import CARGO
from pbem.rulesets.powers.chapters.cheap import CHEAP
from pbem.rulesets.powers.chapters.civ_fac import CIV_FAC
from pbem.rulesets.powers.chapters.civ_hide import CIV_HIDE
from pbem.rulesets.powers.chapters.civ_hist import CIV_HIST
from pbem.rulesets.powers.chapters.civ_pol import CIV_POL
from pbem.rulesets.powers.chapters.civ_start import CIV_START
from pbem.rulesets.powers.chapters.config import CONFIG, with_designs
from pbem.rulesets.powers.chapters.expensive import EXPENSIVE
from pbem.rulesets.powers.chapters.factory import FACTORY
from pbem.rulesets.powers.chapters.fair.chapters import DIVISION, FAIR2, MATRIX
from pbem.rulesets.powers.chapters.formations.chapter import HIDE
from pbem.rulesets.powers.chapters.fort import FORT
from pbem.rulesets.powers.chapters.freq import FREQ
from pbem.rulesets.powers.chapters.goals.chapters import CHAPTERS as PURPOSES
from pbem.rulesets.powers.chapters.goals.lot import KEY, candidates
from pbem.rulesets.powers.chapters.goals.register import GOALS, AnyGoal
from pbem.rulesets.powers.chapters.half import HALF
from pbem.rulesets.powers.chapters.hold import HOLD
from pbem.rulesets.powers.chapters.invasion import INVASION
from pbem.rulesets.powers.chapters.land import LAND
from pbem.rulesets.powers.chapters.landing import LANDING
from pbem.rulesets.powers.chapters.line2 import LINE2
from pbem.rulesets.powers.chapters.ltrans import LTRANS
from pbem.rulesets.powers.chapters.multi import MULTI
from pbem.rulesets.powers.chapters.national import NATIONAL
from pbem.rulesets.powers.chapters.naval import NAVAL
from pbem.rulesets.powers.chapters.neutral import NEUTRAL
from pbem.rulesets.powers.chapters.pace import PACE
from pbem.rulesets.powers.chapters.people import PEOPLE
from pbem.rulesets.powers.chapters.pioneer import PIONEER
from pbem.rulesets.powers.chapters.place import ALTERNATE, BLIND
from pbem.rulesets.powers.chapters.rail import RAIL
from pbem.rulesets.powers.chapters.recon import RECON
from pbem.rulesets.powers.chapters.retreat import RETREAT
from pbem.rulesets.powers.chapters.reveal import REVEAL
from pbem.rulesets.powers.chapters.scenario import SCENARIO
from pbem.rulesets.powers.chapters.secret_research import SECRET_RESEARCH
from pbem.rulesets.powers.chapters.special import SPECIAL
from pbem.rulesets.powers.chapters.statkill import STATKILL
from pbem.rulesets.powers.chapters.sub3 import SUB3
from pbem.rulesets.powers.chapters.supply import SUPPLY
from pbem.rulesets.powers.chapters.tech import TECH
from pbem.rulesets.powers.chapters.terrain import TERRAIN
from pbem.rulesets.powers.chapters.tokens import TOKENS
from pbem.rulesets.powers.chapters.upkeep import UPKEEP
from pbem.rulesets.powers.chapters.wareco import WARECO
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.memory import Drawn
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.orders import Doctrine, Order
from pbem.rulesets.powers.state import Table

EVERY: Mapping[str, Chapter] = {
    each.key: each
    for each in (
        *(LAND, SCENARIO, MULTI, FAIR2, DIVISION, MATRIX, BLIND, ALTERNATE),
        *(FORT, PIONEER, ARTY, SPECIAL, LTRANS, AIR, SBOMB),
        *(TERRAIN, LINE2, RETREAT, FACTORY, PEOPLE, FREQ, NEUTRAL, *PURPOSES),
        *(HOLD, STATKILL, HALF, NAVAL, LANDING, SUB3, CAPITAL, CARGO),
        *(ALLY, RECON, HIDE, TOKENS, REVEAL, INVASION),
        *(UPKEEP, CHEAP, EXPENSIVE, NATIONAL, ARMGUN, TECH),
        *(WARECO, PACE, RAIL, SUPPLY, CONFIG),
        *(CIV_START, CIV_FAC, CIV_HIST, CIV_POL, SECRET_RESEARCH, CIV_HIDE),
    )
}


@cache
def assembly(keys: frozenset[str]) -> Book | Problem:
    """Assemble chapters, once for each set of them."""
    return assembled(keys, EVERY)


def seated(options: Options) -> int:
    """Give the number of seats: what the options say, or as many as the scenario has sides."""
    return options.seats or len(world(options).sides)


def keys(options: Options) -> frozenset[str]:
    """Give the chapters a game names, by themselves or by presets."""
    return expanded(options, seated(options), EVERY)


def lots(options: Options) -> tuple[Drawn, ...]:
    """P-17.6: list the goals that can be drawn; none where the goal is named."""
    named = keys(options)
    return candidates(options, named, seated(options)) if KEY in named else ()


def goal(game: Table | Options) -> AnyGoal | None:
    """Give the goal that is played for; None: to be the last one left."""
    return next((GOALS[key] for key in book(game).chapters if key in GOALS), None)


def book(game: Table | Options) -> Book:
    """Give the book of a game; a ValueError says why its chapters make none."""
    options = game.options if isinstance(game, Table) else game
    named = keys(options)
    drawn = isinstance(game, Table) and KEY in named and game.drawn.kind
    found = assembly(named | {drawn} if drawn else named)
    if isinstance(found, Problem):
        raise ValueError(f"{found.code}: {', '.join(f'{key} {fact}' for key, fact in found.facts.items())}")
    return with_designs(found, game.designs) if isinstance(game, Table) else found


def out_of_play(table: Table, order: Order) -> Problem | None:
    """Say that an order, or a key of its doctrine, belongs to a chapter that is not in play (P-12.6), and to which."""
    found = book(table)
    if type(order) not in found.orders:
        homes = [each.key for each in EVERY.values() if type(order) in each.orders]
        return Problem("powers-chapter-off", facts={"what": order.kind, "chapter": homes[0] if homes else ""})
    doctrine = getattr(order, "doctrine", Doctrine())
    for each in EVERY.values():
        for key in each.doctrine:
            if getattr(doctrine, key) is not None and key not in found.doctrine:
                return Problem("powers-chapter-off", facts={"what": key, "chapter": each.key})
    return None
