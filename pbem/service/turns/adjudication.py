"""Resolving a turn: all sheets of all seats at once, one new turn row, one report a seat, the next deadline.

Everything happens in the transaction of the caller, who has locked the campaign.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from sqlmodel import Session

from pbem import codec
from pbem.core import seat_requests
from pbem.core.dice import KeyedDice
from pbem.core.events import Event
from pbem.core.problems import Defect
from pbem.core.seats import REFEREE, Seat
from pbem.core.sheets import Sheet
from pbem.proof import fairness
from pbem.registry import AnyOptions, AnyOrder, AnyState, Installed
from pbem.service.calendar import deadlines, repetition, turn_time
from pbem.service.game import briefings, dice_proof, games, house_players, kept_sheets
from pbem.service.game.games import Game
from pbem.service.game.house_players import HouseLetter
from pbem.service.house import memory
from pbem.service.house.case import Case, SeatCase
from pbem.service.house.house import House
from pbem.service.house.terms import terms
from pbem.service.post.addresses import heading
from pbem.service.post.posting import Slot, following, to_seat
from pbem.service.press import address_disclosure, report_section
from pbem.service.turns import brake, campaign_end, missed_turns, referee_report, round_report
from pbem.store import tables
from pbem.store.repository import campaigns, events, inbox, judgements, outbox, partners, seats, sheets, timers, turns
from pbem.store.repository import dice as dice_rows

log = logging.getLogger("pbem.turns")
HouseLetters = Mapping[Seat, HouseLetter]


@dataclass(frozen=True)
class Played:
    """A game after a step, the state before it (None: the setup), and what happened; `corrected`: told anew."""

    game: Game
    before: AnyState | None
    events: tuple[Event, ...]
    shown: dice_proof.Shown | None = None
    corrected: bool = False


def deal(installed: Installed, options: AnyOptions, secret: bytes) -> AnyState:
    """Make the state before the first turn, from the campaign's secret."""
    return installed.ruleset.rules.setup(options, installed.ruleset.rules.seats(options), fairness.setup_dice(secret))


def orders(game: Game, stored: Mapping[str, str]) -> dict[Seat, Sheet[AnyOrder]]:
    """Give the orders of all who are asked, the sheet that counts or silence; and the referee's, if there are any."""
    ruleset = game.installed.ruleset
    given = {
        seat: games.sheet(game.installed, stored[seat])
        if seat in stored
        else seat_requests.silence(ruleset, game.view(seat), requests)
        for seat, requests in seat_requests.by_seat(ruleset, game.state).items()
    }
    return {**given, REFEREE: games.sheet(game.installed, stored[REFEREE])} if REFEREE in stored else given


def carried_out(
    session: Session, game: Game, stored: Mapping[str, str], house: HouseLetters
) -> dict[Seat, Sheet[AnyOrder]]:
    """Give the orders of all who are asked; where the referee lets them be repeated, the last ones of the silent."""
    given = orders(game, {**repetition.repeated(session, game, stored), **stored})
    return {**given, **{seat: wrote.sheet for seat, wrote in house.items()}}


@dataclass(frozen=True)
class Throw:
    """One step of the rule set with everything that makes it repeatable."""

    state: AnyState
    events: tuple[Event, ...]
    dice: KeyedDice
    digest: bytes


def play(game: Game, given: Mapping[Seat, Sheet[AnyOrder]], stored: Mapping[str, str]) -> Throw:
    """Resolve the present question; the same game and sheets always give the same.

    The dice follow from the sheets as they are `stored`: written anew, those of an older version would differ.
    """
    secret, step = game.row.dice_secret, game.next_step
    texts = {str(seat): stored.get(seat) or games.written(game.installed, sheet) for seat, sheet in given.items()}
    digest = dice_proof.digest(game, texts, stored)
    dice = fairness.turn_dice(secret, step, digest)
    resolution = game.installed.ruleset.rules.resolve(game.state, given, dice)
    return Throw(resolution.state, resolution.events, dice, digest)


