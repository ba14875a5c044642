"""What is wrong with a sheet: a clear answer each, and nothing lost of the other lines."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.seats import Seat
from pbem.rulesets.powers.treaty import Pact
from tests.rules.powers.words.kit import BLUE, RED, begun, seen, war, wrong


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ("3 tanks A1 to B2; 4 infantry A1 to B2", ""),
        ("3 tanks A1 to B2; 2 tanks A1 to B3", "2 too-few"),
        ("5 infantry A1 to B2", "1 too-few"),
        ("5 infantry A1 to B2; 4 infantry A1 to B2", "1 too-few"),
        ("1 atgun A1 to B2", "1 no-units"),
        ("1 tank E1 to D1", "1 no-units"),
        ("infantry A1 to B1 to C1", "1 too-far?"),
        ("tank B1 to C1 to C2", "1 too-far?"),
        ("tank A1 to B2 to C2", "1 ends-there?"),
        ("tank A1 to E1", "1 not-next"),
        ("2 cruisers A1 to B2", "1 unit-off"),
        ("build 1 infantry in A1", ""),
        ("build 3 infantry in A1", "1 part?"),
        ("build 1 infantry in A1; build 1 tank in A1", "2 short"),
        ("build 1 infantry in D1", "1 not-own"),
        ("3 tanks A1 to B2; build 1 infantry in B2", "2 fresh"),
        ("build 1 cruiser in A1", "1 unit-off"),
        ("build 1 neutral army in A1", "1 unit-off"),
        ("factory A1", "1 short"),
        ("factory C1 paid A1:1", "1 payer"),
        ("demolish A1 2", "1 no-factory"),
        ("demolish A1 1; build 1 infantry in A1", ""),
        ("place 1 infantry A1", "1 not-placing"),
        ("bid S: 4, N: 5", "1 chapter-off"),
        ("end", "1 no-end?"),
        ("hold fire at green", "1 not-played"),
        ("treaty with red: peace", ""),
        ("treaty with red: share vision", "1 no-fog"),
        ("treaty with red: peace, until round 1", "1 treaty-over"),
        ("treaty with green: peace", "1 not-played"),
        ("set A1 factory 2", "1 referee-only"),
        ("3 tanks A1 to B2; 5 atguns B1 to B2; build 1 infantry in A1; 1 tank A1 to B3", "2 too-few, 4 too-few"),
    ],
)
def test_in_a_war(lines: str, found: str) -> None:
    assert wrong(lines) == found


def test_a_chapter_that_is_not_in_play() -> None:
    """P-12.6: understood, and refused with its chapter's name."""
    view = seen(war(chapters=("minimal",)))
    assert wrong("factory A1; line2 tank; never retreat; treaty with red: peace", view) == (
        "1 chapter-off, 2 chapter-off, 3 chapter-off, 4 chapter-off"
    )


def test_an_attack_needs_a_unit_that_can_conquer() -> None:
    """P-5.4: anti-tank guns can, for they have strength against armour; only what has none cannot."""
    assert wrong("1 atgun B1 to B2") == ""


def test_peace_in_force_lets_no_attack_pass() -> None:
    """P-16.2: the order is refused at once."""
    state = replace(war(), pacts=(Pact(4711, (BLUE, RED), 1, clauses=("peace",)),))
    assert wrong("3 tanks A1 to B2", seen(state)) == "1 at-peace"
    assert wrong("treaty with red: peace", seen(state)) == "1 treaty-stands?"
    assert wrong("denounce 4711", seen(state)) == ""


def test_production_has_its_rounds() -> None:
    """P-15.1: in the others nothing is produced."""
    state = replace(war(freq=2), round=2)
    assert wrong("build 1 infantry in A1", seen(state)) == "1 not-due"


def test_a_player_turn_is_one_seats() -> None:
    """S-14, S-15: the others give standing orders."""
    state = war(order="sequential")
    assert wrong("3 tanks A1 to B2; end", seen(state)) == ""
    other = seen(state, RED)
    assert wrong("1 tank B2 to B3; never retreat; end", other) == "1 not-your-turn, 3 not-your-turn"


def test_units_that_came_may_go_on_in_the_same_player_turn() -> None:
    """S-14: line by line: what a line before brought there may go on, as far as it has move points."""
    view = seen(war(order="sequential"))
    assert wrong("3 tanks A1 to B1; 4 tanks B1 to B2", view) == ""
    assert wrong("4 infantry A1 to B1; 1 infantry B1 to B2", view) == "2 no-units"


def test_the_grant_is_spent_line_by_line() -> None:
    """P-3.5: S has 25 BV."""
    view = seen(begun(chapters=("minimal",)))
    assert wrong("place 20 infantry A1; place 6 tanks A1; place 5 infantry A1", view) == "2 grant"
    assert wrong("place 1 infantry B2; place 1 bunker A1; keep 1 tank", view) == "1 not-own, 2 unit-off, 3 kept-many"
    assert wrong("3 tanks A1 to B2; build 1 tank in A1", view) == "1 before-start, 2 before-start"


def test_kept_units_need_their_price() -> None:
    """P-3.3: the price of what is kept must be left."""
    view = seen(begun(chapters=("minimal",), soft_last=2))
    assert wrong("keep 2 tanks; place 23 infantry A1", view) == ""
    assert wrong("keep 2 tanks; place 24 infantry A1", view) == "2 grant"
    assert wrong("keep 3 tanks", view) == "1 kept-many"


def test_bids_add_up() -> None:
    """P-18.1."""
    view = seen(begun(chapters=("minimal", "multi", "fair-mat")))
    assert view.stage == "bid"
    assert wrong("bid S: 20, N: 13", view) == ""
    assert wrong("bid S: 20, N: 14", view) == "1 bid-over"
    assert wrong("bid S: 20, N: 10", view) == "1 bid-short"


def test_the_fallen_order_nothing() -> None:
    """P-1.7."""
    state = replace(war(), out={"blue": 1})
    assert wrong("3 tanks A1 to B2", seen(state)) == "1 out"
    assert wrong("3 tanks A1 to B2", replace(seen(), seat=Seat("green"))) == "1 not-a-power"
