"""How a letter is laid out: the numbers of a list are no units, and a heading gives its word to the lines below."""

from __future__ import annotations

import pytest

from tests.language.kit import draft


@pytest.mark.parametrize(
    ("language", "game", "lines"),
    [
        ("en", "europe", ("1. Draft a new figure in Spain.", "2. If I am beaten in Italy, I retreat to Switzerland.")),
        ("en", "duncan", ("1) I would like unit 2 to go to square H5.", "2) Unit 3 should go to square A2.")),
        ("ru", "duncan", ("1. Юниту 2 через G7 выйти на H8.", "2. Поставить дым на L9.")),
        ("sk", "duncan", ("1. štvrtá jednotka ide na B8", "2. druhá jednotka ide na G7")),
        ("cs", "europe", ("a) osud", "b) ústup z Itálie do Francie")),
    ],
)
def test_numbers_of_a_list_are_left_out(language: str, game: str, lines: tuple[str, ...]) -> None:
    found = draft(language, *lines, game=game)
    assert len(found.sheet.lines) == len(lines)
    assert not found.problems


def test_numbers_that_tell_units_are_read_as_such() -> None:
    found = draft("en", "1: up 3", "2: stay")
    assert [getattr(one.order, "army", 0) for one in found.sheet.lines] == [1, 2]


def test_a_number_that_follows_none_is_no_place_in_a_list() -> None:
    assert draft("sk", "7. druhá jednotka ide na G7", game="duncan").problems


def test_the_lines_below_a_heading_do_without_its_word() -> None:
    found = draft("sk", "Nákup:", "- najprv B3, potom ešte B4.", game="duncan")
    assert [getattr(one.order, "at", ()) for one in found.sheet.lines] == [("B3",), ("B4",)]
    assert [one.words for one in found.asides] == ["Nákup:"]


def test_a_heading_ends_with_its_section() -> None:
    assert draft("sk", "Nákup:", "", "najprv B3, potom ešte B4.", game="duncan").problems


@pytest.mark.parametrize(
    ("language", "game", "line"),
    [
        ("en", "europe", "Orders for France, round 4:"),
        ("cs", "europe", "FR kolo 7"),
        ("en", "campaign", "T7 blue"),
        ("en", "duncan", "Blue T4"),
    ],
)
def test_who_writes_and_of_which_turn_is_no_order(language: str, game: str, line: str) -> None:
    found = draft(language, line, game=game)
    assert (found.sheet.lines, found.problems) == ((), ())
