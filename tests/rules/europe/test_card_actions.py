"""E-5, E-7.1, E-7.2, E-7.4: sabotage and espionage before the action."""

from __future__ import annotations

import pytest

from tests.rules.europe.table_kit import Game, table

LYING = "BRI britain 1, BEN france 2, SCA france 1, FRA france 1, GER dual 1"


def used(line: str, hand: str, **more: object) -> Game:
    """Let Britain play with this hand; France holds 5H KD, the Dual Alliance nothing."""
    hands = {"britain": hand, "france": "5H KD"}
    return table("britain france dual", LYING, hands=hands, **more).play(britain=line)  # type: ignore[arg-type]


def test_a_card_is_discarded_when_used_and_an_action_follows() -> None:
    """E-5.1, E-5.2: sabotage, then draft, in one turn."""
    game = used("sabotage BEN / draft BRI", "JC 2C")
    assert (game.land("BEN"), game.land("BRI"), game.hand("britain"), game.discard) == (
        *("france 1", "britain 2"),
        *("2C", "JC"),
    )


def test_spies_and_sabotage_in_the_order_written() -> None:
    """D19: both in one turn, spies as many as he has cards for."""
    game = used("spy france / sabotage BEN / spy france / hold", "JC QC QD")
    assert game.log()[:3] == ["spied", "sabotaged", "spied"]
    assert game.hand("britain") == ""


def test_what_a_spy_sees_only_his_owner_learns() -> None:
    """E-7.2, E-10: who spied on whom is public, the cards are not."""
    game = used("spy france", "QH")
    assert game.facts("spied", "seat", "on", "card") == [("britain", "france", "QH")]
    assert game.facts("saw", "on", "cards", seat="britain") == [("france", ("5H", "KD"))]
    assert "saw" not in game.log("france")
    assert "saw" not in game.log("dual")


def test_what_a_spy_saw_is_kept() -> None:
    """E-7.2: the last look at each hand, with its round."""
    game = used("spy france", "QH QD").play(britain="spy france")
    britain = next(power for power in game.state.powers if power.seat == "britain")
    assert [(one.on, one.round) for one in britain.dossiers] == [("france", 2)]


@pytest.mark.parametrize(
    ("line", "hand", "why"),
    [
        ("spy dual", "QC", "no_hand"),
        ("spy france", "KC", "no_card"),
        ("spy france with A", "QC", "no_card"),
        ("spy france", "AC", "no_card"),
        ("spy russia", "QC", "not_played"),
        ("spy britain", "QC", "not_played"),
        ("sabotage BRI", "JC", "no_enemy"),
        ("sabotage GER", "JC", "not_home"),
        ("sabotage BEN", "AC", "no_card"),
        ("sabotage BEN with A", "JC", "no_card"),
    ],
)
def test_card_actions_that_cannot_be(line: str, hand: str, why: str) -> None:
    """E-11.5: skipped, the card is kept, and only its owner is told."""
    game = used(line, hand)
    assert (game.why("britain"), game.hand("britain")) == ([(line.split()[0], why)], hand)
    assert game.log()[0] == "held"
    assert "skipped" not in game.log("france")


def test_sabotage_of_a_lone_figure() -> None:
    """D9: it is removed, the land is empty."""
    game = used("sabotage SCA", "JC")
    assert (game.land("SCA"), game.facts("sabotaged", "before", "after")) == ("-", [(1, 0)])


def test_sabotage_of_a_lone_figure_that_is_immune() -> None:
    """D9: with `sabotage_lone` `immune` it cannot be, and the card is kept."""
    game = used("sabotage SCA", "JC", sabotage_lone="immune")
    assert (game.land("SCA"), game.why("britain"), game.hand("britain")) == ("france 1", [("sabotage", "lone")], "JC")


def test_the_cheapest_suit_is_used() -> None:
    """E-12.5: of several cards of a rank the first of C < D < H < S."""
    assert used("spy france", "QH QD QS").discard == "QD"


def test_sabotage_frees_the_way_at_once() -> None:
    """E-5.3: the map is changed before the action."""
    game = used("sabotage SCA / move BRI SCA", "JC")
    assert game.land("SCA") == "britain 1"
