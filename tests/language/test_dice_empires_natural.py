"""What players write when they have not read the rules of writing: in each language, the sentences of the table."""

from __future__ import annotations

import pytest

from pbem.rulesets.dice_empires.orders import (
    ConvertOrder,
    Die,
    Hungry,
    In,
    Move,
    Order,
    Recall,
    RerollOrder,
    Send,
    SlavesOf,
    Split,
    StarveOrder,
    Transfer,
    Walls,
)
from tests.language.dice_empires import RED, echo, orders, refusal, step

SAID: tuple[tuple[str, str, Order], ...] = (
    ("en", "d2 to farm", step(Move(Die(2), "F"))),
    ("en", "Please move the group d2 into the town hall.", step(Move(Die(2), "T"))),
    ("en", "die 2 -> houses", step(Move(Die(2), "H"))),
    ("en", "put the slaves of red on the farm", step(Move(SlavesOf(RED), "F"))),
    ("en", "move 2 from d1 to farm", step(Split(2, Die(1), "F"))),
    ("en", "move 2 people from d1 to d3", step(Transfer(2, Die(1), Die(3)))),
    ("en", "merge d3 into d1", step(Transfer(6, Die(3), Die(1)))),
    ("en", "send 3 left", step(Send(In("B"), "L", 3))),
    ("en", "send all troops to the right", step(Send(In("B"), "R"))),
    ("en", "attack left with d2", step(Send(Die(2), "L"))),
    ("en", "recall left", step(Recall(In("OL")))),
    ("en", "withdraw d2", step(Recall(Die(2)))),
    ("en", "if left walls are empty, move d3 to left walls", step(Move(Die(3), "WL"), Walls("L", 1))),
    ("en", "2) send d2 left", step(Send(Die(2), "L"))),
    ("cs", "přesuň kostku 2 do kasáren", step(Move(Die(2), "B"))),
    ("cs", "k2 na radnici", step(Move(Die(2), "T"))),
    ("cs", "odděl dva lidi z k1 na hradby vlevo", step(Split(2, Die(1), "WL"))),
    ("cs", "pošli vojsko vpravo", step(Send(In("B"), "R"))),
    ("cs", "pošli 2 jednotky doleva", step(Send(In("B"), "L", 2))),
    ("cs", "otroky červených přesuň na farmu", step(Move(SlavesOf(RED), "F"))),
    ("cs", "hlad: 2 z kasáren, otroci", StarveOrder((Hungry("B", 2), Hungry("slaves")))),
    ("cs", "opakuj když prohrávám", RerollOrder("behind")),
    ("sk", "presuň prosím kocku 2 do kasárne", step(Move(Die(2), "B"))),
    ("sk", "k2 do radnice", step(Move(Die(2), "T"))),
    ("sk", "premiestni k1 do domov", step(Move(Die(1), "H"))),
    ("sk", "preraď dvoch ľudí z k1 do k3", step(Transfer(2, Die(1), Die(3)))),
    ("sk", "oddeľ jedného z k1 na pravé hradby", step(Split(1, Die(1), "WR"))),
    ("sk", "pošli vojsko doľava", step(Send(In("B"), "L"))),
    ("sk", "zaútoč s k2 vpravo", step(Send(Die(2), "R"))),
    ("sk", "skonvertuj otrokov červených", ConvertOrder(RED)),
    ("ru", "переведи кость 2 в казарму", step(Move(Die(2), "B"))),
    ("ru", "к2 в ратушу", step(Move(Die(2), "T"))),
    ("ru", "отдели двух человек из к1 на левые стены", step(Split(2, Die(1), "WL"))),
    ("ru", "пошли войско вправо", step(Send(In("B"), "R"))),
    ("ru", "верни к2 домой", step(Recall(Die(2)))),
    ("ru", "объедини к1 и к3", step(Transfer(6, Die(1), Die(3)))),
)


@pytest.mark.parametrize(("language", "line", "meant"), SAID, ids=[line for _, line, _ in SAID])
def test_a_sentence_of_the_table(language: str, line: str, meant: Order) -> None:
    assert orders(line, language) == (meant,)


ECHOES = (
    ("en", "send 3 from d2 right", "send 3 from d2 right"),
    ("en", "starve church barracks:2 slaves", "starve church, barracks: 2, slaves"),
    ("en", "plunder enslave 2 until T", "plunder until town hall; plunder enslave 2"),
    ("cs", "move hall to church", "přesuň radnici do kostela"),
    ("cs", "split 2 from barracks to walls left", "odděl 2 z kasáren na hradby levé"),
    (
        "cs",
        "if army of red left: move slaves of red to houses",
        "pokud vojsko červených vlevo: přesuň otroky červených do domů",
    ),
    ("sk", "move barracks to farm", "presuň kasáreň na farmu"),
    ("sk", "split 1 from d1 to walls right as d4", "oddeľ 1 z k1 na hradby pravé ako k4"),
    ("sk", "plunder until church", "drancuj po kostol"),
    ("ru", "move hall to farm", "переведи ратушу на ферму"),
    ("ru", "send d2 left else recall d3", "пошли к2 влево иначе верни к3"),
    ("ru", "transfer 2 from barracks to houses", "передай 2 из казармы в дома"),
)


@pytest.mark.parametrize(("language", "line", "said"), ECHOES, ids=[line for _, line, _ in ECHOES])
def test_said_back_in_good_sentences(language: str, line: str, said: str) -> None:
    """What was understood is said in the reader's language, in the right cases."""
    assert echo(line, language) == said


@pytest.mark.parametrize(
    "line", ["move d1 to walls", "presuň k1 na hradby", "přesuň k1 na hradby", "переведи к1 на стены"]
)
def test_a_city_has_two_walls(line: str) -> None:
    """X-1.1: which one must be said."""
    assert refusal(line, "en").code == "dice-empires-which-wall"


@pytest.mark.parametrize("line", ["send d4", "send 2 from d4", "pošli k4", "пошли к4"])
def test_send_without_a_direction(line: str) -> None:
    """X-7.2 C4: left or right is missing."""
    assert refusal(line, "en").code == "dice-empires-send-side"
