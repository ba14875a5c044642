"""Bad input: each gets a clear answer to the right person and loses nothing."""

from __future__ import annotations

import pytest

from pbem.service import work
from pbem.store.engine import writing
from pbem.store.repository import host, outbox
from pbem.store.tables import Outbox
from tests.service.kit import NOON, Office


def test_an_unknown_sender_is_told_how_to_join_and_nothing_is_carried_out(office: Office) -> None:
    office.letter("blue", "1: stay", sender="stranger@elsewhere.test", to="orders@host.test")
    assert "stranger@elsewhere.test" in office.text("stranger@elsewhere.test")
    assert "join" in office.text("stranger@elsewhere.test")
    assert office.letters()[-1].state == "rejected"
    assert b"1: stay" in office.letters()[-1].raw


def test_a_wrong_token_is_answered_with_the_right_reply_address(office: Office) -> None:
    office.letter("blue", "1: stay", to="orders+rk4.blue.aaaaaaaaaaaa@host.test")
    mail = office.mails("blue")[-1]
    assert "not valid" in office.text("blue")
    assert not office.mails("blue", "answer")
    office.letter("blue", "army 1: stay")
    assert mail.kind == "notice-wrong-token"
    assert office.answer("blue").lines[0].accepted


def test_the_answer_to_a_wrong_token_carries_the_right_address(office: Office) -> None:
    office.letter("blue", "1: stay", to="orders+rk4.blue.aaaaaaaaaaaa@host.test")
    heading = office.notice("blue").heading
    assert heading is not None
    assert heading.reply_to == office.reply_to("blue")


def test_the_token_of_another_seat_is_worthless_and_its_owner_is_told(office: Office) -> None:
    office.letter("blue", "1: stay", to=office.reply_to("red"))
    assert "blue@players.test" in office.text("red")
    assert office.notice("blue@players.test").subject.id == "notice-foreign-address"
    assert not office.mails(kind="answer")


def test_a_letter_without_a_token_is_told_how_to_do_it(office: Office) -> None:
    office.letter("blue", "1: stay", to="orders@host.test")
    assert office.notice("blue").subject.id == "notice-untagged"


def test_an_empty_mail_changes_nothing_and_says_so(office: Office) -> None:
    office.letter("blue", "army 1: up 2")
    office.letter("blue", "\n\n")
    answer = office.answer("blue")
    assert [line.echo for line in answer.lines] == ["army 1: up 2"]
    assert any(remark.id == "remark-no-orders" for remark in answer.remarks)


def test_a_line_not_understood_spoils_no_other(office: Office) -> None:
    office.letter("blue", "army 1: up 2\narmy 2: dance\narmy 3: stay")
    answer = office.answer("blue")
    assert [line.accepted for line in answer.lines] == [True, False, True]
    assert answer.lines[1].problems[0].line == 2


def test_contradicting_orders_for_one_army_the_later_line_wins_and_both_are_shown(office: Office) -> None:
    """E-8: second order for the same army in one mail: the later line wins, with a warning."""
    office.letter("blue", "army 1: up 2\narmy 1: down 3")
    answer = office.answer("blue")
    assert [line.echo for line in answer.lines if line.accepted] == ["army 1: down 3"]
    assert answer.lines[0].problems[0].code == "replaced"


def test_an_army_one_has_not(office: Office) -> None:
    """E-8: unknown own army number."""
    office.letter("blue", "army 9: up 2")
    problem = office.answer("blue").lines[0].problems[0]
    assert problem.code == "campaign-no-army"
    assert "9" in office.text("blue")


def test_orders_after_the_deadline_are_kept_for_the_next_turn_and_said_so(office: Office) -> None:
    late = office.written("blue", "army 2: up 2")
    office.clock.set(office.clock.now().replace(hour=20, second=5))
    office.arrives(late)
    from pbem.mail.letter import read
    from pbem.service import serving
    from pbem.store.engine import writing
    from pbem.store.repository import campaigns, inbox

    with writing(office.house.engine) as session:
        row = inbox.oldest_unrouted(session)
        assert row is not None
        inbox.route(session, row, "rk4", "blue")
        campaign = campaigns.claim(session, "rk4")
        assert campaign is not None
        serving.serve(office.house, session, campaign, row, read(row.raw))
    assert office.notice("blue").subject.id == "notice-late"
    office.works()
    assert [line.echo for line in office.answer("blue").lines] == ["army 2: up 2"]
    assert office.answer("blue").heading.turn == 2


