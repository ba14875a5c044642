"""The receipt: exactly what stands, which can be asked for again, so that "I never ordered that" can be settled."""

from __future__ import annotations

from random import Random

import pytest

from pbem.reports.briefing import Answer, Leaflet
from pbem.service.game.games import opened
from pbem.service.orders import receipts
from pbem.store import tables
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns, sheets, turns
from tests.service.kit import Office


def rows(office: Office, turn: int = 1) -> list[tables.Sheet]:
    with reading(office.house.engine) as session:
        return list(sheets.revisions(session, "rk4", 0, turn, "blue"))[::-1]


def echoes(office: Office) -> list[str]:
    return [line.echo for line in office.answer("blue").lines if line.accepted]


def test_the_receipt_names_exactly_what_will_run(office: Office) -> None:
    office.letter("blue", "1: up 2")
    answer, row = office.answer("blue"), rows(office)[-1]
    assert (answer.revision, answer.digest) == (row.revision, row.digest)
    content = office.content(office.mails("blue", "answer")[-1])
    assert row.digest[:16] in content.text
    assert row.digest[:16] in content.html


def test_asked_again_the_receipt_is_the_same(office: Office) -> None:
    office.letter("blue", "1: up 2\n2: stay")
    first = office.answer("blue")
    for _ in range(2):
        office.letter("blue", "orders")
        said = office.said(office.mails("blue", "receipt")[-1])
        assert isinstance(said, Answer)
        assert (said.revision, said.digest) == (first.revision, first.digest)
        assert [line.echo for line in said.lines] == [line.echo for line in first.lines]


def test_every_order_comes_with_its_line_and_letter(office: Office) -> None:
    office.letter("blue", "\n1: up 2", message_id="<a@players.test>")
    office.letter("blue", "2: stay", message_id="<b@players.test>")
    new, old = office.answer("blue").lines
    assert (new.line, new.origin, old.line) == (1, None, 2)
    assert old.origin is not None
    assert old.origin.message_id == "<a@players.test>"
    assert "line 2 of your mail of 21 November, 12:00" in office.text("blue")


@pytest.mark.parametrize("text", ["1: up 2", "", "thanks", "orders", "map", "cancel 5", "test\n1: stay"])
def test_a_letter_that_changes_nothing_makes_no_revision(office: Office, text: str) -> None:
    office.letter("blue", "1: up 2")
    office.letter("blue", text or "\n")
    assert [row.revision for row in rows(office)] == [1]


def test_a_new_mail_replaces_the_orders_it_names_and_keeps_the_others(office: Office) -> None:
    """Several mails in random order: the last line about each army stands, whatever came between."""
    chance, last = Random(3), dict[int, str]()
    for _ in range(8):
        armies = chance.sample(range(1, 6), 2)
        letter = {army: f"{chance.choice(('up', 'down'))} {chance.randint(1, 2)}" for army in armies}
        office.letter("blue", "\n".join(f"{army}: {way}" for army, way in letter.items()))
        last |= letter
    office.letter("blue", "orders")
    said = office.said(office.mails("blue", "receipt")[-1])
    assert isinstance(said, Answer)
    assert {line.echo for line in said.lines} == {f"army {army}: {way}" for army, way in last.items()}


def test_two_letters_waiting_together_are_read_in_the_order_of_arrival(office: Office) -> None:
    for text in ("1: up 1", "1: up 2"):
        office.arrives(office.written("blue", text))
    office.works()
    assert echoes(office) == ["army 1: up 2"]
    assert [row.revision for row in rows(office)] == [1, 2]


def test_cancel_drops_all(office: Office) -> None:
    office.letter("blue", "1: up 2\n2: stay")
    office.letter("blue", "cancel")
    assert echoes(office) == []
    assert rows(office)[-1].orders == '{"lines":[]}'


@pytest.mark.parametrize("word", ["cancel 2", "cancel army 2", "отмена 2", "отменить отряд 2", "zruš 2", "zrušiť 2"])
def test_cancel_drops_the_orders_of_one_army(office: Office, word: str) -> None:
    office.letter("blue", "1: up 2\n2: stay")
    office.letter("blue", word)
    assert echoes(office) == ["army 1: up 2"]
    assert "Taken back: army 2: stay." in office.text("blue")


def test_cancel_finds_an_order_by_its_words(office: Office) -> None:
    office.letter("blue", "capital Yaz\n1: up 2")
    office.letter("blue", "cancel capital")
    assert echoes(office) == ["army 1: up 2"]


def test_cancel_of_what_does_not_stand_says_what_does(office: Office) -> None:
    office.letter("blue", "1: up 2")
    office.letter("blue", "cancel 4")
    assert echoes(office) == ["army 1: up 2"]
    assert "Nothing stands that is called “4”" in office.text("blue")


def test_cancel_and_new_orders_in_one_letter(office: Office) -> None:
    office.letter("blue", "1: up 2\n2: stay")
    office.letter("blue", "cancel\n3: stay")
    assert echoes(office) == ["army 3: stay"]


