"""Everything a seat gets at a moment, each part with its name: what the leak tests compare, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from pbem import codec
from pbem.core import seat_requests
from pbem.core.content import Content
from pbem.core.events import Event
from pbem.core.seats import Pace, Seat
from pbem.core.sheets import Sheet
from pbem.registry import AnyOrder, AnyRuleset, AnyState, Installed
from pbem.reports.briefing import Report
from pbem.service.game import briefings, dealings
from pbem.service.game.games import Overtures
from pbem.testing import letters, table
from pbem.testing.playing import Step, during

Part = tuple[str, str]
"""A part of what a seat gets: its name and its bytes."""


@dataclass(frozen=True)
class World:
    """A state, the step that led to it (None: the first one), and the orders given for the next turn."""

    state: AnyState
    step: Step | None = None
    given: Mapping[Seat, Sheet[AnyOrder]] | None = None


@dataclass(frozen=True)
class Reader:
    """Who gets it all: a seat, the language of its mails, the lines it probes us with; where that is, for messages.

    Without `composed` the report is compared as the dead data its mail is made from, which takes a tenth of the time.
    """

    seat: Seat
    language: str
    probes: tuple[str, ...] = ()
    place: str = ""
    composed: bool = True


def everything(installed: Installed, world: World, reader: Reader) -> list[Part]:
    """List everything a seat gets; the view first, for what else differs follows from it."""
    ruleset, seat, given = installed.ruleset, reader.seat, world.given or {}
    with during(reader.place):
        heard = dealings.across(ruleset, given, seat)
        view = table.told(ruleset, world.state, seat, heard)
        return [
            ("view", codec.dumps(view, ruleset.view_type)),
            ("public view", codec.dumps(ruleset.rules.view(world.state, None), ruleset.view_type)),
            *_public(ruleset, world, seat),
            ("vocabulary", repr(ruleset.words.vocabulary(view))),
            ("drawing", repr(ruleset.telling.draw(view))),
            *_events(installed, world, seat),
            *_mails(installed, world, reader, heard),
        ]


def reaching(installed: Installed, world: World, seat: Seat) -> str:
    """Write what all that is made from: where it is the same in two worlds, so is everything the seat gets."""
    step = (world.step.before, world.step.events) if world.step else None
    return repr((world.state, step, dealings.across(installed.ruleset, world.given or {}, seat)))


def told(step: Step, seat: Seat) -> tuple[Event, ...]:
    """Give what a seat saw of a step, in the order it happened."""
    return briefings.Step(step.before, step.after, step.events).told(seat)


def _public(ruleset: AnyRuleset, world: World, seat: Seat) -> Iterator[Part]:
    """List what follows for all from the state, and can be told from whom mails go to, and when."""
    state = world.state
    asked = ruleset.rules.awaiting(state)
    yield "whom we wait for", repr([one for one in asked if one.required or one.pace is Pace.REACTION])
    yield "what it is asked", repr(seat_requests.of_seat(asked, seat))
    yield "whom it may write to", repr(sorted(ruleset.contacts(state, seat)))
    yield "whether it may write to all", repr(ruleset.rules.assembled(state))
    yield (
        "turn, round and outcome",
        repr((ruleset.rules.turn(state), ruleset.rules.round(state), ruleset.rules.outcome(state))),
    )
    yield "whom it concerns", _concerned(ruleset, world)


def _concerned(ruleset: AnyRuleset, world: World) -> str:
    """List who hears at once of how that state came about: the others can tell it from their mail."""
    step = world.step
    seats = ruleset.rules.concerned(step.before, world.state, step.events) if step else None
    return "everybody" if seats is None else repr(sorted(seats))


def _events(installed: Installed, world: World, seat: Seat) -> Iterator[Part]:
    """List what a seat saw happen, in its order and with the throws it witnessed, and the picture of it."""
    if world.step is not None:
        seen = told(world.step, seat)
        yield "events", codec.dumps(seen, tuple[Event, ...])
        yield "picture", repr(installed.ruleset.illustrate(installed.ruleset.rules.view(world.state, seat), seen))


def _before_the_end(report: Report) -> Report:
    """Leave out who came where: when the game is over that is told to all, whatever they could not know before."""
    sections = (one for one in report.brief.sections if not report.final or one.heading != briefings.STANDINGS)
    return replace(report, brief=replace(report.brief, sections=tuple(sections)))


def _mails(installed: Installed, world: World, reader: Reader, heard: Overtures) -> Iterator[Part]:
    """List the mails: the report, the answer to probing lines, what others say."""
    state, step, seat, language = world.state, world.step, reader.seat, reader.language
    before, events = (step.before, step.events) if step else (None, ())
    report = _before_the_end(letters.report(installed, briefings.Step(before, state, events), seat, language))
    yield "report", repr(report)
    if reader.composed:
        yield from ((f"report: {part}", text) for part, text in _parts(letters.mail(installed, report)))
    if reader.probes:
        answer = letters.answer(installed, state, reader.probes, letters.Writer(seat, language, heard))
        yield from ((f"answer: {part}", text) for part, text in _parts(letters.mail(installed, answer)))
    yield from _announced(installed, world, reader, heard)


def _announced(installed: Installed, world: World, reader: Reader, heard: Overtures) -> Iterator[Part]:
    """List the mails about what others say to a seat, and about all of it being taken back."""
    seat = reader.seat
    for gone in (False, True):
        said = tuple((one, gone) for one in heard if one.by != seat)
        brief = table.announced(installed.ruleset, world.state, table.Hearing(seat, heard, said))
        if brief is not None:
            mail = letters.mail(installed, letters.told(installed, world.state, brief, seat, reader.language))
            yield from ((f"what others say: {part}", text) for part, text in _parts(mail))


def _parts(content: Content) -> Iterator[Part]:
    yield from (("subject", content.subject), ("text", content.text), ("HTML", content.html))
    yield from ((one.name, one.data.decode("utf-8", "backslashreplace")) for one in content.attachments)
