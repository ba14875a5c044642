"""The demo's script and what it asks of mails; the demo itself is played by `make demo`."""

from __future__ import annotations

from email.message import EmailMessage

import pytest

from pbem.cli.demo import checking, script
from pbem.cli.demo.playing import _waves
from pbem.cli.demo.script import Letter


@pytest.mark.parametrize("game", ["campaign", "dice_empires", "duncan", "europe", "powers"])
def test_the_script_can_be_played_by_those_who_are_seated(game: str) -> None:
    play = script.load(game)
    known = {entry.seat for entry in play.campaign.seat} | {script.REFEREE, script.ALL}
    named = {letter.seat for turn in play.turn for letter in turn.letter}
    named |= {brought.seat for turn in play.turn for letter in turn.letter for brought in letter.brings}
    assert named <= known
    partners = {(entry.seat, one.name) for entry in play.campaign.seat for one in entry.partner}
    assert {(letter.seat, letter.by) for turn in play.turn for letter in turn.letter if letter.by} <= partners


def test_a_game_without_a_demo_is_told_with_those_there_are() -> None:
    with pytest.raises(
        FileNotFoundError, match="no demo of 'chess'; there are: campaign, dice_empires, duncan, europe, powers"
    ):
        script.load("chess")


def test_a_text_that_lacks_a_word_is_found() -> None:
    mail = EmailMessage()
    mail.set_content("It costs None points.\n")
    assert [fault for fault in checking.faults(mail) if "wording" in fault]


def test_a_report_that_breaks_what_is_published_for_programs_is_found() -> None:
    """`make demo` holds the `report.json` of each report to the schema of its game."""
    mail = EmailMessage()
    mail.add_attachment(b'{"kind": "report", "ruleset": "europe", "weather": "fair"}', "application", "json")
    assert [fault for fault in checking.promise_faults(mail) if fault.startswith("report.json: ")]


def test_letters_are_written_at_once_but_for_second_ones_and_those_that_wait() -> None:
    letters = [Letter(seat="blue", text="1"), Letter(seat="red", text="2"), Letter(seat="blue", text="3")]
    letters += [Letter(seat="red", text="4"), Letter(seat="green", text="5", after=True)]
    assert [[one.text for one in wave] for wave in _waves(letters)] == [["1", "2"], ["3", "4"], ["5"]]


def test_words_are_found_wherever_lines_are_wrapped_and_in_the_subject() -> None:
    mail = EmailMessage()
    mail["Subject"] = "A word from the referee"
    mail.set_content("We write\n  early this year.\n")
    assert checking.says(mail, "write early")
    assert checking.says(mail, "from the referee")
    assert not checking.says(mail, "late")
    assert "text or HTML is missing" in list(checking.faults(mail))


def test_a_page_that_does_not_say_what_the_mail_says_is_found() -> None:
    mail = EmailMessage()
    mail.add_attachment(b'{"lines": [{"understood": "army 1: stay"}]}', "application", "json")
    assert list(checking.page_faults("✓ Army 1: stay", mail)) == []
    assert list(checking.page_faults("✓ Army 1: up 3", mail)) == ["it does not say 'army 1: stay'"]


def test_one_letter_of_the_campaign_game_is_written_in_the_browser() -> None:
    letters = [letter for turn in script.load("campaign").turn for letter in turn.letter]
    assert [letter.seat for letter in letters if letter.browser] == ["green"]
