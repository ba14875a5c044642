"""E-6.4 to E-6.6: attack, cards, retreat, and the loss of half."""

from __future__ import annotations

import pytest

from tests.rules.europe.table_kit import Game, table

LYING = "GER dual 3, AUS dual 1, BEN britain 2, BRI britain 1"
QUIET = "stop none"


def fought(line: str, lying: str = LYING, **more: object) -> Game:
    """Let the Dual Alliance attack; it holds AC KD 2C, Britain 3C 3D."""
    hands = {"dual": "AC KD 2C", "britain": "3C 3D"}
    game = table("dual britain", lying, **{"hands": hands, "deck": "4C 4D 4H 4S", **more})  # type: ignore[arg-type]
    return game.play(dual=line, britain=QUIET)


@pytest.mark.parametrize(("figures", "cards"), [(1, ("AC",)), (2, ("KD", "AC")), (3, ("2C", "KD", "AC"))])
def test_as_many_cards_as_figures(figures: int, cards: tuple[str, ...]) -> None:
    """E-6.4: both lay n cards; he who holds more chooses, by default the best."""
    game = fought(f"attack GER BEN {figures}")
    (both,) = game.facts("battle", "figures", "cards", "cards_on")
    assert both[:2] == (figures, cards)
    assert len(both[2]) == figures  # type: ignore[arg-type]


def test_all_figures_are_meant_where_no_number_is_said() -> None:
    """E-6.4: n = 1 to all; one need not leave one."""
    game = fought("attack GER BEN")
    assert game.facts("battle", "figures") == [(3,)]
    assert (game.land("BEN"), game.land("GER")) == ("dual 3", "-")


def test_more_figures_than_there_are() -> None:
    """E-11.5: he attacks with all that are there, and is told."""
    game = fought("attack GER BEN 5")
    assert game.facts("fewer", "ordered", "figures", "why", seat="dual") == [(5, 3, "gone")]
    assert "fewer" not in game.log("britain")


def test_he_may_not_draw_while_he_holds_a_card() -> None:
    """E-6.4: fewer cards than figures: all of them, the rest from the deck; the attacker draws first."""
    game = fought("attack GER BEN 3", hands={"dual": "5C", "britain": "3C 3D"})
    assert game.facts("battle", "cards", "drawn", "total") == [(("5C", "4C", "4D"), 2, 13)]
    assert game.facts("battle", "cards_on", "drawn_on", "total_on") == [(("3C", "3D", "4H"), 1, 10)]


def test_all_cards_laid_are_discarded() -> None:
    """E-6.4: the attacker's, then the defender's."""
    assert fought("attack GER BEN 2").discard == "KD AC 3C 3D"


def test_face_cards_count_little() -> None:
    """E-1.6, E-7.5: J 1, Q 2, K 3, A 11."""
    game = fought("attack GER BEN 3", hands={"dual": "JC QC KC", "britain": "AC AD AH"})
    assert game.facts("battle", "total", "total_on") == [(6, 33)]
    assert (game.land("GER"), game.land("BEN")) == ("dual 3", "britain 2")


def test_after_a_failure_nobody_moves() -> None:
    """E-6.4: and nobody is lost."""
    game = fought("attack GER BEN 2", hands={"dual": "2C 2D", "britain": "3C 3D"})
    assert game.log()[:1] == ["battle"]
    assert (game.land("GER"), game.land("BEN")) == ("dual 3", "britain 2")


def test_one_card_for_each_defending_figure() -> None:
    """D4: with `defender_cards` `figures` the defender lays as many as stand there."""
    game = fought("attack GER BEN 1", defender_cards="figures")
    assert game.facts("battle", "cards", "cards_on") == [(("AC",), ("3C", "3D"))]


def test_named_cards() -> None:
    """E-11.5: the first ones named, as many as needed; the others stay in hand."""
    game = fought("attack GER BEN 1 named 2C AC")
    assert game.facts("battle", "cards") == [(("2C",),)]
    assert game.hand("dual") == "KD AC"


def test_a_named_card_he_does_not_hold() -> None:
    """E-11.5: the best takes its place, and nobody else learns of it."""
    game = fought("attack GER BEN 2 named 9H 2C")
    assert game.facts("battle", "cards") == [(("2C", "AC"),)]
    assert game.facts("missing", "cards", "instead", seat="dual") == [(("9H",), ("AC",))]
    assert "missing" not in game.log("britain")


