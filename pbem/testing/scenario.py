"""Scenario files played: how rules are shown, tested and argued about."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pbem import codec
from pbem.core.dice import KeyedDice, ScriptedDice
from pbem.core.events import Event, Roll, headline, seen_by
from pbem.core.problems import Defect, Problem, Severity
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.language import sheet as sheets
from pbem.registry import Installed
from pbem.testing import letters, scenario_file
from pbem.testing.differences import differences
from pbem.testing.scenario_file import Expect, Scenario, Turn

KEY = b"pbem scenario"
"""The key of dice that are not scripted: the same throws at every run."""


@dataclass(frozen=True)
class PlayedTurn:
    """One turn as it went. `problems`, `events` and `reports` are by seat; `failures` are expectations not met."""

    turn: int
    problems: Mapping[str, tuple[Problem, ...]]
    events: Mapping[str, tuple[Event, ...]]
    rolls: tuple[Roll, ...]
    reports: Mapping[str, str]
    position: Mapping[str, object]
    failures: tuple[str, ...]


@dataclass(frozen=True)
class Played:
    """A scenario as it went."""

    scenario: Scenario
    installed: Installed
    turns: tuple[PlayedTurn, ...]

    @property
    def failures(self) -> tuple[str, ...]:
        """List the expectations not met, in all turns."""
        return tuple(f"turn {turn.turn}: {failure}" for turn in self.turns for failure in turn.failures)


def run(text: str, registry: Mapping[str, Installed]) -> Played:
    """Play a scenario; a ValueError says what is wrong with the file."""
    scenario = scenario_file.read(text)
    if scenario.ruleset not in registry:
        raise ValueError(f"no rule set {scenario.ruleset!r}; installed: {', '.join(registry)}")
    installed = registry[scenario.ruleset]
    if scenario.language not in installed.lexicons:
        raise ValueError(f"no language {scenario.language!r}; there are: {', '.join(installed.lexicons)}")
    return Played(scenario, installed, tuple(_turns(scenario, installed)))


def start(scenario: Scenario, installed: Installed) -> Any:
    """Make the state before the first turn."""
    ruleset = installed.ruleset
    options: Any = codec.loads(json.dumps(scenario.options), ruleset.options_type)
    options = ruleset.furnish(options, {path: installed.material(path) for path in ruleset.materials(options)})
    if scenario.position is None:
        return ruleset.setup(options, scenario.seats, KeyedDice(KEY))
    return ruleset.from_position(options, scenario.seats, scenario.position)


def _turns(scenario: Scenario, installed: Installed) -> list[PlayedTurn]:
    """Play turn by turn; a fault of the script ends the play, because what would follow means nothing."""
    state, played = start(scenario, installed), []
    for number, turn in enumerate(scenario.turn):
        dice = KeyedDice(KEY + bytes([number % 256])) if turn.dice is None else ScriptedDice(turn.dice)
        try:
            state, result = _turn(scenario, installed, state, turn, dice)
            played.append(result)
        except Defect as defect:
            return [*played, _broken(installed, state, dice, str(defect))]
    return played


def _turn(scenario: Scenario, installed: Installed, state: Any, turn: Turn, dice: Any) -> tuple[Any, PlayedTurn]:
    """Play one turn."""
    ruleset = installed.ruleset
    orders, problems, strange = _orders(scenario, installed, state, turn)
    resolution = ruleset.resolve(state, orders, dice)
    if isinstance(dice, ScriptedDice):
        dice.done()
    reports = {str(seat): _report(scenario, installed, state, resolution, seat) for seat in scenario.seats}
    played = PlayedTurn(
        turn=ruleset.turn(state),
        problems=problems,
        events={
            str(seat): tuple(event for event in resolution.events if seen_by(event, seat)) for seat in scenario.seats
        },
        rolls=tuple(dice.thrown),
        reports=reports,
        position=ruleset.position(resolution.state),
        failures=strange,
    )
    return resolution.state, _judged(played, turn.expect)


def _orders(
    scenario: Scenario, installed: Installed, state: Any, turn: Turn
) -> tuple[dict[Seat, Sheet[Any]], dict[str, tuple[Problem, ...]], tuple[str, ...]]:
    """Read the orders of everybody who is asked; who is silent gets the orders of silence."""
    ruleset, found, problems = installed.ruleset, {}, {}
    asked = {request.seat: request for request in ruleset.awaiting(state)}
    for seat, request in asked.items():
        view = ruleset.view(state, seat)
        if seat not in turn.orders:
            found[seat] = ruleset.silence(view, request)
            continue
        lines = tuple(enumerate(turn.orders[seat].splitlines(), 1))
        draft = sheets.read(lines, ruleset, view, installed.lexicons, scenario.language)
        found[seat], problems[str(seat)] = draft.sheet, draft.problems
    strange = tuple(f"{seat} is not asked for orders now" for seat in turn.orders if seat not in asked)
    return found, problems, strange


def _report(scenario: Scenario, installed: Installed, state: Any, resolution: Any, seat: Seat) -> str:
    """Write a seat's report as plain text."""
    told = letters.report(installed, state, resolution.state, resolution.events, seat, scenario.language)
    return letters.mail(installed, told).text


