"""Treaties of the campaign game by mail (C-8.3 to C-8.10): proposed, answered, taken back before a turn is played."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine

from pbem.core.agreements.orders import AnswerOrder
from pbem.reports.briefing import Leaflet
from pbem.rulesets.campaign.orders import ProposeOrder
from pbem.service.game import dealings, games
from pbem.store.engine import open_engine, reading
from tests.service.kit import REGISTRY, Office, open_office
from tests.service.press_kit import four, meet, opened

__all__ = ["four"]

ALLIANCE = "propose alliance with red\nduration 2\nvictory joint\nend"


def told(office: Office, seat: str) -> list[str]:
    """List the texts of the mails a player got at once about what others said, subject first, on one line each."""
    mails = [office.content(mail) for mail in office.mails(f"{seat}@players.test", "overture")]
    return [" ".join(f"{mail.subject} {mail.text}".split()) for mail in mails]


def state(office: Office) -> Any:
    """Give the state at the head."""
    with reading(office.house.engine) as session:
        return games.opened(session, REGISTRY, office.campaign()).state


def heard(office: Office, seat: str) -> list[tuple[str, int]]:
    """List what a seat has heard and said: by whom, and the number spoken of."""
    with reading(office.house.engine) as session:
        game = games.opened(session, REGISTRY, office.campaign())
        said = [(one.by, one.order) for one in dealings.heard(session, game, seat)]
    return [(by, order.number) for by, order in said if isinstance(order, ProposeOrder | AnswerOrder)]


def proposed(office: Office, seat: str, words: str = ALLIANCE) -> int:
    """Propose something; give the number of the latest proposal."""
    office.letter(seat, words)
    return heard(office, seat)[-1][1]


def codes(office: Office, seat: str) -> list[str]:
    """List what was wrong in the last letter of a player."""
    said = office.said(office.mails(f"{seat}@players.test", "answer")[-1])
    return [problem.code for line in said.lines for problem in line.problems]  # type: ignore[union-attr]


def test_a_proposal_accepted_is_an_alliance_from_the_next_turn_on_and_ends_with_its_term(four: Office) -> None:
    """C-8.3: consent of all by the deadline of turn 1 -> in force in turns 2 and 3; everybody is told at once."""
    number = proposed(four, "blue")
    assert f"accept {number}" in told(four, "red")[0]
    four.letter("red", f"accept {number}")
    assert f"Red accept proposal {number} of Blue" in told(four, "blue")[0]
    assert (told(four, "green"), told(four, "white"), told(four, "referee@host.test")) == ([], [], [])
    four.until("2026-11-21 20:00:01")
    (alliance,) = state(four).alliances
    assert (alliance.members, alliance.first, alliance.last) == (("blue", "red"), 2, 3)
    four.until("2026-11-22 20:00:01")
    assert state(four).alliances == (alliance,)
    four.until("2026-11-23 20:00:01")
    assert state(four).alliances == ()


def test_a_proposal_taken_back_cannot_be_accepted_any_more(four: Office) -> None:
    number = proposed(four, "blue")
    four.letter("blue", f"withdraw {number}")
    assert told(four, "red")[-1].count("withdrawn proposal") == 3, "once: subject, headline, text"
    four.letter("red", f"accept {number}")
    assert codes(four, "red") == ["campaign-no-proposal"]


@pytest.mark.parametrize("words", ["cancel all", "cancel proposal {number}", "cancel {number}"])
def test_a_proposal_cancelled_is_gone_and_an_acceptance_of_it_counts_for_nothing(four: Office, words: str) -> None:
    """The acceptance stands in red's sheet, but there is nothing any more that it could complete."""
    number = proposed(four, "blue")
    four.letter("red", f"accept {number}")
    four.letter("blue", words.format(number=number))
    assert f"withdrawn proposal {number}" in told(four, "red")[-1]
    four.until("2026-11-21 20:00:01")
    assert state(four).alliances == ()


def test_an_acceptance_taken_back_is_told_too(four: Office) -> None:
    """Until the deadline everybody may still withdraw."""
    number = proposed(four, "blue")
    four.letter("red", f"accept {number}")
    four.letter("red", "cancel all")
    assert len(told(four, "blue")) == 2
    four.until("2026-11-21 20:00:01")
    assert state(four).alliances == ()


