"""What lands have beside units in the fog (7.4): factories and their trades, wares, plants, railways: what a seat sees,
what peoples do there; what it remembers of the rest (S-23), and what might be true instead (S-19)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.powers.economy import BONUSES, PLANTS, PRODUCTS, WARES, Economy
from pbem.rulesets.powers.people import FULL, People
from pbem.rulesets.powers.state import BV, Glimpse, State
from pbem.rulesets.powers.trades import Stock, Trade

WHY = "reimagine lands"
MANY = 6
FoundT = TypeVar("FoundT")


@dataclass(frozen=True)
class Known:
    """The lands a seat owns, those it sees, and what it remembers of all others."""

    own: Collection[str]
    sees: Collection[str]
    glimpses: Mapping[str, Glimpse]

    def line(self, between: str) -> bool:
        """P-54.1: tell whether a railway is seen: from either end."""
        return any(at in self.sees for at in between.split("-"))


def trades(found: Mapping[str, Stock], known: Known) -> dict[str, Stock]:
    """P-57.1: the trades of factories are seen with their land, and remembered."""
    return _and_remembered(found, {at: each.trades for at, each in known.glimpses.items()}, known)


def economy(found: Economy, known: Known) -> Economy:
    """P-53: buildings, bonuses and railways are seen with their land and remembered. Wares are seen; they come and go,
    so they are not remembered. What workers are told, and what barracks have made, is the owner's alone."""
    return Economy(
        stores=_of(found.stores, known.sees),
        plants=_and_remembered(found.plants, {at: each.plants for at, each in known.glimpses.items()}, known),
        bonus=_and_remembered(found.bonus, {at: each.bonus for at, each in known.glimpses.items()}, known),
        work=_of(found.work, known.own),
        arms=_of(found.arms, known.own),
        rails=_rails(found, known),
    )


def people(found: People, known: Known) -> People:
    """P-60: all know where a people lives and how well; what it does, and who punishes it, is seen with the land."""
    return replace(
        found,
        effort=_of(found.effort, known.sees),
        yields=_of(found.yields, known.sees),
        punishing=_of(found.punishing, known.sees),
    )


def _of(found: Mapping[str, FoundT], lands: Collection[str]) -> dict[str, FoundT]:
    return {at: each for at, each in sorted(found.items()) if at in lands}


def _and_remembered(found: Mapping[str, FoundT], remembered: Mapping[str, FoundT], known: Known) -> dict[str, FoundT]:
    told = {at: each for at, each in remembered.items() if each}
    return dict(sorted({**told, **_of(found, known.sees)}.items()))


def _rails(found: Economy, known: Known) -> dict[str, int]:
    """S-23: of a railway neither of whose ends is seen, what was seen last counts."""
    told: dict[str, int] = {}
    for at, glimpse in sorted(known.glimpses.items(), key=lambda each: each[1].round):
        told = {between: count for between, count in told.items() if at not in between.split("-")}
        told |= {between: count for between, count in glimpse.rails.items() if not known.line(between)}
    seen = {between: count for between, count in found.rails.items() if known.line(between)}
    return dict(sorted({**told, **seen}.items()))


def imagined(state: State, seat: Seat, known: Known, played: Sequence[Trade], dice: Dice) -> State:
    """S-19: for all a seat knows there may be anything where it does not see, and the others may have any number of
    political points. `played` are the trades that factories have in this game."""
    dark = [at for at in state.lands if at not in known.sees]
    works = {at: dice.roll(3, WHY) if at in dark else count for at, count in state.works.items()}
    others = {at: {_one(played, dice): 1} for at in dark if at in works and played}
    points = {each: dice.roll(MANY, WHY) * BV for each in state.politics if each != seat}
    return replace(
        state,
        works=works,
        trades=dict(sorted({**_of(state.trades, known.sees), **others}.items())),
        economy=_imagined(state.economy, dark, known, dice) if state.economy.plants else state.economy,
        politics={**state.politics, **points},
        people=_others(state.people, known, dice),
    )


def _others(found: People, known: Known, dice: Dice) -> People:
    """P-60.2: where a seat does not see, a people may work or sabotage, and be punished."""
    dark = [at for at in found.lives if at not in known.sees]
    seen = people(found, known)
    return replace(
        seen,
        effort={**seen.effort, **{at: dice.roll(MANY, WHY) - MANY // 2 for at in dark}},
        yields={**seen.yields, **{at: FULL - dice.roll(MANY, WHY) for at in dark}},
        punishing={**seen.punishing, **{at: dice.roll(MANY, WHY) for at in dark}},
    )


def _imagined(found: Economy, dark: Collection[str], known: Known, dice: Dice) -> Economy:
    secret = [at for at in found.bonus if at not in known.own]
    return Economy(
        stores={**found.stores, **{at: _some(WARES, dice) for at in dark}},
        plants={**found.plants, **{at: _some(PLANTS, dice) for at in dark}},
        bonus={**found.bonus, **{at: _one(BONUSES, dice) for at in dark if at in found.bonus}},
        work={**_of(found.work, known.own), **{at: (_one(PRODUCTS, dice),) for at in secret}},
        arms={**found.arms, **{at: dice.roll(MANY, WHY) * BV for at in secret}},
        rails={line: count if known.line(line) else dice.roll(MANY, WHY) for line, count in found.rails.items()},
    )


def _some(kinds: Sequence[str], dice: Dice) -> dict[str, int]:
    return {kind: dice.roll(MANY, WHY) for kind in kinds}


def _one(kinds: Sequence[str], dice: Dice) -> str:
    return kinds[dice.roll(len(kinds), WHY) - 1]
