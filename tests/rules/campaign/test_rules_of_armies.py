"""E-1 to E-7: plans, triggers, guards and actions."""

from __future__ import annotations

import pytest

from pbem.core.seats import Seat
from pbem.rulesets.campaign.orders import (
    IT,
    Approach,
    Attack,
    Capture,
    Flee,
    Goto,
    Guard,
    Join,
    Resume,
    Stay,
    Target,
    Wait,
    WaitJoin,
)
from tests.rules.campaign.board_kit import SE, E, N, S, W, city, colour, drawn, happens, on, reveal, see, to, war

HOME = ["Tor S19 green", "Kan S1 red"]
RED = Seat("red")


def test_before_moving() -> None:
    """E-1: before the first step only `see` and `step 0` are tried."""
    game = war("R1@C9 R2@K9 G1@C7", HOME)
    game.order("red", 1, N(5), rules=[on(reveal("enemy"), Stay()), on(see("enemy"), S(2))])
    game.order("red", 2, N(5), rules=[on(happens("step", step=0), E(1))]).play()
    assert (game.at("red", 1), game.at("red", 2)) == ("C11", "L9")


def test_at_step() -> None:
    """E-1: `at step 3`."""
    game = war("R1@F9 G1@S19").order("red", 1, N(5), rules=[on(happens("step", step=3), W(2))]).play()
    assert game.at("red", 1) == "D6"


def test_blocked_rule() -> None:
    """E-1: `if blocked`."""
    game = drawn(". # .\n. R1 .\n. . G1").order("red", 1, N(1), rules=[on(happens("blocked"), W(1))]).play()
    assert game.at("red", 1) == "A2"


def test_arrived_rule() -> None:
    """E-1: `on arrival`, when the plan has just become empty; not for an army that never had one."""
    game = war("R1@F9 R2@K9 G1@S19")
    game.order("red", 1, to("F6"), rules=[on(happens("arrived"), E(1))])
    game.order("red", 2, Stay(), rules=[on(happens("arrived"), E(1))]).play()
    assert (game.at("red", 1), game.at("red", 2)) == ("G6", "K9")


def test_won_rule() -> None:
    """E-1: `if won`."""
    game = war("R1@C5=20 G1@E5", HOME).order("red", 1, E(9), rules=[on(happens("won"), S(1))]).play(1, 9)
    assert game.at("red", 1) == "E6"


def test_merged_rule() -> None:
    """E-1: `if merged with 3`, not with another."""
    rule = on(happens("merged", army=3), S(2))
    game = war("R1@C5=10 R2@D5=10 R3@G5=10 G1@S19").order("red", 1, rules=[rule]).order("red", 2, Join(1))
    game.order("red", 3, Join(1)).play()
    assert (game.at("red", 1), game.strength("red", 1)) == ("C7", 30)
    assert game.facts("red", "fired")["step"] == 4


@pytest.mark.parametrize(("knowledge", "end"), [("army", "C4"), ("owner", "C9")])
def test_whose_eyes(knowledge: str, end: str) -> None:
    """E-2 trigger_knowledge: the army's own eyes, or all of its owner's."""
    game = war("R1@C9 R2@R9 G1@S10", HOME, trigger_knowledge=knowledge)
    assert game.order("red", 1, N(5), rules=[on(see("enemy"), Stay())]).play().at("red", 1) == end


def test_reveal_is_an_edge() -> None:
    """E-3: an enemy in sight at the start is not revealed; nor is one the army meets again that another has watched."""
    game = war("R1@C9 R2@C8 G1@C7", HOME).order("red", 1, S(5), N(5), rules=[on(reveal("enemy"), Stay())]).play()
    assert game.at("red", 1) == "C9"


def test_see_is_a_level() -> None:
    """E-3: `see` is true while in sight."""
    rules = [on(see("enemy"), W(9), guards=[Guard("enemies", ">=", 2)])]
    game = war("R1@C9 G1@C6 G2@C5", HOME).order("red", 1, N(2), rules=rules).play()
    assert game.way("red", 1) == "C9 C8 B8 A8"


