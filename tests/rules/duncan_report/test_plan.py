"""6: what the answer to orders foretells, from the team's own knowledge alone."""

from __future__ import annotations

import pytest

from pbem.core.sheets import Sheet, Written
from pbem.rulesets.duncan.answer.plan import plan
from pbem.rulesets.duncan.orders import (
    AnswerOrder,
    AwardOrder,
    BonusOrder,
    BugOrder,
    BuyOrder,
    ChooseOrder,
    MoveOrder,
    NoteOrder,
    UpgradeOrder,
)
from pbem.rulesets.duncan.referee.view import view as referee_view
from tests.rules.duncan.dungeon_kit import Game, dungeon
from tests.rules.duncan_report.kit import BLUE, planned, said


def blue(points: int = 9, *units: str, **more: object) -> Game:
    """Put blue's portal on C3, with some units."""
    return dungeon(blue=units or ("u1 D4 2/1/1",), teams={"blue": {"portal": "C3", "points": points, **more}})


def test_the_czech_mail_of_the_rules() -> None:
    """6.1: an upgrade beside the portal, a move with the new speed, a purchase, an answer to a question."""
    orders = (UpgradeOrder(1, "speed"), MoveOrder(1, "F4"), BuyOrder(("B2",)), AnswerOrder(2, "v mlýně"))
    found = planned(blue().view("blue"), *orders)
    assert [forecast.tag for forecast in found] == ["1", "2", "3", "4"]
    assert [said(forecast, "cs") for forecast in found] == [
        ["Cena 2 (u Portálu), zbude 7 bodů; rychlost pak 2."],
        ["2 kroky, rychlost 2 stačí."],
        ["Cena 4 při 1 jednotce; zbude asi 3."],
        ["K otázce 2; předáváme vedoucímu hned, na tah to nečeká."],
    ]


def test_the_english_mail_of_the_rules() -> None:
    """6.2: what the good lines cost; 8 for an upgrade away from the portal is more than the 3 points there are."""
    view = blue(3, "u1 F7 1/1/1", "u2 B9 3/2/1").view("blue")
    upgrade, move = planned(view, UpgradeOrder(2, "sight"), MoveOrder(2, "C10"))
    assert said(upgrade) == ["! It costs 8, and you have 3. It will fail unless points arrive."]
    assert said(move) == ["1.5 steps, speed 2 is enough."]


def test_the_russian_mail_of_the_rules() -> None:
    """6.3: two raises are priced one after the other, smoke makes everybody forget, a second square for the unit."""
    team = {"portal": "I4", "points": 15, "stock": ["smoke"]}
    game = dungeon(blue=["u1 A1 1/1/1", "u2 J5 2/1/1", "u3 L9 1/3/1"], teams={"blue": {**team}})
    orders = (
        UpgradeOrder(2, "strength", 2),
        MoveOrder(3, "L12", ("K11",)),
        BonusOrder("smoke", cell="K10"),
        BuyOrder(("J3", "J4")),
    )
    found = [said(forecast, "ru") for forecast in planned(game.view("blue"), *orders)]
    assert found[0] == ["Цена 2 + 3 = 5 (у портала), останется 10 очков; сила станет 4."]
    assert found[2] == [
        "В фазе 3 все забудут всё в пределах 5 клеток, и вы тоже; что ваши юниты тогда увидят, снова ваше."
    ]
    assert found[3] == ["Цена 8, юнитов сейчас 3; останется примерно 2.", "Если J3 занята — в J4."]


def test_the_order_of_the_lines_counts() -> None:
    """D-2.3, D-3.2: an earlier line spent the gold; the answer says so."""
    view = blue(5, "u1 D4 2/1/1", "u2 H8 2/1/1").view("blue")
    first, second = planned(view, UpgradeOrder(2, "sight"), UpgradeOrder(1, "sight"))
    assert said(first) == ["Price 4 (away from the portal), 1 point left; sight then 2."]
    assert said(second) == [
        "! It costs 2, and you have 1 left, for orders carried out before it cost 4: the order of the lines counts. "
        "It will fail unless points arrive."
    ]


