"""The whole state as TOML a person can read and write.

    round = 3
    circle = ["red", "blue"]
    [position.lands]
    A1 = "blue: 2 inf, 1 tnk"
    D1 = "red fresh from blue since 2: 1 inf building 1"

Lands and units: see `lands`; a land left out is as at the start, without units. Of a sea only units are said, in the
same words: `[position.seas] SN = "blue 2 cru, 1 trs aboard inf+inf; red 1 sub"`. `roles` say who plays which side; left
out, the seats play the sides as listed. `grants` are in BV (`4`, or `"5/2"`). Everything else is written as the plain
values of the state, and left out where it is empty; the factories of a chapter left out are those of the start. `turn`
is the round, `tick` follows from round and `on`. Without a `round` or `stage` it is round 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from pbem.core import plain
from pbem.core.dice import KeyedDice
from pbem.core.options import fraction
from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters import every, factory
from pbem.rulesets.powers.formations import ON_CARDS
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.orders import FactoryOrder
from pbem.rulesets.powers.position import hiding, lands
from pbem.rulesets.powers.state import BV, NOBODY, Land, State, gathered, stacks_at


def write(state: State) -> dict[str, object]:
    """Write a state as TOML values."""
    bare = replace(state, options=Options(), lands={}, stacks=(), grants={})
    table = plain.write(bare, State)
    home = _homes(state.options, state.roles)
    return {
        **_always(state),
        **({name: value for name, value in table.items() if name != "options"} if isinstance(table, dict) else {}),
        "lands": {
            at: lands.write(land, _usually(state, land, home.get(at, "")), stacks_at(state, at))
            for at, land in state.lands.items()
        },
        **({"seas": seas} if (seas := _seas(state)) else {}),
        **({"grants": {seat: _bv(left) for seat, left in state.grants.items()}} if state.grants else {}),
    }


def _seas(state: State) -> dict[str, str]:
    """Write who is on which sea."""
    found = {at: stacks_at(state, at) for at in world(state).areas if at not in state.lands}
    return {at: lands.write_sea(stacks) for at, stacks in found.items() if stacks}


def _usually(state: State, land: Land, home: str) -> Land:
    return Land(home=Seat(home), turn=0 if state.sequential else land.since)


def _always(state: State) -> dict[str, object]:
    """Write what is never left out: a position without it means another thing."""
    counted = {"turn": state.turn, "round": state.round, "tick": state.tick, "on": str(state.on)}
    return {**counted, "circle": list(state.circle), "roles": dict(state.roles), "works": dict(state.works)}


def _bv(sixtieths: int) -> int | str:
    share = Fraction(sixtieths, BV)
    return share.numerator if share.denominator == 1 else str(share)


def _homes(options: Options, roles: Mapping[str, str]) -> Mapping[str, str]:
    """Give whose each land is at the start."""
    plays = {side: seat for seat, side in roles.items()}
    return {at: plays.get(side.key, "") for side in world(options).sides for at in side.lands}


def read(options: Options, seats: tuple[Seat, ...], position: Mapping[str, object]) -> State:
    """Read what `write` gives; a ValueError says what is wrong where."""
    said = {**_usual(options, seats, position), **position}
    home = _homes(options, {seat: str(side) for seat, side in _table(said, "roles").items()})
    known, turns = world(options).lands, options.order == "sequential"
    told = {at: str(line) for at, line in _table(said, "lands").items()}
    if strange := sorted(set(told) - set(known)):
        raise ValueError(f"position.lands: no land {strange[0]!r} on this map, there are {', '.join(known)}")
    found = {at: lands.read(at, told.get(at, home.get(at, "") or lands.NONE), home.get(at, ""), turns) for at in known}
    said |= {
        "options": {},
        "lands": {at: land for at, (land, _) in found.items()},
        "stacks": [*(stack for _, stacks in found.values() for stack in stacks), *_afloat(options, said)],
        "grants": {seat: _sixtieths(seat, left) for seat, left in _table(said, "grants").items()},
    }
    said.pop("seas", None)
    state = replace(plain.read(State, said, "position", (*seats, NOBODY), signed=True), options=options)
    state = replace(state, stacks=gathered(state.stacks))
    _checked(state)
    return hiding.marked(state)


def _afloat(options: Options, said: Mapping[str, object]) -> list[lands.Plain]:
    """Read who is on which sea."""
    areas = world(options).areas
    for at in (told := _table(said, "seas")):
        if at not in areas or areas[at].kind != "sea":
            raise ValueError(f"position.seas: no sea {at!r} on this map")
    return [stack for at, line in told.items() for stack in lands.read_sea(at, str(line))]


def _table(said: Mapping[str, object], key: str) -> Mapping[str, object]:
    value = said.get(key, {})
    if not isinstance(value, Mapping):
        raise ValueError(f"position.{key}: expected a table")
    return value


def _sixtieths(seat: str, said: object) -> int:
    try:
        return int(fraction(str(said)) * BV)
    except ValueError as fault:
        raise ValueError(f"position.grants.{seat}: expected BV, such as 4 or '5/2', instead of {said!r}") from fault


def _usual(options: Options, seats: tuple[Seat, ...], said: Mapping[str, object]) -> dict[str, object]:
    """Give what a position means that says nothing of it."""
    sides = (side.key for side in world(options).sides)
    circle = said.get("circle", list(seats))
    round_ = said.get("round", 0 if said.get("stage") else 1)
    usual = {
        "round": round_,
        "turn": round_ or 1,
        "circle": list(seats),
        "roles": dict(zip(seats, sides, strict=False)),
    }
    if options.order == "sequential" and round_ and isinstance(circle, list) and isinstance(round_, int):
        on = said.get("on", circle[0])
        usual |= {"on": on, "tick": (round_ - 1) * len(circle) + (circle.index(on) if on in circle else 0) + 1}
    elif round_:
        usual["tick"] = 1
    if FactoryOrder in every.book(options).orders:
        begun = factory.begun(State(options=options, lands=dict.fromkeys(world(options).lands, Land())), KeyedDice(b""))
        usual["works"] = dict(begun.works)
    return usual


def _checked(state: State) -> None:
    """Refuse units nobody knows, and numbers below 0 of what is counted."""
    counted = {"round": state.round, "turn": state.turn, "tick": state.tick, **state.works, **state.grants}
    for name, count in counted.items():
        if count < 0:
            raise ValueError(f"position: {name}: expected no number below 0")
    rows = every.book(state).points.rows
    for stack in state.stacks:
        if any(row not in rows or row == "building" or ON_CARDS in rows[row].flags for row in (stack.row, *stack.load)):
            raise ValueError(f"position.lands.{stack.at}: no unit {stack.row!r}, there are {', '.join(rows)}")
