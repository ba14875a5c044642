"""What a reader can press and copy in the mails of the service."""

from __future__ import annotations

from urllib.parse import unquote

import pytest

from tests.service.kit import Office

HOTEL = "anna@hotel.test"


def page(office: Office, address: str) -> str:
    return office.content(office.mails(address)[-1]).html


@pytest.mark.parametrize(("seat", "words"), [("blue", ("Yes", "No")), ("red", ("Ano", "Ne"))])
def test_a_question_has_a_button_for_each_answer(office: Office, seat: str, words: tuple[str, str]) -> None:
    office.letter(seat, "1: stay", sender=HOTEL)
    to = office.notice(seat).reply_to
    for word in words:
        assert f"body={word}" in unquote(page(office, seat))
    assert f"mailto:{to}?" in page(office, seat)
    office.letter(seat, words[0], to=to)
    assert office.mails(seat, "answer")


def test_a_mail_that_asks_nothing_has_no_such_button(office: Office) -> None:
    office.letter("blue", "address")
    assert "mailto:" not in page(office, "blue")


def test_the_end_of_an_answer_says_what_can_be_done_now(office: Office) -> None:
    office.letter("blue", "1: stay")
    assert "To change an order" in office.text("blue")
    office.letter("blue", "1: dance")
    assert "To correct a line" in office.text("blue")
    office.letter("blue", "cancel")
    assert "Reply with one line for each thing you command" in office.text("blue")


def test_a_table_without_headings_has_no_empty_first_row(office: Office) -> None:
    office.letter("blue", "status")
    assert "<th" not in page(office, "blue")


def test_long_digests_break_on_a_phone(office: Office) -> None:
    office.letter("blue", "1: stay")
    office.letter("blue", "orders 1")
    digest = page(office, "blue").index("Digest: ")
    assert "long" in page(office, "blue")[:digest].rpartition("<td")[2]


def test_a_trial_says_how_its_orders_would_count(office: Office) -> None:
    office.letter("blue", "test\narmy 1: up 2")
    assert "send them without the word “test”" in " ".join(office.text("blue").split())


def test_a_map_without_plans_is_not_called_one_of_plans(office: Office) -> None:
    office.letter("blue", "orders")
    assert "YOUR MAP" in office.text("blue")
    office.letter("blue", "army 1: up 2")
    assert "YOUR PLANS ON THE MAP" in office.text("blue")
