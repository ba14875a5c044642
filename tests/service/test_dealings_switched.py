"""Proposals exchanged under the eyes of who accepts: numbers are short, whoever seeks finds another text for one."""

from __future__ import annotations

from itertools import count
from typing import Any

from pbem.core.agreements.proposal import number_of
from pbem.core.seats import Seat
from pbem.rulesets.campaign.treaty import Treaty, Words
from tests.service.kit import Office
from tests.service.press_kit import four
from tests.service.referee_mail_kit import writes
from tests.service.test_dealings_treaties import heard, proposed, state
from tests.service.test_referee_mail_treaties import council

__all__ = ["council", "four"]


def _another(number: int) -> str:
    """Find the words of another alliance of blue and red that has a number."""

    def treaty(words: str) -> Any:
        return Treaty((Seat("blue"), Seat("red")), True, 9, False, (Words(words),))

    words = next(f"word {n}" for n in count() if number_of(1, Seat("blue"), treaty(f"word {n}")) == number)
    return f'propose alliance with red\nduration 9\nvictory separate\ntext "{words}"\nend'


def _switched(office: Office, number: int) -> None:
    """Take a proposal back and make another one of the same number."""
    office.letter("blue", f"cancel {number}")
    office.letter("blue", _another(number))
    assert heard(office, "blue")[-1][1] == number


def test_an_acceptance_is_of_the_words_that_were_accepted(four: Office) -> None:
    """C-8.3: accepted is what stood there, not what came to bear its number later."""
    number = proposed(four, "blue")
    four.letter("red", f"accept {number}")
    _switched(four, number)
    four.until("2026-11-21 20:00:01")
    assert state(four).alliances == ()


def test_what_was_exchanged_can_be_accepted_by_its_number_too(four: Office) -> None:
    number = proposed(four, "blue")
    four.letter("red", f"accept {number}")
    _switched(four, number)
    four.letter("red", f"accept {number}")
    four.until("2026-11-21 20:00:01")
    assert state(four).alliances[0].last == 10


def test_the_referee_lets_pass_what_he_has_read(council: Office) -> None:
    """3.3, option treaty_approval."""
    number = proposed(council, "blue")
    council.letter("red", f"accept {number}")
    writes(council, f"pass {number} because it is well made")
    _switched(council, number)
    council.letter("red", f"accept {number}")
    council.until("2026-11-21 20:00:01")
    assert state(council).alliances == ()