def test_who_accepts_what_was_changed_meanwhile_is_told_what_is_open(four: Office) -> None:
    """Any change is a new proposal, with another number; one mail tells of both."""
    old = proposed(four, "blue")
    four.letter("blue", f"withdraw {old}\n" + ALLIANCE.replace("duration 2", "duration 9"))
    (new,) = {number for _, number in heard(four, "red")} - {old}
    assert len(told(four, "red")) == 2
    assert f"withdrawn proposal {old}" in told(four, "red")[-1]
    assert f"proposal {new}" in told(four, "red")[-1]
    four.letter("red", f"accept {old}")
    assert codes(four, "red") == ["campaign-no-proposal"]
    assert str(new) in four.text("red@players.test")


def test_what_was_proposed_is_no_secret_to_its_author_in_later_letters(four: Office) -> None:
    """The same words again are the same proposal: nothing new is told."""
    number = proposed(four, "blue")
    assert proposed(four, "blue") == number
    assert proposed(four, "blue", f"{ALLIANCE}\n1: stay") == number
    assert len(told(four, "red")) == 1


def test_a_treaty_of_three_is_told_to_both_others(four: Office) -> None:
    number = proposed(four, "blue", "propose alliance with red and green\nduration 3\nend")
    four.letter("red", f"accept {number}")
    assert len(told(four, "green")) == len(told(four, "red")) + 1 == 2
    four.letter("green", f"принять {number}")
    four.until("2026-11-21 20:00:01")
    assert state(four).alliances[0].members == ("blue", "red", "green")


def test_no_mail_about_a_treaty_holds_an_address_or_a_name_of_another(four: Office) -> None:
    number = proposed(four, "blue", "propose alliance with red and green\nduration 3\nend")
    four.letter("red", f"accept {number}", subject="Yours, Rumpelstiltskin", X_Originating_IP="192.0.2.77")
    for seat, others in (("red", ("Blue Player", "Green", "Anna")), ("green", ("Anna", "Boris", "Blue Player"))):
        mails = four.mails(f"{seat}@players.test", "overture")
        every = repr([(four.content(mail), vars(mail)) for mail in mails])
        strangers = [f"{one}@" for one in ("blue", "red", "green", "white") if one != seat]
        found = [word for word in (*others[2:], *strangers, "Rumpel", "192.0.2.77") if word in every]
        assert found == []


def test_on_trial_nobody_hears_of_a_proposal(four: Office) -> None:
    four.letter("blue", f"test\n{ALLIANCE}")
    assert told(four, "red") == []
    assert heard(four, "red") == []


def test_an_answer_shows_all_lines_of_a_proposal(four: Office) -> None:
    """It stood on four lines of the letter, and its `end` did not end the orders."""
    four.letter("blue", f"{ALLIANCE}\n1: stay")
    said = four.said(four.mails("blue@players.test", "answer")[-1])
    first, second = said.lines  # type: ignore[union-attr]
    assert (first.line, first.words) == (1, "propose alliance with red / duration 2 / victory joint")
    assert (second.line, second.words) == (5, "1: stay")


def test_a_letter_to_another_an_order_over_several_lines_and_a_command_are_told_apart(four: Office) -> None:
    """The letter to green is taken out first, whatever it looks like; then the proposal; then the command."""
    four.letter("blue", f"to green: beware!\npropose alliance with white\nend\n.\n{ALLIANCE}\nmap\n1: stay")
    said = four.said(four.mails("blue@players.test", "answer")[-1])
    assert [line.line for line in said.lines] == [5, 10]  # type: ignore[union-attr]
    assert all(line.accepted for line in said.lines)  # type: ignore[union-attr]
    assert [letter.line for letter in said.letters] == [1]  # type: ignore[union-attr]
    assert any(isinstance(four.said(mail), Leaflet) for mail in four.mails("blue@players.test", "map"))
    assert (len(told(four, "red")), told(four, "green")) == (1, [])