def test_a_letter_that_arrived_in_time_counts_even_if_it_is_read_after_the_deadline(office: Office) -> None:
    in_time = office.clock.now().replace(hour=19, minute=59, second=59)
    office.clock.set(in_time.replace(hour=20, minute=0, second=3))
    office.arrives(office.written("blue", "army 1: up 2"), received=in_time)
    office.later(seconds=0)
    assert office.answer("blue").heading.turn == 1
    assert office.campaign().head_turn == 1
    assert "D3" in str(office.report("blue").brief)


def test_the_same_mail_delivered_twice_is_answered_once(both: Office) -> None:
    raw = both.written("blue", "army 1: up 2")
    both.arrives(raw)
    both.arrives(raw)
    both.later(seconds=1)
    assert len(both.mails("blue", "answer")) == 1
    assert [letter.state for letter in both.letters()] == ["done", "duplicate"]


def test_a_letter_for_a_turn_already_resolved_is_read_for_the_next_and_said_so(office: Office) -> None:
    token = office.report("blue").heading.token
    office.until("2026-11-21 20:00:01")
    office.letter("blue", f"# {token}\narmy 1: up 2")
    assert any(remark.id == "remark-previous-turn" for remark in office.answer("blue").remarks)


@pytest.mark.parametrize("header", ["Auto-Submitted", "Precedence"])
def test_machines_are_never_answered(office: Office, header: str) -> None:
    value = {"Auto-Submitted": "auto-replied", "Precedence": "bulk"}[header]
    before = len(office.mails())
    office.letter("blue", "I am away until Monday", **{header.replace("-", "_"): value})
    assert len(office.mails()) == before
    assert office.letters()[-1].state == "rejected"


def test_a_mail_that_is_too_large_is_told_so(office: Office) -> None:
    from pbem.service.intake import TRUNCATED

    office.arrives(office.written("blue", ""), note=TRUNCATED)
    office.later(seconds=1)
    assert "25 MB" in office.text("blue")


def test_one_players_mail_never_stops_anothers_game(office: Office) -> None:
    """Whatever the bytes are, the next letter is answered."""
    office.arrives(b"\xff\xfe\x00From: blue@players.test\r\n\r\n\x00" * 50)
    office.arrives(b"From: blue@players.test\nTo: " + office.reply_to("blue").encode() + b"\n\n" + b"(((" * 20000)
    office.letter("red", "armáda 1: nahoru 2")
    assert office.answer("red").lines[0].accepted


def collide(office: Office, letter: int, address: str) -> None:
    """Take the key of the mail that would answer a stranger's letter: the database refuses a second one."""
    mail = Outbox(
        recipient=address, kind="notice-nobody", revision=letter, language="en", address="taken@players.test",
        briefing="", briefing_kind="notice", created_at=NOON, not_before=NOON,
    )  # fmt: skip
    with writing(office.house.engine) as session:
        outbox.queue(session, mail, host.secret(session, NOON), "host.test")


def test_a_letter_the_database_refuses_to_answer_is_set_aside_and_stops_no_other(office: Office) -> None:
    """Section 6: a fault over one letter is told to the referee; the letters after it are answered."""
    collide(office, 1, "eve@strange.test")
    office.arrives(office.written("blue", "hello", sender="eve@strange.test", to="orders@host.test"))
    office.arrives(office.written("blue", "army 1: up 1"))
    work.do_all(office.house)
    refused, answered = office.letters()
    assert (refused.id, refused.state, answered.state) == (1, "rejected", "done")
    assert refused.note.startswith("fault: IntegrityError")
    assert len(office.mails("referee@host.test")) == 1
