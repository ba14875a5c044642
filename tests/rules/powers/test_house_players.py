"""House players use what their chapters give them: they land, bomb, hide guns, lead a people, design a type."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import cast

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.seats import Request, Seat
from pbem.registry import AnyOptions
from pbem.rulesets.powers.designs import Design
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.people import FIRST, People
from pbem.rulesets.powers.players import PLAYERS
from pbem.rulesets.powers.setup import seats
from pbem.rulesets.powers.state import Stack, State, gathered
from pbem.rulesets.powers.treaty import Pact
from pbem.rulesets.powers.vision import reimagine
from pbem.testing.house_games import Party, dealt_out
from tests.rules.powers.kernel.kit import BLUE, GREEN, RED, game, map_text, options
from tests.rules.powers.words.kit import INSTALLED, seen

COAST = map_text("A-B B-C A-S B-S S-T C-T", {"S": 'kind = "sea"', "T": 'kind = "sea"'}, {"X": "A", "Y": "C"})


def written(state: State, name: str = "bold", tries: int = 1, seat: Seat = BLUE) -> list[str]:
    view, request = seen(state, seat), Request(seat, "orders")
    return [line for key in range(tries) for line in PLAYERS[name].write(view, request, KeyedDice(bytes([key])))]


def with_fleet(state: State, sea: str) -> State:
    ship = Stack(BLUE, "trs", sea, 2, load=("inf", "inf"))
    return replace(state, stacks=gathered((*state.stacks, ship)))


@pytest.mark.parametrize("name", PLAYERS)
def test_they_land_where_the_coast_is_weak(name: str) -> None:
    """P-11.1: four of them against one."""
    state = game("red inf C", "blue A, red C, red B", COAST, ("land", "naval", "landing"))
    assert "land 4 infantry from T to C" in written(with_fleet(state, "T"), name)


def test_they_sail_on_from_a_strong_one() -> None:
    """P-11.1: against nine they do not land."""
    state = game("red inf C 9", "blue A, red C, blue B", COAST, ("land", "naval", "landing"))
    assert "move 2 transport T -> S" in written(with_fleet(state, "T"))


def test_bombers_strike_where_most_stand() -> None:
    """P-36.5: as far as they come back."""
    state = game("blue bom A 2, red inf B, red inf C 3", "blue A, red B, red C", COAST, ("land", "air"))
    assert "strike 2 bomber A -> B -> C" in written(state)
    far = game("blue bom A 2, red inf E 3", "blue A, red E", "", ("land", "air"))
    assert not [line for line in written(far) if line.startswith("strike")]


def test_guns_at_the_front_are_hidden_now_and_then() -> None:
    """P-48.2: and never without the chapter."""
    state = game("blue atg A, red tnk B", "blue A, red B", COAST, ("land", "hide1"))
    found = written(state, tries=12)
    assert 0 < found.count("hide 1 atgun at A") < 12
    bare = game("blue atg A, red tnk B", "blue A, red B", COAST)
    assert not [line for line in written(bare, tries=12) if line.startswith("hide")]


def test_who_cannot_take_an_empty_land_is_not_sent_with_nobody() -> None:
    """P-1.6: a land of guns alone sends nobody into an empty one, though infantry comes from another."""
    state = game("blue aab A 2, blue inf C", "blue A, blue C, red B", "", ("land", "air"))
    assert not [line for line in written(state, tries=6) if line.startswith("move  ")]


def under(welfare: int = FIRST, bands: int = 0, stacks: str = "blue inf A 2, blue inf B", **more: object) -> State:
    """A state where the people of red lives in A and B, under blue."""
    state = game(stacks, "blue A, blue B, blue C", COAST, ("land", "multi", "factory", "people"), rounds=9)
    found = People(dict.fromkeys("AB", RED), dict.fromkeys("AB", welfare), bands={"B": bands} if bands else {})
    return replace(state, people=replace(found, **more))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", PLAYERS)
def test_a_people_sabotages_its_government_and_gathers_partisans(name: str) -> None:
    """P-60.2, P-60.4: what it does already is not said again; where fewest units stand they gather."""
    lines = written(under(), name, seat=RED)
    assert lines == ["sabotage 5 everywhere", "gather partisans at B"]
    again = under(effort={"A": -5, "B": -5}, gathered={RED: 1})
    assert written(again, name, seat=RED) == []


def test_a_people_does_not_sabotage_what_gendarmes_prevent_or_welfare_cannot_bear() -> None:
    """P-60.2, P-60.3: two gendarmes prevent 4; one more than five can prevent is done in vain."""
    two = under(stacks="blue gen A 2, blue gen B 5")
    assert "sabotage 9 at A" in written(two, seat=RED)
    assert not [line for line in written(two, seat=RED) if "sabotage" in line and line.endswith("B")]
    tired = under(welfare=FIRST // 2 - 1, effort={"A": -5})
    assert "effort 0 at A" in written(tired, seat=RED)


def test_a_people_works_for_whom_it_is_at_peace_with_and_does_not_rise_against() -> None:
    """P-60.2, P-16.2."""
    state = replace(under(bands=9), pacts=(Pact(7, (BLUE, RED), 1, clauses=("peace",)),))
    assert written(state, seat=RED) == ["effort 5 everywhere"]


def test_a_calm_people_hates_only_whom_most_lands_belong_to() -> None:
    text = map_text("A-B B-C C-D D-E", sides={"X": "A", "Y": "E", "Z": "D"})
    state = game(
        "blue inf A, red inf E", "blue A, blue B, blue C, red E", text, ("land", "multi", "factory", "people"), rounds=9
    )
    state = replace(state, people=People(dict.fromkeys("AE", GREEN), dict.fromkeys("AE", FIRST)))
    assert [line for line in written(state, "calm", seat=GREEN) if "sabotage" in line] == ["sabotage 5 at A"]
    assert "sabotage 5 everywhere" in written(state, "bold", seat=GREEN)


@pytest.mark.parametrize("name", PLAYERS)
def test_partisans_rise_where_nobody_stands_or_they_are_many(name: str) -> None:
    """P-60.6: each is worth a ninth of who guards the land."""
    assert "revolt at B" in written(under(bands=1, stacks="blue inf A 2"), name, seat=RED)
    assert "revolt at B" not in written(under(bands=2), name, seat=RED)
    assert "revolt at B" in written(under(bands=9, stacks="blue inf B"), name, seat=RED)


def test_who_governs_a_people_writes_the_same_wherever_partisans_hide() -> None:
    """P-60.4: he does not know."""
    state = under(bands=3)
    dealt = [reimagine(state, BLUE, KeyedDice(bytes([key]))) for key in range(6)]
    assert len({tuple(each.people.bands.items()) for each in dealt}) > 1
    assert {tuple(written(each)) for each in dealt} == {tuple(written(state))}


def lines_about(state: State, *words: str, name: str = "bold") -> list[str]:
    return [line for line in written(state, name, tries=6) if any(word in line for word in words)]


@pytest.mark.parametrize("name", PLAYERS)
def test_a_government_builds_gendarmes_against_sabotage(name: str) -> None:
    """P-60.3: one a round, until those it has prevent all of it; and they stay there."""
    state = replace(under(effort={"A": -3}), works={"A": 2})
    assert set(lines_about(state, "gen", name=name)) == {"build 1 gen at A"}
    guarded = under(effort={"A": -4}, stacks="blue gen A 2, blue inf B")
    assert lines_about(guarded, "gen", name=name) == []


def test_a_bold_government_punishes_where_its_gendarmes_are_too_few() -> None:
    """P-60.3: they prevent less than half of it; a calm one does not, nor who has none."""
    state = under(effort={"A": -9, "B": -9}, stacks="blue gen A, blue inf B")
    assert set(lines_about(state, "reprisal")) == {"reprisals at A"}
    assert lines_about(state, "reprisal", name="calm") == []


@pytest.mark.parametrize("name", PLAYERS)
def test_a_government_gives_relief_to_a_people_that_works_and_tires(name: str) -> None:
    """P-60.3: not to one that has all it had, or does not work."""
    assert set(lines_about(under(FIRST - 1, effort={"A": 5}), "relief", name=name)) == {"relief 1 at A"}
    assert lines_about(under(effort={"A": 5}), "relief", name=name) == []
    assert lines_about(under(FIRST - 1), "relief", name=name) == []


def test_a_government_hunts_now_and_then_where_gendarmes_can_find_somebody() -> None:
    """P-60.4: with two of them, where the people is at odds with it and no enemy stands beside."""
    state = under(effort={"A": -4}, stacks="blue gen A 2, blue inf A 2")
    assert 0 < len(lines_about(state, "hunt", name="calm")) < 6
    assert lines_about(under(effort={"A": -4}, stacks="blue gen A, blue inf A 2"), "hunt") == []
    assert lines_about(under(stacks="blue gen A 2, blue inf A 2"), "hunt") == []


DESIGNS = [
    ("bold", "air", "design bomber: attack unarmoured 5, warships 2, underwater 1"),
    ("calm", "air", "design fighter: attack warships 0, defence warships 0, aviation 4"),
    ("bold", "naval", "design cruiser: attack warships 3, defence aviation 0"),
    ("calm", "naval", "design cruiser: defence warships 3, aviation 0"),
]


@pytest.mark.parametrize(("name", "chapter", "line"), DESIGNS)
def test_each_designs_a_type_once(name: str, chapter: str, line: str) -> None:
    """P-58.1: of aircraft, or of ships where there are no aircraft; and not without the chapter."""
    state = game("blue inf A", "blue A, red C", COAST, ("land", chapter, "config"))
    assert line in written(state, name)
    done = replace(state, designs={BLUE: Design("bom", (5, 2, 2, 1, 0), (0, 0, 0, 0, 1), (4, 4, 4, 4, 4), 4)})
    assert not [
        one for one in written(done if chapter == "air" else game("", "blue A", COAST), name) if "design" in one
    ]


def test_now_and_then_the_own_type_is_built_and_strikes() -> None:
    """P-58.1, P-36.5."""
    state = game("blue ori A 2, red inf B, red inf C 3", "blue A, red B, red C", COAST, ("land", "air", "config"))
    state = replace(state, designs={BLUE: Design("bom", (5, 2, 2, 1, 0), (0, 0, 0, 0, 1), (4, 4, 4, 4, 4), 4)})
    lines = written(state, tries=12)
    assert 0 < lines.count("build Orion at A") < 12
    assert "strike 2 Orion A -> B -> C" in lines


def test_own_ships_sail_for_a_sea_that_is_free() -> None:
    """P-9.4: not for one that is held by more."""
    state = game("red inf C", "blue A, red C", COAST, ("land", "naval"))
    mine = Stack(BLUE, "cru", "A", harbour="S")
    assert "move 1 cruiser A -> S" in written(replace(state, stacks=gathered((*state.stacks, mine))))
    held = (*state.stacks, mine, Stack(RED, "cru", "S", 2))
    assert "move 1 cruiser A -> S" not in written(replace(state, stacks=gathered(held)))


PEOPLED = map_text("A-B B-C C-D D-E E-F A-S S-F", {"S": 'kind = "sea"'}, {"X": "A B", "Y": "E F", "Z": "C D"})
WARS = {
    "people": options(PEOPLED, ("land", "multi", "place-blind", "factory", "people", "g-people"), rounds=6),
    "people in turn": options(PEOPLED, ("land", "multi", "factory", "people"), rounds=6, order="sequential"),
    "people in the fog": options(PEOPLED, ("land", "multi", "factory", "people"), rounds=6, visibility="full"),
    "own aircraft": options(PEOPLED, ("land", "multi", "air", "place-blind", "config"), rounds=6),
    "own ships": options(PEOPLED, ("land", "multi", "naval", "config"), rounds=6, order="sequential"),
    "both": options(PEOPLED, ("land", "multi", "air", "naval", "place-blind", "factory", "people", "config"), rounds=6),
}


@pytest.mark.parametrize("name", WARS)
def test_nothing_they_write_is_refused(name: str) -> None:
    """P-58, P-60: in six rounds; peoples do something, types are designed."""
    done = played(WARS[name])
    assert all(done.designs.get(seat) for seat in done.circle if "own" in name)
    if "people" in name:
        assert done.people.bands or [each for each in done.stacks if each.row == "par"]


def played(of: Options) -> State:
    party: Party = dealt_out(INSTALLED, seats(of))
    states = party.states(party.begun(AnyOptions(of), "house"), "house")
    return cast(State, list(islice(states, 30))[-1])
