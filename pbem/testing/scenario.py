"""Scenario files played: how rules are shown, tested and argued about."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from pbem import codec
from pbem.core import seat_requests
from pbem.core.dice import KeyedDice, ScriptedDice
from pbem.core.events import Event, Roll, headline, seen_by
from pbem.core.options import in_form
from pbem.core.problems import Defect, Problem, Refusal, Severity
from pbem.core.ruleset import Resolution
from pbem.core.seats import REFEREE, Seat
from pbem.core.sheets import Sheet
from pbem.language.letter import sheet as sheets
from pbem.registry import AnyOptions, AnyOrder, AnyRuleset, AnyState, Installed
from pbem.service.game import briefings
from pbem.testing import letters, scenario_file
from pbem.testing.differences import differences
from pbem.testing.scenario_file import Expect, Letter, Scenario, Turn
from pbem.testing.table import Table, announced

KEY = b"pbem scenario"
"""The key of dice that are not scripted: the same throws at every run."""


@dataclass(frozen=True)
class PlayedTurn:
    """One turn as it went. `problems`, `events` and `reports` are by seat; `failures` are expectations not met.

    `told` are the mails seats got at once about what others said.
    """

    turn: int
    problems: Mapping[str, tuple[Problem, ...]]
    events: Mapping[str, tuple[Event, ...]]
    rolls: tuple[Roll, ...]
    reports: Mapping[str, str]
    position: Mapping[str, object]
    failures: tuple[str, ...]
    told: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


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


def start(scenario: Scenario, installed: Installed) -> AnyState:
    """Make the state before the first turn."""
    ruleset = installed.ruleset
    options: AnyOptions = codec.loads(json.dumps(in_form(ruleset.options_type, scenario.options)), ruleset.options_type)
    options = ruleset.keeping.furnish(
        options, {path: installed.material(path) for path in ruleset.keeping.materials(options)}
    )
    if scenario.position is None:
        return ruleset.rules.setup(options, scenario.seats, KeyedDice(KEY))
    return installed.from_position(options, scenario.seats, scenario.position)


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


def _turn(
    scenario: Scenario, installed: Installed, state: AnyState, turn: Turn, dice: ScriptedDice | KeyedDice
) -> tuple[AnyState, PlayedTurn]:
    ruleset = installed.ruleset
    given = _given(scenario, installed, state, turn)
    state = given.table.state
    resolution = _resolved(ruleset, given, dice)
    if isinstance(dice, ScriptedDice):
        dice.done()
    reports = {str(seat): _report(scenario, installed, state, resolution, seat) for seat in scenario.seats}
    played = PlayedTurn(
        turn=ruleset.rules.turn(state),
        problems={seat: tuple(found) for seat, found in given.problems.items()},
        events={
            str(seat): tuple(event for event in resolution.events if seen_by(event, seat)) for seat in scenario.seats
        },
        rolls=tuple(dice.thrown),
        reports=reports,
        position=installed.position(resolution.state),
        failures=tuple(given.strange),
        told={seat: tuple(mails) for seat, mails in given.told.items()},
    )
    return resolution.state, _judged(played, turn.expect)


def _resolved(ruleset: AnyRuleset, given: _Given, dice: ScriptedDice | KeyedDice) -> Resolution[AnyState]:
    """Play the turn behind the decrees; one that has ended the game leaves nothing to be played."""
    state = given.table.state
    if given.decreed and ruleset.rules.outcome(state) is not None:
        return Resolution(state, given.decreed)
    played = ruleset.rules.resolve(state, given.sheets, dice)
    return replace(played, events=(*given.decreed, *played.events))


@dataclass
class _Given:
    """The orders of a turn as its letters come; what is wrong with them, and what seats are told of them at once.

    `decreed`: what the referee's decrees brought; they are done when his letter comes, as in a campaign.
    """

    table: Table
    decreed: tuple[Event, ...] = ()
    sheets: dict[Seat, Sheet[AnyOrder]] = field(default_factory=dict)
    problems: dict[str, list[Problem]] = field(default_factory=dict)
    told: dict[str, list[str]] = field(default_factory=dict)
    strange: list[str] = field(default_factory=list)


def _given(scenario: Scenario, installed: Installed, state: AnyState, turn: Turn) -> _Given:
    """Read the letters one after the other; who is silent gets the orders of silence."""
    ruleset, table = installed.ruleset, Table(installed.ruleset, state, tuple(scenario.seats))
    given = _Given(table)
    for letter in turn.letters:
        if letter.seat == REFEREE or letter.seat in seat_requests.by_seat(ruleset, table.state):
            _read(scenario, installed, letter, given)
        else:
            given.strange.append(f"{letter.seat} is not asked for orders now")
    asked = seat_requests.by_seat(ruleset, table.state)
    silence = (seat for seat in asked if seat not in table.sheets)
    given.sheets = {
        **table.sheets,
        **{
            seat: seat_requests.silence(ruleset, ruleset.rules.view(table.state, seat), asked[seat]) for seat in silence
        },
    }
    return given


def _read(scenario: Scenario, installed: Installed, letter: Letter, given: _Given) -> None:
    """Read one letter, with what its writer has heard; and tell the others of it."""
    table = given.table
    lines = tuple(enumerate(letter.text.splitlines(), 1))
    view = table.view(letter.seat)
    before = table.sheets.get(letter.seat)
    draft = sheets.read(
        lines,
        installed.ruleset,
        view,
        sheets.readers(installed.ruleset, view, installed.lexicons, scenario.language),
        standing=before,
    )
    given.problems.setdefault(letter.seat, []).extend(draft.problems)
    sheet = draft.sheet if letter.seat != REFEREE else _decreed(scenario, installed, draft.sheet, given)
    for hearing in table.give(letter.seat, sheet).hearings:
        brief = announced(installed.ruleset, table.state, hearing)
        if brief is not None:
            told = letters.told(installed, table.state, brief, hearing.seat, scenario.language)
            given.told.setdefault(hearing.seat, []).append(letters.mail(installed, told).text)


def _decreed(scenario: Scenario, installed: Installed, sheet: Sheet[AnyOrder], given: _Given) -> Sheet[AnyOrder]:
    """Do the referee's decrees at once, as in a campaign; give his other orders."""
    table, left = given.table, []
    for written in sheet.lines:
        try:
            done = installed.ruleset.refereeing.decree(table.state, written.order)
            table.state, given.decreed = done.state, (*given.decreed, *done.events)
        except Refusal as refusal:
            if not refusal.no_decree:
                said = letters.catalogue(installed, scenario.language).t(f"refusal-{refusal.code}", **refusal.facts)
                given.strange.append(f"the referee's decree cannot be done: {said}")
            else:
                left.append(written)
    return replace(sheet, lines=tuple(left))


