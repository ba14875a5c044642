"""X-1.4: troops go left or right; a player may as well name the neighbour who sits there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import Die, In, Move, Order, PlanOrder, Recall, Send, SlavesOf
from pbem.rulesets.dice_empires.state import Slaves
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words import forms, phrases
from tests.language.dice_empires import GREEN, LEXICONS, RED, SEEN, orders, step, view

WHITE = Seat("white")
ALONE = replace(view(options=Options(players=2)), cities=SEEN.cities[:2])
"""A game of two: red is both neighbours of blue."""


def read(line: str, seen: View, language: str = "en") -> Order | Problem:
    """Read a line of one order as the seat of a view."""
    _, reading = Readers(LEXICONS, forms.vocabulary(seen), language).read(line)
    assert isinstance(reading, Reading), (line, reading)
    return phrases.orders(reading.phrases[0], seen)[0]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "send d2 to red"),
        ("en", "send d2 against the reds"),
        ("en", "attack red with d2"),
        ("en", "d2 attacks red"),
        ("en", "send d2 to my left neighbour"),
        ("cs", "pošli k2 na červeného"),
        ("cs", "pošli k2 proti červeným"),
        ("cs", "k2 na levého souseda"),
        ("sk", "pošli k2 na červených"),
        ("sk", "zaútoč na červených s k2"),
        ("sk", "pošli k2 na ľavého suseda"),
        ("ru", "пошли к2 на красных"),
        ("ru", "отправь к2 против красных"),
        ("ru", "пошли к2 на левого соседа"),
    ],
)
def test_red_sits_on_the_left(language: str, line: str) -> None:
    """X-1.4, X-7.2 C4: the left neighbour is the next lord in the circle."""
    assert orders(line, language) == (step(Send(Die(2), "L")),)


def test_green_sits_on_the_right_and_troops_without_a_name_are_those_in_the_barracks() -> None:
    """X-7.2 C4: `attack green` sends who stands in the barracks."""
    assert orders("attack green", "en") == (step(Send(In("B"), "R")),)
    assert orders("pošli 2 na zelené", "cs") == (step(Send(In("B"), "R", 2)),)
    assert orders("send 2 from d2 to green", "en") == (step(Send(Die(2), "R", 2)),)


def test_units_are_called_back_from_a_neighbour_by_his_name() -> None:
    """X-7.2 C5: the road to red is the left one."""
    assert orders("recall from red", "en") == (step(Recall(In("OL"))),)
    assert orders("stáhni vojsko od zelených", "cs") == (step(Recall(In("OR"))),)


def test_the_standing_plan_may_name_neighbours_too() -> None:
    """X-13.5: its commands are read like those of a round."""
    (plan,) = orders("plan: send d2 to red; send barracks to green", "en")
    assert plan == PlanOrder((step(Send(Die(2), "L")), step(Send(In("B"), "R"))))


def test_of_two_lords_each_is_both_neighbours_of_the_other() -> None:
    """X-1.4: with two players there are two roads; which one must be said."""
    found = read("send d2 to red", ALONE)
    assert isinstance(found, Problem)
    assert (found.code, found.facts) == ("dice-empires-both-sides", {"who": RED})
    assert read("send d2 left", ALONE) == step(Send(Die(2), "L"))


def test_who_sits_farther_away_is_no_neighbour() -> None:
    """X-1.4: troops reach the two neighbours only; the answer names them."""
    green = SEEN.cities[2]
    four = replace(SEEN, cities=(SEEN.cities[0], green, SEEN.cities[1], replace(green, seat=WHITE)))
    found = read("send d2 to red", four)
    assert isinstance(found, Problem)
    assert (found.code, found.facts) == ("dice-empires-no-neighbour", {"left": GREEN, "right": WHITE})


def test_one_is_not_ones_own_neighbour() -> None:
    """X-1.4: one's own colour is no direction."""
    found = read("send d2 to blue", SEEN)
    assert isinstance(found, Problem)
    assert found.facts == {"left": RED, "right": GREEN}


def test_a_ruined_neighbour_is_none_any_more() -> None:
    """X-12.3: his neighbours left and right become neighbours."""
    ruined = replace(SEEN, cities=(SEEN.cities[0], replace(SEEN.cities[1], ruined=True), SEEN.cities[2]))
    assert getattr(read("send d2 to red", ruined), "code", "") == "dice-empires-no-neighbour"
    assert getattr(read("send d2 to green", ruined), "code", "") == "dice-empires-both-sides"


def test_the_slaves_need_no_name_while_they_come_from_one_lord() -> None:
    """X-7.4: `the slaves` are those one has; of two lords' slaves it must be said whose."""
    assert orders("put the slaves on the farm", "en") == (step(Move(SlavesOf(RED), "F")),)
    city = SEEN.cities[0]
    several = replace(SEEN, cities=(replace(city, slaves=(*city.slaves, Slaves(GREEN, 1, "T"))), *SEEN.cities[1:]))
    found = read("put the slaves on the farm", several)
    assert isinstance(found, Problem)
    assert (found.code, found.facts["lords"]) == ("dice-empires-whose-slaves", (RED, GREEN))
    assert getattr(read("otroky na farmu", replace(SEEN, cities=(replace(city, slaves=()),)), "cs"), "code", "") == (
        "dice-empires-whose-slaves"
    )
