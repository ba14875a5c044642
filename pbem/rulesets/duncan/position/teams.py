"""A team as TOML values.

    portal = "C3"
    points = 9
    score = 4
    units = ["u1 D4 2/1/1", "u2 B9 3/2/1 w1 best4 bought2 leeched1 regeneration leech leech"]
    stock = ["flash", "smoke"]
    received = 3
    notes = { E5 = "trap?" }
    fallen = { u3 = 2 }
    discovered = "all"
    piles = ["E5 small 2", "F9 large 1 red empty"]

Of a unit: strength/speed/sight, wounds, the highest strength it has had, the turn it was summoned in, its bonuses.
What is left out: the portal is that of the map, the points are those of the start; numbers go on after the highest;
`discovered` (rows of `1` and `0`, or `all`) is what is seen now; of the piles on discovered squares the team knows what
they were when the last turn ended (square, size, in which turn seen, holder). `forgotten` and `flashed` are sets of
squares too: those smoke took this turn, those flashes show.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import cast

from pbem.core import squares
from pbem.core.grid import Cell
from pbem.core.positions import Table, Words
from pbem.core.seats import COLOURS, Seat
from pbem.rulesets.duncan.dungeon.setup import remembering
from pbem.rulesets.duncan.orders import BONUSES, Bonus
from pbem.rulesets.duncan.position.squares import marks, square, written
from pbem.rulesets.duncan.state import Board, Memory, PileMemory, State, Team, Unit

_KEYS = (
    *("portal", "points", "score", "units", "next_number", "stock", "received", "choices", "due"),
    *("notes", "fallen", "excluded", "discovered", "piles", "forgotten", "flashed"),
)
_LABELS = {"w": "wounds", "best": "best", "bought": "bought", "leeched": "leeched"}


def write_team(team: Team, board: Board) -> dict[str, object]:
    """Write a team."""
    found: dict[str, object] = {
        "portal": team.portal.name,
        "points": team.points,
        "score": team.score,
        "units": [write_unit(unit) for unit in team.units],
        "next_number": team.next_number,
        "stock": list(team.stock),
        "received": team.received,
        "choices": team.choices,
        "due": team.due,
        "notes": dict(team.notes),
        "fallen": dict(team.fallen),
        "excluded": team.excluded,
        "discovered": written(team.memory.discovered, board),
        "piles": [_memory(name, pile) for name, pile in team.memory.piles.items()],
    }
    shown = {"forgotten": team.memory.forgotten, "flashed": team.memory.flashed}
    found.update({key: written(cells, board) for key, cells in shown.items() if cells})
    return found


def write_unit(unit: Unit) -> str:
    """Write `u2 B9 3/2/1 w1 best4 bought2 regeneration leech leech`."""
    words = [f"u{unit.number}", unit.cell.name, f"{unit.strength}/{unit.speed}/{unit.sight}"]
    plain = {"wounds": 0, "best": unit.strength, "bought": 0, "leeched": 0}
    words += [f"{label}{getattr(unit, key)}" for label, key in _LABELS.items() if getattr(unit, key) != plain[key]]
    return " ".join([*words, *unit.bonuses])


def _memory(name: str, pile: PileMemory) -> str:
    """Write `F9 large 1 red empty`."""
    holder = f" {pile.holder}" if pile.holder else ""
    return f"{name} {pile.size} {pile.turn}{holder}{' empty' if pile.empty else ''}"


def read_team(teams: Table, seat: Seat, portal: Cell | None, bare: State) -> Team:
    """Read a team; `portal` is the one of the map."""
    said = teams.table(seat, _KEYS)
    board = bare.board
    team = Team(
        seat,
        _portal(said, portal, board),
        Memory(squares.none(board.height)),
        said.whole("points", bare.options.start_points),
        said.whole("score"),
        read_units(said, "units", board),
        stock=_bonuses(said, "stock"),
        received=said.whole("received"),
        choices=said.whole("choices"),
        due=said.whole("due"),
        notes=_notes(said, board),
        fallen=_fallen(said),
        excluded=said.whole("excluded"),
    )
    return _remembered(_numbered(team, said), said, bare)


def _portal(said: Table, drawn: Cell | None, board: Board) -> Cell:
    """D-1.3: read where the portal is."""
    if "portal" in said.said:
        return square(Words(f"{said.where}.portal", [said.text("portal")]), board)
    if drawn is None:
        raise said.wrong("portal", "a square")
    return drawn


def _numbered(team: Team, said: Table) -> Team:
    """D-1.4: let the numbers of units go on after all there ever were."""
    known = [*(unit.number for unit in team.units), *(int(name.removeprefix("u")) for name in team.fallen)]
    return replace(team, next_number=said.whole("next_number", max(known, default=0) + 1, least=1))


def _remembered(team: Team, said: Table, bare: State) -> Team:
    """D-5.5: read what has been discovered, and the piles as they were seen last."""
    board, told = bare.board, said.said
    if "discovered" in told:
        team = remembering(bare, team, marks(said, "discovered", board))
    memory = team.memory
    if "piles" in told:
        memory = replace(memory, piles=dict(_read_memory(words, board) for words in said.lines("piles")))
    if "forgotten" in told:
        memory = replace(memory, forgotten=marks(said, "forgotten", board))
    if "flashed" in told:
        memory = replace(memory, flashed=marks(said, "flashed", board))
    return replace(team, memory=memory)


def _read_memory(words: Words, board: Board) -> tuple[str, PileMemory]:
    """Read `F9 large 1 red empty`."""
    at, size, turn = square(words, board), words.first("small or large"), words.number("a turn", least=0)
    if empty := words.words[-1:] == ["empty"]:
        words.words.pop()
    holder = words.seat(COLOURS) if words.words else None
    words.done()
    match size:
        case "small" | "large":
            return at.name, PileMemory(size, holder, turn, empty)
    raise words.wrong(f"small or large instead of {size!r}")


def read_units(said: Table, key: str, board: Board) -> tuple[Unit, ...]:
    """Read units, no two with one number."""
    units = tuple(_unit(words, board) for words in said.lines(key))
    if len({unit.number for unit in units}) < len(units):
        raise said.wrong(key, "no number twice")
    return units


def _unit(words: Words, board: Board) -> Unit:
    """Read `u2 B9 3/2/1 w1 best4 bought2 regeneration leech leech`."""
    number, at = words.number("a unit", prefix="u"), square(words, board)
    strength, speed, sight = _values(words)
    extra = dict(_label(words, word) for word in words.words if word not in BONUSES)
    bonuses = tuple(word for word in words.words if word in BONUSES)
    unit = Unit(
        number,
        at,
        strength,
        speed,
        sight,
        extra.get("wounds", 0),
        extra.get("best", strength),
        bonuses,
        extra.get("bought", 0),
        extra.get("leeched", 0),
    )
    if unit.wounds >= strength or unit.best < strength:
        raise words.wrong("fewer wounds than strength, and no strength above the best")
    return unit


def _values(words: Words) -> tuple[int, int, int]:
    """Read `3/2/1`."""
    said = words.first("STRENGTH/SPEED/SIGHT")
    values = said.split("/")
    if len(values) != 3 or not all(each.isascii() and each.isdigit() for each in values) or not int(values[0]):
        raise words.wrong(f"STRENGTH/SPEED/SIGHT instead of {said!r}")
    strength, speed, sight = map(int, values)
    return strength, speed, sight


def _label(words: Words, word: str) -> tuple[str, int]:
    """Read `w1`, `best4`, `bought2` or `leeched1`."""
    label = word.rstrip("0123456789")
    if label not in _LABELS or label == word:
        raise words.wrong(f"{', '.join(_LABELS)} with a number, or a bonus, instead of {word!r}")
    return _LABELS[label], int(word.removeprefix(label))


def _bonuses(said: Table, key: str) -> tuple[Bonus, ...]:
    if set(found := said.strings(key)) - set(BONUSES):
        raise said.wrong(key, f"some of {', '.join(BONUSES)}")
    return cast(tuple[Bonus, ...], found)


def _notes(said: Table, board: Board) -> Mapping[str, str]:
    """Read the comments by unit or square."""
    notes = said.mapping("notes")
    for key, text in notes.items():
        _noted(Words(f"{said.where}.notes.{key}", [key]), text, board)
    return {key: str(text) for key, text in notes.items()}


def _noted(words: Words, text: object, board: Board) -> None:
    """Refuse a comment that is none, or on nothing; undiscovered squares and walls may have one."""
    if not isinstance(text, str):
        raise words.wrong("a string")
    if words.words[0].startswith("u"):
        words.number("a unit", prefix="u")
    else:
        square(words, Board(tuple("." * board.width for _ in board.rows)))


def _fallen(said: Table) -> Mapping[str, int]:
    """Read the dead units and the turns they died in."""
    fallen = said.mapping("fallen")
    for key in fallen:
        Words(f"{said.where}.fallen.{key}", [key]).number("a unit", prefix="u")
    table: Table = said.table("fallen", tuple(fallen))
    return {key: table.whole(key) for key in fallen}
