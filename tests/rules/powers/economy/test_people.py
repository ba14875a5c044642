"""Government and people (P-60): who lives where, what effort brings, partisans, words, what the referee may set."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem import codec
from pbem.core.dice import KeyedDice
from pbem.core.events import seen_by
from pbem.core.problems import Refusal
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.powers.chapters import homelands
from pbem.rulesets.powers.chapters.homelands import MOST
from pbem.rulesets.powers.chapters.people import HARDEST, WORST, yielded
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.orders import BuildOrder, FactoryOrder, MoveOrder, Order, Units
from pbem.rulesets.powers.orders.people import (
    EffortOrder,
    GatherOrder,
    HuntOrder,
    PeopleDecree,
    ReliefOrder,
    ReprisalOrder,
    RevoltOrder,
)
from pbem.rulesets.powers.people import FIRST, FULL, POINT, People
from pbem.rulesets.powers.referee.decrees import decree
from pbem.rulesets.powers.report import draw, goals, people
from pbem.rulesets.powers.setup import seats
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.vision import reimagine, view
from tests.rules.powers.kernel.kit import BLUE, GREEN, RED, begun, drawn, game, map_text, options, play
from tests.rules.powers.words import kit

CHAPTERS = ("land", "factory", "people")
LINKS = "A-B B-C C-D D-E"
SIDES = {"X": "A B", "Y": "E", "Z": "C D"}


def three(chapters: tuple[str, ...] = CHAPTERS, peoples: int = 0) -> Options:
    return options(map_text(LINKS, sides=SIDES), chapters, peoples=peoples, rounds=6)


NONE, RICH = People(), {"A": FIRST, "E": FIRST}


def home(people: People = NONE) -> State:
    """A state where the people of red lives in A and E, under blue."""
    state = game("blue gen A 2, blue inf A", "blue A, blue E, red D", "", CHAPTERS)
    return replace(state, people=replace(people, lives={"A": RED, "E": RED}, welfare=people.welfare or RICH))


def test_the_last_side_is_a_people_that_lives_everywhere_under_its_neighbours() -> None:
    """P-60.1: its lands go to those who govern next to them, by turns; it is asked for no placement."""
    state = begun(three())
    assert set(state.people.lives.values()) == {GREEN}
    assert set(state.people.lives) == set("ABCDE")
    assert [state.lands[at].owner for at in "ABCDE"] == [BLUE, BLUE, BLUE, RED, RED]
    assert state.lands["D"].home == RED


def test_two_peoples_share_the_lands_by_lot_and_two_seats_have_none() -> None:
    text = map_text(LINKS, sides={"X": "A", "Y": "E", "Z": "C", "W": "D"})
    state = begun(options(text, CHAPTERS, peoples=3, rounds=6))
    lives = list(state.people.lives.values())
    assert sorted(lives.count(seat) for seat in state.people.seats) == [2, 3]
    assert begun(options(map_text(), CHAPTERS)).people == People()


def test_a_preset_alone_makes_nobody_a_people() -> None:
    """P-60.1: where the chapter comes with a preset, the option says how many seats play one."""
    usual = ("all", "g-prio")
    assert [homelands.many(three(usual, peoples), 4) for peoples in (0, 1, 3)] == [0, 1, 2]


def test_what_a_people_would_place_raises_its_welfare() -> None:
    """P-60.3: 4 BV are 8 points, shared by five lands."""
    state = begun(three())
    assert set(state.people.welfare.values()) == {FIRST + 8 * POINT // 5}
    assert not state.grants.get(GREEN)


def test_a_war_with_a_people_needs_an_end() -> None:
    """P-60.1: nobody can be the last one left."""
    with pytest.raises(ValueError, match="never out of the war"):
        seats(replace(three(), rounds=0))
    assert len(seats(three())) == 3
    assert len(seats(replace(three(), chapters=("land", "factory"), rounds=0, peoples=0))) == 3


def test_the_curve_of_effort() -> None:
    """P-60.2: 1 + e/10 - e²/400 is greatest at 20; sabotage of 10 leaves nothing."""
    made = [yielded(effort, 0) for effort in range(-WORST, HARDEST + 1)]
    assert made == sorted(made)
    assert (made[0], made[WORST], made[-1]) == (0, FULL, 2 * FULL)
    assert yielded(-WORST, 5) == FULL


def test_welfare_has_bounds() -> None:
    """P-60.2: between 0 and 20 in a land."""
    done, _ = play(home(People(welfare={"A": 10, "E": MOST})), blue=[ReprisalOrder("A"), ReliefOrder("E", 30)])
    assert done.people.welfare == {"A": 0, "E": MOST}


def test_who_plays_a_people_no_more_works_as_usual() -> None:
    state = home(People(effort={"A": 10}))
    done, _ = play(replace(state, out={RED: 1}))
    assert done.people.yields == {}


def test_nobody_but_his_people_knows_who_hides() -> None:
    """P-60.4: not in the view, not in any deal that looks the same to a seat."""
    state = home(People(bands={"A": 2}))
    assert view(state, BLUE).people.bands == {}
    assert view(state, RED).people.bands == view(state, REFEREE).people.bands == {"A": 2}
    dealt = [reimagine(state, BLUE, KeyedDice(bytes([key]))) for key in range(6)]
    assert len({tuple(each.people.bands.items()) for each in dealt}) > 2
    assert all(view(each, BLUE).people == view(state, BLUE).people for each in dealt)
    assert reimagine(state, RED, KeyedDice(b"r")).people == state.people


def test_the_map_marks_own_partisans_alone() -> None:
    state = home(People(bands={"A": 2}))
    badges = {seat: [one.image for one in draw.draw(view(state, seat)).lands["A"].badges] for seat in (BLUE, RED)}
    assert badges == {BLUE: [], RED: ["bands"]}


WAR = replace(
    kit.war(chapters=("land-war", "multi", "people"), rounds=8, stacks="blue gen A1 2, blue inf A1 4, blue gen B1"),
    people=People(dict.fromkeys(("A1", "B1", "D1"), RED), dict.fromkeys(("A1", "B1", "D1"), FIRST), bands={"A1": 2}),
)
OF_RED, OF_BLUE = kit.seen(WAR, RED), kit.seen(WAR)


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
@pytest.mark.parametrize(
    "order",
    [
        *(EffortOrder(at, effort) for at in ("A1", "") for effort in (0, 20, -10)),
        GatherOrder("A1"),
        RevoltOrder("A1"),
        RevoltOrder("A1", 2),
        HuntOrder("A1"),
        ReprisalOrder("A1"),
        ReprisalOrder("A1", 3),
        ReliefOrder("A1", 60),
        ReliefOrder("A1", 90),
        PeopleDecree("A1", "welfare", 12),
        PeopleDecree("A1", "bands", 3),
    ],
)
def test_words_about_peoples(language: str, order: Order) -> None:
    assert kit.read(kit.said(order, language), language, OF_RED) == (order,)


@pytest.mark.parametrize(
    ("language", "line", "order"),
    [
        ("en", "sabotage A1: 3", EffortOrder("A1", -3)),
        ("en", "uprising in A1, 2 partisans", RevoltOrder("A1", 2)),
        ("cs", "nasazení všude 10", EffortOrder("", 10)),
        ("cs", "zátah na partyzány v A1", HuntOrder("A1")),
        ("sk", "represálie A1 s 2 žandármi", ReprisalOrder("A1", 2)),
        ("ru", "помощь A1: 2", ReliefOrder("A1", 120)),
    ],
)
def test_other_ways_to_say_it(language: str, line: str, order: Order) -> None:
    assert kit.read(line, language, OF_RED) == (order,)


def test_what_is_wrong_is_said_in_every_language() -> None:
    lines = (
        "effort 21 at A1; sabotage 11 at B1; effort 5 at C1; gather at C1; revolt at B1; hunt at A1; reprisals at A1"
    )
    assert kit.wrong(lines, OF_RED) == (
        "1 effort-much, 2 effort-much, 3 not-home, 4 not-home, 5 no-bands, 6 no-people, 7 not-own"
    )
    lines = "effort 5 everywhere; hunt at C1; hunt at D1; reprisals at C1; relief 6 at A1; relief 1 at C1"
    assert kit.wrong(lines, OF_BLUE) == "1 not-home, 2 no-people, 3 unarmed, 4 no-people, 5 well-off, 6 no-people"
    gone = replace(WAR, stacks=())
    assert kit.wrong("reprisals at A1; build 1 partisan at A1", kit.seen(gone)) == "1 no-gendarmes, 2 no-price"


def test_a_revolt_against_oneself_too_many_partisans_and_tired_lands_are_said() -> None:
    own = replace(
        WAR,
        lands={at: replace(land, owner=RED) for at, land in WAR.lands.items() if at == "A1"}
        | {at: replace(land, owner=BLUE) for at, land in WAR.lands.items() if at != "A1"},
    )
    lines = "revolt at A1; gather at B1; gather at B1; gather at B1"
    assert kit.wrong(lines, kit.seen(own, RED)) == "1 own-home, 4 recruits"
    tired = replace(WAR, people=replace(WAR.people, welfare={"A1": POINT, "B1": FIRST, "D1": 0}))
    assert kit.wrong("effort 15 everywhere", kit.seen(tired, RED)) == "1 too-weary?"


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
def test_the_answer_says_what_becomes_of_it(language: str) -> None:
    said = kit.foretold("effort 5 at A1; sabotage 2 everywhere; gather at A1; revolt at A1", OF_RED, language)
    said += kit.foretold("hunt at A1; reprisals at A1; relief 1 at A1", OF_BLUE, language)
    assert all(said)
    assert "143" in said[0]
    assert "80" in said[1]
    assert not any("powers-" in line for line in said)


def test_no_forecast_of_a_hunt_tells_how_many_hide() -> None:
    others = replace(WAR, people=replace(WAR.people, bands={}))
    assert kit.foretold("hunt at A1", OF_BLUE) == kit.foretold("hunt at A1", kit.seen(others))


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
def test_the_report_tells_how_the_people_is_off(language: str) -> None:
    state = home(People(effort={"A": -3}, yields={"A": 280}, bands={"A": 4}))
    said = {
        seat: [kit.CATALOGUES[language].say(one) for one in people.people(view(state, seat), seat)]
        for seat in (BLUE, RED)
    }
    assert [len(lines) for lines in said.values()] == [3, 3]
    assert "70" in said[BLUE][0]
    assert "4" in said[RED][0]
    assert "4" not in said[BLUE][0]
    assert not any("powers-" in line for lines in said.values() for line in lines)


@pytest.mark.parametrize(("what", "hears"), [("welfare", {BLUE, RED}), ("bands", {RED})])
def test_the_referee_sets_welfare_and_who_hides(what: str, hears: set[Seat]) -> None:
    done = decree(home(), PeopleDecree("A", what, 7))  # type: ignore[arg-type]
    assert (done.state.people.welfare["A"], done.state.people.bands) in ((7 * POINT, {}), (FIRST, {"A": 7}))
    assert {seat for seat in (BLUE, RED) if seen_by(done.events[0], seat)} == hears
    assert all(each.t(f"powers-event-decree-{what}", **done.events[0].facts) for each in kit.CATALOGUES.values())


@pytest.mark.parametrize(
    ("order", "chapters", "code"),
    [
        (PeopleDecree("B", "welfare", 2), CHAPTERS, "powers-no-people"),
        (PeopleDecree("A", "welfare", 21), CHAPTERS, "powers-no-number"),
        (PeopleDecree("A", "bands", -1), CHAPTERS, "powers-no-number"),
        (PeopleDecree("A", "welfare", 2), ("land",), "powers-chapter-off"),
    ],
)
def test_what_the_referee_cannot_set(order: PeopleDecree, chapters: tuple[str, ...], code: str) -> None:
    state = home() if "people" in chapters else game("blue inf A", "blue A", "", chapters)
    with pytest.raises(Refusal) as refused:
        decree(state, order)
    assert refused.value.code == code
    assert all(each.t(f"refusal-{code}", **refused.value.facts) for each in kit.CATALOGUES.values())


def test_a_factory_is_no_peoples_business() -> None:
    """P-60.6: a people's own land yields nothing to build with."""
    done, events = play(home(), red=FactoryOrder("D"))
    assert [event.facts["why"] for event in events if event.kind == "failed"] == ["short"]
    assert done.works == home().works