def test_purchases_are_paid_after_all_upgrades() -> None:
    """D-2.3: upgrades spend in phase 1, purchases in phase 5, wherever they stand in the list."""
    buy, upgrade = planned(blue(5).view("blue"), BuyOrder(("B2",)), UpgradeOrder(1, "sight"))
    assert said(upgrade)[0].startswith("Price 2 (at the portal), 3 points left")
    assert said(buy) == [
        "! It costs 4, and you have 3 left, for upgrades and earlier lines cost 2: the order of the lines counts. "
        "It will fail unless points arrive."
    ]


def test_of_several_raises_some_can_be_paid() -> None:
    """D-3.2: the first ones are carried out, the rest fails."""
    (found,) = planned(blue(6).view("blue"), UpgradeOrder(1, "strength", 3))
    assert said(found) == [
        "Price 2 + 3 = 5 (at the portal), 1 point left; strength then 4.",
        "! Only 2 of 3 can be paid: the next one costs 4, and you have 1 left, for orders carried out before it cost "
        "5: the order of the lines counts. It will fail unless points arrive.",
    ]


def test_what_the_checks_say_of_new_lines_is_not_said_twice() -> None:
    """6: a warning of a new line stands among its problems; one of a line that stood before is told by the plan."""
    view = blue(1).view("blue")
    assert said(planned(view, UpgradeOrder(1, "sight"))[0])[0].startswith("! It costs 2")
    assert said(planned(view, UpgradeOrder(1, "sight"), line=1)[0]) == []


def test_a_way_that_became_too_long() -> None:
    """D-4.1: the upgrade that made it possible was cancelled; how far the unit comes is said."""
    (found,) = planned(blue().view("blue"), MoveOrder(1, "F4"))
    assert said(found) == ["! 2 steps, too far for speed 1: u1 would stay where it is. It could reach E4."]


def test_a_way_that_is_known_no_more() -> None:
    """D-5.6: smoke took the squares between."""
    known = "\n".join(["1" * 5 + "0" * 2 + "1" * 5] * 12)
    (found,) = planned(blue(9, "u1 D4 2/9/1", discovered=known).view("blue"), MoveOrder(1, "J4"))
    assert said(found) == ["! No way leads to J4 over squares you have discovered: it would stay where it is."]


def test_own_units_on_one_square_will_fight() -> None:
    """k8, D-6.1: even of one team; both moves are warned of."""
    view = blue(9, "u1 D4 2/1/1", "u2 F4 2/1/1").view("blue")
    one, two = planned(view, MoveOrder(1, "E4"), MoveOrder(2, "E4"))
    assert said(one)[1:] == ["! u2 will stand on E4 too: units on one square fight, even your own."]
    assert said(two)[1:] == ["! u1 will stand on E4 too: units on one square fight, even your own."]


def test_a_unit_that_stays_is_met_too() -> None:
    """D-4.4: a unit without an order stays where it is."""
    view = blue(9, "u1 D4 2/1/1", "u2 E4 2/1/1").view("blue")
    assert said(planned(view, MoveOrder(1, "E4"))[0])[1].startswith("! u2 will stand on E4 too")


def test_a_new_unit_does_not_fight_this_turn() -> None:
    """D-3.5: one turn of grace."""
    view = blue(9, "u1 D4 2/1/1", "u2 E4 1/1/1 bought4").view("blue")
    assert said(planned(view, MoveOrder(1, "E4"))[0])[1] == (
        "u2 will stand on E4 too: as one of them is new they do not fight this turn, but the next."
    )


def test_friends_may_be_friends() -> None:
    """Option friendly_fight=false: own units never fight."""
    game = dungeon(blue=["u1 D4 2/1/1", "u2 E4 2/1/1"], options={"friendly_fight": False})
    assert said(planned(game.view("blue"), MoveOrder(1, "E4"))[0]) == ["1 step, speed 1 is enough."]