def test_city_state_is_read_when_it_enters_sight() -> None:
    """E-3: free or occupied is read at the check at which the city enters sight."""
    rules = [on(reveal("free_city"), Capture(IT)), on(reveal("occupied_city"), Stay())]
    game = war("R1@C9 G1@C4", [*HOME, "Yaz C4 green"]).order("red", 1, N(5), rules=rules)
    game.order("green", 1, Wait(2), E(5)).play()
    assert (game.at("red", 1), game.facts("red", "fired")["rule"]) == ("C7", 2)


def test_first_rule_wins() -> None:
    """E-4: one rule a check, in written order; the others stay armed."""
    rules = [on(reveal("free_city"), Capture(IT)), on(reveal("enemy"), Stay()), on(happens("captured"), E(1))]
    game = war("R1@C9 G1@F5", [*HOME, "Yaz C5 green"]).order("red", 1, N(9), rules=rules).play()
    assert [each.facts["rule"] for each in game.told("red", "fired")] == [1, 3]
    assert (game.at("red", 1), game.city("Yaz").owner) == ("D5", "red")


def test_each_rule_once() -> None:
    """E-4: each rule fires at most once a turn."""
    game = war("R1@C9 G1@S19").order("red", 1, N(1), rules=[on(happens("arrived"), E(1))]).play()
    assert game.way("red", 1) == "C9 C8 D8"


def test_flee_ends_the_rules() -> None:
    """E-4: an army that flees does not turn round to take a city."""
    rules = [on(reveal("enemy"), Flee()), on(reveal("free_city"), Capture(IT))]
    game = war("R1@C9 G1@C4", [*HOME, "Yaz E13"]).order("red", 1, N(5), rules=rules).play()
    assert game.city("Yaz").owner is None
    assert [each.facts["rule"] for each in game.told("red", "fired")] == [1]


def test_it_is_the_nearest() -> None:
    """E-4: `it` is the nearest matching object."""
    game = war("R1@C9 G1@C6 B1@E9", HOME).order("red", 1, rules=[on(see("enemy"), Approach(IT))]).play()
    assert game.facts("red", "fired")["who"] == "blue"
    assert game.at("red", 1) == "D9"


@pytest.mark.parametrize(
    ("guard", "end"),
    [
        (Guard("strength", ">=", 20), "C8"),
        (Guard("strength", "<=", 10), "C9"),
        (Guard("enemies", "<=", 1), "C9"),
        (Guard("enemies", ">=", 2), "C8"),
        (Guard("not_colour", colour=Seat("green")), "C8"),
        (Guard("not_colour", colour=Seat("blue")), "C9"),
    ],
)
def test_guards(guard: Guard, end: str) -> None:
    """4.1 Guard: strength, number of enemies in sight, not of a colour."""
    game = war("R1@C9 G1@E11", HOME).order("red", 1, N(1), rules=[on(see("enemy"), Stay(), guards=[guard])]).play()
    assert game.at("red", 1) == end


def test_colour_triggers() -> None:
    """Example 22: a rule may name a colour."""
    rules = [on(reveal("enemy", colour=Seat("green")), Approach(IT)), on(reveal("enemy", colour=RED), Flee())]
    game = war("B1@C9 R1@S3 G1@C4", HOME).order("blue", 1, N(5), rules=rules).play()
    assert (game.at("blue", 1), game.facts("blue", "fired")["rule"]) == ("C5", 1)


def test_ally_and_any_city() -> None:
    """4.1 Trigger: `ally` is an army of an ally, `any_city` a free or occupied one; a city may be named."""
    treaty = [{"number": 1, "members": ["red", "white"], "first": 1}]
    game = war("R1@C9 W1@C4 R2@K9 R3@K12 G1@S17", [*HOME, "Yaz K4 green"], alliances=treaty)
    game.order("red", 1, N(5), rules=[on(reveal("ally"), Stay())])
    game.order("red", 2, N(5), rules=[on(reveal("any_city"), Stay())])
    game.order("red", 3, N(5), rules=[on(reveal("any_city", city="Ost"), Stay())]).play()
    assert [game.at("red", number) for number in (1, 2, 3)] == ["C7", "K7", "K7"]


