"""S-5 to S-8.5: movement in steps, all seats at once. Battles are decided by heads."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.dice import KeyedDice
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points, Turn
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.moves.march import set_out
from pbem.rulesets.powers.moves.steps import step
from pbem.rulesets.powers.orders import Doctrine
from tests.rules.powers.kernel.kit import BLUE, game, map_text, move, owners, play, shown, told

pytestmark = pytest.mark.usefixtures("heads")

RING = "A-B B-C C-A C-D D-E"


def test_a_unit_moves_one_area_a_bph() -> None:
    """P-5.1: the tank has speed 2, the infantry 1."""
    state, _ = play(game("blue tnk A, blue inf A", "blue B, blue C"), blue=[move("tnk", "A B C"), move("inf", "A B")])
    assert shown(state) == "B blue inf, C blue tnk"


def test_who_has_no_bph_left_stops() -> None:
    """P-5.1: an infantry sent two areas far goes one."""
    state, events = play(game("blue inf A", "blue B, blue C"), blue=move("inf", "A B C"))
    assert shown(state) == "B blue inf"


def test_entering_an_empty_land_of_nobody_conquers_it_and_ends_the_move() -> None:
    """P-1.8, P-5.3, P-6.14: without salvos and dice; the land is fresh (P-4.5)."""
    state, events = play(game("blue tnk A"), blue=move("tnk", "A B C"))
    assert shown(state) == "B blue tnk"
    assert owners(state) == "A:blue B:blue! C:- D:- E:red"
    assert told(events, "battle", "at") == []
    assert told(events, "conquered", "seat", "at", "before") == [("blue", "B", "")]


def test_a_land_is_fresh_until_the_next_movement() -> None:
    """P-4.5."""
    state, _ = play(game("blue tnk A"), blue=move("tnk", "A B"))
    later, _ = play(state)
    assert owners(later) == "A:blue B:blue C:- D:- E:red"
    assert (later.lands["B"].since, later.lands["B"].before) == (1, "")


def test_who_goes_in_step_1_is_not_caught_by_an_attack_in_step_1() -> None:
    """S-5, S-8.4."""
    state, events = play(
        game("blue inf B, red inf C 3", "blue A, blue B, red C"), blue=move("inf", "B A"), red=move("inf", "C B")
    )
    assert shown(state) == "A blue inf, B red inf 3"
    assert told(events, "battle", "at") == []


def test_border_clash() -> None:
    """S-6 a, S-7: survivors of both fall back to their origins."""
    state, events = play(
        game("blue inf B 3, red inf C 3", "blue B, red C"), blue=move("2 inf", "B C"), red=move("2 inf", "C B")
    )
    assert told(events, "meeting", "at", "dead_1", "dead_2") == [("B-C", (2,), (2,))]
    assert owners(state) == "A:blue B:blue C:red D:- E:red"
    assert shown(state) == "B blue inf, C red inf"


def test_the_winner_of_a_border_clash_goes_on_and_enters() -> None:
    """S-7: one side is destroyed, the other goes on and stops where it enters."""
    state, _ = play(
        game("blue tnk B 3, red inf C", "blue A, blue B, red C"), blue=move("tnk", "B C D"), red=move("inf", "C B")
    )
    assert shown(state) == "C blue tnk 2"
    assert owners(state) == "A:blue B:blue C:blue! D:- E:red"


def test_armies_pass_by_on_different_routes() -> None:
    """S-7: two armies may pass each other; a true swap is impossible, a detour is none."""
    text = map_text(RING, sides={"X": "A", "Y": "E"})
    state, _ = play(game("blue inf A, red inf B", "red B", text), blue=move("inf", "A C"), red=move("inf", "B A"))
    assert owners(state) == "A:red! B:red C:blue! D:- E:red"


def test_the_holder_defends_against_all_who_enter() -> None:
    """S-8."""
    text = map_text("A-C B-C C-D D-E", sides={"X": "A", "Y": "B", "Z": "E"})
    state, events = play(
        game("blue inf A 4, red inf B, green inf C 2", "green C", text),
        blue=move("inf", "A C"),
        red=move("inf", "B C"),
    )
    assert told(events, "battle", "at", "seat_1", "parties") == [("C", "green", 3)]
    assert shown(state) == "C blue inf"


def test_several_seats_in_an_empty_land_contest_it() -> None:
    """S-8.3."""
    text = map_text("A-C B-C C-D", sides={"X": "A", "Y": "B"})
    state, events = play(game("blue inf A 3, red inf B", "", text), blue=move("inf", "A C"), red=move("inf", "B C"))
    assert told(events, "contest", "at", "parties") == [("C", 2)]
    assert shown(state) == "C blue inf 2"


def test_the_holder_who_comes_in_the_same_step_defends() -> None:
    """S-8: the holder is there with any unit; S-8.3 is for strangers."""
    state, events = play(
        game("blue inf A 2, red inf C 2", "blue A, blue B, red C"), blue=move("inf", "A B"), red=move("inf", "C B")
    )
    assert told(events, "battle", "at", "seat_1") == [("B", "blue")]
    assert owners(state) == "A:blue B:blue C:red D:- E:red"


def test_who_retreats_goes_where_he_wished() -> None:
    """P-34.2: to any adjacent own land, those of `retreat-to` first, then that they came from."""
    text = map_text(RING, sides={"X": "A B", "Y": "D E"})
    setting = game("blue inf A, red inf C", "red C", text)
    assert shown(play(setting, blue=move("inf", "A C"))[0]) == "A blue inf, C red inf"
    wished = Doctrine(retreat_to=("B",))
    assert shown(play(setting, blue=move("inf", "A C", doctrine=wished))[0]) == "B blue inf, C red inf"


def test_who_can_retreat_nowhere_dies() -> None:
    """P-34.6, P-6.11, S-8.4: areas are as they are after this step's battles."""
    state, events = play(
        game("blue inf B, red inf C, red inf A", "blue B, red C, red A"),
        blue=move("inf", "B C"),
        red=move("inf", "A B"),
    )
    assert told(events, "perished", "seat", "why") == [("blue", "no_retreat")]


