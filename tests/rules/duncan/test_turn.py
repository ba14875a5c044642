"""The eight phases in their order (D-2)."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.dice import ScriptedDice
from pbem.core.squares import count
from pbem.rulesets.duncan import turn
from pbem.rulesets.duncan.orders import BonusOrder, BuyOrder, MoveOrder, NoteOrder, Order, UpgradeOrder
from tests.rules.duncan.dungeon_kit import dungeon

HOME = {"portal": "C3", "points": 9}


def test_phase_after_phase() -> None:
    """D-2.1: whatever the order of the lines, what is told comes phase by phase."""
    lines: tuple[Order, ...] = (BuyOrder(("B3",)), MoveOrder(1, "E5"), UpgradeOrder(1, "strength"))
    game = dungeon(blue=["u1 D4 2/2/1"], red=["u1 F5 1/1/1"], teams={"blue": HOME}, piles=["E5 small"])
    game.order("blue", *lines).play()
    kinds = [event.kind for event in game.events if event.seen_by == frozenset({game.team("blue").seat})]
    assert [kind for kind in kinds if kind not in ("discovered", "forgotten")] == [
        *("upgraded", "moved", "blow", "fell", "summoned", "captured", "income"),
    ]


def test_money_is_spent_phase_by_phase() -> None:
    """D-2.3: an upgrade spends at phase 1, a purchase at phase 5, though it was written first."""
    game = dungeon(blue=["u1 D4 2/2/1"], teams={"blue": {**HOME, "points": 4}})
    game.order("blue", BuyOrder(("B3",)), UpgradeOrder(1, "strength")).play()
    assert game.failures("blue") == [(1, "buy", "points")]
    assert (game.unit("blue", 1).strength, game.team("blue").points) == (3, 1)


def test_written_order_counts() -> None:
    """D-2.3: of two upgrades the one written first gets the points."""
    for first, second in ((1, 2), (2, 1)):
        game = dungeon(blue=["u1 D4 2/2/1", "u2 B2 2/2/1"], teams={"blue": {**HOME, "points": 3}})
        game.order("blue", UpgradeOrder(first, "sight"), UpgradeOrder(second, "sight")).play()
        assert (game.unit("blue", first).sight, game.unit("blue", second).sight) == (2, 1)
        assert game.failures("blue") == [(2, "upgrade", "points")]


def test_points_of_a_purchase_that_failed_are_kept() -> None:
    """D-3.4, H26: nothing is paid for what failed; later lines are still tried."""
    game = dungeon(blue=["u1 D4 1/1/1"], teams={"blue": {**HOME, "points": 4}})
    game.order("blue", BuyOrder(("D4",)), BuyOrder(("D3",))).play()
    assert (game.failures("blue"), game.at("blue", 2)) == ([(1, "buy", "not_free")], "D3")


def test_the_turn_rises() -> None:
    """D-2.1: each resolved turn is followed by the next, and silence changes nothing."""
    game = dungeon(blue=["u1 D4 1/1/1"], turn=5).play(turns=3)
    assert (game.state.turn, game.at("blue", 1), game.team("blue").points) == (8, "D4", 50)


def test_the_same_again() -> None:
    """Same state, sheets and dice: same result, byte for byte."""
    game = dungeon(blue=["u1 D4 2/2/3"], red=["u1 F5 1/1/1"], piles=["E5 small"]).order("blue", MoveOrder(1, "E5"))
    sheets = game.sheets()
    first, again = (turn.resolve(game.state, sheets, ScriptedDice()) for _ in range(2))
    assert first == again
    assert repr(first) == repr(again)


def test_an_excluded_team_orders_nothing() -> None:
    """D-10.2: its orders do nothing, and it is told nothing but the end."""
    game = dungeon(teams={"blue": {**HOME, "excluded": 4}}).order("blue", BuyOrder(("D4",))).play()
    assert (game.alive("blue"), game.team("blue").points) == ([], 9)
    assert [event for event in game.events if event.seen_by == frozenset({game.team("blue").seat})] == []


def test_rules_changed_before_the_turn_are_old_after_it() -> None:
    """D-10.2: a change is announced once."""
    game = dungeon()
    game.state = replace(game.state, rules=("smoke_mode",))
    assert game.play().state.rules == ()


def test_notes() -> None:
    """Section 4: comments on units and squares are kept, changed and deleted; the team alone has them."""
    game = dungeon(blue=["u1 D4 1/1/1"], teams={"blue": {**HOME, "notes": {"E5": "trap?", "F6": "gold"}}})
    game.order("blue", NoteOrder("guard", unit=1), NoteOrder("", cell="E5"), NoteOrder("more gold", cell="F6")).play()
    assert game.team("blue").notes == {"u1": "guard", "F6": "more gold"}
    assert (game.view("blue").notes, game.view("red").notes) == ({"u1": "guard", "F6": "more gold"}, {})
    assert game.order("blue", NoteOrder("who?", unit=9)).play().failures("blue") == [(1, "note", "no_unit")]


def test_notes_survive_smoke() -> None:
    """D-5.6: smoke forgets squares, not the comments on them."""
    team = {**HOME, "notes": {"F6": "gold"}, "stock": ["smoke"]}
    game = dungeon(teams={"blue": team}).order("blue", BonusOrder("smoke", cell="F6")).play()
    assert (game.view("blue").terrain[5][5], game.team("blue").notes) == ("?", {"F6": "gold"})


def test_a_dead_unit_has_discovered_what_it_saw() -> None:
    """D-5.1: sight comes before combat."""
    dark = {"discovered": "\n".join(["0" * 12] * 12)}
    game = dungeon(blue=["u1 E5 1/1/3"], red=["u1 F5 9/9/1"], teams={"blue": dark}).play()
    assert game.alive("blue") == []
    assert count(game.team("blue").memory.discovered) >= 37
    assert game.view("blue").foreign == ()
