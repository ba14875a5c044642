"""The clock that is told the time, the spool of mails, parts of positions against the whole."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from email.message import EmailMessage
from pathlib import Path

import pytest

from pbem.testing.clock import ToldClock
from pbem.testing.differences import differences
from pbem.testing.spool import Spool

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def test_the_clock_stands_still_until_told() -> None:
    clock = ToldClock(NOON)
    assert clock.now() == clock.now() == NOON
    clock.advance(timedelta(days=1, minutes=5))
    assert clock.now() == datetime(2026, 3, 2, 12, 5, tzinfo=UTC)


def test_the_clock_shows_utc() -> None:
    clock = ToldClock(datetime(2026, 3, 1, 13, tzinfo=timezone(timedelta(hours=1))))
    assert (clock.now(), clock.now().tzinfo) == (NOON, UTC)


def test_a_time_without_a_zone_is_none() -> None:
    with pytest.raises(ValueError, match="without a zone"):
        ToldClock(datetime(2026, 3, 1))  # noqa: DTZ001 - the mistake this is about


def mail(text: str) -> bytes:
    message = EmailMessage()
    message["Subject"] = text
    message.set_content(text)
    return message.as_bytes()


def test_the_spool_keeps_mails_in_order_by_recipient(tmp_path: Path) -> None:
    spool = Spool(tmp_path / "mails")
    spool.keep("Anna@Example.org", mail("one"))
    spool.keep("ben+t1.red@example.org", mail("two"))
    spool.keep("anna@example.org", mail("three"))
    assert [path.name for path in spool.files()] == [
        "0001-anna@example.org.eml",
        "0002-ben+t1.red@example.org.eml",
        "0003-anna@example.org.eml",
    ]
    assert [one["Subject"] for one in spool.mails("anna@example.org")] == ["one", "three"]
    assert [one["Subject"] for one in Spool(tmp_path / "mails").mails()] == ["one", "two", "three"]


def test_the_spool_writes_no_file_outside_its_folder(tmp_path: Path) -> None:
    assert Spool(tmp_path).keep("../../evil/x", b"").parent == tmp_path


WHOLE = {
    "turn": 3,
    "armies": {"red": ["1 F5 12", "2 A1 10"], "blue": []},
    "duels": [{"by": "red", "won": True}, {"by": "blue", "won": False}],
}


@pytest.mark.parametrize(
    "part",
    [
        {},
        {"turn": 3},
        {"armies": {"red": ["2 A1 10", "1 F5 12"]}},
        {"armies": {"red": ["1 F5 12", "*"]}},
        {"armies": {"blue": [], "green": []}},
        {"duels": [{"by": "red"}, {"won": False}]},
        {"duels": [{"by": "blue"}, "*"]},
        {"treaties": {}},
    ],
)
def test_a_part_that_is_contained(part: object) -> None:
    assert differences(part, WHOLE) == ()


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ({"turn": 4}, ("position.turn: expected 4, found 3",)),
        ({"winner": "red"}, ("position.winner: expected 'red', found None",)),
        (
            {"armies": {"red": ["1 F5 13", "2 A1 10"]}},
            (
                "position.armies.red: expected '1 F5 13', which is not there",
                "position.armies.red: found '1 F5 12', which was not expected",
            ),
        ),
        ({"armies": {"red": ["1 F5 12"]}}, ("position.armies.red: found '2 A1 10', which was not expected",)),
        ({"armies": {"green": ["*", "x", "*"]}}, None),
        ({"duels": [{"by": "green"}, "*"]}, ("position.duels: expected {'by': 'green'}, which is not there",)),
        ({"duels": [{"won": 1}, "*"]}, ("position.duels: expected {'won': 1}, which is not there",)),
    ],
)
def test_a_part_that_is_not_contained(part: object, said: tuple[str, ...] | None) -> None:
    found = differences(part, WHOLE)
    assert found == said if said else found
