"""P-33.4, P-33.9, P-33.12: guests: how they come in, with whom they fight, how they fight their host."""

from __future__ import annotations

import pytest

from pbem.rulesets.powers.orders import EndOrder, RiseOrder
from tests.rules.powers.allies.kit import RED, allied
from tests.rules.powers.kernel.kit import move, owners, play, shown, told


def test_who_is_let_in_enters_without_battle_and_goes_on() -> None:
    """P-33.4: with passage a land of the other is no attack, and not the end of the way."""
    state, events = play(allied("blue tnk A 2, red inf B", "blue C", "pass"), blue=move("tnk", "A B C"))
    assert shown(state) == "B red inf, C blue tnk 2"
    assert not told(events, "battle")
    assert state.lands["B"].owner == RED


def test_without_passage_entering_is_an_attack() -> None:
    """P-5.5."""
    _, events = play(allied("blue tnk A 2, red inf B"), blue=move("tnk", "A B"))
    assert told(events, "battle", "at") == [("B",)]


def test_guests_defend_with_the_owner_of_the_land() -> None:
    """P-33.9: and each is told of with his own units."""
    state, events = play(allied("blue tnk B 3, red inf B, green inf D 2", "green D", "pass"), green=move("inf", "D B"))
    assert told(events, "battle", "seat_1", "rows_1", "seat_2", "rows_2", "seat_3")[0] == (
        *("red", ("inf",), "blue", ("tnk",), "green"),
    )
    assert "green" not in shown(state)


def test_guests_alone_keep_the_land_for_its_owner() -> None:
    state, _ = play(allied("blue tnk B 9, green inf D 1", "green D", "pass"), green=move("inf", "D B"))
    assert state.lands["B"].owner == RED


def test_careful_does_not_stop_before_a_land_one_may_enter() -> None:
    """S-10."""
    state, _ = play(allied("blue inf A, red inf B", "", "pass"), blue=move("inf", "A B", careful=True))
    assert shown(state) == "B blue inf, B red inf"


def test_friends_who_cross_a_border_pass_each_other() -> None:
    """S-8.5: swaps of allied units are legal."""
    state, events = play(allied("blue inf A, red inf B", "", "pass"), blue=move("inf", "A B"), red=move("inf", "B A"))
    assert shown(state) == "A red inf, B blue inf"
    assert not told(events, "meeting")


def test_who_loses_may_retreat_to_a_friend() -> None:
    """P-34.2: to any adjacent land whose owner consents."""
    state, events = play(
        allied("blue inf C, green inf D, green inf D 4", "blue C, green D", "pass", first_salvo="0"),
        blue=move("inf", "C D"),
    )
    assert not told(events, "perished") or state.lands["D"].owner == "green"


def test_when_passage_ends_guests_stay_and_may_rise_against_their_host() -> None:
    """P-33.12: guests attack in their own movement; they are attackers then."""
    state, events = play(allied("blue tnk B 4, red inf B"), blue=RiseOrder("B"))
    assert told(events, "risen", "seat", "at") == [("blue", "B")]
    assert state.lands["B"].owner == "blue"
    assert shown(state) == "B blue tnk 4"


def test_guests_join_an_attack_from_outside() -> None:
    """P-33.12: one battle, for who rises and who comes in the first step."""
    _, events = play(allied("blue tnk B 2, blue inf A 2, red inf B"), blue=[RiseOrder("B"), move("inf", "A B")])
    assert told(events, "battle", "rows_2", "counts_2") == [(("tnk", "inf"), (2, 2))]


def test_a_treaty_keeps_guests_from_rising() -> None:
    """P-33.5: passage is a promise not to."""
    state, events = play(allied("blue tnk B 4, red inf B", "", "pass"), blue=RiseOrder("B"))
    assert told(events, "failed", "what", "why") == [("rise", "at_peace")]
    assert shown(state) == "B blue tnk 4, B red inf"


def test_guests_rise_in_sequential_play_too() -> None:
    state = allied("blue tnk B 4, red inf B", order="sequential")
    state, events = play(state, **{state.on: EndOrder()}) if state.on != "blue" else (state, ())
    while state.on != "blue":
        state, _ = play(state, **{state.on: EndOrder()})
    state, events = play(state, blue=[RiseOrder("B"), EndOrder()])
    assert state.lands["B"].owner == "blue"
    assert told(events, "conquered", "at") == [("B",)]


@pytest.mark.parametrize(("clauses", "winners"), [(("joint",), 2), (("peace",), 1)])
def test_allies_attack_together_only_with_the_clause(clauses: tuple[str, ...], winners: int) -> None:
    """S-8.2, P-16.5: else the smaller force halts."""
    state = allied("blue tnk A 3, red tnk C 2, green inf B 1", "green B, red C", *clauses)  # type: ignore[arg-type]
    _, events = play(state, blue=move("tnk", "A B"), red=move("tnk", "C B"))
    parties = told(events, "battle", "parties")[0][0]
    assert parties == 1 + winners


def test_after_a_joint_attack_the_larger_force_has_the_land_and_the_other_goes_home_unless_let_in() -> None:
    """S-8.1."""
    stacks, lands = "blue tnk A 3, red tnk C 2, green inf B 1", "green B, red C"
    orders = {"blue": move("tnk", "A B"), "red": move("tnk", "C B")}
    state, _ = play(allied(stacks, lands, "joint"), **orders)
    assert (state.lands["B"].owner, "C red tnk 2" in shown(state)) == ("blue", True)
    state, _ = play(allied(stacks, lands, "joint", "pass"), **orders)
    assert (owners(state).split()[1], "B red tnk 2" in shown(state)) == ("B:blue!", True)
