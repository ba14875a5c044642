"""Lines nobody understands (`unclear = "hold for referee"`): held, told, judged, overtaken, void."""

from __future__ import annotations

import pytest

from pbem.core.problems import Severity
from pbem.mail.commands import verdicts
from pbem.store import tables
from pbem.store.engine import reading
from pbem.store.repository import judgements
from tests.service.joining_kit import opened
from tests.service.kit import Office
from tests.service.referee_mail_kit import REFEREE, flat, replies, writes

HOLD = {"unclear": "hold for referee"}
SEATS = [
    {"seat": "red", "name": "Boris", "address": ["red@players.test"], "language": "en"},
    {"seat": "blue", "name": "Anna", "address": ["blue@players.test"], "language": "ru"},
]
DANCE = "army 2 dances over the hills"


@pytest.fixture
def court(office: Office) -> Office:
    """A campaign whose referee judges what nobody understands."""
    return opened(office, "court1", referee=HOLD, seat=SEATS)


def lines(office: Office) -> list[tuple[str, str]]:
    """List all held lines with their state, the earliest first."""
    with reading(office.house.engine) as session:
        return [(one.words, one.state) for one in reversed(judgements.listing(session, office.key))]


def number(office: Office) -> int:
    """Give the number of the last held line."""
    with reading(office.house.engine) as session:
        return judgements.listing(session, office.key)[0].id or 0


def test_the_player_hears_that_the_line_is_before_the_referee(court: Office) -> None:
    court.letter("red", f"army 1: stay\n{DANCE}")
    text = flat(court.text("red"))
    assert "Waiting for the referee" in text
    assert "Still to correct" not in text
    assert court.answer("red").lines[0].accepted


def test_the_referee_gets_one_mail_a_letter_with_seat_line_problem_and_how_to_judge(court: Office) -> None:
    court.letter("red", f"{DANCE}\narmy 3 sings")
    mails = court.mails(REFEREE, "referee-lines-held")
    assert len(mails) == 1
    text = flat(court.text(REFEREE))
    assert "from Red" in text
    assert DANCE in text
    assert "advances" in text, "what it may have meant"
    assert f"judge {number(court) - 1} read as:" in text


def test_what_the_rules_refuse_and_mistyped_words_are_asked_back_as_ever(court: Office) -> None:
    court.letter("red", "army 9: stay\nstatsu")
    assert not lines(court)
    assert not court.mails(REFEREE)


def test_without_the_option_lines_are_asked_back(office: Office) -> None:
    office.letter("red", DANCE)
    assert not lines(office)
    assert not office.mails(REFEREE)


def test_a_trial_holds_nothing_and_says_what_it_would(court: Office) -> None:
    court.letter("red", f"test\n{DANCE}")
    assert "before the referee" in flat(court.text("red"))
    assert not lines(court)
    assert not court.mails(REFEREE)


def test_read_as_becomes_the_players_order_and_the_player_gets_a_new_answer(court: Office) -> None:
    court.letter("red", f"army 1: stay\n{DANCE}")
    assert "is read as: army 2: up 3" in flat(writes(court, f"judge {number(court)} read as: army 2: up 3"))
    answer = court.answer("red")
    assert [(line.words, line.echo) for line in answer.lines if line.line == 2] == [(DANCE, "army 2: up 3")]
    assert "The referee has read your line 2" in flat(court.text("red"))
    assert lines(court) == [(DANCE, "read")]
    court.until("2026-11-21 20:00:01")
    report = next(mail for mail in reversed(court.mails("red", "report")) if mail.campaign == court.key)
    assert "O17" in court.content(report).text


def test_a_reading_the_seat_could_not_order_changes_nothing(court: Office) -> None:
    court.letter("red", DANCE)
    text = flat(writes(court, f"judge {number(court)} read as: army 77: up 3"))
    assert "cannot be an order of that seat" in text
    assert "You have no army 77" in text
    assert lines(court) == [(DANCE, "held")]


