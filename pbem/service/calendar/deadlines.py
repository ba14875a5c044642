"""When the turn of a campaign is due, and why: rows of the timer table.

`deadline` is what players are told. Set beside it: `grace`, the end of the time some may still have after it, and
`reminder` before it. `early` is when a turn runs because everybody is ready, `correction` when it does although a line
is still asked back, `resume` the end of a pause.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta
from functools import lru_cache

from sqlmodel import Session

from pbem import codec
from pbem.core.problems import Refusal
from pbem.core.seats import Pace, Request, Seat
from pbem.core.sheets import Sheet as Orders
from pbem.registry import AnyOrder
from pbem.service.calendar import absences, corrections, windows
from pbem.service.calendar import schedule as rules
from pbem.service.calendar.schedule import Schedule
from pbem.service.calendar.wall_clock import local_day
from pbem.service.game import games
from pbem.service.game.games import Game
from pbem.service.house.house import House
from pbem.store.repository import inbox, seats, sheets, timers, turns
from pbem.store.repository.timers import RESUME
from pbem.store.tables import Campaign, Sheet, Timer

DEADLINE, GRACE, EARLY, CORRECTION, REMINDER = "deadline", "grace", "early", "correction", "reminder"
_OF_TURN = (DEADLINE, GRACE, EARLY, CORRECTION, REMINDER)
__all__ = ["CORRECTION", "DEADLINE", "EARLY", "GRACE", "REMINDER", "RESUME"]


def schedule(campaign: Campaign) -> Schedule:
    """Read the rule of a campaign."""
    return _schedule(campaign.schedule)


@lru_cache(maxsize=1000)
def _schedule(text: str) -> Schedule:
    """Read a rule once, whoever asks how often."""
    return codec.loads(text, Schedule)


def anchor(session: Session, campaign: Campaign) -> date:
    """Give the day a campaign began, from which its deadlines are counted."""
    setup = turns.get(session, campaign.key, 0, 0)
    return local_day(setup.resolved_at if setup else campaign.created_at, campaign.timezone)


def first(house: House, session: Session, game: Game) -> None:
    """Give a full turn's time from now to the first turn."""
    due = rules.first_due(schedule(game.row), game.row.timezone, house.now)
    _set_all(house, session, game, _awaited(house, session, game, due))


def following(house: House, session: Session, game: Game, planned: datetime) -> None:
    """Set the next deadline: by the rule, or soon when only reactions in mid-turn are asked for.

    `planned` is the deadline the players were told for what has just been played, perhaps early.
    """
    rule, asked = schedule(game.row), game.installed.ruleset.rules.awaiting(game.state)
    if not asked:
        return
    if reacts(asked):
        due = house.now + _reaction(rule, asked)
    else:
        by_rule = rules.following if game.round is None else rules.step_due
        due = by_rule(rule, game.row.timezone, anchor(session, game.row), planned, house.now)
    _set_all(house, session, game, _awaited(house, session, game, due))
    if windows.beforehand(game) or _houses_turn(session, game):
        all_in(house, session, game)


def reacts(asked: Sequence[Request]) -> bool:
    """Tell whether nothing but reactions in mid-turn must be given; what may be sent besides has no time of its own."""
    owed = [request for request in asked if request.required]
    return bool(owed) and all(request.pace is Pace.REACTION for request in owed)


def _reaction(rule: Schedule, asked: Sequence[Request]) -> timedelta:
    """Give the time for reactions: what the game asks for, else what the campaign allows."""
    return timedelta(hours=max(request.hours for request in asked if request.required) or rule.reaction_hours)


Promised = tuple[int, datetime] | None
"""A turn, as the rules count, and the deadline its players were told: what the referee has given them stays given."""


def promised(session: Session, game: Game, question: tuple[int, tuple[int, int]]) -> Promised:
    """Give the deadline of a turn (its number, and the branch and number its orders have) as it was told last."""
    turn, (branch, number) = question
    row = timers.last_set(session, game.key, branch, number, DEADLINE)
    return None if row is None else (turn, row.due_utc)