def test_enemies_beside_the_goal() -> None:
    """D-6.1: who stands next to the goal now will fight, unless he goes."""
    red, green = ["u1 G5 1/1/1", "u2 F6 1/1/1"], ["u1 E6 1/1/1"]
    game = dungeon(blue=["u1 D5 2/1/4"], red=red, green=green, neutral=["u1 F4 1/1/1"])
    assert said(planned(game.view("blue"), MoveOrder(1, "E5"))[0])[1:] == [
        "Next to Green and Red there, if the 2 units stay: they will fight.",
        "Next to a neutral unit there: they will fight.",
    ]


def test_gold_at_the_goal() -> None:
    """D-8.2: what a known pile gives while one stands on it."""
    game = dungeon(blue=["u1 D5 2/1/4"], piles=["E5 large"])
    assert said(planned(game.view("blue"), MoveOrder(1, "E5"))[0])[1] == (
        "A large pile: 4 victory points a turn while you hold it and stand on it."
    )


def test_squares_for_new_units() -> None:
    """D-3.4: an own unit that will stand there, or another's that stands there now, may be in the way."""
    game = dungeon(blue=["u1 D4 2/1/3"], red=["u1 B4 1/1/1"], teams={"blue": {"portal": "C3", "points": 50}})
    view = game.view("blue")
    assert said(planned(view, BuyOrder(("D4",)))[0]) == [
        "! u1 will stand on D4 then, as far as we know: the square would not be free."
    ]
    assert said(planned(view, BuyOrder(("B4",)))[0]) == [
        "! Red stand on B4 now: unless the square is left, it will not be free."
    ]
    assert said(planned(view, BuyOrder(("D4", "B2")))[0])[1:] == ["If D4 is taken: at B2."]
    assert len(said(planned(view, MoveOrder(1, "E4"), BuyOrder(("D4",)))[1])) == 1


@pytest.mark.parametrize(
    ("bonus", "told"),
    [
        ("strength", "Strength 3, in this turn already."),
        ("speed", "Speed 2, in this turn already."),
        ("regeneration", "It will heal one life every turn."),
        ("invisibility", "No other team will see it any more."),
        ("leech", "In fights it will heal one life for every 4 damage it deals."),
        ("quick", "Away from the portal its upgrades cost 2 less, but never less than at the portal."),
    ],
)
def test_what_a_bonus_does(bonus: str, told: str) -> None:
    """D-7.2 to D-7.6; once given it cannot be taken back (D-7.1)."""
    game = blue(9, stock=[bonus])
    found = planned(game.view("blue"), BonusOrder(bonus, unit=1))  # type: ignore[arg-type]
    assert said(found[0]) == [f"{told} Once the turn is played this cannot be taken back."]


def test_leech_adds_up() -> None:
    """D-7.5: every full 4, 3, 2 damage."""
    game = blue(9, "u1 D4 2/1/1 leech", stock=["leech", "leech"])
    found = planned(game.view("blue"), BonusOrder("leech", unit=1), BonusOrder("leech", unit=1))
    assert "every 3 damage" in said(found[0])[0]
    assert "every 2 damage" in said(found[1])[0]


def test_a_bonus_used_up() -> None:
    """D-7.1: one in stock, two orders: the second finds none."""
    view = blue(9, stock=["flash"]).view("blue")
    first, second = planned(view, BonusOrder("flash", cell="F9"), BonusOrder("flash", cell="H9"))
    assert not first.warnings
    assert said(second) == ["! Not enough of them: flash, 1 in stock, used up by lines above."]


def test_smoke_over_the_own_flash() -> None:
    """D-5.6: smoke of the same turn cancels a flash."""
    view = blue(9, stock=["flash", "smoke"]).view("blue")
    flash, _ = planned(view, BonusOrder("flash", cell="F9"), BonusOrder("smoke", cell="F10"))
    assert said(flash)[1] == "! Your own smoke of this turn takes squares of this flash away again."


