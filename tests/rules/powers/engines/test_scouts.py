"""P-50: scouts fire at nobody, take a part of all damage, and conquer nothing."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pbem.core.languages import LANGUAGES
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.orders import BuildOrder, Doctrine, Retreat
from pbem.rulesets.powers.setup import seats
from tests.rules.powers.kernel.kit import game, move, play, shown, told
from tests.rules.powers.words.kit import options, read, said, seen, war, wrong

CHAPTERS = ("land", "retreat", "recon")


def test_a_scout_goes_two_steps_and_costs_a_third() -> None:
    state, events = play(
        game("blue rec A", "blue B, blue C", chapters=CHAPTERS), blue=[move("rec", "A B C"), BuildOrder("rec", "A", 3)]
    )
    assert shown(state) == "A blue rec* 3, C blue rec"
    assert told(events, "produced", "cost") == [(60,)]


@pytest.mark.parametrize(("share", "left"), [("1/3", "B red inf, D blue rec"), ("1", "B red inf")])
def test_it_takes_a_third_of_the_damage(share: str, left: str) -> None:
    """P-50.1: six infantry do 6 to one that is not so small, 2 to a scout."""
    rows = every.book(game(chapters=CHAPTERS)).points.rows
    assert (rows["rec"].type, rows["rec"].speed, rows["rec"].cost) == ("NE", 2, Fraction(1, 3))
    state = game("blue rec D, red inf C 6", "blue D, red C", chapters=CHAPTERS, die="1 1 1 1 1 1", recon_vuln=share)
    _, events = play(state, red=move("6 inf", "C D", doctrine=Doctrine(retreat=Retreat("after", 1))))
    volley = told(events, "battle", "dead_1")
    assert volley == [((1,),)] if share == "1" else [((0,),)]


def test_scouts_alone_attack_nobody() -> None:
    """P-1.8: a unit without combat cannot occupy a land."""
    state, events = play(game("blue rec A 3", "", chapters=CHAPTERS), blue=move("rec", "A B"))
    assert shown(state) == "A blue rec 3"
    assert told(events, "halted", "why") == [("unable",)]


def test_with_one_fighter_they_make_a_cheap_recon_retreat() -> None:
    """P-34.5: they see what fired, and come back."""
    state = game("blue rec A 3, blue inf A, red inf B 2", "red B", chapters=CHAPTERS)
    done, events = play(state, blue=move("rec, inf", "A B", doctrine=Doctrine(retreat=Retreat("recon"))))
    assert {to for (to,) in told(events, "retreated", "to")} == {"A"}
    assert "blue rec 3" in shown(done)


def test_boats_and_spotters_are_in_the_table_only_with_ships_and_aircraft() -> None:
    """P-50.1: the rows that stand beside cruisers and bombers."""
    rows = every.book(game(chapters=CHAPTERS)).points.rows
    assert ("rec" in rows, "rbo" in rows, "rpl" in rows) == (True, "cru" in rows, "bom" in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_said_and_read(language: str) -> None:
    order = BuildOrder("rec", "A1", 2)
    view = seen(war(chapters=("land-war", "recon")))
    assert read(said(order, language), language, view) == (order,)
    assert wrong("build 3 scout at A1", view) == ""
    assert wrong("build 1 scout at A1; move 1 scout boat A1 -> B1") == "1 unit-off, 2 unit-off"


def test_the_option_belongs_to_the_chapter() -> None:
    with pytest.raises(ValueError, match="recon"):
        seats(options(chapters=("land-war",), recon_vuln="1/2"))
