"""Campaigns, turns and branches, sheets, timers, people and the log."""

from __future__ import annotations

import pytest
from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError

from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns, events, inbox, outbox, people, seats, sheets, timers, turns, unrouted, work
from pbem.store.tables import Event
from tests.store.rows import NOW, SECRET, later, letter, mail, ordered, sheet, start, timer, turn


def test_a_turn_is_resolved_once(engine: Engine) -> None:
    """The key (campaign, branch, number) refuses a second turn 1."""
    with writing(engine) as session:
        campaigns.move_head(session, start(session), 0, turns.add(session, turn(number=1)).number)
    with pytest.raises(IntegrityError), writing(engine) as session:
        turns.add(session, turn(number=1))


def test_going_back_is_a_new_branch(engine: Engine) -> None:
    """Nothing is overwritten: the branch begins with a copy whose parent is the old turn."""
    with writing(engine) as session:
        row = start(session)
        for number in (1, 2, 3):
            old = turns.add(session, turn(number=number))
        back = turns.get(session, "rk", 0, 1)
        assert back is not None
        copy = turns.branch_off(session, back)
        turns.add(session, turn(number=2, branch=1))
        campaigns.move_head(session, row, 1, 2)
    with reading(engine) as session:
        assert (copy.branch, copy.number, copy.hash) == (1, 1, back.hash)
        assert turns.history(session, row) == ((0, 0), (0, 1), (1, 1), (1, 2))
        assert turns.parent(session, copy) == turns.get(session, "rk", 0, 1)
        assert turns.get(session, "rk", 0, 3) == old
        assert turns.branches(session, "rk") == [(0, 3), (1, 2)]
        assert turns.head(session, row) == turns.get(session, "rk", 1, 2)


def test_the_last_sheet_counts(engine: Engine) -> None:
    """Each letter makes a revision; all are kept."""
    with writing(engine) as session:
        start(session)
        assert sheets.next_revision(session, "rk", 0, 0, "red") == 1
        for revision in (1, 2):
            sheets.add(session, sheet(revision, words=f"[{revision}]"))
        sheets.add(session, sheet(1, "blue"))
        assert sheets.next_revision(session, "rk", 0, 0, "red") == 3
    with reading(engine) as session:
        assert {seat: row.orders for seat, row in sheets.last(session, "rk", 0, 0).items()} == {
            "red": ordered("[2]"),
            "blue": ordered("[]"),
        }
        assert [row.revision for row in sheets.revisions(session, "rk", 0, 0, "red")] == [2, 1]
        found = sheets.last_of(session, "rk", 0, 0, "red")
        assert found is not None
        assert found.revision == 2


def test_a_revision_is_kept_once(engine: Engine) -> None:
    """A second sheet of the same revision is refused."""
    with writing(engine) as session:
        start(session)
        sheets.add(session, sheet(1))
    with pytest.raises(IntegrityError), writing(engine) as session:
        sheets.add(session, sheet(1))


def test_timers_fall_due_in_order(engine: Engine) -> None:
    """The nearest is known, due ones come earliest first, a fired one is over."""
    with writing(engine) as session:
        start(session)
        timers.add(session, timer(60))
        timers.add(session, timer(30, "reminder"))
    with reading(engine) as session:
        assert timers.nearest(session) == later(30)
        assert timers.due(session, later(29)) == []
        due = timers.due(session, later(60))
        assert [row.kind for row in due] == ["reminder", "deadline"]
    with writing(engine) as session:
        assert timers.fire(session, due[0])
        assert not timers.fire(session, due[0])
        assert timers.nearest(session) == later(60)


def test_a_timer_is_set_once(engine: Engine) -> None:
    """The key refuses a second deadline for the same turn; another needs the next number."""
    with writing(engine) as session:
        start(session)
        assert timers.next_seq(session, "rk", 0, 0, "deadline") == 0
        timers.add(session, timer(60))
        assert timers.next_seq(session, "rk", 0, 0, "deadline") == 1
    with pytest.raises(IntegrityError), writing(engine) as session:
        timers.add(session, timer(90))


@pytest.mark.parametrize("state", ["paused", "held", "ended"])
def test_a_stopped_campaign_has_no_clock(engine: Engine, state: str) -> None:
    """Its timers stay, but are neither due nor waited for."""
    with writing(engine) as session:
        row = start(session)
        timers.add(session, timer(60))
        campaigns.set_state(session, row, state, "because")  # type: ignore[arg-type]
    with reading(engine) as session:
        assert timers.due(session, later(99)) == []
        assert timers.nearest(session) is None
        assert len(timers.waiting(session, "rk")) == 1
        assert [one.note for one in campaigns.listing(session, "paused", "held", "ended")] == ["because"]


