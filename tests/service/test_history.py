"""`history`, `report 3`, `orders 3`: what was, for whoever has the seat now, after going back, and before the start."""

from __future__ import annotations

import pytest

from pbem.reports.briefing import Leaflet, Report
from pbem.service.house.case import Case
from pbem.service.referee import undo
from pbem.store.engine import writing
from pbem.store.repository import campaigns
from tests.service.joining_kit import VERA, frees, joins, opened, replies, seat_of
from tests.service.kit import Office


def days(office: Office, first: int, last: int) -> None:
    """Play these turns; blue says each time what army 1 does."""
    for number in range(first, last + 1):
        office.letter("blue", f"army 1: up {number}")
        office.until(f"2026-11-{20 + number} 20:00:01")


def last(office: Office, address: str) -> tuple[str, str]:
    """Give the kind of the last mail to somebody, and its text in one line."""
    mail = office.mails(address)[-1]
    return mail.kind, " ".join(office.content(mail).text.split())


def back(office: Office, turns: int) -> None:
    with writing(office.house.engine) as session:
        row = campaigns.claim(session, office.key, wait=True)
        assert row is not None
        undo.undo(Case(office.house, session, row), "a mistake", turns=turns)
    office.works()


@pytest.mark.parametrize(
    ("seat", "word", "said"),
    [
        ("blue", "history", "The turns until now"),
        ("red", "historie", "Dosavadní tahy"),
        ("red", "история", "Dosavadní tahy"),
        ("blue", "história", "The turns until now"),
    ],
)
def test_history_lists_the_turns_in_every_language(office: Office, seat: str, word: str, said: str) -> None:
    days(office, 1, 2)
    office.letter(seat, word)
    kind, text = last(office, seat)
    assert kind == "history"
    assert said in text
    for number in ("0", "1", "2"):
        assert f" {number} " in text


def test_each_turn_has_its_news_and_the_orders_that_ran(office: Office) -> None:
    days(office, 1, 2)
    office.letter("blue", "history")
    _, text = last(office, "blue")
    assert "revision 1" in text
    assert "report 2, orders 2, archive" in text


def test_whoever_sent_nothing_reads_so(office: Office) -> None:
    office.until("2026-11-21 20:00:01")
    office.letter("blue", "history")
    assert "none came" in last(office, "blue")[1]


def test_before_the_start_there_is_no_history(office: Office) -> None:
    office = opened(office)
    joins(office, VERA)
    office.letter(seat_of(office, VERA) or "", "history", sender=VERA)
    assert last(office, VERA)[0] == "not-running"


def test_after_going_back_only_what_counts_is_listed(office: Office) -> None:
    days(office, 1, 3)
    back(office, 2)
    office.letter("blue", "history")
    said = office.said(office.mails("blue")[-1])
    assert isinstance(said, Leaflet)
    table = said.sections[0].blocks[0]
    assert [row[0].content for row in table.rows] == [1, 0]  # type: ignore[union-attr]
    office.letter("blue", "report 3")
    assert last(office, "blue")[0] == "no-report"


def test_after_going_back_and_on_the_new_turn_counts(office: Office) -> None:
    days(office, 1, 2)
    back(office, 1)
    office.letter("blue", "army 1: down 1")
    office.until("2026-11-24 20:00:01")
    office.letter("blue", "orders 2")
    assert "army 1: down 1" in last(office, "blue")[1]
    office.letter("blue", "report 2")
    said = office.said(office.mails("blue")[-1])
    assert isinstance(said, Report)
    assert said.heading.turn == 3


def test_a_successor_reads_the_reports_of_the_earlier_player(office: Office) -> None:
    joins(office, VERA)
    days(office, 1, 2)
    frees(office, "red")
    replies(office, VERA, "yes")
    office.letter("red", "report 1", sender=VERA)
    mail = office.mails(VERA)[-1]
    said = office.said(mail)
    assert isinstance(said, Report)
    assert (said.heading.turn, said.heading.player, said.heading.reply_to) == (2, "vera", office.reply_to("red"))
    content = office.content(mail)
    assert "Boris" not in content.text + content.html + content.subject
    assert "red@players.test" not in content.text + content.html


def test_a_successor_reads_of_turns_nobody_was_told_of(office: Office) -> None:
    """While a seat is free nobody gets its reports; they are made from what was kept."""
    days(office, 1, 1)
    frees(office, "red")
    days(office, 2, 3)
    joins(office, VERA)
    assert seat_of(office, VERA) == "red"
    office.letter("red", "report 2", sender=VERA)
    said = office.said(office.mails(VERA)[-1])
    assert isinstance(said, Report)
    assert said.heading.turn == 3
    assert "revealed" not in str(said.brief.facts)
    office.letter("red", "history", sender=VERA)
    assert all(f" {number} " in last(office, VERA)[1] for number in range(4))


def test_what_one_seat_asks_shows_nothing_of_another(office: Office) -> None:
    days(office, 1, 2)
    office.letter("red", "historie")
    assert "up 1" not in last(office, "red")[1]
    assert "revision 1" not in last(office, "red")[1]
