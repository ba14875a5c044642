"""C-2, E-8, G23: setup, capitals, checks, the order form, standing orders."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pbem.core.problems import Severity
from pbem.core.seats import COLOURS, Request, Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.campaign.land import board
from pbem.rulesets.campaign.options import Options, problems
from pbem.rulesets.campaign.orders import (
    IT,
    Approach,
    ArmyOrder,
    Attack,
    CapitalOrder,
    Flee,
    Goto,
    Happening,
    Join,
    NameOrder,
    Order,
    Stay,
    Target,
    Wait,
)
from pbem.rulesets.campaign.rules import setup
from pbem.rulesets.campaign.words.checks import check
from pbem.rulesets.campaign.words.forms import form, missing, silence, subject, vocabulary
from tests.rules.campaign.board_kit import NE, E, N, W, War, city, colour, on, reveal, see, war

MAP = """
title: Two rivers
seats: 2

......~~
..f.....
........

city Yaz A1 1
city Staraya Rusa C1 1 garrison 14
city Tor H2 2
city Kan H3 2
city Ost E3 neutral garrison 5
city Wes E2
"""
RED, BLUE = Seat("red"), Seat("blue")
ASKED = Request(RED, "orders")


def started(**options: Any) -> War:
    return War(setup.setup(Options(**options), (BLUE, RED), board.read(MAP)))


def test_setup() -> None:
    """C-2.1: each city holds an army of start_strength, numbered in city order; garrisons as the map says."""
    armies = started(start_strength=12).state.armies
    assert [(a.owner, a.number, a.cell.name, a.strength) for a in armies] == [
        ("blue", 1, "A1", 12),
        ("blue", 2, "C1", 14),
        ("red", 1, "H2", 12),
        ("red", 2, "H3", 12),
        ("neutral", 1, "E3", 5),
    ]


def test_neutral_garrisons() -> None:
    """G2 neutral_garrison: neutral cities are held by so much."""
    assert [a.strength for a in started(neutral_garrison=7).state.armies if a.owner == "neutral"] == [5, 7]


def test_start_view() -> None:
    """C-2.4: what the start shows is explored; no contacts, no alliances."""
    view = started().view("blue")
    assert view.terrain == ("......  ", "..f...  ", "......  ")
    assert (view.contacts, view.alliances, view.turn) == ((), (), 1)


def test_fewer_players() -> None:
    """C-2.1: the cities of places nobody took are neutral; too many players do not fit."""
    game = War(setup.setup(Options(), (BLUE,), board.read(MAP)))
    assert [each.owner for each in game.state.cities] == ["blue", "blue", None, None, None, None]
    with pytest.raises(ValueError, match="2 places, 3 are wanted"):
        setup.setup(Options(), (BLUE, RED, Seat("green")), board.read(MAP))


def test_capital() -> None:
    """C-2.2: the last valid choice counts; without one the first city of the list."""
    game = started().write("red", CapitalOrder("Tor")).write("red", CapitalOrder("Kan")).play()
    assert (game.realm("red").capital, game.realm("blue").capital) == ("Kan", "Yaz")
    assert game.facts("red", "capital") == {"city": "Kan", "at": "H3", "chosen": 1}
    assert game.facts("blue", "capital")["chosen"] == 0
    assert game.city("Kan").capital_of == "red"


def test_capital_for_ever() -> None:
    """C-2.2: afterwards the order is refused for ever."""
    game = started().play().write("red", CapitalOrder("Kan"))
    assert [each.code for each in check(game.view("red"), game.sheet("red"))] == ["campaign-capital-late"]
    assert game.play().facts("red", "capital_refused") == {"city": "Kan"}
    assert game.realm("red").capital == "Tor"


def test_foreign_capital() -> None:
    """C-2.2: only one of his own cities."""
    game = started().write("red", CapitalOrder("Ost"))
    assert [each.code for each in check(game.view("red"), game.sheet("red"))] == ["campaign-capital-foreign"]
    assert game.play().realm("red").capital == "Tor"


TARGETLESS = Attack(Target())


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (ArmyOrder(9, (Stay(),)), "campaign-no-army"),
        (ArmyOrder(1, (W(12),)), "campaign-move-far"),
        (ArmyOrder(1, (W(0),)), "campaign-move-none"),
        (ArmyOrder(1, (Wait(0),)), "campaign-wait-none"),
        (ArmyOrder(1, (Join(1),)), "campaign-join-self"),
        (ArmyOrder(1, (Join(7),)), "campaign-no-army"),
        (ArmyOrder(1, (Goto(city("Nowhere")),)), "campaign-unknown-city"),
        (ArmyOrder(1, (Goto(Target(cell="Z99")),)), "campaign-off-board"),
        (ArmyOrder(1, (TARGETLESS,)), "campaign-no-target"),
        (ArmyOrder(1, (Attack(IT),)), "campaign-it-nowhere"),
        (ArmyOrder(1, (Approach(colour("red")),)), "campaign-own-colour"),
        (ArmyOrder(1, split=(9, 15)), "campaign-split-small"),
        (ArmyOrder(1, split=(12, 13)), "campaign-split-sum"),
        (ArmyOrder(1, split=(24,)), "campaign-split-one"),
        (ArmyOrder(1, rules=(on(Happening("step", step=11), Stay()),)), "campaign-step-range"),
        (ArmyOrder(1, rules=(on(see("any_city", city="Nowhere"), Stay()),)), "campaign-unknown-city"),
        (NameOrder(9, "Wolves"), "campaign-no-army"),
        (NameOrder(1, "W" * 21), "campaign-name-long"),
        (CapitalOrder("Kan"), "campaign-capital-late"),
    ],
)
def test_errors(order: Order, code: str) -> None:
    """E-8: each error has a code, the line, and the paragraph."""
    game = war("R1@C5=24 R2@D5=10 G1@S19", ["Kan S1 red"])
    (problem,) = check(game.view("red"), Sheet((Written(order, 7, "words"),)))
    assert (problem.code, problem.line, problem.severity) == (code, 7, Severity.ERROR)
    assert problem.paragraph


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (ArmyOrder(1, (W(6), N(6))), "campaign-plan-long"),
        (ArmyOrder(1, (Stay(), N(6))), "campaign-plan-lost"),
        (ArmyOrder(1, (Join(2),)), "campaign-merge-large"),
    ],
)
def test_warnings(order: Order, code: str) -> None:
    """E-8: what may still come right is only warned of."""
    game = war("R1@C5=24 R2@D5=10 G1@S19")
    (problem,) = check(game.view("red"), Sheet((Written(order, 1),)))
    assert (problem.code, problem.severity) == (code, Severity.WARNING)


def test_diagonal_with_the_rook() -> None:
    """C-1.2: the rook's metric knows no diagonals."""
    game = war("R1@C5 G1@S19", move_metric="rook").order("red", 1, NE(1))
    assert [each.code for each in check(game.view("red"), game.sheet("red"))] == ["campaign-move-diagonal"]


