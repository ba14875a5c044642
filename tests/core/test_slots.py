"""The slots of a phrase: what says nothing is not filled in, and reading never fails for what was not said."""

from __future__ import annotations

from pbem.core.events import EVERYONE, Event, of_kind
from pbem.core.phrases import Phrase
from pbem.core.slots import each, filled, integer, word
from pbem.core.texts import items, number
from pbem.core.texts import word as word_of

KNIGHT = Phrase("piece", {"name": "knight"})


def test_slots_that_say_nothing_are_left_out() -> None:
    """Zero says something: it is a number."""
    assert filled("move", piece=KNIGHT, to="", by=None, over=(), times=0) == Phrase(
        "move", {"piece": KNIGHT, "times": 0}
    )


def test_one_phrase_and_many_are_read_alike() -> None:
    """A sentence may name one piece, or several."""
    assert each(Phrase("move", {"piece": KNIGHT}), "piece") == (KNIGHT,)
    assert each(Phrase("move", {"piece": (KNIGHT, KNIGHT)}), "piece") == (KNIGHT, KNIGHT)
    assert each(Phrase("move", {"piece": (1, 2)}), "piece") == each(Phrase("move"), "piece") == ()


def test_numbers_and_keys() -> None:
    """What a form says without a word is written in digits."""
    said = Phrase("move", {"times": "3", "by": 2, "to": "e4"})
    assert (integer(said, "times"), integer(said, "by"), integer(said, "rows", 7)) == (3, 2, 7)
    assert (word(said, "to"), word(said, "by"), word(said, "from")) == ("e4", "", "")


def test_facts_are_read_as_what_they_are() -> None:
    """A fact of another kind counts as none."""
    assert (number(3), number("3"), word_of("e4"), word_of(3), items((1, 2)), items("e4")) == (
        3,
        0,
        "e4",
        "",
        (1, 2),
        (),
    )


def test_events_of_some_kinds() -> None:
    """As they came."""
    every = tuple(Event(kind=kind, seen_by=EVERYONE) for kind in ("check", "move", "check", "mate"))
    assert [event.kind for event in of_kind(every, "check", "mate")] == ["check", "check", "mate"]
