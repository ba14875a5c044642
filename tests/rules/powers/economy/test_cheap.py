"""Cheap units (P-43): rests of neighbours, in words, in the answer, in the report."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.events import headline
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.cheap import help_build
from pbem.rulesets.powers.orders import BuildOrder
from pbem.rulesets.powers.orders.prices import HelpedOrder
from pbem.rulesets.powers.state import BV, Land
from tests.rules.powers.kernel.kit import BLUE, game, play, shown
from tests.rules.powers.words import kit

CHEAP = ("land", "fort", "cheap")
THIRD = BV // 3
WAR = kit.seen(kit.war(chapters=("land-war", "multi", "fort", "cheap")))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "build 1 bunker at A1 paid B1: 1/3"),
        ("en", "build at A1: 1 bunker, paid by B1 1/3"),
        ("cs", "postav 1 bunkr v A1 zaplatí B1: 1/3"),
        ("sk", "postav 1 bunker v A1 zaplatí B1: 1/3"),
        ("ru", "построить 1 дот в A1 платит B1: 1/3"),
    ],
)
def test_help_is_said(language: str, line: str) -> None:
    order = HelpedOrder("bun", "A1", {"B1": THIRD})
    assert kit.read(line, language, WAR) == (order,)
    assert kit.read(kit.said(order, language), language, WAR) == (order,)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("build 2 bunkers at B1; build 4 bunkers at A1 paid B1: 1/3", ""),
        ("build 2 bunkers at B1; build 5 bunkers at A1 paid B1: 1/3", "2 part?"),
        ("build 1 bunker at A1 paid B1: 1/3", "1 rest-large"),
        ("build 2 bunkers at B1; build 1 bunker at A1 paid B1: 1/2", "2 rest-short"),
        ("build 2 bunkers at B1; build 1 bunker at A1 paid B1: 0", "2 rest-short"),
        ("build 2 bunkers at B1; build 1 bunker at A1 paid C1: 1/3", "2 payer"),
        ("build 2 bunkers at B1; build 1 bunker at D1 paid B1: 1/3", "2 not-own"),
    ],
)
def test_what_is_wrong_with_help(line: str, wrong: str) -> None:
    """P-43.1: who may help whom, with how much."""
    assert kit.wrong(line, WAR) == wrong


def test_a_share_that_is_no_sixtieth_is_refused() -> None:
    (problem,) = kit.read("build 1 bunker at A1 paid B1: 1/7", "en", WAR)
    assert getattr(problem, "code", "") == "powers-payment"


@pytest.mark.parametrize(("received", "paid", "done"), [(THIRD, THIRD, "B blue bun**"), (THIRD, 2 * THIRD, "")])
def test_all_rests_together_stay_below_one(received: int, paid: int, done: str) -> None:
    """P-43.1: 1/3 and 1/3 may come; a whole BV may not."""
    state = game("", "blue A, blue B, blue C", "", CHEAP)
    purse = Purse({"A": THIRD, "C": THIRD}, received={"B": received})
    shares = {"A": THIRD} if paid == THIRD else {"A": THIRD, "C": THIRD}
    deal = help_build(every.book(state).points, state, BLUE, HelpedOrder("bun", "B", shares, 0), purse)
    assert (shown(deal.table), deal.refused) == (done, "" if done else "rest_much")


def test_a_fresh_land_gets_no_help() -> None:
    """P-4.5: what was conquered lately builds nothing."""
    state = game("", "blue A", "", CHEAP)
    state = replace(state, lands={**state.lands, "B": Land(BLUE, fresh=True)})
    deal = help_build(every.book(state).points, state, BLUE, HelpedOrder("bun", "B", {"A": THIRD}), Purse({"A": THIRD}))
    assert deal.refused == "fresh"


def test_the_report_says_who_helped() -> None:
    """A line that fails in the turn is told with its reason, in every language."""
    state = game("", "blue A, blue B", "", CHEAP)
    helped = HelpedOrder("bun", "B", {"A": THIRD}, 4)
    _, events = play(state, blue=[BuildOrder("bun", "A", 2), helped, helped])
    told = [each for each in events if each.kind in ("produced", "failed")]
    assert [each.kind for each in told] == ["produced", "produced", "failed"]
    for catalogue in kit.CATALOGUES.values():
        assert all(catalogue.say(headline("powers", each)) for each in told)
    assert "with rests of A 1/3" in kit.CATALOGUES["en"].say(headline("powers", told[1]))


def test_the_answer_says_who_helps() -> None:
    said = kit.foretold("build 2 bunkers at B1; build 4 bunkers at A1 paid B1: 1/3", WAR)[1]
    assert "1+1/3 BV, of these from neighbours B1 1/3" in said
