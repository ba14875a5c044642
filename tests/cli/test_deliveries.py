"""What the referee sees of mail that did not arrive."""

from __future__ import annotations

import sqlite3

from tests.cli.kit import Host


def mailed(host: Host, state: str, seat: str) -> None:
    """Say what became of a report."""
    with sqlite3.connect(host.folder / "data" / "pbem.db") as database:
        changed = "UPDATE outbox SET state = ?, verdict = '550 5.1.1 no such user' WHERE seat = ? AND kind = 'report'"
        database.execute(changed, (state, seat))


def test_show_says_whose_report_did_not_arrive(host: Host) -> None:
    """Before the deadline counts."""
    mailed(host, "returned", "blue")
    mailed(host, "sent", "red")
    shown = host.pbem("campaign", "show", "rk4").stdout
    blue = next(line for line in shown.splitlines() if line.startswith("blue"))
    assert "NOT DELIVERED" in blue
    assert "REPORT" in shown
    assert shown.count("NOT DELIVERED") == 1


def test_mails_that_came_back_are_listed_with_the_servers_words(host: Host) -> None:
    mailed(host, "returned", "blue")
    mailed(host, "sent", "red")
    rows = host.json("seat", "mails", "rk4")
    assert [(row["to"], row["state"], row["server"]) for row in rows] == [
        ("blue", "came back", "550 5.1.1 no such user")
    ]
    assert len(host.json("seat", "mails", "rk4", "--all")) == 2
    assert "none came back" in host.pbem("seat", "mails", "rk4", "red").stdout


def test_a_resent_report_is_no_longer_missing(host: Host) -> None:
    mailed(host, "returned", "blue")
    assert host.code("seat", "resend", "rk4", "blue") == 0
    assert "NOT DELIVERED" not in host.pbem("campaign", "show", "rk4").stdout


def test_held_mail_of_no_campaign_is_listed_and_sent(host: Host) -> None:
    """After a restore, what was for strangers and for the referee is held."""
    with sqlite3.connect(host.folder / "data" / "pbem.db") as database:
        database.execute("UPDATE outbox SET state = 'held', campaign = NULL WHERE seat = 'blue'")
    assert "held" in host.pbem("referee", "post").stdout
    assert "1 mails queued" in host.pbem("referee", "post", "--send").stdout
    assert "No such mail is held." in host.pbem("referee", "post").stdout
