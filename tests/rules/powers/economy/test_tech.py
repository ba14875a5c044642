"""Technology (P-56): differences of levels, fields, prices, words, what the referee may set."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction

import pytest

from pbem.core.problems import Refusal
from pbem.core.seats import Seat
from pbem.rulesets.powers import setup
from pbem.rulesets.powers.chapters import every, tech
from pbem.rulesets.powers.learning import Coming, Learning, Research
from pbem.rulesets.powers.options import tech_steps
from pbem.rulesets.powers.orders import LevelDecree, Order
from pbem.rulesets.powers.orders.learning import ResearchOrder, TeachOrder
from pbem.rulesets.powers.referee.decrees import decree
from pbem.rulesets.powers.report import technology
from pbem.rulesets.powers.state import BV, State
from pbem.rulesets.powers.vision import view
from tests.rules.powers.kernel.kit import BLUE, RED, game, move, options, play, shown
from tests.rules.powers.words import kit

ALL = ("land", "naval", "hold", "arty", "fort", "tech")
ROWS = every.book(game("", "", "", (*ALL, "air"))).points.rows


def knowing(learning: Learning, chapters: tuple[str, ...] = ("land", "tech")) -> State:
    return replace(game("blue inf A, red inf E", "blue A, blue B, blue C, red E", "", chapters), learning=learning)


@pytest.mark.parametrize(
    ("difference", "factor"),
    [(9, "12"), (5, "12"), (4, "6"), (3, "6"), (2, "2"), (1, "2"), (0, "1"), (-1, "1"), (-2, "1/2"), (-3, "1/2")]
    + [(-4, "1/6"), (-5, "1/6"), (-6, "1/12"), (-9, "1/12")],
)
def test_the_table_of_differences(difference: int, factor: str) -> None:
    """P-56.2: the book's table, its ends held."""
    assert tech.step(difference, tech_steps(options())) == Fraction(factor)


def test_example_25_seven_against_four() -> None:
    """P-56.2, example 25: the tank's 2 become 1, so 1/2 in the half salvo D1; the infantry's 1 become 6."""
    state = game("blue inf A, red tnk B", "blue A, red B", "", ("land", "tech"), die="1 1 1 1 1 1")
    state = replace(state, learning=Learning({"blue": {"NE": 7}, "red": {"PA": 4}}))
    done, events = play(state, blue=move("inf", "A B"))
    (fought,) = (json.loads(str(event.facts["record"])) for event in events if event.kind == "battle")
    hits = [(volley["label"], hit["target"], hit["amount"]) for volley in fought["volleys"] for hit in volley["hits"]]
    assert hits == [("D1", "inf", [1, 2]), ("A1", "tnk", [6, 1])]
    assert shown(done) == "B blue inf"


@pytest.mark.parametrize(
    ("shooter", "target", "field"),
    [("inf", "tnk", "NE"), ("tnk", "inf", "PA"), ("des", "sub", "antisub"), ("aab", "bom", "antiair")]
    + [("fig", "bom", "LE"), ("atf", "tnk", "fort"), ("cru", "inf", "NA")],
)
def test_the_field_of_fire(shooter: str, target: str, field: str) -> None:
    """P-56.1: kinds of fire come before the type that fires."""
    assert tech.used(ROWS[shooter], ROWS[target]) == field


def test_fields_without_units_do_not_count() -> None:
    """P-56.3: on a map without sea there are no ships, so no submarines to fire at."""
    assert tech.fields(every.book(knowing(Learning())).points, knowing(Learning())) == ("NE", "PA")
    state = knowing(Learning(), ALL)
    assert tech.fields(every.book(state).points, state) == ("NE", "PA", "fort", "guns")


@pytest.mark.parametrize(
    ("levels", "price"),
    [({}, 4), ({"PA": 2, "NE": 2}, 6), ({"PA": 2}, 9), ({"PA": 3, "NE": 1}, 18), ({"PA": 1, "NE": 5}, 4)],
)
def test_the_price_of_a_level(levels: dict[str, int], price: int) -> None:
    """P-56.3: 2 times the level, half as much again for each level another field lags behind."""
    state = knowing(Learning({"blue": levels}))
    assert tech.price(every.book(state).points, state, BLUE, "PA") == price * BV


def test_a_level_that_is_coming_counts_for_the_next() -> None:
    state = knowing(Learning({"blue": {"NE": 2}}, coming={"blue": (Coming("PA", 3),)}))
    assert tech.price(every.book(state).points, state, BLUE, "PA") == 6 * BV