def test_a_defender_who_left_in_the_same_step_leaves_an_empty_land() -> None:
    """S-8.5: chain."""
    state, events = play(
        game("blue inf B 3, red inf C", "blue B, red C, red D"), blue=move("inf", "B C"), red=move("inf", "C D")
    )
    assert owners(state) == "A:blue B:blue C:blue! D:red E:red"
    assert told(events, "battle", "at") == []


def test_a_ring_of_friends_is_legal() -> None:
    """S-8.5: A -> B -> C -> A."""
    text = map_text(RING, sides={"X": "A B C", "Y": "E"})
    state, _ = play(
        game("blue inf A, blue tnk B, blue atg C", "", text),
        blue=[move("inf", "A B"), move("tnk", "B C"), move("atg", "C A")],
    )
    assert shown(state) == "A blue atg, B blue inf, C blue tnk"


def test_a_careful_move_stops_before_a_land_that_is_held() -> None:
    """S-10: it enters lands nobody holds."""
    held = game("blue tnk A, red inf C", "blue B, red C")
    state, events = play(held, blue=move("tnk", "A B C", careful=True))
    assert shown(state) == "B blue tnk, C red inf"
    assert told(events, "halted", "at", "goal", "why") == [("B", "C", "careful")]
    assert owners(play(game("blue inf A"), blue=move("inf", "A B", careful=True))[0]).startswith("A:blue B:blue!")


def test_more_units_than_there_are_go_as_far_as_they_are_there() -> None:
    state, events = play(game("blue inf A 2", "blue B"), blue=[move("3 inf", "A B"), move("tnk", "A B")])
    assert shown(state) == "B blue inf 2"
    assert told(events, "fewer", "ordered", "count") == [(3, 2)]
    assert told(events, "failed", "line", "why") == [(2, "no_units")]


def test_units_under_construction_neither_move_nor_hold() -> None:
    """P-4.6, P-6.10: they are destroyed with their land."""
    state, events = play(
        game("blue inf B, red inf* C", "blue B, red C"), blue=move("inf", "B C"), red=move("inf", "C D")
    )
    assert shown(state) == "C blue inf"


@pytest.mark.parametrize(("path", "ends"), [("A B C", "B blue tnk"), ("A B", "B blue tnk"), ("A C D", "D red inf")])
def test_rough_land_costs_more_but_the_last_leg_does_not(path: str, ends: str) -> None:
    """P-8.3: forest costs 2 BPh to pass; 1 suffices where the move ends there, or attacks."""
    text = map_text("A-B B-C A-C C-D", {"B": 'terrain = "forest"'}, {"X": "A B C", "Y": "D"})
    state, _ = play(game("blue tnk A, red inf D 2", "", text, ("land", "terrain")), blue=move("tnk", path))
    assert shown(state).split(",")[0] == ends


def truce(monkeypatch: pytest.MonkeyPatch, *seats: str) -> tuple[str, ...]:
    """Bring a chapter into play by which these seats are at peace."""
    points = Points(peace=(lambda table, one, other: {one, other} == set(seats),))
    key = "-".join(seats)
    monkeypatch.setattr(every, "EVERY", {**every.EVERY, key: Chapter(key, points=points)})
    return ("land", key)


def test_nobody_enters_the_land_of_a_seat_he_is_at_peace_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """P-16.2."""
    chapters = truce(monkeypatch, "blue", "red")
    state, events = play(game("blue inf A", "red B", chapters=chapters), blue=move("inf", "A B"))
    assert told(events, "halted", "at", "why") == [("A", "peace")]
    assert shown(state) == "A blue inf"


def test_parties_of_a_treaty_do_not_share_an_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    """S-8.2: only the larger goes in, the other halts at its origin and is told so."""
    chapters = truce(monkeypatch, "blue", "red")
    text = map_text("A-C B-C C-D D-E", sides={"X": "A", "Y": "B", "Z": "E"})
    setting = game("blue inf A, red inf B 2, green inf C", "green C", text, chapters)
    state, events = play(setting, blue=move("inf", "A C"), red=move("inf", "B C"))
    assert told(events, "halted", "seat", "why") == [("blue", "shared")]
    assert shown(state) == "A blue inf, C red inf"


def test_a_unit_that_cannot_conquer_does_not_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    """P-5.4, P-1.8: an empty land cannot be occupied by a unit without strength against NE and PA."""
    idle = Row("raw", "NE", speed=1)
    state = game("blue raw A")
    points = every.book(state).points
    turn = Turn(state, replace(points, rows={**points.rows, "raw": idle}), {}, KeyedDice(b""), state.alive)
    set_out(turn, BLUE, 1, move("raw", "A B"))
    step(turn)
    assert told(turn.events, "halted", "why") == [("unable",)]
