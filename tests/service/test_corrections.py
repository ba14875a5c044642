"""A line asked back: the early run waits for its correction so long, and only who holds it up is told."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pbem.store.engine import writing
from pbem.store.repository import seats as seat_rows
from pbem.store.repository import sheets
from tests.service.kit import NOON, Office
from tests.service.referee_mail_kit import writes
from tests.service.stepped_kit import card, waiting
from tests.service.test_time import extended, paused, resumed, started
from tests.service.test_windows import challenged

FAIR = "army 1: stay"
HALF = "army 1: stay\narmy 2: dance"
RED = "armáda 1: zůstaň"
SOON = {"early_seconds": 30, "correction_minutes": 20}


def remarks(office: Office, seat: str) -> list[str]:
    return [words.id for words in office.answer(seat).remarks]


def test_the_turn_waits_for_a_correction_so_long_and_no_longer(office: Office) -> None:
    """Blue is told until when, in the zone of the seat; Red, who sends orders last, is told nothing."""
    started(office, **SOON)
    with writing(office.house.engine) as session:
        blue = seat_rows.get(session, "fast", "blue")
        assert blue is not None
        blue.zone = "Europe/Prague"
    office.letter("blue", HALF)
    assert "wait until Saturday, 21 November 2026, 13:20" in " ".join(office.text("blue").split())
    office.letter("red", RED)
    assert not office.answer("red").remarks
    office.until("2026-11-21 12:19:59")
    assert office.campaign().head_turn == 0
    office.until("2026-11-21 12:20:00")
    assert office.campaign().head_turn == 1


def test_a_correction_in_time_is_played(office: Office) -> None:
    started(office, **SOON)
    office.letter("blue", HALF)
    office.letter("red", RED)
    office.later(minutes=19)
    office.letter("blue", "army 2: stay")
    assert remarks(office, "blue") == ["remark-early"]
    assert waiting(office, "correction") is None
    office.later(seconds=31)
    assert office.campaign().head_turn == 1


def test_without_a_word_in_the_file_it_is_an_hour(office: Office) -> None:
    started(office, early=True)
    office.letter("blue", HALF)
    office.letter("red", RED)
    assert waiting(office, "correction") == NOON + timedelta(hours=1)


def test_no_minutes_is_no_wait_but_the_time_to_think_again(office: Office) -> None:
    started(office, early_seconds=30, correction_minutes=0)
    office.letter("red", RED)
    office.letter("blue", HALF)
    office.later(seconds=31)
    assert office.campaign().head_turn == 1


def test_asking_again_and_again_does_not_put_the_turn_off(office: Office) -> None:
    """The time begins with the first letter that was asked back, and new with one after all was clear."""
    started(office, **SOON)
    office.letter("red", RED)
    office.letter("blue", HALF)
    first = waiting(office, "correction")
    office.later(minutes=9)
    office.letter("blue", "army 1: left 1\narmy 2: sing")
    assert waiting(office, "correction") == first
    office.later(minutes=9)
    office.letter("blue", "army 2: hum")
    assert waiting(office, "correction") == first
    office.letter("blue", "army 2: stay")
    office.letter("blue", "army 1: fly")
    assert waiting(office, "correction") == office.house.now + timedelta(minutes=20)


def test_a_line_asked_back_long_ago_holds_nobody_up(office: Office) -> None:
    """Red, who comes last, is told what is told when all is clear."""
    started(office, **SOON)
    office.letter("blue", HALF)
    office.later(hours=2)
    office.letter("red", RED)
    assert remarks(office, "red") == ["remark-early"]
    office.letter("blue", "army 2: sing")
    assert remarks(office, "blue") == ["remark-early", "remark-correction-over"]
    office.later(seconds=31)
    assert office.campaign().head_turn == 1


def test_who_has_no_order_that_stands_is_waited_for_until_the_deadline_and_told_so(office: Office) -> None:
    started(office, **SOON)
    office.letter("red", RED)
    office.letter("blue", "army 2: dance")
    assert remarks(office, "blue") == ["remark-correction-deadline"]
    assert "21 November 2026, 20:00" in " ".join(office.text("blue").split())
    office.later(hours=2)
    assert office.campaign().head_turn == 0


def test_what_is_told_does_not_depend_on_whether_others_are_ready(office: Office) -> None:
    """Else a mistake on purpose would ask who is awaited still."""
    heard = []
    for key, first in (("fast", ""), ("sure", RED)):
        office.key = key
        office.start(key=key, schedule={"every_days": 1, "at": ["20:00"], **SOON})
        if first:
            office.letter("red", first)
        office.letter("blue", HALF)
        heard.append(office.answer("blue").remarks)
    assert heard[0] == heard[1]


def test_where_no_turn_runs_early_nothing_is_said_of_it(office: Office) -> None:
    office.letter("blue", HALF)
    assert not office.answer("blue").remarks
    assert not office.report("blue").early


def test_on_trial_nothing_is_waited_for(office: Office) -> None:
    started(office, **SOON)
    office.letter("red", RED)
    office.letter("blue", f"test\n{HALF}")
    assert not any(id.startswith("remark-correction") for id in remarks(office, "blue"))
    assert waiting(office, "correction") is None


def test_status_says_it_to_who_holds_the_turn_up_alone(office: Office) -> None:
    started(office, **SOON)
    office.letter("red", RED)
    office.letter("red", "stav")
    before = office.text("red")
    office.letter("blue", HALF)
    office.letter("red", "stav")
    assert office.text("red") == before
    office.letter("blue", "status")
    assert "wait for it until Saturday, 21 November 2026, 12:20" in " ".join(office.text("blue").split())


def test_status_says_when_the_time_is_up(office: Office) -> None:
    started(office, **SOON)
    office.letter("blue", HALF)
    office.later(hours=1)
    office.letter("blue", "status")
    assert "we no longer wait for it" in " ".join(office.text("blue").split())


def test_the_wait_is_never_longer_than_the_deadline(office: Office) -> None:
    started(office, early_seconds=30, correction_minutes=600)
    office.letter("red", RED)
    office.letter("blue", HALF)
    assert remarks(office, "blue") == ["remark-correction-deadline"]
    assert waiting(office, "correction") is None


def test_neither_does_it_end_in_the_first_hours_of_a_turn(office: Office) -> None:
    started(office, earliest_hours=4, **SOON)
    office.letter("red", RED)
    office.letter("blue", HALF)
    assert "16:00" in office.text("blue")
    office.until("2026-11-21 15:59:59")
    assert office.campaign().head_turn == 0
    office.until("2026-11-21 16:00:00")
    assert office.campaign().head_turn == 1


def test_who_put_the_deadline_off_put_this_off_as_well(office: Office) -> None:
    started(office, **SOON)
    office.letter("red", RED)
    office.letter("blue", HALF)
    extended(office, NOON + timedelta(days=2))
    office.later(hours=3)
    assert office.campaign().head_turn == 0


def test_a_pause_stops_it(office: Office) -> None:
    started(office, **SOON)
    office.letter("red", RED)
    office.letter("blue", HALF)
    paused(office)
    office.later(minutes=30)
    assert office.campaign().head_turn == 0
    resumed(office)
    office.works()
    assert office.campaign().head_turn == 1


def test_the_referee_may_play_at_once_or_write_the_line_himself(office: Office) -> None:
    started(office, **SOON)
    office.letter("red", RED)
    office.letter("blue", HALF)
    writes(office, "enter blue because he telephoned:\narmy 2: stay\n.")
    assert waiting(office, "correction") is None
    assert waiting(office, "early") == NOON + timedelta(seconds=30)


def test_a_sheet_of_an_earlier_release_is_waited_for_from_the_time_it_was_kept(office: Office) -> None:
    started(office, **SOON)
    office.letter("blue", HALF)
    with writing(office.house.engine) as session:
        sheet = sheets.last_of(session, "fast", 0, 1, "blue")
        assert sheet is not None
        sheet.asked_at = None
    office.later(minutes=5)
    office.letter("red", RED)
    assert waiting(office, "correction") == NOON + timedelta(minutes=20)


def test_a_reply_in_mid_turn_is_waited_for_as_well(office: Office) -> None:
    """Blue is told; when all replies are in is told to nobody."""
    challenged(office, "blue")
    others = len(office.mails("red"))
    office.letter("blue", f"{card(office, 'blue')}\nplay zzz")
    assert remarks(office, "blue") == ["remark-correction"]
    assert waiting(office, "correction") == office.house.now + timedelta(hours=1)
    assert len(office.mails("red")) == others
    before = office.campaign().head_turn
    office.later(hours=1)
    assert office.campaign().head_turn == before + 1


def test_the_first_report_says_that_turns_may_run_early_and_no_other_does(office: Office) -> None:
    started(office, **SOON)
    first = office.content(office.mails("blue", "report")[-1])
    assert "We may play before the deadline" in " ".join(first.text.split())
    assert "We may play before the deadline" in first.html
    office.letter("blue", FAIR)
    office.letter("red", RED)
    office.later(seconds=31)
    assert office.campaign().head_turn == 1
    assert "before the deadline" not in office.content(office.mails("blue", "report")[-1]).text


@pytest.mark.parametrize("minutes", [-1, 20000])
def test_a_time_that_makes_no_sense_is_told_when_the_file_is_read(office: Office, minutes: int) -> None:
    with pytest.raises(Exception, match="correction_minutes"):
        started(office, early=True, correction_minutes=minutes)
