"""P-33.5: treacherous destruction, before the first step, unless a treaty binds."""

from __future__ import annotations

import pytest

from pbem.rulesets.powers.orders import BetrayOrder
from tests.rules.powers.allies.kit import BLUE, RED, allied
from tests.rules.powers.kernel.kit import move, owners, play, shown, told


def test_the_owner_destroys_any_number_of_guests() -> None:
    state, events = play(allied("blue tnk B 4, red inf B"), red=BetrayOrder("B", BLUE))
    assert shown(state) == "B red inf"
    assert told(events, "betrayed", "seat", "at", "loser", "counts") == [("red", "B", "blue", (4,))]


def test_who_goes_in_the_first_step_is_too_late() -> None:
    """S-5: treachery comes before the movement."""
    state, _ = play(allied("blue tnk B 4, red inf B"), red=BetrayOrder("B", BLUE), blue=move("tnk", "B A"))
    assert shown(state) == "B red inf"


def test_both_may_be_traitors_at_once() -> None:
    """All at the same time: both perish, and the land stays its owner's."""
    state, _ = play(allied("blue tnk B 4, red inf B"), red=BetrayOrder("B", BLUE), blue=BetrayOrder("B", RED))
    assert shown(state) == ""
    assert state.lands["B"].owner == RED


def test_guests_who_destroy_the_garrison_have_the_land() -> None:
    """P-6.10: it is fresh."""
    state, _ = play(allied("blue inf B, red tnk B 3, red inf C", "red C"), blue=BetrayOrder("B", RED))
    assert owners(state).split()[1] == "B:blue!"
    assert shown(state) == "B blue inf, C red inf"


@pytest.mark.parametrize(
    ("stacks", "clauses", "why"),
    [
        ("blue tnk B, red inf B", ("pass",), "at_peace"),
        ("blue tnk B, red inf B", ("peace",), "at_peace"),
        ("red inf B", (), "nobody"),
        ("blue tnk B, red inf* B", (), "unarmed"),
    ],
)
def test_what_keeps_one_from_it(stacks: str, clauses: tuple[str, ...], why: str) -> None:
    state, events = play(allied(stacks, "", *clauses), red=BetrayOrder("B", BLUE))  # type: ignore[arg-type]
    assert told(events, "failed", "what", "why") == [("betray", why)]
    assert not told(events, "betrayed")


def test_where_treaties_do_not_bind_nothing_keeps_one_from_it() -> None:
    """P-33.5: option `treaty_binding` off."""
    state = allied("blue tnk B, red inf B", "", "pass", treaty_binding=False)
    assert shown(play(state, red=BetrayOrder("B", BLUE))[0]) == "B red inf"
