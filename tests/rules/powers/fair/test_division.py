"""P-18.7: successive division."""

from __future__ import annotations

from hypothesis import given as forall
from hypothesis import settings
from hypothesis import strategies as st

from pbem import codec
from pbem.core.dice import KeyedDice, ScriptedDice
from pbem.core.seats import COLOURS, Seat
from pbem.rulesets.powers.chapters.fair import division
from pbem.rulesets.powers.chapters.fair.bids import problems
from pbem.rulesets.powers.chapters.fair.division import Division, divided
from pbem.rulesets.powers.memory import Group
from tests.rules.powers.fair.bids_kit import given, halves


def begun(sides: str, seats: str, total: int, *coalitions: str) -> Division:
    group = Group(tuple(sides.split()), tuple(map(Seat, seats.split())), halves(total))
    return Division((group,), tuple(tuple(each.split()) for each in coalitions))


def bids(**bv: int) -> dict[Seat, int]:
    return {Seat(seat): halves(amount) for seat, amount in bv.items()}


def test_the_lowest_get_the_first_half() -> None:
    """P-18.7: four bid for A and B out of 40: 18 and 20 get them for 20, the others C and D for 40 - 23."""
    after = divided(begun("A B C D", "p q r s", 40), bids(p=25, q=18, r=23, s=20), ScriptedDice())
    assert after.groups == (
        Group(("A", "B"), (Seat("q"), Seat("s")), halves(20)),
        Group(("C", "D"), (Seat("p"), Seat("r")), halves(17)),
    )
    assert after.surplus == halves(3)


def test_all_groups_go_on_at_once_until_each_is_one_side() -> None:
    """P-18.7: recursion in each group with its own total; the surplus is divided at the end."""
    after = divided(begun("A B C D", "p q r s", 40), bids(p=25, q=18, r=23, s=20), ScriptedDice())
    after = divided(after, bids(p=9, q=12, r=6, s=7), ScriptedDice())
    assert after.open == ()
    assert after.surplus == halves(3 + 5 + 3)
    assert given(after.sides) == {"A": "s 9", "B": "q 10", "C": "r 8", "D": "p 10"}


def test_a_coalition_is_split_off_first() -> None:
    """P-18.7: G1 by coalition if there is one, else the first half of the sides."""
    group = begun("A N S", "p q r", 30).groups[0]
    assert division.halves(group, ()) == (("A",), ("N", "S"))
    assert division.halves(group, (("S", "A"),)) == (("A", "S"), ("N",))
    assert division.halves(group, (("A", "N", "S"), ("B", "A"))) == (("A",), ("N", "S"))


def test_a_tie_is_settled_by_a_lot() -> None:
    """P-18.4."""
    dice = ScriptedDice([("fair start, division of A B: seat", 2)])
    after = divided(begun("A B", "p q", 20), bids(p=8, q=8), dice)
    assert given(after.sides) == {"A": "q 8", "B": "p 12"}


def test_a_bid_is_a_row_of_two_columns() -> None:
    """P-18.1: the same check as for the matrix."""
    bidding = division.bidding(begun("A B C", "p q r", 30).groups[0], (("A", "B"),))
    assert [(column.key, column.places) for column in bidding.columns] == [("A+B", 2), ("C", 1)]
    assert [each.code for each in problems({"A+B": halves(31), "C": 0}, bidding)] == ["powers-bid-over"]


@settings(max_examples=200, deadline=None, database=None, derandomize=True)
@forall(st.integers(2, 7), st.integers(0, 100), st.binary(min_size=1, max_size=4))
def test_nobody_gets_less_than_he_called_fair(count: int, total: int, key: bytes) -> None:
    """The principle of P-18: each half gets at least what each of its seats bid for it."""
    dice = KeyedDice(key)
    made = begun(" ".join("ABCDEFG"[:count]), " ".join(COLOURS[:count]), total)
    while made.open:
        made = divided(made, {s: dice.roll(g.total + 1, "bid") - 1 for g in made.open for s in g.seats}, dice)
    for split in made.splits:
        assert split.surplus >= 0
        assert all(split.first.total >= split.bids[seat] for seat in split.first.seats)
        assert all(split.second.total >= split.group.total - split.bids[seat] for seat in split.second.seats)
    assert sum(each.grant for each in made.sides) <= halves(total)
    assert codec.loads(codec.dumps(made, Division), Division) == made