def test_capture_gives_up() -> None:
    """E-5 capture: gives up when a hostile army is seen standing in the city; the plan goes on."""
    game = war("R1@C9 G1@C7", [*HOME, "Yaz C7 green"]).order("red", 1, Capture(city("Yaz")), E(2)).play()
    assert game.at("red", 1) == "E9"
    assert game.facts("red", "failed") == {"army": 1, "step": 1, "what": "capture", "why": "held"}


def test_attack_follows() -> None:
    """E-5 attack: follows a seen army, into its cell."""
    game = war("R1@C9=20 G1@E9", HOME).order("red", 1, Attack(colour("green"))).order("green", 1, E(2)).play(1, 9)
    assert (game.at("red", 1), game.find("green", 1)) == ("G9", None)


def test_attack_last_seen() -> None:
    """E-5 attack: an army out of sight is sought where it was last seen; then the plan goes on."""
    game = war("R1@C9 G1@F9", HOME, army_sight=3).order("red", 1, Wait(1), Attack(colour("green")), S(1))
    game.order("green", 1, E(10)).play()
    assert game.told("red", "failed")[0].facts["why"] == "unknown"
    assert game.at("red", 1) == "C10"


def test_attack_at_a_cell() -> None:
    """Example 16: `attack red at F7`."""
    game = war("B1@C7=20 R1@F7 R2@D9", HOME).order("blue", 1, Attack(colour("red", "F7"))).play(9, 1)
    assert game.at("blue", 1) == "F7"


def test_approach_never_enters() -> None:
    """E-5 approach: stops beside it, follows while steps last."""
    game = war("R1@C5 G1@E5", HOME).order("red", 1, Approach(colour("green"))).order("green", 1, Wait(3), S(5)).play()
    assert (game.at("red", 1), game.at("green", 1)) == ("D9", "E10")


def test_approach_the_unknown() -> None:
    """E-7: an unknown target costs the tick, not the turn: it may come into sight."""
    game = war("R1@C5 G1@K5", HOME).order("red", 1, Approach(colour("green"))).order("green", 1, W(6)).play()
    assert game.at("red", 1) == "D5"
    assert len(game.told("red", "failed")) == 1


def test_flee_without_a_step() -> None:
    """E-5 flee: from where it stands, in the direction leading farthest away."""
    game = war("R1@K10 G1@K8", HOME).order("red", 1, rules=[on(see("enemy"), Flee())]).play()
    assert game.way("red", 1).startswith("K10 L11 M12")


def test_flee_halts() -> None:
    """E-5 flee: the edge ends the flight."""
    game = war("R1@C18 G1@C12", HOME).order("red", 1, N(3), rules=[on(reveal("enemy"), Flee())]).play()
    assert game.way("red", 1) == "C18 C17 C16 C15 C16 C17 C18 C19 C20"
    assert len(game.told("red", "blocked")) == 1


def test_flee_sees_an_enemy() -> None:
    """E-5 flee implies no battle: it halts before a cell with a seen enemy."""
    game = war("R1@C12 G1@C7 B1@C14", HOME).order("red", 1, N(2), rules=[on(reveal("enemy"), Flee())]).play()
    assert game.at("red", 1) == "C13"


def test_wait_join_waits() -> None:
    """E-5 wait_join: for any own army, or for the named one."""
    game = war("R1@C5 R2@D5 R3@K5 G1@S19").order("red", 1, WaitJoin(3), W(1)).order("red", 2, Join(1)).play()
    assert game.at("red", 1) == "C5"