def test_orders_for_new_armies() -> None:
    """Example 14: an army announced by a split may be given orders, but not split again."""
    game = war("R1@C5=40 G1@S19").order("red", 1, split=(20, 20)).order("red", 2, E(1))
    assert check(game.view("red"), game.sheet("red")) == ()
    game.order("red", 2, halve=True)
    assert [each.code for each in check(game.view("red"), game.sheet("red"))] == ["campaign-split-new"]


def test_nothing_hidden_is_checked() -> None:
    """E-8: nothing else is checked: not who lives, not who stands where, not what is impassable."""
    game = war("R1@C5 G1@S19").order("red", 1, Attack(colour("violet")), rules=[on(reveal("enemy"), Flee())])
    assert check(game.view("red"), game.sheet("red")) == ()


def test_the_later_order_counts() -> None:
    """E-8: of two orders for one army the later one counts."""
    game = war("R1@C5 G1@S19").order("red", 1, E(1)).order("red", 1, N(2)).play()
    assert game.at("red", 1) == "C3"


def test_name() -> None:
    """4.4: a name for an army, for its owner's eyes."""
    game = war("R1@C5 G1@S19").write("red", NameOrder(1, "Wolves")).play()
    assert game.view("red").armies[0].name == "Wolves"
    assert game.facts("red", "named") == {"army": 1, "name": "Wolves"}


def test_form_and_missing() -> None:
    """5.1: one line for every army, on the first turn one for the capital; without orders they stay."""
    view = started().view("red")
    assert [*form(view, ASKED)] == [CapitalOrder("Tor"), ArmyOrder(1, (Stay(),)), ArmyOrder(2, (Stay(),))]
    assert missing(view, Sheet((Written(ArmyOrder(2)),))) == ("capital", "army 1")
    assert check(view, form(view, ASKED)) == ()
    assert silence(view, ASKED) == Sheet()