def keep(house: House, session: Session, game: Game, told: Promised) -> bool:
    """Let the present turn have the deadline its players were told, unless that is past; tell whether it does."""
    due = present(session, game.row)
    if told is None or due is None or told[0] != game.turn or told[1] <= house.now:
        return False
    if told[1] != due:
        timers.cancel_kind(session, game.key, *_OF_TURN)
        _set_all(house, session, game, told[1])
    return True


def afresh(house: House, session: Session, game: Game, until: datetime | None = None) -> datetime | None:
    """Give the present turn its time again, since the referee changed what it is about; as told, or by the rule."""
    rule, asked = schedule(game.row), game.installed.ruleset.rules.awaiting(game.state)
    timers.cancel_kind(session, game.key, *_OF_TURN)
    if not asked:
        return None
    if until is not None and until <= house.now:
        raise Refusal("not-ahead", campaign=game.row.title)
    if reacts(asked):
        due = house.now + _reaction(rule, asked)
    else:
        due = rules.next_due(rule, game.row.timezone, anchor(session, game.row), house.now, house.now)
    _set_all(house, session, game, until or _awaited(house, session, game, due))
    if windows.beforehand(game):
        all_in(house, session, game)
    return present(session, game.row)


def again(house: House, session: Session, game: Game) -> None:
    """Set the present deadline once more, as it was: the question is the same, in another branch."""
    due = present(session, game.row)
    timers.cancel_kind(session, game.key, *_OF_TURN)
    if due is not None and game.installed.ruleset.rules.awaiting(game.state):
        _set_all(house, session, game, due)
        all_in(house, session, game)


def anew(house: House, session: Session, game: Game) -> None:
    """Set the next deadline of the rule for the present turn, after the one it had passed without being kept."""
    planned = present(session, game.row) or house.now
    timers.cancel_all(session, game.key)
    following(house, session, game, planned)


def present(session: Session, campaign: Campaign) -> datetime | None:
    """Give the deadline players are told."""
    return _waiting(session, campaign, DEADLINE)


def upcoming(session: Session, campaign: Campaign, due: datetime | None) -> tuple[datetime, ...]:
    """List when the turns after the one due then are due, where several are played within a day."""
    rule = schedule(campaign)
    if due is None or len(rule.at) < 2:
        return ()
    return rules.upcoming(rule, campaign.timezone, anchor(session, campaign), due)


def told(session: Session, game: Game) -> datetime | None:
    """Give the deadline players were told for the present question, also while it is just being resolved."""
    row, waiting = game.row, present(session, game.row)
    if waiting is not None:
        return waiting
    fired = timers.last_fired(session, row.key, row.head_branch, game.next_step, DEADLINE)
    return fired.due_utc if fired else None


def latest(session: Session, campaign: Campaign) -> datetime | None:
    """Give the instant after which a letter is late for the present turn: the deadline, or the end of the grace."""
    return _waiting(session, campaign, GRACE) or present(session, campaign)


def _waiting(session: Session, campaign: Campaign, kind: str) -> datetime | None:
    """Give the instant of a timer of that kind."""
    waiting = timers.waiting(session, campaign.key)
    return next((timer.due_utc for timer in waiting if timer.kind == kind), None)


def waited_for(session: Session, game: Game) -> frozenset[str]:
    """List the seats a turn may wait for: required, with a player in the game, and not excused."""
    deadline = told(session, game)
    away = absences.excused(session, game.row, deadline) if deadline else frozenset()
    return _played(session, game) - away


def _played(session: Session, game: Game) -> frozenset[str]:
    """List the seats that must give orders, and whose player is in the game."""
    taken = frozenset(seat.key for seat, _ in seats.players(session, game.key) if seat.state == "taken")
    return taken & {str(one.seat) for one in game.installed.ruleset.rules.awaiting(game.state) if one.required}