@pytest.mark.parametrize("word", ["test", "проба", "zkouška", "skúška"])
def test_a_trial_is_answered_and_nothing_is_stored(office: Office, word: str) -> None:
    office.letter("blue", "1: up 2")
    office.letter("blue", f"{word}\n1: stay\n2: fly")
    answer = office.answer("blue")
    assert answer.trial
    assert [line.accepted for line in answer.lines] == [True, False]
    assert [row.revision for row in rows(office)] == [1]
    office.letter("blue", "orders")
    assert "army 1: up 2" in office.text("blue").lower()


def test_a_trial_by_its_subject_is_marked_in_subject_text_and_page(office: Office) -> None:
    for language, mark in (("en", "trial"), ("ru", "проба"), ("cs", "zkouška"), ("sk", "skúška")):
        office.letter("blue", f"language {language}")
        office.letter("blue", "1: up 2", subject="test")
        content = office.content(office.mails("blue", "answer")[-1])
        assert mark in content.subject
        assert mark in content.text.lower()
        assert mark in content.html.lower()


def test_a_trial_does_not_change_early_running(office: Office) -> None:
    office.key = "rk5"
    office.start(key="rk5", schedule={"every_days": 1, "at": ["20:00"], "early_seconds": 600})
    office.letter("red", "1: stay")
    office.letter("blue", "test\n1: stay")
    office.later(seconds=700)
    assert office.campaign().head_turn == 0
    office.letter("blue", "1: stay")
    office.later(seconds=300)
    office.letter("blue", "test\ncancel\n2: fly")
    office.later(seconds=301)
    assert office.campaign().head_turn == 1


def past(office: Office, text: str) -> str:
    office.letter("blue", text)
    assert isinstance(office.said(office.mails("blue", "receipt")[-1]), Leaflet)
    return office.text("blue")


def test_after_the_turn_the_receipt_says_what_stood_and_what_ran(office: Office) -> None:
    office.letter("blue", "1: up 2", message_id="<a@players.test>", Date="Sat, 21 Nov 2026 12:59:00 +0100")
    office.letter("blue", "1: stay", message_id="<b@players.test>")
    office.until("2026-11-21 20:00:01")
    first, second = rows(office)
    told = past(office, "orders 1")
    assert "army 1: stay — line 1 of the mail <b@players.test>" in told
    assert f"Revision 2, digest\n  {second.digest}." in told
    told = past(office, "orders 1 r1")
    assert "<a@players.test>" in told
    assert "Its own date: Saturday, 21 November 2026, 11:59" in told
    assert first.digest in told
    assert second.digest in told


def test_orders_of_a_turn_without_any(office: Office) -> None:
    office.until("2026-11-21 20:00:01")
    assert "No orders had come" in past(office, "orders 1")
    office.letter("blue", "orders 9")
    assert office.notice("blue").subject.id == "notice-no-receipt"
    office.letter("blue", "orders 1 r5")
    assert "orders 1 r1" in office.text("blue")


def test_the_digest_is_the_same_everywhere(office: Office) -> None:
    """Of the receipt, of the row the turn is resolved with, of the receipt after the turn, of the referee's list."""
    chance = Random(7)
    for turn in range(1, 4):
        for _ in range(chance.randint(1, 3)):
            office.letter("blue", f"{chance.randint(1, 5)}: up {chance.randint(1, 3)}")
        receipt = office.answer("blue").digest
        office.until(f"2026-11-{20 + turn} 20:00:01")
        assert receipt == rows(office, turn)[-1].digest
        assert receipt in past(office, f"orders {turn}")
        with reading(office.house.engine) as session:
            row = campaigns.get(session, "rk4")
            assert row is not None
            game = opened(session, office.house.registry, row)
            ran = [one for one in receipts.of_turn(session, game, "blue", turn) if one.ran]
            assert [one.digest for one in ran] == [receipt]


def test_what_a_referee_went_back_from_is_not_shown(office: Office) -> None:
    office.letter("blue", "1: up 2")
    office.until("2026-11-21 20:00:01")
    with writing(office.house.engine) as session:
        row, start = campaigns.claim(session, "rk4", wait=True), turns.get(session, "rk4", 0, 0)
        assert row is not None
        assert start is not None
        campaigns.move_head(session, row, turns.branch_off(session, start).branch, 0)
    for text, kind in (("report 1", "notice-no-report"), ("orders 1 r1", "notice-no-receipt")):
        office.letter("blue", text)
        assert office.notice("blue").subject.id == kind
    office.letter("blue", "report 0")
    assert office.mails("blue")[-1].kind == "report-again"


def test_a_trial_changes_nothing_else_either(office: Office) -> None:
    office.letter("blue", "test\nlanguage cs\nmap\n1: up 2")
    assert [mail.kind for mail in office.mails("blue")[-3:]] == ["answer", "map", "left-out"]
    assert "language cs" in office.text("blue")