def test_ask_and_reject_in_his_words(court: Office) -> None:
    court.letter("red", f"{DANCE}\narmy 3 sings")
    last = number(court)
    writes(court, f"judge {last - 1} ask which hills do you mean?\njudge {last} reject armies cannot sing")
    first, second = (flat(court.content(mail).text) for mail in court.mails("red", "answer")[-2:])
    assert "which hills do you mean?" in first
    assert "dances" in first
    assert "does not count" in second
    assert "armies cannot sing" in second
    assert [state for _, state in lines(court)] == ["asked", "rejected"]


def test_a_line_is_judged_once(court: Office) -> None:
    court.letter("red", DANCE)
    writes(court, f"judge {number(court)} reject")
    assert "it was rejected" in flat(writes(court, f"judge {number(court)} read as: army 2: up 3"))
    assert "no held line 999" in flat(writes(court, "judge 999 reject"))
    assert "What is to become of the line?" in flat(writes(court, f"judge {number(court)} hmm"))


def test_a_line_of_another_campaign_cannot_be_judged(court: Office, office: Office) -> None:
    court.letter("red", DANCE)
    assert "no held line" in flat(writes(office, f"judge {number(court)} reject"))
    assert lines(court) == [(DANCE, "held")]


def test_a_later_letter_about_the_same_makes_it_void(court: Office) -> None:
    court.letter("red", DANCE)
    court.letter("red", "army 2: stay")
    assert lines(court) == [(DANCE, "void")]


def test_a_later_letter_about_something_else_leaves_it(court: Office) -> None:
    court.letter("red", DANCE)
    court.letter("red", "army 3: stay")
    assert lines(court) == [(DANCE, "held")]


def test_the_later_letter_wins_even_when_only_the_reading_shows_what_the_line_is_about(court: Office) -> None:
    court.letter("red", "my bravest men shall dance northwards")
    court.letter("red", "army 2: stay")
    held = number(court)
    assert "what came later counts" in flat(writes(court, f"judge {held} read as: army 2: up 3"))
    assert court.answer("red").lines[0].echo == "army 2: stay"
    assert [state for _, state in lines(court)] == ["void"]


@pytest.mark.parametrize("words", ["cancel", "cancel 2", "cancel army 2"])
def test_cancel_makes_it_void(court: Office, words: str) -> None:
    court.letter("red", f"army 1: stay\n{DANCE}")
    court.letter("red", words)
    assert lines(court) == [(DANCE, "void")]
    assert not any(line.refused for line in court.answer("red").lines)


def test_the_same_line_again_is_one_line(court: Office) -> None:
    court.letter("red", DANCE)
    court.letter("red", f"{DANCE}\narmy 1: stay")
    assert lines(court) == [(DANCE, "held")]
    assert len(court.mails(REFEREE, "referee-lines-held")) == 1
    assert "Waiting for the referee" in flat(court.text("red"))


def test_undecided_at_the_deadline_the_turn_runs_without_the_line(court: Office) -> None:
    court.letter("red", f"army 1: stay\n{DANCE}")
    held = number(court)
    court.until("2026-11-21 20:00:01")
    assert court.campaign().head_turn == 1
    assert lines(court) == [(DANCE, "void")]
    assert "is void" in flat(writes(court, f"judge {held} read as: army 2: up 3"))


def test_the_referee_is_reminded_once_before_the_deadline(court: Office) -> None:
    court.letter("red", DANCE)
    court.until("2026-11-21 15:59:00")
    assert len(court.mails(REFEREE, "referee-lines-wait")) == 0
    court.until("2026-11-21 16:01:00")
    assert len(court.mails(REFEREE, "referee-lines-wait")) == 1
    court.letter("red", "army 4 whistles")
    court.until("2026-11-21 19:59:00")
    assert len(court.mails(REFEREE, "referee-lines-wait")) == 1
    assert "reminded only this once" in flat(court.content(court.mails(REFEREE, "referee-lines-wait")[0]).text)


def test_nobody_is_reminded_of_what_has_been_judged(court: Office) -> None:
    court.letter("red", DANCE)
    writes(court, f"judge {number(court)} reject")
    court.until("2026-11-21 19:59:00")
    assert not court.mails(REFEREE, "referee-lines-wait")


