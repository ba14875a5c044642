"""Games played step by step: understandable heads, one report a round for those who ask for it, colours, seeds."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pbem.reports.briefing import Report
from tests.service.kit import Office
from tests.service.stepped_kit import STEPPED, card, duelling, waiting

EARLY = {"every_days": 3, "at": ["20:00"], "early": True, "early_seconds": 60}
GREEN = {"seat": "green", "name": "Clara", "address": ["green@players.test"], "language": "en"}
SEATS = [
    {"seat": "blue", "name": "Anna", "address": ["blue@players.test"], "language": "en"},
    {"seat": "red", "name": "Boris", "address": ["red@players.test"], "language": "cs"},
    GREEN,
]


@pytest.fixture
def three(office: Office) -> Office:
    """A duel of Blue, Red and Green; Blue challenges Red."""
    return duelling(office, STEPPED, seats=3, schedule=EARLY, seat=SEATS)


def played(office: Office, *seats: str) -> None:
    """Let seats move one after the other; Red's servant replies for it."""
    for seat in seats:
        if seat == "servant":
            office.later(hours=8)
        else:
            office.letter(seat, _form(office, seat))
            office.later(seconds=61)


def _form(office: Office, seat: str) -> str:
    address = f"{seat}@players.test"
    said = [office.said(mail) for mail in office.mails(address, "report")][-1]
    assert isinstance(said, Report)
    return said.form[0]


def green(office: Office) -> list[Report]:
    """Give all reports Green got."""
    said = [office.said(mail) for mail in office.mails("green@players.test", "report")]
    return [one for one in said if isinstance(one, Report)]


def test_a_report_is_headed_with_the_round_and_the_turn(three: Office) -> None:
    played(three, "blue")
    content = three.content(three.mails("red", "report")[-1])
    assert content.subject == "[duel] Two Fords — kolo 1, tah 1: karty jsou rozdané"
    assert "1. kolo: výsledky 1. tahu" in " ".join(content.text.split())


def test_an_answer_is_headed_with_the_round_too(three: Office) -> None:
    three.letter("blue", card(three, "blue"))
    subject = three.content(three.mails("blue", "answer")[-1]).subject
    assert "round 1, turn 1" in subject


def test_who_need_send_nothing_is_told_so_and_has_a_form_all_the_same(three: Office) -> None:
    content = three.content(three.mails("green@players.test", "report")[-1])
    assert "You need not send anything for turn 1" in content.text
    assert green(three)[-1].form
    assert [one.name for one in content.attachments] == ["report.json"]
    ours = three.content(three.mails("blue", "report")[-1])
    assert "Orders for turn 1 — by" in ours.text
    assert "deadline.ics" in [one.name for one in ours.attachments]


def test_everybody_hears_of_each_step_unless_they_ask_for_one_report_a_round(three: Office) -> None:
    played(three, "blue", "servant")
    assert len(green(three)) == 3


def test_one_report_a_round_tells_of_all_its_steps(three: Office) -> None:
    """Blue and Red duel: Green hears of it when its own reply is asked for, of everything at once."""
    three.letter("green", "rounds on", to=_address(three, "green"), sender="green@players.test")
    before = len(green(three))
    played(three, "blue")
    assert len(green(three)) == before
    played(three, "servant")
    assert len(green(three)) == before
    played(three, "red")
    assert len(green(three)) == before + 1
    told = green(three)[-1]
    assert told.since == 1
    assert {"duel-event-challenged", "duel-event-yielded"} <= _kinds(told)
    subject = three.content(three.mails("green@players.test", "report")[-1]).subject
    assert subject == "[duel] Two Fords — turns 1–3: Red yields to Blue."


def test_the_end_of_a_round_is_told_to_everybody(three: Office) -> None:
    """Blue waits no longer than to the end of the round, though nothing is asked of it then."""
    three.letter("blue", "rounds on")
    played(three, "blue", "servant", "red")
    count = len(three.mails("blue", "report"))
    three.letter("green", "yield", to=_address(three, "green"), sender="green@players.test")
    three.later(seconds=61)
    assert three.campaign().head_turn == 4
    assert len(three.mails("blue", "report")) == count + 1
    assert three.report("blue").since in (0, 3)


def test_a_step_that_concerns_a_player_is_told_at_once(three: Office) -> None:
    three.letter("blue", "rounds on")
    count = len(three.mails("blue", "report"))
    played(three, "blue")
    assert len(three.mails("blue", "report")) == count + 1
    assert three.report("blue").since == 0


@pytest.mark.parametrize("words", ["rounds on", "kola zapnout", "kolá zapnúť", "раунды вкл"])
def test_it_is_asked_for_in_every_language_and_ended_again(three: Office, words: str) -> None:
    three.letter("blue", words)
    assert three.notice("blue").subject.id == "rounds-on"
    three.letter("blue", "rounds off")
    assert three.notice("blue").subject.id == "rounds-off"
    three.letter("blue", "rounds")
    assert "“rounds on” or “rounds off”" in three.text("blue")


def test_where_a_turn_is_a_round_nothing_waits(office: Office) -> None:
    office.letter("blue", "rounds on")
    count = len(office.mails("blue", "report"))
    office.until("2026-11-21 20:00:01")
    assert len(office.mails("blue", "report")) == count + 1


def test_what_may_be_sent_besides_is_not_asked_back_for_the_age_of_a_report(three: Office) -> None:
    """Green answers its first report two steps later: a promise counts from any step on."""
    first = three.mails("green@players.test", "report")[0]
    played(three, "blue", "servant")
    reply = {"In-Reply-To": first.message_id}
    three.arrives(
        three.written("green", "promise red peace", to=_address(three, "green"), sender="green@players.test", **reply)
    )
    three.works()
    assert three.mails("green@players.test")[-1].kind == "answer"
    answer = three.said(three.mails("green@players.test")[-1])
    assert not answer.remarks  # type: ignore[union-attr]
    assert not answer.trial  # type: ignore[union-attr]


def test_seats_are_painted_in_the_colours_the_game_gives_them(three: Office) -> None:
    assert three.report("blue").heading.colour == "violet"
    three.letter("blue", "to red: Shall we?\n.")
    forwarded = three.said(three.mails("red")[-1])
    assert forwarded.paint == "violet"  # type: ignore[union-attr]


def test_seeds_are_hidden_where_the_options_say_so(three: Office) -> None:
    played(three, "blue")
    assert not three.report("blue").revealed


def test_seeds_are_shown_where_they_need_not_be_hidden(office: Office) -> None:
    duelling(office, STEPPED, schedule=EARLY)
    played(office, "blue")
    assert office.report("blue").revealed


def _address(office: Office, seat: str) -> str:
    return office.reply_to(seat)


def _kinds(report: Report) -> set[str]:
    """List the events a report tells of."""
    blocks = [block for section in report.brief.sections for block in section.blocks if block.kind == "news"]
    return {lead.id for block in blocks for _, lead, _ in block.items}


def test_a_step_after_quick_ones_is_due_as_soon_as_if_they_had_taken_their_time(three: Office) -> None:
    """Green moves a minute after the others, and has three days; not another three for each step that ran early."""
    played(three, "blue")
    three.later(hours=8)
    played(three, "red")
    due = waiting(three, "deadline")
    assert due is not None
    assert due - three.house.now <= timedelta(days=6)
