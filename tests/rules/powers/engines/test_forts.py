"""Fortresses (P-40) and pioneers (P-46): price, completions, and what they mean in a battle."""

from __future__ import annotations

import pytest

from pbem.core.problems import Problem
from pbem.rulesets.powers.book.points import completions, price
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.orders import RushOrder
from pbem.rulesets.powers.setup import seats
from tests.rules.powers.kernel.kit import BLUE, game, map_text, move, options, play, shown
from tests.rules.powers.words import kit

FORT = ("land", "fort")
BREACH = ("land", "terrain", "line2", "pioneer")


@pytest.mark.parametrize(("rush", "cost"), [("3", 60), ("5", 100), ("half", 30)])
def test_a_hurried_fortress_is_dearer(rush: str, cost: int) -> None:
    """P-40.2: three times the price, or by option at most half a BV."""
    state = game("", "", "", FORT, fort_rush=rush)
    done = every.book(state).points
    deal = done.spend[RushOrder](done, state, BLUE, RushOrder("bun", "A", 1), _purse(120))
    assert (deal.cost, shown(deal.table)) == (cost, "A blue bun*")


def _purse(bv: int) -> Purse:
    return Purse({"A": bv})


def test_prices_and_completions() -> None:
    """P-40.2, P-40.3: the options set the price; everything else is as ever."""
    state = game("", "", "", FORT, fort_price="1/4", gnf_price="1/3")
    points = every.book(state).points
    assert [price(points, state, row) for row in ("inf", "bun", "gnf", "building")] == [60, 15, 20, None]
    assert [completions(points, row) for row in ("inf", "aaf")] == [1, 2]


def test_the_options_need_the_chapter() -> None:
    with pytest.raises(ValueError, match="fort_price: counts only with the chapter fort"):
        seats(options(fort_price="1/4"))


def test_pioneers_need_terrain_and_lines() -> None:
    found = every.assembly(frozenset({"land", "pioneer", "terrain"}))
    assert isinstance(found, Problem)
    assert found.facts["needs"] == "line2"


@pytest.mark.parametrize(("defence", "left"), [("2", "C blue pio 2"), ("1/3", "C blue pio")])
def test_a_pioneer_lifts_a_bonus_and_leaves_what_is_below_one(defence: str, left: str) -> None:
    """P-46.1: below 1 the infantry uses its attack, as without pioneers (P-8.2)."""
    text = map_text("A-B B-C C-D D-E", {"C": f'defence = "{defence}"'})
    state = game("blue pio B 2, red inf C", "blue B, red C", text, BREACH, die="1 1 1 1 1 1")
    done, _ = play(state, blue=move("pio", "B C"))
    assert shown(done).startswith(left)


WAR = kit.seen(kit.war(chapters=("land-war", "multi", "fort", "pioneer")))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "rush 1 bunker at A1"),
        ("en", "build quickly one pillbox in A1"),
        ("cs", "narychlo postav 1 pevnost v A1"),
        ("sk", "narýchlo postav 1 bunker v A1"),
        ("ru", "срочно построить 1 дот в A1"),
    ],
)
def test_what_is_built_in_a_hurry_is_said_so(language: str, line: str) -> None:
    order = RushOrder("bun", "A1", 1)
    assert kit.read(line, language, WAR) == (order,)
    assert kit.read(kit.said(order, language), language, WAR) == (order,)


def test_what_is_wrong_with_fortresses() -> None:
    """P-40.1, P-40.2, section 9."""
    assert kit.wrong("rush 1 tank at A1; rush 1 bunker at B2; build 4 bunkers at A1", WAR) == (
        "1 no-rush, 2 not-own, 3 part?"
    )
    assert kit.wrong("rush 1 bunker at A1; build 1 pioneer at A1") == "1 chapter-off, 2 unit-off"


def test_the_answer_says_when_a_fortress_is_ready() -> None:
    """P-40.2: a round later than other units, unless it is hurried."""
    ready = kit.foretold("build 1 bunker at A1; rush 1 bunker at B1; build 1 infantry at C1", WAR)
    assert [said.split("round ")[1] for said in ready] == ["3.", "2.", "2."]
