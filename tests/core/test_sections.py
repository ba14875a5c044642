"""What most reports are made of: sections under headings of their game, counts, places."""

from __future__ import annotations

from pbem.core.blocks import Lines, Section
from pbem.core.events import EVERYONE, Event
from pbem.core.referee_report import ordered, told
from pbem.core.seats import Seat
from pbem.core.sections import Headings, counts, places, table
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Text, text

RED, BLUE = Seat("red"), Seat("blue")
HEADINGS = Headings("chess-heading")


def test_a_section_with_nothing_in_it_is_left_out() -> None:
    """Neither without a block nor without a line is there a heading."""
    assert HEADINGS.shown("moves") == HEADINGS.listed("moves", ()) == ()
    assert HEADINGS.listed("moves", ("e4",)) == (Section(text("chess-heading-moves"), (Lines(("e4",)),)),)


def test_counts_and_columns_are_named_by_the_game() -> None:
    """The words of a figure know its number; a column of figures says so."""
    assert counts("chess-total", {"pawns": 8}).figures == (("8", text("chess-total-pawns", count=8)),)
    columns = table("chess-col", ("whose", "pawns"), (), numeric=("pawns",)).columns
    assert [(str(one.heading.id), one.numeric) for one in columns if isinstance(one.heading, Text)] == [
        ("chess-col-whose", False),
        ("chess-col-pawns", True),
    ]


def test_equals_share_a_place_and_winners_the_first() -> None:
    """Who is beaten by three is fourth, and of two winners none is second."""
    assert places([(True, 9), (True, 7), (False, 5), (False, 5), (False, 1)]) == (1, 1, 3, 3, 5)


def test_the_referee_reads_orders_as_they_were_written() -> None:
    """With their places in the list; what was filled in for somebody has no words and is left out."""
    sheets = {RED: Sheet((Written("x", 1, "e4"), Written("y", 2), Written("z", 3, "Nf3\n! now")))}
    assert [dict(line.args) for line in ordered(sheets)] == [
        {"who": RED, "order": 1, "words": "e4"},
        {"who": RED, "order": 3, "words": "Nf3 / ! now"},
    ]


def test_the_referee_reads_who_was_told_what() -> None:
    """Everybody, or a few; what nobody was told is no news."""
    events = (
        Event(kind="check", seen_by=EVERYONE),
        Event(kind="plan", seen_by=frozenset((RED, BLUE))),
        Event(kind="thought", seen_by=frozenset()),
    )
    assert list(told(events, lambda event: text(event.kind))) == [
        text("overseen-all", what=text("check")),
        text("overseen-told", who=(BLUE, RED), what=text("plan")),
    ]
