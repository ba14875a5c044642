"""`ping`: whoever wonders whether the mail works asks, and learns the time; nothing about the game."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pbem.core.seats import REFEREE as SEAT
from pbem.reports.briefing import Notice
from pbem.store.engine import reading
from pbem.store.repository import sheets
from tests.service.joining_kit import opened
from tests.service.kit import Office
from tests.service.referee_mail_kit import flat, writes

TOOK = {
    "en": ("The mail works", "From its arrival to this answer: 1 minute 5 seconds", "13:01"),
    "ru": ("Почта работает", "От его прихода до этого ответа: 1 минута 5 секунд", "15:01"),
    "cs": ("Pošta funguje", "Od jeho příchodu do této odpovědi: 1 minuta 5 sekund", "13:01"),
    "sk": ("Pošta funguje", "Od jeho príchodu do tejto odpovede: 1 minúta 5 sekúnd", "13:01"),
}
ZONES = {"ru": "Europe/Moscow"}


def answered(office: Office, text: str = "ping", took: timedelta = timedelta(), seat: str = "blue") -> str:
    """Write as a player, a letter that is read some time after it came; give the answer."""
    office.arrives(office.written(seat, text), received=office.house.now - took)
    office.works()
    return " ".join(office.text(seat).split())


def players(language: str) -> list[dict[str, object]]:
    """Seat both players, one of them with a language and a zone."""
    zone = ZONES.get(language, "Europe/Prague")
    boris: dict[str, object] = {"seat": "red", "name": "Boris", "address": ["red@players.test"], "language": "en"}
    anna: dict[str, object] = {"seat": "blue", "name": "Anna", "address": ["blue@players.test"]}
    return [boris, anna | {"language": language, "timezone": zone}]


@pytest.mark.parametrize("language", TOOK)
def test_the_answer_says_how_long_it_took_and_what_the_clock_shows(office: Office, language: str) -> None:
    """In the reader's language and zone, whatever language the word is of: it is noon in London."""
    other = opened(office, "ping1", start="first", seat=players(language))
    other.clock.set(office.house.now.replace(hour=12, minute=1, second=5))
    text = answered(other, took=timedelta(minutes=1, seconds=5))
    subject, took, clock = TOOK[language]
    assert all(said in text for said in (subject, took, clock))


@pytest.mark.parametrize(
    ("took", "said"),
    [
        (timedelta(), "less than a second"),
        (timedelta(seconds=-9), "less than a second"),
        (timedelta(seconds=1), "1 second"),
        (timedelta(hours=2, seconds=5), "2 hours"),
        (timedelta(days=1, hours=3, minutes=7), "1 day 3 hours"),
    ],
)
def test_how_long_it_took_in_two_units(office: Office, took: timedelta, said: str) -> None:
    """A mail server whose clock is ahead of ours does not make the answer come before the letter."""
    assert f"to this answer: {said} The clock" in answered(office, took=took)


def test_it_changes_nothing(office: Office) -> None:
    office.letter("blue", "1: up 2")
    before = office.answer("blue").revision
    answered(office)
    with reading(office.house.engine) as session:
        assert [row.revision for row in sheets.revisions(session, "rk4", 0, 1, "blue")] == [before]


def test_orders_beside_it_are_read(office: Office) -> None:
    office.letter("blue", "ping\n1: up 2")
    assert [mail.kind for mail in office.mails("blue")][-2:] == ["answer", "ping"]
    assert [line.echo for line in office.answer("blue").lines] == ["army 1: up 2"]


def test_in_a_trial_it_is_answered_too(office: Office) -> None:
    office.letter("blue", "test\nping\n1: up 2")
    assert [mail.kind for mail in office.mails("blue")][-2:] == ["answer", "ping"]


def test_before_the_game_it_is_answered_too(office: Office) -> None:
    other = opened(office, "ping1", start="referee", seat=players("en"))
    assert "The mail works" in answered(other)


def test_it_is_the_same_whatever_happens_in_the_game(office: Office) -> None:
    """It speaks of no other seat, no turn, no deadline: what red does between two of them changes nothing."""
    other = opened(office, "ping1", start="first", seat=players("en"))
    said = []
    for seat, text in (("blue", "ping"), ("red", "1: up 2"), ("blue", "ping")):
        other.letter(seat, text)
        said.append(other.said(other.mails("blue")[-1]))
    first, last = said[0], said[-1]
    assert isinstance(last, Notice)
    assert first == last
    assert [paragraph.id for paragraph in last.paragraphs] == ["ping-came", "ping-took", "ping-clock"]


@pytest.mark.parametrize("line", ["ping the enemy", "ping pong", "pings", "king", "ping: up 2", "stop"])
def test_other_lines_are_no_ping(office: Office, line: str) -> None:
    office.letter("blue", line)
    assert not office.mails("blue", "ping")


def test_the_referee_may_ask_among_other_things(office: Office) -> None:
    text = flat(writes(office, "ping\nstatus"))
    assert "“ping”" in text
    assert "From its arrival to this answer: less than a second" in text
    assert "The clock here says: Saturday, 21 November 2026" in text


@pytest.mark.parametrize("language", TOOK)
def test_the_referee_is_answered_in_his_language(office: Office, language: str) -> None:
    other = opened(office, "ping1", start="first", referee={"language": language}, seat=players("en"))
    assert TOOK[language][1].split(":")[0] in flat(writes(other, "ping"))
    with reading(other.house.engine) as session:
        assert not list(sheets.revisions(session, "ping1", 0, 1, SEAT))
