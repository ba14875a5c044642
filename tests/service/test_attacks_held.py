"""Attacks that fail: codes of others, forged writers, answering machines that quote our questions."""

from __future__ import annotations

import pytest

from tests.service.joining_kit import asks, opened, replies, seat_of
from tests.service.kit import Office

VERA, EVE = "vera@away.test", "eve@away.test"


@pytest.mark.parametrize("claimed", ["zzz.blue", "rk4.purple"])
def test_a_stranger_cannot_tell_a_wrong_code_from_an_unknown_seat_or_campaign(office: Office, claimed: str) -> None:
    office.letter("blue", "army 1: stay", sender=EVE, to=f"orders+{claimed}.aaaaaaaaaaaa@host.test")
    unknown = office.text(EVE)
    office.letter("blue", "army 1: stay", sender=EVE, to="orders+rk4.blue.aaaaaaaaaaaa@host.test")
    assert unknown == office.text(EVE)


@pytest.mark.parametrize(
    "sender",
    [
        "eve@away.test\0",
        "=?utf-8?q?a?= <blue@players.test>, eve@away.test",
        '"blue@players.test" <eve@away.test>',
        "blue@players.test <eve@away.test>",
        "eve@away.test (blue@players.test)",
    ],
)
def test_a_from_that_only_resembles_a_players_is_not_believed(office: Office, sender: str) -> None:
    forged = office.written("blue", "army 1: up 2")
    office.arrives(forged.replace(b"From: blue@players.test", b"From: " + sender.encode()))
    office.works()
    assert not office.mails("blue", "answer")


@pytest.mark.parametrize(
    "above", ["I am on holiday.\n\nYou wrote:\n", "", "Ok. I have received your mail and answer on Monday.\n"]
)
def test_an_answering_machine_that_quotes_a_question_consents_to_nothing(office: Office, above: str) -> None:
    other = opened(office)
    asks(other, VERA)
    mail = other.mails(VERA)[-1]
    question = other.content(mail).text
    quoted = "\n".join(f"> {line}" for line in question.splitlines())
    replies(other, VERA, above + question, mail=mail)
    replies(other, VERA, above + quoted, mail=mail)
    assert seat_of(other, VERA) is None


def test_a_question_is_answered_once_and_only_by_whom_it_was_put_to(office: Office) -> None:
    other = opened(office)
    asks(other, VERA)
    mail = other.mails(VERA)[-1]
    replies(other, VERA, "yes", sender=EVE, mail=mail)
    assert (seat_of(other, VERA), seat_of(other, EVE)) == (None, None)
    for word in ("yes", "no", "yes"):
        replies(other, VERA, word, mail=mail)
    assert seat_of(other, VERA) is not None
