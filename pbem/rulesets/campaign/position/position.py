"""The whole state as TOML a person can read and write.

    turn = 7
    board = ["....", ".~~."]
    cities = ["Yaz E5 green", "Tor H7"]

    [armies]
    red = ["1 C5 14", "2 D5 12 Wolves"]
    neutral = ["1 H7 5"]

    [realms.green]
    capital = "Yaz"
    contacts = ["red"]

Everything may be left out: the board is then the map of the options (with its cities and armies when none
are given) or open plain; after the first turn the capital is the first own city; numbers go on after the
highest one; what a state remembers is what it sees now. `neutral` owns neutral garrisons; a city without
an owner is neutral. `union = true`: the Union of States stands; treaties: see `position_treaties`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.campaign.land import board as charts
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.position.memory import read_memory, write_memory
from pbem.rulesets.campaign.position.orders import read_orders, write_orders
from pbem.rulesets.campaign.position.treaties import read_alliance, read_proposal, write_alliance, write_proposal
from pbem.rulesets.campaign.position.words import (
    Reader,
    flag,
    known_keys,
    place,
    seat_names,
    strings,
    table,
    tables,
    text,
    whole,
)
from pbem.rulesets.campaign.rules.setup import enlighten, setup
from pbem.rulesets.campaign.state import NEUTRAL, Army, Board, City, Memory, Realm, Result, State

_KEYS = ("turn", "board", "cities", "armies", "realms", "alliances", "proposals", "union", "result")
_REALM = ("capital", "contacts", "known", "next_number", "alive", "memory", "standing", "fell")


def write(state: State) -> dict[str, object]:
    """Write a state as TOML values."""
    armies = {seat: [_army(each) for each in state.armies if each.owner == seat] for seat in _owners(state)}
    found: dict[str, object] = {
        "turn": state.turn,
        "board": list(state.board.rows),
        "cities": [_city(city) for city in state.cities],
        "armies": {seat: own for seat, own in armies.items() if own},
        "realms": {realm.seat: _realm(realm) for realm in state.realms},
        "alliances": [write_alliance(each) for each in state.alliances],
        "proposals": [write_proposal(each) for each in state.proposals],
        "union": state.union,
    }
    if state.result is not None:
        found["result"] = {"winners": list(state.result.winners), "reason": state.result.reason}
    return found


def _owners(state: State) -> tuple[Seat, ...]:
    """List all who may own armies."""
    return (*(realm.seat for realm in state.realms), NEUTRAL)


def _army(army: Army) -> str:
    """Write `1 C5 14 Wolves`."""
    return f"{army.number} {army.cell.name} {army.strength} {army.name}".strip()


def _city(city: City) -> str:
    """Write `Yaz E5 green`; whose capital it is stands with the realm."""
    return f"{city.name} {city.cell.name} {city.owner or ''}".strip()


def _realm(realm: Realm) -> dict[str, object]:
    """Write what a state is and remembers."""
    return {
        "capital": realm.capital,
        "contacts": sorted(realm.contacts),
        "known": sorted(realm.known),
        "next_number": realm.next_number,
        "alive": realm.alive,
        "memory": write_memory(realm.memory),
        "standing": write_orders(realm.standing),
        **({"fell": realm.fell} if realm.fell else {}),
    }


def read(options: Options, seats: tuple[Seat, ...], position: Mapping[str, object]) -> State:
    """Read a position; a ValueError says what is wrong where."""
    known_keys(position, _KEYS, "position")
    bare = _bare(options, seats, position)
    bare = replace(bare, turn=whole(position, "turn", "position", 1, least=1))
    owners = (*seats, NEUTRAL)
    if "cities" in position:
        lines = strings(position, "cities", "position")
        bare = replace(bare, cities=_apart(tuple(_read_city(each, bare.board, seats) for each in lines)))
    if "armies" in position:
        listed = table(position, "armies", "position")
        known_keys(listed, owners, "armies")
        bare = replace(bare, armies=tuple(each for seat in owners for each in _read_armies(listed, seat, bare.board)))
    return _finished(bare, seats, position)


def _finished(state: State, seats: tuple[Seat, ...], position: Mapping[str, object]) -> State:
    """Read the realms, the treaties and the result, and let everybody without a memory look around."""
    realms = table(position, "realms", "position")
    known_keys(realms, seats, "realms")
    said = {seat: table(realms, seat, "realms") for seat in seats}
    taken = {each.get("capital") for each in said.values()}
    free = tuple(city for city in state.cities if city.name not in taken)
    state = replace(state, realms=tuple(_read_realm(state, seat, said[seat], seats, free) for seat in seats))
    capitals = {realm.capital: realm.seat for realm in state.realms if realm.capital}
    cities = tuple(replace(city, capital_of=capitals.get(city.name)) for city in state.cities)
    state = _bound(replace(state, cities=cities, result=_read_result(position, seats)), seats, position)
    return enlighten(state, [seat for seat in seats if "memory" not in said[seat]])


def _bound(state: State, seats: tuple[Seat, ...], position: Mapping[str, object]) -> State:
    """Read the alliances, the open proposals and the Union of States."""
    alliances = tuple(read_alliance(each, seats) for each in tables(position, "alliances", "position"))
    said = tables(position, "proposals", "position")
    proposals = tuple(read_proposal(each, seats, state.options, state.turn) for each in said)
    union = flag(position, "union", "position", default=False)
    return replace(state, alliances=alliances, proposals=proposals, union=union)


def _bare(options: Options, seats: tuple[Seat, ...], position: Mapping[str, object]) -> State:
    """Take the board: the one given, the map of the options, or open plain."""
    if options.board and "board" not in position:
        return setup(options, seats, charts.read(options.board))
    plain = ["." * options.board_width] * options.board_height
    rows = strings(position, "board", "position") if "board" in position else plain
    if not rows or not rows[0] or any(len(row) != len(rows[0]) for row in rows):
        raise ValueError("position: board: the rows must be of one length")
    if strange := "".join(rows).translate(str.maketrans("", "", charts.TERRAIN)):
        raise ValueError(f"position: board: unknown terrain {strange[0]!r}, known are {charts.TERRAIN}")
    blank = Memory(tuple("0" * len(row) for row in rows))
    return State(options, Board(tuple(rows)), 1, tuple(Realm(seat, blank) for seat in seats), (), ())


def _read_city(line: str, board: Board, seats: tuple[Seat, ...]) -> City:
    """Read `NAME CELL [OWNER]`; a name may have several words."""
    reader = Reader(f"cities: {line!r}", line.split())
    owner: Seat | None = None
    if len(reader.words) > 2 and reader.words[-1] in (*seats, NEUTRAL):
        word = reader.words.pop()
        owner = None if word == NEUTRAL else Seat(word)
    at = place(reader, reader.last("a cell or an owner"), board)
    if not reader.words:
        raise ValueError(f"{reader.where}: expected NAME CELL [OWNER]")
    return City(" ".join(reader.words), at, owner)


def _apart(cities: tuple[City, ...]) -> tuple[City, ...]:
    """Refuse two cities of one name or in one cell."""
    for values in ([city.name for city in cities], [city.cell for city in cities]):
        if len(set(values)) < len(values):
            raise ValueError("cities: two of them have one name or stand in one cell")
    return cities


def _read_armies(listed: Mapping[str, object], seat: Seat, board: Board) -> list[Army]:
    """Read the armies of one owner."""
    armies = [_read_army(line, seat, board) for line in strings(listed, seat, "armies")]
    if len({each.number for each in armies}) < len(armies):
        raise ValueError(f"armies.{seat}: a number is used twice")
    return sorted(armies, key=lambda each: each.number)


def _read_army(line: str, seat: Seat, board: Board) -> Army:
    """Read `NUMBER CELL STRENGTH [NAME]`."""
    reader = Reader(f"armies.{seat}: {line!r}", line.split())
    number, at = reader.number("a number", 1), place(reader, reader.first("a cell"), board)
    return Army(seat, number, at, reader.number("a strength", 1), " ".join(reader.words))


def _read_realm(
    state: State, seat: Seat, said: Mapping[str, object], seats: tuple[Seat, ...], free: Iterable[City]
) -> Realm:
    """Read what a state is; the rest takes its default. `free` are the cities nobody has named his capital (C-2.2)."""
    where = f"realms.{seat}"
    known_keys(said, _REALM, where)
    own = [city.name for city in free if city.owner == seat]
    capital = text(said, "capital", where, own[0] if own and state.turn > 1 else "")
    if capital and all(city.name != capital for city in state.cities):
        raise ValueError(f"{where}.capital: no city {capital!r}")
    highest = max((army.number for army in state.armies if army.owner == seat), default=0)
    blank = Memory(tuple("0" * state.board.width for _ in state.board.rows))
    contacts = seat_names(said, "contacts", where, seats)
    return Realm(
        seat,
        read_memory(table(said, "memory", where), where, state.board) if "memory" in said else blank,
        capital,
        whole(said, "next_number", where, highest + 1, least=highest + 1),
        contacts,
        seat_names(said, "known", where, seats) | contacts,
        flag(said, "alive", where, default=True),
        read_orders(said.get("standing", []), f"{where}.standing"),
        whole(said, "fell", where, 0),
    )


def _read_result(position: Mapping[str, object], seats: tuple[Seat, ...]) -> Result | None:
    """Read the end of the game."""
    if "result" not in position:
        return None
    said = table(position, "result", "position")
    winners = [Seat(each) for each in strings(said, "winners", "result")]
    if not set(winners) <= set(seats):
        raise ValueError(f"result.winners: expected some of {', '.join(seats)}")
    return Result(tuple(winners), text(said, "reason", "result", ""))
