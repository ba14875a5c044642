"""What the referee writes: every word, several in one letter, a reason for what changes something, a yes beside it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pbem.mail.commands.referee import WORDS, read
from pbem.reports.briefing import Report
from pbem.service.commands import REFEREE as TABLE
from pbem.store.engine import reading
from pbem.store.repository import events, people, seats
from tests.service.joining_kit import opened
from tests.service.kit import Office
from tests.service.referee_mail_kit import REFEREE, asked, flat, replies, writes


def last(office: Office) -> tuple[str, str]:
    """Give kind and reason of the referee's last act in the log."""
    with reading(office.house.engine) as session:
        entry = next(one for one in events.of_campaign(session, office.key) if one.who == "referee")
        return entry.kind, json.loads(entry.payload).get("reason", "")


def player(office: Office, seat: str) -> str:
    """Give the address of whoever has a seat."""
    with reading(office.house.engine) as session:
        row = seats.get(session, office.key, seat)
        assert row is not None
        return (people.address_of(session, row.person) or "") if row.person else ""


def test_every_word_has_a_deed() -> None:
    assert {one.key for one in WORDS} == set(TABLE)


def test_no_word_means_two_things() -> None:
    said = [(word, one.key) for one in WORDS for spoken in one.words.values() for word in spoken]
    assert all(read("Re: x", [(1, f"{word} red 1 a@b.test")]) for word, _ in said)
    twice = {word for word, key in said for other, another in said if word == other and key != another}
    seats = {"report", "отчёт", "zpráva", "správa"}
    assert twice == seats | {"withdraw"}, "with a seat behind it, it is that seat's; with a code an invitation's"


def test_several_words_of_one_letter_are_answered_in_one_mail(office: Office) -> None:
    text = flat(writes(office, "status\norders\nlog\nhelp"))
    assert all(head in text for head in ("“status”", "“orders”", "“log”", "“help”"))
    assert len(office.mails(REFEREE)) == 1


@pytest.mark.parametrize("line", ["pause", "hold", "extend 24", "undo", "rerun", "end", "run now", "remove red"])
def test_what_changes_something_needs_a_reason(office: Office, line: str) -> None:
    assert f"{line} because" in flat(writes(office, line))
    assert office.campaign().state == "running"
    assert not office.mails(REFEREE, "ask-referee")


def test_a_reason_on_a_line_of_its_own_is_for_the_whole_letter(office: Office) -> None:
    writes(office, "extend 24\nhold\nreason: a storm")
    assert last(office) == ("held", "a storm")


def test_pause_until_resume_extend_hold_release(office: Office) -> None:
    assert "27 December 2026" in flat(writes(office, "pause until 27 December because of Christmas"))
    assert office.campaign().state == "paused"
    writes(office, "resume because we are back")
    assert "22 November 2026" in flat(writes(office, "extend 24 hours because of snow"))
    assert "30 November 2026, 18:30" in flat(writes(office, "extend until 2026-11-30 18:30 because of ice"))
    assert last(office) == ("extended", "ice")
    writes(office, "hold because the map is wrong")
    assert office.campaign().state == "held"
    assert "held: the map is wrong" in flat(writes(office, "status"))
    writes(office, "release because it is mended")
    assert office.campaign().state == "running"


def test_a_held_campaign_reads_nobody_but_the_referee(office: Office) -> None:
    writes(office, "hold because of a fault")
    office.letter("red", "army 1: stay")
    assert not office.mails("red", "answer")
    writes(office, "release because it is mended")
    assert office.mails("red", "answer")


def test_start(office: Office) -> None:
    other = opened(office, "start1", start="referee")
    assert "begun" in flat(writes(other, "start because everybody is here"))
    assert other.campaign().state == "running"
    assert "already started" in flat(writes(other, "start because again"))


def test_run_now_is_asked_back_and_names_who_is_silent(office: Office) -> None:
    office.letter("red", "army 1: stay")
    writes(office, "run now because everybody agreed")
    question = flat(office.content(asked(office)).text)
    assert "No orders from: Blue." in question
    assert "everybody agreed" in question
    assert "Turn 2 is awaited" in flat(replies(office))
    assert len(office.mails("red", "report")) == 2


def test_a_no_leaves_everything(office: Office) -> None:
    writes(office, "end because I am tired")
    assert "Nothing was done" in flat(replies(office, "no"))
    assert office.campaign().state == "running"


def test_what_was_asked_before_the_turn_ran_is_asked_again(office: Office) -> None:
    """The state must not have moved: undoing turn 2 when turn 1 was meant would be a disaster."""
    writes(office, "end because I am tired")
    question = asked(office)
    office.later(days=1)
    assert office.campaign().head_turn == 1
    assert "gone on since" in flat(replies(office, mail=question))
    assert office.campaign().state == "running"
    assert "is over after turn" in flat(replies(office))
    assert office.campaign().state == "ended"


def test_try_shows_events_and_throws_to_him_alone(office: Office) -> None:
    text = flat(writes(office, "try"))
    assert "dry run of turn 1" in text
    assert "capital" in text
    assert office.campaign().head_turn == 0
    assert not office.mails("red", "referee-word")


