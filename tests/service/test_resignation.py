"""Resigning by mail: really? yes; goodbye, and the seat goes to the next."""

from __future__ import annotations

import pytest

from pbem.store import tables
from pbem.store.engine import reading, writing
from pbem.store.repository import absences, partners, people, seats, sheets
from tests.service.joining_kit import REFEREE, VERA, frees, joins, opened, replies, seat_of, subject, told
from tests.service.kit import Office
from tests.service.press_kit import meet

RED = "red@players.test"


def resigns(office: Office, seat: str = "blue", word: str = "resign") -> None:
    """Write `resign` as a player."""
    office.letter(seat, word)


def test_nobody_resigns_without_being_asked_really(office: Office) -> None:
    resigns(office)
    assert subject(office, "blue") == "resign-ask"
    assert seat_of(office, "blue@players.test") == "blue"


@pytest.mark.parametrize(("word", "begins"), [("vzdávám se", "Opravdu chcete"), ("resign", "Opravdu chcete")])
def test_the_question_is_in_the_players_language(office: Office, word: str, begins: str) -> None:
    resigns(office, "red", word)
    assert begins in office.text("red")


def test_a_yes_frees_the_seat_and_says_goodbye(both: Office) -> None:
    old = both.reply_to("blue")
    resigns(both)
    replies(both, "blue@players.test", "yes")
    assert seat_of(both, "blue@players.test") is None
    assert subject(both, "blue") == "resign-done"
    assert "Anna (blue@players.test) has given up Blue" in " ".join(both.text(REFEREE).split())
    both.letter("blue", "army 1: up 2", to=old)
    assert both.mails("blue", "answer") == []


def test_a_no_changes_nothing(office: Office) -> None:
    resigns(office)
    replies(office, "blue@players.test", "no")
    assert subject(office, "blue") == "resign-stays"
    office.letter("blue", "army 1: up 2")
    assert office.answer("blue").lines[0].accepted


def test_what_was_ordered_for_this_turn_stands(office: Office) -> None:
    office.letter("blue", "army 1: up 2")
    resigns(office)
    replies(office, "blue@players.test", "yes")
    with reading(office.house.engine) as session:
        assert sheets.last_of(session, office.key, 0, 1, "blue") is not None


def test_the_other_players_are_told_nothing(office: Office) -> None:
    before = len(office.mails("red"))
    resigns(office)
    replies(office, "blue@players.test", "yes")
    assert len(office.mails("red")) == before


def test_the_waiting_line_is_offered_the_seat(office: Office) -> None:
    joins(office, VERA)
    resigns(office)
    replies(office, "blue@players.test", "yes")
    assert subject(office, VERA) == "joining-offer"


def test_before_the_start_a_seat_can_be_given_up_too(office: Office) -> None:
    office = opened(office)
    joins(office, VERA)
    office.letter("blue", "resign", sender=VERA)
    replies(office, VERA, "yes")
    assert seat_of(office, VERA) is None


def test_a_seat_that_is_out_of_the_game_is_offered_to_nobody(office: Office) -> None:
    """C-9.2: a newcomer would get a state that is no more."""
    joins(office, VERA)
    meet(office, {}, gone=("blue",))
    resigns(office)
    replies(office, "blue@players.test", "yes")
    assert subject(office, VERA) != "joining-offer"


def test_a_seat_nobody_has_is_not_given_once_it_is_out_of_the_game(office: Office) -> None:
    resigns(office)
    replies(office, "blue@players.test", "yes")
    meet(office, {}, gone=("blue",))
    joins(office, VERA)
    assert seat_of(office, VERA) is None


@pytest.mark.parametrize("who", ["blue@players.test", VERA])
def test_a_partner_leaves_the_seat_to_the_others(office: Office, who: str) -> None:
    with writing(office.house.engine) as session:
        row = seats.get(session, office.key, "blue")
        assert row is not None
        partners.add(session, row, people.add(session, "Vera", "en", "UTC", [VERA]), office.house.now)
    office.letter("blue", "resign", sender=who)
    assert subject(office, who) == "resign-ask"
    replies(office, who, "yes")
    with reading(office.house.engine) as session:
        row = seats.get(session, office.key, "blue")
        assert row is not None
        (left,) = partners.readers(session, row)
        assert left.name == ("Vera" if who != VERA else "Anna")
    rest = VERA if who != VERA else "blue@players.test"
    assert subject(office, rest) == "resign-partner"
    office.letter("blue", "army 1: up 2", sender=rest)
    assert told(office, rest)[-1] == "answer"


def test_the_referee_takes_a_seat_and_the_player_is_told(office: Office) -> None:
    frees(office, "red")
    assert subject(office, RED) == "resign-taken"
    assert seat_of(office, RED) is None


def test_a_turn_that_waited_for_nobody_else_runs_early(office: Office) -> None:
    office = opened(office, key="fast1", schedule={"every_days": 1, "at": ["20:00"], "early_seconds": 30})
    for who in (VERA, "ivan@away.test"):
        joins(office, who)
    office.letter("red", "army 1: up 2", sender="ivan@away.test")
    office.letter("blue", "resign", sender=VERA)
    replies(office, VERA, "yes")
    office.later(seconds=31)
    assert office.campaign().head_turn == 1


def test_booked_absences_are_not_the_next_players(office: Office) -> None:
    with writing(office.house.engine) as session:
        away = tables.Absence(
            campaign=office.key, seat="red", first_day="2026-12-01", last_day="2026-12-03", booked_at=office.house.now
        )
        absences.add(session, away)
    frees(office, "red")
    with reading(office.house.engine) as session:
        assert absences.booked(session, office.key, "red") == []


def test_resigning_below_other_lines_is_asked_and_the_orders_above_it_count(office: Office) -> None:
    office.letter("blue", "army 1: up 2\nI resign")
    assert subject(office, "blue") == "resign-ask"
    assert office.answer("blue").lines[0].accepted


def test_orders_below_the_word_are_not_lost(office: Office) -> None:
    office.letter("blue", "resign\narmy 1: up 2")
    assert subject(office, "blue") == "resign-ask"
    assert office.answer("blue").lines[0].accepted


def test_a_trial_asks_nothing(office: Office) -> None:
    office.letter("blue", "test\narmy 1: up 2\nresign")
    assert subject(office, "blue") == "notice-left-out"
