"""A game one person plays against house players, without mail and without a database."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

import tomlkit

from pbem.core import seat_requests
from pbem.core.dice import KeyedDice
from pbem.core.events import Event, seen_by
from pbem.core.seat_requests import Requests
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.language.letter import merging
from pbem.language.letter import sheet as sheets
from pbem.language.letter.house_players import Turn, letter
from pbem.registry import AnyOptions, AnyOrder, AnyState, Installed
from pbem.reports.briefing import Answer, Heading, Report
from pbem.reports.compose import compose
from pbem.reports.texts import wording
from pbem.service.game import briefings, dealings


@dataclass(frozen=True)
class Solo:
    """A game as it stands: who plays which seat, the state before the last step, what happened in it.

    `sheet` is what the person has ordered for the present question; `key` is what all dice follow from.
    """

    installed: Installed
    seat: Seat
    names: Mapping[Seat, str]
    language: str
    key: bytes
    state: AnyState
    now: datetime
    before: AnyState | None = None
    events: tuple[Event, ...] = ()
    steps: int = 0
    sheet: Sheet[AnyOrder] = Sheet()

    @property
    def over(self) -> bool:
        """Tell whether nobody is asked any more."""
        return not self.installed.ruleset.rules.awaiting(self.state)

    @property
    def asked(self) -> Requests:
        """Give what the person is asked for now."""
        return seat_requests.of_seat(self.installed.ruleset.rules.awaiting(self.state), self.seat)


def begun(installed: Installed, options: AnyOptions, player: Solo) -> Solo:
    """Deal the board; `player` says who plays, in which language, and what dice follow from."""
    rules = installed.ruleset.rules
    return replace(player, state=rules.setup(options, rules.seats(options), _dice(player, "setup")))


def report(solo: Solo) -> str:
    """Write the person's report as text."""
    step = briefings.Step(solo.before, solo.state, solo.events)
    said = briefings.report(solo.installed, _heading(solo), step, briefings.Dice())
    return _text(solo, said)


def ordered(solo: Solo, lines: Sequence[str]) -> tuple[Solo, str]:
    """Read typed lines as a letter: give the game with what stands ordered now, and the answer."""
    ruleset, view = solo.installed.ruleset, solo.installed.ruleset.rules.view(solo.state, solo.seat)
    numbered = tuple(enumerate(lines, 1))
    readers = sheets.readers(ruleset, view, solo.installed.lexicons, solo.language)
    before = merging.unwritten(solo.sheet)
    draft = sheets.read(numbered, ruleset, view, readers, before if ruleset.words.numbered else None)
    merged = merging.merge(ruleset, before, draft.sheet)
    reading = briefings.Reading(draft, merged)
    said = briefings.answer(solo.installed, _heading(solo), view, dict(numbered), reading)
    return replace(solo, sheet=dealings.stamped(ruleset, solo.seat, merged, solo.steps + 1)), _text(solo, said)


def played(solo: Solo) -> Solo:
    """Play the question, and all that follow in which nothing is asked of the person."""
    after = _step(solo)
    while not after.over and not any(request.required for request in after.asked):
        following = _step(after)
        after = replace(following, before=solo.state, events=(*after.events, *following.events))
    return after


def position(solo: Solo) -> str:
    """Write the state as the TOML a scenario file takes."""
    return tomlkit.dumps(solo.installed.position(solo.state))


def _step(solo: Solo) -> Solo:
    ruleset = solo.installed.ruleset
    asked = seat_requests.by_seat(ruleset, solo.state).items()
    given = {seat: _sheet(solo, seat, requests) for seat, requests in asked}
    resolution = ruleset.rules.resolve(solo.state, given, _dice(solo, f"turn {solo.steps}"))
    own = tuple(one for one in resolution.events if seen_by(one, solo.seat))
    return replace(solo, state=resolution.state, before=solo.state, events=own, steps=solo.steps + 1, sheet=Sheet())


def _sheet(solo: Solo, seat: Seat, requests: Requests) -> Sheet[AnyOrder]:
    """Give what is ordered for a seat: typed, written by its house player, or that of the silent."""
    ruleset = solo.installed.ruleset
    if seat == solo.seat and solo.sheet.lines:
        return solo.sheet
    said = dealings.across(ruleset, {solo.seat: solo.sheet}, seat) if dealings.speaks(ruleset) else ()
    view = ruleset.rules.view(solo.state, seat)
    view = ruleset.talk.told(view, said) if ruleset.talk and said else view
    if seat in solo.names:
        turn = Turn(view, requests, _dice(solo, f"house player {solo.steps} {seat}"))
        wrote = letter(ruleset, solo.installed.lexicons, ruleset.players[solo.names[seat]], turn)
        if wrote.lines and not wrote.refused:
            return dealings.stamped(ruleset, seat, wrote.draft.sheet, solo.steps + 1)
    return seat_requests.silence(ruleset, view, requests)


def _dice(solo: Solo, why: str) -> KeyedDice:
    return KeyedDice(hmac.new(solo.key, why.encode(), hashlib.sha256).digest())


def _heading(solo: Solo) -> Heading:
    rules = solo.installed.ruleset.rules
    round_ = rules.round(solo.state)
    return Heading(
        campaign="solo",
        title=solo.installed.ruleset.key,
        ruleset=solo.installed.ruleset.key,
        turn=rules.turn(solo.state),
        seat=solo.seat,
        player="",
        language=solo.language,
        zone="UTC",
        deadline=None,
        now=solo.now,
        token="",
        reply_to="",
        colour=solo.installed.ruleset.telling.colour(solo.seat),
        round=round_ or 0,
        before_start=round_ == 0,
    )


def _text(solo: Solo, said: Report | Answer) -> str:
    ruleset = solo.installed.ruleset
    return compose(said, wording(solo.language, solo.installed.catalogues, themes=ruleset.telling.themes)).text
