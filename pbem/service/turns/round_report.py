"""Reports of games played step by step: after each step, or for those who wish it one a round about all of it.

Who waits is told at once of what concerns them, when orders of theirs are awaited, at the end of a round and of the
game; then of everything since their last report. What concerns whom is the rule set's matter (`concerned`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sqlmodel import Session

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.service.game import games
from pbem.service.game.briefings import Step
from pbem.service.game.games import Game
from pbem.service.post import habits
from pbem.service.post.posting import recipient
from pbem.store import tables
from pbem.store.repository import outbox, turns

Readers = Sequence[tables.Person]


@dataclass(frozen=True)
class Telling:
    """What some readers of a seat are told now; `first` is the number of the first turn row it is about."""

    step: Step
    readers: Readers
    first: int


def tellings(session: Session, game: Game, step: Step, seat: tables.Seat, readers: Readers) -> Iterator[Telling]:
    """Say what each reader of a seat is told of a step; nothing of it now, for those who wait."""
    number = game.row.head_turn
    if step.before is None or game.installed.ruleset.rules.round(step.before) is None:
        yield Telling(step, readers, number)
        return
    patient = [reader for reader in readers if habits.habits(reader).rounds]
    if eager := [reader for reader in readers if reader not in patient]:
        yield Telling(step, eager, number)
    if patient and _at_once(game, step, Seat(seat.key)):
        yield from (_gathered(session, game, step, seat, reader) for reader in patient)


def _at_once(game: Game, step: Step, seat: Seat) -> bool:
    """Tell whether a seat that would rather wait hears at once."""
    ruleset = game.installed.ruleset
    awaited = ruleset.rules.awaiting(step.after)
    if step.before is None or not awaited or any(one.seat == seat and one.required for one in awaited):
        return True
    concerned = ruleset.rules.concerned(step.before, step.after, step.events)
    return concerned is None or seat in concerned


def _gathered(session: Session, game: Game, step: Step, seat: tables.Seat, reader: tables.Person) -> Telling:
    """Put together what was played since a reader's last report."""
    rows = _since(session, game, outbox.latest(session, game.key, recipient(seat, reader), "report"))
    if len(rows) < 2:
        return Telling(step, [reader], game.row.head_turn)
    before = turns.earlier(session, rows[0])
    assert before is not None
    state = games.thawed(game.installed, before)
    events: tuple[Event, ...] = tuple(event for row in rows for event in games.events(row))
    since = game.installed.ruleset.rules.turn(state)
    return Telling(Step(state, step.after, events, since, step.before), [reader], rows[0].number)


def _since(session: Session, game: Game, last: tables.Outbox | None) -> list[tables.Turn]:
    """List the rows played after that a mail told of; none when it told of what was undone since."""
    if last is None:
        return []
    way = turns.history(session, game.row, last.turn)
    if (last.branch, last.turn) not in way:
        return []
    played = {number: branch for branch, number in reversed(way) if number > last.turn}
    found = (turns.get(session, game.key, branch, number) for number, branch in sorted(played.items()))
    return [row for row in found if row is not None]
