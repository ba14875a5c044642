"""11.1: what the answer says of each line, by the rules themselves, and what comes of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.seats import Request
from pbem.core.sheets import Sheet
from pbem.core.texts import Text
from pbem.rulesets.powers.answer import plan
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.orders import BidOrder
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.treaty import Pact
from pbem.rulesets.powers.words import checks, forms
from pbem.testing.forecasts import foretold as comes_true
from pbem.testing.series import Series
from tests.rules.powers.kernel.test_interface import of
from tests.rules.powers.words.kit import (
    BLUE,
    CATALOGUES,
    RED,
    VIEW,
    begun,
    foretold,
    overview,
    read,
    said,
    seen,
    sheet,
    war,
)


def _odds(lines: str) -> list[tuple[object, object]]:
    """Give of each line how many of how many trials were won."""
    _, forecasts = plan.plan(VIEW, sheet(lines))
    told: list[Text] = [text for one in forecasts for text in one.remarks if text.id == "powers-plan-odds"]
    return [(text.args["won"], text.args["trials"]) for text in told]


def test_the_chance_of_an_attack() -> None:
    """P-6: a battle is played 200 times; lines that attack one land are one attack."""
    strong = _odds("3 tanks A1 to B2; 4 infantry A1 to B2")
    assert strong[0] == strong[1]
    ((weak, trials),) = _odds("1 infantry A1 to B2")
    assert (strong[0], weak, trials) == ((200, 200), 0, 200)
    ((even, trials),) = _odds("3 tanks A1 to B2")
    assert isinstance(even, int)
    assert 100 < even < 200 == trials


def test_an_attack_names_who_stands_there() -> None:
    assert foretold("3 tanks A1 to B2")[0].startswith("Attack on B2 (Red). There now: 3 infantry and 1 tank. With all")
    assert foretold("1 tank A1 to B3") == ["Attack on B3 (Red): nobody stands there now."]
    assert foretold("1 tank A1 to B3 careful") == [
        "1 tank will stop in A1, before B3: it is held, and the order says “careful”. "
        "Attack on B3 (Red): nobody stands there now."
    ]


def test_no_chance_is_told_where_somebody_is_not_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a chapter hides takes the chance away, in that area alone."""
    hiding = Chapter("hiding", points=Points(unseen=(lambda view, at: 3 if at == "B2" else 0,)))
    monkeypatch.setattr(every, "EVERY", {**every.EVERY, "hiding": hiding})
    state = war(chapters=("land-war", "multi", "hiding"))
    assert foretold("3 tanks A1 to B2; 1 tank B1 to B3", seen(state)) == [
        "Attack on B2 (Red). There now: 3 infantry and 1 tank. "
        "The chance of an attack on B2 (Red) cannot be told: 3 unknown pieces.",
        "Attack on B3 (Red): nobody stands there now.",
    ]
    bare = war("blue tnk A1 3", chapters=("land-war", "multi", "hiding"))
    assert foretold("3 tanks A1 to B2", seen(bare)) == [
        "The chance of an attack on B2 (Red) cannot be told: 3 unknown pieces."
    ]


def test_what_comes_of_an_agreement() -> None:
    """P-18.9: the proposal, if all confirm it."""
    view = seen(begun(chapters=("minimal", "fair2")))
    assert foretold("agree", view) == ["If all agree, no bid is opened: you play side S with 25 BV."]


@pytest.mark.parametrize("language", CATALOGUES)
def test_the_form_of_a_fair_start_bids_what_is_proposed(language: str) -> None:
    """P-18.9: the line reads back, is a row that stands, and bids the proposed grants."""
    view = seen(begun(chapters=("minimal", "fair2")))
    ((line,),) = (forms.form(view, Request(BLUE, "bid")).lines,)
    assert line.order == BidOrder({"N": 16, "S": 50})
    assert read(said(line.order, language), language, view) == (line.order,)
    assert not checks.check(view, Sheet((line,)))


def test_without_a_proposal_that_fits_the_form_bids_equal_shares() -> None:
    view = seen(begun(chapters=("minimal", "fair2"), fair_total=30))
    assert tuple(forms.form(view, Request(BLUE, "bid"))) == (BidOrder({"N": 30, "S": 30}),)


def test_how_long_a_denounced_treaty_binds() -> None:
    """P-16.3: two rounds more."""
    view = seen(replace(war(), pacts=(Pact(1234, (BLUE, RED), 1),)))
    assert foretold("denounce 1234", view) == ["The treaty still binds up to the end of round 3."]


def test_what_production_costs_and_when_it_is_ready() -> None:
    """P-4.3, P-4.4."""
    assert foretold("build 1 infantry in A1; demolish B1 1") == [
        "1 infantry: 1 BV of A1; left there: 0. Ready after the movement of round 2.",
        "Then B1 has no factory.",
    ]


def test_what_is_left_of_the_grant() -> None:
    """P-3.1: S has 25 BV."""
    view = seen(begun(chapters=("minimal",)))
    assert foretold("place 10 infantry A1; place 5 tanks A1", view) == [
        "10 BV; left of what can be placed now: 15.",
        "5 BV; left of what can be placed now: 10.",
    ]


def test_what_holds_for_all_lines_together() -> None:
    assert overview("3 tanks A1 to B2; build 1 infantry in A1; never retreat") == [
        "Without an order, and staying: B1 (1 tank and 1 anti-tank gun).",
        "BV nobody spends, and which are lost: B1 1 and C1 1.",
        "In force: Everywhere: never retreat.",
    ]


def test_the_answer_speaks_four_languages() -> None:
    for language in ("en", "cs", "sk", "ru"):
        assert all(foretold("3 tanks A1 to B2; build 1 infantry in A1", VIEW, language))


def test_a_part_of_a_player_turn() -> None:
    """S-14: production is foretold before the turn is ended."""
    assert foretold("build 1 infantry in A1", seen(war(order="sequential")))[0].startswith("1 infantry: 1 BV of A1")


KEPT = tuple(POWERS.options_type.__dataclass_fields__)


@pytest.mark.parametrize(
    "options",
    [
        of(),
        of(chapters=("minimal", "factory"), soft_last=2, soft_step="alternate"),
        of(chapters=("land-war", "place-alt"), order="sequential", freq_pattern="seed"),
    ],
    ids=["R1", "kept units", "sequential"],
)
def test_what_is_foretold_comes(options: object) -> None:
    """With nobody else moving, a turn brings what its answer said: costs, and units where nobody fought."""
    comes_true(POWERS, Series(2, 4, options=[options]), KEPT)


def test_the_map_of_the_answer_shows_what_is_placed() -> None:
    """P-3.1."""
    view = seen(begun(chapters=("minimal",)))
    chart, _ = plan.plan(view, sheet("place 10 infantry A1; place 5 tanks A1", view))
    assert chart is not None
    assert {force.row: force.count for force in chart.lands["A1"].forces} == {"inf": 10, "tnk": 5}


def test_while_sides_are_bid_for_the_answer_shows_no_map() -> None:
    view = seen(begun(chapters=("minimal", "fair2")))
    assert plan.plan(view, sheet("agree", view))[0] is None
