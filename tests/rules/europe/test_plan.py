"""6.2: the answer says what would happen in which case, from public facts and the own hand."""

from __future__ import annotations

import pytest

from pbem.core.areas import AreaMap
from pbem.core.languages import LANGUAGES
from pbem.reports import text_shapes
from pbem.rulesets.europe.ruleset import EUROPE
from tests.rules.europe.letters_kit import Letter, letter
from tests.rules.europe.table_kit import Game, table
from tests.rules.europe_report.kit import words

LYING = (
    "BRI britain 1, BEN britain 1, SCA britain 1, FRA france 2, SPA france 1, ITA france 1, "
    "GER dual 1, AUS dual 1, HUN dual 1, POL russia 1, UKR russia 1, NRU russia 1"
)
DEFAULTS = (
    "In force: K stops attacks: those that could end the game without you as the winner | defence: just enough | "
    "kept first: A K 10 9 8 7 6 5 Q J 4 3 2 (default) | retreat: default | if nothing else: hold."
)


def game(lying: str = LYING, hand: str = "KD 10C 2H", **more: object) -> Game:
    """France holds K, 10 and 2."""
    hands = {"france": hand, "dual": "9C"}
    return table("britain france dual russia", lying, hands=hands, round=5, **more)  # type: ignore[arg-type]


def test_the_round_as_it_will_be_played() -> None:
    """6.2: the letter of the rules, said as a whole."""
    written = letter(game(hand="KD 10C QH"), "spy DU\nattack FRA -> BEN with 2, play 9H KD\ndraft ITA")
    assert written.overview == [
        "Round 5 will be played with: spy on the Dual Alliance; attack FRA → BEN with 2, else draft ITA.",
        DEFAULTS,
    ]


def test_nothing_sent() -> None:
    """E-11.7: the standing action, else nothing."""
    written = letter(game(), "defend best")
    assert written.overview[0] == ("Round 5 will be played with: hold (your standing order; no action was sent).")


def test_the_standing_orders_of_a_letter_are_in_force_at_once() -> None:
    """E-11.1: stops are replaced all together, the others one by one."""
    written = letter(
        game(),
        """
        stop on me min 2
        stop attacks by DU with A
        defend best if attacker >= 15
        keep Q first
        retreat from FRA: SPA
        default draft FRA else fate
        """,
    )
    assert written.overview == [
        "Round 5 will be played with: draft FRA, else fate (your standing order; no action was sent).",
        "In force: K stops attacks: on you, with 2 figures or more; K stops attacks: by the Dual Alliance, "
        "an A too, if there is no K | defence: your best cards from 15 points on, just enough below | "
        "kept first: Q, A, K, 10, 9, 8, 7, 6, 5, J, 4, 3 and 2 | retreat from FRA: SPA | "
        "if nothing else: draft FRA, else fate.",
    ]


def test_what_an_attack_needs() -> None:
    """6.2: how many cards, which of the own ones now, where the beaten could go, and that it cannot end the game."""
    written = letter(game(), "attack FRA -> GER with 2")
    assert written.foretold(1) == [
        "2 figures attack the Dual Alliance in GER.",
        "With your hand as it is now: 10♣ K♦ = 13.",
        "As things stand the beaten cannot retreat: the figure is lost and you move in.",
        "As things stand this attack cannot end the game.",
    ]


def test_cards_from_the_deck() -> None:
    """E-6.4: who holds fewer cards than figures lays all and draws."""
    lying = LYING.replace("FRA france 2", "FRA france 5")
    assert letter(game(lying), "attack FRA GER").foretold(1)[1] == (
        "With your hand as it is now: 2♥ 10♣ K♦ = 15 and 2 cards from the deck."
    )
    assert letter(game(hand=""), "attack FRA GER 1").foretold(1)[1] == (
        "With your hand as it is now: one card from the deck."
    )


def test_the_beaten_go_where_they_can() -> None:
    """E-6.5, E-6.6: a free neighbour, or half of them."""
    free = LYING.replace("POL russia 1, ", "")
    assert "If you win, they can retreat to POL." in letter(game(free), "attack FRA GER").foretold(1)
    strong = LYING.replace("GER dual 1", "GER dual 5")
    assert "As things stand the beaten cannot retreat: 5 → 2, and you stay where you are." in (
        letter(game(strong), "attack FRA GER").foretold(1)
    )


def kingmaker(*more: str) -> Game:
    """X12: seats BR, FR, DU; the Dual Alliance has its last figure in GER, with nowhere to go."""
    lying = ("BEN britain 2", "BRI britain 1", "FRA france 1", "GER dual 1", "SCA france 1", "POL france 1")
    return table("britain france dual", ", ".join((*lying, *(more or ("AUS france 1",)))))


