"""A lord in a position: his reputation, dice, slaves, standing orders, and in fog what his armies found."""

from __future__ import annotations

from pbem.core import plain
from pbem.core.positions import Table, Words
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.commands.standing_orders import kept
from pbem.rulesets.dice_empires.orders import WORKPLACES, StandingOrder
from pbem.rulesets.dice_empires.position import places
from pbem.rulesets.dice_empires.setup import START
from pbem.rulesets.dice_empires.state import Band, Lord, Memory, Slaves, Standing
from pbem.rulesets.dice_empires.words.forms import in_force

_KEYS = ("reputation", "dice", "slaves", "ruined", "standing", "memories")
Seats = tuple[Seat, ...]


def write_lord(lord: Lord) -> dict[str, object]:
    """Write a lord."""
    found: dict[str, object] = {
        "reputation": lord.reputation,
        "dice": [f"d{band.die} {band.place} {band.people}" for band in lord.bands],
        "slaves": [_slaves(each) for each in lord.slaves],
        "standing": plain.write(_chosen(lord.standing), tuple[StandingOrder, ...]),
        "memories": [_memory(each) for each in lord.memories],
    }
    return {key: value for key, value in found.items() if value or key in ("reputation", "dice")} | (
        {"ruined": True} if lord.ruined else {}
    )


def _chosen(standing: Standing) -> tuple[StandingOrder, ...]:
    """X-13.6: list the standing orders that are not the usual ones."""
    usual = in_force(Standing())
    return tuple(order for order in in_force(standing) if order not in usual)


def _slaves(one: Slaves) -> str:
    """Write `red H 3`."""
    return f"{one.origin} {one.place} {one.people}"


def _memory(one: Memory) -> str:
    """Write `red F round 3: 4 2, white F 3`: a part as it was, its groups of citizens, its slaves."""
    citizens = " ".join(map(str, one.citizens))
    return ", ".join([f"{one.of} {one.place} round {one.round}: {citizens}".rstrip(), *map(_slaves, one.slaves)])


def read_lord(lords: Table, seat: Seat, seats: Seats) -> Lord:
    """Read a lord; what is not said is as at the start of a game."""
    said = lords.table(seat, _KEYS)
    ruined = said.flag("ruined")
    usual = () if ruined else START
    return Lord(
        seat,
        _dice(said) if "dice" in said.said else usual,
        _all_slaves(said, seat, seats),
        said.whole("reputation"),
        ruined,
        _standing(said, seats),
        tuple(_read_memory(words, seats) for words in said.lines("memories")),
    )


def _standing(said: Table, seats: Seats) -> Standing:
    """X-13.6: read standing orders; what is not said is as by default."""
    return kept(Standing(), said.value("standing", tuple[StandingOrder, ...], seats))


def _dice(said: Table) -> tuple[Band, ...]:
    found = tuple(map(_read_band, said.lines("dice")))
    if len({band.die for band in found}) < len(found):
        raise said.wrong("dice", "no die twice")
    return tuple(sorted(found, key=lambda band: band.die))


def _read_band(said: Words) -> Band:
    """Read `d1 T 6`."""
    die, place, people = places.die(said), places.place(said), places.count(said)
    said.done()
    return Band(die, people, place)


def _all_slaves(said: Table, seat: Seat, seats: Seats) -> tuple[Slaves, ...]:
    """Read the slaves: of each other lord one group at most (X-1.3)."""
    found = tuple(_read_slaves(words, seats) for words in said.lines("slaves"))
    if len({each.origin for each in found}) < len(found) or any(each.origin == seat for each in found):
        raise said.wrong("slaves", "one group of each other lord's people at most")
    return tuple(sorted(found, key=lambda each: each.origin))


def _read_slaves(said: Words, seats: Seats) -> Slaves:
    """Read `red H 3`."""
    origin, place, people = said.seat(seats), places.part(said), places.count(said)
    if place not in WORKPLACES:
        raise said.wrong(f"one of {', '.join(WORKPLACES)} instead of {place!r}")
    said.done()
    return Slaves(origin, people, place)


def _read_memory(line: Words, seats: Seats) -> Memory:
    """Read `red F round 3: 4 2, white F 3`."""
    what, _, rest = line.rest().partition(":")
    said = Words(line.where, what.replace("round", "").split())
    of, place, round_ = said.seat(seats), places.part(said), said.number("a round")
    said.done()
    groups, *slaves = rest.split(",")
    citizens = tuple(places.count(Words(said.where, [word])) for word in groups.split())
    return Memory(
        of, place, round_, citizens, tuple(_read_slaves(Words(said.where, each.split()), seats) for each in slaves)
    )