def _broken(installed: Installed, state: Any, dice: Any, failure: str) -> PlayedTurn:
    """Record a turn the dice did not allow."""
    turn, position = installed.ruleset.turn(state), installed.ruleset.position(state)
    return PlayedTurn(turn, {}, {}, tuple(dice.thrown), {}, position, (failure,))


def _judged(played: PlayedTurn, expect: Expect | None) -> PlayedTurn:
    """Compare a turn with what was expected of it."""
    if expect is None:
        return played
    failures = (
        *played.failures,
        *_unexpected(played, expect),
        *(f"report of {seat}: {words!r} is missing" for seat, words in _texts(expect.report, played, False)),
        *(f"report of {seat}: {words!r} must not be there" for seat, words in _texts(expect.silent, played, True)),
        *differences(expect.position, played.position),
    )
    return PlayedTurn(**{**vars(played), "failures": failures})


def _texts(texts: Mapping[Seat, tuple[str, ...]], played: PlayedTurn, wrong: bool) -> list[tuple[Seat, str]]:
    """List the texts whose presence in the seat's report is the wrong one; line breaks count as spaces."""
    flat = {seat: " ".join(report.split()) for seat, report in played.reports.items()}
    return [
        (seat, one) for seat, some in texts.items() for one in some if (" ".join(one.split()) in flat[seat]) == wrong
    ]


def _unexpected(played: PlayedTurn, expect: Expect) -> tuple[str, ...]:
    """Compare the problems; an error nobody expected is a failure too."""
    failures = []
    for seat in sorted({*expect.problems, *played.problems}):
        graves = [one for one in played.problems.get(seat, ()) if one.severity is not Severity.NOTE]
        found = tuple(one.code for one in sorted(graves, key=lambda one: one.line))
        if found != (expected := expect.problems.get(Seat(seat), ())):
            failures.append(f"problems of {seat}: expected {list(expected)}, found {list(found)}")
    return tuple(failures)


def as_json(played: Played) -> dict[str, object]:
    """Give what happened as plain values, as `pbem scenario run --json` prints it."""
    return {
        "ruleset": played.scenario.ruleset,
        "language": played.scenario.language,
        "seats": list(played.scenario.seats),
        "turns": [_turn_json(played, turn) for turn in played.turns],
        "failures": list(played.failures),
    }


def _turn_json(played: Played, turn: PlayedTurn) -> dict[str, object]:
    """Give one turn as plain values; every problem and event with its words."""
    say = letters.catalogue(played.installed, played.scenario.language)
    key = played.scenario.ruleset
    return {
        "turn": turn.turn,
        "problems": {
            seat: [{**_plain(one, Problem), "said": say.t(f"problem-{one.code}", **one.facts)} for one in problems]
            for seat, problems in turn.problems.items()
        },
        "events": {
            seat: [{**_plain(one, Event), "said": say.say(headline(key, one))} for one in events]
            for seat, events in turn.events.items()
        },
        "dice": [_plain(roll, Roll) for roll in turn.rolls],
        "reports": dict(turn.reports),
        "position": turn.position,
        "failures": list(turn.failures),
    }


def _plain(value: object, type_: type) -> dict[str, object]:
    """Give a value as plain JSON values."""
    plain: dict[str, object] = json.loads(codec.dumps(value, type_))
    return plain
