"""7.4: visibility `hidden`: the board is open; of the battles of others one hears where, who, and what was lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.events import Event, headline, seen_by
from pbem.core.seats import Seat
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.chapters import in_play
from pbem.rulesets.powers.state import Stack, State, gathered
from tests.rules.powers.fog.test_fog import ROW, heard
from tests.rules.powers.kernel.kit import BLUE, GREEN, RED, drawn, game, move, play
from tests.rules.powers.words.kit import CATALOGUES

CHAPTERS = ("land", "multi", "hold", "arty", "hide1")


def war(stacks: str, lands: str = "", visibility: str = "hidden", **more: int) -> State:
    """Five lands in a row: blue A, red E, green C."""
    return drawn(game("", lands, ROW, CHAPTERS, visibility=visibility, die="1 1 1 1 1 1", **more), stacks)


def told(events: tuple[Event, ...], seat: Seat, kind: str) -> list[str]:
    return [CATALOGUES["en"].say(headline("powers", one)) for one in events if one.kind == kind and seen_by(one, seat)]


def test_who_takes_no_part_hears_where_who_and_what_was_lost() -> None:
    _, events = play(war("red tnk D 6, green inf C", "red D"), red=move("6 tnk", "D C"))
    assert heard(events, "battle") == ["rg"]
    assert heard(events, "distant") == ["b"]
    assert told(events, BLUE, "distant") == ["Battle in C; taking part: Green and Red. Losses: Green: 1 infantry."]
    assert heard(events, "conquered") == ["brg"]


def test_no_dice_and_no_forces_are_told_from_afar() -> None:
    _, events = play(war("red tnk D 6, green inf C", "red D"), red=move("6 tnk", "D C"))
    (distant,) = [one for one in events if one.kind == "distant"]
    assert not distant.rolls
    assert set(distant.facts) == {"at", "seats", "fire", "count", "losses"}


def test_a_barrage_from_afar() -> None:
    guns = Stack(RED, "gun", "D", 3, battery="C", laid=1)
    state = war("green inf C", "red D")
    state = replace(state, round=2, stacks=gathered((*state.stacks, guns)))
    _, events = play(state)
    assert heard(events, "barrage") == ["rg"]
    assert told(events, BLUE, "distant")[0].startswith("Barrage on C; taking part: Red and Green. Losses: Green:")


@pytest.mark.parametrize(("visibility", "kinds"), [("open", 0), ("hidden", 1)])
def test_with_an_open_map_all_is_told_to_all(visibility: str, kinds: int) -> None:
    state = war("red tnk D 6, green inf C", "red D", visibility)
    _, events = play(state, red=move("6 tnk", "D C"))
    assert len(heard(events, "distant")) == kinds
    assert in_play.hides_draws(replace(state.options, chapters=("land",))) is bool(kinds)


def test_units_are_seen_by_all_and_tokens_by_their_owner() -> None:
    state = war("red tnk D, green atgt C, green atgf C 2, blue inf* A")
    assert [each.row for each in vision.view(state, BLUE).stacks] == ["inf", "atgq", "tnk"]
    assert {each.row for each in vision.view(state, GREEN).stacks if each.owner == GREEN} == {"atgt", "atgf"}
