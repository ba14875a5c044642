"""D-1: a random dungeon as fair to all teams as can be.

The board is cut into blocks with rooms (`rooms`); portals stand on a ring, each in the middle of a chamber
of one shape (`homes`). Passages are opened and walled up as long as that makes the ways of the teams more
alike (`fairness`); then gold is laid at equal ways (`gold`). Of several dungeons the fairest is taken, and
portals go to the teams by lot.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace

from pbem.core.dice import Dice
from pbem.core.grid import Cell
from pbem.rulesets.duncan.dungeon.board import Dungeon
from pbem.rulesets.duncan.dungeon.fairness import fields, standings, unfairness
from pbem.rulesets.duncan.dungeon.gold import piles
from pbem.rulesets.duncan.dungeon.homes import rings
from pbem.rulesets.duncan.dungeon.rooms import Blocks, Lots, Pair, Room, cut, passage, room
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.state import Board

_SIZES = (9, 8, 7, 6, 5, 4)
"""Blocks are as large as leaves five for every team, or else as there are."""
_WORK = 1_200_000
"""Squares times teams measured in all: small boards compare more dungeons than large ones."""
_LEAST, _MOST, _DRAFTS = 6, 48, 4


@dataclass(frozen=True)
class _Draft:
    """A dungeon without gold: rooms, passages with the way they bend, and home blocks around the ring."""

    width: int
    height: int
    rooms: tuple[Room, ...]
    bends: dict[Pair, bool]
    homes: tuple[int, ...]
    open: frozenset[Pair]

    def dungeon(self) -> Dungeon:
        """Build it."""
        floor: set[Cell] = set().union(*(each.floor for each in self.rooms))
        for one, other in self.open:
            floor |= passage(self.rooms[one].heart, self.rooms[other].heart, self.bends[one, other])
        return Dungeon(_board(floor, self.width, self.height), tuple(self.rooms[home].heart for home in self.homes), ())


def generate(options: Options, dice: Dice) -> Dungeon:
    """Draw a dungeon; a ValueError names the options to change when the board is too small."""
    drafts = list(_drafts(options, dice))
    steps = _WORK // (options.board_width * options.board_height * options.teams * len(drafts))
    found = [_gilded(_evened(draft, options, dice, max(_LEAST, min(_MOST, steps))), options, dice) for draft in drafts]
    fairest = min(found, key=lambda dungeon: _rating(dungeon, options))
    return replace(fairest, portals=dice.shuffle(fairest.portals, "dungeon teams"))


def _rating(dungeon: Dungeon, options: Options) -> float:
    """Rate a dungeon, the best lowest: how unfair it is, less a little for its gold."""
    return unfairness(standings(dungeon, options)) - len(dungeon.piles) / (10 * options.teams)


def _drafts(options: Options, dice: Dice) -> Iterator[_Draft]:
    """Draw some dungeons, each with other homes as long as there are others."""
    blocks = _blocks(options)
    choices: Sequence[tuple[int, ...]] = rings(blocks, options.teams, options.board_width, options.board_height)
    if not choices:
        raise ValueError(_too_small(options))
    choices = dice.shuffle(choices[: 2 * _DRAFTS], "dungeon homes")
    for number in range(_DRAFTS):
        yield _draft(blocks, choices[number % len(choices)], options, Lots(dice))


def _blocks(options: Options) -> Blocks:
    cuts = [cut(options.board_width, options.board_height, size) for size in _SIZES]
    return next((each for each in cuts if len(each.blocks) >= 5 * options.teams), cuts[-1])


def _too_small(options: Options) -> str:
    return (
        f"{options.teams} teams do not fit on {options.board_width}x{options.board_height} squares: "
        "raise board_width or board_height, or lower teams"
    )


def _draft(blocks: Blocks, homes: tuple[int, ...], options: Options, lots: Lots) -> _Draft:
    """Draw rooms, and passages that join them all; two thirds of the others are open too."""
    chamber = min(2, min(min(each.width, each.height) for each in blocks.blocks) // 2)
    rooms = tuple(
        Room(block.around(chamber), block.middle) if number in homes else room(block, lots)
        for number, block in enumerate(blocks.blocks)
    )
    pairs = lots.dice.shuffle(blocks.pairs(), lots.why)
    tree = _tree(pairs, len(rooms))
    others = [pair for pair in pairs if pair not in tree]
    bends = {pair: lots.pick((True, False)) for pair in pairs}
    opened = tree | set(others[: len(others) * 2 // 3])
    return _Draft(options.board_width, options.board_height, rooms, bends, homes, opened)


def _tree(pairs: tuple[Pair, ...], count: int) -> frozenset[Pair]:
    """Choose passages that join all blocks, none of them in vain."""
    groups = list(range(count))
    found = set()
    for one, other in pairs:
        if groups[one] != groups[other]:
            found.add((one, other))
            old, new = groups[one], groups[other]
            groups = [new if group == old else group for group in groups]
    return frozenset(found)


def _evened(draft: _Draft, options: Options, dice: Dice, steps: int) -> _Draft:
    """Open and wall up passages as long as that makes the teams more alike."""
    best = _uneven(draft, options)
    pairs = dice.shuffle(tuple(draft.bends), "dungeon passages")
    for step in range(steps):
        pair = pairs[step % len(pairs)]
        other = replace(draft, open=draft.open ^ {pair})
        if len(_tree(tuple(other.open), len(draft.rooms))) < len(draft.rooms) - 1:
            continue
        if (uneven := _uneven(other, options)) < best:
            draft, best = other, uneven
    return draft


def _uneven(draft: _Draft, options: Options) -> float:
    return unfairness(standings(draft.dungeon(), options))


def _gilded(draft: _Draft, options: Options, dice: Dice) -> Dungeon:
    """Wall up what nobody can reach, and lay the gold."""
    dungeon = draft.dungeon()
    ways = fields(dungeon.board, dungeon.portals, options)
    floor = {*ways[0].cells(ways[0].reached[-1]), *dungeon.portals}
    board = _board(floor, draft.width, draft.height)
    return replace(dungeon, board=board, piles=piles(ways, dice))


def _board(floor: AbstractSet[Cell], width: int, height: int) -> Board:
    columns, rows = range(width), range(height)
    return Board(tuple("".join("." if (column, row) in floor else "#" for column in columns) for row in rows))
