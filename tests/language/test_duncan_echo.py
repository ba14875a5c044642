"""Whatever a team can order is said in each language and read back as the same order."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.core.grid import Cell
from pbem.core.languages import LANGUAGES
from pbem.language.forms.say import say
from pbem.rulesets.duncan.orders import (
    BONUSES,
    ON_SQUARES,
    PARAMS,
    AnswerOrder,
    BonusOrder,
    BugOrder,
    BuyOrder,
    ChooseOrder,
    MoveOrder,
    NoteOrder,
    Order,
    UpgradeOrder,
)
from pbem.rulesets.duncan.words import phrases
from tests.language.duncan import ASKED, LEXICONS, NARROW, WIDE, orders

numbers = st.integers(1, 40)
wide = st.builds(lambda column, row: Cell(column, row).name, st.integers(0, 39), st.integers(0, 29))
narrow = st.builds(lambda column, row: Cell(column, row).name, st.integers(0, 11), st.integers(0, 11))
words = st.text(
    st.characters(blacklist_categories=("C", "Z"), blacklist_characters="\"'«»“”„"), min_size=1, max_size=20
).filter(lambda text: text.strip(",;:.!?-") == text)
"""Signs at the edges of a text part it from what stands beside it."""
gifts = st.sampled_from([bonus for bonus in BONUSES if bonus not in ON_SQUARES])


def every(cells: st.SearchStrategy[str]) -> st.SearchStrategy[Order]:
    """Draw an order about such squares."""
    several = st.lists(cells, max_size=3).map(tuple)
    return st.one_of(
        st.builds(UpgradeOrder, numbers, st.sampled_from(PARAMS), st.integers(1, 9)),
        st.builds(MoveOrder, numbers, cells, several),
        st.builds(BuyOrder, st.lists(cells, min_size=1, max_size=3).map(tuple)),
        st.builds(BonusOrder, gifts, unit=numbers),
        st.builds(BonusOrder, st.sampled_from(ON_SQUARES), cell=cells),
        st.builds(ChooseOrder, st.sampled_from(BONUSES)),
        st.builds(NoteOrder, st.just("") | words, unit=numbers),
        st.builds(NoteOrder, st.just("") | words, cell=cells),
        st.builds(AnswerOrder, st.integers(1, 3), words, st.just(ASKED)),
        st.builds(BugOrder, words),
    )


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=60)
@given(order=every(wide))
def test_what_is_said_is_read_back_on_a_wide_board(order: Order, language: str) -> None:
    """Squares of columns J and U are not taken for units, nor units for squares."""
    assert orders(say(phrases.phrase(order), LEXICONS[language]), language, WIDE) == (order,)


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=25)
@given(order=every(narrow))
def test_what_is_said_is_read_back_on_a_narrow_board(order: Order, language: str) -> None:
    assert orders(say(phrases.phrase(order), LEXICONS[language]), language, NARROW) == (order,)
