"""What is alike is told once, so that a report of a long war stays short."""

from __future__ import annotations

import pytest

from pbem.core.blocks import Aside, Lines
from pbem.core.events import Event, Roll
from pbem.core.languages import LANGUAGES
from pbem.core.seats import Seat
from pbem.rulesets.powers.events import completed, conquered, failed, fewer, moved, produced
from pbem.rulesets.powers.events.air import flew, in_vain
from pbem.rulesets.powers.events.damage import finished, held
from pbem.rulesets.powers.events.tokens import hidden, unveiled
from pbem.rulesets.powers.orders import MoveOrder, Units
from pbem.rulesets.powers.orders.air import StrikeOrder
from pbem.rulesets.powers.state import Stack
from tests.rules.powers.telling.kit import laid_out, lines, options, played, section, told, words

BLUE, RED, GREEN = Seat("blue"), Seat("red"), Seat("green")
GAME = laid_out(options(), {"A1": "blue: 2 inf", "B2": "red: 1 inf", "D1": "red: 4 atg"})


def reported(name: str, *events: Event, seat: str = "blue") -> list[str]:
    """Give a section of the report in which that happened."""
    return lines(told(GAME, GAME, seat, events), name)


def test_lands_taken_are_told_in_one_line() -> None:
    """P-6.13: where the first of them stood, what one took from one together; the news say it once, too."""
    events = (conquered(BLUE, "B2", RED), conquered(BLUE, "C1", GREEN), conquered(BLUE, "D1", RED))
    assert reported("moves", *events) == ["Conquered: Blue took B2 and D1 (Red before); Blue took C1 (Green before)."]
    assert reported("moves", events[1]) == ["Blue conquered C1, held before by Green."]
    news = lines(told(GAME, GAME, "red", events), "")
    assert [line for line in news if "conquered" in line] == ["Lost: Blue conquered B2 and D1, held before by Red."]


def test_a_land_that_a_battle_won_is_told_by_the_battle() -> None:
    """P-6.13: the line of the battle says who holds it now; one that nobody defended has none."""
    before = laid_out(options(), {"A1": "blue: 4 tnk", "B2": "red: 1 inf", "B1": "red: "})
    orders = [MoveOrder((Units("tnk", 3),), ("A1", "B2")), MoveOrder((Units("tnk", 1),), ("A1", "B1"))]
    after, events = played(before, blue=list(orders))
    found = told(before, after, "blue", events)
    assert [line for line in lines(found, "battles") if "Blue hold it now" in line] != []
    assert [line for line in lines(found, "moves") if "onquered" in line] == ["Blue conquered B1, held before by Red."]


def test_lines_that_failed_for_one_reason_are_told_together() -> None:
    """11: a standing order, one carried out in part and one that failed for another reason have a line each."""
    lost = [failed(BLUE, line, "move", "no_units", {"at": at, "row": "inf"}) for line, at in ((2, "B2"), (5, "C1"))]
    others = (failed(BLUE, 3, "build", "short", {"at": "A1"}), failed(BLUE, 0, "build", "short", {"at": "A1"}))
    assert reported("failed", *lost, *others, fewer(BLUE, 4, "A1", "inf", (3, 1))) == [
        "Lines 2 (B2) and 5 (C1) were not carried out: no such units were there.",
        "Line 3 was not carried out (A1): not enough BV were left there.",
        "A standing order was not carried out: not enough BV were left there.",
        "Line 4: from A1 only 1 infantry went, 3 were ordered.",
    ]


def test_who_was_to_be_finished_off_is_told_once() -> None:
    """P-30.4, P-31: the attempt says what was held, and all attempts stand in one line."""
    hurt = [Stack(RED, "inf", at, 1, damage=3) for at in ("B2", "D1")]
    tries = [finished(BLUE, each, each.at == "B2", (Roll(6, 4, ""),)) for each in hurt]
    assert reported("moves", *(held(each, "blue") for each in hurt), *tries) == [
        "Finishing off: Blue in B2 – 1 infantry (Red), damage 1/2, dice 4, destroyed; "
        "Blue in D1 – 1 infantry (Red), damage 1/2, dice 4, repaired."
    ]


def test_what_hides_and_what_is_shown_have_a_line_each() -> None:
    """P-48.2, P-48.4."""
    events = [hidden(seat, at, "atg", 1) for seat, at in ((BLUE, "A1"), (RED, "B2"))]
    events += [unveiled(BLUE, "A1", "atg", 1, 2), unveiled(RED, "B2", "atg", 0, 3)]
    assert reported("moves", *events) == [
        "Hidden, one token in three is true: Blue in A1 – 1 anti-tank gun; Red in B2 – 1 anti-tank gun.",
        "Shown: Blue in A1 – 1 anti-tank gun and 2 dummies; Red in B2 – nothing but dummies.",
    ]


def test_lands_that_are_alike_have_one_row() -> None:
    """P-4.4: what stands there, and what they yield."""
    of = laid_out(options(), {"A1": "blue: 2 inf", "B2": "blue: 2 inf", "C1": "blue: 1 inf, 1 tnk building 1"})
    assert lines(told(of, of, "blue"), "lands") == [
        "A1 Ashford and B2 Bend | 1 | 2 infantry",
        "C1 Crag (mountains) | 1 | 1 infantry +1",
    ]


