"""Expensive units (P-39): begun, paid on, and what is told of them."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.events import headline
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.book.points import price
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.expensive import in_parts
from pbem.rulesets.powers.chapters.upkeep import worth
from pbem.rulesets.powers.orders import BuildOrder, GiveLandOrder
from pbem.rulesets.powers.report import happened, tables
from pbem.rulesets.powers.state import BV, Stack, State, gathered
from tests.rules.powers.kernel.kit import BLUE, RED, game, map_text, play
from tests.rules.powers.words import kit

SEA = map_text("A-B B-C C-D D-E A-S", {"S": 'kind = "sea"'})
CHAPTERS = ("land", "naval", "capital", "expensive")
BATTLESHIP = BuildOrder("bat", "A", 1)


def begun(paid: int = BV, count: int = 1, *more: str) -> State:
    """A game in which blue has paid so much for a battleship."""
    state = game("", "blue A, blue B", SEA, (*CHAPTERS, *more))
    unit = Stack(BLUE, "bat", "A", count, left=1, harbour="S", paid=paid)
    return replace(state, stacks=gathered((*state.stacks, unit)))


def test_a_unit_paid_in_full_is_under_construction() -> None:
    """P-39.1: no earlier; and of two begun the one for which more is paid goes on."""
    state = begun(150)
    points = every.book(state).points
    assert price(points, state, "bat") == 3 * BV
    deal = in_parts(points, state, BLUE, BATTLESHIP, Purse({"A": BV}))
    assert deal is not None
    assert (deal.cost, deal.kind, deal.purse.lands["A"]) == (30, "", 30)
    assert [(each.paid, each.left) for each in deal.table.stacks] == [(0, 1)]


def test_of_several_begun_one_is_paid_on() -> None:
    """P-33.2: whoever is given a land may find two of them there."""
    state = begun(BV, 2)
    deal = in_parts(every.book(state).points, state, BLUE, BATTLESHIP, Purse({"A": BV}))
    assert deal is not None
    assert sorted((each.count, each.paid) for each in deal.table.stacks) == [(1, 60), (1, 120)]


def test_nothing_is_begun_on_foreign_land_or_without_bv_or_in_no_harbour() -> None:
    state = begun()
    points = every.book(state).points
    nothing = [
        in_parts(points, state, BLUE, BATTLESHIP, Purse()),
        in_parts(points, state, BLUE, BuildOrder("bat", "E", 1), Purse({"E": BV})),
        in_parts(points, state, BLUE, BuildOrder("bat", "B", 1), Purse({"B": BV})),
        in_parts(points, state, BLUE, BuildOrder("inf", "A", 1), Purse({"A": BV})),
        in_parts(points, state, BLUE, BuildOrder("inf", "A", 1), Purse({"A": 30}, spent={"A": 30})),
    ]
    assert nothing == [None] * 5


def test_what_is_paid_counts() -> None:
    """P-35.1, P-6.30: in upkeep, and in the comparison of powers."""
    state = begun(90, 1, "upkeep")
    assert worth(every.book(state).points, state, BLUE) == 90
    view = vision.view(state, BLUE)
    assert tables.value(view, view.stacks) == 90


def test_whoever_is_given_the_land_pays_on() -> None:
    """P-33.2: what is begun goes with the land."""
    state = begun(60, 1, "multi", "ally")
    assert GiveLandOrder in every.book(state).orders
    given = replace(state, stacks=tuple(replace(each, owner=RED) for each in state.stacks))
    given = replace(given, lands={**given.lands, "A": replace(given.lands["A"], owner=RED)})
    done, _ = play(given, red=BATTLESHIP)
    assert [(each.owner, each.paid) for each in done.stacks if each.row == "bat"] == [("red", 120)]


def test_answer_and_report_say_what_is_missing() -> None:
    """In every language: the forecast, the report of the builder and of others, the list of what is begun."""
    done, events = play(begun(), blue=BATTLESHIP)
    (produced,) = (each for each in events if each.kind == "produced")
    view = vision.view(done, RED)
    texts = (headline("powers", produced), *happened.production(events, RED), *tables.in_parts(view))
    for catalogue in kit.CATALOGUES.values():
        assert all(catalogue.say(one) for one in texts)
    said = [kit.CATALOGUES["en"].say(one) for one in texts]
    assert "build in parts in A, 1 BV now: 1 battleship; 2 BV paid, 1 missing." in said[0]
    assert "in parts (2 BV paid, 1 missing)" in said[-2]
    assert said[-1].startswith("A: 1 battleship (Blue), 2 BV paid, 1 missing")


def test_the_answer_foretells_a_part() -> None:
    state = kit.war(chapters=("land-war", "multi", "special", "upkeep", "expensive"))
    view = kit.seen(replace(state, dues=replace(state.dues, since=1, worth={"blue": 150})))
    line = "build 1 infantry at A1"
    assert kit.wrong(line, view) == ""
    assert kit.foretold(line, view) == [
        "1 infantry, in parts: 1/2 BV of A1 now; 1/2 BV are paid then, 1/2 are missing. "
        "Order it again in the next production."
    ]
    assert all(kit.foretold(line, view, language) for language in ("cs", "sk", "ru"))
