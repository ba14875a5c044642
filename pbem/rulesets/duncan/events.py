"""Everything that can be told of phases 1, 2 and 4 to 7: one constructor for each kind of event.

The text of a kind is `duncan-event-<kind>`. Seats stand in facts as seat keys, squares as names (`E5`), units as
numbers; what is not known or does not apply is `""` or 0. `order` is the place of the order in the team's list, from 1.
Money is in purchase points, ways are in half-steps (2 straight, 3 diagonal). Only `ended` is told to all.
What phase 3 tells is in `sight/events.py`, what phase 8 tells belongs to the story.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pbem.core.events import EVERYONE, Event, Rank
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Facts

Seats = Iterable[Seat]
SHOWN_ONCE: Mapping[str, tuple[str, ...]] = {
    "blow": ("tier", "who", "at", "target", "target_at", "damage"),
    "hurt": ("tier", "who", "at", "before", "strength"),
    "fell": ("tier", "who", "at"),
}
"""D-6, D-7.4: what is seen of a fight, and which strokes came before others, and no later view shows."""


@dataclass(frozen=True)
class Mention:
    """A unit as one team is told of it: its team, its number (0: of another team), its square.

    All empty: something unseen (D-7.4), or out of sight.
    """

    who: str = ""
    unit: int = 0
    at: str = ""


UNSEEN = Mention()
"""D-7.4: something unseen: no square, no team, no value."""


@dataclass(frozen=True)
class Moment:
    """When in the fights: the fight (numbered from 1 for each team), its round, the tier of it, as far as witnessed.

    Round 1 is that of all units, in those from 2 on only units on one square strike (D-6.4). Tiers are counted for
    each team alone: how many others there were it cannot know.
    """

    fight: int
    round: int
    tier: int


@dataclass(frozen=True)
class Bill:
    """What an order cost: its place in the list, the price, the points left after it."""

    order: int
    price: int
    left: int


def _event(kind: str, seats: Seats, facts: Facts, rank: Rank = Rank.NOTE) -> Event:
    return Event(kind=kind, seen_by=frozenset(seats), facts=facts, rank=rank)


def _facts(**facts: Fact) -> dict[str, Fact]:
    return facts


def upgraded(owner: Seat, bill: Bill, unit: int, param: str, value: int, away: bool) -> Event:
    """`upgraded` (D-3.1), one for each time: order, unit, param (`strength`, `speed`, `sight`), value (what it is now),
    price, left (points), away (1: not beside the own portal)."""
    facts = _facts(order=bill.order, unit=unit, param=param, value=value)
    return _event("upgraded", [owner], _facts(price=bill.price, left=bill.left, away=int(away), **facts))


def given(owner: Seat, order: int, unit: int, bonus: str, value: int) -> Event:
    """`given` (D-7.1): order, unit, bonus (its kind), value (of the parameter it raised now; else how many of that kind
    the unit has)."""
    return _event("given", [owner], _facts(order=order, unit=unit, bonus=bonus, value=value))


def used(owner: Seat, order: int, bonus: str, at: str) -> Event:
    """`used` (D-7.7): order, bonus (`flash`, `smoke`), at. What came of it is told in phase 3."""
    return _event("used", [owner], _facts(order=order, bonus=bonus, at=at))


def failed(owner: Seat, order: int, what: str, why: str, **facts: Fact) -> Event:
    """`failed`, an order nothing came of: order, what (its kind: `upgrade`, `bonus`, `move`, `buy`, `note`), why,
    unit, param (of upgrades), times (how often it failed; upgrades `x3`), bonus, at (the square; all of them as
    `C3 D3` for a purchase), price and points (what it costs and what there is; of moves in half-steps).

    why: `no_unit` (it is dead), `points` (D-3.2, D-3.3), `stock` (no such bonus, D-7.1), `off_board` (D-7.7),
    `unknown` (the square is not discovered, D-4.3), `wall`, `portal` (D-1.3), `no_way` (no path over discovered
    squares), `too_far` (D-4.1), `not_beside` (not beside the own portal, D-3.4), `not_free` (D-3.4).
    """
    blank: dict[str, Fact] = {"unit": 0, "param": "", "times": 1, "bonus": "", "at": "", "price": 0, "points": 0}
    return _event("failed", [owner], {**blank, **facts, "order": order, "what": what, "why": why}, Rank.NEWS)


def regenerated(owner: Seat, unit: int, healed: int, before: int, strength: int, wounds: int) -> Event:
    """`regenerated` (D-7.3): unit, healed (lives), before and strength (its strength before and now; they differ only
    with heal_mode `full`), wounds (left)."""
    facts = _facts(unit=unit, healed=healed, before=before, strength=strength, wounds=wounds)
    return _event("regenerated", [owner], facts)


def moved(owner: Seat, unit: int, way: tuple[str, ...], cost: int, budget: int) -> Event:
    """`moved` (D-4.1): unit, start, end, way (all its squares in order, the start among them), cost and budget (in
    half-steps). One for each unit that moved."""
    facts = _facts(unit=unit, start=way[0], end=way[-1], way=way)
    return _event("moved", [owner], _facts(cost=cost, budget=budget, **facts))


def _when(moment: Moment) -> dict[str, Fact]:
    return _facts(fight=moment.fight, round=moment.round, tier=moment.tier)


def _whom(mention: Mention) -> dict[str, Fact]:
    return _facts(who=mention.who, unit=mention.unit, at=mention.at)


def blow(seat: Seat, moment: Moment, striker: Mention, target: Mention, damage: int) -> Event:
    """`blow` (D-6.2), a stroke of a fight as one team witnessed it: fight, round, tier, who, unit, at (who strikes),
    target, target_unit, target_at (who is struck), damage (0: not known, where enemy_stats hides strengths).

    who `""` with at `""`: something unseen strikes; target `""` with target_at `""`: something unseen is struck. One
    side of it at least is always the reader's own, or both are seen. Strokes of one tier fall at the same moment.
    """
    other = _facts(target=target.who, target_unit=target.unit, target_at=target.at)
    return _event("blow", [seat], _facts(damage=damage, **_when(moment), **_whom(striker), **other))


def hurt(seat: Seat, moment: Moment, it: Mention, damage: int, strength: tuple[int, int], wounds: int) -> Event:
    """`hurt` (D-6.3), what the strokes of a tier did to a unit that lives: fight, round, tier, who, unit, at, damage
    (all strokes together), before and strength (its strength before and now), wounds (now).

    For units of other teams damage and wounds are 0, and it is told only where their strength is seen to fall.
    """
    before, after = strength
    facts = _facts(damage=damage, before=before, strength=after, wounds=wounds)
    return _event("hurt", [seat], _facts(**_when(moment), **_whom(it), **facts), Rank.NEWS)


def fell(seat: Seat, moment: Moment, it: Mention, ours: bool, bonuses: tuple[str, ...] = ()) -> Event:
    """`fell` (D-6.3), a unit died: fight, round, tier, who, unit, at, ours (1: an own unit struck it in that tier),
    bonuses (of an own unit, lost with it: k5).

    who `""`: something unseen that the team had exchanged blows with. An own unit, or one an own unit struck down, is
    a headline.
    """
    rank = Rank.HEADLINE if ours or it.who == seat else Rank.NEWS
    facts = _facts(ours=int(ours), bonuses=bonuses)
    return _event("fell", [seat], _facts(**_when(moment), **_whom(it), **facts), rank)


def leeched(owner: Seat, moment: Moment, it: Mention, healed: int, before: int, after: tuple[int, int]) -> Event:
    """`leeched` (D-7.5): fight, round, tier, who, unit, at, healed (lives), before and strength (its strength before
    and now; they differ only with heal_mode `full`), wounds (left)."""
    strength, wounds = after
    facts = _facts(healed=healed, before=before, strength=strength, wounds=wounds)
    return _event("leeched", [owner], _facts(**_when(moment), **_whom(it), **facts))


def spared(owner: Seat, at: str, units: tuple[int, ...]) -> Event:
    """`spared` (D-3.5): at, units (own ones on one square that do not fight this turn, because one is new; next turn
    they will)."""
    return _event("spared", [owner], _facts(at=at, units=units), Rank.NEWS)


def summoned(owner: Seat, bill: Bill, unit: int, at: str) -> Event:
    """`summoned` (D-3.3): order, unit (its number), at, price, left (points)."""
    return _event("summoned", [owner], _facts(order=bill.order, unit=unit, at=at, price=bill.price, left=bill.left))


def captured(owner: Seat, at: str, size: str, was: str) -> Event:
    """`captured` (D-8.1), for the new holder: at, size (`small`, `large`), was (who held it, `""`: nobody)."""
    return _event("captured", [owner], _facts(at=at, size=size, was=was), Rank.HEADLINE)


def pile_taken(seats: Seats, at: str, size: str, who: str, was: str) -> Event:
    """`pile_taken` (D-8.1), for others who see the pile: at, size, who (holds it now), was (`""`: nobody)."""
    return _event("pile_taken", seats, _facts(at=at, size=size, who=who, was=was), Rank.NEWS)


def pile_lost(owner: Seat, at: str, size: str, who: str) -> Event:
    """`pile_lost` (D-8.1), for who held it until now: at, size, who (holds it now; `""`: the pile is out of sight)."""
    return _event("pile_lost", [owner], _facts(at=at, size=size, who=who), Rank.HEADLINE)


def contested(seats: Seats, at: str, size: str, holder: str, who: tuple[str, ...]) -> Event:
    """`contested` (D-8.1), for the teams with a new unit there that see the square: at, size, holder (unchanged;
    `""`: nobody), who (they)."""
    return _event("contested", seats, _facts(at=at, size=size, holder=holder, who=who), Rank.NEWS)


def income(owner: Seat, at: str, size: str, points: int, standing: bool) -> Event:
    """`income` (D-8.2), victory points of one held pile: at, size, points, standing (1: an own unit stands there)."""
    return _event("income", [owner], _facts(at=at, size=size, points=points, standing=int(standing)))


def emptied(seats: Seats, at: str, size: str) -> Event:
    """`emptied` (D-8.2), for the holder and those who see it: at, size: this pile gives nothing any more."""
    return _event("emptied", seats, _facts(at=at, size=size), Rank.NEWS)


def allowance(owner: Seat, points: int) -> Event:
    """`allowance` (option income_per_turn), purchase points every team gets in phase 8: points."""
    return _event("allowance", [owner], _facts(points=points))


def ended(winners: tuple[Seat, ...], reason: str) -> Event:
    """`ended` (D-10.1), for all: winners (seat keys), reason: `turn_limit`, `exhausted` (every pile is empty)."""
    return Event(kind="ended", seen_by=EVERYONE, facts={"winners": winners, "reason": reason}, rank=Rank.HEADLINE)
