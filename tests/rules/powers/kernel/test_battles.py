"""Whole rounds with the real battle: worked examples of section 12 as they come about on a map."""

from __future__ import annotations

from typing import Any

from pbem.rulesets.powers.orders import Doctrine, DoctrineOrder, Retreat
from tests.rules.powers.kernel.kit import game, map_text, move, owners, play, shown, told

CALM: dict[str, Any] = {"die": "1 1 1 1 1 1"}
"""The die is neutral."""


def test_two_armies_swap() -> None:
    """Example 35, S-7: 2 tanks and 3 infantry cross a border; 1 tank and 2 infantry fall back... and stand repaired."""
    state, events = play(
        game("blue tnk B 2, red inf C 3", "blue B, red C", **CALM), blue=move("tnk", "B C"), red=move("inf", "C B")
    )
    assert shown(state) == "B blue tnk, C red inf 2"
    assert told(events, "meeting", "at", "ending") == [("B-C", "parted")]


def test_two_enemies_attack_one_infantry() -> None:
    """Example 36, S-8: A wins the contest and the land, which is fresh."""
    text = map_text("A-C B-C C-D", sides={"X": "A", "Y": "B", "Z": "D"})
    setting = game("blue tnk A 2, red tnk B, green inf C", "green C", text, **CALM)
    state, events = play(setting, blue=move("tnk", "A C"), red=move("tnk", "B C"))
    assert shown(state) == "C blue tnk 2"
    assert owners(state) == "A:blue B:red C:blue! D:green"


def test_an_attack_on_a_neutral_army() -> None:
    """Example 20, P-51.1: A wins, losing one tank."""
    text = map_text("A-B B-C", {"B": "neutral = 3"}, {"X": "A", "Y": "C"})
    setting = game("blue tnk A 2, blue inf A", "", text, ("land", "neutral"), **CALM)
    state, _ = play(setting, blue=move("tnk, inf", "A B"))
    assert shown(state) == "B blue inf, B blue tnk"


def test_guns_against_guns_are_a_stalemate() -> None:
    """Example 9, P-6.9 d: the attackers retreat, whether or not chapter `retreat` is in play."""
    state, events = play(game("blue atg B, red atg C", "blue B, red C"), blue=move("atg", "B C"))
    assert shown(state) == "B blue atg, C red atg"
    assert told(events, "battle", "ending") == [("stalemate",)]
    assert told(events, "retreated", "at", "to") == [("C", "B")]


def test_only_a_unit_under_construction_stays_behind() -> None:
    """Example 10: it is destroyed with the land."""
    state, _ = play(game("blue tnk B, red inf C, red tnk* C", "blue B, red C", **CALM), blue=move("tnk", "B C"))
    assert shown(state) == "C blue tnk"


def test_a_recon_retreat_goes_back_to_where_it_came_from() -> None:
    """P-34.5; by option there is none."""
    orders = move("inf", "B C", doctrine=Doctrine(retreat=Retreat("recon"), retreat_to=("A",)))
    chapters = ("land", "retreat")
    setting = "blue inf B, red inf C 9", "blue B, red C, red A"
    assert shown(play(game(*setting, chapters=chapters, **CALM), blue=orders)[0]).startswith("B blue inf")
    text: dict[str, Any] = {"chapters": chapters, "retreat_first": False, **CALM}
    assert "blue" not in shown(play(game(*setting, **text), blue=orders)[0])


def test_standing_doctrines_reach_the_battle() -> None:
    """P-6.20, example 11: with `aim infantry` the gun survives, and the defender wins; a move's own aim counts more."""
    setting = game("blue tnk B 2, red inf C, red atg C", "blue B, red C", **CALM)
    aimed = DoctrineOrder(Doctrine(aim=("inf", "*")), role="attack")
    best = move("tnk", "B C", doctrine=Doctrine(aim=("best",)))
    assert shown(play(setting, blue=[aimed, move("tnk", "B C")])[0]) == "C red atg"
    assert shown(play(setting, blue=[aimed, best])[0]) == "C blue tnk"


def test_the_throws_of_a_battle_are_witnessed() -> None:
    """P-1.1: every die is logged with its purpose."""
    _, events = play(game("blue inf B, red inf C", "blue B, red C"), blue=move("inf", "B C"))
    battle = next(event for event in events if event.kind == "battle")
    assert [roll.why for roll in battle.rolls[:2]] == ["C D1 red", "C A1 blue"]
