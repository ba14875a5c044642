"""Limits of letters between players: how many, how long, to how many; and whose habits are heeded."""

from __future__ import annotations

import pytest

from pbem.service.post import habits
from pbem.store.engine import writing
from pbem.store.repository import partners, people, seats
from tests.service.kit import Office
from tests.service.press_kit import MET, four, meet, opened, posted, rows, slip, why, words

__all__ = ["four"]


def test_more_letters_than_the_hour_allows_are_kept_back(office: Office) -> None:
    """`press.hourly`; the answer says when the next one may go."""
    opened(office, press={"hourly": 2})
    for number in range(3):
        office.letter("blue", f"to red: letter {number}")
    assert words(office, "red") == ["letter 0", "letter 1"]
    assert why(office, "blue") == "press-hourly"
    assert "The next one can go at 21 November, 13:00 UTC" in office.text("blue@players.test")
    assert [row.state for row in rows(office)] == ["sent", "sent", "refused"]


def test_a_press_bomb_is_answered_once_and_then_no_more_for_an_hour(office: Office) -> None:
    opened(office, press={"hourly": 2})
    for number in range(12):
        office.letter("blue", f"to red: bomb {number}")
    assert len(words(office, "red")) == 2
    assert [mail.kind for mail in office.mails("blue@players.test")][-3:] == ["answer", "answer", "press-limit"]
    assert len(rows(office)) == 12
    office.later(hours=1, seconds=1)
    office.letter("blue", "to red: calm again")
    assert words(office, "red")[-1] == "calm again"


def test_a_bomb_of_one_mail(office: Office) -> None:
    opened(office, press={"hourly": 2})
    office.letter("blue", "\n".join(f"to red: bomb {number}\n." for number in range(10)))
    assert len(words(office, "red")) == 2
    assert [letter.sent for letter in slip(office, "blue").letters].count(True) == 2


def test_orders_beside_letters_that_are_too_many_count(office: Office) -> None:
    opened(office, press={"hourly": 1})
    office.letter("blue", "to red: one")
    office.letter("blue", "to red: two\n.\n1: stay")
    answer = office.answer("blue@players.test")
    assert [line.echo for line in answer.lines] == ["army 1: stay"]
    assert answer.letters[0].told[0].id == "press-hourly"


def test_letters_one_gets_do_not_use_up_the_answers_to_ones_own(office: Office) -> None:
    """Whoever is written to much is still answered."""
    opened(office, press={"hourly": 100})
    for _ in range(8):
        office.letter("blue", "\n".join(f"to red: bomb {number}\n." for number in range(10)))
    office.letter("red", "1: stay")
    assert office.mails("red@players.test")[-1].kind == "answer"


def test_a_letter_that_is_too_long_is_given_back_whole(office: Office) -> None:
    opened(office, press={"longest": 100})
    office.letter("blue", "to red:\n" + "many words and " * 10 + "\n.")
    told = posted(office, "blue")
    assert (told.sent, told.told[0].id) == (False, "press-long")
    assert len(told.words[0]) == 149
    assert words(office, "red") == []


def test_a_letter_whose_end_was_not_read_is_not_sent(office: Office) -> None:
    """A letter is sent only after the whole of it was read."""
    opened(office, press={"longest": 100_000})
    office.letter("blue", "to red:\n" + "word\n" * 400)
    assert why(office, "blue") == "press-shortened"
    assert words(office, "red") == []


def _chooses(office: Office, seat: str, **chosen: bool) -> None:
    with writing(office.house.engine) as session:
        person = people.by_address(session, f"{seat}@players.test")
        assert person is not None
        habits.choose(person, **chosen)
        session.add(person)


def test_a_quiet_reader_gets_letters_at_once(four: Office) -> None:
    _chooses(four, "red", quiet=True)
    four.letter("blue", "to red: hello")
    assert [mail.state for mail in four.mails("red@players.test", "press")] == ["queued"]
    assert four.mails("red@players.test", "press")[0].not_before <= four.house.now


def test_a_quiet_writer_hears_only_of_letters_that_did_not_go(four: Office) -> None:
    _chooses(four, "blue", quiet=True)
    before = len(four.mails("blue@players.test"))
    four.letter("blue", "to red: hello")
    assert len(four.mails("blue@players.test")) == before
    four.letter("blue", "to white: hello")
    assert why(four, "blue") == "press-no-contact"


@pytest.mark.parametrize(("deadline", "waits"), [("20:00", True), ("06:00", False)])
def test_a_reader_of_digests_gets_letters_in_the_morning(office: Office, deadline: str, waits: bool) -> None:
    """Never swallowed, each by itself so that it can be answered; one before whose morning orders are due at once."""
    opened(office, schedule={"every_days": 1, "at": [deadline]})
    _chooses(office, "red", digest=True)
    office.later(hours=10)
    meet(office, MET)
    office.letter("blue", "to red: hello")
    (mail,) = office.mails("red@players.test", "press")
    assert (mail.state, mail.not_before > office.house.now) == ("queued", waits)


def test_partners_of_a_seat_get_its_letters(four: Office) -> None:
    with writing(four.house.engine) as session:
        seat = seats.get(session, "rk5", "red")
        person = people.add(session, "Cyril", "en", "UTC", ["cyril@players.test"])
        assert seat is not None
        partners.add(session, seat, person, four.house.now)
    four.letter("blue", "to red: hello")
    assert len(four.mails("cyril@players.test", "press")) == 1
    assert "Boris" not in four.text("cyril@players.test")
