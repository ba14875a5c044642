"""Time on the command line: pauses with an end, deadlines put off to a day, absences, a turn the brake holds."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from pbem.mail.watching.intake import State
from pbem.store.engine import writing
from pbem.store.repository import mailboxes, timers
from tests.cli.kit import Host


def test_a_pause_until_a_day(host: Host) -> None:
    assert "sooner" in host.pbem("campaign", "pause", "rk4", "--until", "2099-12-27").stdout
    assert host.json("campaign", "show", "rk4")["state"] == "paused (a test)"
    assert host.code("campaign", "resume", "rk4") == 0


def test_a_day_that_is_none_or_has_passed(host: Host) -> None:
    assert host.code("campaign", "pause", "rk4", "--until", "Christmas") == 2
    done = host.pbem("campaign", "pause", "rk4", "--until", "2020-01-01")
    assert (done.exit_code, "that time has passed" in done.stderr) == (1, True)


def test_a_deadline_is_put_off_to_a_time_of_the_campaigns_zone(host: Host) -> None:
    assert "due 2099-12-01 20:00 UTC" in host.pbem("referee", "extend", "rk4", "--until", "2099-12-01 20:00").stdout
    assert host.code("referee", "extend", "rk4") == 2
    assert host.code("referee", "extend", "rk4", "5", "--until", "2099-12-02") == 2
    assert "must be later" in host.pbem("referee", "extend", "rk4", "--until", "2099-11-01").stderr


def test_a_player_is_away(host: Host) -> None:
    assert host.code("seat", "away", "rk4", "blue", "2099-12-20", "2099-12-27") == 0
    assert host.json("campaign", "show", "rk4")["seats"][0]["away"] == "2099-12-20 to 2099-12-27"
    assert "booked already" in host.pbem("seat", "away", "rk4", "blue", "2099-12-27").stderr
    assert host.code("seat", "away", "rk4", "blue", "27.12.") == 2
    assert host.code("seat", "away", "rk4", "blue", "none") == 0
    assert host.code("seat", "away", "rk4", "blue", "none") == 3


def test_a_turn_that_waits_is_shown(host: Host) -> None:
    """The servers of this host are away: `serve --once` says so, and the campaign waits for its mailbox."""
    house, past = host.house(), datetime.now(UTC) - timedelta(hours=1)
    with writing(house.engine) as session:
        deadline = timers.waiting(session, "rk4")[0]
        deadline.due_utc = past
        session.add(deadline)
        mailboxes.tell(session, "orders", State.AWAY, "refused", past)
    assert host.code("serve", "--once") == 75
    assert [row["state"] for row in host.json("campaign", "list")] == ["waits"]
    assert "brake: mailbox" in host.json("campaign", "show", "rk4")["state"]
    house.engine.dispose()
