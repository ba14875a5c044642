"""The referee's corrections of a position: by its text, or by decrees. Each begins a branch with a changed row.

The orders that stand come along; what has become impossible is taken out of them and told. Whoever sees something that
changed, or is named by a decree, gets a notice and a new report; nobody else is told, unless the referee says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from sqlmodel import Session

from pbem import codec
from pbem.core.events import Event, seen_by
from pbem.core.problems import Problem, Refusal, Severity
from pbem.core.seats import REFEREE, Seat
from pbem.core.sheets import Sheet, Written
from pbem.language.letter import sheet as sheets_language
from pbem.registry import AnyOrder, AnyState, AnyView
from pbem.service.calendar import turn_time
from pbem.service.game import dealings, decrees, games, kept_sheets
from pbem.service.game.games import Game
from pbem.service.house.case import Case
from pbem.service.house.house import House
from pbem.service.referee import amendment_mail, interventions, position_text
from pbem.service.turns import adjudication
from pbem.store import tables
from pbem.store.repository import campaigns, judgements, sheets, turns
from pbem.store.tables import Campaign


@dataclass(frozen=True)
class Change:
    """Another state for the present question, why, and the decrees it came about by, or none: by a position."""

    state: AnyState
    reason: str
    events: tuple[Event, ...] = ()
    orders: str = ""


@dataclass(frozen=True)
class Decrees:
    """Lines of decrees, and the language they are read in first; by default the campaign's."""

    lines: Sequence[str]
    language: str = ""


@dataclass(frozen=True)
class Amended:
    """What a correction changes, line by line, who is told of it, and which orders became impossible, by seat.

    `problems` are those of decrees: with one that is wrong nothing was done. `branch` is 0 where nothing was kept.
    """

    changes: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    impossible: tuple[tuple[str, str], ...] = ()
    events: tuple[Event, ...] = ()
    problems: tuple[Problem, ...] = ()
    branch: int = 0


def position(case: Case) -> str:
    """Give the present position as TOML text."""
    _begun(case.campaign)
    game = games.opened(case.session, case.house.registry, case.campaign)
    return position_text.written(game.installed, game.state)


def amend(
    case: Case,
    given: str,
    reason: str,
    tell: bool = False,
    dry_run: bool = False,
) -> Amended:
    """Correct the position by its changed text, or a diff of it; a Refusal says what is wrong with that."""
    campaign = case.campaign
    _begun(campaign)
    game = games.opened(case.session, case.house.registry, campaign)
    try:
        state = position_text.read(game.installed, games.options(game.installed, campaign), game.state, given)
    except position_text.BadPosition as fault:
        raise Refusal("bad-position", campaign=campaign.title, why=str(fault)) from None
    if state == game.state:
        raise Refusal("nothing-changed", campaign=campaign.title)
    return _made(case, game, Change(state, reason), tell, dry_run)


def decree(
    case: Case,
    given: Decrees,
    reason: str,
    tell: bool = False,
    dry_run: bool = False,
) -> Amended:
    """Do what the referee decrees, line by line, in any language; one that is wrong lets none be done."""
    campaign = case.campaign
    _begun(campaign)
    game = games.opened(case.session, case.house.registry, campaign)
    installed, view = game.installed, game.view(REFEREE)
    readers = game.readers(REFEREE, given.language or campaign.language).to_the_letter()
    draft = sheets_language.read(list(enumerate(given.lines, 1)), installed.ruleset, view, readers)
    if any(problem.severity is Severity.ERROR for problem in draft.problems) or not draft.sheet.lines:
        return Amended(problems=draft.problems)
    state, events = decrees.decreed(installed, game.state, draft.sheet)
    change = Change(state, reason, events, orders=games.written(installed, draft.sheet))
    return replace(_made(case, game, change, tell, dry_run), problems=draft.problems)


def abandon(case: Case, seat: str, reason: str) -> Amended:
    """End a seat nobody plays any more, as the rule book has it; a Refusal says that it has nothing for this."""
    _begun(case.campaign)
    game = games.opened(case.session, case.house.registry, case.campaign)
    order = game.installed.ruleset.refereeing.abandonment(Seat(seat))
    if order is None:
        raise Refusal("no-abandon")
    sheet = Sheet((Written(order),))
    state, events = decrees.decreed(game.installed, game.state, sheet)
    change = Change(state, reason, events, orders=games.written(game.installed, sheet))
    return _made(case, game, change, tell=False, dry_run=False)