def test_timers_are_taken_back(engine: Engine) -> None:
    """One, or all a campaign waits for."""
    with writing(engine) as session:
        start(session)
        first = timers.add(session, timer(60))
        timers.add(session, timer(90, seq=1))
        assert timers.cancel(session, first)
        assert not timers.fire(session, first)
        assert timers.cancel_all(session, "rk") == 1
        assert timers.waiting(session, "rk") == []


def test_an_address_leads_to_the_seats(engine: Engine) -> None:
    """Any of a person's addresses, in any case of letters, in every campaign that goes on."""
    with writing(engine) as session:
        start(session)
        person = people.by_address(session, "RED@rk.example")
        assert person is not None
        people.add_address(session, person, "Red@Other.example")
        ended = start(session, "gk")
        seat = seats.get(session, "gk", "red")
        assert seat is not None
        seats.give(session, seat, person)
        assert [row.campaign for row in people.seats_at(session, "red@other.EXAMPLE")] == ["gk", "rk"]
        campaigns.set_state(session, ended, "ended")
        assert [row.campaign for row in people.seats_at(session, "red@other.example")] == ["rk"]
        assert people.seats_at(session, "nobody@rk.example") == []


def test_an_address_is_one_persons(engine: Engine) -> None:
    """A second person cannot take it."""
    with writing(engine) as session:
        start(session)
    with pytest.raises(IntegrityError), writing(engine) as session:
        people.add(session, "Impostor", "en", "UTC", ["Red@rk.example"])


def test_mail_goes_to_an_address_that_does_not_bounce(engine: Engine) -> None:
    """The first address, unless it bounces and another does not."""
    with writing(engine) as session:
        person = people.add(session, "Red", "en", "UTC", ["a@x.example", "b@x.example"])
        assert people.address_of(session, person.id) == "a@x.example"
        assert people.bounce(session, "A@x.example")
        assert people.address_of(session, person.id) == "b@x.example"
        people.bounce(session, "b@x.example")
        assert people.address_of(session, person.id) == "a@x.example"
        assert not people.bounce(session, "c@x.example")


def test_a_seat_changes_hands(engine: Engine) -> None:
    """Each change begins a new epoch, so that old reply tokens are void."""
    with writing(engine) as session:
        start(session)
        seat, person = seats.players(session, "rk")[0]
        assert (seat.key, seat.state, seat.epoch) == ("blue", "taken", 1)
        seats.vacate(session, seat)
        assert (seat.state, seat.epoch, len(seats.players(session, "rk"))) == ("open", 2, 1)
        seats.give(session, seat, person)
        assert [row.state for row in seats.of_campaign(session, "rk")] == ["taken", "taken"]


def test_the_log_grows(engine: Engine) -> None:
    """The newest line first, of one campaign or of all."""
    with writing(engine) as session:
        start(session)
        events.append(session, Event(at=NOW, campaign="rk", who="referee", kind="started"))
        events.append(session, Event(at=NOW, campaign="rk", who="referee", kind="resolved"))
        events.append(session, Event(at=NOW, who="host", kind="restored"))
    with reading(engine) as session:
        assert [row.kind for row in events.of_campaign(session, "rk")] == ["resolved", "started"]
        assert [row.kind for row in events.latest(session, 1)] == ["restored"]


def test_open_rows_are_the_work(engine: Engine) -> None:
    """New letters, due timers, queued mail; and when there will be more."""
    with writing(engine) as session:
        start(session)
        assert work.overview(session, NOW) == work.Work(False, (), (), False, None)
        timers.add(session, timer(60))
        quiet = work.overview(session, NOW)
        assert quiet.idle
        assert quiet.following == later(60)
        letter(session, 1)
        letter(session, 2, None)
        outbox.queue(session, mail(1), SECRET, "pbem.example")
        busy = work.overview(session, later(60))
    assert (busy.unrouted, busy.campaigns, busy.mails, len(busy.timers)) == (True, ("rk",), True, 1)
    assert busy.following == NOW
    assert not busy.idle


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_a_thousand_quiet_campaigns_cost_no_scan(engine: Engine) -> None:
    """What looks for work finds it by an index: no whole table of letters, mails or timers is read."""
    statements: list[str] = []
    with writing(engine) as session:
        connection = session.connection().connection.driver_connection
        assert connection is not None
        connection.set_trace_callback(statements.append)
        work.overview(session, NOW)
        unrouted.oldest(session)
        inbox.oldest_new(session, "rk", until=NOW)
        outbox.claim(session, NOW, later(60))
        connection.set_trace_callback(None)
        plans = [row[3] for one in statements for row in connection.execute(f"EXPLAIN QUERY PLAN {one}")]
    assert len(plans) >= 8
    assert not [plan for plan in plans if plan.startswith("SCAN")], plans
