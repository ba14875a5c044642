"""7.4: aircraft and bombs in the fog: who sees a flight, who rises, what is remembered of airfields and factories."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pbem.core.events import seen_by
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.orders import Order, Units
from pbem.rulesets.powers.orders.air import InterceptOrder, StrikeOrder
from pbem.rulesets.powers.sight import remembered
from pbem.rulesets.powers.state import State
from tests.rules.powers.fog.test_fog import ROW, heard
from tests.rules.powers.kernel.kit import BLUE, GREEN, RED, drawn, game, move, play, told
from tests.rules.powers.words.kit import foretold

LAWN = ("land", "multi", "factory", "air", "sbomb")


def dark(stacks: str = "", lands: str = "", **more: Any) -> State:
    """Five lands in a row: blue A, red E, green C."""
    return drawn(game("", lands, ROW, LAWN, visibility="full", **more), stacks)


def strike(*path: str) -> Order:
    return StrikeOrder((Units("bom", 0),), path)


def test_a_flight_is_seen_where_it_passes() -> None:
    """P-49.5: green sees no more than a part of the way; the pilot's own letter has all of it."""
    _, events = play(dark("blue bom A 2, green inf C, red inf D", "red D"), blue=strike("A", "B", "C", "D"))
    assert heard(events, "flew") == ["b"]
    seen = {
        str(seat): told([each for each in events if seen_by(each, seat)], "sighted", "over") for seat in (RED, GREEN)
    }
    assert seen == {"red": [(("C", "D"),)], "green": [(("B", "C", "D"),)]}
    assert told(events, "sighted", "seat", "rows", "counts")[0] == ("blue", ("bom",), (2,))


def test_who_sees_nothing_of_it_hears_of_nothing() -> None:
    _, events = play(dark("blue bom A, red inf E"), blue=strike("A", "B"))
    assert heard(events, "sighted") == ["g"]
    assert heard(events, "in-vain") == ["bg"]


def test_aircraft_see_what_is_near_them_while_they_fly() -> None:
    """7.4: blue is told of the second step of a march below him; nothing is kept of what he flew over."""
    state = dark("blue bom A, red tnk E, green inf C", "red D")
    done, events = play(state, blue=strike("A", "B", "C"), red=move("tnk", "E D C"))
    assert heard(events, "moved") == ["rg", "brg"]
    assert vision.view(done, BLUE).glimpses[""].keys() == {"C", "D", "E"}


def test_fighters_rise_over_what_their_owner_sees() -> None:
    """P-37.4: red stands beside C, or too far to know of it."""
    rise = InterceptOrder(("C", "B"), 0, (1, 9))
    near = dark("blue bom A, red fig D, green inf C", "red D")
    _, events = play(near, blue=strike("A", "B", "C"), red=rise)
    assert told(events, "interception", "at") == [("C",)]
    far = dark("blue bom A, red fig E, green inf C")
    _, events = play(far, blue=strike("A", "B", "C"), red=rise)
    assert not told(events, "interception", "at")


def test_airfields_and_factories_are_remembered() -> None:
    """S-23: what was built since is not seen."""
    state = replace(dark("blue inf B", "blue B", airfields="built"), airfields={"C": (2,), "E": (4,)})
    state = remembered(state, every.book(state).points.rows)
    later = replace(drawn(state, "", "red B"), airfields={"C": (2, 4), "E": (4,)}, fuelled={"E": (1,)})
    later = replace(later, stacks=(), works={**later.works, "C": 3})
    view = vision.view(later, BLUE)
    assert (view.airfields, view.works["C"], view.fuelled) == ({"C": (2,)}, 1, {})
    assert vision.view(later, GREEN).airfields == {"C": (2, 4)}


def test_nobody_is_told_whom_a_raid_meets_out_of_sight() -> None:
    view = vision.view(dark("blue bom A, red inf E"), BLUE)
    assert "out of sight" in foretold("strike 1 bomber A -> B -> C", view)[0]