def test_the_referee_is_told_where_he_has_to_let_a_treaty_pass(office: Office) -> None:
    """Option treaty_approval: his mail goes to his address, and he answers to his own."""
    options = {"map": "four-winds", "seats": 4, "treaty_approval": "referee"}
    four_ = opened_with(office, options)
    number = proposed(four_, "blue")
    four_.letter("red", f"accept {number}")
    mail = four_.mails("referee@host.test", "overture")[-1]
    said = four_.said(mail)
    assert isinstance(said, Leaflet)
    assert str(number) in four_.content(mail).text
    assert said.heading.seat == "referee"
    assert "referee" in said.heading.reply_to


def opened_with(office: Office, options: dict[str, object]) -> Office:
    """Start the campaign of four with other options."""
    office.key = "rk5"
    seats = [
        {"seat": seat, "name": seat, "address": [f"{seat}@players.test"], "language": "en"}
        for seat in ("blue", "red", "green", "white")
    ]
    office.start(title="Four Winds", options=options, seat=seats)
    meet(office, {"blue": ("red", "green"), "red": ("blue", "green"), "green": ("blue", "red")})
    return office


@pytest.fixture
def offices(migrated_file: Path, tmp_path: Path) -> Iterator[Callable[[], Office]]:
    """Open services of their own, all alike."""
    engines: list[Engine] = []

    def one() -> Office:
        folder = tmp_path / str(len(engines))
        folder.mkdir()
        shutil.copy(migrated_file, folder / "pbem.db")
        engines.append(open_engine(f"sqlite:///{folder / 'pbem.db'}"))
        return opened(open_office(engines[-1], folder))

    yield one
    for engine in engines:
        engine.dispose()


@pytest.mark.parametrize(
    "words",
    [
        "propose alliance with white\nduration 5\nend",
        "give map to white",
        "give contact white to red",
        "propose alliance with red and white",
        "end alliance with white",
        "accept white",
    ],
)
def test_no_contact_is_said_in_the_same_words_whether_a_state_lives_or_not(
    offices: Callable[[], Office], words: str
) -> None:
    """C-8.10: white lives in one world and is destroyed in the other; blue has never met it, and cannot tell."""
    worlds = [offices(), offices()]
    meet(worlds[1], {"blue": ("red", "green"), "red": ("blue", "green"), "green": ("blue", "red")}, gone=["white"])
    meet(worlds[0], {"blue": ("red", "green"), "red": ("blue", "green", "white"), "green": ("blue", "red")})
    answers = []
    for world in worlds:
        world.letter("blue", words)
        answers.append((told_blue(world)[-1], world.mails("blue@players.test")[-1].kind))
        assert told(world, "white") == []
    assert answers[0] == answers[1]


def test_who_is_no_seat_of_the_campaign_can_be_named_as_if_there_were_such_a_state(four: Office) -> None:
    """C-8.10: yellow does not play; blue is not told so, red refuses what he cannot give, and the turn is played."""
    number = proposed(four, "blue", "propose alliance with red and yellow\nred gives contact yellow to me\nend")
    four.letter("red", f"accept {number}")
    assert codes(four, "blue") == []
    assert codes(four, "red") != []
    assert (len(told(four, "red")), told(four, "blue")) == (1, [])
    four.until("2026-11-21 20:00:01")
    assert (four.campaign().head_turn, state(four).alliances) == (1, ())


def test_a_receipt_tells_nothing_of_what_others_have_said(offices: Callable[[], Office]) -> None:
    """The digests of one's own orders are the same, however many letters others have sent meanwhile."""
    found = []
    for world in (offices(), quiet := offices()):
        if world is not quiet:
            world.letter("green", "предложить союз красному\nсрок 4\nконец")
            world.letter("white", "1: zůstaň")
        world.letter("blue", ALLIANCE, message_id="<one@players.test>")
        world.letter("blue", "orders 1", message_id="<two@players.test>")
        found.append(told_blue(world))
    assert found[0] == found[1]


