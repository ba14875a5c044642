"""The events of the war, and who sees them (X-11). Texts: `dice_empires-event-<kind>`.

In the open everybody sees everything; in the fog (X-11.2) those who were there, and of battles and sieges the others
what can be seen from afar: no throws, nothing of churches. What a lord's own orders kept from happening is told to him
alone (X-11.3). `no` stands where nobody is meant; flags are 0 or 1.

- `battle` (all; fog: both): road, new, loser (seat or `no`), killed, captured, point, halted (the beaten or both stay);
  of both sides (`_one`: whose left road it is, `_other`) who, units, church, first, again (0: one throw), sum, left.
- `siege` (all; fog: both): side (`L`, `R` of the attacker), loser, lost, open (nobody is left on the wall); of both
  (`_one`: the attacker, `_other`: the garrison) the same as above.
- `battle-afar` (fog: the others): one, other, units_one, units_other, left_one, left_other, loser, killed, captured.
- `siege-afar` (fog: the others): one, other, units_one, units_other, left_one, left_other, loser, lost, open.
- `entered` (all; fog: both): who, of, side, part, found, killed, taken, left, point, units (the army), strokes (texts).
- `freed` (all; fog: both): who, of, side, part, people, lost, home (people - lost); it is always worth a point.
- `withdrew` (all; fog: both): who, of, side, units, taken, rests (1: to the barracks), parts, points.
- `stayed` (the attacker): who, of, side: his own order keeps his army outside.
- `conversion` (all; fog: the captor): who, origin, people, part, church, first, again, sum, done, converted, left.
- `unconverted` (the captor): who, origin, hall, held (0: there are no such slaves): it could not be tried.
- `ruin` (all): who.
- `homecoming` (all; fog: the owner): who, of, units.

A stroke is the text `dice-empires-stroke`: what an army did to one group: people, killed, taken, left, origin (`no`:
citizens; else whose people the slaves are).
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.events import EVERYONE, Audience, Event, Rank
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text
from pbem.rulesets.dice_empires.state import State
from pbem.rulesets.dice_empires.war.records import Army, Attempt, Battle, Entry, Freed, Siege, Stroke
from pbem.rulesets.dice_empires.war.strength import Force

Facts = dict[str, Fact]
NOBODY = "no"


def witnesses(state: State, *seats: Seat) -> Audience:
    """X-11: everybody, or in the fog those who were there."""
    return EVERYONE if state.options.visibility == "open" else frozenset(seats)


def battle(state: State, fought: Battle) -> Iterator[Event]:
    """X-8.1: tell of a battle."""
    one, other = fought.forces
    toll: Facts = {
        "loser": fought.loser or NOBODY,
        "killed": fought.toll.killed,
        "captured": fought.toll.captured,
    }
    more: Facts = {
        "road": fought.road,
        "new": int(fought.new),
        "point": int(fought.point),
        "halted": int(fought.halted),
    }
    yield _fight("battle", state, fought, {**more, **toll})
    yield from _afar("battle-afar", state, fought, toll)


def siege(state: State, fought: Siege) -> Iterator[Event]:
    """X-8.6: tell of a siege."""
    side = "L" if fought.army.place == "OL" else "R"
    toll: Facts = {"loser": fought.loser or NOBODY, "lost": fought.lost, "open": int(not fought.left(fought.forces[1]))}
    yield _fight("siege", state, fought, {"side": side, **toll})
    yield from _afar("siege-afar", state, fought, toll)


def _fight(kind: str, state: State, fought: Battle | Siege, facts: Facts) -> Event:
    """Tell of a fight throw by throw, to those who may know."""
    one, other = fought.forces
    sides = {**_side(fought, one, "one"), **_side(fought, other, "other")}
    rolls = (*one.rolls(fought.why), *other.rolls(fought.why))
    seen_by = witnesses(state, one.seat, other.seat)
    return Event(kind=kind, seen_by=seen_by, facts={**facts, **sides}, rank=Rank.NEWS, rolls=rolls)


def _side(fought: Battle | Siege, force: Force, end: str) -> Facts:
    """X-8.2: write what a side was worth, and what is left of it."""
    facts: Facts = {
        "who": force.seat,
        "units": force.people,
        "church": force.church,
        "first": force.first,
        "again": force.again,
        "sum": force.strength,
        "left": fought.left(force),
    }
    return {f"{name}_{end}": fact for name, fact in facts.items()}


def _afar(kind: str, state: State, fought: Battle | Siege, toll: Facts) -> Iterator[Event]:
    """X-11.2: tell the others in the fog of a fight, without throws and churches."""
    one, other = fought.forces
    others = frozenset(lord.seat for lord in state.lords) - {one.seat, other.seat}
    if state.options.visibility == "fog" and others:
        sides: Facts = {"one": one.seat, "other": other.seat, "units_one": one.people, "units_other": other.people}
        left: Facts = {"left_one": fought.left(one), "left_other": fought.left(other)}
        yield Event(kind=kind, seen_by=others, facts={**sides, **toll, **left})


def plunder(state: State, raid: Army, entries: tuple[Entry, ...], units: int, rests: bool) -> Iterator[Event]:
    """X-9: tell of an army's way through a city, part by part, and of its end."""
    for entry in entries:
        yield _entered(state, raid, entry, units)
        if entry.freed:
            yield _freed(state, raid, entry.part, entry.freed)
    points = sum(entry.point + (entry.freed is not None) for entry in entries)
    facts: Facts = {"taken": sum(entry.taken for entry in entries), "parts": len(entries), "points": points}
    yield _raid("withdrew", state, raid, {"units": units, "rests": int(rests), **facts})


