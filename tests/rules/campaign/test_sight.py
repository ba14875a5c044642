"""C-7: what is seen, remembered and told; and what is not."""

from __future__ import annotations

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.seats import Seat
from pbem.registry import install
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.ruleset import CAMPAIGN
from pbem.rulesets.campaign.sight.reimagine import reimagine
from pbem.rulesets.campaign.sight.vision import view
from tests.rules.campaign.board_kit import E, N, S, W, War, drawn, war

HOME = ["Tor S19 green", "Kan S1 red"]


def test_sight() -> None:
    """C-7.1: three cells around armies and cities, not blocked by terrain; the rest is unknown."""
    game = drawn(". . . . . .\nR1 ~ . # f .\n. . . . . G1")
    assert game.view("red").terrain == ("....  ", ".~.#  ", "....  ")
    assert game.view("red").fog == ("....??", "....??", "....??")


def test_sight_options() -> None:
    """C-7.1: army_sight and city_sight are options; with the rook's metric the sight is a diamond."""
    game = drawn(". . .\n. R1 .\n. . .\n. . y\n. . G1", y="Yaz red", army_sight=1, city_sight=0, move_metric="rook")
    assert game.view("red").fog == ("?.?", "...", "?.?", "??.", "???")


def test_memory() -> None:
    """C-7.1, C-1.5: explored cells stay known, cities as last seen, with the turn."""
    game = war("R1@C9 G1@S17", [*HOME, "Yaz C6 green"]).order("red", 1, S(5)).play()
    (yaz,) = [each for each in game.view("red").cities if each.name == "Yaz"]
    assert (yaz.owner, yaz.standing, yaz.turn, yaz.seen) == ("green", "free", 2, False)
    assert game.view("red").fog[5][2] == ":"
    assert game.view("red").turn == 3


def test_memory_is_not_the_truth() -> None:
    """C-7.1: a remembered city keeps its old owner in memory."""
    game = war("R1@C9 G1@S17 B1@C2", [*HOME, "Yaz C6 green"]).order("red", 1, S(5)).play()
    game.order("blue", 1, S(4)).play()
    assert game.city("Yaz").owner == "blue"
    (yaz,) = [each for each in game.view("red").cities if each.name == "Yaz"]
    assert yaz.owner == "green"


def test_seen_on_the_way() -> None:
    """C-7.1, C-7.3: what is seen at any step is told: colour, where first and last, never a number."""
    game = war("R1@A8 G7@F5=14", HOME).order("red", 1, E(10)).play()
    assert game.facts("red", "sighted") == {
        "who": "green",
        "start": "F5",
        "end": "F5",
        "first": 2,
        "last": 8,
        "city": "",
        "strength": "",
        "here": 0,
    }


@pytest.mark.parametrize(
    ("option", "strength", "shown"),
    [("hidden", 14, ""), ("banded", 10, "<=10"), ("banded", 14, "11-20"), ("banded", 31, ">30"), ("exact", 14, "14")],
)
def test_enemy_strength(option: str, strength: int, shown: str) -> None:
    """C-7.3 enemy_strength: nothing, a band, or the number."""
    game = war(f"R1@C5 G1@E5={strength}", HOME, enemy_strength=option).play()
    assert game.view("red").foreign[0].strength == shown
    assert game.facts("red", "sighted")["strength"] == shown


def test_watched_battle() -> None:
    """C-7.2, C-7.3: who watches hears colours, place and result; no dice, no strength."""
    game = war("R1@C5=20 G1@E5 B1@D7", HOME).order("red", 1, E(1)).order("green", 1, W(1)).play(1, 9)
    (event,) = game.told("blue", "battle_watched")
    assert event.rolls == ()
    assert dict(event.facts) == {
        "step": 1,
        "at": "D5",
        "other": "D5",
        "city": "",
        "sides": ("green", "red"),
        "result": "won",
        "winner": "red",
    }
    assert game.told("blue", "battle") == []
    assert [each.at.name for each in game.view("blue").fights] == ["D5"]


def test_numbers_of_others() -> None:
    """C-7.3: a participant hears every throw, and only his own armies' numbers."""
    game = war("R4@C5=20 G7@E5", HOME).order("red", 4, E(1)).order("green", 7, W(1)).play(1, 9)
    assert [line.args["army"] for line in game.facts("red", "battle")["lines"]] == [0, 4]
    assert [line.args["army"] for line in game.facts("green", "battle")["lines"]] == [7, 0]
    assert [roll.value for roll in game.told("red", "battle")[0].rolls] == [1, 9]


def test_unseen() -> None:
    """C-7.2: nobody hears of what happens out of his view."""
    game = war("R1@C5=20 G1@E5 B1@S10", HOME).order("red", 1, E(1)).order("green", 1, W(1)).play(1, 9)
    assert {each.kind for each in game.told("blue")} == {"march"}


def test_city_taken_in_view() -> None:
    """C-7.2: who watches a city change hands is told."""
    game = war("R1@C5 B1@D7", [*HOME, "Yaz D5 green"]).order("red", 1, E(1)).play()
    assert game.facts("blue", "city_taken") == {"city": "Yaz", "at": "D5", "step": 1, "owner": "green", "by": "red"}


