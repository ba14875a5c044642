"""E-12.1, E-12.2, E-12.5: which cards are laid, kept, given up."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.rulesets.europe.cards import selection, values
from pbem.rulesets.europe.cards.selection import Need
from pbem.rulesets.europe.orders import DefendOrder, Play, RankOrder
from pbem.rulesets.europe.table import deck

DEFAULT = RankOrder()
SMALL_FIRST = RankOrder(("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"))


def laid(hand: str, number: int, policy: str, points: int = 0, order: RankOrder = DEFAULT) -> str:
    """Choose from a hand."""
    play = Play(policy)  # type: ignore[arg-type]
    return " ".join(selection.choose(tuple(hand.split()), Need(number, points), play, order))


def test_scores_of_the_default_order() -> None:
    """E-12.1: the last has 1, the first 13."""
    scores = values.scores(DEFAULT)
    assert [scores[rank] for rank in ("A", "K", "10", "9", "8", "7", "6", "5", "Q", "J", "4", "3", "2")] == [
        *range(13, 0, -1)
    ]


@pytest.mark.parametrize(("card", "value"), [("2C", 2), ("10H", 10), ("JC", 1), ("QC", 2), ("KC", 3), ("AC", 11)])
def test_combat_values(card: str, value: int) -> None:
    """E-1.6: figures count 1, 2, 3 and 11."""
    assert values.value(card) == value


@pytest.mark.parametrize(
    ("hand", "number", "policy", "points", "cards"),
    [
        ("2C 5D 9H", 3, "cheap", 0, "2C 5D 9H"),
        ("2C 5D 9H", 5, "best", 0, "2C 5D 9H"),
        ("2C 5D 9H AC", 1, "best", 0, "AC"),
        ("2C 5D 9H AC", 1, "cheap", 0, "2C"),
        ("2C 5D 9H AC", 1, "enough", 4, "5D"),
        ("2C 5D 9H AC", 1, "enough", 5, "5D"),
        ("2C 5D 9H AC", 1, "enough", 10, "AC"),
        ("2C 5D 9H 10C", 1, "enough", 11, "2C"),
        ("2C 5D 9H AC", 1, "enough", 0, "2C"),
        ("9C 9D 9H", 1, "best", 0, "9C"),
        ("4C QC", 1, "cheap", 0, "4C"),
        ("2C 2D QC", 1, "best", 0, "2C"),
    ],
)
def test_policies(hand: str, number: int, policy: str, points: int, cards: str) -> None:
    """E-12.2: all if there are no more; the largest total; the cheapest; the cheapest that suffices, else the cheapest;
    an attacker lays first, so `enough` is `cheap`; ties go to the cheaper, then to the smaller list."""
    assert laid(hand, number, policy, points) == cards


def test_the_own_rank_decides_what_is_cheap() -> None:
    """E-12.1: who keeps the small cards parts with his ace."""
    assert laid("2C 5D 9H AC", 2, "cheap", order=SMALL_FIRST) == "9H AC"


@pytest.mark.parametrize(("points", "policy"), [(14, "enough"), (15, "best"), (30, "best")])
def test_best_from_so_many_points_on(points: int, policy: str) -> None:
    """E-12.2: `defend best if attacker >= 15`."""
    assert selection.defence(DefendOrder("best", 15), points).policy == policy
    assert selection.defence(DefendOrder("cheap"), points).policy == "cheap"


def test_named_cards_are_filled_up() -> None:
    """E-11.5: first those named, as many as needed; then the best."""
    hand = ("2C", "5D", "9H", "AC")
    for named, expected in {("2C", "5D"): "2C 5D", ("7C", "2C"): "2C AC", ("9H", "2C", "5D"): "2C 9H"}.items():
        assert " ".join(selection.choose(hand, Need(2), Play("named", named), DEFAULT)) == expected


def test_what_is_given_up() -> None:
    """E-12.5: lowest score first; ties by combat value and suit."""
    assert values.given_up(["AC", "2S", "2C", "JC", "10H"], 2, DEFAULT) == ("2C", "2S", "JC")
    assert values.given_up(["AC", "2S"], 4, DEFAULT) == ()


HANDS = st.lists(st.sampled_from(deck.CARDS), min_size=1, max_size=7, unique=True).map(deck.sort)


@settings(max_examples=60)
@given(HANDS, st.integers(1, 7), st.integers(0, 60))
def test_enough_is_the_cheapest_that_suffices(hand: tuple[str, ...], number: int, points: int) -> None:
    """E-12.2: no other set of that many cards reaches the points and is cheaper."""
    chosen = selection.choose(hand, Need(number, points), Play("enough"), DEFAULT)
    sets = [each for each in combinations(hand, min(number, len(hand))) if values.total(each) >= points]
    assert len(chosen) == min(number, len(hand))
    if sets and len(hand) > number:
        assert values.total(chosen) >= points
        assert values.cheapness(chosen, DEFAULT) == min(values.cheapness(each, DEFAULT) for each in sets)
