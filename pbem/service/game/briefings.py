"""Reports, answers and notices as dead data, from one seat's view and its own events only."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property

from pbem.core import seat_requests
from pbem.core.blocks import Block, Brief, Lines, News, Section
from pbem.core.events import Event, Everyone, Roll
from pbem.core.problems import Problem, Severity
from pbem.core.seat_requests import Requests
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.core.texts import Text, text
from pbem.language.forms.say import say
from pbem.language.letter.draft import Draft
from pbem.registry import AnyOrder, AnyState, AnyView, Installed
from pbem.reports import scenes
from pbem.reports.briefing import Answer, DiceTurn, Heading, Origin, Report
from pbem.service.game.answer_lines import Shown

STANDINGS = text("ending-heading-standings")
"""The heading above who came where."""


@dataclass(frozen=True)
class Dice:
    """What a report tells of the dice: the promise made before the game, the seeds and digests of the turns shown.

    The last three are for programs, see `Report`.
    """

    anchor: str = ""
    revealed: str = ""
    promised: str = ""
    turns: tuple[DiceTurn, ...] = ()
    secret: str = ""


@dataclass(frozen=True)
class Step:
    """A turn played: the states before (None: the first report) and after, and all that happened.

    `since`: where it is several turns told at once, the first of them. `last` is the state before the last.
    """

    before: AnyState | None
    after: AnyState
    events: tuple[Event, ...]
    since: int = 0
    last: AnyState | None = None

    def told(self, seat: Seat) -> tuple[Event, ...]:
        """Give what a seat saw, in the order it happened."""
        return tuple(self.events[place] for place in sorted((*self._places[seat], *self._places[None])))

    @cached_property
    def _places(self) -> defaultdict[Seat | None, list[int]]:
        """Say which events each seat saw (None: everyone): hundreds of seats need not go through them all."""
        places: defaultdict[Seat | None, list[int]] = defaultdict(list)
        for place, event in enumerate(self.events):
            for seat in (None,) if isinstance(event.seen_by, Everyone) else event.seen_by:
                places[seat].append(place)
        return places


def report(installed: Installed, heading: Heading, step: Step, dice: Dice, sequence: int = 0) -> Report:
    """Write the report of one seat."""
    ruleset, seat = installed.ruleset, heading.seat
    before = None if step.before is None else ruleset.rules.view(step.before, seat)
    after = ruleset.rules.view(step.after, seat)
    own, over = step.told(seat), bool(dice.secret) or ruleset.rules.outcome(step.after) is not None
    requests = () if over else asked(installed, step.after, seat)
    brief = ruleset.telling.brief(before, after, own)
    return Report(
        heading=heading,
        brief=_last(installed, step.after, brief) if over else brief,
        drawing=scenes.kept(ruleset.illustrate(after, own)),
        form=_form(installed, after, requests, heading.language),
        examples=() if over else examples(installed, after, heading.language),
        rolls=witnessed(own) if step.before is not None else ruleset.rules.start_throws(after),
        sequence=sequence,
        anchor=dice.anchor,
        revealed=dice.revealed,
        promised=dice.promised,
        dice=dice.turns,
        secret=dice.secret,
        final=over,
        since=step.since,
        round=(told := _round(installed, step)) or 0,
        before_start=told == 0,
        owed=any(request.required for request in requests) or not requests and over,
    )


def _last(installed: Installed, state: AnyState, brief: Brief) -> Brief:
    """Show who came where, below the news of the last report; what else is laid open then has its own mail.

    What is waited for is told no more, for the game may have been ended by the referee.
    """
    table = installed.ruleset.telling.standings(state)[:1]
    told = [replace(each, blocks=blocks) for each in brief.sections if (blocks := _settled(each))]
    news = next((place for place, section in enumerate(told, 1) if _tells_news(section)), 0)
    shown = (Section(STANDINGS, table),) if table else ()
    return replace(brief, sections=(*told[:news], *shown, *told[news:]))


def _settled(section: Section) -> tuple[Block, ...]:
    return tuple(block for block in section.blocks if not (isinstance(block, Lines) and block.awaiting))


def _tells_news(section: Section) -> bool:
    return any(isinstance(block, News) for block in section.blocks)


def _round(installed: Installed, step: Step) -> int | None:
    """Give the round of the last turn told, where a turn is a step of it."""
    last = step.before if step.last is None else step.last
    return None if last is None else installed.ruleset.rules.round(last)


def witnessed(events: Sequence[Event]) -> tuple[Roll, ...]:
    """List the throws seen, each once, in order."""
    return tuple(roll for event in events for roll in event.rolls)


def form(installed: Installed, state: AnyState, seat: Seat, language: str) -> tuple[str, ...]:
    """Write the lines of the order form of a seat, in its language; nothing is asked of others."""
    return _form(installed, installed.ruleset.rules.view(state, seat), asked(installed, state, seat), language)


def _form(installed: Installed, view: AnyView, requests: Requests, language: str) -> tuple[str, ...]:
    """Write the lines of the form for what is asked."""
    sheet = seat_requests.form(installed.ruleset, view, requests)
    return tuple(say(installed.ruleset.words.phrase(order), installed.lexicons[language]) for order in sheet)


def examples(installed: Installed, view: AnyView, language: str) -> tuple[str, ...]:
    """Say a few orders as examples, in the seat's language, with things it knows."""
    ruleset, lexicon = installed.ruleset, installed.lexicons[language]
    return tuple(say(ruleset.words.phrase(order), lexicon) for order in ruleset.words.examples(view))


