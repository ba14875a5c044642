'''The whole state as TOML a person can read and write.

    turn = 3
    dungeon = """
    #########
    #..#....#
    """
    piles = ["E2 small", "F2 large 12", "G2 small 0 blue"]
    neutral = ["u1 H2 2/1/1"]
    awards = ["blue 5 the relay race"]

    [teams.blue]
    portal = "B2"
    points = 9
    units = ["u1 C2 2/1/1"]

Of a pile: its size, what is left (nothing: without limit), who holds it. Everything may be left out: the dungeon is
then the map of the options, or open floor; a map's signs may be drawn in it too, and say where portals, piles and
neutral units are that are not listed. Teams: see `teams`; questions, clues and answers: `story`.
'''

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.grid import Cell
from pbem.core.positions import Table, Words
from pbem.core.seats import Seat
from pbem.rulesets.duncan.dungeon import board as maps
from pbem.rulesets.duncan.dungeon.board import Dungeon
from pbem.rulesets.duncan.dungeon.setup import capacities, enlighten, spaced
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.position.squares import marks, square, written
from pbem.rulesets.duncan.position.story import read_story, write_story
from pbem.rulesets.duncan.position.teams import read_team, read_units, write_team, write_unit
from pbem.rulesets.duncan.state import Award, Board, Pile, Result, State, Team

_KEYS = ("turn", "dungeon", "piles", "neutral", "teams", "story", "awards", "rules", "blinded", "result")


def write(state: State) -> dict[str, object]:
    """Write a state as TOML values."""
    found: dict[str, object] = {
        "turn": state.turn,
        "dungeon": "".join(f"{row}\n" for row in state.board.rows),
        "piles": [_pile(pile) for pile in state.piles],
        "neutral": [write_unit(unit) for unit in state.neutral],
        "teams": {team.seat: write_team(team, state.board) for team in state.teams},
        "story": write_story(state.story),
        "awards": [f"{each.team} {each.points} {each.text}".rstrip() for each in state.awards],
        "rules": list(state.rules),
    }
    if any(state.blinded):
        found["blinded"] = written(state.blinded, state.board)
    if state.result is not None:
        found["result"] = {"winners": list(state.result.winners), "reason": state.result.reason}
    return found


def _pile(pile: Pile) -> str:
    """Write `G2 small 0 blue`."""
    left = "" if pile.left is None else f" {pile.left}"
    return f"{pile.cell.name} {pile.size}{left}{f' {pile.holder}' if pile.holder else ''}"


def read(options: Options, seats: tuple[Seat, ...], position: Mapping[str, object]) -> State:
    """Read a position; a ValueError says what is wrong where."""
    said = Table(position, "position", _KEYS)
    dungeon = _dungeon(said, options)
    board = dungeon.board
    bare = State(
        options,
        board,
        said.whole("turn", 1, least=1),
        (),
        _piles(said, board, seats) if "piles" in position else capacities(dungeon.piles, options),
        read_units(said, "neutral", board) if "neutral" in position else dungeon.neutral,
        read_story(said, seats),
        tuple(_award(words, seats) for words in said.lines("awards")),
        said.strings("rules"),
        marks(said, "blinded", board) if "blinded" in position else (),
        _result(said, seats),
    )
    return enlighten(bare, _teams(said, bare, seats, dungeon.portals))


def _teams(said: Table, bare: State, seats: tuple[Seat, ...], portals: tuple[Cell, ...]) -> tuple[Team, ...]:
    """Read the teams; a portal that is not told is the one of the map."""
    teams = said.table("teams", seats)
    drawn = dict(zip(seats, spaced(portals, len(seats)), strict=False))
    return tuple(read_team(teams, seat, drawn.get(seat), bare) for seat in seats)


def _dungeon(said: Table, options: Options) -> Dungeon:
    """Take the dungeon: the one drawn, the map of the options, or open floor."""
    drawn = said.text("dungeon") or options.dungeon
    return maps.read(drawn.strip() or "\n".join(["." * options.board_width] * options.board_height))


def _piles(said: Table, board: Board, seats: tuple[Seat, ...]) -> tuple[Pile, ...]:
    """Read the piles, no two on one square."""
    piles = tuple(_read_pile(words, board, seats) for words in said.lines("piles"))
    if len({pile.cell for pile in piles}) < len(piles):
        raise said.wrong("piles", "no two on one square")
    return piles


def _read_pile(words: Words, board: Board, seats: tuple[Seat, ...]) -> Pile:
    """Read `G2 small`, `G2 small 12`, `G2 small blue`, `G2 small 0 blue`."""
    at, size = square(words, board), words.first("small or large")
    left = words.number("what is left", least=0) if words.words and words.words[0].isdigit() else None
    holder = words.seat(seats) if words.words else None
    words.done()
    match size:
        case "small" | "large":
            return Pile(at, size, holder, left)
    raise words.wrong(f"small or large instead of {size!r}")


def _award(words: Words, seats: tuple[Seat, ...]) -> Award:
    """Read `blue 5 the relay race`."""
    return Award(words.seat(seats), words.number("points", least=0), words.rest())


def _result(said: Table, seats: tuple[Seat, ...]) -> Result | None:
    if "result" not in said.said:
        return None
    result = said.table("result", ("winners", "reason"))
    return Result(result.seats("winners", seats), result.text("reason"))
