"""P-18.2 to P-18.6: the matrix, with blocks too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given as forall
from hypothesis import settings
from hypothesis import strategies as st

from pbem import codec
from pbem.core.dice import KeyedDice, ScriptedDice
from pbem.core.seats import COLOURS
from pbem.rulesets.powers.chapters.fair.allotment import Allotment, Step, allotted, inner, lowest, together
from pbem.rulesets.powers.chapters.fair.bids import Bid, Bidding, Column
from tests.rules.powers.fair.bids_kit import bidding, given, halves

SEED = bidding(30, "A B C", anna="13 11 6", beta="11 10 9", cyril="15 9 6")


def said(step: Step) -> str:
    return f"{step.column} to {' '.join(step.seats)} for {step.price / 2:g}, delta {step.delta / 2:g}"


def test_the_matrix_of_the_seed() -> None:
    """Example 22: C = 30; A to Beta for 11, B to Cyril for 9, C to Anna for 6; surplus 4, one more for everybody."""
    result = allotted(SEED, ScriptedDice())
    assert [said(step) for step in result.steps] == [
        "A to beta for 11, delta 2",
        "B to cyril for 9, delta 2",
        "C to anna for 6, delta 0",
    ]
    assert result.steps[0].deltas == {"A": halves(2), "B": halves(1), "C": 0}
    assert (result.surplus, result.more) == (halves(4), halves(1))
    assert given(result.sides) == {"A": "beta 12", "B": "cyril 10", "C": "anna 7"}


def test_the_print_of_the_seed_goes_against_its_own_theorem() -> None:
    """Section 13, gap 1: the seed goes on with Beta's struck row and gives Anna B for 10; she called 11 fair."""
    anna = next(bid for bid in SEED.bids if bid.seat == "anna")
    assert anna.amounts["B"] == halves(11) > halves(10)


def test_the_smallest_twice_gives_no_delta() -> None:
    """P-18.2: 6, 9, 6 gives 0."""
    assert allotted(SEED, ScriptedDice()).steps[0].deltas["C"] == 0


def test_two_players() -> None:
    """P-18.8, example 23: C = 40, bids for A 22 and 26; 22 and 14, surplus 4: 24 and 16, wherever the lot falls."""
    row = bidding(40, "A B", one="22 18", two="26 14")
    for value in (1, 2):
        result = allotted(row, ScriptedDice([("fair start, step 1: column", value)]))
        assert result.surplus == halves(4)
        assert given(result.sides) == {"A": "one 24", "B": "two 16"}


def test_halves_of_a_bv() -> None:
    """P-18.1, P-18.3: bids in halves; of the surplus everybody gets whole BV."""
    result = allotted(bidding(10, "A B", one="3.5 6.5", two="8 2"), ScriptedDice([1]))
    assert result.surplus == halves("9/2")
    assert given(result.sides) == {"A": "one 11/2", "B": "two 4"}


def test_a_tie_between_columns_is_settled_by_a_lot_all_see() -> None:
    """P-18.2 [L539]: the die has as many sides as there are columns, and says what for."""
    dice = ScriptedDice([("fair start, step 1: column", 2), ("fair start, step 2: column", 1)])
    result = allotted(bidding(12, "A B C", a="2 4 6", b="4 2 6", c="4 4 4"), dice)
    assert [(lot.among, lot.fell_on) for lot in result.lots] == [(("A", "B", "C"), "B"), (("A", "C"), "A")]
    assert [step.column for step in result.steps] == ["B", "A", "C"]


def test_a_tie_between_bidders_is_settled_by_a_lot() -> None:
    """P-18.4: everybody bids the same."""
    dice = ScriptedDice([1, ("fair start, step 1: seat", 3), ("fair start, step 2: column", 2), 1])
    result = allotted(bidding(9, "A B C", a="3 3 3", b="3 3 3", c="3 3 3"), dice)
    assert given(result.sides) == {"A": "c 3", "C": "a 3", "B": "b 3"}
    dice.done()


BLOCKS = bidding(50, "W*2 G*2 U", p1="20 18 12", p2="22 16 12", p3="23 17 10", p4="24 15 11", p5="19 17 14")


