"""Who may write to whom (C-8.1, C-8.10, C-8.11, 4.4), and that a refusal tells nothing."""

from __future__ import annotations

import re

import pytest

from pbem.store.engine import writing
from pbem.store.repository import seats
from tests.service.kit import Office
from tests.service.press_kit import MET, forwarded, four, meet, opened, posted, rows, seen, slip, why, words

__all__ = ["four"]


def test_without_contact_a_letter_is_refused_and_given_back(four: Office) -> None:
    """C-8.10, 6.2: `no contact with white; letter not sent`."""
    four.letter("blue", "to white: hello, who are you?")
    assert why(four, "blue") == "press-no-contact"
    text = four.text("blue@players.test")
    assert "No contact with White; letter not sent." in text
    assert "> hello, who are you?" in text
    assert words(four, "white") == []
    assert [(row.state, row.readers, row.body) for row in rows(four)] == [("refused", "white", "hello, who are you?")]


@pytest.mark.parametrize("gone", [(), ("white",)], ids=["living", "destroyed"])
@pytest.mark.parametrize("colour", ["white", "pink"], ids=["a state", "no state"])
def test_the_words_are_the_same_whether_or_not_there_is_such_a_state(
    office: Office, colour: str, gone: tuple[str, ...]
) -> None:
    """C-8.10: the same words whether or not that state exists, lives or is seen."""
    opened(office)
    meet(office, MET, gone=gone)
    office.letter("blue", f"to {colour}: hello, who are you?\n.\n1: stay")
    mail = office.mails("blue@players.test")[-1]
    said = re.sub(rf"(?i)\b{colour}\b(?!-space)", "COLOUR", office.content(mail).text + office.content(mail).html)
    assert said == _reference(office)


def _reference(office: Office) -> str:
    """Write to violet, whom nobody has ever heard of."""
    office.letter("blue", "cancel")
    office.letter("blue", "to violet: hello, who are you?\n.\n1: stay")
    mail = office.mails("blue@players.test")[-1]
    text = re.sub(r"(?i)\bviolet\b", "COLOUR", office.content(mail).text + office.content(mail).html)
    return text.replace("revision 3", "revision 1")


def test_of_several_readers_one_without_contact_keeps_the_letter_from_all(four: Office) -> None:
    four.letter("blue", "to red and white: hello")
    assert why(four, "blue") == "press-no-contact"
    assert posted(four, "blue").told[0].args["who"] == ("white",)
    assert words(four, "red") == []


def test_a_letter_to_a_seat_nobody_plays_is_accepted_exactly_alike(office: Office) -> None:
    """Whether anybody plays a colour cannot be told from the answer."""
    opened(office)
    office.letter("blue", "to red: hello")
    played = office.text("blue@players.test")
    with writing(office.house.engine) as session:
        row = seats.get(session, "rk5", "red")
        assert row is not None
        row.person = None
        session.add(row)
    office.letter("blue", "to red: hello")
    assert office.text("blue@players.test") == played
    assert [row.state for row in rows(office)] == ["sent", "sent"]


def test_letters_to_all_need_the_union(four: Office) -> None:
    """C-8.11, 4.4: `to all` only after a union; contacts then cover all."""
    four.letter("blue", "to all: hello")
    assert why(four, "blue") == "press-no-all"
    everybody = {seat: [other for other in MET if other != seat] for seat in MET}
    meet(four, everybody, union=True)
    four.letter("blue", "всем: hello")
    assert words(four, "red") == words(four, "green") == words(four, "white") == ["hello"]
    assert "Letter from Blue to all" in four.text("red@players.test")


def test_knowing_everybody_is_not_enough_to_write_to_all(four: Office) -> None:
    """C-7.4: the number of states alive is never told, so `to all` may not depend on it."""
    meet(four, {seat: [other for other in MET if other != seat] for seat in MET})
    four.letter("blue", "to all: hello")
    assert why(four, "blue") == "press-no-all"


def test_anonymous_letters_only_where_the_campaign_allows_them(four: Office) -> None:
    four.letter("blue", "anonymous to red: hello")
    assert why(four, "blue") == "press-no-anonymous"
    assert words(four, "red") == []


@pytest.mark.parametrize("head", ["anonymous to red:", "анонимно красным:", "anonymně červeným:", "anonymne červeným:"])
def test_an_anonymous_letter_names_nobody(office: Office, head: str) -> None:
    opened(office, press={"anonymous": True})
    office.letter("blue", f"{head} beware of green")
    assert words(office, "red") == ["beware of green"]
    mail = office.mails("red@players.test", "press")[-1]
    letter = seen(office, mail)
    shown = f"{letter.name} {letter.subject} {letter.text} {office.content(mail).html}".lower()
    assert "anonymous" in shown
    assert "blue" not in shown
    assert forwarded(office, "red")[0].writer == ""


def test_the_referee_may_always_be_written_to(four: Office) -> None:
    four.letter("white", "to the referee: red bothers me")
    assert posted(four, "white").sent
    mail = four.mails("referee@host.test", "press")[-1]
    assert "> red bothers me" in four.content(mail).text
    assert four.content(mail).subject == "[rk5] Four Winds — Letter from White to the referee"


def test_a_letter_in_the_readers_own_language(four: Office) -> None:
    four.letter("blue", "to green: hello")
    assert four.text("green@players.test").startswith("[rk5] Four Winds — Письмо от Синих\n")
    assert "Чтобы ответить" in four.text("green@players.test")


def test_nobody_writes_by_another_players_code(four: Office) -> None:
    """A letter from a foreign address waits until its player has confirmed it."""
    four.letter("blue", "to red: I surrender", sender="thief@elsewhere.test", to=four.reply_to("blue"))
    assert words(four, "red") == []


def test_two_letters_of_one_mail_are_judged_each_by_itself(four: Office) -> None:
    four.letter("blue", "to white: hello\n.\nto red: hello")
    assert [letter.sent for letter in slip(four, "blue").letters] == [False, True]
    assert four.text("blue@players.test").startswith("[rk5] Four Winds — 1 of 2 letters sent\n")