def test_discovered() -> None:
    """C-7.1: a city seen for the first time is told."""
    game = war("R1@C12 G1@S17", [*HOME, "Yaz C6"]).order("red", 1, N(3)).play()
    assert game.facts("red", "discovered") == {"city": "Yaz", "at": "C6", "owner": "neutral", "step": 3}
    assert game.play().told("red", "discovered") == []


def test_tracks() -> None:
    """Section 5.1: the map shows own ways, and those of others where they were seen."""
    game = war("R1@C5 G1@E9", HOME).order("red", 1, S(2)).order("green", 1, E(5)).play()
    own, other = game.view("red").tracks
    assert (own.number, [at.name for at in own.cells]) == (1, ["C5", "C6", "C7"])
    assert (other.number, other.owner, [at.name for at in other.cells]) == (0, "green", ["F9"])


@pytest.mark.parametrize("own", ["R1@E5", "R1@E5 R2@E5", "R1@D5 R2@E5 R3@F5"])
def test_who_stands_in_the_cell_of_an_own_army_is_seen_there(own: str) -> None:
    """C-7.1: an ally who passes through own armies is watched in their cells as beside them."""
    treaty = [{"number": 1, "members": ["red", "green"], "first": 1}]
    game = war(f"{own} G1@G5", HOME, alliances=treaty).order("green", 1, W(2)).play()
    other = next(each for each in game.view("red").tracks if each.owner == "green")
    assert [at.name for at in other.cells] == ["G5", "F5", "E5"]
    assert [each.cell.name for each in game.view("red").foreign] == ["E5"]


def shared(**terms: bool) -> War:
    treaty = [{"number": 1, "members": ["red", "green"], "first": 1, **terms}]
    return war("R1@C5 G1@K9 B1@M9", HOME, alliances=treaty)


def test_shared_view() -> None:
    """C-7.1, C-8.5: an ally's view is seen where the treaty says so, marked as his."""
    assert shared(share_view=True).view("red").fog[8][12] == "a"
    assert [each.owner for each in shared(share_view=True).view("red").foreign] == ["green", "blue"]
    assert shared(share_view=True).view("red").foreign[0].allied
    assert shared().view("red").fog[8][12] == "?"


def test_shared_map() -> None:
    """C-8.5: explored cells are shared at the end of every turn, not the view."""
    game = shared(share_explored=True).play()
    assert game.view("red").fog[8][12] == ":"
    assert game.view("red").foreign == ()


def test_public() -> None:
    """C-7.5: the public sees no cell."""
    game = war("R1@C5 G1@E5", HOME)
    shown = view(game.state, None)
    assert {*"".join(shown.fog)} == {"?"}
    assert (shown.armies, shown.foreign, shown.cities) == ((), (), ())


def test_standing_of_cities() -> None:
    """C-1.3: own, allied, free and occupied, as this state sees it."""
    treaty = [{"number": 1, "members": ["red", "white"], "first": 1}]
    cities = ["Own C5 red", "Ally D5 white", "Free C6 green", "Held D6 green", "Wild E6"]
    game = war("R1@C4 G1@D6 W1@S10", cities, alliances=treaty)
    assert {each.name: each.standing for each in game.view("red").cities} == {
        "Own": "own",
        "Ally": "allied",
        "Free": "free",
        "Held": "occupied",
        "Wild": "free",
    }


@pytest.mark.parametrize("seed", range(8))
def test_nothing_leaks(seed: int) -> None:
    """C-7.4: the view does not change when everything its owner does not know is dealt anew."""
    game = war(
        "R1@C5 R2@F9 G1@D9=14 G2@S3 B1@J9 B2@K2 W1@A19 N1@E12",
        [*HOME, "Yaz E5 green", "Tin J15 blue", "Ost A20 white", "Wild E12"],
        realms={"red": {"capital": "Kan", "contacts": ["green"]}, "green": {"contacts": ["red"]}},
        enemy_strength="banded",
    )
    dealt = reimagine(game.state, Seat("red"), KeyedDice(bytes([seed]) * 32))
    assert view(dealt, Seat("red")) == game.view("red")
    assert dealt != game.state


def test_order_of_telling() -> None:
    """C-7.4: battles seen in one step are told by place, strangers by what is told of them, never by number."""
    game = war("R1@C9=20 G1@E9 R2@C7=20 G2@E7 B1@D5 G9@G3 G8@G4", HOME)
    for army in (1, 2):
        game.order("red", army, E(1)).order("green", army, W(1))
    game.play(1, 9, 1, 9)
    assert [each.facts["at"] for each in game.told("blue", "battle_watched")] == ["D7"]
    seen = [each.facts["start"] for each in game.told("blue", "sighted")]
    assert seen == ["E7", "G3", "G4", "C7"]
    assert [each.cell.name for each in game.view("blue").foreign] == ["G3", "G4", "D7"]


def test_the_view_does_not_hold_the_map_of_the_options() -> None:
    """C-7.1: the text of a map shows every cell and city; no view carries it."""
    game = CAMPAIGN
    options = Options(map="two-fords", seats=2, board=install(game).material("maps/two-fords.txt"))
    state = game.rules.setup(options, game.rules.seats(options), KeyedDice(b"map"))
    assert [game.rules.view(state, seat).options.board for seat in (*game.rules.seats(options), None)] == ["", "", ""]