def test_x12_kingmaker() -> None:
    """X12: the right neighbour FR would win. "BR's acknowledgement warned him"."""
    written = letter(kingmaker(), "attack BEN GER", "britain")
    assert written.foretold(1)[-1] == (
        "If this succeeds, the Dual Alliance may be left without a figure at home, "
        "and France and allies would win the game, not you."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_x12_in_every_language(language: str) -> None:
    """E-9.4: it is said in the language of the letter."""
    seen = letter(kingmaker(), "attack BEN GER", "britain", language)
    assert any(catalogued in seen.foretold(1)[-1] for catalogued in ("France", "Franc", "Франци"))


def test_x13_both_at_once() -> None:
    """X13: BR already stands in AUS and HUN and has a figure at home: he is on turn, he wins."""
    written = letter(kingmaker("AUS britain 1", "HUN britain 1"), "attack BEN GER", "britain")
    assert written.foretold(1)[-1] == "If you win this attack, you win the game."


def test_x14_an_unplayed_trio() -> None:
    """X14: FR moves HUN -> UKR: RU's trio is complete, and FRA is held: FR wins."""
    lying = "FRA france 1, NRU france 1, POL france 1, HUN france 1, BRI britain 1"
    assert letter(table("france britain", lying), "move HUN UKR").foretold(1) == ["This ends the game, and you win."]


def test_fate_and_the_limit() -> None:
    """X10: FR holds 10C 8D 5H JS, fate me RU OT: one kept, and J is discarded first."""
    seen = table("russia france ottoman", "FRA france 1, POL russia 1, BAL ottoman 1", hands={"france": "10C 8D 5H JS"})
    assert letter(seen, "fate me RU OT").foretold(1) == [
        "You keep 1 of the three cards. A hand holds 4 at most, so with your hand as it is now you first discard J♠."
    ]


def test_alternatives_each_with_its_own_words() -> None:
    """E-11.4: what each would do, as things stand now."""
    written = letter(game(), "draft FRA else fate RU RU RU else hold")
    assert written.foretold(1) == [
        "draft FRA: 3 figures will stand in FRA.",
        "fate: You keep none of the three cards.",
        "hold: Nothing will be done.",
    ]


def test_card_actions() -> None:
    """E-7.1, E-7.2: what is removed, and that a spy is seen by all."""
    lying = LYING.replace("ITA france 1", "ITA dual 3")
    written = letter(game(lying, hand="JC QC"), "sabotage ITA\nspy DU")
    assert written.foretold(1) == ["Dual Alliance in ITA: 3 → 1."]
    assert written.foretold(2) == ["Everybody learns of it; you see the hand of the Dual Alliance (1 card now)."]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("stop deadly", "For it you hold K♦ now."),
        ("stop none", "You play no K, not even against an attack that ends the game."),
        ("defend best", "Whenever you are attacked: your best cards."),
        ("rank K A", "With your hand as it is now, 2♥ would be given up first."),
        ("retreat SPA", "Whenever your figures are beaten: the first of these that is free, then the default order."),
        ("default fate", "Whenever nothing else is possible, or no letter comes: fate."),
    ],
)
def test_what_standing_orders_would_do(line: str, told: str) -> None:
    """E-12: as the hand is now."""
    assert letter(game(), line).foretold(1) == [told]


def test_a_stop_without_a_king() -> None:
    """E-12.4: it stands, and counts as soon as there is one."""
    assert letter(game(hand="2H"), "stop deadly with A").foretold(1) == [
        "You hold neither K nor A now; it counts as soon as you do."
    ]


def test_the_plan_on_the_map() -> None:
    """6.2: an arrow for each move and attack; ships go by sea."""
    written: Letter = letter(game(), "attack FRA GER 1 else move SPA BAL")
    shown, _ = EUROPE.telling.plan(written.view, written.standing)
    assert isinstance(shown, AreaMap)
    arrows = [(one.origin, one.to, one.width, one.line, one.ends is not None) for one in shown.arrows]
    assert arrows == [("FRA", "GER", 12, "dashed", False), ("SPA", "BAL", 6, "dashed", True)]
    told = text_shapes.paint(shown.signs, words("en"))
    assert "  FR FRA -> GER attack planned (1)" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_foretells_alike(language: str) -> None:
    """6.2: as many sentences in each language."""
    lines = (
        "attack FRA GER 2\nfate A>me\nspy DU\nstop on me\ndefend cheap\nretreat SPA\nkeep Q\ndefault fate\ndraft FRA"
    )
    said, english = letter(game(), lines, language=language), letter(game(), lines)
    counts = [len(said.foretold(n)) for n in range(1, 10)]
    assert counts == [len(english.foretold(n)) for n in range(1, 10)]
    assert len(said.overview) == 2
