"""What is wrong with a sheet, as far as its seat can know (S-2).

A line is refused if it can never be carried out, whatever the others do: it is held against the rules, and then carried
out with the lines before it on a table where only the own units stand. Codes, facts, paragraphs (`problem-powers-...`):

| code | severity | facts | paragraph |
|---|---|---|---|
| referee-only | ERROR | | |
| game-over, not-a-power, out | ERROR | | P-7.1, P-2.1, P-1.7 |
| chapter-off | ERROR | what (the kind of an order, a key of a doctrine), chapter | P-2.1 |
| not-your-turn | ERROR | who (is on turn) | P-4.1 |
| before-start, not-placing, not-bidding | ERROR | | P-3.1, P-18.1 |
| no-end | WARNING | | P-4.1 |

Those of movement and placement stand in `force_checks.py`, of production in `purse_checks.py`, of bids and treaties in
`treaty_checks.py`, of allies in `ally_checks.py`, of damage and halves in `damage.py`, of artillery in `guns.py`,
of ships in `naval.py`, of upkeep in `dues.py`, of cheap units in `prices.py`,
of what words leave open in `phrases.py`, `doctrine.py`, `treaties.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Literal, assert_never

from pbem.core.problems import Problem, Severity
from pbem.core.seats import REFEREE
from pbem.core.sheets import Sheet
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.orders import (
    AgreeOrder,
    AnswerOrder,
    BetrayOrder,
    BidOrder,
    BuildOrder,
    CarryOrder,
    CommandOrder,
    DamageOrder,
    Decree,
    DeliverOrder,
    DemolishOrder,
    DenounceOrder,
    DisbandOrder,
    DoctrineOrder,
    DuesOrder,
    EndOrder,
    FactoryOrder,
    FinishOrder,
    GiveLandOrder,
    GiveOrder,
    GunOrder,
    HelpedOrder,
    HoldOrder,
    InsistOrder,
    KeepOrder,
    LandDecree,
    LandOrder,
    LoadOrder,
    MergeOrder,
    MoveOrder,
    NavalOrder,
    Order,
    OutDecree,
    PayingOrder,
    PlaceOrder,
    ProposeOrder,
    ReleaseOrder,
    RiseOrder,
    RushOrder,
    SplitOrder,
    StandingBuildOrder,
    UnitsDecree,
    UnloadOrder,
    WorksDecree,
)
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import (
    ally_checks,
    damage,
    dues,
    force_checks,
    forms,
    guns,
    naval,
    prices,
    purse_checks,
    supposed,
    treaty_checks,
    trucks,
)
from pbem.rulesets.powers.words.ahead import ahead
from pbem.rulesets.powers.words.force_checks import Lines
from pbem.rulesets.powers.words.slots import refused, warned

Found = Iterable[tuple[int, Problem]]

When = Literal["play", "build", "place", "keep", "bid", "any"]
STAGES: Mapping[str, tuple[When, ...]] = {
    "bid": ("bid",),
    "divide": ("bid",),
    "place": ("place", "keep", "build"),
    "place-alternate": ("place", "build"),
    "place-kept": ("place",),
}
"""What can be ordered before the start; factories then and later (P-3.1)."""


def check(view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
    """Refuse what can never be carried out, line by line, and warn of what may not be meant."""
    orders = tuple(sheet)
    found = [(place, problem) for place, order in enumerate(orders) for problem in _alone(view, order)]
    lines = {place: order for place, order in enumerate(orders) if not _refused(found, place)}
    while error := _first_error(together(view, lines)):
        found.append(error)
        del lines[error[0]]
    found += together(view, lines)
    return tuple(
        replace(problem, line=sheet.lines[place].line, end=len(sheet.lines[place].words))
        for place, problem in sorted(found, key=lambda one: one[0])
    )


def _refused(found: Found, at: int) -> bool:
    return any(place == at and problem.severity is Severity.ERROR for place, problem in found)


def _first_error(found: Found) -> tuple[int, Problem] | None:
    errors = (one for one in found if one[1].severity is Severity.ERROR)
    return min(errors, key=lambda one: one[0], default=None)


def together(view: View, lines: Lines) -> tuple[tuple[int, Problem], ...]:
    """Carry out lines in their order: what has no unit, no way, no BV left for it."""
    asked = forms.asked(view)
    if asked == "orders" and view.seat:
        played = ahead(supposed.state(view, others=False), view.seat, tuple(lines.values()))
        moving = (force_checks.moved, naval.carried, damage.divided, dues.disbanded, guns.placed, trucks.moved)
        found = (*moving, purse_checks.produced, ally_checks.handed)
        return tuple(each for asked_ in found for each in asked_(view, lines, played))
    if asked in ("place", "place-alternate", "place-kept"):
        return tuple(purse_checks.placed(view, lines))
    return ()


def _alone(view: View, order: Order) -> Iterator[Problem]:
    """Judge a line by itself."""
    if isinstance(order, Decree) and view.seat == REFEREE:
        return
    if view.result is not None:
        yield refused("game-over", "P-7.1")
    elif view.seat is None or view.seat not in view.circle:
        yield refused("not-a-power", "P-2.1")
    elif view.seat in view.out:
        yield refused("out", "P-1.7")
    elif not isinstance(order, Decree) and (off := every.out_of_play(view, order)):
        yield replace(off, paragraph="P-2.1")
    elif wrong := _now(view, order):
        yield wrong
    else:
        yield from _by_kind(view, order)


def _when(order: Order) -> When:
    """Tell at what time an order can be given: standing orders and treaties at any (S-15)."""
    if isinstance(order, GunOrder | CarryOrder | HelpedOrder):
        return "play"
    match order:
        case HoldOrder() | FinishOrder() | InsistOrder() | PayingOrder() | ReleaseOrder():
            return "any"
        case LoadOrder() | UnloadOrder() | LandOrder() | DeliverOrder():
            return "play"
        case MoveOrder() | BuildOrder() | RushOrder() | DemolishOrder() | EndOrder() | SplitOrder() | MergeOrder():
            return "play"
        case DisbandOrder() | GiveOrder() | GiveLandOrder() | CommandOrder() | BetrayOrder() | RiseOrder():
            return "play"
        case FactoryOrder():
            return "build"
        case PlaceOrder():
            return "place"
        case KeepOrder():
            return "keep"
        case BidOrder() | AgreeOrder():
            return "bid"
        case DoctrineOrder() | StandingBuildOrder() | ProposeOrder() | AnswerOrder() | DenounceOrder():
            return "any"
        case UnitsDecree() | LandDecree() | WorksDecree() | OutDecree():
            return "any"
        case _:
            assert_never(order)


def _now(view: View, order: Order) -> Problem | None:
    """P-3, P-18, S-14: every order has its time."""
    when = _when(order)
    if when == "any":
        return None
    if view.stage:
        if when in STAGES.get(view.stage, ()):
            return None if forms.asked(view) == view.stage else refused("not-your-turn", "P-3.4", who="none")
        return refused("before-start", "P-3.1", stage=view.stage)
    if when in ("place", "keep"):
        return refused("not-placing", "P-3.1")
    if when == "bid":
        return refused("not-bidding", "P-18.1")
    if view.sequential and view.on != view.seat:
        return refused("not-your-turn", "P-4.1", who=view.on)
    return warned("no-end", "P-4.1") if isinstance(order, EndOrder) and not view.sequential else None


def _by_kind(view: View, order: Order) -> Iterator[Problem]:
    """Let the checks of its matter judge an order."""
    if isinstance(order, DamageOrder):
        return damage.check(view, order)
    if isinstance(order, DuesOrder):
        return dues.check(view, order)
    if isinstance(order, GunOrder):
        return guns.check(view, order)
    if isinstance(order, CarryOrder):
        return trucks.check(view, order)
    if isinstance(order, NavalOrder):
        return naval.check(view, order)
    if isinstance(order, HelpedOrder):
        return prices.check(view, order)
    match order:
        case MoveOrder():
            return force_checks.move(view, order)
        case DoctrineOrder():
            return force_checks.doctrine(view, order)
        case BuildOrder():
            return purse_checks.row(view, order)
        case RushOrder():
            return purse_checks.rush(view, order)
        case StandingBuildOrder():
            return purse_checks.standing(view, order)
        case PlaceOrder() | KeepOrder():
            return purse_checks.rows(view, order)
        case GiveOrder() | GiveLandOrder() | CommandOrder():
            return ally_checks.handing(view, order)
        case BetrayOrder():
            return ally_checks.betrayal(view, order)
        case RiseOrder():
            return ally_checks.rising(view, order)
        case ProposeOrder():
            return treaty_checks.proposal(view, order)
        case AnswerOrder():
            return treaty_checks.answer(view, order)
        case DenounceOrder():
            return treaty_checks.notice(view, order)
        case BidOrder():
            return treaty_checks.bid(view, order)
        case UnitsDecree() | LandDecree() | WorksDecree() | OutDecree():
            return iter((refused("referee-only", ""),))
        case FactoryOrder() | DemolishOrder() | AgreeOrder() | EndOrder():
            return iter(())
        case _:
            assert_never(order)
