"""Tokens of formations that aim, and who looks at them (P-47.14, P-49.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from pbem.core.events import seen_by
from pbem.core.sheets import Sheet, Written
from pbem.registry import AnyOptions, AnyState, install
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.formations import Formation
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.orders.formations import LookOrder, OpenOrder
from pbem.rulesets.powers.orders.guns import BatteryOrder
from pbem.rulesets.powers.position import position
from pbem.rulesets.powers.report.doctrines import in_force
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import Standing, State
from pbem.testing import playing
from pbem.testing.worlds import worlds
from tests.rules.powers.hiding.test_formations import CHAPTERS, row
from tests.rules.powers.kernel.kit import BLUE, RED, game, play, told

GUNS = (*CHAPTERS, "hold", "arty")
AT_B = BatteryOrder((Units("caeq"),), "A", "B")


def aiming(stacks: str, true: int = 2, visibility: str = "open", guns: str = "1 gun, 1 inf") -> State:
    """Blue has Caesar: a tank, or a gun with infantry; red holds B."""
    state = game(stacks, "blue A, blue C, red B, red E", chapters=GUNS, visibility=visibility)
    return replace(state, formations=(Formation(BLUE, "cae", (row("1 tnk"), row(guns)), true),))


@pytest.mark.parametrize(
    ("stacks", "seen"), [("blue caet A, blue caef C", (1, 2)), ("blue caef A, blue caet C", (0, 0))]
)
def test_who_is_aimed_at_looks_whether_it_is_there_and_what_it_is(stacks: str, seen: tuple[int, int]) -> None:
    """P-47.14, P-49.1: the owner of the land, and nobody else; and again as long as it aims."""
    done, events = play(aiming(stacks), blue=AT_B)
    looks = [event for event in events if event.kind == "look"]
    assert [(event.facts["true"], event.facts["number"]) for event in looks] == [seen]
    assert [event.seen_by for event in looks] == [frozenset({RED})]
    assert [each.battery for each in done.stacks if each.at == "A"] == ["B"]
    assert [event.kind for event in play(done)[1] if event.kind == "look"] == ["look"]


def test_what_a_look_shows_tells_two_worlds_apart_and_is_no_leak() -> None:
    """P-49.1, S-19: it is shown to who looks, and no view keeps it."""
    loaded = install(POWERS)
    before = aiming("blue caet A, blue caef C")
    one, key = {BLUE: Sheet((Written(AT_B),))}, b"look"
    step = playing.step(loaded, AnyState(before), cast("Any", one), key, "a look")
    game = playing.Game("a look", AnyOptions(before.options), before.circle, key, AnyState(before), (step,))
    assert "look" in {event.kind for event in step.events}
    assert worlds(loaded, game).alike > 0


def test_whoever_does_not_look_learns_nothing() -> None:
    """P-49.1: a standing order; what he gets is the same whichever token is true."""
    one, two = (
        replace(aiming(stacks), standing={RED: Standing(look=LookOrder("no"))})
        for stacks in ("blue caet A, blue caef C", "blue caef A, blue caet C")
    )
    first, second = (play(state, blue=AT_B) for state in (one, two))
    assert [each for each in first[1] if seen_by(each, RED)] == [each for each in second[1] if seen_by(each, RED)]
    assert vision.view(first[0], RED) == vision.view(second[0], RED)
    assert not {"look", "looked"} & {event.kind for event in first[1]}
    done, _ = play(one, red=LookOrder())
    assert done.standing[RED].look.what == "yes"
    assert [each.id for each in in_force(one.standing[RED])] == ["powers-stands-look"]
    read = position.read(one.options, one.circle, position.write(one))
    assert read.standing[RED].look == LookOrder("no")


def test_in_the_fog_nobody_is_told_who_looks() -> None:
    """P-49.1: it would tell who is there."""
    _, events = play(aiming("blue caet A", visibility="full"), blue=AT_B)
    assert {"look", "looked"} & {event.kind for event in events} == {"look"}


def test_tokens_aim_only_with_a_gun_in_a_row_and_all_of_a_pile_do() -> None:
    """P-47.14: a row of infantry cannot; nothing tells the true token from the false ones beside it."""
    done, _ = play(aiming("blue caet A, blue caef A", guns="2 inf"), blue=AT_B)
    assert not any(each.battery for each in done.stacks)
    one = BatteryOrder((Units("caeq", 1),), "A", "B")
    done, _ = play(aiming("blue caet A, blue caef A"), blue=one)
    assert [each.battery for each in done.stacks] == ["B", "B"]


def test_opened_its_guns_aim_where_it_did() -> None:
    """P-47.14: the others of the row aim nowhere; they fire in the same round."""
    done, _ = play(aiming("blue caet A, red inf B"), blue=AT_B)
    done, events = play(done, blue=OpenOrder("cae"))
    assert [(each.row, each.battery) for each in done.stacks if each.at == "A"] == [("gun", "B"), ("inf", "")]
    assert len(told(events, "barrage", "at")) == 1


@pytest.mark.parametrize(
    ("stacks", "what"), [("blue caet A, blue caef C", "opened"), ("blue caef A, blue caet C", "exposed")]
)
def test_guns_it_aims_at_may_fire_back_and_turn_it_over(stacks: str, what: str) -> None:
    """P-41.6, P-49.4: they do so by themselves, true or not; of the units only guns are their targets."""
    done, _ = play(aiming(f"{stacks}, red gun B"), blue=AT_B)
    done, events = play(done)
    assert [said for (said,) in told(events, "formation", "what")] == [what]
    assert {each.row for each in done.stacks if each.at == "A" and each.damage} <= {"gun"}
