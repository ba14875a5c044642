"""C-7, D-5.5, E-4, X-11: a turn played in two worlds that a seat cannot tell apart gives it the same, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.registry import AnyOrder
from pbem.rulesets.campaign.field import memory
from pbem.rulesets.duncan.orders import BuyOrder
from pbem.rulesets.duncan.phases import summoning
from pbem.rulesets.duncan.state import State, Team
from pbem.testing.playing import Broken
from pbem.testing.worlds import Tally, require_alike, worlds
from tests.rules.worlds_kit import RULESETS, compared, one_turn


@pytest.mark.parametrize("name", RULESETS)
def test_a_turn_in_two_worlds(name: str) -> None:
    """A turn of each setting, each played some dozen times; most pairs still look alike afterwards."""
    tally = compared(name, count=5, turns=1)
    assert tally.played > 50
    require_alike(tally, name)


@pytest.fixture
def free_sonar(monkeypatch: pytest.MonkeyPatch) -> None:
    """D-3.4: as it was once: squares before points."""
    bought = summoning._bought

    def sonar(state: State, team: Team, number: int, order: BuyOrder, taken: Any) -> tuple[Team, Event]:
        rich = replace(team, points=99)
        _, event = bought(state, rich, number, order, taken)
        if event.kind == "failed":
            return team, event
        return bought(state, team, number, order, taken)

    monkeypatch.setattr(summoning, "_bought", sonar)


@pytest.fixture
def rows_by_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """C-7.3: strangers listed by their hidden numbers."""

    def ordered(known: Any, field: Any) -> Iterator[Any]:
        return iter(sorted(known.tracks.items(), key=lambda each: each[0]))

    monkeypatch.setattr(memory, "_ordered", ordered)


@pytest.fixture
def numbers_that_count_strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """D-1.4: new units numbered through for all teams."""
    summon = summoning.summon

    def counting(state: State, sheets: Any) -> Any:
        count = sum(len(team.units) for team in state.teams)
        teams = tuple(replace(team, next_number=team.next_number + count) for team in state.teams)
        return summon(replace(state, teams=teams), sheets)

    monkeypatch.setattr(summoning, "summon", counting)


@pytest.mark.parametrize(
    ("planted", "name"),
    [("rows_by_number", "campaign"), ("numbers_that_count_strangers", "duncan")],
)
def test_a_leak_planted_in_a_real_game_is_found(planted: str, name: str, request: pytest.FixtureRequest) -> None:
    """The faults of old, and others of their kinds."""
    request.getfixturevalue(planted)
    with pytest.raises(Broken, match="depends on what it cannot know"):
        compared(name, count=40, turns=1)


def test_what_stands_unseen_on_a_square_is_not_told_to_who_cannot_pay(request: pytest.FixtureRequest) -> None:
    """D-3.4: random letters seldom buy a square that is taken, so this one is written: B2 hides a unit of Red's."""
    letter = {Seat("blue"): Sheet((Written(AnyOrder(BuyOrder(("B2",)))),))}
    played = tuple(one_turn("duncan", letter, f"B2 {number}") for number in range(5))
    require_alike(sum((worlds(*each) for each in played), Tally()), "duncan")
    request.getfixturevalue("free_sonar")
    with pytest.raises(Broken, match="depends on what it cannot know"):
        sum((worlds(*each) for each in played), Tally())
