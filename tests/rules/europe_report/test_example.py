"""6.1: the rules' own example of a report, with its numbers.

Where the example does not keep to the rules, the rules hold. France would need more than four cards (E-6.7): here the
limit is eight. Its list of dangers leaves out attacks that can be declared (BEN and BRI on FRA, UKR on FRA by ship, AUS
on ITA); here it is whole.
"""

from __future__ import annotations

from functools import cache

from pbem.core.blocks import Brief
from tests.rules.europe_report.kit import ORDERS, example, lines, section, told


@cache
def report() -> Brief:
    """Play round 4 and write the report of France."""
    before = example()
    return told(before, before.play((), **ORDERS))


def test_what_happened() -> None:
    """6.1: one line per step, numbered, in order of resolution; what comes of a step follows it."""
    assert lines(report(), "log") == [
        "1 | DU | held.",
        "2 | RU | fate: kept 2, gave 1 to France and allies.",
        "3 | BR | drafted in BRI (now 2).",
        "4 | FR | spied on the Russian Empire (Q♥).",
        "5 | FR | attack from FRA on BEN with 2 figures: 4♣ 9♥ = 13 against Britain and allies 3♠ 7♦ = 10. Attack won.",
        " | BR | nowhere to go from BEN: 2 → 1, the attackers stay where they were.",
    ]


def test_only_for_you() -> None:
    """6.1: the hand, the fate card received, what the spy saw, what was not carried out and why."""
    assert lines(report(), "hand") == ["6C! KS AD", "3 of at most 8."]
    assert lines(report(), "private") == [
        "What your spy saw in the hand of the Russian Empire: 2♥ 10♣ K♦",
        "From the fate of the Russian Empire you received 6♣",
        "Not carried out: sabotage SPA – no enemy was there; no card was used.",
    ]


def test_the_powers() -> None:
    """6.1: figures, home figures, cards in hand; how far each is from victory (E-9)."""
    assert lines(report(), "powers") == [
        "RU | Russian Empire | 3 | 3 | 3 | – | BR 4",
        "BR | Britain and allies | 4 | 4 | 2 | – | FR 5",
        "FR | France and allies | 5 | 5 | 3 | – | DU 4",
        "DU | Dual Alliance | 4 | 4 | 1 | – | RU 3",
    ]


def test_the_deck() -> None:
    """6.1: 29 cards left, and the discard pile of 14 card by card, by rank."""
    left, pile, *_ = lines(report(), "deck")
    assert left == "Cards in the deck: 29."
    assert pile == "Discard pile (14): 2♦ 2♠ 3♥ 3♠ 4♣ 5♦ 6♦ 7♦ 7♥ 8♥ 9♦ 9♥ J♥ Q♥"


def test_the_dangers() -> None:
    """6.1: the attacks that can be declared against France; none could end the game."""
    found = lines(report(), "danger")
    assert "DU can attack GER → FRA with up to 1 figure." in found
    assert "RU can attack UKR → SPA by ship with up to 1 figure." in found
    assert len(found) == 7
    assert found[-1] == "None of this could end the game."


def test_what_is_in_force() -> None:
    """6.1: stop deadly | defend enough | retreat default | rank default | default: hold."""
    assert lines(report(), "force") == [
        "Diplomacy: stop attacks if they would end the game against you.",
        "Defence: just enough.",
        "Retreat: where you win, your homes, nobody’s land, the rest.",
        "Cards kept: A K 10 9 8 7 6 5 Q J 4 3 2.",
        "If nothing else is possible: hold.",
    ]


def test_the_head() -> None:
    """6.1: the order of the next round, and that nobody holds a foreign home."""
    found = lines(report(), "")
    assert "Order of round 5: RU → BR → FR → DU." in found
    assert "No power holds a foreign home." in found


def test_the_sections_stand_in_the_order_of_the_rules() -> None:
    """6.1: head, log, own things, powers, deck, map, dangers, standing orders."""
    names = ("", "log", "hand", "private", "powers", "deck", "map", "danger", "force")
    assert report().sections == tuple(section(report(), name) for name in names)
