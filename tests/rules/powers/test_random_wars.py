"""Whole games, whatever the chapters, of house players and of people who write anything at all: nothing breaks, nothing
leaks, everything can be kept."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import cast

import pytest

from pbem import codec
from pbem.core.dice import KeyedDice
from pbem.core.events import Event, seen_by
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.registry import AnyState
from pbem.rulesets.powers import turn, vision
from pbem.rulesets.powers.orders import Order
from pbem.rulesets.powers.state import NOBODY, State
from pbem.testing.house_games import dealt_out
from pbem.testing.playing import letters
from tests.rules.powers.kernel.kit import begun, map_text, options
from tests.rules.powers.telling.kit import installed

LINKS = "A-B B-C C-D D-E E-F F-A B-E C-F"
AREAS = {"B": 'terrain = "forest"', "C": "prod = 2\ncentre = true", "E": 'terrain = "mountain"\ncentre = true'}
SIDES = ("A", "D", "F", "C")
QUARREL = '\n[goal]\nkind = "g-quarrel"\ntable = "q4"\ntarget = "C"\nrounds = 4'


def text(seats: int, goal: str = "") -> str:
    names = ("A", "B", "N", "S")[:seats]
    return map_text(LINKS, AREAS, dict(zip(names, SIDES, strict=False))) + goal


WARS = {
    "R1 for two": options(text(2), ("R1", "elim"), rounds=5),
    "quarrel": options(text(4, QUARREL), ("R1",), soft_last=2),
    "division": options(text(3), ("R1", "g-rel", "fair-div"), rounds=4, neutral_regen=True),
    "secret": options(text(4), ("many", "g-secret", "neutral"), rounds=4, treaty_notice=0),
    "pairs in turn": options(text(4), ("R1", "g-pair"), rounds=4, order="sequential"),
    "lands in turn": options(text(3), ("R1", "g-polland", "g-endhold"), rounds=4, order="sequential"),
    "alternate": options(text(4), ("land-war", "multi", "place-alt", "g-prio"), rounds=4, freq=2),
    "liars": options(text(3), ("many", "g-prio"), rounds=4, treaty_binding=False),
}


def written(state: State, chance: Random) -> Mapping[Seat, Sheet[Order]]:
    """In turns, let house players write and people who write anything."""
    party, known = dealt_out(installed(), state.circle, state.turn // 2), AnyState(state)
    sheets = (
        party.sheets(known, f"war {chance.random()}") if state.turn % 2 else letters(installed(), known, chance).sheets
    )
    return cast(Mapping[Seat, Sheet[Order]], sheets)


def step(state: State, chance: Random) -> tuple[State, tuple[Event, ...]]:
    """Let everybody who is asked write, and play."""
    sheets = written(state, chance)
    kept = codec.loads(codec.dumps(state, State), State)
    assert kept == state
    done, again = (turn.resolve(each, sheets, KeyedDice(bytes([state.turn % 256]))) for each in (state, kept))
    assert done.events == again.events
    assert codec.dumps(done.state, State) == codec.dumps(again.state, State)
    return done.state, done.events


@pytest.mark.parametrize("name", WARS)
@pytest.mark.parametrize("key", range(2))
def test_a_war_is_played_to_its_end(name: str, key: int) -> None:
    dice, chance, state = KeyedDice(f"{name} {key}".encode()), Random(f"{name} {key}"), begun(WARS[name], bytes([key]))
    for _ in range(200):
        if state.result is not None:
            break
        sound(state)
        blind(state, dice)
        state, events = step(state, chance)
        secrets(state, events)
    assert state.result is not None


def sound(state: State) -> None:
    """Nothing is where it cannot be."""
    assert all(stack.count > 0 and stack.at in state.lands for stack in state.stacks)
    assert not [stack for stack in state.stacks if stack.owner in state.out]
    assert not [land for land in state.lands.values() if land.owner in state.out]
    assert {land.owner for land in state.lands.values()} <= {NOBODY, *state.circle}
    for stack in state.stacks:
        assert stack.owner in (NOBODY, state.lands[stack.at].owner)
    for pact in state.pacts:
        assert len(set(pact.members) - set(state.out)) > 1


def blind(state: State, dice: KeyedDice) -> None:
    """S-19: what a seat does not know can be dealt anew, and it sees the same."""
    for seat in state.circle:
        assert vision.view(vision.reimagine(state, seat, dice), seat) == vision.view(state, seat)


def secrets(state: State, events: tuple[Event, ...]) -> None:
    """7.4: treaties are known to their parties alone."""
    for event in events:
        if "members" in event.facts:
            outside = [seat for seat in state.circle if seat not in event.facts["members"]]  # type: ignore[operator]
            assert not any(seen_by(event, seat) for seat in (*outside, None))
