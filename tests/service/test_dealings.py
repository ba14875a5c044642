"""What is said across the table, in the duel of hidden cards (D-7): one seat hears of it at once, no other ever."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.reports.briefing import Leaflet
from pbem.service.game import dealings, games
from pbem.service.post.rendering import envelope
from pbem.service.turns.verify import verify
from pbem.service.work import work
from pbem.store import tables
from pbem.store.engine import reading, writing
from pbem.store.repository import seats, sheets
from tests.known import known
from tests.service.kit import Office
from tests.service.test_reactions import duelling
from tests.service.test_time import paused
from tests.toy.orders import Promise
from tests.toy.state import View

MADE, GONE = "Modří vám slibují mír", "Modří vám už mír neslibují"


@pytest.fixture
def duel(office: Office) -> Office:
    """A duel: Blue (who reads English) is asked, Red reads Czech."""
    paused(office)
    duelling(office)
    return office


def told(office: Office, seat: str = "red") -> list[str]:
    """List the texts of the mails a player got at once about what others said, subject first."""
    mails = [office.content(mail) for mail in office.mails(seat, "overture")]
    return [f"{mail.subject}\n{mail.text}" for mail in mails]


def sheet(office: Office, seat: str = "blue") -> tables.Sheet:
    """Give the sheet of a seat that counts."""
    with reading(office.house.engine) as session:
        row = office.campaign()
        found = sheets.last_of(session, row.key, row.head_branch, row.head_turn + 1, seat)
        assert found is not None
        return found


def test_whoever_is_addressed_hears_of_it_at_once_and_nobody_else(duel: Office) -> None:
    duel.letter("blue", "promise Red peace")
    (mail,) = told(duel)
    assert mail.splitlines()[0] == f"[duel] Two Fords — tah 1: {MADE}"
    assert "Modří vás příště nevyzvou." in mail
    assert told(duel, "blue") == []
    assert sheet(duel).addressed == "red"


def test_it_is_a_mail_of_its_own_below_the_earlier_ones_and_is_answered_at_the_readers_own_address(
    duel: Office,
) -> None:
    duel.letter("blue", "promise Red peace")
    (mail,) = duel.mails("red", "overture")
    made = envelope(duel.house, mail, duel.said(mail))
    assert made.reply_to == duel.reply_to("red")
    assert made.in_reply_to == duel.mails("red", "report")[-1].message_id
    assert made.auto == "generated"


def test_it_is_text_and_page_and_facts_for_programs(duel: Office) -> None:
    duel.letter("blue", "promise Red peace")
    content = duel.content(duel.mails("red", "overture")[-1])
    assert MADE in content.text
    assert "Modří vás příště nevyzvou." in content.html
    (file,) = content.attachments
    facts = json.loads(file.data)
    assert (file.name, facts["seat"], facts["turn"]) == ("leaflet.json", "red", 1)
    assert facts["facts"] == {"overtures": [{"by": "blue", "gone": False}]}


def test_nothing_of_the_letter_itself_is_in_it(duel: Office) -> None:
    """Neither the address nor the words, the Message-ID, the subject or a header of whoever wrote."""
    words = {"subject": "Hastings", "X_Mailer": "Pigeon 7", "message_id": "<secret@home.test>"}
    duel.letter("blue", "promise Red peace\nI am in Hastings", **words)
    (mail,) = duel.mails("red", "overture")
    content = duel.content(mail)
    every = repr((content.subject, content.text, content.html, content.attachments, vars(mail)))
    assert not [word for word in ("blue@", "players.test>, blue", "Hastings", "Pigeon", "secret@home") if word in every]


@pytest.mark.parametrize("words", ["cancel", "cancel peace red", "cancel all"])
def test_what_is_taken_back_is_told_too(duel: Office, words: str) -> None:
    duel.letter("blue", "promise Red peace")
    duel.letter("blue", words)
    assert GONE in told(duel)[-1].splitlines()[0]
    assert sheet(duel).addressed == ""


def test_who_says_the_same_again_says_nothing_new(duel: Office) -> None:
    """Nobody is mailed, and the first letter's place among all stays that of the promise."""
    duel.letter("blue", "promise Red peace")
    before = sheet(duel)
    duel.letter("blue", "promise Red peace")
    duel.letter("blue", f"promise Red peace\n{duel.report('blue').form[0]}")
    assert len(told(duel)) == 1
    (place,) = {line.came for line in stood(duel, sheet(duel)).lines if line.came}
    assert place == before.inbox


