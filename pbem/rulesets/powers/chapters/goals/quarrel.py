"""P-22: quarrels of conquerors: who holds the target land at the end gives everybody a result."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters.goals.goal import Case, Goal, Ground, Verdict, unknown_lands, wrong
from pbem.rulesets.powers.chapters.goals.standing import Standing, by_points
from pbem.rulesets.powers.chapters.goals.tasks import Aim

Rows = Mapping[str, tuple[str, ...]]
"""Side -> the sides that may hold the target, from the best for it to the worst."""

_TABLES = """
q3         A N S     | N A S     | S N A
q3-honest  A S N     | N A S     | S N A
q3-both    A S N     | N A S     | S A N
q4         A B N S   | B A N S   | N A B S   | S N B A
q4-ally    A N I S   | I N A S   | N I A S   | S I N A
q4-friend  A B N S   | B A S N   | N A B S   | S B N A
q5-ally    A B I N S | B A N I S | I N A S B | N I A B S | S I N B A
q5-axis    A I N J S | I N J A S | J S I N A | N I J A S | S J I N A
"""
"""P-22.2 [L669-753]: each row begins with its own side. Row B of `q5-ally` is a misprint of the seed: `A-B-N-I-S`."""


def _rows(text: str) -> Rows:
    rows = (tuple(row.split()) for row in text.split("|"))
    return {row[0]: row for row in rows}


TABLES: Mapping[str, Rows] = {
    key: _rows(rows) for key, _, rows in (line.partition(" ") for line in _TABLES.strip().splitlines())
}


@dataclass(frozen=True)
class Quarrel:
    """The target land, and a table of the book, or `rows` of one's own. `half` (P-22.6) concerns the start only."""

    target: str
    table: str = "q3"
    both: bool = False
    half: bool = False
    rows: Rows = field(default_factory=dict)
    rounds: int = 10
    kind: Literal["g-quarrel"] = "g-quarrel"


def rows(terms: Quarrel) -> Rows:
    """P-22.2: give the table that is played; `both`: A and S are honest."""
    key = "q3-both" if terms.both and terms.table == "q3-honest" else terms.table
    return terms.rows or TABLES.get(key, {})


def illegal(table: Rows) -> Iterable[Problem]:
    """P-22.3: every row is a permutation of all sides and begins with its own."""
    for side, row in table.items():
        if sorted(row) != sorted(table) or row[0] != side:
            yield wrong("row", side=side, row=row, sides=tuple(table))


def _check(terms: Quarrel, ground: Ground) -> Iterable[Problem]:
    yield from unknown_lands((terms.target,), ground)
    table = rows(terms)
    if not table:
        yield wrong("table", table=terms.table, known=tuple(key for key in TABLES if key != "q3-both"))
    elif sorted(table) != sorted(ground.sides):
        yield wrong("sides", sides=tuple(table), scenario=ground.sides)
    yield from illegal(table)


def holder(terms: Quarrel, standing: Standing) -> Seat | None:
    """P-22.1, P-22.7: give who holds the target, fresh or not; if nobody, its last owner; None: it never had one."""
    land = standing.lands[terms.target]
    return land.owner or land.last


def _results(case: Case[Quarrel]) -> Mapping[Seat, int]:
    """P-22.1: the place of the holder in each row, 0 is best; nobody is worse than anybody."""
    table, sides = rows(case.terms), case.standing.sides
    held = holder(case.terms, case.standing)
    by = case.standing.side(held) if held else ""
    return {sides[side]: row.index(by) if by in row else len(row) for side, row in table.items() if side in sides}


def _judge(case: Case[Quarrel]) -> Verdict | None:
    """P-22.1: after the last round; earlier if nobody is left who could change it."""
    standing = case.standing
    settled = set(standing.alive) <= {standing.lands[case.terms.target].owner}
    if not (standing.last_round or settled):
        return None
    results = _results(case)
    winners = tuple(seat for seat, result in results.items() if result == 0)
    return Verdict("rounds" if standing.last_round else "eliminated", winners, by_points(results, True), results)


def _aims(case: Case[Quarrel], seat: Seat) -> tuple[Aim, ...]:
    """P-22.1: who holds the target, what that is worth to the seat, and its row."""
    standing, result = case.standing, _results(case)[seat]
    held = holder(case.terms, standing)
    row = standing.named(rows(case.terms)[standing.side(seat)])
    facts = {"land": case.terms.target, "holder": held or "", "result": result, "row": row, "left": standing.left}
    return (Aim("hold-target", facts, result == 0),)


QUARREL = Goal(
    key="g-quarrel",
    terms=Quarrel,
    seats=(3, 5),
    sides=lambda terms: tuple(rows(terms)),
    check=_check,
    judge=_judge,
    aims=_aims,
    results=_results,
)