@pytest.mark.parametrize("lot", [1, 2])
def test_blocks(lot: int) -> None:
    """P-18.6, example 24: W for 20 to P5 and P1, then G for 16 to P2 and P4, U for 10 to P3, wherever the lot falls."""
    result = allotted(BLOCKS, ScriptedDice([("fair start, step 2: column", lot)]))
    assert said(result.steps[0]) == "W to p1 p5 for 20, delta 2"
    assert result.steps[1].deltas == {"G": halves(1), "U": halves(1)}
    assert {step.column: (step.seats, step.price) for step in result.steps[1:]} == {
        "G": (("p2", "p4"), halves(16)),
        "U": (("p3",), halves(10)),
    }
    assert (result.surplus, result.more) == (halves(4), 0)
    assert result.steps[2].deltas == {}


def test_inside_a_block_its_price_is_shared_by_the_matrix() -> None:
    """P-18.6: by P-18.2 with C = the price; its surplus stays in the block."""
    outer = allotted(BLOCKS, ScriptedDice([1]))
    west = inner(outer, Column("W", 2), ("A", "B"))
    assert (west.total, [column.key for column in west.columns]) == (halves(20), ["A", "B"])
    west_bids = bidding(20, "A B", p1="9 11", p5="12 8").bids
    east = bidding(16, "N I", p2="8 8", p4="8 8")
    first = allotted(Bidding(west.total, west.columns, west_bids, west.name), ScriptedDice([1]))
    second = allotted(east, ScriptedDice([1, 2]))
    assert first.lots[0].why == "fair start W, step 1: column"
    assert given(together(outer, (first, second))) == {
        "A": "p1 10",
        "B": "p5 9",
        "N": "p4 8",
        "I": "p2 8",
        "U": "p3 10",
    }


def test_a_tie_at_the_edge_of_a_block() -> None:
    """P-18.4: who bid less is in; for the rest of the places the lot is drawn again and again."""
    dice = ScriptedDice([2, 2])
    bids = {COLOURS[0]: 5, COLOURS[1]: 4, COLOURS[2]: 5, COLOURS[3]: 5}
    seats, price, lots = lowest(bids, 3, "west", dice)
    assert (seats, price) == (("red", "green", "white"), 5)
    assert [lot.among for lot in lots] == [("blue", "green", "white"), ("blue", "white")]


@st.composite
def matrices(draw: st.DrawFn) -> Bidding:
    """Rows of the same sum for 2 to 7 seats."""
    count, total = draw(st.integers(2, 7)), draw(st.integers(0, 200))
    cut = st.lists(st.integers(0, total), min_size=count - 1, max_size=count - 1).map(sorted)
    rows = [
        [b - a for a, b in zip([0, *cuts], [*cuts, total], strict=True)] for cuts in (draw(cut) for _ in range(count))
    ]
    keys = "ABCDEFG"[:count]
    bids = (Bid(seat, dict(zip(keys, row, strict=True))) for seat, row in zip(COLOURS, rows, strict=False))
    return Bidding(total, tuple(map(Column, keys)), tuple(bids))


def any_column(deltas: Mapping[str, int]) -> Sequence[str]:
    return list(deltas)


def holds(result: Allotment) -> None:
    own = {bid.seat: bid.amounts for bid in result.bidding.bids}
    assert {each.seat for each in result.sides} == own.keys()
    assert all(each.price == own[each.seat][each.side] for each in result.sides)
    assert result.surplus >= sum(step.delta for step in result.steps)
    assert sum(each.grant for each in result.sides) <= result.bidding.total


@settings(max_examples=1000, deadline=None, database=None, derandomize=True)
@forall(matrices(), st.binary(min_size=1, max_size=4))
def test_the_theorem(bidding: Bidding, key: bytes) -> None:
    """P-18.5: for any choice of columns everybody gets his own bid, and the surplus is at least the sum of deltas."""
    holds(allotted(bidding, KeyedDice(key), any_column))
    holds(allotted(bidding, KeyedDice(key)))


def test_the_record_outlives_the_letter() -> None:
    """P-18.10: it is kept as JSON and the same when read again."""
    result = allotted(BLOCKS, ScriptedDice([1]))
    assert codec.loads(codec.dumps(result, Allotment), Allotment) == result