def stood(office: Office, row: tables.Sheet) -> Sheet[Any]:
    """Read the orders of a sheet."""
    return games.sheet(office.house.registry["duel"], row.orders)


def test_a_trial_tells_nobody(duel: Office) -> None:
    duel.letter("blue", "test\npromise Red peace")
    assert duel.answer("blue").trial
    assert told(duel) == []


def test_a_line_that_is_refused_tells_nobody(duel: Office) -> None:
    """Red is not asked for anything now."""
    duel.letter("red", "slíbit Modrým mír")
    assert told(duel, "blue") == []


def test_a_vacant_seat_gets_no_mail(duel: Office) -> None:
    with writing(duel.house.engine) as session:
        row = seats.get(session, "duel", "red")
        assert row is not None
        seats.vacate(session, row)
    duel.letter("blue", "promise Red peace")
    assert duel.answer("blue").lines[0].accepted
    assert duel.mails(kind="overture") == []


@pytest.mark.parametrize("habit", ["tiše ano", "souhrn ano"])
def test_neither_quiet_nor_digest_keeps_it_back(duel: Office, habit: str) -> None:
    duel.letter("red", habit)
    duel.letter("blue", "promise Red peace")
    (mail,) = duel.mails("red", "overture")
    assert (mail.state, mail.not_before) == ("queued", duel.house.now)


def test_a_digest_of_a_sheet_does_not_count_the_letters_of_others(duel: Office) -> None:
    """The same orders have the same digest, whatever came to the house before them."""
    duel.letter("blue", "promise Red peace")
    first = sheet(duel)
    duel.letter("blue", "cancel all")
    for _ in range(3):
        duel.letter("red", "stav")
    duel.letter("blue", "promise Red peace")
    assert sheet(duel).orders != first.orders
    assert sheet(duel).digest == first.digest


def test_orders_that_nobody_else_hears_are_kept_as_ever(duel: Office) -> None:
    """Turns played before there was anything to hear are proven from the same bytes."""
    duel.letter("blue", duel.report("blue").form[0])
    assert "came" not in sheet(duel).orders


def test_it_counts_when_the_turn_is_played_and_is_proven_from_the_sheets(duel: Office) -> None:
    """D-7: the two of a promise hear of it in their reports; a replay gives the same."""
    duel.letter("blue", f"promise Red peace\n{duel.report('blue').form[0]}")
    duel.until("2026-11-24 20:00:01")
    assert "Modří slibují mír Červeným" in duel.content(duel.mails("red", "report")[-1]).text
    assert "Blue promises peace to Red" in duel.content(duel.mails("blue", "report")[-1]).text
    with reading(duel.house.engine) as session:
        verdicts = verify(duel.house, session, duel.campaign())
    assert [verdict.faults for verdict in verdicts] == [()] * 2


def test_what_was_said_is_forgotten_with_its_turn(duel: Office) -> None:
    duel.letter("blue", "promise Red peace")
    with reading(duel.house.engine) as session:
        game = games.opened(session, duel.house.registry, duel.campaign())
        heard = dealings.heard(session, game, "red")
        assert [(one.by, known(one.order, Promise).to) for one in heard] == [("blue", "red")]
        assert known(game.view(Seat("red"), heard), View).offered == known(game.view(Seat("blue"), heard), View).offered
    duel.until("2026-11-24 20:00:01")
    with reading(duel.house.engine) as session:
        game = games.opened(session, duel.house.registry, duel.campaign())
        assert dealings.heard(session, game, "red") == ()


def test_the_mail_is_queued_in_the_transaction_of_the_letter(duel: Office) -> None:
    """One letter, one mail for each addressee, before anything is sent."""
    duel.arrives(duel.written("blue", "promise Red peace"))
    assert work.take_all(duel.house) == 1
    assert isinstance(duel.said(duel.mails("red", "overture")[0]), Leaflet)
