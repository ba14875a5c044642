"""Whatever a power can order is said in each language and read back as the same order."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.core.languages import LANGUAGES
from pbem.core.seats import COLOURS
from pbem.rulesets.powers.orders import (
    AgreeOrder,
    BidOrder,
    BuildOrder,
    DemolishOrder,
    Doctrine,
    DoctrineOrder,
    EndOrder,
    FactoryOrder,
    KeepOrder,
    LandDecree,
    MoveOrder,
    Order,
    PlaceOrder,
    Reserve,
    Retreat,
    StandingBuildOrder,
    Units,
    UnitsDecree,
    WorksDecree,
)
from tests.rules.powers.words.kit import VIEW, read, said

rows = st.sampled_from(("inf", "tnk", "atg"))
areas = st.sampled_from(tuple(VIEW.lands))
seats = st.sampled_from(COLOURS)
several = st.lists(st.builds(Units, rows, st.integers(0, 30)), min_size=1, max_size=3).map(tuple)
bv = st.integers(1, 5).map(lambda whole: 60 * whole) | st.sampled_from((20, 30, 45, 75, 130))
some = st.integers(1, 12)


def listed(one: st.SearchStrategy[str]) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(one, min_size=1, max_size=3, unique=True).map(tuple)


reserves = st.one_of(
    st.builds(
        Reserve, st.builds(Units, rows, st.integers(0, 9)), st.sampled_from(("line1", "salvo")), st.integers(0, 9)
    ),
    st.builds(Reserve, st.builds(Units, rows, st.integers(0, 9)), st.just("gone"), st.just(0), rows),
)
retreats = st.one_of(
    st.builds(Retreat, st.sampled_from(("never", "recon"))),
    st.builds(Retreat, st.just("after"), some),
    st.builds(Retreat, st.just("losses"), st.integers(1, 100)),
    st.builds(Retreat, st.just("odds"), share=st.sampled_from(("1/3", "2/3", "1", "5/2"))),
)
none = st.none()
doctrines = st.builds(
    Doctrine,
    aim=none | listed(rows | st.sampled_from(("best", "threat", "cost"))),
    second=none | st.just(()) | listed(rows | st.just("trs")),
    reserve=none | st.lists(reserves, min_size=1, max_size=2).map(tuple),
    pull=none | st.integers(0, 35),
    retreat=none | retreats,
    retreat_to=none | listed(areas),
    versus=none | st.sampled_from((("holder",), ("all",))) | listed(seats),
    holdfire=none | listed(seats),
)
ways = st.sampled_from((("A1", "B2"), ("A1", "B1", "C1"), ("E1", "D2", "C2", "B2")))
orders: st.SearchStrategy[Order] = st.one_of(
    st.builds(MoveOrder, several, ways, doctrines, st.booleans()),
    st.builds(BuildOrder, rows, areas, st.integers(0, 20)),
    st.builds(FactoryOrder, areas, st.dictionaries(areas, bv, max_size=2)),
    st.builds(DemolishOrder, areas, some),
    st.builds(DoctrineOrder, doctrines, areas | st.just(""), st.sampled_from(("", "attack", "defence"))),
    st.builds(StandingBuildOrder, areas, rows | st.just("")),
    st.builds(PlaceOrder, several, areas),
    st.builds(KeepOrder, several),
    st.builds(BidOrder, st.dictionaries(st.sampled_from(("S", "N", "S+N")), st.integers(0, 200), min_size=1)),
    st.sampled_from((AgreeOrder(), EndOrder())),
    st.builds(UnitsDecree, seats | st.just(""), st.builds(Units, rows, st.integers(0, 40)), areas),
    st.builds(LandDecree, areas, seats | st.just("")),
    st.builds(WorksDecree, areas, st.integers(0, 9)),
)


@pytest.mark.parametrize("language", LANGUAGES)
@given(orders)
@settings(max_examples=120)
def test_an_echo_reads_back_as_its_order(language: str, order: Order) -> None:
    assert read(said(order, language), language) == (order,)
