"""What is told of fights: the own part always, others' before one's eyes, never a wound or an unseen name (D-7.4)."""

from __future__ import annotations

from typing import Any

from pbem.core.seats import Seat
from pbem.rulesets.duncan import turn
from tests.rules.duncan.dungeon_kit import dungeon


def test_other_teams_do_not_learn_of_a_fight_out_of_sight() -> None:
    """D-5.5: a team without eyes there is told nothing."""
    game = dungeon(blue=["u1 D5 3/2/1"], red=["u1 E5 2/1/1"], green=["u1 K10 1/1/1"]).play()
    assert [event.kind for event in game.events if event.seen_by == frozenset({Seat("green")})] == []


def test_a_fight_before_ones_eyes() -> None:
    """D-5.5: who sees both squares is told of the strokes, of strength lost and of deaths; no number, no wound."""
    game = dungeon(blue=["u1 D5 3/2/1"], red=["u1 E5 2/1/1"], green=["u1 D8 1/1/4"]).play()
    assert [(blow["who"], blow["at"], blow["unit"], blow["damage"]) for blow in game.told("green", "blow")] == [
        ("blue", "D5", 0, 3)
    ]
    assert [(fell["who"], fell["at"], fell["unit"], fell["ours"]) for fell in game.told("green", "fell")] == [
        ("red", "E5", 0, 0)
    ]
    game = dungeon(blue=["u1 D5 3/2/1"], red=["u1 E5 4/1/1"], green=["u1 D8 1/1/4"]).play()
    assert [hurt["who"] for hurt in game.told("green", "hurt")] == [
        "blue"
    ]  # red has 3 wounds of 4: as strong as it was
    assert [(blow["who"], blow["damage"]) for blow in game.told("green", "blow")] == [("blue", 3), ("red", 4)]


def test_sight_is_that_of_phase_three() -> None:
    """D-5.1: a team whose unit dies in the first stroke has seen the rest of the fight."""
    game = dungeon(blue=["u1 D5 3/2/2"], red=["u1 E5 2/1/1"], green=["u1 C5 1/1/2"]).play()
    assert game.alive("green") == []
    assert ("blue", "red") in [(blow["who"], blow["target"]) for blow in game.told("green", "blow")]


def test_who_sees_one_side_only_is_told_nothing() -> None:
    """D-5.5: a stroke between a seen and an unseen unit tells of somebody out of sight, so it is not told."""
    game = dungeon(blue=["u1 D5 3/1/1"], red=["u1 E5 4/1/1"], green=["u1 B5 1/1/2"]).play()
    assert game.told("green", "blow") == []
    assert [(hurt["who"], hurt["before"], hurt["strength"]) for hurt in game.told("green", "hurt")] == [("blue", 3, 2)]


def test_enemy_wounds_are_never_told() -> None:
    """Section 5: of enemies the strength lost is told, not their wounds, nor what all strokes together did."""
    game = dungeon(blue=["u1 D5 5/2/1"], red=["u1 E5 4/1/1"]).play()
    enemy = [hurt for hurt in game.told("blue", "hurt") if hurt["who"] == "red"]
    assert [(hurt["before"], hurt["strength"], hurt["wounds"], hurt["damage"]) for hurt in enemy] == [(4, 3, 0, 0)]
    own = [hurt for hurt in game.told("blue", "hurt") if hurt["who"] == "blue"]
    assert [(hurt["strength"], hurt["wounds"], hurt["damage"]) for hurt in own] == [(5, 3, 3)]


def test_an_invisible_unit_strikes_without_a_name() -> None:
    """D-7.4: something unseen strikes: no team, no square; the own damage is told."""
    game = dungeon(blue=["u1 D5 3/2/1 invisibility"], red=["u1 E5 4/1/3"]).play()
    struck, striking = game.told("red", "blow")
    assert (struck["who"], struck["at"], struck["unit"], struck["damage"]) == ("", "", 0, 3)
    assert (striking["who"], striking["target"], striking["target_at"]) == ("red", "", "")
    assert all(hurt["who"] == "red" for hurt in game.told("red", "hurt"))
    mine = game.told("blue", "blow")
    assert [(blow["who"], blow["target"], blow["target_at"]) for blow in mine] == [
        ("blue", "red", "E5"),
        ("red", "blue", "D5"),
    ]


def test_an_invisible_unit_dies() -> None:
    """D-7.4: who fought it is told that it died; who only looked on is told nothing of it."""
    game = dungeon(blue=["u1 D5 1/2/1 invisibility"], red=["u1 E5 4/1/3"], green=["u1 D7 1/1/3"]).play()
    assert [(fell["who"], fell["at"], fell["ours"]) for fell in game.told("red", "fell")] == [("", "", 1)]
    assert game.told("green", "blow") == game.told("green", "fell") == []


