"""The report of a round, as its readers see it."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from pbem import codec
from pbem.core.events import Event
from pbem.core.languages import LANGUAGES
from pbem.core.overtures import Overture
from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters import in_play
from pbem.rulesets.powers.options import KEYS
from pbem.rulesets.powers.orders import (
    BuildOrder,
    DenounceOrder,
    Doctrine,
    DoctrineOrder,
    MoveOrder,
    Order,
    Reserve,
    Retreat,
    StandingBuildOrder,
    Units,
)
from pbem.rulesets.powers.picture.chart import March
from pbem.rulesets.powers.report.draw import draw, illustrate
from pbem.rulesets.powers.report.treaties import announce
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.treaty import Pact, Proposal, Treaty
from pbem.rulesets.powers.vision import view
from pbem.testing.wording import found_in
from tests.rules.powers.telling.kit import (
    begun,
    laid_out,
    lines,
    options,
    played,
    said,
    section,
    told,
    words,
)

BLUE, RED = Seat("blue"), Seat("red")
LANDS = {
    "A1": "blue: 2 inf, 1 inf building 1",
    "C1": "blue: 3 tnk",
    "B2": "red: 1 inf",
    "B3": "-: 3 neu",
    "D1": "red: 4 atg",
}


def fought() -> tuple[State, State, tuple[Event, ...]]:
    """Blue takes B2 and fails at D1."""
    state = laid_out(options(), LANDS)
    orders: list[Order] = [
        MoveOrder((Units("inf", 2),), ("A1", "B2")),
        MoveOrder((Units("tnk"),), ("C1", "D1")),
        BuildOrder("tnk", "A1"),
        BuildOrder("inf", "E1"),
        MoveOrder((Units("atg", 2),), ("A1", "B1")),
    ]
    after, events = played(state, blue=orders)
    return state, after, events


def test_battles_come_first_with_a_headline_and_a_log() -> None:
    """11.2: one line each in the mail, salvo by salvo on the attached page."""
    before, after, events = fought()
    found = told(before, after, "blue", events)
    assert found.sections[1] == section(found, "battles")
    said = lines(found, "battles")
    assert said[0].startswith("Battle for B2: Red (1 infantry; all lost) against Blue (2 infantry).")
    assert said[1] == "Line-up: Red (1 infantry) and Blue (2 infantry)"
    assert said[2].startswith("D1 Red, die ")


def test_news_and_subject_are_what_happened_to_the_reader() -> None:
    """What one has won is told before where one failed; the other reads what he lost and held."""
    before, after, events = fought()
    own, other = (told(before, after, seat, events) for seat in ("blue", "red"))
    assert [words().say(each) for each in own.subject] == ["conquered B2", "attack on D1 failed"]
    assert [words().say(each) for each in other.subject] == ["lost B2", "held D1"]


def test_what_came_otherwise_is_told_to_its_owner_alone() -> None:
    """S-14: with the line of the order."""
    before, after, events = fought()
    said = lines(told(before, after, "blue", events), "failed")
    assert said == [
        "Line 5 was not carried out (A1): no such units were there.",
        "Line 4 was not carried out (E1): the land was not yours.",
    ]
    assert section(told(before, after, "red", events), "failed") is None


def test_production_is_summed_up() -> None:
    """7.4: BV spent are seen by all."""
    before, after, events = fought()
    own = lines(told(before, after, "blue", events), "production")
    assert own[:2] == ["Blue have ready: 1 infantry – A1.", "Blue spent 1 BV: 1 tank – A1."]
    assert "Blue spent 1 BV: 1 tank – A1." in lines(told(before, after, "red", events), "production")


def test_the_lands_say_what_they_yield_next() -> None:
    """P-4.5: conquered land is fresh no more when the next round's moves begin."""
    before, after, events = fought()
    said = lines(told(before, after, "blue", events), "lands")
    assert said == ["A1 Ashford | 1 | 1 infantry +1", "B2 Bend (fresh) | 1 | 2 infantry", "C1 Crag (mountains) | 1 | –"]


def test_arrows_show_what_became_of_moves() -> None:
    """An attack won, one that failed."""
    _, after, events = fought()
    arrows = illustrate(view(after, BLUE), events).marches
    assert March("A1", "B2", "blue", "attack") in arrows
    assert March("C1", "D1", "blue", "failed") in arrows
    assert draw(view(after, None)).lands["B3"].forces[0].row == "neu"


def test_standing_orders_are_in_force_in_words() -> None:
    """P-6.20: all that may be said of a doctrine."""
    doctrine = Doctrine(
        aim=("tnk", "*"),
        second=(),
        reserve=(Reserve(Units("inf", 2), "gone", 0, "tnk"), Reserve(Units("inf"), "line1", 1)),
        pull=3,
        retreat=Retreat("odds", share="1/2"),
        retreat_to=("A1", "B1"),
        versus=("holder", "red"),
        holdfire=(RED,),
    )
    orders: list[Order] = [DoctrineOrder(doctrine, "C1", "attack"), StandingBuildOrder("A1", "inf")]
    state, events = played(laid_out(options(), LANDS), blue=orders)
    assert lines(told(None, state, "blue", events), "standing") == [
        "In C1, attacking: aim tank > others; nobody in line 2; fire at: holder and Red; hold fire against: Red; "
        "in reserve: 2 × infantry, until this enemy is gone: tank; in reserve: infantry, until line 1 has at most 1; "
        "back to line 2 from 3/6 damage on; retreat at odds below 1/2; retreat to A1 and B1.",
        "BV left in A1 are spent on: infantry.",
    ]
    assert len(lines(told(None, state, "red", events), "standing")) == 1