def test_preview_is_the_report_of_the_seat_under_his_own_code(office: Office) -> None:
    writes(office, "preview red")
    mail = office.mails(REFEREE, "preview")[-1]
    said = office.said(mail)
    assert isinstance(said, Report)
    assert (said.heading.seat, said.heading.language) == ("red", "cs")
    assert said.heading.reply_to != office.reply_to("red"), "the code of the seat is nobody's but the player's"
    assert office.report("red").brief == said.brief


def test_enter_with_lines_below_and_on_the_line(office: Office) -> None:
    text = flat(writes(office, "enter red because he telephoned:\narmy 1: stay\narmy 99: stay\n.\nstatus"))
    assert "army 99: stay" in text
    assert "without the lines named here" in text
    assert "“status”" in text
    assert last(office) == ("entered", "he telephoned")
    assert "army 2: stay" in flat(writes(office, "enter red: army 2: stay because he telephoned again"))
    assert not office.mails("red", "answer")


def test_say_to_all_and_to_one(office: Office) -> None:
    writes(office, "say The deadline stands.\nsay red: Only for you,\nsay:\nTwo lines\nfor all\n.")
    assert len(office.mails("blue", "referee-word")) == 2
    assert len(office.mails("red", "referee-word")) == 3
    assert "Two lines" in office.text("blue")


def test_the_players_are_told_why_when_he_says_so(office: Office) -> None:
    writes(office, "extend 24 because of the storm")
    assert not office.mails("red", "referee-word")
    writes(office, "extend 24 tell because of the storm")
    assert "the storm" in office.text("red")


def test_add_replace_remove(office: Office) -> None:
    other = opened(office, "seats1", start="referee")
    writes(other, "add red: Olga <olga@away.test>, language cs, zone Europe/Prague because she asked")
    assert player(other, "red") == "olga@away.test"
    assert "taken" in flat(writes(other, "add red: Ivan ivan@away.test because he asked"))
    writes(other, "replace red by Ivan <ivan@away.test> because Olga left")
    assert "Olga would lose the seat" in flat(other.content(asked(other)).text)
    replies(other)
    assert player(other, "red") == "ivan@away.test"
    writes(other, "remove red because he is rude")
    replies(other)
    assert player(other, "red") == ""
    assert "he is rude" in other.text("ivan@away.test")


def test_addresses_of_a_seat(office: Office) -> None:
    assert "red@players.test" in writes(office, "addresses red")
    assert "because" in writes(office, "addresses red add boris@home.test")
    assert "boris@home.test is registered" in flat(writes(office, "addresses red add boris@home.test because he moved"))
    writes(office, "addresses red first boris@home.test because he moved")
    assert player(office, "red") == "boris@home.test"
    assert "no longer" in flat(writes(office, "addresses red remove red@players.test because he moved"))
    assert "belongs to another" in flat(writes(office, "addresses red add blue@players.test because he moved"))


def test_away_and_back(office: Office) -> None:
    assert "20 December 2026" in flat(writes(office, "away red 20 December to 27 December because he rang"))
    assert "not away any more" in flat(writes(office, "away red none because he is back"))
    assert "no days booked" in flat(writes(office, "away red none because he is back"))


def test_renew_a_seat(office: Office) -> None:
    before = office.reply_to("red")
    writes(office, "renew red because it was shown around")
    assert office.reply_to("red") != before


def test_the_overview_and_the_position_and_the_archive(office: Office) -> None:
    text = flat(writes(office, "overview\nposition\narchive\njudgements"))
    assert "Osetra U16 red" in text
    assert "not over" in text
    assert office.mails(REFEREE, "referee-report")


def test_a_seat_nobody_knows_and_a_time_nobody_can_read(office: Office) -> None:
    text = flat(writes(office, "preview purple\nextend 3 fortnights because x\naway red 99.99. because y"))
    assert "No seat is called “purple”" in text
    assert text.count("no time or day we can read") == 2


def test_an_order_form_sent_by_mistake(office: Office) -> None:
    """He played himself once, or answered the wrong mail: nothing of it counts, and he learns how to enter it."""
    form = "\n".join(office.report("red").form)
    token = office.report("red").heading.token
    text = flat(writes(office, f"# {token}\n{form}\nend"))
    assert "order form of Red" in text
    assert "enter red" in text
    assert not office.mails(REFEREE, "ask-referee")
    with reading(office.house.engine) as session:
        from pbem.store.repository import sheets

        assert not sheets.last(session, "rk4", 0, 1)


def test_orders_without_a_form_are_not_carried_out(office: Office) -> None:
    text = flat(writes(office, "army 1: stay because I say"))
    assert "“army 1: stay because I say”" in text
    with reading(office.house.engine) as session:
        from pbem.store.repository import sheets

        assert not sheets.last(session, "rk4", 0, 1)


def test_nonsense_and_an_empty_letter_bring_the_list(office: Office) -> None:
    assert "neither one of your words" in flat(writes(office, "make me a sandwich"))
    assert "There was nothing to do" in flat(writes(office, ""))


