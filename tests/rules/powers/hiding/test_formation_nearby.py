"""Units of formations in lands beside them (P-47.12)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.events import Event
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.chapters.formations.cards import kept
from pbem.rulesets.powers.formations import Nearby
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.orders.formations import DetachOrder, DivideOrder, OpenOrder, RaiseOrder
from pbem.rulesets.powers.position import position
from pbem.rulesets.powers.report.facts import facts
from pbem.rulesets.powers.state import State
from tests.rules.powers.hiding.test_formations import did, row, rows, units, war, why
from tests.rules.powers.kernel.kit import BLUE, RED, move, play, shown, told

MIXED = RaiseOrder("cae", (units("1 tnk"), units("1 inf")), "B")


def near(state: State) -> list[str]:
    """Say what the rows of the first card have beside it."""
    return [
        " ".join(f"{each.at}{'' if each.ready else '*'} {u.count}{u.row}" for each in one.nearby for u in each.units)
        for one in state.formations[0].rows
    ]


def begun(true: int = 1, *more: Nearby, stacks: str = "blue caet A") -> State:
    """Blue has Caesar in A, and in B a tank beside its first row, infantry beside its second."""
    state = war(stacks, row("1 tnk"), row("2 inf"), true=true)
    parts = (Nearby("B", units("1 tnk")), Nearby("B", units("1 inf")))
    own = tuple(replace(each, nearby=(part,)) for each, part in zip(state.formations[0].rows, parts, strict=True))
    return kept(state, replace(state.formations[0], rows=own))


def ready(true: int = 1, stacks: str = "blue caet A") -> State:
    state = begun(true, stacks=stacks)
    own = tuple(replace(each, nearby=(replace(each.nearby[0], ready=True),)) for each in state.formations[0].rows)
    return kept(state, replace(state.formations[0], rows=own))


def test_a_land_beside_builds_for_each_row_and_pays() -> None:
    done, events = play(war("blue caet A", row("1 tnk"), row("2 inf")), blue=MIXED)
    assert (near(done), shown(done)) == (["B* 1tnk", "B* 1inf"], "A blue caet, B blue caen*")
    assert told(events, "produced", "what", "at", "cost") == [("raise", "B", 60)]


def test_they_are_ready_in_the_next_completion_and_join_in_the_movement_after_it() -> None:
    """And its tokens stay from the order until then."""
    built, _ = play(war("blue caet A", row("1 tnk"), row("2 inf")), blue=MIXED)
    grown, events = play(built, blue=move("caet", "A B"))
    assert (near(grown), "completed" in did(events)) == (["B 1tnk", "B 1inf"], True)
    joined, events = play(grown, blue=move("caet", "A B"))
    assert (rows(joined), near(joined), shown(joined)) == (["2tnk", "3inf"], ["", ""], "A blue caet")
    assert did(events) == ["arrived"]
    gone, _ = play(joined, blue=move("caet", "A B"))
    assert shown(gone) == "B blue caet"


def test_two_lands_build_for_one_formation() -> None:
    state = war("blue caet B", row("1 tnk"), row("2 inf"))
    lines = [replace(MIXED, at=at) for at in ("A", "C")]
    done, _ = play(state, blue=lines)
    assert near(done) == ["A* 1tnk C* 1tnk", "A* 1inf C* 1inf"]


def test_units_must_get_to_every_token() -> None:
    """Infantry goes one step: from C to B, not to A, too; and the land must be one's own."""
    for stacks, at in (("blue caet A, blue caef C", "C"), ("blue caet A", "C"), ("blue caet C", "D")):
        done, events = play(war(stacks, row("1 tnk"), row("2 inf")), blue=replace(MIXED, at=at))
        assert near(done) == ["", ""], (stacks, at)


def test_tokens_apart_have_one_land_between_them() -> None:
    state = war("blue caet A, blue caef C", row("1 tnk"), row("2 inf"))
    assert near(play(state, blue=MIXED)[0]) == ["B* 1tnk", "B* 1inf"]


def test_who_is_needed_elsewhere_is_set_down() -> None:
    """The book: a player needs a unit from beside it elsewhere, against an invasion; every row must have it there."""
    state = ready()
    same = tuple(replace(each, nearby=(Nearby("B", units("1 inf, 1 tnk"), True),)) for each in state.formations[0].rows)
    state = kept(state, replace(state.formations[0], rows=same))
    done, events = play(state, blue=[DetachOrder("cae", units("1 inf"), "B"), move("inf", "B C")])
    assert (shown(done), rows(done)) == ("A blue caet, C blue inf", ["2tnk", "2inf 1tnk"])
    assert did(events) == ["detached", "arrived"]
    done, events = play(ready(), blue=DetachOrder("cae", units("1 inf"), "B"))
    assert why(events) == ["lacks"]