def silent(session: Session, game: Game) -> frozenset[str]:
    """List the seats a turn may wait for that have sent nothing, and have not answered beforehand."""
    sent = sheets.last(session, game.key, game.row.head_branch, game.next_step)
    waited = waited_for(session, game) - windows.beforehand(game)
    return frozenset(seat for seat in waited if seat not in sent or _idle(game, sent[seat]))


def all_in(house: House, session: Session, game: Game) -> datetime | None:
    """When every awaited player is ready let the turn run soon, if the campaign wants that; else take it back.

    Gives the instant it will run at. That it waits for a correction until then is nobody's business: then nothing.
    """
    rule = schedule(game.row)
    timers.cancel_kind(session, game.key, EARLY, CORRECTION)
    if not rule.runs_early:
        return None
    sent = sheets.last(session, game.key, game.row.head_branch, game.next_step)
    waited = _complete(session, game, sent)
    if not waited and not _houses_turn(session, game):
        return None
    due = _soonest(session, game, house.now + rule.early_delay)
    asked = [sent[seat] for seat in waited if seat in sent and corrections.asked_back(sent[seat])]
    ends = ((CORRECTION, corrections.end(rule, sheet)) for sheet in asked)
    kind, due = max([(EARLY, due), *ends], key=lambda run: run[1])
    deadline = present(session, game.row)
    if deadline is not None and deadline <= due:
        return None
    _set(session, game, kind, due)
    return due if kind == EARLY else None


def _soonest(session: Session, game: Game, due: datetime) -> datetime:
    """Let an early run wait for the first hours of the turn to pass, and for a window that was answered beforehand."""
    deadline, earliest = present(session, game.row), _earliest(session, game)
    if deadline is not None and windows.beforehand(game):
        return max(due, earliest, windows.closing(game, _began(session, game), deadline))
    return max(due, earliest)


def _earliest(session: Session, game: Game) -> datetime:
    """Give the instant from which on the present turn may run early."""
    return _began(session, game) + timedelta(hours=schedule(game.row).earliest_hours)


def _began(session: Session, game: Game) -> datetime:
    """Give the instant the present turn began."""
    head = turns.head(session, game.row)
    return head.resolved_at if head else game.row.created_at


def waits_until(session: Session, game: Game, seat: str, sheet: Sheet | None) -> datetime | None:
    """Give the instant until which a turn that may run early waits for a seat to settle its lines, whatever the others
    do: at most the deadline (None: it does not wait for that). `sheet`: what stands, if anything does.
    """
    rule, deadline = schedule(game.row), present(session, game.row)
    given = sheet is not None and _given(game, sheet, seat in windows.beforehand(game))
    if deadline is None or not rule.runs_early or (sheet and given and not corrections.asked_back(sheet)):
        return None
    if seat not in waited_for(session, game):
        return None
    if sheet is None or not given:
        return deadline
    return min(deadline, max(corrections.end(rule, sheet), _earliest(session, game)))


def _complete(session: Session, game: Game, sent: Mapping[str, Sheet]) -> frozenset[str]:
    """List those the turn may wait for, if everybody has sent orders; with nobody to wait for, its time is its own."""
    waited, answered = waited_for(session, game), windows.beforehand(game)
    return waited if all(_given(game, sent.get(seat), seat in answered) for seat in waited) else frozenset()


def _houses_turn(session: Session, game: Game) -> bool:
    """Tell whether nobody but house players must give orders, in a game that somebody still plays."""
    rows = seats.of_campaign(session, game.key)
    owing = [row for row in rows if game.owes(row.key)]
    played = any(row.state == "taken" for row in rows)
    return bool(owing) and played and all(row.house_player for row in owing)


def _given(game: Game, sheet: Sheet | None, answered: bool) -> bool:
    """Tell whether a seat has given what the turn waits for, or had answered beforehand, but for what is to correct."""
    if sheet is None:
        return answered
    if corrections.held(sheet) or unanswered(sheet):
        return False
    return answered or (not _idle(game, sheet) and _enough(game, sheet))


def _enough(game: Game, sheet: Sheet) -> bool:
    """Tell whether the game can go on with the orders of a sheet."""
    return game.installed.ruleset.words.enough(game.view(Seat(sheet.seat)), _orders(game, sheet))


