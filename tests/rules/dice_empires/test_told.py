"""X-11: who is told of births, food and commands, in open view and in fog."""

from __future__ import annotations

import pytest

from pbem.core.events import EVERYONE
from pbem.rulesets.dice_empires.options import Options
from tests.rules.dice_empires.round_kit import play
from tests.rules.dice_empires.table_kit import lord, table

FOG = Options(peace_rounds=0, visibility="fog")
OWN = frozenset({"blue"})


@pytest.mark.parametrize(("options", "expected"), [(Options(), EVERYONE), (FOG, OWN)])
def test_births_food_and_commands(options: Options, expected: object) -> None:
    """X-11.1, X-11.2: in open view all are told, in fog the lord alone."""
    state = table(options, 4, blue=lord("H4 F1 C2 B2 T1"), red={"ruined": True}, green=lord("F6", standing=[]))
    lines = ["move d5 C", "transfer 1 d4 d5", "split 1 d4 H"]
    played = play(state, blue=lines)
    told = [event for event in played.events if event.facts.get("who") == "blue" and event.kind != "begun"]
    public = [event for event in told if event.kind not in ("idle", "skipped", "adjusted")]
    assert {"births", "food", "starved", "counted", "moved"} <= {event.kind for event in public}
    assert {event.seen_by for event in public} == {expected}


def test_fog_troops_over_the_own_road() -> None:
    """X-11.2: in fog the neighbour hears of troops sent over his road: how many, on which side; nothing of dice."""
    state = table(FOG, 1, blue=lord("B4 F1"), red=lord("F6"), green=lord("F6"))
    played = play(state, blue=["send 3 d1 L", "recall OL"])
    assert played.audience("sent") == [OWN, frozenset({"red"})]
    facts = ("who", "whom", "people", "side", "die", "new", "left", "now", "place", "to", "origin")
    assert played.all("sent", *facts) == [
        ("blue", "red", 3, "L", 1, 3, 1, 3, "B", "OL", "no"),
        ("blue", "red", 3, "L", 0, 0, 0, 0, "no", "no", "no"),
    ]
    assert played.all("recalled", "people", "die") == [(3, 3), (3, 0)]


def test_fog_nothing_else_reaches_the_neighbour() -> None:
    """X-11.2: what happens within a city, or on a road between two others, is not reported to a third."""
    state = table(FOG, 1, blue=lord("B4 OL2 F2 OL1"), red=lord("F6"), green=lord("F6"))
    played = play(state, blue=["transfer 1 d2 d4", "move d3 H", "send d1 L"])
    commands = {"moved", "transferred", "split", "sent", "recalled", "counted", "food", "births"}
    assert commands & set(played.kinds("green")) <= {"counted"}
    assert [event.facts["who"] for event in played.events if event.kind == "counted" and "green" in str(event.seen_by)]
    assert [kind for kind in played.kinds("red") if kind in commands - {"counted"}] == ["sent"]


@pytest.mark.parametrize("options", [Options(), FOG])
def test_what_did_not_happen_leaves_no_trace(options: Options) -> None:
    """X-11.3: passes, failed lines, conditions, alternatives and reserves are the lord's own affair."""
    state = table(options, 1, blue=lord("F6"), red=lord("F6"))
    said = ["pass", "if hall 3: move d1 T", "move d4 H else recall d1", *["pass"] * 5]
    assert play(state, blue=said).kinds("red") == play(state).kinds("red")
    assert play(state, blue=said).kinds(None).count("skipped") == 2
