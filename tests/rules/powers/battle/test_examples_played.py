"""The worked examples 12 to 21, salvo by salvo: the numbers of the book in the scenario files of the same name."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

from pbem import codec
from pbem.registry import install
from pbem.rulesets.powers import turn
from pbem.rulesets.powers.battle.record import Record
from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing import scenario

FILES = Path(turn.__file__).parent / "scenarios"


@cache
def record(name: str, kind: str = "battle") -> Record:
    """Play a scenario and give the record of its first battle of a kind."""
    played = scenario.run((FILES / f"{name}.toml").read_text("utf-8"), {"powers": install(POWERS)})
    assert played.failures == ()
    told = next(event for event in played.turns[0].events["red"] if event.kind == kind)
    return codec.loads(str(told.facts["record"]), Record)


def fire(battle: Record, label: str) -> str:
    """Tell who fired at whom in a salvo, and how much: `cru on trs 3`."""
    hits = (hit for volley in battle.volleys if volley.label == label for hit in volley.hits)
    return ", ".join(f"{hit.count} {hit.unit} on {hit.target} {Fraction(*hit.amount)}" for hit in hits)


def after(battle: Record, label: str, seat: str) -> str:
    """Tell how a seat stood after a salvo, its damage in BPk: `1 bat 2/3`."""
    lots = (lot for volley in battle.volleys if volley.label == label and volley.last for lot in volley.after)
    mine = sorted((lot for lot in lots if lot.seat == seat), key=lambda lot: (lot.unit, -lot.damage))
    return ", ".join(f"{lot.count} {lot.unit} {Fraction(lot.damage, 6)}".removesuffix(" 0") for lot in mine)


def last(battle: Record) -> str:
    return battle.volleys[-1].label


def test_12_a_convoy() -> None:
    """A2 kills the cruiser with 2, and the other cruiser's 2 * 3/2 go to a transport; A wins after A4."""
    battle = record("x12-convoy")
    assert fire(battle, "A2") == "1 cru on cru 2, 1 cru on trs 3"
    assert (last(battle), battle.ending) == ("A4", "conquered")
    assert after(battle, "A4", "blue") == "1 cru 3, 1 cru"


def test_13_a_battleship() -> None:
    """D1 3 * (2 * 1/2 * 1/4) = 3/4, rounded down; A1 and A2 kill one each; D2 5/3; D3 13/6; A3 wins."""
    battle = record("x13-battleship")
    assert fire(battle, "D1") == "3 cru on bat 3/4"
    assert [after(battle, label, "blue") for label in ("D1", "D2", "D3")] == ["1 bat 2/3", "1 bat 5/3", "1 bat 13/6"]
    assert [after(battle, label, "red") for label in ("A1", "A2", "A3")] == ["2 cru", "1 cru", ""]
    assert last(battle) == "A3"


def test_14_submarines_against_a_battleship() -> None:
    """3 * 3 * 1 = 9, more than the 6 it takes, in A1; its D1 cannot hit submarines."""
    battle = record("x14-submarines-against-a-battleship")
    assert (fire(battle, "D1"), last(battle)) == ("", "A1")
    assert fire(battle, "A1") == "2 sub on bat 6"
    assert after(battle, "A1", "blue") == "3 sub"


def test_15_half_units() -> None:
    """D1 4/2 * 1/2 each: the tank has 2; A1 2 * 2 on one of them; D2 2 + 2 destroys it."""
    battle = record("x15-half-units")
    assert fire(battle, "D1") == "2 hatg on tnk 2"
    assert fire(battle, "A1") == "1 tnk on hatg 4"
    assert fire(battle, "D2") == "2 hatg on tnk 4"
    assert (last(battle), after(battle, "D2", "blue")) == ("D2", "")


def test_16_bombers() -> None:
    """D1 6/2 = 3 on one bomber; A1 three shots of 4: the AA battery and one infantry; then the raid is over."""
    battle = record("x16-bombers", "raid")
    assert fire(battle, "D1") == "1 aab on bom 3"
    assert after(battle, "D1", "blue") == "1 bom 3, 2 bom"
    assert sum(Fraction(*hit.amount) for hit in battle.volleys[1].hits) == 12
    assert (last(battle), battle.ending, after(battle, "A1", "red")) == ("A1", "spent", "1 inf")


def test_17_an_interception() -> None:
    """D1 1/2 + 1/2; A1 3; D2 1 + 1, so 3 in all; A2 3: one bomber is down, and all salvos are spent."""
    battle = record("x17-interception", "interception")
    assert [fire(battle, label) for label in ("D1", "A1")] == ["2 bom on fig 1", "1 fig on bom 3"]
    assert [fire(battle, label) for label in ("D2", "A2")] == ["2 bom on fig 2", "1 fig on bom 3"]
    assert after(battle, "D2", "red") == "1 fig 3"
    assert (last(battle), battle.ending, after(battle, "A2", "blue")) == ("A2", "spent", "1 bom")


def test_18_a_bomber_and_two_loaded_trucks() -> None:
    """4 * 3 = 12: 6 and 6; both trucks and both loads are destroyed."""
    battle = record("x18-trucks-from-the-air", "raid")
    assert fire(battle, "A1") == "1 bom on trk 6, 1 bom on trk 6"
    assert after(battle, "A1", "red") == ""


@pytest.mark.parametrize("name", ["x19-submarine-from-the-air", "x19-submarine-held"])
def test_19_a_submarine_in_the_third_line(name: str) -> None:
    """One bomber does 2; what is held stays, and the third raid kills (the positions of the files)."""
    battle = record(name, "raid")
    assert fire(battle, "A1") == "1 bom on sub 2"
    assert after(battle, "A1", "red") == "1 sub 2"


def test_21_a_landing() -> None:
    """The shore: 2 units * 1 * 2 * 3/2 = 3 each, the first one landed is gone; D1 1 * 1/2 * 1/2 = 1/4, that is 1/6."""
    battle = record("x21-landing")
    assert fire(battle, "D0") == "2 inf on inf 6"
    assert fire(battle, "D1") == "1 inf on inf 1/4"
    assert after(battle, "D1", "blue") == "1 inf 1/6, 1 inf"
    assert (battle.ending, after(battle, last(battle), "red")) == ("held", "1 inf 1, 1 inf")
