"""A campaign comes as a file that anybody may have made: it reaches nobody here before they have said yes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlmodel import col, select

from pbem.reports.briefing import Notice
from pbem.service.house.case import Case
from pbem.service.referee import interventions
from pbem.store import tables
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns, outbox, people, seats, timers
from tests.service.import_kit import Rows, exported, forged, rows, take
from tests.service.kit import Office

STRANGER = "eve@elsewhere.test"


@pytest.fixture
def file(office: Office, tmp_path: Path) -> Path:
    """Give the export of a campaign in its second turn; the campaign itself goes on here."""
    office.letter("red", "1: stay")
    office.until("2026-11-21 20:00:05")
    return exported(office, tmp_path / "rk4.zip")


def with_a_stranger(tables: Rows) -> None:
    """Give the red player one more address, as whoever has an export can."""
    person = next(row["person"] for row in tables["seat"] if row["key"] == "red")
    like = next(row for row in tables["address"] if row["person"] == person)
    tables["address"].append({**like, "address": STRANGER, "rank": 1})


def question(office: Office, address: str) -> Notice:
    """Give the question an address was asked."""
    said = office.said(office.mails(address, "ask-imported")[-1])
    assert isinstance(said, Notice)
    return said


def says(office: Office, address: str, word: str, to: str = "") -> None:
    """Answer the question."""
    office.letter("", word, sender=address, to=to or question(office, address).reply_to, subject="Re: question")


def player(office: Office, key: str, seat: str) -> list[str]:
    """List the addresses of whoever has a seat."""
    with reading(office.house.engine) as session:
        row = seats.get(session, key, seat)
        assert row is not None
        return [one.address for one in people.addresses(session, row.person or 0)]


def test_a_stranger_in_the_file_gets_no_seat_in_another_campaign(office: Office, file: Path) -> None:
    """The file says that Eve and the red player are one person. Eve writes: she is told nothing of the red seat."""
    take(office, forged(file, with_a_stranger), "copy")
    secret = office.reply_to("red")
    before = len(office.mails())
    office.letter("", "1: stay", sender=STRANGER, to="orders@host.test")
    answers = office.mails()[before:]
    assert [mail.address for mail in answers] == [STRANGER]
    assert all(secret not in office.content(mail).text for mail in answers)
    assert [mail.seat for mail in answers] == [None]
    assert player(office, "rk4", "red") == ["red@players.test"]


def test_not_even_her_yes_makes_the_stranger_the_player(office: Office, file: Path) -> None:
    """She gets the seat of the copy, since nobody else claimed it; the red player of the other campaign stays alone."""
    take(office, forged(file, with_a_stranger), "copy")
    says(office, STRANGER, "yes")
    assert (player(office, "copy", "red"), player(office, "rk4", "red")) == ([STRANGER], ["red@players.test"])
    says(office, "red@players.test", "yes")
    assert player(office, "copy", "red") == [STRANGER]
    assert player(office, "rk4", "red") == ["red@players.test"]


def test_the_first_yes_counts_and_a_second_address_is_added_from_the_seat(office: Office, file: Path) -> None:
    """The owner says yes, then the stranger: two mailboxes that a file puts side by side are not one person."""
    take(office, forged(file, with_a_stranger), "copy")
    says(office, "red@players.test", "yes")
    says(office, STRANGER, "yes")
    assert player(office, "copy", "red") == player(office, "rk4", "red") == ["red@players.test"]


def test_one_whom_nobody_knows_here_cannot_be_joined_by_another(office: Office, file: Path) -> None:
    """Both addresses are new here: after the first yes the second one is told how it is added from the seat."""

    def both(tables: Rows) -> None:
        with_a_stranger(tables)
        next(row for row in tables["address"] if row["address"] == "red@players.test")["address"] = "new@players.test"

    take(office, forged(file, both), "copy")
    says(office, "new@players.test", "yes")
    says(office, STRANGER, "yes")
    assert player(office, "copy", "red") == ["new@players.test"]
    assert "address add" in office.text(STRANGER)


def test_nothing_but_the_question_goes_to_an_address_of_the_file(office: Office, file: Path) -> None:
    """Resumed, played on, released: who has not said yes hears of nothing, and nothing waits for them."""
    before = len(office.mails())
    taken = take(office, file, "copy")
    assert (taken.state, taken.asked) == ("paused", 2)
    with writing(office.house.engine) as session:
        campaign = campaigns.claim(session, "copy", wait=True)
        assert campaign is not None
        interventions.release(Case(office.house, session, campaign), "looked at")
        from pbem.service.campaigns import lifecycle as service

        service.resume(office.house, session, campaign, "looked at")
    office.until("2026-11-25 20:00:05")
    new = [mail for mail in office.mails()[before:] if mail.campaign in (None, "copy")]
    sent = [(mail.address, mail.kind) for mail in new if mail.state == "queued" and mail.recipient != "referee"]
    assert sorted(sent) == [("blue@players.test", "ask-imported"), ("red@players.test", "ask-imported")]


def test_after_a_yes_the_seat_is_played_under_a_new_code(office: Office, file: Path) -> None:
    """The player gets the report with the code that counts here; the codes of the file are worthless."""
    old = office.reply_to("red").replace("rk4", "copy")
    take(office, file, "copy")
    says(office, "red@players.test", "ano")
    office.key = "copy"
    assert office.report("red").heading.campaign == "copy"
    assert office.reply_to("red") != old
    office.letter("red", "1: stay")
    assert office.mails("red")[-1].campaign == "copy"


def test_the_question_is_answered_from_the_mailbox_it_went_to(office: Office, file: Path) -> None:
    """Whoever knows the code but not the mailbox gets nothing."""
    take(office, file, "copy")
    says(office, STRANGER, "yes", to=question(office, "red@players.test").reply_to)
    assert player(office, "copy", "red") == []


def test_a_no_goes_to_the_referee(office: Office, file: Path) -> None:
    """The address is told that it hears no more of it."""
    take(office, file, "copy")
    says(office, "red@players.test", "ne")
    assert player(office, "copy", "red") == []
    assert "red@players.test" in office.text("referee@host.test")


def test_mails_that_wait_are_held_collected_ones_too_and_go_to_proven_addresses(
    office: Office, file: Path, tmp_path: Path
) -> None:
    """What waited for a digest does not go out with the next one; after a yes a release sends it to that address."""

    def waiting(tables: Rows) -> None:
        reports = [row for row in tables["outbox"] if row["kind"] == "report"]
        for row, state in zip(reports, ("queued", "collected", "sending", "unknown"), strict=True):
            row["state"] = state
        next(row for row in tables["outbox"] if row["kind"] == "answer")["state"] = "sent"

    take(office, forged(file, waiting), "copy")
    with writing(office.house.engine) as session:
        found = session.exec(select(tables.Outbox).where(tables.Outbox.campaign == "copy")).all()
        held = [mail for mail in found if mail.state == "held"]
        assert len(held) == 4
        assert all(mail.raw is None for mail in held)
        assert {mail.state for mail in found} <= {"held", "sent", "rejected", "returned"}
        assert outbox.release(session, office.house.now, "copy") == 0
    says(office, "red@players.test", "yes")
    with writing(office.house.engine) as session:
        assert outbox.release(session, office.house.now, "copy") == 2
    office.works()


def test_what_was_open_in_the_file_is_closed(office: Office, file: Path) -> None:
    """Questions, invitations, unread letters, the end of a pause: a code or a date of a file does nothing."""

    def opened(tables: Rows) -> None:
        at = tables["campaign"][0]["created_at"]
        person = next(row["person"] for row in tables["seat"] if row["key"] == "red")
        asked = {"campaign": "rk4", "seat": "red", "address": STRANGER, "created_at": at, "expires_at": "2030-01-01"}
        asked |= {"inbox": None, "state": "waiting"}
        tables["challenge"] = [
            {**asked, "code": "a" * 64, "kind": "address", "facts": json.dumps({"person": person})},
            {**asked, "code": "b" * 64, "kind": "referee", "facts": "{}"},
            {**asked, "code": "c" * 64, "kind": "letter", "state": "confirmed"}
            | {"facts": json.dumps({"person": person, "letters": [tables["inbox"][0]["id"]]})},
        ]
        tables["invitation"] = [
            {"code": "x", "campaign": "rk4", "seat": None, "address": STRANGER, "state": "open", "created_at": at}
        ]
        tables["timer"][-1] |= {"kind": timers.RESUME, "state": "waiting"}
        tables["inbox"][0]["state"] = "new"

    take(office, forged(file, opened), "copy")
    with reading(office.house.engine) as session:
        seat = seats.get(session, "copy", "red")
        assert seat is not None
        asked = session.exec(select(tables.Challenge).where(tables.Challenge.campaign == "copy")).all()
        old = {one.code[0]: one for one in asked if one.kind != "imported"}
        assert {code: one.state for code, one in old.items()} == {"a": "expired", "b": "expired", "c": "confirmed"}
        letter = session.exec(select(tables.Inbox).where(tables.Inbox.campaign == "copy")).one()
        assert json.loads(old["c"].facts) == {"person": seat.person, "letters": [letter.id]}
        assert (letter.state, letter.note) == ("rejected", "imported")
        assert [one.state for one in session.exec(select(tables.Invitation))] == ["withdrawn"]
        resumed = select(tables.Timer.state).where(col(tables.Timer.campaign) == "copy", tables.Timer.kind == "resume")
        assert list(session.exec(resumed)) == ["cancelled"]


def test_the_referee_is_whom_the_host_names(office: Office, file: Path) -> None:
    """A file cannot make somebody the referee here."""

    def named(tables: Rows) -> None:
        settings = json.loads(tables["campaign"][0]["settings"])
        settings["referee"]["address"] = [STRANGER]
        tables["campaign"][0]["settings"] = json.dumps(settings)

    assert take(office, forged(file, named), "copy").referee == (STRANGER,)
    assert [mail.address for mail in office.mails() if STRANGER in mail.address] == []
    office.key = "copy"
    assert STRANGER not in office.campaign().settings


def test_an_export_of_an_import_can_be_taken_in(office: Office, file: Path, tmp_path: Path) -> None:
    """Those who had said yes are asked again, the others are not: their address counted for nothing."""
    take(office, file, "copy")
    says(office, "red@players.test", "yes")
    office.key = "copy"
    again = exported(office, tmp_path / "again.zip")
    assert [row["address"] for row in rows(again)["address"]] == ["red@players.test"]
    assert take(office, again, "third").asked == 1
