"""E-11.4 to E-11.7: alternatives, guards, the standing default."""

from __future__ import annotations

import pytest

from tests.rules.europe.table_kit import Game, table

LYING = "BRI britain 1, BEN britain 1, FRA france 1, SPA france 1, GER dual 1, AUS dual 1"


def game(**more: object) -> Game:
    """Three powers; Britain is first and holds QC 9H, France KD."""
    hands = {"britain": "QC 9H", "france": "KD"}
    return table("britain france dual", LYING, hands=hands, **more)  # type: ignore[arg-type]


def test_the_first_possible_alternative_and_only_that() -> None:
    """E-11.4: joined by else, or on lines of their own."""
    played = game().play(britain="move BRI FRA else draft BRI else draft BEN / fate")
    assert (played.land("BRI"), played.land("BEN"), played.hand("britain")) == ("britain 2", "britain 1", "QC 9H")
    assert played.why("britain") == [("move", "occupied")]


def test_further_lines_are_further_alternatives() -> None:
    """E-11.4: in the order written."""
    played = game().play(britain="move BRI FRA / draft GER / draft BEN")
    assert played.land("BEN") == "britain 2"


@pytest.mark.parametrize(
    ("guard", "holds"),
    [
        ("spied france K", True),
        ("spied france A", False),
        ("not spied france A", True),
        ("not spied france K", False),
        ("spied dual K", False),
        ("not spied dual K", False),
        ("hand 1", True),
        ("hand 2", False),
        ("hand 1 9", True),
        ("hand 1 K", False),
        ("empty ITA", True),
        ("empty FRA", False),
        ("not empty FRA", True),
        ("held FRA france", True),
        ("held FRA dual", False),
        ("held ITA dual", False),
        ("attacked", False),
        ("empty ITA and hand 1", True),
        ("empty ITA and hand 5", False),
    ],
)
def test_guards(guard: str, holds: bool) -> None:
    """E-11.4: what the own spy saw this turn, the own hand (the Q is gone by then), public facts; all of them hold."""
    played = game().play(britain=f"spy france / if {guard}: draft BEN else draft BRI")
    assert (played.land("BEN") == "britain 2") is holds
    assert played.why("britain") == ([] if holds else [("draft", "guard")])


def test_what_a_spy_saw_in_an_earlier_round_counts_no_more() -> None:
    """E-11.4: "this turn"."""
    played = game().play(britain="spy france").play(britain="if spied france K: draft BEN else draft BRI")
    assert played.land("BRI") == "britain 2"


def test_attacked_this_round() -> None:
    """E-11.4: only whoever was attacked before his own turn of the same round."""
    letters = {"britain": "attack BEN GER", "dual": "if attacked: draft AUS else draft GER", "france": "stop none"}
    first = game().play(None, **letters)
    assert first.land("AUS") == "dual 2"
    second = first.play(None, dual="if attacked: draft AUS else draft HUN")
    assert second.land("HUN") == "dual 1"


def test_the_standing_default() -> None:
    """E-11.6: when all alternatives fail; its owner is told."""
    played = game().play(britain="default draft BEN / move BRI FRA")
    assert played.land("BEN") == "britain 2"
    assert played.facts("defaulted", "what", seat="britain") == [("draft",)]
    assert "defaulted" not in played.log("france")


def test_silence_is_the_standing_default_too() -> None:
    """E-11.7: it stays in force; without one he holds."""
    played = game().play(britain="default draft BEN").play()
    assert played.land("BEN") == "britain 3"
    assert sorted(played.facts("held", "seat")) == [("dual",), ("france",)]


def test_if_the_default_fails_too_he_holds() -> None:
    """E-11.6: then nothing is done."""
    played = game().play(britain="default draft GER / move BRI FRA")
    assert played.facts("held", "seat")[0] == ("britain",)
    assert played.why("britain") == [("move", "occupied"), ("draft", "not_home")]


def test_all_ways_to_do_nothing_look_alike() -> None:
    """E-10.1: no mail, an impossible order, or wanted: for the others it is one and the same."""
    lines: tuple[dict[str, str], ...] = ({}, {"britain": "move BRI FRA"}, {"britain": "hold"}, {"britain": "spy dual"})
    seen = [(one.log("france"), one.log("dual"), one.log()) for one in (game().play(None, **line) for line in lines)]
    assert all(each == seen[0] for each in seen)


@pytest.mark.parametrize(
    ("first", "then", "left"),
    [
        ("stop on france / stop on me", "stop on dual", ["dual"]),
        ("stop on france", "defend best", ["france"]),
        ("stop on france", "stop none / stop on me", ["all", "me"]),
    ],
)
def test_stops_are_replaced_as_a_whole(first: str, then: str, left: list[str]) -> None:
    """E-11.1: a letter with any stop takes away all earlier ones; other letters leave them."""
    played = game().play(britain=first).play(britain=then)
    britain = next(power for power in played.state.powers if power.seat == "britain")
    assert [stop.on for stop in britain.standing.stops] == left


def test_other_standing_orders_last_until_they_are_changed() -> None:
    """E-11.1: one by one."""
    played = game().play(britain="defend best 15 / keep Q / retreat SCA: NRU / retreat FRA / auto")
    played = played.play(britain="defend cheap / retreat SCA: GER").play()
    standing = next(power for power in played.state.powers if power.seat == "britain").standing
    assert (standing.defend.policy, standing.defend.least, standing.rank.ranks[0]) == ("cheap", 0, "Q")
    assert {origin: order.lands for origin, order in standing.retreats.items()} == {"": ("FRA",), "SCA": ("GER",)}
    assert standing.auto


def test_standing_orders_of_a_letter_act_in_that_round() -> None:
    """E-11.1: France, who plays after Britain, defends by what it has just written."""
    hands = {"britain": "5C", "france": "2C AC"}
    played = table("britain france dual", LYING, hands=hands).play(britain="attack BEN FRA", france="defend best")
    assert played.facts("battle", "cards_on") == [(("AC",),)]
