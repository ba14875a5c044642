"""What aircraft are told, in four languages; what is refused and foretold (P-36, P-37)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.air.ways import fighter, flies
from pbem.rulesets.powers.orders import Doctrine, MoveOrder, Units
from pbem.rulesets.powers.orders.air import (
    AirfieldOrder,
    AirOrder,
    EscortOrder,
    InterceptOrder,
    RebaseOrder,
    StrikeOrder,
)
from pbem.rulesets.powers.position import position
from pbem.rulesets.powers.state import State, gathered
from pbem.rulesets.powers.view import View
from tests.rules.powers.words import kit

CHAPTERS = ("land-war", "multi", "hold", "air")
BOMBERS = (Units("bom", 2),)
STRIKE = StrikeOrder(BOMBERS, ("A1", "B2", "C2"), Doctrine(aim=("atg",)))
ESCORT = EscortOrder((Units("fig", 1),), ("A1", "B2"))
REBASE = RebaseOrder((Units("fig"),), ("A1", "B2"))
BOMBING = StrikeOrder(BOMBERS, ("A1", "B2"), target="factory")
JOINT = InterceptOrder(("C1",), 0, (1, 2), steps=2, allies=(kit.RED,))
FIELD = AirfieldOrder("C1", 4, {"B1": 60})
PATROL = InterceptOrder(("C1", "C2"), 2, (1, 2))


@pytest.mark.parametrize(
    ("language", "line", "order"),
    [
        ("en", "STRIKE 2 bomber A1 -> B2 -> C2 TARGET atgun", STRIKE),
        ("cs", "NÁLET 2 bombardér A1 -> B2 -> C2 CÍL ptdělo", STRIKE),
        ("sk", "NÁLET 2 bombardér A1 -> B2 -> C2 CIEĽ ptdelo", STRIKE),
        ("ru", "удар 2 бомбардировщика A1 -> B2 -> C2 цель птп", STRIKE),
        ("en", "bomb B2 with 2 bombers from A1", StrikeOrder(BOMBERS, ("A1", "B2"))),
        ("en", "escort 1 fighter A1 to B2", ESCORT),
        ("cs", "doprovod 1 stíhačka A1 -> B2", ESCORT),
        ("sk", "sprievod 1 stíhačka A1 -> B2", ESCORT),
        ("ru", "эскорт 1 истребитель A1 -> B2", ESCORT),
        ("en", "rebase all fighters A1 -> B2", REBASE),
        ("cs", "přelet všechny stíhačky A1 -> B2", REBASE),
        ("sk", "prelet všetky stíhačky A1 -> B2", REBASE),
        ("ru", "перебазировать все истребители A1 -> B2", REBASE),
        ("en", "INTERCEPT IN C1, C2 WITH 2 IF odds >= 1:2", PATROL),
        ("cs", "STÍHAT V C1, C2 S 2 POKUD poměr >= 1:2", PATROL),
        ("sk", "STÍHAJ V C1, C2 S 2 AK pomer >= 1:2", PATROL),
        ("ru", "перехват в C1, C2 с 2 если соотношение >= 1:2", PATROL),
        ("en", "intercept in C1 if odds >= 1:2 and steps <= 2 together with red", JOINT),
        ("cs", "stíhat v C1 pokud poměr >= 1:2 kroky <= 2 společně s červenými", JOINT),
        ("sk", "stíhaj v C1 ak pomer >= 1:2 kroky <= 2 spoločne s červenými", JOINT),
        ("ru", "перехват в C1 если соотношение >= 1:2 шаги <= 2 вместе с красными", JOINT),
        ("en", "strike 2 bomber A1 -> B2 target factory", BOMBING),
        ("cs", "nálet 2 bombardér A1 -> B2 cíl továrna", BOMBING),
        ("sk", "nálet 2 bombardér A1 -> B2 cieľ továreň", BOMBING),
        ("ru", "удар 2 бомбардировщика A1 -> B2 цель завод", BOMBING),
        (
            "en",
            "bomb B2 with 2 bombers from A1, target airfield",
            StrikeOrder(BOMBERS, ("A1", "B2"), target="airfield"),
        ),
        ("en", "airfield C1 4 paid B1: 1", FIELD),
        ("cs", "letiště C1 4 zaplatí B1: 1", FIELD),
        ("sk", "letisko C1 4 zaplatí B1: 1", FIELD),
        ("ru", "аэродром C1 4 платит B1: 1", FIELD),
        ("en", "build an airfield for 4 in C1", AirfieldOrder("C1", 4)),
        ("en", "intercept none", InterceptOrder(off=True)),
        ("en", "intercept everywhere with 3 fighters", InterceptOrder(count=3)),
    ],
)
def test_what_aircraft_are_told(language: str, line: str, order: AirOrder) -> None:
    view = kit.seen(kit.war(chapters=CHAPTERS))
    assert kit.read(line, language, view) == (order,)
    for each in ("en", "cs", "sk", "ru"):
        assert kit.read(kit.said(order, each), each, view) == (order,)


def _war(stacks: str = "blue bom A1 2, blue fig A1, blue inf A1, red inf B2 3") -> State:
    return kit.war(stacks, chapters=CHAPTERS)


def _seen(stacks: str = "blue bom A1 2, blue fig A1, blue inf A1, red inf B2 3") -> View:
    return kit.seen(_war(stacks))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("strike 2 bombers A1 -> B2", ""),
        ("strike 1 infantry A1 -> B2", "1 no-aircraft"),
        ("move 1 bomber A1 -> B2", ""),
        ("move 1 bomber A1 -> B1", ""),
        ("move 1 bomber and 1 infantry A1 -> B2", "1 flies"),
        ("strike 3 bombers A1 -> B2", "1 no-planes"),
        ("strike 2 bombers A1 -> B2; strike 1 bomber A1 -> B2", "2 no-planes"),
        ("rebase 1 bomber A1 -> B2", "1 no-airfield"),
        ("strike 1 fighter A1 -> B2 -> C2 -> B2 -> A1", "1 flies-far"),
        ("strike 1 fighter A1 -> B2 -> C2 -> D2", "1 one-way?"),
    ],
)
def test_what_is_refused(line: str, code: str) -> None:
    assert kit.wrong(line, _seen()) == code


def test_odds_are_two_numbers() -> None:
    """P-37.4."""
    (problem,) = kit.read("intercept everywhere if odds >= 1:0", "en", _seen())
    assert getattr(problem, "code", "") == "powers-air-odds"


def test_without_fighters_nobody_intercepts() -> None:
    """P-37.2: a warning; and without the chapter its name."""
    assert kit.wrong("intercept everywhere", _seen("blue inf A1")) == "1 no-fighters?"
    assert kit.wrong("strike 1 bomber A1 -> B2") == "1 chapter-off"


def test_who_has_intercepted_rests() -> None:
    """P-37.2."""
    state = _war()
    stacks = tuple(replace(each, weary=2) if each.row == "fig" else each for each in state.stacks)
    assert kit.wrong("escort 1 fighter A1 -> B2", kit.seen(replace(state, stacks=stacks))) == "1 weary"


def test_the_answer_says_whom_a_raid_meets_and_where_it_comes_down() -> None:
    (strike,) = kit.foretold("strike 2 bombers A1 -> B2", _seen())
    assert "3 infantry" in strike
    assert "come down in A1" in strike


def test_patrols_and_rest_are_written_and_read() -> None:
    """P-37.2, P-37.4: the position of a campaign holds them."""
    state = _war()
    stacks = tuple(replace(each, weary=2) if each.row == "fig" else each for each in state.stacks)
    standing = {seat: replace(each, patrol=PATROL) for seat, each in state.standing.items()}
    state = replace(state, stacks=stacks, standing=standing)
    again = position.read(state.options, state.circle, position.write(state))
    assert (again.stacks, again.standing) == (state.stacks, state.standing)


def test_airfields_are_built_where_they_must_be() -> None:
    """P-37.9: an even capacity, on an own land, paid like a factory; not where there are enough of them."""
    war = kit.seen(kit.war("blue bom A1", chapters=CHAPTERS, airfields="built"))
    assert kit.wrong("airfield A1 4", _seen()) == "1 no-airfields"
    assert kit.wrong("airfield A1 3", war) == "1 odd-airfield"
    assert kit.wrong("airfield D2 2", war) == "1 not-own"
    assert kit.wrong("airfield A1 4 paid D2: 1", war) == "1 payer"
    assert kit.wrong("airfield A1 2", war) == "1 short"
    assert kit.wrong("airfield A1 2 paid B1: 1", war) == ""
    (told,) = kit.foretold("airfield A1 2 paid B1: 1", war)
    assert "2 aircraft" in told


def test_without_an_airfield_no_flight_comes_home() -> None:
    """P-37.9, P-37.5: the answer warns."""
    war = kit.seen(kit.war("blue bom A1", chapters=CHAPTERS, airfields="built"))
    assert kit.wrong("strike 1 bomber A1 -> B2", war) == "1 one-way?"


def test_who_strikes_without_aircraft_in_play_attacks() -> None:
    """Only where no aircraft are in play; there a bomber is refused with the chapter's name."""
    (order,) = kit.read("strike 2 infantry A1 -> B2")
    assert order == MoveOrder((Units("inf", 2),), ("A1", "B2"))


def test_one_intercepts_with_others() -> None:
    """P-37.2."""
    assert kit.wrong("intercept in C1 if odds >= 1:2 together with blue", _seen()) == "1 not-played"


def test_airfields_and_their_fuel_are_written_and_read() -> None:
    """P-37.7, P-37.9."""
    state = replace(_war(), airfields={"A1": (2, 4)}, fuelled={"A1": (1, 1)})
    stacks = tuple(replace(each, served=(1, 2)) if each.row == "inf" else each for each in state.stacks)
    state = replace(state, stacks=gathered(stacks))
    again = position.read(state.options, state.circle, position.write(state))
    assert (again.stacks, again.airfields, again.fuelled) == (state.stacks, state.airfields, state.fuelled)


def test_only_fighters_of_all_kinds_are_fighters() -> None:
    """P-36.2: bombers can be intercepted."""
    rows = every.book(kit.war(chapters=(*CHAPTERS, "special"))).points.rows
    aircraft = {key: fighter(row) for key, row in rows.items() if flies(row)}
    assert (aircraft["fig"], aircraft["ifg"], aircraft["bom"]) == (True, True, False)