def attacked(state: State) -> tuple[State, tuple[Event, ...]]:
    """Red comes from C to B with two tanks."""
    taken = replace(state, lands={**state.lands, "C": replace(state.lands["C"], owner=RED)})
    return play(taken, red=move("2 tnk", "C B"))


@pytest.mark.parametrize(("true", "rest"), [(1, ["1tnk"]), (2, ["2inf"])])
def test_what_is_under_construction_in_a_conquered_land_is_destroyed(true: int, rest: list[str]) -> None:
    """And the row is known by it: the other is gone."""
    done, events = attacked(begun(true, stacks="blue caet A, red tnk C 2"))
    assert (done.lands["B"].owner, rows(done), near(done)) == (RED, rest, [""])
    assert shown(done) == "A blue caet, B red tnk 2"
    assert did(events)[:2] == ["stationed", "dropped"]


@pytest.mark.parametrize(("true", "unit"), [(1, "tnk"), (2, "inf")])
def test_ready_units_that_wait_defend_their_land(true: int, unit: str) -> None:
    """In turn an enemy comes before they can join; those of the true row are there."""
    state = ready(true, "blue caet A, red inf C")
    taken = {**state.lands, "C": replace(state.lands["C"], owner=RED)}
    turn = replace(state, options=replace(state.options, order="sequential"), on=RED, lands=taken)
    done, events = play(turn, red=move("inf", "C B"))
    assert did(events)[:2] == ["stationed", "dropped"]
    assert unit in shown(done)


def test_rows_that_have_the_same_there_stay() -> None:
    """So an attack on the land tells nothing."""
    state = begun(2, stacks="blue caet A, red tnk C 2")
    same = tuple(replace(each, nearby=(Nearby("B", units("1 tnk")),)) for each in state.formations[0].rows)
    done, events = attacked(kept(state, replace(state.formations[0], rows=same)))
    assert (rows(done), near(done), did(events)) == (["1tnk", "2inf"], ["", ""], ["stationed"])


def test_opened_it_has_its_units_beside_it_on_the_map() -> None:
    done, _ = play(begun(2), blue=OpenOrder("cae"))
    assert (shown(done), done.formations) == ("A blue inf 2, B blue inf", ())


def test_a_split_leaves_what_is_beside_it() -> None:
    done, _ = play(begun(), blue=DivideOrder("cae", "ptr", (units("1 tnk"), units("1 inf"))))
    assert [[str(part.at) for one in each.rows for part in one.nearby] for each in done.formations] == [["B", "B"], []]


def test_others_see_what_is_beside_every_row_and_nothing_of_which_is_true() -> None:
    """S-21: the mark and the card are the same whichever row is true."""
    for seat in (RED, None):
        seen = [vision.view(begun(true), seat) for true in (1, 2)]
        assert seen[0] == seen[1]
    rows_ = facts(None, vision.view(begun(), RED), ())["formations"]
    assert "nearby" in str(rows_)


def test_in_the_fog_a_land_that_builds_for_one_shows_nothing_of_it() -> None:
    """7.4, S-23: of others one sees no units under construction."""
    state = replace(begun(stacks="blue caet A, red inf C"), options=replace(begun().options, visibility="full"))
    seen = vision.view(state, RED)
    assert (seen.formations, [each.row for each in seen.stacks]) == ((), ["inf"])


def test_a_position_is_read_as_it_is_written() -> None:
    state = begun()
    again = position.read(state.options, (BLUE, RED), position.write(state))
    assert (again.formations, set(again.stacks)) == (state.formations, set(state.stacks))


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        (replace(MIXED, at="D"), "beside"),
        (replace(MIXED, at="A", name="vic"), "none"),
        (replace(MIXED, rows=(units("1 tnk"), units("2 inf"))), "unequal"),
        (replace(MIXED, rows=(units("1 tnk"),) * 3), "count"),
    ],
)
def test_what_cannot_be_built(line: RaiseOrder, cause: str) -> None:
    """S-20 among it: whatever is built costs the same for each row, land by land."""
    done, events = play(war("blue caet A", row("1 tnk"), row("2 inf")), blue=line)
    assert (near(done), why(events)) == (["", ""], [cause])


def test_everything_of_a_row_counts() -> None:
    assert begun().formations[0].rows[0].everything == (Units("tnk", 1), Units("tnk", 1))
