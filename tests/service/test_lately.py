"""What was just written is not read back: it is known, and is what reading it would give."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from pbem import codec
from pbem.core.shapes import Sketch
from pbem.core.texts import text
from pbem.reports.briefing import Answer
from pbem.service.game import games
from pbem.service.house.lately import Lately
from pbem.service.post import briefing_text
from tests.service.kit import Office


def test_the_oldest_is_forgotten_and_read_again() -> None:
    lately, read = Lately[str, int](2), list[str]()

    def reading(words: str) -> int:
        read.append(words)
        return len(words)

    lately.put("a", 1)
    found = [lately.get(words, lambda words=words: reading(words)) for words in ("a", "bb", "ccc", "a", "ccc")]  # type: ignore[misc]
    assert (found, read) == ([1, 2, 3, 1, 3], ["bb", "ccc", "a"])


def _never(*_: object) -> object:
    raise AssertionError("it was just written")


@pytest.mark.parametrize("words", ["1: up 2", "1: up 3; on reveal enemy: flee", "2: what", ""])
def test_a_letter_that_follows_another_reads_neither_its_sheet_nor_the_answer(
    office: Office, monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    office.letter("red", words)
    office.answer("red")
    monkeypatch.setattr(games, "_sheet", _never)
    monkeypatch.setattr(briefing_text, "_read", _never)
    office.letter("red", "1: up 1")
    office.works()
    assert office.answer("red").lines[0].accepted


@pytest.mark.parametrize("words", ["1: up 2", "1: go to C3\n2: left 1", "1: fly", "please help", "1: wait 3, flee"])
def test_what_is_remembered_of_an_answer_is_what_its_text_says(office: Office, words: str) -> None:
    office.letter("red", words)
    office.works()
    for mail in office.mails("red@players.test"):
        known = briefing_text.read(mail.briefing, mail.briefing_kind)
        assert known == codec.loads(mail.briefing, briefing_text.TYPES[mail.briefing_kind])


@dataclass(frozen=True)
class Own:
    """What a game shows on a picture of its own."""

    cards: tuple[int, ...] = (1, 2)


def test_a_picture_with_values_of_a_game_is_read_back_plain(office: Office) -> None:
    """Else the mail would depend on whether the process that writes it is the one that queued it."""
    office.letter("red", "1: up 2")
    sketch = Sketch(10, (), {}, (), text("map-legend"), text("map-legend"), facts=Own())
    answer = replace(office.answer("red"), drawing=sketch)
    read = briefing_text.read(briefing_text.written(answer), "answer")
    assert isinstance(read, Answer)
    assert isinstance(read.drawing, Sketch)
    assert read.drawing.facts == {"cards": [1, 2]}
