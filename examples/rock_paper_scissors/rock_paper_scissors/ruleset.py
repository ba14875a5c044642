"""The whole game: its values, its rules, its words, and the table of its parts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, cast

from pbem.core.blocks import Brief, Lines, News, Section
from pbem.core.dice import Dice
from pbem.core.events import EVERYONE, Event, headline
from pbem.core.phrases import Phrase
from pbem.core.ruleset import HousePlayer, Keeping, Outcome, Resolution, Rules, Ruleset, Telling, Words, single
from pbem.core.seats import COLOURS, Request, Seat
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import text
from pbem.core.vocabulary import Vocabulary

Hand = Literal["rock", "paper", "scissors"]
BEATS: dict[Hand, Hand] = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


@dataclass(frozen=True)
class Options:
    """R-3: so many rounds."""

    rounds: int = field(default=5, metadata={"range": (1, 50)})


@dataclass(frozen=True)
class Show:
    """R-1: the one order there is."""

    hand: Hand


@dataclass(frozen=True)
class State:
    """Everything, and what everybody sees: the round to be played, the players and their points."""

    rounds: int
    turn: int
    seats: tuple[Seat, ...]
    points: tuple[int, ...]


def resolve(state: State, sheets: Mapping[Seat, Sheet[Show]], dice: Dice) -> Resolution[State]:
    """R-2: compare the hands."""
    hands: list[Hand] = [next((order.hand for order in sheets[seat]), "rock") for seat in state.seats]
    won = [sum(BEATS[hand] == other for other in hands) for hand in hands]
    shown = (
        Event(kind="shown", seen_by=EVERYONE, facts={"who": seat, "hand": hand, "points": points})
        for seat, hand, points in zip(state.seats, hands, won, strict=True)
    )
    points = tuple(before + more for before, more in zip(state.points, won, strict=True))
    return Resolution(replace(state, turn=state.turn + 1, points=points), tuple(shown))


def outcome(state: State) -> Outcome | None:
    """R-3: most points win."""
    best = max(state.points)
    winners = tuple(seat for seat, points in zip(state.seats, state.points, strict=True) if points == best)
    return Outcome(winners, "points") if state.turn > state.rounds else None


def rock(view: State, request: Request) -> Sheet[Show]:
    """R-1: what stands in the order form, and counts for one who does not write."""
    return Sheet((Written(Show("rock")),))


def steady(view: State, request: Request, dice: Dice) -> tuple[str, ...]:
    """A house player: it shows a rock, whatever comes."""
    return ("rock",)


def wild(view: State, request: Request, dice: Dice) -> tuple[str, ...]:
    """A house player: it shows any hand."""
    return (f"show {tuple(BEATS)[dice.roll(3, 'hand') - 1]}",)


def brief(before: State | None, after: State, events: tuple[Event, ...]) -> Brief:
    """Tell which hands were shown, and who has how many points."""
    news = News(tuple(("", headline("rps", event), "") for event in events))
    players = zip(after.seats, after.points, strict=True)
    points = Lines(tuple(text("rps-points", who=seat, points=points) for seat, points in players))
    return Brief((text("rps-subject"),), (Section(None, (news, points) if events else (points,)),))


ROCK_PAPER_SCISSORS: Ruleset[Options, State, State, Show] = Ruleset(
    key="rps",
    package=__package__,
    options_type=Options,
    state_type=State,
    view_type=State,
    order_type=Show,
    rules=Rules(
        seats=lambda options: COLOURS[:3],
        setup=lambda options, seats, dice: State(options.rounds, 1, seats, (0, 0, 0)),
        awaiting=lambda state: tuple(Request(seat, "hand") for seat in state.seats if state.turn <= state.rounds),
        turn=lambda state: state.turn,
        view=lambda state, seat: state,
        resolve=resolve,
        outcome=outcome,
    ),
    words=Words(
        vocabulary=lambda view: Vocabulary(),
        phrase=lambda order: Phrase("show", {"hand": order.hand}),
        orders=single(lambda phrase, view: Show(cast(Hand, phrase.slots["hand"]))),
        silence=rock,
        form=rock,
    ),
    telling=Telling(brief=brief),
    keeping=Keeping(secret=False),
    players={"steady": HousePlayer(steady), "wild": HousePlayer(wild)},
)