def test_those_who_play_for_the_same_are_told_together() -> None:
    """P-28: how everybody stands is in the table of the powers."""
    of = laid_out(options("R1", "multi", "g-polland", map="two-seas", seats=4), {"W2": "blue: 3 tnk"})
    said = lines(told(of, of, "blue"), "goals")
    assert [line.partition(":")[0] for line in said] == ["Red and White", "Green"]
    assert [line.split(" | ")[5] for line in lines(told(of, of, "blue"), "powers")] == ["0"] * 4


def test_units_that_go_several_ways_are_named_once() -> None:
    """P-5.1: as many each time; what goes in other numbers is told behind."""
    ways = [("A1", "B2", 1), ("C1", "D1", 2), ("B2", "C1", 1)]
    events = [moved(BLUE, start, at, Stack(BLUE, "inf", start, count)) for start, at, count in ways]
    assert reported("moves", *events) == ["Blue: 1 infantry each: A1 → B2 and B2 → C1; 2 infantry C1 → D1."]


def test_flights_have_a_line_for_each_power_and_task() -> None:
    """P-36.3."""
    events = [flew("strike", Stack(RED, "bom", start, 1), start, "A1") for start in ("B2", "D1")]
    events.append(flew("rebase", Stack(RED, "bom", "B2", 2), "B2", "D1"))
    vain = [in_vain(RED, "A1"), in_vain(BLUE, "D1"), in_vain(RED, "C1")]
    assert reported("moves", *events, *vain) == [
        "Red, raids: 1 bomber each: B2 → A1 and D1 → A1.",
        "Red, flights to other airfields: 2 bombers B2 → D1.",
        "Aircraft found nobody to attack: Red in A1 and C1; Blue in D1.",
    ]


def test_units_of_one_type_are_told_with_all_their_lands() -> None:
    """P-4.3, P-4.4: the BV are those of all."""
    facts = {"A1": ("inf", 1), "B2": ("tnk", 2), "C1": ("inf", 1)}
    built = [produced(BLUE, "build", 60, {"at": at, "row": row, "count": count}) for at, (row, count) in facts.items()]
    ready = [completed(BLUE, at, (Stack(BLUE, row, at, count),)) for at, (row, count) in facts.items()]
    done = "1 infantry – in each of A1 and C1; 2 tanks – B2."
    assert reported("production", *built, *ready) == [f"Blue have ready: {done}", f"Blue spent 3 BV: {done}"]
    assert reported("production", *built, seat="red") == [f"Blue spent 3 BV: {done}"]


def test_damage_that_lasts_is_told_by_the_list_of_damaged_units() -> None:
    """P-30.4: only what is over in the meantime is said as it happened."""
    hurt = Stack(RED, "inf", "B2", 1, damage=3, held="blue")
    assert reported("moves", held(hurt, "blue")) != []
    lasting = laid_out(options("R2"), {"A1": "blue: 2 inf", "B2": "red: 1 inf damage 3 held blue"})
    found = told(lasting, lasting, "blue", (held(hurt, "blue"),))
    assert lines(found, "moves") == []
    assert len(lines(found, "damaged")) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battle_of_others_is_told_in_fewer_words(language: str) -> None:
    """11.2: who fought, what was lost, who took the land; its log is as long as that of an own one."""
    four = options("R1", "multi", map="two-seas", seats=4)
    lands = {"W2": "blue: 3 tnk", "M1": "green: 1 inf", "R1": "white: 1 tnk"}
    before = laid_out(four, lands)
    after, events = played(before, blue=[MoveOrder((Units("tnk", 3),), ("W2", "M1"))])
    own, far = (section(told(before, after, seat, events), "battles") for seat in ("blue", "white"))
    assert own is not None
    assert far is not None
    said = [
        words(language).say(block.headline) for part in (own, far) for block in part.blocks if isinstance(block, Aside)
    ]
    assert len(said[1]) < len(said[0])
    assert [block.blocks for block in own.blocks if isinstance(block, Aside)] == [
        block.blocks for block in far.blocks if isinstance(block, Aside)
    ]
    if language == "en":
        assert said[1] == "Battle for M1: Green against Blue. Losses – Green: 1 infantry. Blue hold it."


@pytest.mark.parametrize("language", LANGUAGES)
def test_raids_among_others_are_told_in_one_line(language: str) -> None:
    """P-36.7: with the log of each below its words; who takes part has a line for each."""
    lands = {"N1": "red: 4 bom", "N2": "red: 4 bom", "C3": "green: 2 inf", "E1": "green: 2 inf"}
    before = laid_out(options("R2", "multi", map="two-seas", seats=4), lands)
    raids = [StrikeOrder((Units("bom", 4),), way) for way in (("N1", "C3"), ("N2", "E1"))]
    after, events = played(before, red=list(raids))
    far, own = (section(told(before, after, seat, events), "battles") for seat in ("blue", "green"))
    assert far is not None
    assert own is not None
    (aside,) = (block for block in far.blocks if isinstance(block, Aside))
    assert len(aside.blocks) == len([block for block in own.blocks if isinstance(block, Aside)]) == 2
    first = [words(language).say(block.lines[0]) for block in aside.blocks if isinstance(block, Lines)]
    assert all(line in words(language).say(aside.headline) for line in first)
    if language == "en":
        assert first == ["C3 – Red against Green (2 infantry)", "E1 – Red against Green (1 infantry)"]