def resolve(case: Case, promised: turn_time.Promised = None) -> Game:
    """Play the present question of a campaign to the next one, and publish it.

    `promised`: the turn that is awaited then, if it is that one, and the deadline its players were told before.
    """
    house, session, campaign = case.house, case.session, case.campaign
    before = games.opened(session, house.registry, campaign)
    step, branch = before.next_step, campaign.head_branch
    if turns.get(session, campaign.key, branch, step) is not None:
        raise Defect(f"{campaign.key}: turn row {branch}/{step} exists already")
    rows = sheets.last(session, campaign.key, branch, step)
    stored, letters = {seat: row.orders for seat, row in rows.items()}, house_players.letters(session, before, rows)
    given = carried_out(session, before, stored, letters)
    share, absent = brake.share(session, before), missed_turns.of_turn(house, session, before)
    _record_unwritten(Case(house, session, campaign), before, given, stored, letters)
    thrown = play(before, given, stored)
    memory.give_back(len(given))
    planned = deadlines.present(session, campaign)
    timers.cancel_all(session, campaign.key)
    brake.release(session, campaign)
    _record(house, session, before, thrown)
    _log(house, session, before, share, absent)
    campaigns.move_head(session, campaign, branch, step)
    judgements.void_others(session, campaign)
    after = Game(campaign, before.installed, thrown.state)
    turn_time.following(house, session, after, planned or house.now)
    turn_time.keep(house, session, after, promised)
    publish(house, session, Played(after, before.state, thrown.events, shown(session, after)))
    memory.give_back(len(given))
    inbox.release(session, campaign.key)
    finish(house, session, after)
    return after


def shown(session: Session, game: Game, over: bool = False) -> dice_proof.Shown:
    """Give what is shown of the dice: of the turn just played, or of all turns when the game is over."""
    return dice_proof.shown(session, game, over or game.installed.ruleset.rules.outcome(game.state) is not None)


def present(session: Session, game: Game) -> Played:
    """Give a game as its last turn left it, to be told once more."""
    row = turns.head(session, game.row)
    assert row is not None
    before = turns.earlier(session, row)
    state = games.thawed(game.installed, before) if before is not None else None
    return Played(game, state, games.events(row), shown(session, game))


def _record_unwritten(
    case: Case,
    game: Game,
    given: Mapping[Seat, Sheet[AnyOrder]],
    stored: Mapping[str, str],
    letters: HouseLetters,
) -> None:
    """Keep the orders of those who did not write, so that the turn can be replayed from the rows alone."""
    entry = kept_sheets.Entry(case.house.now, "silence")
    for seat, sheet in given.items():
        if seat not in stored:
            row = kept_sheets.revision(case.session, game, seat, sheet, entry)
            row.house_player = letters[seat].by if seat in letters else ""
            sheets.add(case.session, row)
    for fault in (wrote.fault for wrote in letters.values() if wrote.fault):
        log.error("%s: %s", game.key, fault)
        case.log("service", "house player silent", fault=fault)


def _record(house: House, session: Session, before: Game, thrown: Throw) -> None:
    snapshot, digest = games.frozen(before.installed, thrown.state)
    row = before.row
    turns.add(
        session,
        tables.Turn(
            campaign=row.key,
            branch=row.head_branch,
            number=before.next_step,
            parent_branch=row.head_branch,
            parent_number=row.head_turn,
            ruleset_version=before.installed.ruleset.version,
            snapshot=snapshot,
            hash=digest,
            sheets_digest=thrown.digest.hex(),
            seed=fairness.seed(row.dice_secret, before.next_step).hex(),
            resolved_at=house.now,
            events=codec.pack(games.events_text(thrown.events)),
            rolls=codec.pack(games.rolls_text(tuple(thrown.dice.thrown))),
        ),
    )


def _log(house: House, session: Session, before: Game, share: brake.Share, absent: frozenset[str]) -> None:
    """Write who was silent; how many of those that were waited for, tells what is usual."""
    row = before.row
    told = {"turn": before.turn, "silent": _silent(session, before), "missing": share.silent, "asked": share.asked}
    of_round = {missed_turns.ROUND: before.round} if before.round else {}
    payload = json.dumps(
        {**told, **of_round, missed_turns.STEP: sorted(absent), missed_turns.OWED: missed_turns.owed(before)}
    )
    entry = tables.Event(at=house.now, campaign=row.key, who="service", kind="resolved", payload=payload)
    entry.branch, entry.turn = row.head_branch, before.next_step
    events.append(session, entry)