def test_vocabulary() -> None:
    """E-8: own armies, cities seen, every colour whether it plays or not."""
    words = vocabulary(started().view("red"))
    assert words.numbers == {"army": (1, 2), "proposal": (), "alliance": ()}
    assert [name.key for name in words.names if name.kind == "city"] == ["Tor", "Kan", "Ost", "Wes"]
    assert {"violet", "blue"} <= {name.key for name in words.names if name.kind == "seat"}
    assert (words.columns, words.rows) == (8, 3)


def test_over() -> None:
    """C-9.2, C-9.3: nobody orders after his end, or after the game."""
    game = war("R1@C5 G1@S19", ["Kan S1 red"])
    dead = replace(game.view("red"), alive=False)
    assert [each.code for each in check(dead, Sheet((Written(ArmyOrder(1)),)))] == ["campaign-destroyed"]
    over = game.play().view("red")
    assert [each.code for each in check(over, Sheet((Written(ArmyOrder(1)),)))] == ["campaign-game-over"]


def test_standing_orders() -> None:
    """G23 standing_orders: an army carries on with its last order until it gets another; a split is done once."""
    game = war("R1@C5=40 R2@C9 G1@S19", standing_orders=True)
    game.order("red", 1, E(1), split=(20, 20)).order("red", 2, E(2)).play()
    assert [subject(order) for order in silence(game.view("red"), ASKED)] == ["army 1", "army 2"]
    game.order("red", 2, N(1)).play()
    assert (game.at("red", 1), game.at("red", 2)) == ("E5", "E8")
    assert missing(game.view("red"), Sheet()) == ("army 3",)


def test_a_standing_order_names_an_army_that_is_lost() -> None:
    """G23, E-8: the order form leaves out what can no longer be ordered; with nothing left the army stays."""
    game = war("R1@C5 R2@D5 R3@C9=30 R4@S9=30 G1@S19", ["Kan S1 red", "Yaz S19 green"], standing_orders=True)
    game.order("red", 2, Join(1)).order("red", 4, Join(2))
    game.order("red", 3, E(2), Join(2), rules=[on(reveal("enemy"), Flee()), on(see("enemy"), Join(2))]).play()
    view = game.view("red")
    kept = ArmyOrder(3, (E(2),), (on(reveal("enemy"), Flee()),))
    assert [*form(view, ASKED)] == [ArmyOrder(1, (Stay(),)), kept, ArmyOrder(4, (Stay(),))]
    assert check(view, form(view, ASKED)) == ()


def test_no_standing_orders() -> None:
    """G23: by default every turn anew."""
    game = war("R1@C5 G1@S19").order("red", 1, E(1)).play()
    assert silence(game.view("red"), ASKED) == Sheet()
    assert game.play().at("red", 1) == "D5"


def test_options_out_of_range() -> None:
    """2.2: each option has its range."""
    assert problems(Options()) == ()
    (problem,) = problems(Options(seats=13))
    assert dict(problem.facts) == {"option": "seats", "value": 13, "low": 2, "high": 12}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("..f.....", "..x....."), "line 6: unknown terrain 'x'"),
        (("..f.....", "..f...."), "line 6: 7 cells"),
        (("city Tor H2 2", "city Tor H2 5"), "line 11: place 5"),
        (("city Tor H2 2", "city Tor G1 2"), "line 11: G1 is off the board or impassable"),
        (("city Tor H2 2", "town Tor H2 2"), "line 11: expected city"),
        (("city Tor H2 2", "city Yaz H2 2"), "line 11: Yaz"),
        (("garrison 5", "garrison x"), "line 13: expected a number"),
        (("seats: 2", "seats: two"), "seats must be a number"),
    ],
)
def test_bad_maps(change: tuple[str, str], message: str) -> None:
    """A map that is wrong says in which line."""
    with pytest.raises(ValueError, match=message):
        board.read(MAP.replace(*change))


def test_map_text() -> None:
    """A map is written as it is read."""
    chart = board.read(MAP)
    assert board.read(board.write(chart)) == chart


def test_colours() -> None:
    """C-2.3: players are known to each other by colours; the seats of a campaign are the first of them."""
    assert COLOURS[:3] == ("blue", "red", "green")
    assert len(set(COLOURS)) == 12


def test_numbers_are_never_reused() -> None:
    """C-1.4: a number is used once, also after its army is gone."""
    game = war("R1@C5=20 R2@D5 G1@S19", ["Kan S1 red", "Tor S19 green"]).order("red", 2, Join(1)).play()
    game.order("red", 1, halve=True).play()
    assert [army.number for army in game.view("red").armies] == [1, 3]
