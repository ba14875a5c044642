"""What is alike is told once, so that a report of a long war stays short."""

from __future__ import annotations

import pytest

from pbem.core.blocks import Aside
from pbem.core.events import Event
from pbem.core.languages import LANGUAGES
from pbem.core.seats import Seat
from pbem.rulesets.powers.air_events import flew, in_vain
from pbem.rulesets.powers.damage_events import held
from pbem.rulesets.powers.events import completed, conquered, moved, produced
from pbem.rulesets.powers.orders import MoveOrder, Units
from pbem.rulesets.powers.state import Stack
from tests.rules.powers.telling.kit import laid_out, lines, options, played, section, told, words

BLUE, RED, GREEN = Seat("blue"), Seat("red"), Seat("green")
GAME = laid_out(options(), {"A1": "blue: 2 inf", "B2": "red: 1 inf", "D1": "red: 4 atg"})


def reported(name: str, *events: Event, seat: str = "blue") -> list[str]:
    """Give a section of the report in which that happened."""
    return lines(told(GAME, GAME, seat, events), name)


def test_lands_one_takes_from_one_are_told_in_one_line() -> None:
    """P-6.13: where the first of them stood; another loser has his own line, and the news say it once, too."""
    events = (conquered(BLUE, "B2", RED), conquered(BLUE, "C1", GREEN), conquered(BLUE, "D1", RED))
    assert reported("moves", *events) == [
        "Blue conquered B2 and D1, held before by Red.",
        "Blue conquered C1, held before by Green.",
    ]
    news = lines(told(GAME, GAME, "red", events), "")
    assert [line for line in news if "conquered" in line] == ["Lost: Blue conquered B2 and D1, held before by Red."]


def test_units_that_go_several_ways_are_named_once() -> None:
    """P-5.1: as many each time; what goes in other numbers is told behind."""
    ways = [("A1", "B2", 1), ("C1", "D1", 2), ("B2", "C1", 1)]
    events = [moved(BLUE, start, at, Stack(BLUE, "inf", start, count)) for start, at, count in ways]
    assert reported("moves", *events) == ["Blue: 1 infantry each: A1 → B2 and B2 → C1; 2 infantry C1 → D1."]


def test_flights_have_a_line_for_each_power_and_task() -> None:
    """P-36.3."""
    events = [flew("strike", Stack(RED, "bom", start, 1), start, "A1") for start in ("B2", "D1")]
    events.append(flew("rebase", Stack(RED, "bom", "B2", 2), "B2", "D1"))
    assert reported("moves", *events, in_vain(RED, "A1"), in_vain(RED, "C1")) == [
        "Red, raids: 1 bomber each: B2 → A1 and D1 → A1.",
        "Red, flights to other airfields: 2 bombers B2 → D1.",
        "Red: the aircraft found nobody to attack in A1 and C1.",
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