def _raid(kind: str, state: State, raid: Army, facts: Facts, rank: Rank = Rank.NOTE) -> Event:
    """Tell both sides of something an army did in a city."""
    where: Facts = {"who": raid.seat, "of": raid.of, "side": "L" if raid.place == "OL" else "R"}
    return Event(kind=kind, seen_by=witnesses(state, raid.seat, raid.of), facts={**where, **facts}, rank=rank)


def _entered(state: State, raid: Army, entry: Entry, units: int) -> Event:
    """X-9.2: tell of a part an army entered."""
    facts: Facts = {
        "part": entry.part,
        "found": entry.found,
        "killed": entry.killed,
        "taken": entry.taken,
        "left": entry.left,
        "point": int(entry.point),
        "units": units,
        "strokes": tuple(map(_stroke, entry.strokes)),
    }
    return _raid("entered", state, raid, facts, Rank.NEWS)


def _stroke(stroke: Stroke) -> Text:
    """X-9.3: write what an army did to one group; its die is not named, in the fog nobody knows it."""
    left = stroke.people - stroke.killed - stroke.taken
    facts: Facts = {"people": stroke.people, "killed": stroke.killed, "taken": stroke.taken, "left": left}
    return Text("dice-empires-stroke", {**facts, "origin": stroke.origin or NOBODY})


def _freed(state: State, raid: Army, part: str, freed: Freed) -> Event:
    """X-10.5: tell of people who are slaves no more."""
    facts: Facts = {"part": part, "people": freed.people, "lost": freed.lost, "home": freed.people - freed.lost}
    return _raid("freed", state, raid, facts, Rank.HEADLINE)


def stayed(raid: Army) -> Event:
    """X-13.6: tell a lord that his own order kept an army outside."""
    side = "L" if raid.place == "OL" else "R"
    facts: Facts = {"who": raid.seat, "of": raid.of, "side": side}
    return Event(kind="stayed", seen_by=frozenset({raid.seat}), facts=facts)


def conversion(state: State, attempt: Attempt) -> Event:
    """X-10.6: tell of an attempt to convert slaves."""
    force = attempt.force
    facts: Facts = {
        "who": force.seat,
        "origin": attempt.origin,
        "people": attempt.people,
        "part": attempt.part,
        "church": force.church,
        "first": force.first,
        "again": force.again,
        "sum": force.strength,
        "done": int(force.strength > attempt.people),
        "converted": attempt.converted,
        "left": attempt.people - attempt.converted,
    }
    seen_by = witnesses(state, force.seat)
    return Event(kind="conversion", seen_by=seen_by, facts=facts, rank=Rank.NEWS, rolls=force.rolls("convert"))


def unconverted(seat: Seat, origin: Seat, hall: int, held: bool) -> Event:
    """X-13.4: tell a lord that there was nothing to convert, or nobody to do it."""
    facts: Facts = {"who": seat, "origin": origin, "hall": hall, "held": int(held)}
    return Event(kind="unconverted", seen_by=frozenset({seat}), facts=facts)


def ruin(seat: Seat) -> Event:
    """X-12.3: tell everybody of the end of a city."""
    return Event(kind="ruin", seen_by=EVERYONE, facts={"who": seat}, rank=Rank.HEADLINE)


def homecoming(state: State, seat: Seat, of: Seat, units: int) -> Event:
    """X-12.3: tell of an army that leaves the walls of a ruined city."""
    facts: Facts = {"who": seat, "of": of, "units": units}
    return Event(kind="homecoming", seen_by=witnesses(state, seat), facts=facts)
