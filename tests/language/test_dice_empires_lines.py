"""Section 5 of Dice Empires' rules: its lines, and what each is in data, whatever language the player has.

`wait`, `resign` and `report` are commands of the service: tests/service.
"""

from __future__ import annotations

import pytest

from pbem.core.languages import LANGUAGES
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.orders import (
    BirthsOrder,
    CaptivesOrder,
    CommandOrder,
    ConvertAutoOrder,
    ConvertOrder,
    Die,
    Enemy,
    Hall,
    Hungry,
    In,
    LossesOrder,
    Move,
    Order,
    Pass,
    People,
    PlanOrder,
    PlunderOrder,
    Recall,
    Reputation,
    RerollOrder,
    Send,
    Siege,
    SlavebornOrder,
    SlavesOf,
    Split,
    StarveOrder,
    Step,
    TakeOrder,
    TargetsOrder,
    Transfer,
    Walls,
)
from tests.language.dice_empires import BLUE, RED, orders, step

SEND_ELSE = CommandOrder((Step(Send(Die(2), "L")), Step(Move(Die(2), "WL"))))
IF_ENEMY = step(Move(Die(3), "WL"), Enemy("L", 2))
STARVE = StarveOrder((Hungry("C"), Hungry("B", 2), Hungry("slaves")))
LINES: tuple[tuple[str, tuple[Order, ...]], ...] = (
    ("move d1 to farm", (step(Move(Die(1), "F")),)),
    ("move hall to church", (step(Move(In("T"), "C")),)),
    ("presuň k1 na farma", (step(Move(Die(1), "F")),)),
    ("presuň radnica do kostol", (step(Move(In("T"), "C")),)),
    ("transfer 2 from d1 to d3", (step(Transfer(2, Die(1), Die(3))),)),
    ("give 1 d2 d1", (step(Transfer(1, Die(2), Die(1))),)),
    ("preraď 2 z k1 do k3", (step(Transfer(2, Die(1), Die(3))),)),
    ("daj 1 k2 k1", (step(Transfer(1, Die(2), Die(1))),)),
    ("split 2 from d1 to houses", (step(Split(2, Die(1), "H")),)),
    ("split 1 d1 walls left as d4", (step(Split(1, Die(1), "WL", 4)),)),
    ("oddeľ 2 z k1 do domy", (step(Split(2, Die(1), "H")),)),
    ("oddeľ 1 k1 hradby ľavé ako k4", (step(Split(1, Die(1), "WL", 4)),)),
    ("send d2 left", (step(Send(Die(2), "L")),)),
    ("send 3 from d2 right", (step(Send(Die(2), "R", 3)),)),
    ("pošli k2 vľavo", (step(Send(Die(2), "L")),)),
    ("vyšli 3 z k2 vpravo", (step(Send(Die(2), "R", 3)),)),
    ("recall d2", (step(Recall(Die(2))),)),
    ("bring d2 home", (step(Recall(Die(2))),)),
    ("odvolaj k2", (step(Recall(Die(2))),)),
    ("stiahni k2", (step(Recall(Die(2))),)),
    ("pass", (step(Pass()),)),
    ("nothing", (step(Pass()),)),
    ("pas", (step(Pass()),)),
    ("nič", (step(Pass()),)),
    ("send d2 left else move d2 to walls left", (SEND_ELSE,)),
    ("if enemy left >= 2: move d3 to walls left", (IF_ENEMY,)),
    ("pošli k2 vľavo inak presuň k2 hradby ľavé", (SEND_ELSE,)),
    ("ak nepriateľ vľavo >= 2: presuň k3 hradby ľavé", (IF_ENEMY,)),
    ("convert slaves of red", (ConvertOrder(RED),)),
    ("convert auto", (ConvertAutoOrder(),)),
    ("konvertuj otrokov červených", (ConvertOrder(RED),)),
    ("konvertuj auto", (ConvertAutoOrder(),)),
    ("births d2 d1", (BirthsOrder((2, 1)),)),
    ("slaveborn slaves", (SlavebornOrder("slaves"),)),
    ("deti k2 k1", (BirthsOrder((2, 1)),)),
    ("deti otrokov otroci", (SlavebornOrder("slaves"),)),
    ("starve church barracks:2 slaves", (STARVE,)),
    ("starve d4 farm", (StarveOrder((Hungry(4), Hungry("F"))),)),
    ("hlad kostol kasáreň:2 otroci", (STARVE,)),
    ("hlad k4 farma", (StarveOrder((Hungry(4), Hungry("F"))),)),
    ("reroll <=2", (RerollOrder("most", 2),)),
    ("reroll behind", (RerollOrder("behind"),)),
    ("opakuj <=2", (RerollOrder("most", 2),)),
    ("opakuj ak prehrávam", (RerollOrder("behind"),)),
    ("losses largest", (LossesOrder("largest"),)),
    ("losses d4 d5", (LossesOrder("dice", (4, 5)),)),
    ("straty najväčšie", (LossesOrder("largest"),)),
    ("straty k4 k5", (LossesOrder("dice", (4, 5)),)),
    ("plunder enslave 2 until T", (PlunderOrder(True, "T"), TakeOrder(True, 2))),
    ("plunder no", (PlunderOrder(False),)),
    ("targets largest", (TargetsOrder("largest"),)),
    ("drancuj zotroč 2 po radnica", (PlunderOrder(True, "T"), TakeOrder(True, 2))),
    ("drancuj nie", (PlunderOrder(False),)),
    ("ciele najväčšie", (TargetsOrder("largest"),)),
    ("captives yes", (CaptivesOrder(True),)),
    ("captives no", (CaptivesOrder(False),)),
    ("zajatci áno", (CaptivesOrder(True),)),
    ("zajatci nie", (CaptivesOrder(False),)),
    ("plan: move d1 to farm", (PlanOrder((step(Move(Die(1), "F")),)),)),
    ("plan clear", (PlanOrder(),)),
    ("plán: presuň k1 na farma", (PlanOrder((step(Move(Die(1), "F")),)),)),
    ("plán zrušiť", (PlanOrder(),)),
    ("переведи к1 на ферма", (step(Move(Die(1), "F")),)),
    ("пошли к2 влево", (step(Send(Die(2), "L")),)),
    ("отдели 2 из к1 в дома", (step(Split(2, Die(1), "H")),)),
    ("верни к2", (step(Recall(Die(2))),)),
    ("обрати рабов красных", (ConvertOrder(RED),)),
)
"""X-13.6 lists some words the table of section 5 has only in data."""
CHOICES: tuple[tuple[str, Order], ...] = (
    ("slaveborn citizens", SlavebornOrder("citizens")),
    ("starve C:2 slaves B", StarveOrder((Hungry("C", 2), Hungry("slaves"), Hungry("B")))),
    ("reroll never", RerollOrder("never")),
    ("reroll always", RerollOrder("always")),
    ("losses smallest", LossesOrder("smallest")),
    ("plunder yes", PlunderOrder(True)),
    ("plunder until T", PlunderOrder(True, "T")),
    ("plunder kill", TakeOrder(False)),
    ("plunder enslave", TakeOrder(True)),
    ("plunder enslave 2", TakeOrder(True, 2)),
    ("targets smallest", TargetsOrder("smallest")),
    ("targets slaves first", TargetsOrder("slaves")),
    ("targets citizens first", TargetsOrder("citizens")),
)
CONDITIONS = (
    ("enemy left", Enemy("L", 1)),
    ("enemy right >= 3", Enemy("R", 3)),
    ("siege left", Siege("L")),
    ("walls right < 2", Walls("R", 2)),
    ("hall >= 3", Hall(3)),
    ("people < 12", People(12)),
    ("army of red left", Enemy("L", 1, Seat("red"))),
    ("rep of blue >= 15", Reputation(BLUE, 15)),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("line", "meant"), LINES, ids=[line for line, _ in LINES])
