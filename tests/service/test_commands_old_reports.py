"""A reply to an old report: one turn old it is read with a remark, older only after asking back."""

from __future__ import annotations

import pytest

from pbem.service.post.rendering import rendered
from pbem.store import tables
from pbem.store.engine import reading, writing
from pbem.store.repository import sheets
from tests.service.kit import Office


def turns_later(office: Office, turns: int) -> None:
    for day in range(turns):
        office.until(f"2026-11-{21 + day} 20:00:01")


def sent(office: Office, mail: tables.Outbox) -> str:
    """Let a mail have gone out; give its Message-ID."""
    with writing(office.house.engine) as session:
        row = session.get(tables.Outbox, mail.id)
        assert row is not None
        row.raw, row.state = rendered(office.house, row, b""), "sent"
        return row.message_id


def quoting(office: Office, orders: str) -> str:
    """Write a reply below which the first report's order form is quoted."""
    return f"{orders}\n\n> # {office.said(office.mails('blue', 'report')[0]).heading.token}\n"  # type: ignore[union-attr]


def standing(office: Office, turn: int) -> int:
    with reading(office.house.engine) as session:
        return len(tuple(sheets.revisions(session, "rk4", 0, turn, "blue")))


def question(office: Office) -> str:
    """Give the address the last answer is replied to."""
    said = office.answer("blue")
    assert said.heading.reply_to.startswith("orders+ask.")
    return said.heading.reply_to


def test_a_report_one_turn_old_is_read_with_a_remark(office: Office) -> None:
    text = quoting(office, "1: up 2")
    turns_later(office, 1)
    office.letter("blue", text)
    assert [remark.id for remark in office.answer("blue").remarks] == ["remark-previous-turn"]
    assert standing(office, 2) == 1


def test_orders_that_came_late_say_so_when_they_are_read(office: Office) -> None:
    """Their mail did not come after the turn was played, but after its deadline."""
    text = quoting(office, "1: up 2")
    turns_later(office, 1)
    office.arrives(office.written("blue", text), reason="late")
    office.works()
    assert [remark.id for remark in office.answer("blue").remarks] == ["remark-late-letter"]


def test_a_report_three_turns_old_is_asked_about_and_nothing_is_kept(office: Office) -> None:
    text = quoting(office, "1: up 2")
    turns_later(office, 3)
    office.letter("blue", text)
    answer = office.answer("blue")
    assert answer.trial
    assert "remark-old-report" in [remark.id for remark in answer.remarks]
    assert [line.echo for line in answer.lines] == ["army 1: up 2"]
    assert (office.letters()[-1].state, standing(office, 4)) == ("asked", 0)


def test_the_report_may_be_known_by_its_message_id_alone(office: Office) -> None:
    first = sent(office, office.mails("blue", "report")[0])
    turns_later(office, 3)
    office.letter("blue", "1: up 2", In_Reply_To=first)
    assert office.letters()[-1].state == "asked"


def test_a_newer_report_in_the_thread_counts(office: Office) -> None:
    first = sent(office, office.mails("blue", "report")[0])
    turns_later(office, 3)
    newest = sent(office, office.mails("blue", "report")[-1])
    office.letter("blue", "1: up 2", References=f"{first} {newest}")
    assert (office.letters()[-1].state, office.answer("blue").trial) == ("done", False)


def test_after_yes_it_is_read_for_the_turn_that_is_open_then(office: Office) -> None:
    text = quoting(office, "1: up 2")
    turns_later(office, 3)
    office.letter("blue", text)
    to = question(office)
    office.until("2026-11-24 20:00:01")
    office.letter("blue", "yes", to=to)
    answer = office.answer("blue")
    assert (answer.trial, answer.heading.turn, standing(office, 5)) == (False, 5, 1)
    assert [line.echo for line in answer.lines] == ["army 1: up 2"]


def test_after_no_nothing_counts(office: Office) -> None:
    text = quoting(office, "1: up 2")
    turns_later(office, 3)
    office.letter("blue", text)
    office.letter("blue", "no", to=question(office))
    assert office.notice("blue").subject.id == "notice-old-report-dropped"
    assert standing(office, 4) == 0
    assert [letter.state for letter in office.letters()] == ["done", "done"]


@pytest.mark.parametrize("word", ["status", "map", "orders"])
def test_a_question_below_an_old_report_is_answered_at_once(office: Office, word: str) -> None:
    text = quoting(office, word)
    turns_later(office, 3)
    office.letter("blue", text)
    assert office.letters()[-1].state == "done"


def test_each_old_letter_is_asked_about_by_itself(office: Office) -> None:
    one, two = quoting(office, "1: up 2"), quoting(office, "2: up 2")
    turns_later(office, 3)
    office.letter("blue", one)
    first = question(office)
    office.letter("blue", two)
    office.letter("blue", "yes", to=question(office))
    office.letter("blue", "yes", to=first)
    assert sorted(line.echo for line in office.answer("blue").lines) == ["army 1: up 2", "army 2: up 2"]


def test_new_orders_below_the_question_count_at_once(office: Office) -> None:
    """Who is shown what old lines would mean may rather write better ones, quoting nothing."""
    text = quoting(office, "1: up 2")
    turns_later(office, 3)
    office.letter("blue", text)
    office.letter("blue", "2: up 1", to=question(office))
    answer = office.answer("blue")
    assert (answer.trial, [line.echo for line in answer.lines], standing(office, 4)) == (False, ["army 2: up 1"], 1)


def test_new_orders_below_the_question_count_from_the_asked_address_only(office: Office) -> None:
    text = quoting(office, "1: up 2")
    turns_later(office, 3)
    office.letter("blue", text)
    office.letter("blue", "2: up 1", to=question(office), sender="red@players.test")
    assert standing(office, 4) == 0