def test_who_changes_what_is_said_again_and_again_is_stopped_and_nothing_is_half_said(
    four: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mailbox is not filled by proposals made and taken back; what stands can still be taken back, once."""
    monkeypatch.setattr("pbem.service.orders.change_limit.MOST", 4)
    for turns in (2, 3):
        four.letter("blue", f"propose alliance with red\nduration {turns}\nend")
        four.letter("blue", "cancel all")
    four.letter("blue", f"1: stay\n{ALLIANCE}")
    assert codes(four, "blue") == ["too-outspoken"]
    assert (len(told(four, "red")), heard(four, "red")) == (4, [])
    four.letter("blue", "2: stay")
    assert codes(four, "blue") == []


def test_letters_that_tell_others_nothing_do_not_count(four: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pbem.service.orders.change_limit.MOST", 3)
    for steps in range(1, 5):
        four.letter("blue", f"1: up {steps}")
    proposed(four, "blue")
    assert len(told(four, "red")) == 1


def test_the_status_repeats_what_others_have_said_this_turn(four: Office) -> None:
    """A mail may get lost; what is gone is not repeated."""
    number = proposed(four, "blue")
    four.letter("red", "status")
    assert f"accept {number}" in four.text("red@players.test")
    four.letter("blue", "cancel all")
    four.letter("red", "status")
    assert str(number) not in four.text("red@players.test")
    assert "What others have said" not in four.text("red@players.test")


def told_blue(office: Office) -> list[str]:
    """List all mails to blue, every byte but those of the seat's own code, which is another in each campaign."""
    code = office.reply_to("blue").partition("@")[0].rpartition(".")[2]
    mails = [office.content(mail) for mail in office.mails("blue@players.test")]
    every = [repr((mail.subject, mail.text, mail.html, mail.attachments)) for mail in mails]
    assert all(code.upper() in one.upper() for one in every)
    return [re.sub(code, "CODE", one, flags=re.IGNORECASE) for one in every]


EARLY = {"every_days": 1, "at": ["20:00"], "early_seconds": 60}


def ready(office: Office) -> Office:
    """Let everybody send orders, in a campaign whose turn then runs after a minute."""
    opened(office, schedule=EARLY)
    for seat, words in (("blue", "1: stay"), ("red", "1: stay"), ("green", "1: стоять"), ("white", "1: stůj")):
        office.letter(seat, words)
    return office


def head(office: Office) -> int:
    """Give the turn at the head after more than the minute."""
    office.later(seconds=61)
    return office.campaign().head_turn


def test_a_turn_does_not_run_early_while_a_proposal_has_come_that_wants_an_answer(office: Office) -> None:
    """Red had sent orders; what came since gives red the time for an answer, and red is told so."""
    ready(office)
    number = proposed(office, "blue")
    assert "We will not run the turn early before you have written again." in told(office, "red")[0]
    assert head(office) == 0
    office.letter("red", f"accept {number}")
    assert "We will not run" not in told(office, "blue")[0], "an answer wants none"
    assert head(office) == 1


def test_who_leaves_it_at_the_orders_sent_says_so_by_sending_any_of_them_again(office: Office) -> None:
    ready(office)
    proposed(office, "blue")
    office.letter("red", "1: stay")
    assert head(office) == 1


def test_when_the_proposal_is_gone_nothing_is_waited_for(office: Office) -> None:
    ready(office)
    number = proposed(office, "blue")
    assert head(office) == 0
    office.letter("blue", f"withdraw {number}")
    assert head(office) == 1


def test_a_deadline_waits_for_no_answer(office: Office) -> None:
    ready(office)
    proposed(office, "blue")
    office.until("2026-11-21 20:00:01")
    assert office.campaign().head_turn == 1


def test_for_others_the_turn_waits_as_it_does_for_orders_still_missing(office: Office) -> None:
    """Green, who writes again, is not told why nothing runs, nor that anything was said: as if orders were missing."""
    ready(office)
    assert "seconds" in office.text("white@players.test") or "sekund" in office.text("white@players.test")
    proposed(office, "blue")
    office.letter("green", "2: стоять")
    answer = office.content(office.mails("green@players.test")[-1]).text
    office.letter("red", "1: left 99")
    office.letter("green", "cancel 2")
    office.letter("green", "2: стоять")
    assert opening(answer) == opening(office.content(office.mails("green@players.test")[-1]).text)
    assert [mail.kind for mail in office.mails("green@players.test")] == ["report"] + ["answer"] * 4


def opening(text: str) -> str:
    """Give what an answer says before the orders."""
    return text.partition("[2]")[0]