def test_what_he_quotes_is_not_carried_out(office: Office) -> None:
    text = writes(office, "status\n\nOn Saturday the service wrote:\n> hold because I may\n> run now")
    assert "HOLD" not in text
    assert office.campaign().state == "running"


def test_too_many_lines(office: Office) -> None:
    assert "first 40 lines" in flat(writes(office, "\n".join("judgements" for _ in range(50))))


@pytest.mark.parametrize(
    ("language", "line", "answer"),
    [
        ("ru", "пауза, потому что праздник", "Приостановлено"),
        ("ru", "статус", "идёт"),
        ("cs", "pozastavit, protože je svátek", "Pozastaveno"),
        ("cs", "prodloužit 24 hodin kvůli bouři", "Uzávěrka je posunuta"),
        ("sk", "pozastaviť, pretože je sviatok", "Pozastavené"),
        ("sk", "stav", "prebieha"),
        ("ru", "pause because of snow", "Приостановлено"),
    ],
)
def test_his_language_and_his_words(office: Office, language: str, line: str, answer: str) -> None:
    other = opened(office, "lang1", start="first", referee={"language": language}, seat=SEATS)
    assert answer in flat(writes(other, line))


SEATS = [
    {"seat": "red", "name": "Boris", "address": ["red@players.test"], "language": "en"},
    {"seat": "blue", "name": "Anna", "address": ["blue@players.test"], "language": "ru"},
]


@pytest.mark.parametrize("language", ["en", "ru", "cs", "sk"])
def test_help_and_status_read_in_each_language(office: Office, language: str) -> None:
    other = opened(office, "lang1", start="first", referee={"language": language}, seat=SEATS)
    word = next(one for one in WORDS if one.key == "help").word(language)
    text = writes(other, f"{word}\nstatus\norders\ntry\nlog")
    assert "{" not in text
    assert all(one.word(language) in text for one in WORDS)


def test_every_word_is_on_the_referees_page() -> None:
    page = (Path(__file__).parents[2] / "docs/referees.md").read_text("utf-8")
    missing = [one.key for one in WORDS if f"`{one.word('en')}" not in page]
    assert not missing


def test_report_alone_is_his_own_and_with_a_seat_the_seats(office: Office) -> None:
    writes(office, "report\nreport red")
    assert len(office.mails(REFEREE, "referee-report")) == 1
    assert len(office.mails(REFEREE, "preview")) == 1


def test_a_decree_is_asked_back_with_what_it_changes_and_done_at_once(office: Office) -> None:
    writes(office, "award red army 15 at H14 because of the tournament")
    question = flat(office.content(asked(office)).text)
    assert "would be carried out at once" in question
    assert "H14" in question
    assert "H14" in flat(replies(office))
    assert "H14 15" in writes(office, "position")
    assert last(office)[1] == "the tournament"


def test_a_decree_that_cannot_be_is_refused_before_any_question(office: Office) -> None:
    text = flat(writes(office, "award red army 15 at K9 because x\naward mauve army 15 at H14 because x"))
    assert "“award red army 15 at K9 because x”" in text
    assert "a question has gone" not in text
    assert not office.mails(REFEREE, "ask-referee")


def test_undo_while_letters_arrive(office: Office) -> None:
    """What came between his question and his yes is read for the turn that is open then; nothing is lost."""
    office.letter("red", "army 1: stay")
    office.until("2026-11-21 20:00:01")
    writes(office, "undo tell because the map was wrong")
    question = asked(office)
    office.arrives(office.written("blue", "army 1: stay"))
    replies(office, mail=question)
    campaign = office.campaign()
    assert (campaign.head_branch, campaign.head_turn) == (1, 0)
    assert "the map was wrong" in "".join(office.content(mail).text for mail in office.mails("red")[-3:])
    office.letter("blue", "army 2: stay")
    assert office.answer("blue").heading.turn == 1
    text = flat(writes(office, "orders"))
    assert "Red: army 1: stay" in text
    assert "army 2: stay" in text


def test_rerun(office: Office) -> None:
    office.letter("red", "army 1: stay")
    office.until("2026-11-21 20:00:01")
    writes(office, "rerun because the dice fell off the table")
    assert "came out as before" in flat(replies(office))
    assert office.campaign().head_branch == 1


def test_amend_by_a_diff(office: Office) -> None:
    office.until("2026-11-21 20:00:01")
    line = next(one for one in writes(office, "position").splitlines() if one.strip().startswith('"1 U16'))
    wished = line.strip().replace(" 10", " 12")
    writes(office, f"amend because it was miscounted:\n- {line.strip()}\n+ {wished}\n.\nstatus")
    question = flat(office.content(asked(office)).text)
    assert "Told, because it concerns them: Red" in question
    assert "12" in question
    replies(office)
    assert wished in writes(office, "position")


def test_amend_with_nonsense_below(office: Office) -> None:
    assert "no position of" in flat(writes(office, "amend because x:\nhello = [\n."))
    assert "There is no position below" in flat(writes(office, "amend because x"))
    assert not office.mails(REFEREE, "ask-referee")
