"""C-8.8: ex-allies in one cell, or in each other's cities."""

from __future__ import annotations

from pbem.rulesets.campaign.orders import Attack, Capture
from tests.rules.campaign.board_kit import E, War, city, colour
from tests.rules.campaign.pact_kit import court, end


def parting(armies: str, *cities: str, last: int = 3) -> War:
    """Blue and red are allied for the last turns; both may enter cities."""
    alliance = {"number": 1111, "members": ["blue", "red"], "last": last, "entry": True}
    return court(contacts="blue-red", armies=armies, cities=cities, alliances=[alliance])


def test_both_are_warned_twice() -> None:
    """C-8.8: in the reports of the last two allied turns, of each place where they stand together."""
    game = parting("B1@E5 R1@E5 B2@K9", "Tor K9 red")
    left = []
    for _ in range(3):
        game.play(*([8, 8] if game.state.turn == 4 else []))
        left.append([(e.facts["at"], e.facts["city"], e.facts["left"]) for e in game.told("red", "ex_allies")])
        assert len(game.told("blue", "ex_allies")) == len(left[-1])
    assert left == [[("E5", "", 1), ("K9", "Tor", 1)], [("E5", "", 0), ("K9", "Tor", 0)], []]


def test_who_steps_out_leaves_without_battle() -> None:
    """C-8.8: at step 1 of the first hostile turn."""
    game = parting("B1@E5 R1@E5", last=2).play()
    game.order("blue", 1, E(5)).play()
    assert (game.at("blue", 1), game.told("red", "battle")) == ("J5", [])


def test_who_stays_fights() -> None:
    """C-8.8, C-5.2: both stay: battle at step 1."""
    game = parting("B1@E5=12 R1@E5", last=2).play().play(9, 4)
    assert game.facts("red", "battle")["step"] == 1
    assert (game.strength("blue", 1), game.find("red", 1)) == (10, None)


def test_an_ex_ally_alone_takes_the_city() -> None:
    """C-8.8, C-5.7: alone in the other's city it captures it."""
    game = parting("B1@K9", "Tor K9 red", last=2).play().play()
    assert game.city("Tor").owner == "blue"


def test_an_end_by_consent_warns_once() -> None:
    """C-8.8: an alliance that ends at once warns in that report."""
    game = court(contacts="blue-red", armies="B1@E5 R1@E5", alliances=[{"number": 1111, "members": ["blue", "red"]}])
    end(game, "blue red", game.state.alliances[0])
    assert game.play().facts("blue", "ex_allies") == {"whom": "red", "at": "E5", "city": "", "left": 0}


def test_nothing_moves_by_itself() -> None:
    """C-8.8: no automatic move."""
    game = parting("B1@E5 R1@E5", last=2).play()
    assert (game.at("blue", 1), game.at("red", 1)) == ("E5", "E5")


def test_an_attack_on_an_ally_is_refused() -> None:
    """C-8.5: non-aggression is always included: no battle, no capture; the owner of the army is told, nobody else."""
    game = parting("B1@C5=14 R1@F5 B2@H9=20", "Tor K9 red", last=20)
    game.order("blue", 1, Attack(colour("red"))).order("blue", 2, Capture(city("Tor"))).play()
    assert (game.at("blue", 1), game.at("blue", 2), game.city("Tor").owner) == ("F5", "K9", "red")
    assert [dict(event.facts) for event in game.told("blue", "spared")] == [
        {"army": 1, "at": "F5", "city": "", "others": ("red",)},
        {"army": 2, "at": "K9", "city": "Tor", "others": ("red",)},
    ]
    assert (game.told("red", "spared"), game.told("blue", "battle")) == ([], [])


def test_an_attack_on_a_guest_is_a_battle() -> None:
    """C-5.2: the ally's city shields nobody else."""
    game = parting("B1@H9=20 W1@K9", "Tor K9 red", last=20)
    game.order("blue", 1, Attack(city("Tor"))).play(15, 1)
    assert game.told("blue", "battle")
