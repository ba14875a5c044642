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
`treaty_checks.py`, of allies in `ally_checks.py`, of units that are another's in `owners.py`, of damage and halves in
`damage.py`, of artillery in `guns.py`, of ships in `naval.py`, of aircraft in `air.py`, of upkeep in `dues.py`, of
cheap units in `prices.py`, of what words leave open in `phrases.py`, `doctrine.py`, `treaties.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from pbem.core.problems import Problem, Severity
from pbem.core.seats import REFEREE
from pbem.core.sheets import Sheet
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.orders import Decree, EndOrder, Order
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import formations, forms, matters, owners, purse_checks, supposed, tokens
from pbem.rulesets.powers.words.ahead import ahead
from pbem.rulesets.powers.words.matter import Lines, When
from pbem.rulesets.powers.words.slots import refused, warned

Found = Iterable[tuple[int, Problem]]

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
    told = together(view, lines)
    while error := _first_error(told):
        found.append(error)
        del lines[error[0]]
        told = together(view, lines)
    found += told
    return tuple(
        replace(
            owners.explained(view, orders[place], problem),
            line=sheet.lines[place].line,
            end=len(sheet.lines[place].words),
        )
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
        asking = (each.together for each in matters.MATTERS if each.together)
        return tuple(found for asked_ in asking for found in asked_(view, lines, played))
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
        yield from matters.of(order).check(view, order)
        yield from tokens.bound(view, order)
        yield from formations.bound(view, order)


def _now(view: View, order: Order) -> Problem | None:
    """P-3, P-18, S-14: every order has its time."""
    when = matters.of(order).when[type(order)]
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
