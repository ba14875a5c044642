"""P-23.3: the deck of tasks: drawn from what a scenario gives, or made up by dice.

Made up, every seat stands in a random ring. One neighbour is whom its task may tell it to keep alive or to outdo, the
other whom to destroy. So nobody is told to destroy himself, the two halves of a task never exclude each other, and no
seat is named to destroy by more than its two neighbours. `known` are tasks that stand fixed: of the ring they show no
more than who the neighbours might be, and the others are dealt around them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters.goals.standing import Standing
from pbem.rulesets.powers.memory import Condition, Task

T = TypeVar("T")
Tasks = Mapping[Seat, Task]


@dataclass(frozen=True)
class Table:
    """Who sits there, on what lands, and who has declared himself whose partner."""

    standing: Standing
    partners: tuple[frozenset[Seat], ...] = ()

    def may_destroy(self, seat: Seat, victim: Seat) -> bool:
        """P-23.3: neither oneself nor a declared partner."""
        return victim != seat and not any({seat, victim} <= pair for pair in self.partners)

    def of_share(self, tenths: int, count: int) -> int:
        """Give so many tenths of an equal share, rounded (a half upwards)."""
        seats = len(self.standing.seats)
        return (2 * tenths * count + 10 * seats) // (20 * seats)

    def allowed(self, count: int) -> bool:
        """P-23.3: no more than 3/5 of the lands."""
        return 5 * count <= 3 * len(self.standing.lands)

    @property
    def centres(self) -> int:
        """Give how many centres a task asks for: 1.3 of an equal share, at least one, as far as there are any."""
        there = len(self.standing.centres)
        return min(there, max(1, self.of_share(13, there)))


def destroys(task: Task) -> frozenset[str]:
    """List whom a task tells to destroy."""
    return frozenset(name for step in task.steps for each in step if each.test == "destroyed" for name in each.of)


def named(task: Task) -> frozenset[str]:
    """List all whom a task names."""
    return frozenset(name for step in task.steps for each in step for name in each.of)


def drawn(deck: Sequence[Task], table: Table, known: Tasks, dice: Dice) -> Tasks:
    """Deal a scenario's deck, shuffled: the first way that tells nobody to destroy himself or a partner.

    If there is none, the tasks go round as they lie."""
    left = list(deck)
    for task in known.values():
        left.remove(task)
    waiting = [seat for seat in table.standing.seats if seat not in known]
    found = _matched(waiting, dice.shuffle(left, "secret tasks: deck"), table)
    return {**known, **dict(zip(waiting, found or left, strict=False))}


def _matched(waiting: Sequence[Seat], cards: Sequence[Task], table: Table) -> tuple[Task, ...] | None:
    """Try card after card for the first seat, and the others for the rest; None: there is no way."""
    if not waiting:
        return ()
    seat = waiting[0]
    for place, card in enumerate(cards):
        if not all(table.may_destroy(seat, victim) for victim in table.standing.named(destroys(card))):
            continue
        rest = _matched(waiting[1:], (*cards[:place], *cards[place + 1 :]), table)
        if rest is not None:
            return (card, *rest)
    return None


def made(table: Table, known: Tasks, dice: Dice) -> Tasks:
    """P-23.3: make up a task for every seat but those whose task stands fixed."""
    ring = _ring(table.standing.seats, known, dice)
    return {seat: known.get(seat) or _task(seat, ring, table, dice) for seat in table.standing.seats}


def _ring(seats: Sequence[Seat], known: Tasks, dice: Dice) -> tuple[Seat, ...]:
    """Sit down in a random ring; whoever has a fixed task sits between those it names."""
    free = dice.shuffle(seats, "secret tasks: ring")
    for seat, task in known.items():
        beside = [other for other in free if other in named(task)]
        others = [other for other in free if other != seat and other not in beside]
        free = (seat, *beside[:1], *others, *beside[1:2])
    return free


def _task(seat: Seat, ring: Sequence[Seat], table: Table, dice: Dice) -> Task:
    place = ring.index(seat)
    beside = (ring[place - 1], ring[(place + 1) % len(ring)])
    friend = _roll(beside, f"secret task of {seat}: neighbour", dice)
    victim = beside[1] if friend == beside[0] else beside[0]
    small = _roll(_small(friend, table), f"secret task of {seat}: small", dice)
    if small.test == "all":
        home = table.standing.home((seat,))
        strange = [land for land in table.standing.lands if land not in home]
        small = replace(small, lands=(_roll(strange or home, f"secret task of {seat}: land", dice),))
    large = _roll(_large(seat, (friend, victim), small, table), f"secret task of {seat}: large", dice)
    return Task("secret", ((small,), (large,)), additionally=True)


def _small(friend: Seat, table: Table) -> tuple[Condition, ...]:
    """P-23.3: hold 1.3 of a share of the lands, hold centres, see a seat live, hold a land one does not begin with."""
    lands = table.of_share(13, len(table.standing.lands))
    return (
        *([Condition("lands", count=lands)] if table.allowed(lands) else []),
        *([Condition("centres", count=table.centres)] if table.centres else []),
        Condition("alive", (friend,)),
        Condition("all"),
    )


def _large(seat: Seat, beside: tuple[Seat, Seat], small: Condition, table: Table) -> tuple[Condition, ...]:
    """P-23.3: additionally destroy a seat, hold another centre, outdo a seat, hold 1.6 of a share of the lands."""
    friend, victim = beside
    standing = table.standing
    there, own = set(standing.centres), len(set(standing.home((seat,))) & set(standing.centres))
    other = max(own, small.count if small.test == "centres" else len(there & set(small.lands))) + 1
    lands = table.of_share(16, len(standing.lands))
    more = lands > (small.count if small.test == "lands" else 0)
    return (
        *([Condition("destroyed", (victim,))] if table.may_destroy(seat, victim) else []),
        *([Condition("centres", count=other)] if other <= len(there) else []),
        Condition("more", (friend,)),
        *([Condition("lands", count=lands)] if more and table.allowed(lands) else []),
    )


def _roll(among: Sequence[T], why: str, dice: Dice) -> T:
    """Draw one of several by a die."""
    return among[dice.roll(len(among), why) - 1]
