"""Supply lines (P-55) in words: orders, forecasts, report, map, decrees, positions; house players do not starve."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.languages import LANGUAGES
from pbem.core.problems import Refusal
from pbem.core.seats import Request
from pbem.core.texts import text
from pbem.registry import AnyOptions
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.chapters.supply import EVERY
from pbem.rulesets.powers.orders import FeedOrder, Order, StockDecree, StockOrder
from pbem.rulesets.powers.picture.areas import areas
from pbem.rulesets.powers.players import PLAYERS
from pbem.rulesets.powers.position import position
from pbem.rulesets.powers.referee.decrees import decree
from pbem.rulesets.powers.report import draw
from pbem.rulesets.powers.report.doctrines import in_force
from pbem.rulesets.powers.report.supply import supply
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import Stack, Standing, State, gathered
from pbem.testing.conformance import conformance
from pbem.testing.house_games import dealt_out
from pbem.testing.series import AGAIN, Series
from tests.rules.powers.economy.test_supply import CHAPTERS, COAST, foreseen, war
from tests.rules.powers.kernel.kit import BLUE, RED, map_text
from tests.rules.powers.kernel.test_interface import THREE, of
from tests.rules.powers.words import kit

SHIPS = (*CHAPTERS, "naval")
WAR = kit.seen(kit.war("blue inf A1 4, blue spl A1, blue sub B1", "blue A1, blue B1", chapters=SHIPS))


def at_sea(*stacks: Stack, round_: int = 3) -> State:
    state = war("red inf E", "blue A, red E", round_, SHIPS, COAST)
    return replace(state, stacks=gathered((*state.stacks, *stacks)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "order",
    [FeedOrder(("inf", "tnk")), FeedOrder(), StockOrder(0), StockOrder(2), StockOrder(), StockDecree(BLUE, "B1", 2)],
)
def test_what_is_said_is_read(order: Order, language: str) -> None:
    assert kit.read(kit.said(order, language), language, WAR) == (order,)


@pytest.mark.parametrize(
    ("line", "language", "order"),
    [
        ("supply first: tanks and infantry", "en", FeedOrder(("tnk", "inf"))),
        ("feed first none", "en", FeedOrder()),
        ("submarine supplies: 2 steps", "en", StockOrder(2)),
        ("stock submarines for 1 step ahead", "en", StockOrder(1)),
        ("submarine supplies none", "en", StockOrder(0)),
        ("přednostně zásobuj tanky a pěchotu", "cs", FeedOrder(("tnk", "inf"))),
        ("ponorky berou zásoby na 2 vsuvky dopředu", "cs", StockOrder(2)),
        ("prednostne zásobuj tanky a pechotu", "sk", FeedOrder(("tnk", "inf"))),
        ("ponorky berú zásoby na 2 vsuvky dopredu", "sk", StockOrder(2)),
        ("снабжать в первую очередь танки и пехоту", "ru", FeedOrder(("tnk", "inf"))),
        ("подлодки берут припасы на 2 раздачи вперёд", "ru", StockOrder(2)),
    ],
)
def test_how_people_write_it(line: str, language: str, order: Order) -> None:
    assert kit.read(line, language, WAR) == (order,)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, 5])
def test_supplies_are_counted(language: str, count: int) -> None:
    """In the words of an order, and of a report."""
    (order,) = kit.read(f"build {count} supply at A1", "en", WAR)
    assert isinstance(order, Order)
    assert kit.read(kit.said(order, language), language, WAR) == (order,)
    assert str(count) in kit.CATALOGUES[language].say(text("powers-units-spl", count=count))


def test_what_cannot_be_ordered() -> None:
    assert kit.wrong("submarine supplies 4; feed first bombers", WAR) == "1 stock-steps, 2 unit-off"


def test_an_answer_says_who_would_be_without() -> None:
    """P-55.1: in the line of a standing order and over the whole letter; what is built now helps the next step."""
    two = kit.seen(replace(kit.war("blue inf A1 3, blue tnk A1", "blue A1", chapters=CHAPTERS), round=2))
    said = "The next supply step is in round 3. As things stand, these get no supplies and are lost: A1 "
    assert kit.foretold("feed first tanks", two) == [f"{said}(1 infantry); supplies used up: 0."]
    assert f"{said}(1 tank); supplies used up: 0." in kit.overview("feed first infantry", two)
    fed = "The next supply step is in round 3. As things stand, everybody is fed; supplies used up: 1."
    assert fed in kit.overview("build 1 supply at A1", two)


def test_an_answer_in_the_round_of_the_step() -> None:
    """P-55.1: supplies that stay behind feed one land far, and no more."""
    chapters = (*CHAPTERS, "factory")
    state = kit.war("blue inf A1 2, blue spl A1, blue tnk B1", "blue A1, blue B1, blue C1", chapters=chapters)
    three = kit.seen(replace(state, round=3, works={}))
    now = "There is a supply step in this round. As things stand,"
    assert f"{now} everybody is fed; supplies used up: 1." in kit.overview("feed first tanks", three)
    lost = "these get no supplies and are lost: C1 (1 tank)"
    assert f"{now} {lost}; supplies used up: 1." in kit.overview("move 1 tank B1 -> C1", three)


def test_a_round_without_production_feeds_too() -> None:
    """P-15.1, P-55.1: the step does not wait for a round of production."""
    state = kit.war("blue inf A1 4", "blue A1", chapters=(*CHAPTERS, "freq"), freq=2)
    found = kit.overview("feed first tanks", kit.seen(replace(state, round=3)))
    lost = "these get no supplies and are lost: A1 (1 infantry)"
    assert any("There is a supply step in this round" in line and lost in line for line in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_says_how_one_is_supplied(language: str) -> None:
    """P-55.1: the next step, who would be without, what submarines have aboard, standing orders; nothing without the
    chapter."""
    state = at_sea(Stack(BLUE, "sub", "T", 2, store=1), Stack(BLUE, "cru", "T"))
    lines = list(supply(vision.view(state, BLUE), BLUE))
    standing = list(in_force(Standing(feed=FeedOrder(("spl", "tnk")), stock=StockOrder(1))))
    said = [kit.CATALOGUES[language].say(line) for line in (*lines, *standing)]
    assert (len(lines), len(standing)) == (2, 2)
    assert all(said)
    assert "T" in said[0]
    assert "1" in said[1]
    bare = war("blue inf A", "blue A", chapters=("land",))
    assert list(supply(vision.view(bare, BLUE), BLUE)) == []


def test_the_map_marks_who_will_be_without_for_its_reader_alone() -> None:
    state = at_sea(Stack(BLUE, "cru", "T", 2))
    badges = {seat: list(draw.draw(vision.view(state, seat)).lands["T"].badges) for seat in (BLUE, RED, None)}
    assert [(each.image, each.number) for each in badges[BLUE]] == [("unfed", 2)]
    assert badges[RED] == badges[None] == []
    assert areas(draw.draw(vision.view(state, BLUE)))


def test_the_referee_gives_submarines_supplies() -> None:
    state = at_sea(Stack(BLUE, "sub", "T", 2), Stack(BLUE, "sub", "T", left=1), Stack(BLUE, "sub", "S"))
    done = decree(state, StockDecree(BLUE, "T", 3))
    stores = [(each.at, each.count, each.left, each.store) for each in done.state.stacks if each.row == "sub"]
    assert stores == [("S", 1, 0, 0), ("T", 2, 0, 3), ("T", 1, 1, 0)]
    (event,) = done.events
    assert all(kit.CATALOGUES[language].t(f"powers-event-{event.kind}", **event.facts) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("order", "chapters", "code"),
    [
        (StockDecree(BLUE, "T", 4), SHIPS, "powers-no-number"),
        (StockDecree(RED, "T", 1), SHIPS, "powers-no-submarines"),
        (StockDecree(BLUE, "T", 1), ("land", "naval"), "powers-chapter-off"),
    ],
)
def test_what_the_referee_cannot_set(order: StockDecree, chapters: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        decree(war("blue inf A", "blue A", chapters=chapters, text=COAST), order)
    assert refused.value.code == code
    assert all(kit.CATALOGUES[language].t(f"refusal-{code}", **refused.value.facts) for language in LANGUAGES)


def test_a_position_holds_what_submarines_have_aboard() -> None:
    """And one that says nothing of it is read as before."""
    state = at_sea(Stack(BLUE, "sub", "T", 2, store=2), Stack(BLUE, "sub", "T"))
    state = replace(state, standing={BLUE: Standing(stock=StockOrder(1))})
    written = position.write(state)
    assert written["seas"] == {"T": "blue 1 sub, 2 sub stored 2"}
    assert position.read(state.options, state.circle, written) == state


def letter(state: State) -> tuple[str, ...]:
    return PLAYERS["calm"].write(vision.view(state, BLUE), Request(BLUE, "orders"), KeyedDice(b"1"))


def test_house_players_build_supplies_in_time() -> None:
    """P-55.1: for the units that stand there, before the step, and bring them up behind the front."""
    state = war("blue inf A 6, red inf E", "blue A, red E", 2)
    assert "build 1 supply at A" in letter(state)
    assert not [line for line in letter(replace(state, round=3)) if "supply" in line]
    behind = war("blue spl A 2, blue inf B, red inf C", "blue A, blue B, red C", 1)
    assert "move 2 supply A -> B" in letter(behind)


def test_house_players_do_not_march_where_they_would_starve() -> None:
    """P-55.1: A and B feed six in B; five in C, which is fresh, only B would. In the round after the step they go."""
    state = war("blue inf B 6, red inf C", "blue A, blue B, red C", 3)
    assert not [line for line in letter(state) if "B -> C" in line]
    assert "move 5 infantry B -> C" in letter(replace(state, round=4))


def test_house_players_do_not_starve() -> None:
    """P-55.1: in nine rounds of theirs nothing they write is refused; at the steps one unit in ten is lost at most."""
    options = of(map_text("A-B B-C C-D D-E E-F A-G G-H H-F"), chapters=("land", "place-blind", *CHAPTERS[1:]))
    found = AnyOptions(options)
    party = dealt_out(kit.INSTALLED, POWERS.rules.seats(options))
    lost = units = 0
    for state in islice(party.states(party.begun(found, "supply"), "supply"), 9):
        assert isinstance(state, State)
        if state.round % EVERY == 0:
            units += sum(each.count for each in state.stacks)
            lost += sum(each.count for seat in state.alive for each in foreseen(state, seat).lost)
    assert units > 9
    assert lost * 10 <= units


def test_conformance_in_the_fog() -> None:
    options = of(THREE, chapters=("land", "multi", "g-prio", "freq", "cheap", "supply"), visibility="full")
    conformance(POWERS, Series(games=1, turns=2, options=[options], nonsense=AGAIN))


def test_conformance_at_a_supply_step() -> None:
    """Seas, submarines with supplies aboard, and an army that is fed in part."""
    options = of(COAST, chapters=("land", "elim", "cheap", "supply", "naval"), order="sequential")
    begun = {
        "round": 3,
        "lands": {"A": "blue: 4 inf, 1 spl", "E": "red: 5 inf, 1 tnk, 2 spl building 1"},
        "seas": {"S": "blue 1 sub stored 1, 1 sub, 1 trs aboard spl", "T": "red 1 sub stored 2, 1 cru"},
    }
    conformance(POWERS, Series(games=1, turns=2, options=[options], position=begun, nonsense=AGAIN))