def asked(installed: Installed, state: AnyState, seat: Seat) -> Requests:
    """List what the seat owes us now, and what it may do besides."""
    return seat_requests.of_seat(installed.ruleset.rules.awaiting(state), seat)


@dataclass(frozen=True)
class Reading:
    """A mail's orders: as read from this mail, and the whole sheet that stands with the earlier ones.

    `origins` say, order for order of the sheet, on which line of which earlier mail it stood; `by` names who wrote
    this mail, where several persons have the seat.
    """

    draft: Draft[AnyOrder]
    standing: Sheet[AnyOrder]
    problems: tuple[Problem, ...] = ()
    revision: int = 1
    digest: str = ""
    received: datetime | None = None
    late: bool = False
    remarks: tuple[Text, ...] = ()
    origins: tuple[tuple[int, Origin | None], ...] = ()
    trial: bool = False
    by: str = ""


def answer(installed: Installed, heading: Heading, view: AnyView, lines: Mapping[int, str], reading: Reading) -> Answer:
    """Say how each line of a mail was understood, what stands besides, and what is still missing."""
    drawing, forecasts = installed.ruleset.telling.plan(view, reading.standing)
    problems = (*reading.draft.problems, *_warned(installed, view, reading.standing))
    shown = Shown(installed, heading.language, lines, problems, reading.draft, reading.by)
    return Answer(
        heading=heading,
        lines=shown.all(reading.standing, forecasts, reading.origins),
        problems=tuple(problem for problem in problems if problem.line == 0) + reading.problems,
        missing=installed.ruleset.words.missing(view, reading.standing),
        drawing=scenes.kept(drawing),
        revision=reading.revision,
        digest=reading.digest,
        received=reading.received,
        late=reading.late,
        remarks=(*reading.remarks, *installed.ruleset.telling.overview(view, reading.standing)),
        trial=reading.trial,
        numbered=installed.ruleset.words.numbered,
    )


def _warned(installed: Installed, view: AnyView, standing: Sheet[AnyOrder]) -> tuple[Problem, ...]:
    """List what the rules warn of in the orders that stand; of a list of orders, in those of this mail."""
    numbered = installed.ruleset.words.numbered
    told = (problem for problem in installed.ruleset.words.check(view, standing) if problem.line or not numbered)
    return tuple(problem for problem in told if problem.severity is not Severity.ERROR)
