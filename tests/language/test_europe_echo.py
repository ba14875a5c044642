"""Whatever a power can order is said in each language and read back as the same order."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.core.languages import LANGUAGES
from pbem.rulesets.europe.orders import (
    RANKS,
    SUITS,
    ActionOrder,
    Attack,
    Attacked,
    AutoOrder,
    CardDecree,
    Choice,
    DefaultOrder,
    DefendOrder,
    Draft,
    Empty,
    Fate,
    FiguresDecree,
    GiveReply,
    HandAtLeast,
    Held,
    Hold,
    Move,
    Order,
    Play,
    PlayReply,
    RankOrder,
    RetreatOrder,
    RetreatReply,
    SabotageOrder,
    Spied,
    SpyOrder,
    StopOrder,
    StopReply,
)
from pbem.rulesets.europe.table import lands as table
from pbem.rulesets.europe.table.powers import SEATS
from tests.language.europe import VIEW, orders, said

lands = st.sampled_from(tuple(table.territories(True)))
seats = st.sampled_from(SEATS)
receivers = st.sampled_from((*SEATS, "me"))
nobody = st.just("")
cards = st.builds(lambda rank, suit: rank + suit, st.sampled_from(RANKS), st.sampled_from(SUITS))
ranks = st.sampled_from(RANKS)
several = st.lists(cards, min_size=1, max_size=5, unique=True).map(tuple)
policies = st.sampled_from(("best", "cheap", "enough"))
plays = st.builds(Play, policies) | st.builds(Play, st.just("named"), several)
flags = st.booleans()
guards = st.one_of(
    st.builds(Spied, seats, ranks, flags),
    st.builds(HandAtLeast, st.integers(1, 4), nobody | ranks),
    st.builds(Empty, lands, flags),
    st.builds(Held, lands, seats),
    st.just(Attacked()),
)
gifts = st.dictionaries(ranks | cards | st.just("rest"), receivers, min_size=1, max_size=4)
actions = st.one_of(
    st.builds(Draft, lands),
    st.builds(Move, lands, lands),
    st.builds(Attack, lands, lands, st.integers(0, 9), plays, nobody | seats, flags),
    st.builds(Fate, st.lists(receivers, max_size=3).map(tuple)),
    st.builds(Fate, by=gifts),
    st.just(Hold()),
)
alternatives = st.builds(Choice, actions, st.lists(guards, max_size=2).map(tuple))
choices = st.lists(alternatives, min_size=1, max_size=3).map(tuple)
places = st.lists(lands, max_size=3, unique=True).map(tuple)
stopped = st.sampled_from((*SEATS, "me", "all"))
stops = st.builds(StopOrder, stopped, nobody | seats, st.integers(1, 5), flags, st.integers(0, 8), flags)
every: st.SearchStrategy[Order] = st.one_of(
    st.builds(ActionOrder, choices),
    st.builds(DefaultOrder, choices),
    st.builds(SabotageOrder, lands, flags),
    st.builds(SpyOrder, seats, flags),
    stops,
    st.just(StopOrder(never=True)),
    st.builds(DefendOrder, policies, st.integers(0, 40)),
    st.builds(RankOrder, st.permutations(RANKS).map(tuple)),
    st.just(RankOrder()),
    st.builds(RetreatOrder, places, nobody | lands),
    st.builds(AutoOrder, flags),
    st.builds(StopReply, st.just(True), flags),
    st.just(StopReply(False)),
    st.builds(PlayReply, plays),
    st.builds(RetreatReply, lands),
    st.builds(GiveReply, st.dictionaries(cards, receivers, min_size=1, max_size=3)),
    st.builds(FiguresDecree, lands, seats, st.integers(0, 20)),
    st.builds(CardDecree, cards, nobody | seats),
)


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=120)
@given(order=every)
def test_what_is_said_is_read_back(order: Order, language: str) -> None:
    """5: the echo of an order is an order line of its own."""
    assert orders(said(order, language), language, VIEW) == (order,)


@pytest.mark.parametrize(
    ("language", "echo"),
    [
        ("en", "attack FRA -> BEN with 2, play 9H, KD else draft ITA"),
        ("cs", "útok FRA -> BEN 2, hraj 9H, KD jinak odvod ITA"),
        ("sk", "útok FRA -> BEN 2, hraj 9H, KD inak odvod ITA"),
        ("ru", "атака FRA -> BEN 2, карты 9H, KD иначе призыв ITA"),
    ],
)
def test_an_echo_is_short(language: str, echo: str) -> None:
    """6.2: an order is said back with the signs of the map."""
    attack = Attack("FRA", "BEN", 2, Play("named", ("9H", "KD")))
    assert said(ActionOrder((Choice(attack), Choice(Draft("ITA")))), language) == echo


@pytest.mark.parametrize(
    ("language", "echo"),
    [
        ("en", "stop attacks on me, min 2, with A"),
        ("cs", "diplomacie při útoku na mě, od 2, s A"),
        ("sk", "diplomacia pri útoku na mňa, od 2, s A"),
        ("ru", "дипломатия при атаке на меня, от 2, с A"),
    ],
)
def test_a_stop_is_said_in_its_case(language: str, echo: str) -> None:
    """E-12.4: in the words of the rules, and in their cases."""
    assert said(StopOrder("me", least=2, ace=True), language) == echo
