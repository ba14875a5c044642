"""What a defender must prove (P-49.3): if his first fire destroys all attackers, they never learn what he has hidden.

The dice of that fire are thrown before anybody shows anything. Then he shows the cheapest true tokens that are enough
with what all can see; the others stay covered, and take no part. Formations prove nothing: they stay covered with the
others, or, if an enemy formation attacks, everything is shown. If no tokens are enough, all of them are shown and
the battle goes on with the same dice.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import TypeVar

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.battle import first_fire
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points, Turn
from pbem.rulesets.powers.chapters.tokens import shown
from pbem.rulesets.powers.events import tokens as token_events
from pbem.rulesets.powers.formations import MARKED, NAME
from pbem.rulesets.powers.moves.enter import garrison, site
from pbem.rulesets.powers.moves.pieces import Piece, forces, pieces
from pbem.rulesets.powers.orders import ProveOrder, Units
from pbem.rulesets.powers.state import Stack, Standing
from pbem.rulesets.powers.tokens import BASE, FALSE, TRUE
from pbem.rulesets.powers.veils import LOOKS, looks

T = TypeVar("T")
COVERED = frozenset((*LOOKS, *MARKED))
"""What may stay covered: tokens, and what formations have beside them (P-47.12)."""
Proof = tuple[tuple[Seat, str, int], ...]
"""Whose tokens of which type are shown, and how many."""


class Foreseen:
    """Dice that show the same throws again whenever they are begun `again`; what is new they throw."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._thrown: defaultdict[str, list[int]] = defaultdict(list)
        self._used = Counter[str]()

    def again(self) -> Dice:
        """Begin again with the first throw."""
        self._used.clear()
        return self

    def roll(self, sides: int, why: str) -> int:
        """Throw one die: 1..sides."""
        thrown, place = self._thrown[why], self._used[why]
        self._used[why] += 1
        if place == len(thrown):
            thrown.append(self._dice.roll(sides, why))
        return thrown[place]

    def shuffle(self, items: Sequence[T], why: str) -> tuple[T, ...]:
        """Shuffle, every order equally likely."""
        return self._dice.shuffle(items, why)


@dataclass(frozen=True)
class Defence:
    """Who attacks, who defends: what is `seen`, what is `veiled` and may stay so; the dice thrown so far."""

    at: str
    attacking: Sequence[Seat]
    seen: Sequence[Piece]
    veiled: Sequence[Piece]
    dice: Foreseen


def prove(turn: Turn, at: str, attacking: Sequence[Seat]) -> tuple[Stack, ...]:
    """P-49.3: show as few tokens as destroy the attackers before they fire, if any do; list those that stay covered."""
    defending = garrison(turn, at, attacking)
    veiled = [each for each in defending if each.units.row in COVERED and _silent(turn, each.units.owner)]
    if not veiled or any(each.march or each.units.row in LOOKS.values() for each in veiled):
        return ()
    if any(each.units.row in NAME for seat in attacking for each in pieces(turn, at, seat)):
        return ()
    seen = [each for each in defending if each not in veiled]
    defence = Defence(at, attacking, seen, veiled, Foreseen(turn.dice))
    enough = next((proof for proof in _proofs(turn, veiled) if _destroyed(turn, defence, proof)), None)
    turn.dice = defence.dice.again()
    return () if enough is None else _proved(turn, defence, enough)


def _silent(turn: Turn, owner: Seat) -> bool:
    return turn.state.standing.get(owner, Standing()).prove.what == "minimal"


def _proofs(turn: Turn, veiled: Sequence[Piece]) -> Iterator[Proof]:
    """List what may be shown, the cheapest first, nothing before all."""
    true = Counter[tuple[Seat, str]]()
    for each in veiled:
        if each.units.row in TRUE.values():
            true[each.units.owner, BASE[each.units.row]] += each.units.count
    kinds = sorted(true)
    choices = product(*(range(true[kind] + 1) for kind in kinds))
    costs = [turn.rows[base].cost for _, base in kinds]
    by_price = sorted(choices, key=lambda counts: (sum(c * n for c, n in zip(costs, counts, strict=True)), counts))
    return (tuple((*kind, count) for kind, count in zip(kinds, counts, strict=True) if count) for counts in by_price)


def _destroyed(turn: Turn, defence: Defence, proof: Proof) -> bool:
    """Tell whether the attackers are destroyed before they fire, if this is shown."""
    at, attacking = defence.at, defence.attacking
    proved = [Piece(Stack(seat, base, at, count)) for seat, base, count in proof]
    holder = forces(turn, [*_bare(defence.seen), *proved], at, holds=True)
    attackers = forces(turn, _bare(each for seat in attacking for each in pieces(turn, at, seat)), at)
    if not holder or not attackers:
        return False
    place = site(turn, at, (*attacking, *(each.seat for each in holder)))
    return first_fire(holder, attackers, place, turn.points.battle, defence.dice.again())


def _bare(found: Iterable[Piece]) -> list[Piece]:
    """Put the true units in the place of tokens that will be shown."""
    kept = (each for each in found if each.units.row not in FALSE.values())
    return [replace(each, units=replace(each.units, row=BASE.get(each.units.row, each.units.row))) for each in kept]


def _proved(turn: Turn, defence: Defence, proof: Proof) -> tuple[Stack, ...]:
    """Show what is proved, tell that the rest stays covered, and list it."""
    at, owners = defence.at, dict.fromkeys(each.units.owner for each in defence.veiled)
    for seat, base, count in proof:
        shown(turn, seat, Units(TRUE[base], count), at)
    left = tuple(each for each in turn.state.stacks if each.at == at and each.owner in owners and each.row in COVERED)
    for owner in owners:
        counts = Counter[str]()
        for each in left:
            counts[looks(each.row)] += each.count if each.owner == owner else 0
        if any(counts.values()):
            turn.tell(token_events.covered(owner, at, counts))
    return left


REVEAL = Chapter("reveal", needs=("hide1",), release="R2", orders=(ProveOrder,), points=Points(proves=(prove,)))