def test_an_invisible_unit_strikes_others() -> None:
    """D-7.4: a third team that looks on learns of no stroke of it; that a seen unit falls it does see."""
    game = dungeon(blue=["u1 D5 3/2/1 invisibility"], red=["u1 E5 1/1/1"], green=["u1 E8 1/1/4"]).play()
    assert game.told("green", "blow") == []
    assert [(fell["who"], fell["at"]) for fell in game.told("green", "fell")] == [("red", "E5")]


def test_out_of_sight_is_unseen_too() -> None:
    """D-5.5, D-7.4: an enemy on a square the team does not see has no name either."""
    rows = "\n".join(["............", "............", "............", "...#........", "....#......."] + ["." * 12] * 7)
    game = dungeon(rows, blue=["u1 D5 2/1/1"], red=["u1 E4 2/2/1"]).play()
    assert [(blow["who"], blow["at"], blow["target"]) for blow in game.told("blue", "blow")] == [
        ("", "", "blue"),
        ("blue", "D5", ""),
    ]


def test_hidden_strengths() -> None:
    """H9: with enemy_stats hidden a stroke among others has no number, and no strength is told; own wounds are."""
    options = {"enemy_stats": "hidden"}
    game = dungeon(options=options, blue=["u1 D5 3/2/1"], red=["u1 E5 2/1/1"], green=["u1 D8 1/1/4"]).play()
    assert [blow["damage"] for blow in game.told("green", "blow")] == [0]
    assert [blow["damage"] for blow in game.told("red", "blow")] == [3]
    game = dungeon(options=options, blue=["u1 D5 3/2/1"], red=["u1 E5 4/1/1"]).play()
    assert {hurt["who"] for hurt in game.told("blue", "hurt")} == {"blue"}


def test_fights_and_tiers_are_numbered_by_what_a_team_witnessed() -> None:
    """A number tells nothing of fights elsewhere: both teams' only fight is their first, its tiers 1 and 2."""
    others: dict[str, Any] = {"green": ["u1 B9 3/7/1"], "white": ["u1 B10 3/6/1"]}
    game = dungeon(blue=["u1 D5 3/2/1"], red=["u1 E5 4/1/1"], **others).play()
    for seat in ("blue", "red", "green", "white"):
        assert [(blow["fight"], blow["round"], blow["tier"]) for blow in game.told(seat, "blow")] == [
            (1, 1, 1),
            (1, 1, 2),
        ]


def test_two_fights_of_one_team() -> None:
    """Units that struck one another are in one fight; two fights far apart are two."""
    game = dungeon(blue=["u1 D5 3/2/1", "u2 I9 3/1/1"], red=["u1 E5 4/1/1", "u2 I10 4/0/1", "u3 H10 1/5/1"]).play()
    fights = {(blow["fight"], blow["at"][0]) for blow in game.told("blue", "blow")}
    assert fights == {(2, "D"), (2, "E"), (1, "I"), (1, "H")}
    assert [(blow["fight"], blow["tier"]) for blow in game.told("blue", "blow")] == [
        (1, 1),
        (2, 1),
        (1, 2),
        (1, 2),
        (2, 2),
        (1, 3),
    ]


def test_something_unseen_joins_no_fights() -> None:
    """D-7.4: two units struck by the same unseen thing are in two fights: that it was one thing is not told."""
    game = dungeon(blue=["u1 D5 2/2/1 invisibility"], red=["u1 C5 4/1/1", "u2 E5 4/1/1"]).play()
    assert {(blow["fight"], blow["target_at"]) for blow in game.told("red", "blow") if not blow["who"]} == {
        (1, "C5"),
        (2, "E5"),
    }
    assert {blow["fight"] for blow in game.told("blue", "blow")} == {1}


def test_the_referee_gets_all_tiers() -> None:
    """Section 5: the referee reads the whole log, made of the state before and the orders."""
    game = dungeon(blue=["u1 D5 5/2/1 invisibility"], red=["u1 D5 4/1/1"])
    tiers = turn.fights(game.state, game.sheets())
    assert [(tier.round, tier.speed, [blow.damage for blow in tier.blows]) for tier in tiers] == [
        (1, 2, [5]),
        (1, 1, [3]),
        (2, 2, [5]),
    ]


def test_the_order_of_strokes_tells_no_names() -> None:
    """D-7.4: in one tier something unseen is told last, whatever its team; else the place would tell the team."""

    def strokes(invisible: str, seen: str) -> list[tuple[str, int]]:
        units: dict[str, Any] = {invisible: ["u1 D5 2/1/1 invisibility"], seen: ["u1 E4 3/1/1"]}
        game = dungeon(white=["u1 E5 5/1/1"], **units).play()
        return [
            (blow["who"] and "seen", blow["damage"]) for blow in game.told("white", "blow") if blow["target"] == "white"
        ]

    assert strokes("blue", "green") == strokes("green", "blue") == [("seen", 3), ("", 2)]