def ended(play: str, peoples: int, welfare: dict[str, int]) -> State:
    """Play the last round of a war for welfare and lands, A and B of blue, E of red, C and D of the others."""
    goal = f'\n[goal]\nkind = "g-people"\nplay = "{play}"'
    sides = {**SIDES, "Z": "C", "W": "D"} if peoples > 1 else SIDES
    of = options(map_text(LINKS, sides=sides) + goal, (*CHAPTERS, "g-people"), peoples=peoples, rounds=1)
    state = begun(of)
    return play_last(replace(state, people=replace(state.people, welfare=welfare or state.people.welfare)))


def play_last(state: State) -> State:
    done, _ = play(replace(state, stage="", round=1, grants={}))
    return done


def test_lands_and_welfare_are_measured_by_the_start() -> None:
    """P-60.5: everybody has all he began with but the people, whose welfare has doubled."""
    done = ended("own", 1, dict.fromkeys("ABCDE", 2 * FIRST))
    assert done.result is not None
    assert dict(done.result.results) == {BLUE: 100, RED: 100, GREEN: 200}
    assert done.result.winners == (GREEN,)


def test_quarrelling_peoples_count_against_each_other() -> None:
    """P-60.5: one has twice as much as the other, whom it grudges the rest."""
    state = ended("rivals", 2, {})
    white = state.people.seats[-1]
    welfare = {at: FIRST * (2 if whose == white else 1) for at, whose in state.people.lives.items()}
    done = play_last(replace(state, result=None, people=replace(state.people, welfare=welfare)))
    assert done.result is not None
    assert [done.result.results[seat] for seat in (GREEN, white)] == [-100, 100]


