"""Chapters that meet at a moment or a point: one case for every pair, for assembly alone proves no rules."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import combinations
from pathlib import Path

import pytest

from pbem.core.agreements.proposal import number_of
from pbem.core.seats import Seat
from pbem.rulesets.powers import turn
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points, purse
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.orders import (
    AgreeOrder,
    AnswerOrder,
    Doctrine,
    DoctrineOrder,
    FactoryOrder,
    PlaceOrder,
    ProposeOrder,
    Units,
)
from pbem.rulesets.powers.treaty import Treaty
from tests.rules.powers.kernel.kit import BLUE, RED, begun, drawn, game, map_text, move, options, play, shown, told

pytestmark = pytest.mark.usefixtures("heads")
THREE = map_text("A-B B-C C-D D-E", {"C": "prod = 2"}, {"X": "A", "Y": "B", "Z": "E"})
GOALS = frozenset(key for key in every.EVERY if key in ("blitz", "elim") or key.startswith("g-"))


def test_land_and_multi_treaties_are_made_before_the_movement_standing_orders_with_them() -> None:
    """S-4: one mail may hold a doctrine, an answer and a move; who falls has no treaty at the end of the round."""
    state = game("blue inf A 2, red inf B", "", THREE, ("land", "multi"))
    treaty = Treaty((BLUE, RED))
    offer = ProposeOrder(number_of(1, BLUE, treaty), treaty)
    answer = AnswerOrder(offer.number, "accept", treaty.members)
    doctrine = DoctrineOrder(Doctrine(aim=("cost",)))
    done, events = play(state, blue=[doctrine, offer, move("inf", "A B")], red=answer)
    assert done.standing[BLUE].doctrines == (doctrine,)
    assert [event.kind for event in events if event.kind in ("concluded", "halted")] == ["concluded", "halted"]


def test_terrain_and_freq_multiply_what_a_land_yields() -> None:
    """P-8.1, P-15.6: a productive land yields 2, in every second round twice as much."""
    state = game("", "blue C", THREE, ("land", "terrain", "freq"), freq=2)
    assert dict(purse(every.book(state).points, state, BLUE).lands) == {"A": 120, "C": 240}


def test_factory_takes_the_place_of_the_lands_own_yield_and_freq_multiplies_it() -> None:
    """P-14.1: two factories of a productive land; P-15.6."""
    state = replace(game("", "blue C", THREE, ("land", "terrain", "factory", "freq"), freq=2), works={"A": 0, "C": 2})
    assert dict(purse(every.book(state).points, state, BLUE).lands) == {"C": 480}


def test_neutral_lands_have_factories_and_armies() -> None:
    """P-14.8, P-51.2: whoever takes the land has its factory."""
    state = game("blue tnk B 20", "blue B", THREE, ("land", "factory", "neutral", "terrain"))
    assert "C nobody neu" in shown(state)
    done, _ = play(state, blue=move("tnk", "B C"))
    assert (done.lands["C"].owner, done.works["C"]) == ("blue", 1)


@pytest.mark.parametrize("fair", ["fair-mat", "fair-div"])
@pytest.mark.parametrize("place", ["place-blind", "place-alt"])
def test_a_fair_start_gives_sides_and_grants_before_the_placement(fair: str, place: str) -> None:
    """P-2.1, P-3: what is placed is paid from the grant that came of the bids, on the lands of the side."""
    state = begun(options(THREE, ("land", "multi", fair, place)))
    asked = turn.awaiting(state)
    assert len(asked) == 3
    while state.stage in ("bid", "divide"):
        state, _ = play(state)
    assert sum(state.grants.values()) == 12 * 60
    first = turn.awaiting(state)[0].seat
    own = next(at for at, land in state.lands.items() if land.owner == first)
    state, events = play(state, **{first: PlaceOrder((Units("inf", 1),), own)})
    assert told(events, "placed", "seat", "at", "counts")[0] == (first, own, (1,))


@pytest.mark.parametrize("place", ["place-blind", "place-alt"])
def test_a_fair_start_for_two_comes_before_the_placement(place: str) -> None:
    state, _ = play(begun(options(map_text(), ("land", "fair2", place))), blue=AgreeOrder(), red=AgreeOrder())
    assert dict(state.grants) == {"blue": 240, "red": 240}
    assert state.stage.startswith("place")


def test_factories_are_placed_from_the_grant_of_a_fair_start() -> None:
    """P-3.1, P-14.2: the second factory of a land costs 4 BV."""
    state, _ = play(begun(options(THREE, ("land", "multi", "fair-mat", "place-blind", "factory"), fair_total=30)))
    own = next(at for at, land in state.lands.items() if land.owner == BLUE)
    state, _ = play(state, blue=FactoryOrder(own))
    assert state.works[own] == 2


@pytest.mark.parametrize("other", ["factory", "neutral"])
def test_relations_are_thrown_beside_what_other_chapters_put_there(other: str) -> None:
    """P-25.1, P-14.8, P-51.2: the start of one chapter does not undo that of another."""
    state = begun(options(THREE, ("land", "multi", "g-rel", other)))
    assert state.memory.relations
    assert state.works or state.armies


@pytest.mark.parametrize("goal", sorted(GOALS & {"elim", "g-prio", "g-rel", "g-polland"}))
def test_a_goal_takes_the_place_of_being_the_last_one_left(goal: str) -> None:
    """P-7: the goal judges; an end by time is its own."""
    text, more = (map_text(), ()) if goal == "elim" else (THREE, ("multi",))
    state, _ = play(begun(options(text, ("land", *more, goal), rounds=1)))
    assert state.result is not None
    assert state.result.reason == "rounds"


def test_who_falls_is_out_before_the_goal_is_judged() -> None:
    """S-11, P-19.1: goals are judged after the eliminations of the round."""
    state = begun(options(THREE, ("land", "multi", "g-prio"), rounds=1))
    state = drawn(state, "blue inf B 2, green inf A 1", "blue B, green A, red D, blue C")
    done, _ = play(drawn(state, "blue inf C 9"), blue=move("9 inf", "C D"))
    assert done.result is not None
    assert Seat("red") in done.out
    assert done.result.results[RED] == 3


CASES = {
    frozenset(pair.split())
    for pair in (
        *("land multi", "land terrain", "land factory", "fair2 place-blind", "fair2 place-alt", "terrain freq"),
        *("fair-div place-blind", "fair-div place-alt", "fair-mat place-blind", "fair-mat place-alt"),
        *("factory neutral", "factory g-rel", "neutral g-rel"),
    )
}
"""The pairs tested here; battles of `land` and `terrain` are examples 6 to 8. Later chapters have scenario files."""
SCENARIOS = {path.stem for path in (Path(turn.__file__).parent / "scenarios").glob("pair-*.toml")}


NAMED = {
    "P-35.1": "upkeep-fort upkeep-half upkeep-config upkeep-armgun",
    "P-52.1": "national-half national-arty national-config",
    "P-54.2": "rail-sbomb rail-arty rail-air",
    "P-55.1": "supply-naval supply-factory supply-fort supply-people",
    "P-56.1": "tech-fort tech-arty tech-air tech-naval tech-armgun",
    "P-57.1": "civ-fac-tech civ-fac-fort civ-fac-air civ-start-factory",
    "P-57.2": "civ-hist-air civ-hist-capital civ-hist-config",
    "P-56.5": "secret-res-tech secret-res-hide secret-res-upkeep secret-res-civ-fac secret-res-civ-hist",
    "P-57.3": "civ-pol-civ-fac civ-pol-upkeep civ-hide-civ-pol civ-hide-hide civ-hide-terrain civ-hide-upkeep",
    "P-58.1": "config-air config-naval config-capital config-hide config-half config-expensive",
    "P-59.1": "armgun-arty armgun-ltrans armgun-expensive",
    "P-60": "people-factory people-tech people-rail people-wareco people-hide",
}
"""What the rules of the third release say of other chapters, though they need not speak at one moment."""


def pairs(names: str) -> Iterator[frozenset[str]]:
    """Read `civ-fac-fort`: chapters have hyphens of their own."""
    for name in names.split():
        cuts = [(name[:at], name[at + 1 :]) for at, sign in enumerate(name) if sign == "-"]
        yield from (frozenset(pair) for pair in cuts if set(pair) <= set(every.EVERY))


def test_a_scenario_plays_what_a_rule_says_of_another_chapter() -> None:
    files = [path.read_text() for path in (Path(turn.__file__).parent / "scenarios").glob("*.toml")]
    played = [frozenset(tomllib.loads(text).get("options", {}).get("chapters", ())) for text in files]
    wanted = {pair for names in NAMED.values() for pair in pairs(names)}
    assert len(wanted) == sum(len(names.split()) for names in NAMED.values())
    assert sorted(sorted(pair) for pair in wanted if not any(pair <= chapters for chapters in played)) == []


def told_by_a_scenario(pair: frozenset[str]) -> bool:
    """A file `pair-hold-multi.toml`, or `pair-hold-multi-pooled.toml`, is a case of these two."""
    first, second = sorted(pair)
    names = (f"pair-{first}-{second}", f"pair-{second}-{first}")
    return any(file == name or file.startswith(f"{name}-") for name in names for file in SCENARIOS)


def test_there_is_a_case_for_every_pair_that_meets() -> None:
    """Goals meet `land` at the point `goal` alone, and each other never."""
    met = {
        frozenset((one.key, other.key))
        for one, other in combinations(every.EVERY.values(), 2)
        if other.key not in one.excludes and said(one) & said(other)
    }
    wanted = {pair for pair in met if not pair & GOALS or said(every.EVERY[min(pair & GOALS)]) & {"start"}}
    missing = wanted - CASES - {frozenset(("land", goal)) for goal in GOALS}
    assert wanted >= CASES
    assert sorted(sorted(pair) for pair in missing if not told_by_a_scenario(pair)) == []


def said(chapter: Chapter) -> set[str]:
    """List the points and moments at which a chapter speaks; what is seen and dealt anew is each chapter's own."""
    points = {each.name for each in fields(Points) if each.name not in ("rows", "battle", "seen", "redeal")}
    battle = chapter.points.battle
    return {
        *(name for name in points if getattr(chapter.points, name)),
        *(f"battle {each.name}" for each in fields(battle) if getattr(battle, each.name) != each.default),
        *(f"at {phase.moment}" for phase in chapter.phases),
    }