def test_choosing() -> None:
    """D-7.8: with an open choice, and without."""
    assert said(planned(blue(9, choices=1).view("blue"), ChooseOrder("leech"))[0]) == [
        "In the last phase; you can use it from the next turn."
    ]
    assert said(planned(blue().view("blue"), ChooseOrder("leech"))[0])[0].startswith(
        "! You have no bonus to choose now"
    )


def test_comments_answers_and_bugs() -> None:
    """4: what is seen by the team alone, what goes to the referee at once."""
    found = planned(blue().view("blue"), NoteOrder("x", unit=1), NoteOrder("", cell="E5"), BugOrder("x"))
    assert [said(one)[0] for one in found] == [
        "Only your team sees it.",
        "The note goes when the turn is played.",
        "It goes to the referee at once. Thank you.",
    ]


def test_the_referee_reads_when_points_come() -> None:
    """D-9.4: with the award turn, or now."""
    view = referee_view(dungeon(turn=6).state)
    found = planned(view, AwardOrder(BLUE, 5), AwardOrder(BLUE, 5, now=True))
    assert [said(one) for one in found] == [["To be credited with turn 9."], ["To be credited with turn 6."]]


def test_plans_are_drawn() -> None:
    """6: ways, the new unit and what flash will show are on the map; what comes to nothing is not."""
    view = blue(9, "u1 D4 2/1/1", "u2 H8 1/1/1", stock=["flash"]).view("blue")
    orders = (MoveOrder(1, "E4"), MoveOrder(2, "A12"), BuyOrder(("B2",)), BonusOrder("flash", cell="F9"))
    drawing, _ = plan(view, Sheet(tuple(Written(order) for order in orders)))
    assert drawing is not None
    assert [route.cells for route in drawing.routes] == [((3, 3), (4, 3))]
    assert [piece.at for piece in drawing.pieces if piece.ghost] == [(1, 1)]
    assert [area.kind for area in drawing.areas] == ["flash"]


def test_nothing_is_drawn_of_a_unit_that_cannot_be_paid() -> None:
    """D-3.3: no points, no unit."""
    drawing, _ = plan(blue(1).view("blue"), Sheet((Written(BuyOrder(("B2",))),)))
    assert drawing is not None
    assert not [piece for piece in drawing.pieces if piece.ghost]


def test_what_will_do_nothing_is_said_first() -> None:
    """6: an upgrade that cannot be paid, a way too long, a purchase on a square that is not free, a bonus used up."""
    view = blue(7, "u1 D4 2/1/1", "u2 H8 3/2/1").view("blue")
    orders = (UpgradeOrder(2, "sight"), UpgradeOrder(1, "sight"), MoveOrder(1, "G4"), MoveOrder(2, "H9"))
    assert [one.idle for one in planned(view, *orders)] == [True, False, True, False]
    bought = planned(view, BuyOrder(("D4",)), BuyOrder(("D4", "B2")), BonusOrder("leech", unit=1))
    assert [one.idle for one in bought] == [True, False, True]


def test_a_purchase_that_fails_costs_nothing() -> None:
    """D-3.4: u1 will stand on D4, so the points are there for the next one, at the price of now."""
    first, second = planned(blue(4).view("blue"), BuyOrder(("D4",)), BuyOrder(("B2",)))
    assert (first.idle, second.idle) == (True, False)
    assert said(second) == ["Price 4 with 1 unit; about 0 left."]


def test_a_square_off_the_board() -> None:
    """D-3.4: beside a portal in the corner there are three squares; on any other nobody is summoned."""
    game = dungeon(blue=["u1 D4 2/1/1"], teams={"blue": {"portal": "A1", "points": 50}})
    (found,) = planned(game.view("blue"), BuyOrder(("B13",)))
    assert found.idle
    assert "Price" not in " ".join(said(found))