def test_an_early_run_waits_for_a_held_line_as_for_one_that_is_asked_back(office: Office) -> None:
    """Whom we wait for must not leak: the others see no difference between the two."""
    soon = {"every_days": 1, "at": ["20:00"], "early_seconds": 60}
    held = opened(office, "early1", referee=HOLD, seat=SEATS, schedule=soon)
    asked = opened(office, "early2", seat=SEATS_ELSEWHERE, schedule=soon)
    for each, domain in ((held, "players.test"), (asked, "else.test")):
        each.letter("red", f"army 1: stay\n{DANCE}", sender=f"red@{domain}")
        each.letter("blue", "отряд 1: стоять", sender=f"blue@{domain}")
    held.later(minutes=5)
    assert (held.campaign().head_turn, asked.campaign().head_turn) == (0, 0)
    one = held.content(held.mails("blue")[-1]).text
    other = held.content(office.mails("blue@else.test")[-1]).text.replace("early2", "early1")
    assert one.splitlines()[:-3] == other.splitlines()[:-3], "but for the code at the end"
    writes(held, f"judge {number(held)} read as: army 2: up 3")
    held.later(minutes=5)
    assert held.campaign().head_turn == 1


SEATS_ELSEWHERE = [{**seat, "address": [seat["address"][0].replace("players", "else")]} for seat in SEATS]


def test_a_letter_bomb_of_nonsense_is_bounded(court: Office) -> None:
    court.letter("red", "\n".join(f"2 zzz{n} blub quak" for n in range(60)))
    assert len(lines(court)) == 10
    for _ in range(5):
        court.letter("red", "\n".join(f"2 yyy{n} {_} blub quak" for n in range(60)))
    assert len(lines(court)) == 30
    refused = court.answer("red").lines
    assert all(any(p.severity is Severity.ERROR for p in line.problems) for line in refused)


def test_the_player_sees_no_number_that_counts_up(court: Office) -> None:
    """The number of a held line counts all held lines of the host: a player could tell how many others have."""
    court.letter("red", DANCE)
    assert '"id"' not in court.mails("red", "answer")[-1].briefing
    assert not any(problem.facts for line in court.answer("red").lines for problem in line.problems)


def test_the_status_lists_them(court: Office) -> None:
    court.letter("red", DANCE)
    assert DANCE in flat(writes(court, "status"))
    assert DANCE in flat(writes(court, "judgements"))
    writes(court, "run now because everybody agreed")
    assert "1 line still waits" in flat(court.content(court.mails(REFEREE, "ask-referee")[-1]).text) or "One line" in (
        flat(court.content(court.mails(REFEREE, "ask-referee")[-1]).text)
    )
    replies(court)


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("ru", "решить {n} читать как: отряд 2: вверх 3", "читается как: отряд 2: вверх 3"),
        ("cs", "posoudit {n} číst jako: oddíl 2: nahoru 3", "se čte jako: oddíl 2: nahoru 3"),
        ("sk", "posúdiť {n} čítať ako: oddiel 2: hore 3", "sa číta ako: oddiel 2: hore 3"),
        ("cs", "posoudit {n} zeptat se který kopec?", "se ptáme na řádek"),
        ("ru", "решить {n} отклонить", "не учитывается"),
        ("sk", "judge {n} read as: army 2: up 3", "sa číta ako"),
    ],
)
def test_he_judges_in_his_language(office: Office, language: str, line: str, told: str) -> None:
    court = opened(office, "court2", referee={**HOLD, "language": language}, seat=SEATS)
    court.letter("red", DANCE)
    assert told in flat(writes(court, line.format(n=number(court))))
    assert "referee" in flat(court.text("red")), "the player is told in his own"


def test_verdicts() -> None:
    assert verdicts.read("read as: army 1: up 3") == ("read", "army 1: up 3")
    assert verdicts.read("as army 1: up") == ("read", "army 1: up")
    assert verdicts.read("reject") == ("reject", "")
    assert verdicts.read("read as:") is None
    assert verdicts.read("ponder") is None


def test_states_of_the_table_are_those_the_code_knows() -> None:
    assert set(tables.JudgementState.__args__) == {"held", "read", "asked", "rejected", "void"}  # type: ignore[attr-defined]
