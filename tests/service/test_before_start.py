"""Turns that come before round 1, such as a trial of arms: mails say that they come before the start."""

from __future__ import annotations

import pytest

from pbem.core.languages import LANGUAGES
from pbem.reports import web
from pbem.reports.texts import wording
from tests.service.kit import Office
from tests.service.stepped_kit import PRELUDED, card, duelling
from tests.service.test_rounds import EARLY, SEATS, played


@pytest.fixture
def trial(office: Office) -> Office:
    """A duel of three; its first two turns come before the start."""
    return duelling(office, PRELUDED, seats=3, schedule=EARLY, seat=SEATS)


def test_the_first_report_asks_for_orders_before_the_start(trial: Office) -> None:
    blue, green = trial.content(trial.mails("blue", "report")[-1]), trial.content(trial.mails("green@players.test")[-1])
    assert "Orders before the start, turn 1 — by" in blue.text
    assert "Before the start: you need not send anything for turn 1" in green.text


def test_answer_and_receipt_say_it(trial: Office) -> None:
    trial.letter("blue", card(trial, "blue"))
    answer = trial.content(trial.mails("blue", "answer")[-1])
    assert answer.subject == "[duel] Two Fords — before the start, turn 1: all orders understood"
    assert "Your receipt: before the start, turn 1, revision 1" in " ".join(answer.text.split())


def test_the_report_of_such_a_turn_is_headed_so_in_the_reader_s_language(trial: Office) -> None:
    played(trial, "blue")
    report = trial.content(trial.mails("red", "report")[-1])
    assert report.subject == "[duel] Two Fords — před začátkem, tah 1: karty jsou rozdané"
    assert "Před začátkem: výsledky 1. tahu" in " ".join(report.text.split())
    assert "Rozkazy před začátkem, tah 2" in report.text


def test_the_last_of_them_is_told_as_such_and_asks_for_orders_of_round_1(trial: Office) -> None:
    """The head speaks of what was played, the form of what comes."""
    played(trial, "blue", "servant")
    report = trial.content(trial.mails("red", "report")[-1])
    assert "Před začátkem: výsledky 2. tahu" in " ".join(report.text.split())
    assert "Rozkazy pro tah 3" in report.text


def test_the_status_says_where_the_game_stands(trial: Office) -> None:
    trial.letter("blue", "status")
    assert "before the start" in trial.content(trial.mails("blue")[-1]).text


def test_the_public_page_heads_them_so() -> None:
    turns = (web.Turn(1, "001", "", "", before_start=True), web.Turn(3, "003", "", "", round=1))
    told = web.Game("duel", "Duel", "", "", "", (), (), turns, "", "", ())
    page = web.game(told, wording("en"))
    assert "<h3>Before the start, turn 1</h3>" in page
    assert "<h3>Round 1, turn 3</h3>" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reminder_says_it_too(language: str) -> None:
    said = wording(language, None, "start").t("reminder-subject", turn=1)
    assert said != wording(language).t("reminder-subject", turn=1)
