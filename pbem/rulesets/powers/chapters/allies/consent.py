"""What allies have agreed on (P-33): a clause of a treaty in force is the consent, as long as the treaty lasts."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.seats import Seat
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.orders import CommandOrder, GiveLandOrder, GiveOrder, HandingOrder
from pbem.rulesets.powers.state import Table
from pbem.rulesets.powers.treaty import Clause

RULES: Mapping[str, tuple[str, ...]] = {
    "pass": ("entry",),
    "gifts": ("gifts", "gift-land"),
    "joint": ("joint",),
    "command": ("command",),
}
"""The option `ally_rules` has one of these words, or there is no such clause."""
FRIENDLY: tuple[Clause, ...] = ("pass", "joint")
"""P-33.5: who grants these promises not to attack."""


def agreed(table: Table, one: Seat, other: Seat, clause: Clause) -> bool:
    """Tell whether two seats have agreed on a clause."""
    return any({one, other} <= set(pact.members) and clause in pact.clauses for pact in table.pacts)


def clauses(options: Options, clause: str) -> bool:
    """P-16.2: tell whether treaties may have a clause."""
    return bool(set(RULES.get(clause, ())) & set(options.ally_rules))


def welcome(table: Table, seat: Seat, host: Seat) -> bool:
    """P-33.4: what somebody holds may be entered by those with whom he has agreed on passage."""
    return agreed(table, host, seat, "pass")


def peace(table: Table, one: Seat, other: Seat) -> bool:
    """P-33.5: passage, or a common attack, is a promise of peace."""
    return table.options.treaty_binding and any(agreed(table, one, other, clause) for clause in FRIENDLY)


def joint(table: Table, one: Seat, other: Seat) -> bool:
    """S-8.2: tell whether two seats may attack together."""
    return agreed(table, one, other, "joint")


def wanted(order: HandingOrder) -> tuple[Clause, str]:
    """P-33: give the clause an order needs, and the word of `ally_rules`."""
    match order:
        case GiveOrder():
            return "gifts", "gifts"
        case GiveLandOrder():
            return "gifts", "gift-land"
        case CommandOrder():
            return "command", "command"
