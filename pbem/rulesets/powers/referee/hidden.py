"""What the referee sets of tokens of formations (P-47.2): where they stand, and which of them is the true one.

False ones are set by their number. A token that stands somewhere is made the true one in the place of the other: what
lies on the table stays the same, so that its owner alone is told (S-21). Marks follow from cards (P-47.12).
"""

from __future__ import annotations

from dataclasses import replace

from pbem.core.problems import Refusal
from pbem.core.ruleset import Resolution
from pbem.rulesets.powers.book.points import hostile
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.formations.cards import belongs, card, tokens
from pbem.rulesets.powers.events import formations as formation_events
from pbem.rulesets.powers.formations import FALSE, FLEETS, MARKED, NAME, TRUE, UNSURE, Formation
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import UnitsDecree
from pbem.rulesets.powers.referee.bounds import first_harbour, need_number
from pbem.rulesets.powers.referee.news import units_set
from pbem.rulesets.powers.state import Stack, State, gathered


def hides(order: UnitsDecree) -> bool:
    """Tell whether a decree is about tokens of a formation, or a mark of one."""
    return order.units.row in NAME or order.units.row in MARKED


def token(state: State, order: UnitsDecree) -> Resolution[State]:
    """Set false tokens in an area, or make one that stands there the true one."""
    row = order.units.row
    if row not in every.book(state).points.rows or row in UNSURE.values():
        raise Refusal("powers-no-unit", row=row)
    if row in MARKED:
        raise Refusal("powers-mark-of-card", formation=formation_events.named(MARKED[row]), at=order.at)
    found = card(state, order.seat, NAME[row])
    if found is None:
        raise Refusal("powers-no-formation", formation=formation_events.named(NAME[row]))
    return _made_true(state, order, found) if row in TRUE.values() else _false(state, order, found)


def _made_true(state: State, order: UnitsDecree, formation: Formation) -> Resolution[State]:
    stand = tokens(state, formation)
    here = next((each for each in stand if each.at == order.at), None)
    if here is None or order.units.count != 1:
        raise Refusal("powers-no-token-there", formation=formation_events.named(formation.name), at=order.at)
    false = FALSE[formation.name]
    others = (each for each in state.stacks if not belongs(each, formation))
    gone, true = replace(here, row=false, count=-1), replace(here, row=TRUE[formation.name], count=1)
    stacks = gathered((*others, *(replace(each, row=false) for each in stand), gone, true))
    told = formation_events.made_true(formation, order.at)
    return Resolution(replace(state, stacks=stacks), (told,))


def _false(state: State, order: UnitsDecree, formation: Formation) -> Resolution[State]:
    """P-47.2: with the true one there are no more tokens than the option has it."""
    row, at, stand = FALSE[formation.name], order.at, tokens(state, formation)
    elsewhere = sum(each.count for each in stand if (each.row, each.at) != (row, at))
    most = state.options.formation_tokens
    need_number(order.units.count, most - elsewhere)
    others = (each for each in state.stacks if not belongs(each, formation) or (each.row, each.at) != (row, at))
    new = Stack(order.seat, row, at, order.units.count, harbour=_harbour(state, order, formation))
    after = replace(state, stacks=gathered((*others, new)))
    seen = sum(each.count for each in tokens(after, formation) if each.at == at)
    return Resolution(after, units_set(order.seat, at, UNSURE[formation.name], seen))


def _harbour(state: State, order: UnitsDecree, formation: Formation) -> str:
    """P-47.1: an army stands on a land of its own, or of a friend; a fleet on a sea, or in a harbour."""
    at, fleet = order.at, formation.name in FLEETS
    if at not in world(state).areas or (at not in state.lands and not fleet):
        raise Refusal("powers-no-land", at=at)
    if hostile(every.book(state).points, state, order.seat, at):
        raise Refusal("powers-not-its-owner", at=at)
    if not fleet or at not in state.lands:
        return ""
    return first_harbour(state, at)