def test_research_takes_two_rounds() -> None:
    """P-56.3a: paid in one round, it rises at the end of the next."""
    state = knowing(Learning(research={"blue": Research("PA", 3 * BV)}))
    done, _ = play(state, blue=ResearchOrder("PA"))
    assert done.learning.level("blue", "PA") == 1
    done, events = play(done)
    assert (done.learning.level("blue", "PA"), done.learning.coming) == (2, {})
    assert [event.facts["level"] for event in events if event.kind == "learned"] == [2]


def test_a_gift_never_takes_a_level_away() -> None:
    """P-56.4."""
    state = knowing(Learning({"blue": {"PA": 2}, "red": {"PA": 3}}))
    done, events = play(state, blue=TeachOrder("PA", RED))
    assert done.learning.level("red", "PA") == 3
    assert not [event for event in events if event.kind == "taught"]


@pytest.mark.parametrize("table", ["1 2 3", "12 6 2 1 1/2 1/6 0"])
def test_a_table_that_is_none_is_refused(table: str) -> None:
    with pytest.raises(ValueError, match="tech_table"):
        setup.seats(options("", ("land", "tech"), tech_table=table))


WAR = kit.seen(kit.war(chapters=("land-war", "multi", "tech")))


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
@pytest.mark.parametrize(
    "order",
    [
        *(ResearchOrder(field, {"A1": BV, "B1": BV // 2}) for field in ("NE", "PA", "NA", "PM", "LE")),
        *(ResearchOrder(field) for field in ("fort", "guns", "antisub", "antiair")),
        TeachOrder("PA", RED),
        LevelDecree(BLUE, "PA", 3),
    ],
)
def test_words_about_technology(language: str, order: Order) -> None:
    assert kit.read(kit.said(order, language), language, WAR) == (order,)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "research armour"),
        ("en", "invent armoured units"),
        ("cs", "výzkum pancéřování"),
        ("sk", "skúmaj pancierované jednotky"),
        ("ru", "исследуй броню"),
    ],
)
def test_research_is_said_in_many_ways(language: str, line: str) -> None:
    assert kit.read(line, language, WAR) == (ResearchOrder("PA"),)


def test_a_share_that_is_no_sixtieth_is_refused() -> None:
    (problem,) = kit.read("research armoured paid A1: 1/7", "en", WAR)
    assert getattr(problem, "code", "") == "powers-payment"


def test_what_is_wrong_is_said_in_every_language() -> None:
    """P-56.3, P-56.4."""
    lines = "research aviation; research armoured paid D1: 1; teach blue armoured; research armoured"
    assert kit.wrong(lines, WAR) == "1 no-field, 2 tech-short, 3 teach-whom"


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
def test_the_answer_says_what_is_paid_and_lost(language: str) -> None:
    before = replace(WAR, learning=Learning(research={"blue": Research("NE", 2 * BV)}))
    (paid,) = kit.foretold("research armoured paid A1: 1", before, language)
    assert "3" in paid
    (taught,) = kit.foretold("teach red armoured", WAR, language)
    assert taught


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
def test_the_report_tells_levels_and_payments_of_all(language: str) -> None:
    known = Learning({"blue": {"PA": 3}}, {"blue": Research("NE", 60)}, {"blue": (Coming("PA", 4),)})
    said = [kit.CATALOGUES[language].say(line) for line in technology.technology(view(knowing(known), RED))]
    assert len(said) == 4
    assert "3" in said[0]
    assert not any("powers-" in line for line in said)


def test_the_referee_sets_a_level() -> None:
    done = decree(knowing(Learning()), LevelDecree(BLUE, "PA", 4))
    assert done.state.learning.level("blue", "PA") == 4
    assert all(each.t("powers-event-decree-level", **done.events[0].facts) for each in kit.CATALOGUES.values())


@pytest.mark.parametrize(
    ("order", "chapters", "code"),
    [
        (LevelDecree(Seat("pink"), "PA", 2), ("land", "tech"), "powers-no-seat"),
        (LevelDecree(BLUE, "PA", 11), ("land", "tech"), "powers-no-number"),
        (LevelDecree(BLUE, "LE", 2), ("land", "tech"), "powers-no-field"),
        (LevelDecree(BLUE, "PA", 2), ("land",), "powers-chapter-off"),
    ],
)
def test_levels_the_referee_cannot_set(order: LevelDecree, chapters: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        decree(knowing(Learning(), chapters), order)
    assert refused.value.code == code
    assert all(each.t(f"refusal-{code}", **refused.value.facts) for each in kit.CATALOGUES.values())