def test_line_of_section_5(line: str, meant: tuple[Order, ...], language: str) -> None:
    assert orders(line, language) == meant


@pytest.mark.parametrize(("line", "meant"), CHOICES, ids=[line for line, _ in CHOICES])
def test_choice_of_x_13_6(line: str, meant: Order) -> None:
    """X-13.6: a standing order for every choice the book leaves to a lord."""
    assert orders(line, "en") == (meant,)


@pytest.mark.parametrize(("words", "condition"), CONDITIONS, ids=[words for words, _ in CONDITIONS])
def test_condition_of_x_13_3(words: str, condition: Enemy) -> None:
    """X-13.3: every condition of the rules, before the command and behind it."""
    assert orders(f"if {words}: pass", "en") == (step(Pass(), condition),)
    assert orders(f"pass if {words}", "en") == (step(Pass(), condition),)


def test_a_condition_for_each_alternative() -> None:
    """X-13.2, X-13.3: the condition belongs to the command behind it."""
    line = "if enemy left and walls left < 2: move d3 to walls left else if hall >= 3: send d2 right else pass"
    meant = CommandOrder(
        (
            Step(Move(Die(3), "WL"), (Enemy("L"), Walls("L", 2))),
            Step(Send(Die(2), "R"), (Hall(3),)),
            Step(Pass()),
        )
    )
    assert orders(line, "en") == (meant,)


def test_commands_of_a_plan_are_parted_as_orders_are() -> None:
    """X-13.5: what follows `plan:` on the line is the plan, with its semicolons."""
    plan = PlanOrder((step(Move(SlavesOf(RED), "F")), SEND_ELSE))
    assert orders("plan: move slaves of red to farm; send d2 left else move d2 to walls left", "en") == (plan,)


def test_several_commands_on_a_line() -> None:
    """5: a semicolon parts orders."""
    assert orders("move d1 to farm; send d2 left", "en") == (step(Move(Die(1), "F")), step(Send(Die(2), "L")))
