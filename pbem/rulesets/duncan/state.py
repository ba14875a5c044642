"""What is true (D-1): the dungeon, the piles, the teams with their units and what each team has discovered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.core.squares import Squares, marked
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.orders import Bonus

NEUTRAL = Seat("neutral")
"""D-1.6: the owner of units that never move, fight everybody and hold nothing."""


@dataclass(frozen=True)
class Board:
    """D-1.1: a rectangle of squares, `.` floor and `#` wall, a string a row. Portals and piles lie on floor."""

    rows: tuple[str, ...]

    @property
    def width(self) -> int:
        """Count the columns."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """Count the rows."""
        return len(self.rows)

    @cached_property
    def walls(self) -> Squares:
        """Give the walls."""
        return marked(self.rows, "#")

    def on(self, at: Cell) -> bool:
        """Tell whether a square is on the board."""
        return 0 <= at.row < self.height and 0 <= at.column < self.width

    def floor(self, at: Cell) -> bool:
        """Tell whether a square is on the board and no wall."""
        return self.on(at) and self.rows[at.row][at.column] == "."


@dataclass(frozen=True)
class Unit:
    """D-1.4: `wounds` are less than `strength` between attacks; `best` is the highest strength it has had (H7).

    `bought` is the turn it was summoned in (0: there from the beginning); `bonuses` are those given to it, each as
    often as given, +strength and the like included.
    """

    number: int
    cell: Cell
    strength: int = 1
    speed: int = 1
    sight: int = 1
    wounds: int = 0
    best: int = 1
    bonuses: tuple[Bonus, ...] = ()
    bought: int = 0
    leeched: int = 0
    """Damage dealt that has healed nothing yet; kept over a turn only with the option leech_carry (H8)."""

    @property
    def lives(self) -> int:
        """D-1.4: count the wounds it can still take, S(S+1)/2 - w."""
        return self.strength * (self.strength + 1) // 2 - self.wounds

    def has(self, bonus: Bonus) -> int:
        """Count its bonuses of a kind."""
        return self.bonuses.count(bonus)


@dataclass(frozen=True)
class Pile:
    """D-1.5: `left` is what it still holds, None without limit; nobody is ever told."""

    cell: Cell
    size: Literal["small", "large"]
    holder: Seat | None = None
    left: int | None = None


@dataclass(frozen=True)
class PileMemory:
    """A pile as last seen: in which turn that was (0: before the first), who held it, whether it was empty."""

    size: Literal["small", "large"]
    holder: Seat | None
    turn: int
    empty: bool = False


@dataclass(frozen=True)
class Memory:
    """D-5.5: what a team has discovered, with the piles as last seen (by the name of the square).

    `forgotten`: squares smoke took this turn that were not seen again (empty: none). What is in sight is not kept: it
    follows from where portal and units stand (those summoned this turn see from the next). `flashed`: what flashes show
    this turn with the option flash_shows_units (empty: nothing).
    """

    discovered: Squares
    piles: Mapping[str, PileMemory] = field(default_factory=dict)
    forgotten: Squares = ()
    flashed: Squares = ()


@dataclass(frozen=True)
class Team:
    """D-1.2: `points` to buy with, `score` of victory points; `received` counts bonuses, chosen ones too (D-7.8).

    `choices`: bonuses it may choose and has not; `due`: bonuses the referee has yet to pick (H10). `notes` by square or
    unit (`E5`, `u1`). `fallen`: dead units and the turn they died in. `excluded`: the turn it was excluded in.
    """

    seat: Seat
    portal: Cell
    memory: Memory
    points: int = 0
    score: int = 0
    units: tuple[Unit, ...] = ()
    next_number: int = 1
    stock: tuple[Bonus, ...] = ()
    received: int = 0
    choices: int = 0
    due: int = 0
    notes: Mapping[str, str] = field(default_factory=dict)
    fallen: Mapping[str, int] = field(default_factory=dict)
    excluded: int = 0


@dataclass(frozen=True)
class Question:
    """D-9.1: `until`: answers count up to the turn of that number (0: always). `winner` was first right (D-9.3).

    `turn` and `came` say when it was published: in the orders for which turn, and where among all letters.
    """

    number: int
    text: str
    turn: int
    came: int = 0
    until: int = 0
    closed: bool = False
    winner: Seat | None = None


@dataclass(frozen=True)
class Clue:
    """D-9.1: for one question, or for all (0)."""

    text: str
    turn: int
    came: int = 0
    question: int = 0


@dataclass(frozen=True)
class Answer:
    """D-9.2: `number` is made of team, question and words, four digits; `came` its place among all letters.

    `judged` is the place of the verdict among all letters.
    """

    team: Seat
    question: int
    text: str
    number: int
    turn: int
    came: int = 0
    verdict: Literal["open", "right", "wrong"] = "open"
    judged: int = 0
    words: str = ""
    """What the referee said with the verdict."""
    clues: int = 0
    """D-9.2: so many clues had been published when it was judged: a later one lets its team answer again."""


@dataclass(frozen=True)
class Story:
    """D-9: what was published, answered and judged."""

    questions: tuple[Question, ...] = ()
    clues: tuple[Clue, ...] = ()
    answers: tuple[Answer, ...] = ()


@dataclass(frozen=True)
class Award:
    """D-9.4: points that wait for the award turn."""

    team: Seat
    points: int
    text: str = ""


@dataclass(frozen=True)
class Result:
    """The end of the game (D-10.1)."""

    winners: tuple[Seat, ...]
    reason: str


@dataclass(frozen=True)
class State:
    """Everything; `turn` is the one orders are awaited for. `rules`: options changed since the last turn (D-10.2).

    `blinded`: where smoke let no unit see this turn (option smoke_mode `blind`).
    """

    options: Options
    board: Board
    turn: int
    teams: tuple[Team, ...]
    piles: tuple[Pile, ...] = ()
    neutral: tuple[Unit, ...] = ()
    story: Story = field(default_factory=Story)
    awards: tuple[Award, ...] = ()
    rules: tuple[str, ...] = ()
    blinded: Squares = ()
    result: Result | None = None

    def team(self, seat: Seat) -> Team:
        """Give a team."""
        return next(team for team in self.teams if team.seat == seat)