def test_weights_are_thrown_before_all_eyes() -> None:
    """P-60.5: from -3 to 3 for everybody else, 3 for oneself."""
    done = ended("weights", 1, dict.fromkeys("ABCDE", FIRST))
    weights = done.memory.relations
    assert {weights[seat][seat] for seat in weights} == {3}
    assert all(-3 <= weight <= 3 for row in weights.values() for weight in row.values())
    assert done.result is not None
    assert dict(done.result.results) == {seat: 100 * sum(row.values()) for seat, row in weights.items()}


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
def test_the_goal_is_said(language: str) -> None:
    state = replace(ended("rivals", 2, {}), result=None)
    said = [kit.CATALOGUES[language].say(one) for one in goals.own(view(state, GREEN), GREEN)]
    assert len(said) == 3
    assert not any("powers-" in line for line in said)


def test_whatever_is_ordered_nothing_breaks_and_nothing_leaks() -> None:
    """P-60: rounds of orders by lot: all can be kept, welfare has its bounds, who does not know sees the same."""
    state = replace(play_last(begun(three())), result=None)
    state = drawn(state, "blue gen B 3, blue inf C 2, red gen E 2, red inf D", "")
    kinds: set[str] = set()
    for key in range(12):
        dice = KeyedDice(bytes([key]))
        done, events = play(state, **{str(seat): by_lot(dice) for seat in state.circle})
        kinds |= {event.kind for event in events}
        assert codec.loads(codec.dumps(done, State), State) == done
        assert all(0 <= welfare <= MOST for welfare in done.people.welfare.values())
        assert min(done.people.bands.values(), default=1) > 0
        assert GREEN not in done.out
        assert all(view(reimagine(done, seat, dice), seat) == view(done, seat) for seat in done.circle)
        state = replace(done, result=None)
    assert kinds >= {"toiled", "gathered", "revolted", "hunted", "mourned", "punished", "battle"}


def by_lot(dice: KeyedDice) -> list[Order]:
    at = dice.shuffle(tuple("ABCDE"), "land")
    orders: tuple[Order, ...] = (
        EffortOrder(at[0], dice.roll(31, "effort") - 11),
        GatherOrder(at[1]),
        RevoltOrder(at[1], dice.roll(3, "revolt") - 1),
        *(HuntOrder(land) for land in at[:3]),
        ReprisalOrder(at[2]),
        ReliefOrder(at[3], 30),
        BuildOrder("gen", at[4]),
        MoveOrder((Units("inf"), Units("par")), (at[3], "C")),
    )
    return list(dice.shuffle(orders, "orders"))
