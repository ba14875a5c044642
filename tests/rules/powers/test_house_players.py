"""House players use what their chapters give them: they land, they bomb, they hide guns."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.seats import Request
from pbem.rulesets.powers.players import PLAYERS
from pbem.rulesets.powers.state import Stack, State, gathered
from tests.rules.powers.kernel.kit import BLUE, game, map_text
from tests.rules.powers.words.kit import seen

COAST = map_text("A-B B-C A-S B-S S-T C-T", {"S": 'kind = "sea"', "T": 'kind = "sea"'}, {"X": "A", "Y": "C"})


def written(state: State, name: str = "bold", tries: int = 1) -> list[str]:
    view, request = seen(state), Request(BLUE, "orders")
    return [line for key in range(tries) for line in PLAYERS[name].write(view, request, KeyedDice(bytes([key])))]


def with_fleet(state: State, sea: str) -> State:
    ship = Stack(BLUE, "trs", sea, 2, load=("inf", "inf"))
    return replace(state, stacks=gathered((*state.stacks, ship)))


@pytest.mark.parametrize("name", PLAYERS)
def test_they_land_where_the_coast_is_weak(name: str) -> None:
    """P-11.1: four of them against one."""
    state = game("red inf C", "blue A, red C, red B", COAST, ("land", "naval", "landing"))
    assert "land 4 infantry from T to C" in written(with_fleet(state, "T"), name)


def test_they_sail_on_from_a_strong_one() -> None:
    """P-11.1: against nine they do not land."""
    state = game("red inf C 9", "blue A, red C, blue B", COAST, ("land", "naval", "landing"))
    assert "move 2 transport T -> S" in written(with_fleet(state, "T"))


def test_bombers_strike_where_most_stand() -> None:
    """P-36.5: as far as they come back."""
    state = game("blue bom A 2, red inf B, red inf C 3", "blue A, red B, red C", COAST, ("land", "air"))
    assert "strike 2 bomber A -> B -> C" in written(state)
    far = game("blue bom A 2, red inf E 3", "blue A, red E", "", ("land", "air"))
    assert not [line for line in written(far) if line.startswith("strike")]


def test_guns_at_the_front_are_hidden_now_and_then() -> None:
    """P-48.2: and never without the chapter."""
    state = game("blue atg A, red tnk B", "blue A, red B", COAST, ("land", "hide1"))
    found = written(state, tries=12)
    assert 0 < found.count("hide 1 atgun at A") < 12
    bare = game("blue atg A, red tnk B", "blue A, red B", COAST)
    assert not [line for line in written(bare, tries=12) if line.startswith("hide")]


def test_who_cannot_take_an_empty_land_is_not_sent_with_nobody() -> None:
    """P-1.6: a land of guns alone sends nobody into an empty one, though infantry comes from another."""
    state = game("blue aab A 2, blue inf C", "blue A, blue C, red B", "", ("land", "air"))
    assert not [line for line in written(state, tries=6) if line.startswith("move  ")]
