"""s5.2: the example of an alliance, as an order, through its ten turns and one more."""

from __future__ import annotations

from dataclasses import replace

from pbem.rulesets.campaign.state import State
from pbem.rulesets.campaign.treaty import Entry, Share
from tests.rules.campaign.board_kit import E, War
from tests.rules.campaign.pact_kit import accept, city, contact, court, pact, propose

MEMBERS = "blue red"
TERMS = (
    Share("explored"),
    Share("view"),
    city("Yaz", "blue", "red"),
    contact("green", "red", "blue"),
    contact("white", "red", "blue"),
    Entry(),
)


def example() -> War:
    """Blue proposes it in turn 7, and red accepts."""
    game = court(
        "blue green red white",
        "blue-red green-red red-white",
        "B1@E9=14 R1@H9=10",
        ["Yaz K9 blue", "Tor L3 white"],
        turn=7,
    )
    accept(game, "red", propose(game, "blue", pact(MEMBERS, *TERMS, turns=10, joint=True)))
    return game


def test_from_the_next_turn_for_ten_turns() -> None:
    """s5.2: "сроком на 10 туров, начиная со следующего": allied in turns 8 to 17, and hostile in 18."""
    game = example().play()
    (alliance,) = game.state.alliances
    assert (alliance.first, alliance.last, alliance.joint) == (8, 17, True)
    for turn in range(8, 18):
        assert {(each.owner, each.allied) for each in game.view("blue").foreign} == {("red", True)}, turn
        game.play()
    assert game.facts("red", "alliance_ended")["why"] == "expired"
    assert game.state.alliances == ()
    assert game.order("blue", 1, E(3)).play(9, 1).facts("red", "battle")["at"] == "H9"


def test_a_turn_earlier_they_still_fight() -> None:
    """C-3.2: in the turn of the agreement itself nothing has changed yet."""
    assert example().order("blue", 1, E(3)).play(9, 9).told("red", "battle")


def test_zones_and_view_are_shared() -> None:
    """s5.2: "друг другу открываются обследованные зоны и текущий обзор", from the report that makes it on."""
    game = example().play()
    red, blue = game.view("red"), game.view("blue")
    assert "a" in "".join(red.fog)
    assert all((one == "?") == (other == "?") for one, other in zip("".join(red.fog), "".join(blue.fog), strict=True))
    assert {city.name for city in red.cities} == {city.name for city in blue.cities}
    for _ in range(10):
        game.play()
    assert "a" not in "".join(game.view("red").fog)


def test_the_city_is_handed_over() -> None:
    """s5.2: "Синий игрок передаёт красному город Йазь"."""
    game = example().play()
    assert game.city("Yaz").owner == "red"
    assert game.facts("red", "received")["city"] == "Yaz"


def test_the_contacts_are_handed_over() -> None:
    """s5.2: "Красный игрок передаёт синему контакты зелёного и белого игроков"; they have them for ever."""
    game = example().play()
    assert game.realm("blue").contacts == {"red", "green", "white"}
    assert [(each.facts["whom"], each.facts["by"]) for each in game.told("blue", "contact")] == [
        ("green", "red"),
        ("white", "red"),
    ]
    assert game.facts("white", "contact")["whom"] == "blue"


def test_allied_troops_may_stand_in_cities() -> None:
    """s5.2: "Допускается занятие городов союзными войсками"; they take nothing by it."""
    game = example().play().order("blue", 1, E(6)).play()
    assert (game.at("blue", 1), game.city("Yaz").owner) == ("K9", "red")
    assert game.told("blue", "halted") == []


def test_joint_victory() -> None:
    """s5.2: "Совместная победа": when nobody else is left, both have won."""
    game = example().play()
    game.state = alone(game.state)
    assert game.play().facts("red", "ended")["winners"] == ("blue", "red")


def alone(state: State) -> State:
    """Take everything from the two others."""
    mine = ("blue", "red")
    armies = tuple(each for each in state.armies if each.owner in mine)
    cities = tuple(replace(each, owner=each.owner if each.owner in mine else None) for each in state.cities)
    return replace(state, armies=armies, cities=cities)