def _begun(campaign: Campaign) -> None:
    """Refuse what only a campaign that has begun, and is not over, can do; one held by a defect is mended so too."""
    if campaign.state not in ("running", "paused", "held"):
        raise Refusal("not-running", campaign=campaign.title)


def _made(case: Case, game: Game, change: Change, tell: bool, dry_run: bool) -> Amended:
    """Make the branch with the changed row, bring the sheets along, tell whom it concerns."""
    house, session, reason = case.house, case.session, change.reason
    installed = game.installed
    before, after = (position_text.written(installed, state) for state in (game.state, change.state))
    changes = position_text.changes(before, after)
    concerned = _concerned(game, change)
    if dry_run:
        return Amended(changes, concerned, events=change.events)
    of = (game.row.head_branch, game.next_step)
    now = _branched(house, session, game, change)
    sheets.copy(session, game.key, of, now.row.head_branch)
    judgements.bring(session, game.key, of, now.row.head_branch)
    lost = _impossible(house, session, now)
    turn_time.again(house, session, now)
    interventions.log(case, "amended", reason, changes=list(changes), told=tell)
    amendment_mail.tell(house, session, now, amendment_mail.Telling(game, change.events, concerned, lost, reason, tell))
    if adjudication.is_over(now):
        adjudication.publish_over(house, session, now)
        adjudication.finish(house, session, now)
    gone = tuple((seat, line.words or "-") for seat, lines in lost.items() for line in lines)
    return Amended(changes, concerned, gone, change.events, branch=now.row.head_branch)


def _branched(house: House, session: Session, game: Game, change: Change) -> Game:
    """Begin a branch with the changed state; what was told of the turn is kept, and what the decrees told is added."""
    head = turns.head(session, game.row)
    assert head is not None
    snapshot, digest = games.frozen(game.installed, change.state)
    told = codec.pack(games.events_text((*games.events(head), *change.events)))
    version = game.installed.ruleset.version
    row = turns.branch_off(session, head, snapshot=snapshot, hash=digest, events=told, ruleset_version=version)
    kept = tables.Amendment(campaign=game.key, branch=row.branch, number=row.number, reason=change.reason, at=house.now)
    kept.orders, kept.snapshot = change.orders, None if change.orders else snapshot
    turns.amend(session, kept)
    campaigns.move_head(session, game.row, row.branch, row.number)
    return games.opened(session, house.registry, game.row)


def _concerned(game: Game, change: Change) -> tuple[str, ...]:
    """List who sees an object that changed, or is told by a decree."""
    installed = game.installed
    found = []
    for seat in installed.ruleset.rules.seats(games.options(installed, game.row)):
        sees = installed.ruleset.rules.view(change.state, seat) != game.view(seat)
        if sees or any(seen_by(event, seat) for event in change.events):
            found.append(str(seat))
    return tuple(found)


def _impossible(house: House, session: Session, now: Game) -> Mapping[str, tuple[Written[AnyOrder], ...]]:
    """Take out of the sheets that stand what the rules refuse now; give what that was, by seat."""
    found: dict[str, tuple[Written[AnyOrder], ...]] = {}
    for seat, row in sheets.last(session, now.key, now.row.head_branch, now.next_step).items():
        lines = games.sheet(now.installed, row.orders).lines
        wrong = _refused(now, now.view(Seat(seat), dealings.heard(session, now, seat)), lines)
        if wrong:
            found[seat] = tuple(lines[place] for place in sorted(wrong))
            entry = kept_sheets.Entry(house.now, "referee")
            left = Sheet(tuple(line for place, line in enumerate(lines) if place not in wrong))
            sheets.add(session, kept_sheets.revision(session, now, seat, left, entry))
    return found


def _refused(now: Game, view: AnyView, lines: Sequence[Written[AnyOrder]]) -> frozenset[int]:
    """Give the places of the lines that are no longer possible."""
    numbered = Sheet(tuple(replace(one, line=place) for place, one in enumerate(lines, 1)))
    told = now.installed.ruleset.words.check(view, numbered)
    return frozenset(one.line - 1 for one in told if one.line and one.severity is Severity.ERROR)
