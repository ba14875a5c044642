"""7.4, S-21: uncertain tokens in the fog: seen where one sees, and even there nobody knows which are true."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.dice import KeyedDice
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.orders import MixOrder, Units
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.treaty import Pact
from tests.rules.powers.fog.test_fog import ROW, heard, sees
from tests.rules.powers.kernel.kit import BLUE, GREEN, RED, drawn, game, move, play, shown, told


def dark(stacks: str = "", lands: str = "") -> State:
    """Five lands in a row: blue A, red E, green C."""
    return drawn(game("", lands, ROW, ("land", "multi", "hide1"), visibility="full"), stacks)


def test_tokens_are_seen_where_one_sees_and_none_is_known() -> None:
    state = dark("green atgt C, green atgf D 2, red inf E, blue inf B")
    assert [each.row for each in vision.view(state, RED).stacks if each.at == "D"] == ["atgq"]
    assert sees(state, RED) == "D:green E:red"
    assert [each.row for each in vision.view(state, BLUE).stacks if each.owner == GREEN] == ["atgq"]


@pytest.mark.parametrize("row", ["atgt", "atgf"])
def test_tokens_see_nothing_by_themselves(row: str) -> None:
    """Else who shares vision with their owner would know which are true."""
    friend = Pact(1, (BLUE, RED), 1, None, ("vision",))
    state = replace(dark(f"blue {row} D, green inf C, red inf E", "green D"), pacts=(friend,))
    lone = replace(state, stacks=tuple(each for each in state.stacks if each.row != row))
    assert [at for at in sees(state, RED).split() if at != "D:blue"] == sees(lone, RED).split()
    assert sees(replace(state, pacts=()), BLUE) == "D:blue"


@pytest.mark.parametrize(("true", "false"), [("D", "B"), ("B", "D")])
def test_what_one_sees_of_their_ways_does_not_tell(true: str, false: str) -> None:
    """S-21: a token goes to red's side, one to blue's; both hear of one uncertain gun."""
    state = dark("green atgt C, green atgf C 2, red inf E", "green B, green D")
    _, events = play(state, green=[move("1 atgt", f"C {true}"), move("1 atgf", f"C {false}")])
    assert sorted(told(events, "moved", "at", "rows", "counts")) == [("B", ("atgq",), (1,)), ("D", ("atgq",), (1,))]
    assert sorted(heard(events, "moved")) == ["bg", "rg"]


def test_who_sees_but_one_end_of_a_mixing_hears_of_that_end() -> None:
    """P-48.3: red sees dummies leave D; nobody but green knows that they are in B now, where blue counts one more."""
    state = dark("green atgt B, green atgf C, green atgf D", "green B, green D")
    _, events = play(state, green=MixOrder(Units("atgf", 1), "D", "B"))
    assert heard(events, "mixed") == ["g"]
    assert (heard(events, "thinned"), told(events, "thinned", "at")) == (["r"], [("D",)])
    assert (heard(events, "joined"), told(events, "joined", "at")) == (["b"], [("B",)])


def test_any_of_those_out_of_sight_may_be_the_true_one() -> None:
    """S-19: as many as there are, here or there."""
    state = dark("green atgt C, green atgf D 2, red inf E, green inf C")
    dealt = [shown(vision.reimagine(state, RED, KeyedDice(bytes([key])))) for key in range(20)]
    assert any("D green atgt" in each for each in dealt)
    assert all(each.count("atgt") == 1 for each in dealt)
    assert {sees(vision.reimagine(state, RED, KeyedDice(bytes([key]))), RED) for key in range(5)} == {"D:green E:red"}