def test_treaties_are_seen_by_their_members_alone() -> None:
    """P-16.2, 7.4."""
    seats = tuple(map(Seat, ("blue", "red", "green", "white")))
    state = replace(
        begun(options("R1", map="two-seas")),
        round=2,
        stage="",
        pacts=(Pact(1234, (seats[0], seats[1]), 1, 4, ("peace",), "and more", seats[1]),),
        proposals=(Proposal(4321, seats[2], Treaty((seats[2], seats[0])), 2, 3, (seats[2],)),),
    )
    assert lines(told(state, state, "blue"), "treaties") == [
        "In force: treaty 1234 (Blue and Red): peace and “and more”. Notice given: Red; it ends after round 4.",
        "Proposal 4321 by Green (Green and Blue): peace. Not yet accepted: Blue. It waits for you.",
    ]
    assert len(lines(told(state, state, "red"), "treaties")) == 1
    assert section(told(state, state, "white"), "treaties") is None


SCORE = """
[goal]
kind = "g-score"
[goal.sides.A]
weights = [3, 2, 1]
tasks = [
    {steps = [[{test = "lands", count = 3}, {test = "any", lands = ["C1", "M1"]}], [{test = "near", of = ["S"]}]]},
    {sentence = "Rule the north", steps = [[{test = "none", of = ["N"], lands = ["N1"], sentence = "The north"}]]},
    {grade = {top = 6, full = "1/2"}, steps = [[{test = "centres", count = 2}], [{test = "more", of = ["B"]}]]}
]
"""
ONE = '{steps = [[{test = "destroyed", of = ["N"]}, {test = "share", share = "1/4"}]]}'


def _drawn_for(goal: str, text: str) -> str:
    """Give the map the sides and the tasks a goal wants."""
    if goal == "g-finland":
        return text.replace('id = "B"', 'id = "F"')
    if goal == "g-amsov":
        without, found = re.subn(r'\[\[side\]\]\nid = "B".*?(?=\[\[side)', "", text, flags=re.DOTALL)
        return without if found else text
    if goal == "g-score":
        others = "".join(f"[goal.sides.{side}]\ntasks = [{ONE}]\n" for side in "BNS")
        return text[: text.index("[goal]")] + SCORE + others
    return text


NEEDS = {"g-polbuild": ("civ-fac", "civ-pol"), "g-people": ("people",)}
"""What goals need beside the first release."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("goal", [key for key in KEYS if key.startswith("g-") and key != "g-endhold"])
def test_every_goal_says_its_aims(goal: str, language: str) -> None:
    """P-7.1: to everybody, at the start and in a later round, in four languages."""
    of = options("R1", *NEEDS.get(goal, ()), goal, map="two-seas")
    state = begun(replace(of, map_text=_drawn_for(goal, of.map_text)))
    for now in (state, replace(state, round=2, stage="")):
        for seat in ("blue", None):
            found = told(state, now, seat)
            unsaid = [text.id for text in found_in(found) if not words(language).say(text).strip()]
            assert not unsaid
    assert lines(told(None, replace(state, round=2, stage=""), "blue"), "goal", language)


def test_the_facts_for_programs_are_plain_json() -> None:
    """And hold what the report says."""
    before, after, events = fought()
    facts = told(before, after, "blue", events).facts
    assert json.loads(codec.canonical(facts))["lands"]["B2"]["owner"] == "blue"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bid_sheet_of_a_fair_start(language: str) -> None:
    """P-18.1: what is bid for, what it must come to, and what the sides have; the public sees the sides alone."""
    state = begun(options("R1", map="two-seas"))
    found = lines(told(None, state, "blue"), "bids", language)
    assert re.search(r"A, B, N .{1,3} S.* 60 ", found[0])
    assert [line.split(" | ")[0] for line in found[1:]] == ["A", "B", "N", "S"]
    assert "| 14 | 1 | W1" in found[1]
    assert lines(told(None, state, None), "bids", language) == found[1:]


def test_a_fair_start_that_is_over_shows_no_bid_sheet() -> None:
    state = replace(begun(options("R1", map="two-seas")), stage="place")
    assert lines(told(None, state, "blue"), "bids") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_notice_that_is_told_at_once_says_how_long_the_treaty_binds(language: str) -> None:
    """P-16.3: in the report, and in the mail that goes out as soon as it is given."""
    notice = Overture[Order](RED, DenounceOrder(1234, (BLUE, RED)))
    bound = replace(begun(options("R1", map="two-seas")), round=3, stage="", pacts=(Pact(1234, (BLUE, RED), 1),))
    mail = announce(in_play.told(view(bound, BLUE), (notice,)), notice, gone=False)
    assert mail is not None
    assert "5" in said(mail.sections[0].blocks[0], words(language))[-1]


def test_a_treaty_that_is_over_says_from_which_round() -> None:
    bound = replace(
        begun(options("R1", map="two-seas")), round=3, stage="", pacts=(Pact(1234, (BLUE, RED), 1, 3, ("peace",)),)
    )
    after, events = played(bound)
    assert lines(told(bound, after, "blue", events), "treaties") == [
        "Treaty 1234 (Blue and Red) is over: its time has come. From round 4 on it no longer binds."
    ]
    assert lines(told(None, bound, "blue"), "treaties") == [
        "In force: treaty 1234 (Blue and Red): peace, until round 3."
    ]
