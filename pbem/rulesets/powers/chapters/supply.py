"""Supply lines (P-55): in every third round what stands far from supplies is destroyed.

A supply feeds units of 3 BV in its own area or one beside it, and is used up by that; an own land with a factory feeds
as much for nothing, time after time. They are shared out so that nobody goes without who can be fed, in this order: the
types a seat names, then the dearest; last submarines with supplies aboard, which may live on those. What nobody needs
fills up submarines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from pbem.core.options import fraction
from pbem.core.seats import Seat
from pbem.rulesets.powers import events
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Points, Turn, due, price
from pbem.rulesets.powers.book.shares import Sharing, Source
from pbem.rulesets.powers.chapters.land import rested
from pbem.rulesets.powers.events import supply as supply_events
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import FactoryOrder, FeedOrder, StockOrder
from pbem.rulesets.powers.state import BV, Stack, Standing, Table, gathered, owned

ROW = "spl"
EVERY = 3
"""P-55.1: a supply step in every third round."""
IDLE = frozenset(("cargo", "building", "neutral", "token"))
"""What eats nothing: cargo, neutral armies, and uncertain tokens, for nobody is to tell the true ones by hunger."""


@dataclass(frozen=True)
class Meal:
    """What comes of a supply step for a seat: the units on the map after it, who is lost, what the fed ones eat, and
    the supplies used up, by area."""

    stacks: tuple[Stack, ...]
    lost: tuple[Stack, ...] = ()
    fed: int = 0
    used: Mapping[str, int] = field(default_factory=dict)


def supply_price(table: Table, row: Row) -> Fraction:
    """P-55.1: a supply costs what the options say."""
    return fraction(table.options.supply_price) / row.cost if row.key == ROW else Fraction(1)


def hunger(points: Points, table: Table, stack: Stack) -> int:
    """P-55.1: give what each unit of a stack eats, in sixtieths: its price, and that of what it carries."""
    rows = () if stack.left else (points.rows[row] for row in (stack.row, *stack.load))
    return sum(price(points, table, row.key) or 0 for row in rows if not row.flags & IDLE)


def stocks(points: Points, stack: Stack) -> bool:
    """P-55.1: tell whether units take supplies aboard for later: submarines."""
    return points.rows[stack.row].type == "PM" and not stack.left


def free_lands(points: Points, table: Table, seat: Seat) -> tuple[str, ...]:
    """P-55.1: list the own lands that feed for nothing: those with a factory, where there are factories; no fresh
    ones."""
    works = FactoryOrder in points.spend
    return tuple(
        at
        for at in owned(table, seat)
        if (table.works.get(at, 0) or not works) and (table.options.fresh_production or not table.lands[at].fresh)
    )


def supplies(table: Table, seat: Seat) -> Mapping[str, int]:
    """Count the supplies of a seat that can be used, by area, those aboard ships too."""
    found = Counter[str]()
    for each in table.stacks:
        if each.owner == seat and not each.left:
            found[each.at] += each.count * (each.load.count(ROW) + (each.row == ROW))
    return +found


def meal(points: Points, table: Table, seat: Seat) -> Meal:
    """P-55.1: feed the units of a seat on the table as it is."""
    eaters = _in_order(points, table, seat)
    sharing = Sharing((*_free(points, table, seat), *_opened(table, seat)), _near(table))
    alive, lost = list[Stack](), list[Stack]()
    fed = 0
    for each in eaters:
        size = hunger(points, table, each)
        count = sharing.portions(each.at, size, each.count)
        rest = replace(each, count=each.count - count)
        fed += count * size
        alive.append(replace(each, count=count))
        (alive if rest.store else lost).append(replace(rest, store=max(rest.store - 1, 0)))
    stock = table.standing.get(seat, Standing()).stock
    alive = _stocked(points, table, alive, sharing, stock)
    used = _used(points, table, seat, sharing)
    others = (each for each in table.stacks if each not in eaters)
    stacks = gathered(_emptied((*others, *alive), seat, used))
    return Meal(stacks, tuple(each for each in lost if each.count), fed, used)


def _in_order(points: Points, table: Table, seat: Seat) -> list[Stack]:
    named = table.standing.get(seat, Standing()).feed.rows
    eaters = [each for each in table.stacks if each.owner == seat and hunger(points, table, each)]
    size = {each.kind: hunger(points, table, each) for each in eaters}

    def place(each: Stack) -> tuple[bool, int, int, int]:
        listed = named.index(each.row) if each.row in named else len(named)
        return each.store > 0, listed, -size[each.kind], points.rows[each.row].place

    return sorted(eaters, key=place)


def _free(points: Points, table: Table, seat: Seat) -> tuple[Source, ...]:
    return tuple(Source(at, table.options.supply_feeds * BV) for at in free_lands(points, table, seat))


def _opened(table: Table, seat: Seat) -> tuple[Source, ...]:
    whole = table.options.supply_feeds * BV
    return tuple(Source(at, count * whole, whole) for at, count in supplies(table, seat).items())


def _near(table: Table) -> Mapping[str, tuple[str, ...]]:
    return {at: (at, *near) for at, near in world(table).neighbours.items()}


def _stocked(points: Points, table: Table, alive: Sequence[Stack], sharing: Sharing, order: StockOrder) -> list[Stack]:
    """P-55.1: submarines take aboard what is left, each a step ahead before one takes two."""
    found = list(alive)
    for steps in range(order.steps):
        for each in [one for one in found if stocks(points, one) and one.store == steps]:
            count = sharing.portions(each.at, hunger(points, table, each), each.count)
            found.remove(each)
            found += [replace(each, count=count, store=steps + 1), replace(each, count=each.count - count)]
    return found


def _used(points: Points, table: Table, seat: Seat, sharing: Sharing) -> Mapping[str, int]:
    """P-55.1: count the supplies used up when all that was given comes, as far as it can, from lands that feed for
    nothing."""
    free, opened = _free(points, table, seat), _opened(table, seat)
    needs = Counter[str]()
    for (_, at), amount in sharing.given.items():
        needs[at] += amount
    frugal = Sharing(free, _near(table))
    rest = {at: amount - frugal.give(at, amount) for at, amount in needs.items()}
    both = Sharing((*free, *opened), _near(table), frugal.given, frugal.used)
    for at, amount in rest.items():
        both.give(at, amount)
    numbers = enumerate(opened, len(free))
    return {source.at: -(-both.used[number] // source.whole) for number, source in numbers if both.used[number]}


def _emptied(stacks: Iterable[Stack], seat: Seat, used: Mapping[str, int]) -> Iterator[Stack]:
    """Take away what was used up, from land before from aboard ships."""
    left = Counter(used)
    for each in sorted(stacks, key=lambda each: each.row != ROW):
        aboard = each.load.count(ROW) or int(each.row == ROW)
        if each.owner != seat or each.left or not aboard or not left[each.at]:
            yield each
            continue
        gone = min(left[each.at], each.count * aboard)
        left[each.at] -= gone
        full, part = divmod(gone, aboard)
        yield replace(each, count=each.count - full - (part > 0))
        if each.row != ROW:
            yield replace(each, count=full, load=_without(each.load, aboard))
            yield replace(each, count=int(part > 0), load=_without(each.load, part))


def _without(load: tuple[str, ...], count: int) -> tuple[str, ...]:
    return (*(row for row in load if row != ROW), *[ROW] * (load.count(ROW) - count))


def step_round(table: Table, seat: Seat) -> int:
    """P-55.1: give the round of the next supply step of a seat; whose player turn is over waits for another round."""
    now = _now(table, seat)
    return now + -now % EVERY


def _now(table: Table, seat: Seat) -> int:
    playing = table.sequential and table.on in table.circle and seat in table.circle
    over = playing and table.circle.index(table.on) > table.circle.index(seat)
    return max(table.round, 1) + int(over)


def expected(points: Points, table: Table, seat: Seat) -> Meal:
    """P-55.1: give what would come of the next supply step if nothing changed until then but what is completed; asked
    at the beginning of a round."""
    now, then = _now(table, seat), step_round(table, seat)
    times = sum(due(points, replace(table, round=number), seat) for number in range(now, then + 1))
    ready = gathered(
        replace(each, left=max(each.left - times, 0)) if each.owner == seat and not each.paid else each
        for each in table.stacks
    )
    later = replace(table, stacks=ready)
    return meal(points, later if table.sequential and now == then else rested(later), seat)


def keep(turn: Turn) -> None:
    """P-55.1: keep who is fed first, and how much submarines take aboard."""
    for seat in turn.state.alive:
        standing = turn.state.standing.get(seat, Standing())
        for order in turn.orders(seat):
            if isinstance(order, FeedOrder):
                standing = replace(standing, feed=order)
            elif isinstance(order, StockOrder):
                standing = replace(standing, stock=order)
        if standing != turn.state.standing.get(seat, Standing()):
            turn.state = replace(turn.state, standing={**turn.state.standing, seat: standing})


def supply(turn: Turn) -> None:
    """P-55.1: in every third round, after the completion, feed everybody; who cannot be fed is destroyed at once."""
    for seat in turn.actors if not turn.state.round % EVERY else ():
        found = meal(turn.points, turn.state, seat)
        turn.tell(*(events.perished(each, "unfed") for each in found.lost))
        turn.state = replace(turn.state, stacks=found.stacks)
        if found.fed:
            turn.tell(supply_events.supplied(seat, found.fed, found.used))


SUPPLY = Chapter(
    "supply",
    needs=("cheap",),
    release="R3",
    units="supply",
    phases=(Phase("standing orders about supplies", "agree", keep, 8), Phase("supply step", "supply", supply)),
    orders=(FeedOrder, StockOrder),
    points=Points(price_factor=(supply_price,)),
)
