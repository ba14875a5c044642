"""The configurable unit (P-58): its price, what is refused, its words in four languages, what all are told."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from pbem.core.sheets import Sheet, Written
from pbem.rulesets.powers.board.units import Row, rows
from pbem.rulesets.powers.book.points import entitled
from pbem.rulesets.powers.chapters import config, every
from pbem.rulesets.powers.designs import MODELS, Design, DesignOrder
from pbem.rulesets.powers.report import designs as report
from pbem.rulesets.powers.vision import view
from pbem.rulesets.powers.words import checks
from tests.rules.powers.kernel.kit import BLUE, RED, game, play
from tests.rules.powers.words import kit

TABLE = {row.key: row for chapter in ("land", "naval", "air", "capital") for row in rows(chapter)}
WAR = kit.seen(kit.war(chapters=("land-war", "multi", "hold", "air", "config")))
SWIFT = DesignOrder("bom", {"LE": 2}, speed=5)


def made(order: DesignOrder) -> Row:
    base = TABLE[order.base]
    return config.model(base, config.drafted(base, order), MODELS[BLUE])


@pytest.mark.parametrize(
    ("order", "cost"),
    [
        (DesignOrder("bom"), "1"),
        (DesignOrder("bat"), "11/4"),
        (SWIFT, "5/4"),
        (DesignOrder("bom", vulnerable={"LE": 8}), "3/4"),
        (DesignOrder("cru", {"NE": 2}), "3/2"),
        (DesignOrder("sub", {"NA": 1}, {"NA": 0}, speed=1), "1/2"),
    ],
    ids=str,
)
def test_the_price_follows_from_the_numbers(order: DesignOrder, cost: str) -> None:
    """P-58.1: measured by the base, nine tenths of it, in full quarters."""
    assert made(order).cost == Fraction(cost)


def test_what_is_not_said_is_as_in_the_base() -> None:
    """P-58.1: but it bombs and shells nothing."""
    found = made(DesignOrder("bat", speed=2))
    assert (found.attack, found.defence, found.speed) == (TABLE["bat"].attack, TABLE["bat"].defence, 2)
    assert (found.vulnerable["NA"], found.vulnerable["LE"]) == (Fraction(1, 4), Fraction(1))
    assert not found.fire
    assert not found.bombs


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (DesignOrder("tnk"), "base"),
        (DesignOrder("cru"), "base"),
        (DesignOrder("bom", {"NE": 10}), "strength"),
        (DesignOrder("bom", dict.fromkeys(("NE", "PA", "NA", "PM"), 0), {"LE": 0}), "weak"),
        (DesignOrder("bom", vulnerable={"LE": 9}), "vulnerable"),
        (DesignOrder("bom", vulnerable={"LE": 0}), "vulnerable"),
        (DesignOrder("bom", speed=7), "speed"),
        (DesignOrder("bom", {"NE": 1, "PA": 0, "NA": 1, "PM": 0, "LE": 3}, {"LE": 4}), "nearer"),
    ],
    ids=str,
)
def test_a_design_that_cannot_be_is_refused(order: DesignOrder, code: str) -> None:
    """P-58.1: who calls a fighter a bomber would pay half."""
    problems = checks.check(WAR, Sheet((Written(order),)))
    assert [each.code for each in problems] == [f"powers-design-{code}"]
    state = game("", "", "", ("land", "air", "config"))
    assert play(state, blue=order)[0].designs == {}


def test_the_seat_alone_builds_its_type_from_the_next_round_on() -> None:
    """P-58.1."""
    state, events = play(game("", "", "", ("land", "air", "config")), blue=SWIFT)
    points = every.book(state).points
    assert [(each.kind, each.facts["seat"]) for each in events if each.kind == "designed"] == [("designed", BLUE)]
    assert points.rows["ori"].cost == Fraction(5, 4)
    assert entitled(points, state, BLUE, "ori")
    assert not entitled(points, state, RED, "ori")


def test_all_read_the_numbers_of_a_type_in_the_report() -> None:
    state = replace(game("", "", "", ("land", "air", "config")), designs={"red": Design("fig", *_FIVES, 4)})
    line = " ".join(map(kit.CATALOGUES["en"].say, report.designs(view(state, BLUE))))
    assert line == (
        "Titan (Red), designed after the fighter: attack aviation 5; defence unarmoured 1 and aviation 4; "
        "vulnerable unarmoured 1/2, else 1; speed 4; price 1+1/2 BV"
    )


_FIVES = ((0, 0, 0, 0, 5), (1, 0, 0, 0, 4), (2, 4, 4, 4, 4))


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
@pytest.mark.parametrize(
    "order",
    [
        DesignOrder("bom"),
        SWIFT,
        DesignOrder("fig", {"NE": 4, "PA": 2}, {"NA": 3, "PM": 2, "LE": 1}, {"NE": 2, "LE": 5}),
    ],
    ids=str,
)
def test_words_about_designs(language: str, order: DesignOrder) -> None:
    assert kit.read(kit.said(order, language), language, WAR) == (order,)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "en",
            "design bomber: attack unarmoured 4, armoured 2, defence aviation 2, vulnerable underwater 1/2, speed 3",
        ),
        ("cs", "navrhni bombardér útok nepancéřované 4, PA 2, obrana LE 2, zranitelnost PM 1/2, rychlost 3"),
        ("sk", "navrhni bombardér: útok nepancierované 4, PA 2, obrana letecké 2, zraniteľnosť PM 1/2, rýchlosť 3"),
        (
            "ru",
            "спроектируй бомбардировщик: атака небронированные 4, PA 2, оборона LE 2, уязвимость PM 1/2, скорость 3",
        ),
    ],
)
def test_what_is_said_of_several_types_after_one_word(language: str, line: str) -> None:
    order = DesignOrder("bom", {"NE": 4, "PA": 2}, {"LE": 2}, {"PM": 2}, 3)
    assert kit.read(line, language, WAR) == (order,)


@pytest.mark.parametrize("trait", ["attack unarmoured 1/2", "attack fortification 2", "speed 3/2"])
def test_numbers_that_are_none_are_refused(trait: str) -> None:
    (problem,) = kit.read(f"design bomber: {trait}", "en", WAR)
    assert getattr(problem, "code", "") == "powers-design-amount"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("design tank", "design-base"),
        ("design bomber: attack unarmoured 10", "design-strength"),
        ("design bomber: speed 7", "design-speed"),
        ("design bomber: vulnerable aviation 3", "design-vulnerable"),
        ("design bomber: attack unarmoured 1, armoured 0, naval 1, underwater 0, aviation 3", "design-nearer"),
        ("build 1 Orion at A1", "undesigned"),
    ],
)
def test_every_refusal_has_its_words(line: str, code: str) -> None:
    assert kit.wrong(line, WAR) == f"1 {code}"
    assert kit.foretold(line, WAR) == [""]


@pytest.mark.parametrize(("language", "cost"), [("en", "Orion and costs 1+1/4 BV"), ("ru", "Орион и стоит 1+1/4 ОП")])
def test_the_answer_tells_the_price(language: str, cost: str) -> None:
    """P-58.1."""
    assert cost in kit.foretold("design bomber: attack aviation 2, speed 5", WAR, language)[0]
