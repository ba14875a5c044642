"""A table to play on: lands, hands and a deck written down, orders as lines, and what came of them.

game = table("dual britain", "GER dual 1, BEN britain 1", deck="7S 7D")
game = game.play(dual="attack GER BEN")
game.land("BEN") == "britain 1"

Lines of a letter: actions (`draft BRI`, `attack GER BEN 2 named AC`, `if empty FRA: ...`), joined
by ` else `; `spy russia`, `sabotage BEN with A`; `stop on me min 2`, `defend best 15`, `rank K A ...`, `keep Q`,
`retreat SCA: NRU GER`, `default draft BRI`, `auto`; answers `reply stop`, `reply let`, `reply play 9H 4C`,
`reply play best`, `reply give 9H>russia KD>me`, `reply retreat NRU`. A slash parts lines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pbem.core.dice import KeyedDice, ScriptedDice
from pbem.core.events import Event, seen_by
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Fact
from pbem.rulesets.europe import turn
from pbem.rulesets.europe.cards.values import RANKING
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.orders import (
    RANKS,
    ActionOrder,
    AutoOrder,
    DefaultOrder,
    DefendOrder,
    GiveReply,
    Order,
    Play,
    PlayReply,
    RankOrder,
    RetreatOrder,
    RetreatReply,
    SabotageOrder,
    SpyOrder,
    StopReply,
)
from pbem.rulesets.europe.position import position
from pbem.rulesets.europe.state import State
from pbem.rulesets.europe.table import seats
from tests.rules.europe import lines_kit


@dataclass(frozen=True)
class Game:
    """A game at a moment, and what happened on the way from the last question to this one."""

    state: State
    events: tuple[Event, ...] = ()

    def play(self, dice: Sequence[int] | None = (), **lines: str) -> Game:
        """Play to the next question; silent seats send nothing. `dice` None: some that need no script."""
        sheets = {Seat(seat): sheet(text) for seat, text in lines.items()}
        thrown = ScriptedDice(dice) if dice is not None else KeyedDice(b"table")
        resolution = turn.resolve(self.state, sheets, thrown)
        if isinstance(thrown, ScriptedDice):
            thrown.done()
        return Game(resolution.state, resolution.events)

    def land(self, land: str) -> str:
        """Say who stands in a land: `britain 1`, or `-`."""
        stack = self.state.lands.get(land)
        return f"{stack.power} {stack.figures}" if stack else "-"

    def hand(self, seat: str) -> str:
        """Say what a player holds: `2D AC`."""
        return " ".join(seats.hand(self.state, Seat(seat)))

    @property
    def discard(self) -> str:
        """Say what lies on the discard pile, the oldest first."""
        return " ".join(self.state.deck.discard)

    @property
    def phase(self) -> str:
        """Say what is asked: `turn dual`, or nothing."""
        return f"{self.state.phase.kind} {self.state.phase.seat}" if self.state.phase else ""

    @property
    def ending(self) -> str:
        """Say how it ended: `france by collapse of dual`, or nothing."""
        result = self.state.result
        return f"{' '.join(result.winners)} by {result.reason} of {result.of}" if result else ""

    def log(self, seat: str | None = None) -> list[str]:
        """List what was told of: to all, or everything one player was told."""
        return [event.kind for event in self.events if seen_by(event, Seat(seat) if seat else None)]

    def facts(self, kind: str, *names: str, seat: str | None = None) -> list[tuple[Fact, ...]]:
        """List what was told in events of a kind: those facts of each."""
        told = (event for event in self.events if event.kind == kind and seen_by(event, Seat(seat) if seat else None))
        return [tuple(event.facts[name] for name in names) for event in told]

    def why(self, seat: str) -> list[tuple[Fact, ...]]:
        """List what was not carried out of a player's orders, and why."""
        return self.facts("skipped", "what", "why", seat=seat)


def table(circle: str, lands: str, deck: str = "", hands: Mapping[str, str] | None = None, **more: Any) -> Game:
    """Lay out a game; the first of the circle is first in the round. `more`: options, and keys of the position text."""
    told: dict[str, object] = {
        key: more.pop(key) for key in ("first", "discard", "round", "phase", "attacked") if key in more
    }
    sitting = circle.split()
    powers: dict[str, object] = {seat: {"hand": cards} for seat, cards in (hands or {}).items()}
    said: dict[str, object] = {
        "lands": lands.split(", "),
        "circle": sitting,
        "first": sitting[0],
        "deck": deck,
        "powers": powers,
        **told,
    }
    options = replace(Options(players=len(sitting)), **more)
    return Game(position.read(options, tuple(map(Seat, sitting)), said))


def sheet(text: str) -> Sheet[Order]:
    """Read a letter."""
    return Sheet(tuple(Written(order(line.strip()), 0, line.strip()) for line in text.split("/") if line.strip()))


def order(line: str) -> Order:
    """Read a line."""
    word, _, rest = line.partition(" ")
    return _LINES[word](rest) if word in _LINES else _action(line)


def _action(line: str) -> ActionOrder:
    return ActionOrder(tuple(map(_choice, line.split(" else "))))


def _choice(line: str) -> Any:
    words = line.split()
    if "attack" in words and not words[words.index("attack") + 3 : words.index("attack") + 4][:1]:
        line += " 0"
    return lines_kit.read_choice("line", line)


def _keep(rank: str) -> RankOrder:
    return RankOrder(tuple(dict.fromkeys((*(one for one in RANKS if one == rank), *RANKING))))


def _rank(rest: str) -> RankOrder:
    return RankOrder(tuple(rank for word in rest.split() for rank in RANKS if rank == word))


def _retreat(rest: str) -> RetreatOrder:
    origin, colon, lands = rest.partition(":")
    return RetreatOrder(tuple(lands.split()), origin) if colon else RetreatOrder(tuple(rest.split()))


def _defend(rest: str) -> DefendOrder:
    policy, _, least = rest.partition(" ")
    return DefendOrder(policy, int(least or 0))  # type: ignore[arg-type]


def _reply(rest: str) -> Order:
    word, _, more = rest.partition(" ")
    match word:
        case "stop" | "let":
            return StopReply(word == "stop", more == "with A")
        case "retreat":
            return RetreatReply(more)
        case "give":
            return GiveReply({card: to for card, _, to in (one.partition(">") for one in more.split())})
        case _:
            named = more.split()
            policy = more in ("best", "cheap", "enough")
            return PlayReply(Play(more) if policy else Play("named", tuple(named)))  # type: ignore[arg-type]


_LINES: Mapping[str, Callable[[str], Order]] = {
    "spy": lambda rest: SpyOrder(Seat(rest.split()[0]), "with A" in rest),
    "sabotage": lambda rest: SabotageOrder(rest.split()[0], "with A" in rest),
    "stop": lambda rest: lines_kit.read_stop("line", rest.replace("none", "never")),
    "defend": _defend,
    "rank": _rank,
    "keep": _keep,
    "retreat": _retreat,
    "default": lambda rest: DefaultOrder(_action(rest).choices),
    "auto": lambda rest: AutoOrder(rest != "off"),
    "reply": _reply,
}
