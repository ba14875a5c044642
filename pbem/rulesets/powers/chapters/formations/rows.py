"""The rows of a card (P-47.5, P-47.8), and cards that are split (P-47.13).

What is split off has the same number of rows, and the same one is true. So whatever is done to a row is done to that of
every card split from the same one: they are doubled, dropped and found out together. Then all their rows together are
worth the same, though those of each card need not be (S-20).
"""

from __future__ import annotations

from dataclasses import replace

from pbem.rulesets.powers.book.points import Turn
from pbem.rulesets.powers.chapters.formations.cards import card, kept, kin, most, moved, tokens
from pbem.rulesets.powers.chapters.formations.found_out import dissolve
from pbem.rulesets.powers.chapters.formations.gains import mapped, proved
from pbem.rulesets.powers.chapters.formations.notices import announce, to_seers
from pbem.rulesets.powers.events import formations as formation_events
from pbem.rulesets.powers.formations import ARMIES, FALSE, TRUE, Composition, Formation, less, summed
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.orders.formations import DivideOrder
from pbem.rulesets.powers.state import Stack


def doubled(turn: Turn, formation: Formation, row: int) -> str:
    """P-47.8: a row stands twice; if it was the true one, a lot says which of the two is."""
    if not 1 <= row <= len(formation.rows):
        return "row"
    if len(formation.rows) >= turn.state.options.formation_rows:
        return "rows"
    new = len(formation.rows) + 1
    drawn = turn.dice.shuffle((row, new), f"double {formation.owner}")[0]
    true = drawn if formation.true == row else formation.true
    for each in kin(turn.state, formation):
        turn.state = kept(turn.state, replace(each, rows=(*each.rows, each.rows[row - 1]), true=true))
        announce(turn, each, "doubled", number=row)
    return ""


def dropped(turn: Turn, formation: Formation, row: int) -> str:
    """P-47.5: a false row is shown and gone; those after it move up."""
    if not 1 <= row <= len(formation.rows):
        return "row"
    if row == formation.true:
        return "true"
    true = formation.true - int(row < formation.true)
    for each in kin(turn.state, formation):
        rows, gone = (*each.rows[: row - 1], *each.rows[row:]), each.rows[row - 1]
        left = replace(each, rows=rows, true=true)
        turn.state = kept(turn.state, left)
        announce(turn, each, "dropped", units=gone.everything, number=row)
        dissolve(turn, proved(turn, left))
    return ""


def divided(turn: Turn, formation: Formation, order: DivideOrder) -> str:
    """P-47.13: units of each row, none or all, leave for a new formation; beside each token stands one of it."""
    if why := _undivided(turn, formation, order):
        return why
    parts = order.rows * len(formation.rows) if len(order.rows) == 1 else order.rows
    left = [less(row.ready, part) for row, part in zip(formation.rows, parts, strict=True)]
    if any(mapped(turn, part) != part for part in parts):
        return "cards"
    if not any(parts) or any(each is None for each in left) or not _counted(parts):
        return "lacks"
    rest = tuple(replace(row, ready=ready or ()) for row, ready in zip(formation.rows, left, strict=True))
    own = tuple(Composition(summed(part)) for part in parts)
    new = Formation(formation.owner, order.into, own, formation.true, split=True)
    turn.state = moved(turn.state, (), (_beside(each, order.into) for each in tokens(turn.state, formation)))
    turn.state = kept(kept(turn.state, replace(formation, rows=rest, split=True)), new)
    turn.tell(to_seers(turn, new, formation_events.divided(new, formation.name)))
    dissolve(turn, replace(formation, rows=rest, split=True))
    return ""


def _undivided(turn: Turn, formation: Formation, order: DivideOrder) -> str:
    """Say why a formation cannot be split like that."""
    if (order.into in ARMIES) != (formation.name in ARMIES):
        return "other"
    if card(turn.state, formation.owner, order.into):
        return "taken"
    if sum(each.owner == formation.owner for each in turn.state.formations) >= most(turn.state):
        return "full"
    return "" if len(order.rows) in (1, len(formation.rows)) else "count"


def _counted(parts: tuple[tuple[Units, ...], ...]) -> bool:
    return all(each.count > 0 for part in parts for each in part)


def _beside(token: Stack, name: str) -> Stack:
    """Give a token of another formation that is as true as this one."""
    mark = TRUE if token.row in TRUE.values() else FALSE
    return replace(token, row=mark[name])
