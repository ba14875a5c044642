"""P-18 as it is played: preparations before the placement; everything is opened at once."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pbem import codec
from pbem.core.seats import Seat
from pbem.rulesets.powers import setup, turn, vision
from pbem.rulesets.powers.chapters import in_play
from pbem.rulesets.powers.orders import AgreeOrder, BidOrder
from pbem.rulesets.powers.state import State
from tests.rules.powers.kernel.kit import begun, map_text, options, play, told

LINKS = "A-B B-C C-D D-E E-F"
THREE = map_text(LINKS, sides={"A": "A", "B": "C", "C": "E"})
FIVE = map_text(LINKS, sides={"A": "A", "B": "B", "I": "C", "N": "D", "S": "E"})
MANY = ("land", "multi", "place-blind")


def blocks(text: str, **named: str) -> str:
    """Put sides into blocks: `blocks(text, West="A B")`."""
    for block, sides in named.items():
        for side in sides.split():
            text = text.replace(f'[[side]]\nid = "{side}"', f'[[side]]\nid = "{side}"\nblock = "{block}"')
    return text


def bid(columns: str, row: str) -> BidOrder:
    return BidOrder({key: int(Fraction(bv) * 2) for key, bv in zip(columns.split(), row.split(), strict=True)})


def start(text: str, fair: str, **more: int) -> State:
    return begun(options(text, (*MANY, fair), **more))


def played(state: State) -> dict[str, str]:
    """Say who plays what with how many BV."""
    return {side: f"{seat} {Fraction(state.grants[Seat(seat)], 60)}" for seat, side in sorted(state.roles.items())}


def test_the_matrix_of_the_seed_is_played() -> None:
    """Example 22: A to red for 11, B to green for 9, C to blue for 6, one more for everybody; then all place."""
    state = start(THREE, "fair-mat", fair_total=30)
    assert [request.kind for request in turn.awaiting(state)] == ["bid"] * 3
    state, events = play(state, blue=bid("A B C", "13 11 6"), red=bid("A B C", "11 10 9"), green=bid("A B C", "15 9 6"))
    assert played(state) == {"A": "red 12", "B": "green 10", "C": "blue 7"}
    assert {at: land.owner for at, land in state.lands.items() if land.owner} == {"A": "red", "C": "green", "E": "blue"}
    assert told(events, "struck", "column", "seats", "price") == [
        ("A", ("red",), 660),
        ("B", ("green",), 540),
        ("C", ("blue",), 360),
    ]
    assert told(events, "surplus", "surplus", "more") == [(240, 60)]
    assert [request.kind for request in turn.awaiting(state)] == ["place"] * 3


def test_two_players_bid_for_one_side_alone() -> None:
    """Example 23, P-18.8."""
    text = map_text(sides={"A": "A", "B": "E"})
    state = begun(options(text, ("land", "place-blind", "fair2"), fair_total=40))
    done, _ = play(state, blue=BidOrder({"A": 44}), red=BidOrder({"A": 52}))
    assert played(done) == {"A": "blue 24", "B": "red 16"}


def test_what_all_confirm_counts_before_any_bid() -> None:
    """P-18.9: the scenario's sides and grants; one who does not agree is enough to bid."""
    state = start(THREE, "fair-mat")
    proposed = dict(state.roles)
    done, events = play(state, blue=AgreeOrder(), red=[bid("A B C", "12 0 0"), AgreeOrder()], green=AgreeOrder())
    assert dict(done.roles) == proposed
    assert played(done) == {"A": "blue 4", "B": "red 4", "C": "green 4"}
    assert told(events, "agreed") == [()]
    assert told(events, "bid", "seat") == []
    _, events = play(state, blue=AgreeOrder(), red=AgreeOrder())
    assert len(told(events, "bid", "seat")) == 3


def test_bids_that_do_not_add_up_and_silence_are_equal_shares() -> None:
    """P-18.1: the author alone hears of it; all that is opened is the row that counts."""
    state = start(THREE, "fair-mat")
    _, events = play(state, blue=bid("A B C", "9 9 9"), red=bid("A B C", "2 4 6"))
    assert told(events, "failed", "seat", "what", "why") == [("blue", "bid", "bid")]
    rows = {seat: (amounts, silent) for seat, amounts, silent in told(events, "bid", "seat", "amounts", "silent")}
    assert rows == {"blue": ((240,) * 3, 1), "red": ((120, 240, 360), 0), "green": ((240,) * 3, 1)}


def test_blocks_are_bid_for_and_then_shared_inside() -> None:
    """Example 24, P-18.6: W for 20 to yellow and blue; inside a block its price is the total."""
    text = blocks(FIVE, W="A B", G="I N")
    state = start(text, "fair-mat", fair_total=50)
    bidding = in_play.bidding(vision.view(state, Seat("blue")), Seat("blue"))
    assert bidding is not None
    assert [(column.key, column.places) for column in bidding.columns] == [("A+B", 2), ("I+N", 2), ("S", 1)]
    rows = {"blue": "20 18 12", "red": "22 16 12", "green": "23 17 10", "white": "24 15 11", "yellow": "19 17 14"}
    state, events = play(state, **{seat: bid("A+B I+N S", row) for seat, row in rows.items()})
    struck = {column: (seats, price) for column, seats, price in told(events, "struck", "column", "seats", "price")}
    assert struck == {
        "A+B": (("blue", "yellow"), 1200),
        "I+N": (("red", "white"), 960),
        "S": (("green",), 600),
    }
    assert [(request.seat, request.kind) for request in turn.awaiting(state)] == [
        (seat, "bid") for seat in ("blue", "red", "white", "yellow")
    ]
    assert in_play.bidding(state, Seat("green")) is None
    assert codec.loads(codec.dumps(state, State), State) == state
    done, events = play(state, blue=bid("A B", "12 8"), yellow=bid("A B", "9 11"), red=bid("I N", "8 8"))
    assert played(done)["A"] == "yellow 10"
    assert played(done)["B"] == "blue 9"
    assert told(events, "surplus", "surplus", "more") == [(240, 0)]


def test_a_division_takes_several_rounds_of_bids() -> None:
    """P-18.7: three sides: first A against B and C, then B against C; the surplus is shared at the end."""
    state = start(THREE, "fair-div", fair_total=30)
    bidding = in_play.bidding(state, Seat("blue"))
    assert bidding is not None
    assert [column.key for column in bidding.columns] == ["A", "B+C"]
    state, _ = play(state, blue=BidOrder({"A": 20}), red=BidOrder({"A": 26}), green=BidOrder({"A": 30}))
    assert [(request.seat, request.kind) for request in turn.awaiting(state)] == [
        ("red", "divide"),
        ("green", "divide"),
    ]
    done, events = play(state, red=BidOrder({"B": 16}), green=BidOrder({"B": 12}))
    assert played(done) == {"A": "blue 11", "B": "green 7", "C": "red 10"}
    assert told(events, "surplus", "surplus", "more") == [(300, 60)]


def test_no_bid_stands_in_a_view_before_it_is_opened() -> None:
    """P-18.1: bids are orders, and nothing else, until all are in."""
    state = start(THREE, "fair-mat")
    for seat in state.circle:
        assert not vision.view(state, seat).dividing.groups


def test_a_fair_start_for_two_is_refused_for_three() -> None:
    with pytest.raises(ValueError, match="fair2"):
        setup.seats(options(THREE, ("land", "place-blind", "fair2")))
