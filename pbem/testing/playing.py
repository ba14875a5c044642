"""Random games: a rule set played by players who write whatever the language lets them say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random
from typing import Literal

from pbem import codec
from pbem.core import seat_requests
from pbem.core.dice import KeyedDice
from pbem.core.events import Event, Roll
from pbem.core.problems import Severity
from pbem.core.seat_requests import Requests
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.language.letter import sheet as sheets
from pbem.registry import AnyOptions, AnyOrder, AnyState, AnyView, Installed
from pbem.testing.sentences import Sentences
from pbem.testing.table import Letter, Table

Position = Mapping[str, object]
LINES = 10
"""So many random lines stand in one mail."""
HARD_LETTERS = 4
"""Of so many letters of a game one keeps lines that are no order to the letter: most of the reading goes to them."""


@dataclass(frozen=True)
class Step:
    """One turn of a game: what was asked, what was given in which letters, what came of it."""

    before: AnyState
    sheets: Mapping[Seat, Sheet[AnyOrder]]
    key: bytes
    after: AnyState
    events: tuple[Event, ...]
    rolls: tuple[Roll, ...]
    letters: tuple[Letter, ...] = ()


@dataclass(frozen=True)
class Game:
    """A game from its setup on."""

    name: str
    options: AnyOptions
    seats: tuple[Seat, ...]
    key: bytes
    start: AnyState
    steps: tuple[Step, ...]

    @property
    def states(self) -> tuple[AnyState, ...]:
        """List all states, the first one first."""
        return (self.start, *(step.after for step in self.steps))


def chance_of(installed: Installed, game: Game, what: str) -> Random:
    """Give the chance by which lines are written about a game: in one with other options other lines are."""
    options = codec.dumps(game.options, installed.ruleset.options_type)
    return Random(f"{game.name} {what} {codec.digest(options)}")


class Broken(AssertionError):
    """A promise of the interface that was not kept."""


def require(condition: bool, message: str) -> None:
    """Fail with a message."""
    if not condition:
        raise Broken(message)


@contextmanager
def during(what: str) -> Iterator[None]:
    """Turn whatever is raised into a Broken that says what was being done."""
    try:
        yield
    except Broken:
        raise
    except Exception as error:
        raise Broken(f"{what} raised {type(error).__name__}: {error}") from error


def furnished(installed: Installed, options: AnyOptions) -> AnyOptions:
    """Put the files the options ask for into them."""
    ruleset = installed.ruleset
    return ruleset.keeping.furnish(
        options, {path: installed.material(path) for path in ruleset.keeping.materials(options)}
    )


def play(installed: Installed, options: AnyOptions, turns: int, seed: str, position: Position | None = None) -> Game:
    """Play a game of at most so many turns, from its setup or from a position."""
    ruleset, chance = installed.ruleset, Random(seed)
    with during(f"{seed}: setup"):
        options = furnished(installed, options)
        seats = ruleset.rules.seats(options)
        state = start = begun(installed, options, seats, seed, position)
    steps: list[Step] = []
    while len(steps) < turns and ruleset.rules.awaiting(state):
        name = f"{seed}: turn {ruleset.rules.turn(state)}"
        given = letters(installed, state, chance)
        one = step(installed, state, given.sheets, f"{seed}/{len(steps)}".encode(), name)
        steps.append(replace(one, letters=tuple(given.letters)))
        state = one.after
    return Game(seed, options, seats, seed.encode(), start, tuple(steps))


def begun(
    installed: Installed, options: AnyOptions, seats: tuple[Seat, ...], seed: str, position: Position | None
) -> AnyState:
    """Give the state a game begins with."""
    ruleset = installed.ruleset
    if position is None:
        return ruleset.rules.setup(options, seats, KeyedDice(seed.encode()))
    return installed.from_position(options, seats, position)


def step(installed: Installed, state: AnyState, given: Mapping[Seat, Sheet[AnyOrder]], key: bytes, name: str) -> Step:
    """Resolve one turn."""
    dice = KeyedDice(key)
    with during(f"{name}: resolve of {dict(given)!r}"):
        resolution = installed.ruleset.rules.resolve(state, given, dice)
    return Step(state, given, key, resolution.state, tuple(resolution.events), tuple(dice.thrown))


def letters(installed: Installed, state: AnyState, chance: Random) -> Table:
    """Let everybody who is asked write; whoever has heard something by then may write again."""
    seats = frozenset(request.seat for request in installed.ruleset.rules.awaiting(state))
    table = Table(installed.ruleset, state)
    for seat, requests in seat_requests.by_seat(installed.ruleset, state).items():
        table.give(seat, orders(installed, table.view(seat), requests, chance, seats))
    told = dict.fromkeys(hearing.seat for letter in table.letters for hearing in letter.hearings)
    for seat in told:
        if seat in table.sheets and chance.random() < 0.7:
            table.give(seat, written(installed, table.view(seat), chance, seats, table.sheets[seat]))
    return table


def orders(
    installed: Installed, view: AnyView, requests: Requests, chance: Random, seats: Iterable[Seat] = ()
) -> Sheet[AnyOrder]:
    """Give the orders of one player: mostly random lines, now and then silence, the form as it came, or nothing."""
    mood = chance.random()
    if mood < 0.08:
        return Sheet()
    if mood < 0.16:
        return accepted(installed, view, requests, "silence")
    if mood < 0.24:
        return accepted(installed, view, requests, "form")
    likely = (
        installed.ruleset.words.phrase(order).kind for order in seat_requests.form(installed.ruleset, view, requests)
    )
    return written(installed, view, chance, frozenset((*likely, *seats)))


def written(
    installed: Installed, view: AnyView, chance: Random, likely: frozenset[str], standing: Sheet[AnyOrder] | None = None
) -> Sheet[AnyOrder]:
    """Give the orders of random lines, every other one of the likely kinds; `standing` are those of earlier letters."""
    language = chance.choice(sorted(installed.lexicons))
    lines = random_lines(installed, view, language, chance, likely)
    readers = sheets.readers(installed.ruleset, view, installed.lexicons, language)
    if chance.randrange(HARD_LETTERS):
        lines = [line for line in lines if readers.orders(line)]
    with during(f"reading {lines!r}"):
        draft = sheets.read(tuple(enumerate(lines, 1)), installed.ruleset, view, readers, standing=standing)
    return draft.sheet


def accepted(
    installed: Installed, view: AnyView, requests: Requests, what: Literal["silence", "form"]
) -> Sheet[AnyOrder]:
    """Give the orders of silence or of the order form, which no rule may refuse."""
    ruleset, seat = installed.ruleset, requests[0].seat
    give = {"silence": seat_requests.silence, "form": seat_requests.form}[what]
    with during(f"{seat}: {what}"):
        sheet = give(ruleset, view, requests)
        errors = [problem for problem in ruleset.words.check(view, sheet) if problem.severity is Severity.ERROR]
    require(not errors, f"{seat}: check refuses the orders of {what}: {errors}")
    return sheet


def random_lines(
    installed: Installed, view: AnyView, language: str, chance: Random, likely: frozenset[str] = frozenset()
) -> list[str]:
    """Write lines the lexicon lets a player say, about things the view lets him name."""
    sentences = Sentences(installed.lexicons[language], installed.ruleset.words.vocabulary(view), chance, likely)
    return [sentences.line() for _ in range(LINES)]