def test_attack_by_ship() -> None:
    """D5: whatever can be reached by ship can be attacked; with the option off it cannot."""
    lying = "GER dual 2, AUS dual 1, BRI britain 1, BEN britain 1"
    assert fought("attack GER BRI 1", lying).facts("battle", "sea") == [(1,)]
    off = fought("attack GER BRI 1", lying, attack_by_sea=False)
    assert (off.facts("battle", "sea"), off.why("dual")) == ([], [("attack", "reach")])


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("attack POL BEN 1", "no_figure"),
        ("attack GER AUS 1", "own"),
        ("attack GER BEN 1 of france", "other"),
        ("attack AUS BEN 1", "reach"),
        ("attack GER POL 1 best only", "empty"),
        ("attack AUS BAL 1", "reach"),
    ],
)
def test_attacks_that_cannot_be(line: str, why: str) -> None:
    """E-11.5: no figure, one's own land, another holder than named, no way, nobody there."""
    line = line.replace("1 of", "1 best of")
    assert fought(line).why("dual") == [("attack", why)]


def test_an_attack_that_finds_nobody() -> None:
    """D11: one figure moves in; for others it is a move like any other."""
    game = fought("attack GER POL 3")
    assert (game.land("POL"), game.land("GER")) == ("dual 1", "dual 2")
    assert game.log("dual")[:2] == ["walked_in", "moved"]
    assert "walked_in" not in game.log("britain")


def test_an_attack_that_finds_nobody_without_the_option() -> None:
    """D11: with `attack_becomes_move` off the next alternative is taken."""
    game = fought("attack GER POL 3 else draft GER", attack_becomes_move=False)
    assert game.land("GER") == "dual 4"


def test_whoever_holds_the_target_is_attacked() -> None:
    """E-11.5: without a name it does not matter who."""
    game = fought("attack GER BEN 1 best of britain")
    assert game.facts("battle", "on") == [("britain",)]


HOME = "GER dual 2, BEN britain 1, BRI britain 1, FRA dual 1"


def test_attacks_leave_a_figure_at_home() -> None:
    """E-6.3, E-11.5: judged as if the attack succeeded; the number is reduced, and he is told."""
    game = fought("attack GER BEN", HOME)
    assert game.facts("battle", "figures") == [(1,)]
    assert game.facts("fewer", "ordered", "figures", "why", seat="dual") == [(2, 1, "homeland")]


def test_an_attack_that_would_empty_the_homeland() -> None:
    """E-6.3: reduced to nobody it is not made."""
    game = fought("attack GER BEN", HOME.replace("GER dual 2", "GER dual 1"))
    assert game.why("dual") == [("attack", "homeland")]


def test_an_attack_on_an_own_home_may_empty_another() -> None:
    """E-6.3: its success leaves figures at home."""
    game = fought("attack GER AUS", "GER dual 1, AUS britain 1, BEN britain 1, BRI britain 1")
    assert (game.land("AUS"), game.land("GER")) == ("dual 1", "-")


# Retreats


RING = "GER dual 1, AUS dual 1, HUN dual 1, FRA dual 1"


def test_all_beaten_figures_go_together() -> None:
    """E-6.5: to one empty land beside; a home first (E-12.3)."""
    game = fought("attack GER BEN 1", "GER dual 1, AUS dual 1, BEN britain 3, SCA britain 1, FRA dual 1")
    assert game.facts("retreated", "start", "end", "figures") == [("BEN", "BRI", 3)]


def test_the_attackers_origin_is_not_empty_yet() -> None:
    """E-6.5: even if all its figures attack; so half are lost, and the attackers stay."""
    game = fought("attack GER BEN", f"{RING}, BEN britain 2, BRI britain 1")
    assert game.facts("halved", "at", "before", "after") == [("BEN", 2, 1)]
    assert (game.land("GER"), game.land("BEN")) == ("dual 1", "britain 1")


def test_retreat_by_sea() -> None:
    """D6: by ship only with the option."""
    game = fought("attack GER BEN", f"{RING}, BEN britain 2, BRI britain 1", retreat_by_sea=True)
    assert game.facts("retreated", "end") == [("SCA",)]


def test_retreat_into_own_land_with_merge() -> None:
    """E-6.5, D7: own lands, too."""
    game = fought("attack GER BEN", f"{RING}, BEN britain 2, BRI britain 1", merge=True)
    assert game.land("BRI") == "britain 3"


def test_a_retreat_keeps_the_homeland_where_there_is_a_choice() -> None:
    """E-6.5, D17: France is listed first, but then nobody would be at home."""
    lying = "GER dual 1, AUS dual 1, BEN britain 1, POL britain 1"
    hands = {"dual": "AC", "britain": "2C"}
    game = table("dual britain", lying, hands=hands).play(dual="attack GER BEN", britain="retreat FRA / stop none")
    assert game.facts("retreated", "end") == [("BRI",)]
    assert game.ending == ""


def test_a_retreat_that_leaves_nobody_at_home_where_there_is_none() -> None:
    """D17: it counts as a collapse."""
    lying = "GER dual 1, AUS dual 1, HUN dual 1, BEN britain 1, POL britain 1, BRI dual 1"
    hands = {"dual": "AC", "britain": "2C"}
    game = table("dual britain", lying, hands=hands).play(dual="attack GER BEN", britain="stop none")
    assert game.facts("retreated", "end") == [("FRA",)]
    assert game.ending == "dual by collapse of britain"
