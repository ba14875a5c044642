"""Playing cards in a mail: side by side in the page, in brackets in the text."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.blocks import Brief, Card, Cards, Section
from pbem.core.content import Content
from pbem.core.texts import text
from pbem.reports.compose import compose
from tests.reports import sample

HAND = (Card("10", "H", text("list-and", head="x", last="y")), Card("K", "S"))


def composed(*cards: Card) -> Content:
    brief = Brief((), (Section(None, (Cards(cards, "nothing in hand"),)),))
    return compose(replace(sample.report("en"), brief=brief, drawing=None), sample.words("en"))


def test_cards_have_rank_suit_and_a_word_below() -> None:
    html = composed(*HAND).html
    assert "♥" in html
    assert "♠" in html
    assert ">10<" in html
    assert "x and y" in html


def test_hearts_are_red_and_the_cards_stay_light_on_dark_screens() -> None:
    html = composed(*HAND).html
    assert "#b3261e" in html
    assert html.count('bgcolor="#fffdf6"') == 2


def test_the_text_part_says_the_same() -> None:
    assert "[10♥] x and y [K♠]" in composed(*HAND).text


def test_no_cards_is_said() -> None:
    assert "nothing in hand" in composed().html
    assert "nothing in hand" in composed().text
