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
an owner is neutral. `union = true`: the Union of States stands; treaties: see `treaties`. The orders that
stand (`standing`) are orders as plain values (`pbem.core.plain`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from pbem.core import plain
from pbem.core.grid import Cell
from pbem.core.positions import Table, Words
from pbem.core.seats import COLOURS, Seat
from pbem.rulesets.campaign.land import board as charts
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.orders import ArmyOrder
from pbem.rulesets.campaign.position.memory import KEYS, read_memory, write_memory
from pbem.rulesets.campaign.position.treaties import (
    ALLIANCE,
    PROPOSAL,
    read_alliance,
    read_proposal,
    write_alliance,
    write_proposal,
)
from pbem.rulesets.campaign.rules.setup import enlighten, setup
from pbem.rulesets.campaign.state import NEUTRAL, Army, Board, City, Memory, Realm, Result, State

_KEYS = ("turn", "board", "cities", "armies", "realms", "alliances", "proposals", "union", "result")
_REALM = ("capital", "contacts", "known", "next_number", "alive", "memory", "standing", "fell")


def write(state: State) -> dict[str, object]:
    """Write a state as TOML values."""
    owners = (*(realm.seat for realm in state.realms), NEUTRAL)
    armies = {seat: [_army(each) for each in state.armies if each.owner == seat] for seat in owners}
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


def _army(army: Army) -> str:
    """Write `1 C5 14 Wolves`."""
    return f"{army.number} {army.cell.name} {army.strength} {army.name}".strip()


def _city(city: City) -> str:
    """Write `Yaz E5 green`; whose capital it is stands with the realm."""
    return f"{city.name} {city.cell.name} {city.owner or ''}".strip()


def _realm(realm: Realm) -> dict[str, object]:
    return {
        "capital": realm.capital,
        "contacts": sorted(realm.contacts),
        "known": sorted(realm.known),
        "next_number": realm.next_number,
        "alive": realm.alive,
        "memory": write_memory(realm.memory),
        "standing": plain.write(realm.standing, tuple[ArmyOrder, ...]),
        **({"fell": realm.fell} if realm.fell else {}),
    }


def read(options: Options, seats: tuple[Seat, ...], position: Mapping[str, object]) -> State:
    """Read a position; a ValueError says what is wrong where."""
    said = Table(position, "position", _KEYS)
    state = replace(_bare(options, seats, said), turn=said.whole("turn", 1, least=1))
    if "cities" in position:
        state = replace(state, cities=_read_cities(said, state.board, seats))
    if "armies" in position:
        listed = said.table("armies", (*seats, NEUTRAL))
        armies = (army for seat in listed.keys for army in _read_armies(listed, Seat(seat), state.board))
        state = replace(state, armies=tuple(armies))
    return _finished(state, seats, said)


def _finished(state: State, seats: tuple[Seat, ...], position: Table) -> State:
    """Read the realms, the treaties and the result, and let everybody without a memory look around."""
    realms = position.table("realms", seats)
    said = {seat: realms.table(seat, _REALM) for seat in seats}
    taken = {each.said.get("capital") for each in said.values()}
    free = tuple(city for city in state.cities if city.name not in taken)
    state = replace(state, realms=tuple(_read_realm(state, seat, said[seat], seats, free) for seat in seats))
    capitals = {realm.capital: realm.seat for realm in state.realms if realm.capital}
    cities = tuple(replace(city, capital_of=capitals.get(city.name)) for city in state.cities)
    state = _bound(replace(state, cities=cities, result=_read_result(position, seats)), seats, position)
    return enlighten(state, [seat for seat in seats if "memory" not in said[seat].said])


def _bound(state: State, seats: tuple[Seat, ...], position: Table) -> State:
    """Read the alliances, the open proposals and the Union of States."""
    alliances = tuple(read_alliance(each, seats) for each in position.tables("alliances", ALLIANCE))
    said = position.tables("proposals", PROPOSAL)
    proposals = tuple(read_proposal(each, seats, state.options, state.turn) for each in said)
    return replace(state, alliances=alliances, proposals=proposals, union=position.flag("union"))


def _bare(options: Options, seats: tuple[Seat, ...], position: Table) -> State:
    """Take the board: the one given, the map of the options, or open plain."""
    given = "board" in position.said
    if options.board and not given:
        return setup(options, seats, charts.read(options.board))
    rows = position.strings("board") if given else ("." * options.board_width,) * options.board_height
    if not rows or not rows[0] or any(len(row) != len(rows[0]) for row in rows):
        raise position.wrong("board", "rows of one length")
    if strange := "".join(rows).translate(str.maketrans("", "", charts.TERRAIN)):
        raise position.wrong("board", f"the signs {charts.TERRAIN} instead of {strange[0]!r}")
    blank = Memory(tuple("0" * len(row) for row in rows))
    return State(options, Board(rows), 1, tuple(Realm(seat, blank) for seat in seats), (), ())


def _place(words: Words, word: str, board: Board) -> Cell:
    """Read a cell something can stand on."""
    at = words.cell(word)
    if not board.passable(at):
        raise ValueError(f"{words.where}: {word} is off the board or impassable")
    return at


def _read_cities(said: Table, board: Board, seats: tuple[Seat, ...]) -> tuple[City, ...]:
    cities = tuple(_read_city(words, board, seats) for words in said.lines("cities"))
    if min(len({city.name for city in cities}), len({city.cell for city in cities})) < len(cities):
        raise said.wrong("cities", "no two of one name or in one cell")
    return cities


def _read_city(words: Words, board: Board, seats: tuple[Seat, ...]) -> City:
    """Read `NAME CELL [OWNER]`; a name may have several words."""
    owned = len(words.words) > 2 and words.words[-1] in (*seats, NEUTRAL)
    owner = words.last("an owner") if owned else NEUTRAL
    at = _place(words, words.last("a cell or an owner"), board)
    if not words.words:
        raise words.wrong("NAME CELL [OWNER]")
    return City(words.rest(), at, None if owner == NEUTRAL else Seat(owner))


def _read_armies(listed: Table, seat: Seat, board: Board) -> list[Army]:
    armies = [_read_army(words, seat, board) for words in listed.lines(seat)]
    if len({each.number for each in armies}) < len(armies):
        raise listed.wrong(seat, "no number twice")
    return sorted(armies, key=lambda each: each.number)


def _read_army(words: Words, seat: Seat, board: Board) -> Army:
    """Read `NUMBER CELL STRENGTH [NAME]`."""
    number, at = words.number("a number"), _place(words, words.first("a cell"), board)
    return Army(seat, number, at, words.number("a strength"), words.rest())


def _read_realm(state: State, seat: Seat, said: Table, seats: tuple[Seat, ...], free: Iterable[City]) -> Realm:
    """Read what a state is; the rest takes its default. `free` are the cities nobody has named his capital (C-2.2)."""
    own = [city.name for city in free if city.owner == seat]
    capital = said.text("capital", own[0] if own and state.turn > 1 else "")
    if capital and all(city.name != capital for city in state.cities):
        raise said.wrong("capital", f"the name of a city instead of {capital!r}")
    highest = max((army.number for army in state.armies if army.owner == seat), default=0)
    contacts = frozenset(said.seats("contacts", seats))
    return Realm(
        seat,
        read_memory(said.table("memory", KEYS), state.board),
        capital,
        said.whole("next_number", highest + 1, least=highest + 1),
        contacts,
        contacts.union(said.seats("known", seats)),
        said.flag("alive", True),
        said.value("standing", tuple[ArmyOrder, ...], dict.fromkeys((*seats, *COLOURS, NEUTRAL))),
        said.whole("fell"),
    )


def _read_result(position: Table, seats: tuple[Seat, ...]) -> Result | None:
    if "result" not in position.said:
        return None
    said = position.table("result", ("winners", "reason"))
    return Result(said.seats("winners", seats), said.text("reason"))
