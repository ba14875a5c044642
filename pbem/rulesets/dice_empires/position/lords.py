"""A lord in a position: his reputation, dice, slaves, standing orders, and in fog what his armies found."""

from __future__ import annotations

from pbem.core.positions import Table, Words
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.commands.standing_orders import kept
from pbem.rulesets.dice_empires.orders import WORKPLACES, StandingOrder
from pbem.rulesets.dice_empires.position import places, values
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
        "standing": [values.written(order) for order in _chosen(lord.standing)],
        "memories": [_memory(each) for each in lord.memories],
    }
    return {key: value for key, value in found.items() if value or key in ("reputation", "dice")} | (
        {"ruined": True} if lord.ruined else {}
    )


def _chosen(standing: Standing) -> list[StandingOrder]:
    """X-13.6: list the standing orders that are not the usual ones."""
    usual = in_force(Standing())
    return [order for order in in_force(standing) if order not in usual]


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
        tuple(_read_memory(line, f"{said.where}.memories", seats) for line in said.strings("memories")),
    )


def _standing(said: Table, seats: Seats) -> Standing:
    """X-13.6: read standing orders; what is not said is as by default."""
    orders = said.said.get("standing", [])
    if not isinstance(orders, list):
        raise said.wrong("standing", "a list of orders")
    where = f"{said.where}.standing"
    found = (values.read(StandingOrder, order, f"{where}.{nth}", seats) for nth, order in enumerate(orders, 1))
    return kept(Standing(), (order for order in found if isinstance(order, StandingOrder)))


def _dice(said: Table) -> tuple[Band, ...]:
    """Read the dice, each once."""
    found = tuple(_read_band(line, f"{said.where}.dice") for line in said.strings("dice"))
    if len({band.die for band in found}) < len(found):
        raise said.wrong("dice", "no die twice")
    return tuple(sorted(found, key=lambda band: band.die))


def _read_band(line: str, where: str) -> Band:
    """Read `d1 T 6`."""
    said = Words(f"{where}: {line!r}", line.split())
    die, place, people = places.die(said), places.place(said), places.count(said)
    said.done()
    return Band(die, people, place)


def _all_slaves(said: Table, seat: Seat, seats: Seats) -> tuple[Slaves, ...]:
    """Read the slaves: of each other lord one group at most (X-1.3)."""
    found = tuple(_read_slaves(line, f"{said.where}.slaves", seats) for line in said.strings("slaves"))
    if len({each.origin for each in found}) < len(found) or any(each.origin == seat for each in found):
        raise said.wrong("slaves", "one group of each other lord's people at most")
    return tuple(sorted(found, key=lambda each: each.origin))


def _read_slaves(line: str, where: str, seats: Seats) -> Slaves:
    """Read `red H 3`."""
    said = Words(f"{where}: {line!r}", line.split())
    origin, place, people = said.seat(seats), places.part(said), places.count(said)
    if place not in WORKPLACES:
        raise said.wrong(f"one of {', '.join(WORKPLACES)} instead of {place!r}")
    said.done()
    return Slaves(origin, people, place)


def _read_memory(line: str, where: str, seats: Seats) -> Memory:
    """Read `red F round 3: 4 2, white F 3`."""
    what, _, rest = line.partition(":")
    said = Words(f"{where}: {line!r}", what.replace("round", "").split())
    of, place, round_ = said.seat(seats), places.part(said), said.number("a round")
    said.done()
    groups, *slaves = rest.split(",")
    citizens = tuple(places.count(Words(said.where, [word])) for word in groups.split())
    return Memory(of, place, round_, citizens, tuple(_read_slaves(each, where, seats) for each in slaves))
