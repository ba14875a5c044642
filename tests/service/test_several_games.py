"""One player in two games: each mail names its game, quiet and digest are for all of them."""

from __future__ import annotations

import pytest

from tests.service.kit import Office
from tests.service.press_kit import opened

REMINDING = {"every_days": 1, "at": ["20:00"], "reminder_hours": 6}


@pytest.fixture
def two(office: Office) -> Office:
    """Blue plays in `rk4` and in `rk5`, where blue has met red; `rk5` reminds."""
    return opened(office, schedule=REMINDING)


def blue(office: Office, kind: str = "") -> list[tuple[str, str, str]]:
    return [(mail.campaign or "", mail.kind, mail.state) for mail in office.mails("blue", kind)]


def test_each_games_reminder_is_for_that_game_alone(two: Office) -> None:
    two.letter("blue", "\n".join(two.report("blue").form))
    two.until("2026-11-21 14:00:00")
    assert blue(two, "reminder") == []
    assert [mail.campaign for mail in two.mails("red@players.test", "reminder")] == ["rk5"]


def test_quiet_said_in_one_game_holds_in_both(two: Office) -> None:
    two.letter("blue", "quiet on")
    two.key = "rk4"
    two.letter("blue", "\n".join(two.report("blue").form))
    two.key = "rk5"
    two.until("2026-11-21 14:00:00")
    assert blue(two, "reminder") == []
    two.until("2026-11-21 20:00:01")
    assert [one[0] for one in blue(two, "report")].count("rk4") == 2


def test_a_letter_comes_to_the_quiet_too(two: Office) -> None:
    two.letter("blue", "quiet on")
    two.letter("red", "to blue: shall we talk?")
    assert blue(two, "press") == [("rk5", "press", "queued")]


def test_a_letter_before_the_deadline_does_not_wait_for_a_morning_after_it(two: Office) -> None:
    two.letter("blue", "digest on")
    two.letter("red", "to blue: shall we talk?")
    assert two.mails("blue", "press")[-1].not_before == two.house.now


def test_with_the_digest_letters_come_in_the_morning_each_by_itself(office: Office) -> None:
    """A letter in a digest could not be answered: the digest tells how both games stand."""
    two = opened(office, schedule={"every_days": 3, "at": ["20:00"]})
    two.letter("blue", "digest on")
    two.letter("red", "to blue: shall we talk?")
    assert f"{two.mails('blue', 'press')[-1].not_before:%d %H:%M}" == "22 08:00"


def test_a_digest_tells_how_both_games_stand(office: Office) -> None:
    two = opened(office, schedule={"every_days": 3, "at": ["20:00"], "reminder_hours": 66})
    two.letter("blue", "digest on")
    two.until("2026-11-22 04:00:00")
    two.until("2026-11-22 08:00:01")
    assert blue(two, "reminder") == [("rk5", "reminder", "sent")]
    (digest,) = two.mails("blue", "daily-digest")
    said = " ".join(two.content(digest).text.split())
    assert "“Two Fords”: turn 2" in said
    assert "“Four Winds”: turn 1" in said


def test_a_reminder_does_not_wait_for_a_digest_after_its_deadline(two: Office) -> None:
    two.letter("blue", "digest on")
    two.until("2026-11-21 14:00:00")
    assert blue(two, "reminder") == [("rk5", "reminder", "queued")]


def test_a_proposal_comes_at_once_and_names_its_game(two: Office) -> None:
    two.letter("blue", "digest on")
    two.letter("red", "propose to blue alliance for 3 turns, non-aggression")
    told = [mail for mail in two.mails("blue") if mail.campaign == "rk5" and mail.kind not in ("report", "digest")]
    assert len(told) == 1
    assert "[rk5]" in two.content(told[0]).subject
