"""Formations (P-47): what becomes of cards and tokens; the rest is in the scenarios."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.events import Event, seen_by
from pbem.core.problems import Refusal
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.formations import Composition, Formation
from pbem.rulesets.powers.orders import Units, UnitsDecree
from pbem.rulesets.powers.orders.formations import (
    BranchOrder,
    DetachOrder,
    DivideOrder,
    FormOrder,
    LiftOrder,
    OpenOrder,
    RaiseOrder,
    RowOrder,
)
from pbem.rulesets.powers.position import position
from pbem.rulesets.powers.referee import decrees
from pbem.rulesets.powers.report.facts import facts
from pbem.rulesets.powers.state import State
from tests.rules.powers.kernel.kit import BLUE, RED, game, move, play, shown, told

CHAPTERS = ("land", "hide")
LANDS = "blue A, blue B, blue C, red E"


def units(said: str) -> tuple[Units, ...]:
    """Read `2 tnk, 1 inf`."""
    return tuple(Units(row, int(count)) for count, row in (each.split() for each in said.split(",") if each))


def row(ready: str = "", building: str = "") -> Composition:
    return Composition(units(ready), units(building))


def war(
    stacks: str = "",
    *rows: Composition,
    true: int = 1,
    chapters: tuple[str, ...] = CHAPTERS,
    visibility: str = "open",
) -> State:
    """Lands A to E in a row; with rows blue has Caesar."""
    state = game(stacks, LANDS, chapters=chapters, visibility=visibility)
    return replace(state, formations=(Formation(BLUE, "cae", rows, true),) if rows else ())


def rows(state: State) -> list[str]:
    """Say what the rows of the first card hold."""
    said = [(each.ready, each.building) for each in state.formations[0].rows]
    return ["".join(f"{u.count}{u.row} " for u in (*ready, *building)).strip() for ready, building in said]


def did(events: tuple[Event, ...]) -> list[object]:
    return [what for (what,) in told(events, "formation", "what")]


def why(events: tuple[Event, ...]) -> list[object]:
    return [cause for (cause,) in told(events, "failed", "cause")]


def test_a_formation_is_founded_with_units() -> None:
    """P-47.3: one token, three equal rows, one of them true; and it may march at once."""
    lines = [FormOrder("cae", "A", units("2 tnk")), move("caet", "A B")]
    done, events = play(war("blue tnk A 3"), blue=lines)
    assert shown(done) == "A blue tnk, B blue caet"
    assert rows(done) == ["2tnk"] * 3
    assert 1 <= done.formations[0].true <= 3
    assert did(events) == ["formed"]


def test_a_lot_decides_which_row_is_true() -> None:
    found = {
        play(war("blue tnk A"), KeyedDice(bytes([key])), blue=FormOrder("cae", "A"))[0].formations[0].true
        for key in range(20)
    }
    assert found == {1, 2, 3}


def test_others_see_tokens_and_rows_and_not_what_is_true() -> None:
    """S-21."""
    state = war("blue caet A, blue caef B 2", row("1 tnk"), row("2 inf"), true=2)
    seen = vision.view(state, RED)
    assert [(each.row, each.at, each.count) for each in seen.stacks] == [("caeq", "A", 1), ("caeq", "B", 2)]
    assert (seen.formations[0].true, seen.formations[0].rows) == (0, state.formations[0].rows)
    assert vision.view(state, BLUE).formations[0].true == 2


def test_units_join_that_reach_every_token_and_its_tokens_wait() -> None:
    """P-47.4."""
    state = war("blue caet A, blue caef C, blue inf B 2", row("1 tnk"), row("2 inf"))
    done, events = play(state, blue=[FormOrder("cae", "B", units("1 inf")), move("caet", "A B")])
    assert rows(done) == ["1inf 1tnk", "3inf"]
    assert (shown(done), did(events)) == ("A blue caet, B blue inf, C blue caef", ["joined"])


def test_who_does_not_reach_every_token_does_not_join() -> None:
    state = war("blue caet A, blue caef C, blue inf A", row("1 tnk"))
    done, events = play(state, blue=FormOrder("cae", "A", units("1 inf")))
    assert (rows(done), why(events)) == (["1tnk"], ["far"])


def test_what_every_row_has_is_detached() -> None:
    """P-47.6: and it may march on."""
    state = war("blue caet A", row("1 tnk, 2 inf"), row("3 inf"))
    done, _ = play(state, blue=[DetachOrder("cae", units("2 inf"), "A"), move("2 inf", "A B")])
    assert (shown(done), rows(done)) == ("A blue caet, B blue inf 2", ["1tnk", "1inf"])
    _, events = play(state, blue=DetachOrder("cae", units("1 tnk"), "A"))
    assert why(events) == ["lacks"]


def test_from_several_tokens_units_are_set_down_where_all_reach() -> None:
    state = war("blue caet A, blue caef C", row("1 inf"), row("2 inf"))
    done, _ = play(state, blue=[DetachOrder("cae", units("1 inf"), "B"), move("1 inf", "B A")])
    assert shown(done) == "A blue caet, B blue inf, C blue caef"
    _, events = play(state, blue=DetachOrder("cae", units("1 inf"), "A"))
    assert why(events) == ["far"]


def test_an_empty_formation_is_dissolved() -> None:
    """P-47.11."""
    done, events = play(war("blue caet A, blue caef A", row("1 inf")), blue=DetachOrder("cae", units("1 inf"), "A"))
    assert (shown(done), done.formations, did(events)) == ("A blue inf", (), ["detached", "dissolved"])


def test_rows_are_doubled_and_dropped() -> None:
    """P-47.5, P-47.8: a lot says which of two is true; only false ones are dropped."""
    state = war("blue caet A", row("1 tnk"), row("2 inf"), true=1)
    found = {play(state, KeyedDice(bytes([key])), blue=RowOrder("cae", 1))[0].formations[0].true for key in range(12)}
    assert found == {1, 3}
    done, _ = play(replace(state, formations=(replace(state.formations[0], true=2),)), blue=RowOrder("cae", 1, "drop"))
    assert (rows(done), done.formations[0].true) == (["2inf"], 1)
    _, events = play(state, blue=[RowOrder("cae", 1, "drop"), RowOrder("cae", 7)])
    assert why(events) == ["true", "row"]


def split(*rows_: str, into: str = "ptr") -> DivideOrder:
    return DivideOrder("cae", into, tuple(units(each) for each in rows_))


def cards(state: State) -> dict[str, list[str]]:
    """Say what the rows of all cards hold, the true one in capitals."""
    found = {}
    for each in state.formations:
        said = [" ".join(f"{u.count}{u.row}" for u in (*row.ready, *row.building)) for row in each.rows]
        found[each.name] = [row.upper() if place == each.true else row for place, row in enumerate(said, 1)]
    return found


def test_a_formation_is_split_and_the_same_row_is_true_in_both() -> None:
    """P-47.13: other numbers of each row, none or all; beside each token stands one of the new formation."""
    state = war("blue caet A, blue caef B 2", row("2 tnk"), row("2 inf, 1 atg"), true=2)
    done, events = play(state, blue=[split("", "2 inf"), move("ptrt", "A B")])
    assert shown(done) == "A blue caet, B blue caef 2, B blue ptrf 2, B blue ptrt"
    assert cards(done) == {"cae": ["2tnk", "1ATG"], "ptr": ["", "2INF"]}
    assert did(events) == ["divided"]
    assert all(each.split for each in done.formations)


def test_what_was_split_is_doubled_and_dropped_together() -> None:
    state = war("blue caet A", row("2 tnk"), row("4 inf"), true=2)
    done, events = play(state, blue=[split("1 tnk", "3 inf"), RowOrder("ptr", 2), RowOrder("cae", 1, "drop")])
    assert cards(done) in [{"cae": one, "ptr": two} for one, two in DOUBLED]
    assert did(events) == ["divided", "doubled", "doubled", "dropped", "dropped"]


DOUBLED = ((["1INF", "1inf"], ["3INF", "3inf"]), (["1inf", "1INF"], ["3inf", "3INF"]))


def test_who_finds_one_out_knows_the_true_row_of_the_other() -> None:
    """P-47.13: its false rows are gone, where it stands stays unknown; alone it is a formation like any."""
    state = war("blue caet A, blue caef A", row("1 inf"), row("2 inf"), true=2)
    done, events = play(state, blue=[split("1 inf", "1 inf"), OpenOrder("cae")])
    assert cards(done) == {"ptr": ["1INF"]}
    assert shown(done) == "A blue inf, A blue ptrf, A blue ptrt"
    assert did(events) == ["divided", "opened", "settled"]
    assert not done.formations[0].split


def test_split_empty_nothing_is_left_of_it() -> None:
    done, events = play(war("blue caet A", row("1 inf")), blue=split("1 inf"))
    assert (cards(done), did(events)) == ({"ptr": ["1INF"]}, ["divided", "dissolved"])


def test_any_row_may_be_the_true_one_of_both() -> None:
    """S-19: but the same one."""
    done, _ = play(war("blue caet A, blue caef B", row("2 inf"), row("2 tnk")), blue=split("1 inf", "2 tnk"))
    dealt = [vision.reimagine(done, RED, KeyedDice(bytes([key]))) for key in range(12)]
    assert {tuple(card.true for card in one.formations) for one in dealt} == {(1, 1), (2, 2)}
    assert all(vision.view(one, RED) == vision.view(done, RED) for one in dealt)


def test_with_free_rules_the_true_token_goes_as_far_as_the_true_row() -> None:
    """P-47.9: all others as far as any row could, so that none is proved false."""
    state = war("blue caet A, blue caef A", row("1 rec"), row("1 inf"), chapters=("land", "recon", "hide"))
    lines = [move("caet", "A B C"), move("caef", "A B C")]
    free = replace(state, options=replace(state.options, formation_rules="free"))
    assert shown(play(free, blue=lines)[0]) == "C blue caef, C blue caet"
    slow = replace(free, formations=(replace(free.formations[0], true=2),))
    assert shown(play(slow, blue=lines)[0]) == "B blue caet, C blue caef"
    assert shown(play(state, blue=lines)[0]) == "B blue caef, B blue caet"


def test_tokens_branch_and_part() -> None:
    """P-47.10: as many as there may be; only a false one is taken away."""
    state = war("blue caet B", row("1 inf"), row("1 tnk"))
    lines = [BranchOrder("cae", "B"), BranchOrder("cae", "B"), BranchOrder("cae", "B"), move("1 caet", "B A")]
    done, events = play(state, blue=[*lines, move("1 caef", "B C")])
    assert (shown(done), why(events)) == ("A blue caet, B blue caef, C blue caef", ["tokens"])
    done, events = play(done, blue=[LiftOrder("cae", "C"), LiftOrder("cae", "A"), BranchOrder("cae", "E")])
    assert (shown(done), why(events)) == ("A blue caet, B blue caef", ["token", "token"])


def test_tokens_go_as_far_as_the_slowest_unit_of_any_row() -> None:
    """P-47.9: infantry keeps scouts back, be it false or not."""
    state = war("blue caet A", row("1 rec"), row("1 inf, 1 rec"), chapters=("land", "recon", "hide"))
    assert shown(play(state, blue=move("caet", "A B C"))[0]) == "B blue caet"
    alone = replace(state, formations=(Formation(BLUE, "cae", (row("1 rec"),), 1),))
    assert shown(play(alone, blue=move("caet", "A B C"))[0]) == "C blue caet"


@pytest.mark.parametrize("true", [1, 2])
def test_no_march_proves_a_token_false(true: int) -> None:
    """P-47.15: a false one gets no farther than the true one, whichever row is true."""
    slow, fast = row("1 inf"), row("1 rec")
    state = war("blue caet A, blue caef A", slow, fast, true=true, chapters=("land", "recon", "hide"))
    for token in ("caet", "caef"):
        done, _ = play(state, blue=move(token, "A B C"))
        assert [each.at for each in done.stacks if each.row == token] == ["B"]


def test_opened_it_is_ordinary_units_and_may_attack_at_once() -> None:
    """P-47.10, P-49.2."""
    state = war("blue caet C, blue caef A", row("2 inf"), row("1 tnk"), true=2)
    done, events = play(state, blue=[OpenOrder("cae"), move("tnk", "C D")])
    assert (shown(done), done.formations) == ("D blue tnk", ())
    assert told(events, "formation", "what", "at", "count") == [("opened", "C", 1)]


def test_who_attacks_the_true_token_meets_its_units() -> None:
    """P-49.4: with all that is under construction there."""
    state = war("blue caet C, blue caef A, red tnk D 9", row("1 inf", "1 tnk"), row("1 atg", "1 tnk"), true=1)
    done, events = play(state, red=move("9 tnk", "D C"))
    (battle,) = [each for each in events if each.kind == "battle"]
    assert set(battle.facts["rows_1"]) == {"inf", "building"}  # type: ignore[arg-type]
    assert (done.formations, "cae" in shown(done)) == ((), False)


def test_who_attacks_a_false_token_finds_it_out_and_the_formation_goes_on() -> None:
    done, events = play(war("blue caet A, blue caef C, red tnk D", row("9 inf")), red=move("tnk", "D C"))
    assert did(events) == ["exposed"]
    assert (shown(done), len(done.formations)) == ("A blue caet, C red tnk", 1)


def test_with_company_tokens_attack_and_are_turned_over_if_somebody_is_met() -> None:
    """P-49.2: where nobody is met nothing is shown."""
    state = war("blue caet C, blue inf C", row("2 tnk"))
    done, events = play(state, blue=move("inf, caet", "C D"))
    assert (shown(done), did(events)) == ("D blue caet, D blue inf", [])
    met = replace(state, stacks=(*state.stacks, replace(state.stacks[0], owner=RED, row="inf", at="D")))
    done, events = play(met, blue=move("inf, caet", "C D"))
    assert ("D blue tnk 2" in shown(done), did(events)) == (True, ["opened"])
    _, events = play(state, blue=move("caet", "C D"))
    assert told(events, "halted", "why", "rows") == [("unable", ("caeq",))]


def test_rows_are_built_into_for_the_same_price() -> None:
    """P-47.7: ready in the next completion; until then the tokens stay."""
    state = war("blue caet A", row("1 inf"), row("1 inf"))
    line = RaiseOrder("cae", (units("1 inf"), units("1 atg")))
    done, events = play(state, blue=line)
    assert rows(done) == ["1inf 1inf", "1inf 1atg"]
    assert told(events, "produced", "what", "at", "cost") == [("raise", "A", 60)]
    done, events = play(done, blue=move("caet", "A B"))
    assert (shown(done), rows(done), did(events)) == ("A blue caet", ["2inf", "1atg 1inf"], ["completed"])


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        (RaiseOrder("ptr", (units("1 inf"),)), "none"),
        (RaiseOrder("cae", (units("1 inf"), units("2 inf"))), "unequal"),
        (RaiseOrder("cae", (units("1 inf"),) * 3), "count"),
        (RaiseOrder("cae", (units("1 cru"),)), "types"),
        (DetachOrder("ptr", units("1 inf"), "A"), "none"),
        (FormOrder("ptr", "D"), "place"),
        (FormOrder("vic", "A"), "place"),
        (FormOrder("ptr", "A", units("2 inf")), "units"),
        (FormOrder("cae", "A", units("1 caet")), "units"),
    ],
)
def test_what_cannot_be_done(line: Any, cause: str) -> None:
    done, events = play(war("blue caet A, blue inf A", row("1 inf"), row("1 inf")), blue=line)
    assert why(events) == [cause]
    assert rows(done) == ["1inf", "1inf"]


def test_only_so_many_formations() -> None:
    """P-47.1: six among all, or as the option says."""
    state = war("blue inf A")
    lines = [FormOrder(name, "A") for name in ("cae", "ptr", "lib")]
    assert len(play(state, blue=lines)[0].formations) == 3
    few = replace(state, options=replace(state.options, formations="1"))
    assert why(play(few, blue=lines)[1]) == ["full", "full"]
    with pytest.raises(ValueError, match="formations"):
        game(chapters=CHAPTERS, formations="7")


def test_a_seat_that_falls_takes_its_cards_along() -> None:
    """P-1.7: hidden units keep nobody in the war, for that would tell."""
    state = game("blue caet B, red tnk C", "red A, red B, red C, red D, red E", chapters=CHAPTERS)
    done, events = play(replace(state, formations=(Formation(BLUE, "cae", (row("5 tnk"),), 1),)))
    assert (done.formations, shown(done)) == ((), "C red tnk")
    assert told(events, "perished", "rows") == [(("caeq",),)]


def test_it_stands_in_the_position() -> None:
    state = war("blue caet A, blue caef B", row("1 inf", "1 tnk"), row("2 atg"), true=2)
    assert position.read(state.options, state.circle, position.write(state)).formations == state.formations


def test_any_token_and_any_row_may_be_the_true_one() -> None:
    """S-19."""
    state = war("blue caet A, blue caef B, blue caef C", row("1 tnk"), row("2 inf"))
    dealt = [vision.reimagine(state, RED, KeyedDice(bytes([key]))) for key in range(30)]
    assert {next(each.at for each in one.stacks if each.row == "caet") for one in dealt} == {"A", "B", "C"}
    assert {one.formations[0].true for one in dealt} == {1, 2}
    assert all(vision.view(one, RED) == vision.view(state, RED) for one in dealt)


def test_in_the_fog_a_card_is_seen_with_a_token_of_its_formation() -> None:
    """7.4: red, beside D, sees the false token there; without it nothing is known of the card."""
    near = war("blue caet A, blue caef D", row("1 tnk"), row("2 inf"), visibility="full")
    assert len(vision.view(near, RED).formations) == 1
    far = replace(near, stacks=tuple(each for each in near.stacks if each.at != "D"))
    assert vision.view(far, RED).formations == ()
    assert len(vision.view(far, BLUE).formations) == 1


def test_in_the_fog_who_sees_no_token_hears_of_no_row() -> None:
    state = war("blue caet A", row("1 tnk"), row("2 inf"), visibility="full")
    _, events = play(state, blue=[RowOrder("cae", 2, "drop"), BranchOrder("cae", "A")])
    told_ = [event for event in events if event.kind == "formation"]
    assert len(told_) == 2
    assert not any(seen_by(event, RED) for event in told_)


def test_programs_read_the_card_without_what_is_secret() -> None:
    state = war("blue caet A", row("1 tnk", "1 inf"), row("2 inf"), true=2)
    for seat, true in ((RED, 0), (BLUE, 2)):
        cards = facts(None, vision.view(state, seat), ())["formations"]
        rows_ = [{"ready": {"tnk": 1}, "building": {"inf": 1}}, {"ready": {"inf": 2}, "building": {}}]
        assert cards == [{"owner": "blue", "name": "cae", "rows": rows_, "true": true, "split": False}]


def test_the_referee_sets_no_tokens_without_a_card() -> None:
    """P-47.2: such a token would be nothing."""
    state = war("blue inf A")
    with pytest.raises(Refusal):
        decrees.decree(state, UnitsDecree(BLUE, Units("caef", 2), "A"))