def _silent(session: Session, game: Game) -> list[str]:
    """List the seats that sent nothing and owed something."""
    rows = sheets.last(session, game.key, game.row.head_branch, game.next_step)
    owed = {str(one.seat) for one in game.installed.ruleset.rules.awaiting(game.state) if one.required}
    silent = (seat for seat, row in rows.items() if row.author == "silence" and not row.house_player)
    return sorted(seat for seat in silent if seat in owed)


def record_setup(house: House, session: Session, game: Game) -> None:
    """Add turn row 0."""
    snapshot, digest = games.frozen(game.installed, game.state)
    row = tables.Turn(
        campaign=game.key,
        branch=0,
        number=0,
        ruleset_version=game.installed.ruleset.version,
        snapshot=snapshot,
        hash=digest,
        resolved_at=house.now,
        events=codec.pack("[]"),
        rolls=codec.pack("[]"),
    )
    turns.add(session, row)


def publish(house: House, session: Session, played: Played, only: Seat | None = None) -> None:
    """Queue the report of every seat somebody has, or of one."""
    game = played.game
    deadline, again = deadlines.present(session, game.row), deadlines.sequence(session, game)
    policy = terms(game.row).missed
    later = deadlines.upcoming(session, game.row, deadline)
    absent = missed_turns.warnings(session, game.row) if policy.after and only is None else {}
    letters = report_section.of_turn(house, session, game)
    step = briefings.Step(played.before, game.state, played.events)
    early = played.before is None and deadlines.schedule(game.row).runs_early
    promise = played.before is None or (dice_rows.anew(session, game.row) and _begins(session, game))
    for seat, person in seats.players(session, game.key):
        if only is None or seat.key == only:
            head = heading(house, game, seat, person.name, deadline)
            dice = (played.shown or dice_proof.Shown(game.row)).told(seat.key, first=promise)
            slot = Slot("report", game.row.head_turn, 0 if only is None else _again(session, game, seat))
            for telling in _tellings(session, game, step, seat, only):
                thread = following(session, game.row, seat.key)
                said = briefings.report(game.installed, head, telling.step, dice, again)
                said = replace(said, later=later, corrected=played.corrected, early=early)
                said = house_players.marked(said, house_players.marks(session, game, seat.key))
                told = letters.since(telling.first).told(missed_turns.warned(said, policy, absent.get(seat.key, 0)))
                to_seat(SeatCase(house, session, game.row, seat), told, slot, thread, telling.readers)
    if only is None and terms(game.row).referee.reports:
        referee_report.send(Case(house, session, game.row))
    if only is None:
        address_disclosure.met(house, session, played.before, game)


def _begins(session: Session, game: Game) -> bool:
    """Tell whether the branch at the head has just begun."""
    row = turns.head(session, game.row)
    return row is not None and row.parent_number == row.number


def _tellings(
    session: Session, game: Game, step: briefings.Step, seat: tables.Seat, only: Seat | None
) -> Iterable[round_report.Telling]:
    """Say what the readers of a seat are told now; who is told once more is told the last step."""
    readers = partners.readers(session, seat)
    if only is not None:
        return (round_report.Telling(step, readers, game.row.head_turn),)
    return round_report.tellings(session, game, step, seat, readers)


def publish_over(house: House, session: Session, game: Game) -> None:
    """Queue the last report of every seat once more, with all that may be known of the dice when a game is over."""
    played = replace(present(session, game), shown=shown(session, game, over=True))
    for seat, _ in seats.players(session, game.key):
        publish(house, session, played, only=Seat(seat.key))


def _again(session: Session, game: Game, seat: tables.Seat) -> int:
    """Number a report that is sent once more."""
    return outbox.next_revision(session, (game.key, game.row.head_branch, game.row.head_turn), seat.key, "report")


def is_over(game: Game) -> bool:
    """Tell whether the game has its outcome."""
    return game.installed.ruleset.rules.outcome(game.state) is not None


def finish(house: House, session: Session, game: Game) -> bool:
    """Close a campaign whose game is over; tell whether it is."""
    outcome = game.installed.ruleset.rules.outcome(game.state)
    if outcome is not None:
        timers.cancel_all(session, game.key)
        campaign_end.end(house, session, game, outcome.reason)
    return outcome is not None
