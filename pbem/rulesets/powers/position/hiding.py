"""What hides, in a position: cards of formations, their tokens, and the marks of what stands beside them (P-47).

    [[formations]]
    owner = "blue"
    name = "cae"
    true = 2
    rows = [
        { ready = [{ row = "tnk", count = 1 }], nearby = [{ at = "B1", units = [{ row = "inf" }] }] },
        { ready = [{ row = "inf", count = 1 }], nearby = [{ at = "B1", units = [{ row = "atg" }] }] },
    ]
    [lands]
    A1 = "blue: 1 caet, 1 caef, 1 atgt, 2 atgf"

Tokens stand among the units of a land, or a sea: `caet` is the true one of the army `cae`, `caef` a false one; `atgt` a
hidden gun, `atgf` a dummy (P-48). Marks (`caen`) lie where a card has units beside its tokens: who writes a position
need not write them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from pbem.rulesets.powers.chapters.formations.cards import card, kept
from pbem.rulesets.powers.formations import MARKED, NAME, TRUE
from pbem.rulesets.powers.state import State


def marked(state: State) -> State:
    """P-47.12: put a mark where a card has units beside; a ValueError says what cannot be."""
    if fault := next(chain(_tokens(state), _cards(state)), None):
        raise ValueError(f"position.{fault}")
    before = state
    for formation in state.formations:
        state = kept(state, formation)
    stray = next((each for each in before.stacks if each.row in MARKED and not _lies(state, each.at, each.row)), None)
    if stray:
        raise ValueError(f"position.lands.{stray.at}: no card has units there for the mark {stray.row!r}")
    return state


def _lies(state: State, at: str, row: str) -> bool:
    return any((each.at, each.row) == (at, row) for each in state.stacks)


def _tokens(state: State) -> Iterator[str]:
    """P-47.2: tokens belong to a card, and one of each is true."""
    seen: set[tuple[str, str]] = set()
    for each in state.stacks:
        if each.row not in NAME:
            continue
        key = (each.owner, NAME[each.row])
        if card(state, each.owner, NAME[each.row]) is None:
            yield f"lands.{each.at}: {each.owner} has no formation {NAME[each.row]!r} among formations"
        if each.row in TRUE.values() and (each.count > 1 or key in seen):
            yield f"lands.{each.at}: a formation has one true token, {each.row!r} is a second one"
        seen |= {key} if each.row in TRUE.values() else set()


def _cards(state: State) -> Iterator[str]:
    """P-47.2: a row of each card is true, and its owner plays; units beside stand on lands of the map."""
    for each in state.formations:
        if each.owner not in state.circle:
            yield f"formations: no seat {str(each.owner)!r}, there are {', '.join(state.circle)}"
        if not 1 <= each.true <= len(each.rows):
            yield f"formations: {each.name!r} of {each.owner}: true is the number of a row, 1 to {len(each.rows)}"
        for part in (part for row in each.rows for part in row.nearby):
            if part.at not in state.lands:
                yield f"formations: {each.name!r} of {each.owner}: no land {part.at!r} on this map"
