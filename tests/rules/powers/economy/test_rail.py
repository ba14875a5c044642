"""Groups of plants and railways (P-53.4, P-54): what is carried how far, words, what the answer and the report say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.rulesets.powers.chapters import bombing, every, plants, rail
from pbem.rulesets.powers.economy import Economy
from pbem.rulesets.powers.orders import Order
from pbem.rulesets.powers.orders.economy import Goods, HaulOrder, RailOrder
from pbem.rulesets.powers.report import economy
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.vision import view
from tests.rules.powers.kernel.kit import BLUE, game, play, told
from tests.rules.powers.words import kit

CHAPTERS = ("land", "factory", "wareco", "rail")
RAILS = {"A-B": 1, "B-C": 1, "C-D": 2}


def realm(**stores: dict[str, int]) -> State:
    state = game("blue inf A, red inf E", "blue A, blue B, blue C, blue D, red E", "", CHAPTERS)
    return replace(state, economy=Economy(stores=stores, rails=RAILS))


def test_how_far_rails_lead() -> None:
    """P-54.1: from land to land as long as there are rails and the lands are own."""
    assert rail.reached(realm(), BLUE, "A", 5) == {"A": 0, "B": 1, "C": 2, "D": 3}
    assert rail.fetched(realm(), BLUE, "A") == ("A", "B", "C")
    assert rail.reached(game("", "", "", CHAPTERS), BLUE, "A", 5) == {"A": 0}


def test_groups_come_one_after_the_other() -> None:
    """P-53.4: every product is made in one of three groups."""
    groups = tuple(plants.grouped())
    assert [len(group) for group in groups] == [3, 2, 3]
    assert every.assembly(frozenset(("land", "factory", "wareco", "pace")))


def test_carried_wares_are_gone_where_they_were() -> None:
    done, events = play(realm(A={"coal": 3}), blue=HaulOrder(Goods(3, "coal"), "A", "D"))
    assert done.economy.stores == {"D": {"coal": 3}}
    assert told(events, "hauled", "start", "at") == [("A", "D")]


def test_bombs_hit_the_land_between_most_railways_first() -> None:
    """P-54.2: railways beside each other are separate targets."""
    assert bombing.standing(realm(), "C", "rail") == 3


WAR = kit.seen(kit.war(chapters=("land-war", "multi", "wareco", "rail", "pace")))


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
@pytest.mark.parametrize(
    "order", [HaulOrder(Goods(3, "coal"), "A1", "B1"), HaulOrder(Goods(1, "ore"), "A1", "B1"), RailOrder("A1", "B1")]
)
def test_words_about_railways(language: str, order: Order) -> None:
    assert kit.read(kit.said(order, language), language, WAR) == (order,)


@pytest.mark.parametrize(
    ("language", "line", "order"),
    [
        ("en", "build railway from A1 to B1", RailOrder("A1", "B1")),
        ("cs", "polož koleje mezi A1 a B1", RailOrder("A1", "B1")),
        ("sk", "polož trať z A1 do B1", RailOrder("A1", "B1")),
        ("ru", "вези 2 угля из A1 в B1", HaulOrder(Goods(2, "coal"), "A1", "B1")),
    ],
)
def test_other_ways_to_say_it(language: str, line: str, order: Order) -> None:
    assert kit.read(line, language, WAR) == (order,)


def test_what_is_wrong_is_said_in_every_language() -> None:
    lines = (
        "haul 99 coal A1 -> B1; haul 1 coal A1 -> D1; haul 1 coal A1 -> C1; haul 1 arms A1 -> B1; lay railway A1 - C1"
    )
    assert kit.wrong(lines, WAR) == "1 no-wares, 2 not-own, 3 no-rails, 4 barter-what, 5 no-rails"
    bare = replace(WAR, economy=Economy(stores={"A1": {"iron": 9}}))
    assert kit.wrong("lay railway A1 - B1", bare) == "1 no-materials"


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
def test_the_answer_says_what_becomes_of_it(language: str) -> None:
    rich = replace(WAR, economy=Economy(stores={"A1": {"concrete": 20, "iron": 20, "coal": 9}}))
    said = kit.foretold("haul 4 coal A1 -> B1; lay railway A1 - B1", rich, language)
    assert "4" in said[0]
    assert "1" in said[1]


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
def test_the_report_tells_of_railways(language: str) -> None:
    said = [kit.CATALOGUES[language].say(line) for line in economy.economy(view(realm(), BLUE), BLUE)]
    assert "A–B" in said[4]
    assert "2" in said[6]