def test_resume() -> None:
    """Example 23: `if captured: resume` takes up the plan where it stopped."""
    rules = [on(reveal("free_city"), Capture(IT)), on(happens("captured"), Resume())]
    game = war("R1@C15 G1@S19", [*HOME, "Yaz E10"]).order("red", 1, N(10), rules=rules).play()
    assert game.city("Yaz").owner == "red"
    assert game.facts("red", "march")["steps"] == 10


def test_resume_keeps_its_target() -> None:
    """E-4, E-5: the plan taken up again goes on to what fired its own rule, whatever fired another one since."""
    rules = [on(reveal("free_city"), Capture(IT)), on(happens("won"), Resume())]
    game = war("R1@C12=20 G1@D9", [*HOME, "Yaz E8"]).order("red", 1, N(10), rules=rules).play(1, 9)
    assert [each.facts["rule"] for each in game.told("red", "fired")] == [1, 2]
    assert (game.city("Yaz").owner, game.told("red", "failed")) == ("red", [])


def test_resume_after_another_target() -> None:
    """E-4: a rule that fires on something else in between does not give the shelved plan its own target."""
    rules = [on(reveal("free_city"), Capture(IT)), on(reveal("enemy"), Wait(1), Resume())]
    game = war("R1@C12 G1@A7", [*HOME, "Yaz F8"]).order("red", 1, N(10), rules=rules).play()
    assert [each.facts["rule"] for each in game.told("red", "fired")] == [1, 2]
    assert game.city("Yaz").owner == "red"


def test_what_follows_resume_has_the_target_of_its_own_rule() -> None:
    """E-4: `resume, to it`: first the city of the older rule, then the one that fired this rule."""
    rules = [on(reveal("free_city", city="Yaz"), Capture(IT))]
    rules += [on(reveal("free_city", city="Ost"), Resume(), Capture(IT))]
    game = war("R1@C12 G1@S19", [*HOME, "Yaz E8", "Ost G6"]).order("red", 1, N(10), rules=rules).play()
    assert (game.city("Yaz").owner, game.city("Ost").owner) == ("red", "red")


def test_resume_follows_the_army_chosen() -> None:
    """E-5: an attack stopped in between goes on after the same army, though another one has come nearer."""
    rules = [on(happens("step", step=2), Wait(2), Resume())]
    game = war("R1@C10=20 G1@E10 G2@C7", HOME).order("red", 1, Attack(Target(colour=Seat("green"))), rules=rules)
    game.order("green", 1, E(3)).order("green", 2, Wait(2), SE(2)).play(1, 9)
    assert game.find("green", 1) is None
    assert game.find("green", 2) is not None


def test_goto_own_army() -> None:
    """4.1 Target: an own army."""
    game = war("R1@C5 R2@F5 G1@S19").order("red", 1, Goto(Target(army=2))).play()
    assert game.at("red", 1) == "F5"


def test_wait() -> None:
    """Example 21: `wait 3, left 5`."""
    game = war("R1@K5 G1@S19").order("red", 1, Wait(3), W(5)).play()
    assert game.at("red", 1) == "F5"
    game.order("red", 1, Wait(8), W(5)).play()
    assert game.at("red", 1) == "D5"


def test_join_the_lost() -> None:
    """E-7: a join aimed at an army that is no more ends, and the plan continues."""
    game = war("R1@C5 R2@K9=2 G1@L9=20", HOME).order("red", 1, Wait(2), Join(2), N(1)).order("red", 2, E(1))
    game.play(15, 1)
    assert game.at("red", 1) == "C4"
    assert game.facts("red", "failed")["why"] == "gone"


def test_standing_army_reacts() -> None:
    """Example 30: a standing army reacts within the remaining ticks."""
    game = war("R1@C9 G1@H9", [*HOME, "Yaz C15 red"])
    game.order("red", 1, Stay(), rules=[on(reveal("enemy"), Goto(city("Yaz")))]).order("green", 1, W(2)).play()
    assert game.at("red", 1) == "C15"
    assert game.facts("red", "fired")["step"] == 2
