"""7.4, S-19, S-23: with visibility `full` a seat knows what it sees, remembers what it saw, and no more."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pbem.core.events import Event, seen_by
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.answer.comparison import laid_open
from pbem.rulesets.powers.chapters import every, in_play
from pbem.rulesets.powers.chapters.treaties import possible
from pbem.rulesets.powers.orders import BuildOrder, ProposeOrder
from pbem.rulesets.powers.report import draw
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.treaty import Pact, Treaty
from tests.rules.powers.kernel.kit import BLUE, GREEN, RED, drawn, game, map_text, move, play

ROW = map_text("A-B B-C C-D D-E", sides={"X": "A", "Y": "E", "Z": "C"})
MANY = ("land", "multi", "ally", "factory", "recon")


def dark(stacks: str = "", lands: str = "", *pacts: Pact, **more: Any) -> State:
    """Five lands in a row: blue A, red E, green C."""
    state = game("", lands, ROW, MANY, visibility="full", **more)
    return drawn(replace(state, pacts=pacts), stacks)


def sees(state: State, seat: Seat | None) -> str:
    """Say whose units a seat sees, and where."""
    return " ".join(f"{each.at}:{each.owner}" for each in vision.view(state, seat).stacks)


def heard(events: tuple[Event, ...], kind: str) -> list[str]:
    """Say who is told of the events of a kind."""
    return ["".join(seat[0] for seat in (BLUE, RED, GREEN) if seen_by(one, seat)) for one in events if one.kind == kind]


def test_one_sees_own_lands_own_units_and_what_is_next_to_them() -> None:
    state = dark("blue inf A, red inf E, green inf C, green inf B")
    assert [sees(state, seat) for seat in (BLUE, RED, GREEN)] == [
        "A:blue B:green",
        "E:red",
        "A:blue B:green C:green",
    ]
    assert sees(state, REFEREE) == "A:blue B:green C:green E:red"
    assert sees(state, None) == ""


def test_a_scout_sees_two_areas_far() -> None:
    """P-50.1."""
    assert sees(dark("blue rec B, red inf D"), BLUE) == "B:blue D:red"
    assert sees(dark("blue inf B, red inf D"), BLUE) == "B:blue"


def test_what_others_have_under_construction_is_not_seen() -> None:
    assert sees(dark("green inf* B, blue inf* A"), BLUE) == "A:blue"


def test_lands_are_remembered_as_they_were_last_seen() -> None:
    """S-23: at first as they were at the start."""
    state, _ = play(dark("red inf D 3, green inf C"), red=move("2 inf", "D C"))
    assert (state.lands["C"].owner, vision.view(state, BLUE).lands["C"].owner) == (RED, GREEN)
    assert vision.view(state, GREEN).lands["C"].owner == GREEN
    chart = draw.draw(vision.view(state, BLUE))
    assert [chart.lands[at].sight for at in "ABCDE"] == ["seen", "seen", "remembered", "remembered", "remembered"]


def test_who_loses_a_land_knows_who_took_it() -> None:
    _, events = play(dark("red inf D 3, green inf C"), red=move("2 inf", "D C"))
    assert heard(events, "conquered") == ["rg"]
    assert heard(events, "battle") == ["rg"]
    assert heard(events, "watched") == [""]


def test_who_only_watches_a_battle_sees_who_fights() -> None:
    """7.4: place and seats; no forces, dice or losses."""
    _, events = play(dark("red inf D 3, green inf C, blue inf B", "blue B"), red=move("2 inf", "D C"))
    assert heard(events, "watched") == ["b"]
    (told,) = [each for each in events if each.kind == "watched"]
    assert (told.facts["at"], told.facts["seats"]) == ("C", (RED, GREEN))
    assert not told.rolls
    assert [len(each.facts) for each in events if each.kind == "watched"] == [2]


def test_moves_are_seen_where_they_begin_or_end() -> None:
    _, events = play(dark("green inf C 2"), green=move("inf", "C B"))
    assert heard(events, "moved") == ["bg"]
    _, events = play(dark("green inf C 2", "green D"), green=move("inf", "C D"))
    assert heard(events, "moved") == ["rg"]


def test_what_one_builds_nobody_else_is_told() -> None:
    state, events = play(dark("blue inf B", ""), green=BuildOrder("inf", "C", 1))
    assert heard(events, "produced") == ["g"]
    assert heard(events, "unspent") == ["b", "r"]
    _, events = play(state)
    assert heard(events, "completed") == ["g"]


def test_friends_share_what_they_see() -> None:
    """P-16.2: the clause `share vision`."""
    pact = Pact(1, (BLUE, RED), 1, None, ("vision",))
    state = dark("red inf E, green inf D")
    assert (sees(state, BLUE), sees(replace(state, pacts=(pact,)), BLUE)) == ("", "D:green E:red")


@pytest.mark.parametrize("visibility", ["open", "full"])
def test_vision_can_be_shared_only_where_there_is_fog(visibility: str) -> None:
    state = game("", "", ROW, MANY, visibility=visibility)
    offer = ProposeOrder(1, Treaty((BLUE, RED), ("vision",)))
    assert possible(every.book(state).points, state, offer) is (visibility == "full")


def test_when_all_is_over_all_is_seen() -> None:
    state, _ = play(dark("red inf E", rounds=1))
    assert state.result is not None
    assert sees(state, BLUE) == "E:red"


def test_seeds_are_kept_and_forecasts_are_proved_on_an_open_map() -> None:
    state = dark("red inf E")
    assert in_play.hides_draws(state.options)
    assert sees(laid_open(state, BLUE), BLUE) == "E:red"