def _orders(game: Game, sheet: Sheet) -> Orders[AnyOrder]:
    return games.sheet(game.installed, sheet.orders)


def unanswered(sheet: Sheet) -> bool:
    """Tell whether a seat was told, after its last letter, of something that wants an answer."""
    return sheet.unanswered != "[]"


def _dropped(sheet: Sheet) -> bool:
    return sheet.orders == '{"lines":[]}'


def _idle(game: Game, sheet: Sheet) -> bool:
    """Tell whether a sheet holds nothing for the turn."""
    return _dropped(sheet) or said_only(game, sheet)


def said_only(game: Game, sheet: Sheet) -> bool:
    """Tell whether a sheet holds nothing for the turn, but something told to others that wants no answer of theirs: an
    answer to the referee's question runs outside the rhythm of the turns.
    """
    talk = game.installed.ruleset.talk
    if talk is None or not sheet.addressed:
        return False
    return all(talk.addressees(order) and not talk.wants_answer(order) for order in _orders(game, sheet))


def _awaited(house: House, session: Session, game: Game, due: datetime) -> datetime:
    """Move a deadline behind the absences it has to wait for."""
    row, players = game.row, _played(session, game)
    if schedule(row).every_seconds:
        return due
    while (end := absences.end_of_all(session, row, players, due)) is not None:
        due = rules.next_due(schedule(row), row.timezone, anchor(session, row), max(end, house.now), house.now)
    return due


def _set_all(house: House, session: Session, game: Game, due: datetime) -> None:
    """Set a deadline, the end of its grace, and the reminder, unless one was sent for this turn or it is too late."""
    rule = schedule(game.row)
    _set(session, game, DEADLINE, due)
    if rule.grace_minutes:
        _set(session, game, GRACE, due + timedelta(minutes=rule.grace_minutes))
    remind, row = due - timedelta(hours=rule.reminder_hours), game.row
    sent = timers.fired(session, row.key, row.head_branch, game.next_step, REMINDER)
    if rule.reminder_hours and house.now < remind and not sent:
        _set(session, game, REMINDER, remind)


def _set(session: Session, game: Game, kind: str, due: datetime) -> None:
    """Add a timer for the present question."""
    row = game.row
    seq = timers.next_seq(session, row.key, row.head_branch, game.next_step, kind)
    timers.add(
        session,
        Timer(
            campaign=row.key,
            branch=row.head_branch,
            turn=game.next_step,
            kind=kind,
            seq=seq,
            rule=row.schedule,
            zone=row.timezone,
            due_utc=due,
        ),
    )


def put_off(house: House, session: Session, game: Game, until: datetime) -> None:
    """Set the present deadline later; letters that came after the earlier one are in time now."""
    due = present(session, game.row)
    if due is None:
        raise Refusal("no-deadline", campaign=game.row.title)
    if until <= max(due, house.now):
        raise Refusal("not-later", campaign=game.row.title)
    timers.cancel_kind(session, game.key, *_OF_TURN)
    _set_all(house, session, game, until)
    inbox.release(session, game.key)


def wait_for_absent(house: House, session: Session, game: Game) -> bool:
    """Move the present deadline behind the absences it has to wait for; tell whether it moved."""
    due = present(session, game.row)
    if due is None or due <= house.now or (moved := _awaited(house, session, game, due)) == due:
        return False
    put_off(house, session, game, moved)
    return True


def set_beside(session: Session, game: Game, kind: str, due: datetime) -> None:
    """Set a timer of another matter beside the present deadline: it ends with it."""
    _set(session, game, kind, due)


def end_pause_at(session: Session, game: Game, moment: datetime) -> None:
    """Let a pause end by itself."""
    _set(session, game, RESUME, moment)


def sequence(session: Session, game: Game) -> int:
    """Count how often the present deadline was set anew: a calendar entry follows it."""
    row = game.row
    return max(0, timers.next_seq(session, row.key, row.head_branch, game.next_step, DEADLINE) - 1)