def _report(
    scenario: Scenario, installed: Installed, state: AnyState, resolution: Resolution[AnyState], seat: Seat
) -> str:
    """Write a seat's report as plain text."""
    step = briefings.Step(state, resolution.state, tuple(resolution.events))
    return letters.mail(installed, letters.report(installed, step, seat, scenario.language)).text


def _broken(installed: Installed, state: AnyState, dice: ScriptedDice | KeyedDice, failure: str) -> PlayedTurn:
    """Record a turn the dice did not allow."""
    turn, position = installed.ruleset.rules.turn(state), installed.position(state)
    return PlayedTurn(turn, {}, {}, tuple(dice.thrown), {}, position, (failure,))


def _judged(played: PlayedTurn, expect: Expect | None) -> PlayedTurn:
    if expect is None:
        return played
    failures = (
        *played.failures,
        *_unexpected(played, expect),
        *(f"report of {seat}: {words!r} is missing" for seat, words in _texts(expect.report, played, False)),
        *(f"report of {seat}: {words!r} must not be there" for seat, words in _texts(expect.silent, played, True)),
        *_mailed(expect, played),
        *differences(expect.position, played.position),
    )
    return replace(played, failures=failures)


def _texts(texts: Mapping[Seat, tuple[str, ...]], played: PlayedTurn, wrong: bool) -> list[tuple[Seat, str]]:
    """List the texts whose presence in the seat's report is the wrong one."""
    return [
        (seat, one)
        for seat, some in texts.items()
        for one in some
        if _holds(played.reports.get(seat, ""), one) == wrong
    ]


def _holds(text: str, words: str) -> bool:
    """Tell whether words occur in a text; line breaks count as spaces."""
    return " ".join(words.split()) in " ".join(text.split())


def _mailed(expect: Expect, played: PlayedTurn) -> Iterator[str]:
    """List what seats should have been told at once and were not, or were told though nothing was expected."""
    for seat, texts in expect.told.items():
        mails = played.told.get(seat, ())
        if mails and not texts:
            yield f"{seat} was told something: {mails[0]!r}"
        for words in texts:
            if not any(_holds(mail, words) for mail in mails):
                yield f"{seat} was not told {words!r}"


def _unexpected(played: PlayedTurn, expect: Expect) -> tuple[str, ...]:
    """Compare the problems; an error nobody expected is a failure too."""
    failures = []
    for seat in sorted({*expect.problems, *played.problems}):
        graves = [one for one in played.problems.get(seat, ()) if one.severity is not Severity.NOTE]
        found = tuple(one.code for one in graves)
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
        "told": {seat: list(mails) for seat, mails in turn.told.items()},
        "reports": dict(turn.reports),
        "position": turn.position,
        "failures": list(turn.failures),
    }


def _plain(value: object, type_: type) -> dict[str, object]:
    """Give a value as plain JSON values."""
    plain: dict[str, object] = json.loads(codec.dumps(value, type_))
    return plain
