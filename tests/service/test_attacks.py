"""Attacks by players, strangers and accidents on who is believed and on what others learn."""

from __future__ import annotations

from datetime import datetime

import pytest

from pbem.reports.briefing import Notice
from pbem.service.calendar import deadlines
from pbem.service.post.rendering import envelope
from pbem.store.engine import writing
from pbem.store.repository import campaigns, seats
from pbem.store.tables import CampaignState
from tests.hanging import ends
from tests.service.kit import Office

WAIT = {"days": 10, "effect": "wait", "notice_hours": 0}


def everything(office: Office, who: str) -> str:
    """Give all that was mailed to an address, as its reader sees it."""
    contents = [office.content(mail) for mail in office.mails(who)]
    return "\n".join(f"{content.subject}\n{content.text}\n{content.html}" for content in contents)


def epoch(office: Office, seat: str) -> int:
    """Tell how often the code of a seat was renewed."""
    with writing(office.house.engine) as session:
        row = seats.get(session, office.key, seat)
        assert row is not None
        return row.epoch


def test_a_code_in_a_quoted_form_that_an_opponent_got_too_is_renewed(office: Office) -> None:
    """The reply address is not the only place a code stands in: programs that drop the plus leave the form's line."""
    code, before = office.report("blue").heading.token, epoch(office, "blue")
    office.letter("blue", f"1: stay\n> # {code}", to="orders@host.test, red@players.test")
    assert epoch(office, "blue") == before + 1


def test_a_passphrase_left_out_of_a_trial_is_not_named(office: Office) -> None:
    office.letter("blue", "test\npassphrase correct horse battery\narmy 1: stay")
    assert "horse" not in everything(office, "blue")


@pytest.mark.parametrize(
    "line",
    [
        "pasphrase: correct horse battery",
        "passphrse correct horse battery",
        "passphrase: correct horse battery " + "x" * 400,
        "passphrase： correct horse battery",
        "passphrase - correct horse battery",
        "passphrase = correct horse battery",
        "my passphrase: correct horse battery",
        "Heslo : correct horse battery",
        "hesol: correct horse battery",
    ],
)
def test_a_mistyped_passphrase_is_not_repeated(office: Office, line: str) -> None:
    office.letter("blue", f"{line}\narmy 1: stay")
    assert "horse" not in everything(office, "blue")
    assert "army 1: stay" in everything(office, "blue")


def test_an_address_that_is_somebody_elses_is_not_told_from_a_strangers(office: Office) -> None:
    """Else a player could find out which addresses play here."""
    office.letter("blue", "address add red@players.test")
    known = office.content(office.mails("blue")[-1]).text
    office.letter("blue", "address add nobody@players.test")
    unknown = office.content(office.mails("blue")[-1]).text
    assert known.replace("red@", "nobody@").split() == unknown.split()


def test_nobody_is_mailed_without_end_by_way_of_new_addresses(office: Office) -> None:
    for number in range(30):
        office.letter("blue", f"address add victim+{number}@away.test")
    assert len([mail for mail in office.mails() if mail.address.startswith("victim")]) <= 5


def test_orders_sent_to_the_address_of_a_question_are_orders(office: Office) -> None:
    """Old reports: whoever answers the question with orders instead is not refused."""
    office.letter("blue", "resign")
    mail = office.mails("blue")[-1]
    token = office.report("blue").heading.token
    to = envelope(office.house, mail, office.said(mail)).reply_to
    office.letter("blue", f"army 1: up 2\n\n> # {token}", to=to)
    assert office.mails("blue", "answer")


def test_join_in_a_players_reply_is_no_application(office: Office) -> None:
    """A game may have an order that begins so; whoever plays here and names no campaign does not apply."""
    office.letter("blue", "join army 4\narmy 1: stay")
    assert office.mails("blue", "answer")
    assert "army 1: stay" in office.text("blue")


def test_days_taken_back_after_a_turn_waited_for_them_stay_counted(office: Office) -> None:
    """Else a losing player stalls the game for ever: book, let the deadline move, take back, book again."""
    other = Office(office.house, office.clock, "stall", office.uids)
    other.start(key="stall", schedule={"every_days": 3, "at": ["20:00"]}, absences=WAIT)
    moved = 0
    for _ in range(30):
        due = other.report("blue").heading.deadline if not moved else deadline(other)
        assert due is not None
        other.letter("blue", f"holiday {due:%Y-%m-%d}")
        if deadline(other) == due:
            break
        moved += 1
        other.letter("blue", "holiday cancel")
    assert moved <= 10


def deadline(office: Office) -> datetime | None:
    """Give the deadline players are told."""
    with writing(office.house.engine) as session:
        return deadlines.present(session, office.campaign())


def test_three_hundred_lines_not_understood_are_answered(office: Office) -> None:
    text = "\n".join(f"please let armi {n} gou nort besides Ozinov and then kapture it quickly" for n in range(300))
    office.arrives(office.written("blue", text))
    with ends():
        office.works()
    assert "besides Ozinov" in office.text("blue")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("address", "address-list"),
        ("address add anna@office.test", "address-asked"),
        ("renew", "renewed-body"),
        ("language cs", "notice-language-body"),
        ("quiet on", "quiet-on-body"),
        ("digest on", "digest-on-body"),
        ("holiday 2026-12-20", "holiday-booked"),
        ("passphrase correct horse battery", "passphrase-set"),
    ],
)
@pytest.mark.parametrize("state", ["recruiting", "paused"])
def test_what_is_about_the_player_works_before_the_start_and_in_a_pause(
    office: Office, state: CampaignState, words: str, told: str
) -> None:
    other = Office(office.house, office.clock, "wait1", office.uids)
    start = {"start": "referee"} if state == "recruiting" else {}
    other.start(key="wait1", absences=WAIT, identity={"proof": "token"}, **start)
    with writing(office.house.engine) as session:
        campaigns.set_state(session, other.campaign(), state)
    other.letter("blue", words)
    said = [other.said(mail) for mail in other.mails("blue")]
    assert told in [paragraph.id for one in said if isinstance(one, Notice) for paragraph in one.paragraphs]
    assert other.letters()[-1].state == "done"
