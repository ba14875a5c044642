"""Orders of a bundle, by mail: a later mail replaces them together and says so; what is in none stays."""

from __future__ import annotations

import pytest

from tests.service.kit import Office
from tests.service.lists_kit import remarks, stands
from tests.service.stepped_kit import BUNDLED, duelling


@pytest.fixture
def duel(office: Office) -> Office:
    return duelling(office, BUNDLED)


def held(office: Office) -> list[str]:
    facts = office.report("blue").brief.facts["cards"]
    assert isinstance(facts, list)
    return [str(card) for card in facts]


def test_a_later_mail_replaces_the_bundle_and_names_what_is_gone(duel: Office) -> None:
    one, two, three = held(duel)
    duel.letter("blue", f"play {one}\nplay {two}\npromise red peace")
    duel.letter("blue", f"play {three}")
    assert list(stands(duel.answer("blue")).values()) == [three, "Red"]
    assert remarks(duel.answer("blue")) == ["remark-bundle"]
    said = " ".join(duel.text("blue").split())
    assert f"take the place of those of earlier mails: play {one} against Red and play {two} against Red." in said


def test_the_same_mail_once_more_changes_nothing(duel: Office) -> None:
    one, two, _ = held(duel)
    duel.letter("blue", f"play {one}\nplay {two}")
    first = duel.answer("blue")
    duel.letter("blue", f"play {one}\nplay {two}")
    again = duel.answer("blue")
    assert (again.revision, again.digest) == (first.revision, first.digest)
    assert remarks(again) == ["remark-same"]


def test_a_mail_whose_orders_cannot_stand_leaves_the_bundle(duel: Office) -> None:
    one, two, _ = held(duel)
    duel.letter("blue", f"play {one}\nplay {two}")
    duel.letter("blue", "play 99")
    assert list(stands(duel.answer("blue")).values()) == [one, two]


def test_one_of_a_bundle_is_taken_back_by_its_number(duel: Office) -> None:
    one, two, _ = held(duel)
    duel.letter("blue", f"play {one}\nplay {two}")
    duel.letter("blue", "cancel 1")
    assert list(stands(duel.answer("blue")).values()) == [two]


def test_replacing_everything_names_the_number_and_no_bundle(duel: Office) -> None:
    one, two, _ = held(duel)
    duel.letter("blue", f"play {one}\npromise red peace")
    duel.letter("blue", f"replace\nplay {two}")
    assert list(stands(duel.answer("blue")).values()) == [two]
    assert remarks(duel.answer("blue")) == ["remark-replaced-all"]
