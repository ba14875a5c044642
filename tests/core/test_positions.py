"""Tables and lines of a position: each mistake is named with its place, and with what was expected there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pbem.core.grid import cell
from pbem.core.positions import Table, Words
from pbem.core.seats import Seat

SEATS = (Seat("red"), Seat("blue"))
SAID: dict[str, object] = {
    "turn": 3,
    "cities": ["Staraya Rusa C5 red", "Tor D1"],
    "winners": ["blue"],
    "allies": ["pink"],
    "open": False,
    "realms": {"red": {"fell": -1}},
}
TABLE = Table(SAID, "position", (*SAID, "union"))


def test_lines_are_read_word_by_word() -> None:
    """From the front and from the back; what is between them may have several words."""
    first, _ = TABLE.lines("cities")
    assert (first.last("an owner"), first.cell(first.last("a cell")), first.rest()) == (
        "red",
        cell("C5"),
        "Staraya Rusa",
    )
    first.done()


def test_what_is_left_out_has_its_default() -> None:
    """Of lists nothing, of a yes or no what is told."""
    assert TABLE.seats("winners", SEATS) == ("blue",)
    assert (TABLE.lines("union"), TABLE.seats("union", SEATS), TABLE.table("union", ()).said) == ((), (), {})
    assert (TABLE.flag("union"), TABLE.flag("union", default=True), TABLE.flag("open", default=True)) == (
        False,
        True,
        False,
    )


def line(words: str) -> Words:
    return Words(f"position.cities: {words!r}", words.split())


@pytest.mark.parametrize(
    ("reading", "message"),
    [
        (lambda: TABLE.seats("allies", SEATS), "position.allies: expected some of red, blue"),
        (lambda: TABLE.lines("turn"), "position.turn: expected a list of strings"),
        (lambda: TABLE.flag("turn"), "position.turn: expected true or false"),
        (
            lambda: TABLE.table("realms", SEATS).table("red", ("fell",)).whole("fell"),
            "position.realms.red.fell: expected",
        ),
        (lambda: TABLE.table("realms", SEATS[1:]), "position.realms: unknown 'red', known are blue"),
        (lambda: line("").last("an owner"), "position.cities: '': expected an owner"),
        (lambda: line("x").cell("x"), "position.cities: 'x': not the name of a cell"),
        (lambda: line("pink").seat(SEATS), "position.cities: 'pink': expected one of red, blue instead of 'pink'"),
        (lambda: line("more").done(), "position.cities: 'more': not understood: 'more'"),
    ],
)
def test_mistakes_are_named(reading: Callable[[], object], message: str) -> None:
    """A ValueError says what is wrong where."""
    with pytest.raises(ValueError, match=message):
        reading()
