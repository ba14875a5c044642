"""Section 10: what players write, in four languages, and what is meant by it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.problems import Problem
from pbem.rulesets.powers.orders import (
    AgreeOrder,
    BidOrder,
    BuildOrder,
    DemolishOrder,
    Doctrine,
    DoctrineOrder,
    EndOrder,
    FactoryOrder,
    KeepOrder,
    LandDecree,
    MoveOrder,
    Order,
    PlaceOrder,
    Reserve,
    Retreat,
    StandingBuildOrder,
    Units,
    UnitsDecree,
    WorksDecree,
)
from tests.rules.powers.words.kit import RED, begun, read, seen

TANKS = MoveOrder((Units("tnk", 3),), ("A1", "B2"))
MIXED = MoveOrder(
    (Units("tnk", 2), Units("inf", 1)), ("A1", "B2"), Doctrine(aim=("tnk", "inf"), retreat=Retreat("losses", 50))
)
CAREFUL = MoveOrder((Units("atg", 1),), ("B1", "C1"), careful=True)
DEFENCE = DoctrineOrder(Doctrine(aim=("best",), second=("trs",)), role="defence")
PAID = FactoryOrder("C2", {"B2": 120, "C2": 120})

LINES: list[tuple[str, str, tuple[Order, ...]]] = [
    # 10.2 of the rule book
    ("en", "MOVE 2 tank, 1 infantry A1 -> B2 aim tank > infantry > *, retreat losses 50%", (MIXED,)),
    ("cs", "POHYB 2 tank, 1 pěchota A1 -> B2 cíl tank > pěchota > *, ústup ztráty 50%", (MIXED,)),
    ("sk", "PRESUŇ 2 tank, 1 pechota A1 -> B2 cieľ tank > pechota > *, ústup straty 50%", (MIXED,)),
    ("ru", "ход 2 танк, 1 пехота A1 -> B2 цель танк > пехота > *, отступление потери 50%", (MIXED,)),
    ("en", "MOVE 1 atgun B1 -> C1 careful", (CAREFUL,)),
    ("cs", "POHYB 1 ptdělo B1 -> C1 opatrně", (CAREFUL,)),
    ("sk", "PRESUŇ 1 ptdelo B1 -> C1 opatrne ; POSTAV 1 pechota V B1", (CAREFUL, BuildOrder("inf", "B1"))),
    ("ru", "ход 1 пто B1 -> C1 осторожно", (CAREFUL,)),
    ("en", "BUILD 1 infantry AT B1", (BuildOrder("inf", "B1"),)),
    ("cs", "STAVBA 1 pěchota V B1", (BuildOrder("inf", "B1"),)),
    ("en", "FACTORY C2 paid B2:2, C2:2", (PAID,)),
    ("cs", "TOVÁRNA C2 zaplatí B2:2, C2:2", (PAID,)),
    ("sk", "TOVÁREŇ C2 zaplatí B2:2, C2:2", (PAID,)),
    ("ru", "завод C2 платит B2:2, C2:2", (PAID,)),
    ("en", "DOCTRINE ALL DEFENCE line2 transport, aim best", (DEFENCE,)),
    ("cs", "DOKTRÍNA VŠE OBRANA linie2 transport, cíl nejlepší", (DEFENCE,)),
    ("ru", "доктрина везде оборона линия2 транспорт, цель лучшее", (DEFENCE,)),
    # short forms
    ("en", "3 tanks A1 to B2", (TANKS,)),
    ("cs", "3 tanky z A1 do B2", (TANKS,)),
    ("sk", "3 tanky z A1 do B2", (TANKS,)),
    ("ru", "3 танка из A1 в B2", (TANKS,)),
    ("en", "move three tanks from Ashford to Bend", (TANKS,)),
    ("cs", "přesuň tři tanky z A1 na B2", (TANKS,)),
    ("en", "attack B2 with 3 tanks from A1", (TANKS,)),
    ("cs", "zaútoč na B2 třemi tanky z A1", (TANKS,)),
    ("sk", "zaútoč na B2 tromi tankami z A1", (TANKS,)),
    ("ru", "атаковать B2 тремя танками из A1", (TANKS,)),
    ("en", "A1-B2: 3 tanks", (TANKS,)),
    ("en", "from A1 3 tanks to B2", (TANKS,)),
    ("en", "3 tank A1 B2", (TANKS,)),
    ("en", "3 tanks A1 to B1, then to C1", (replace(TANKS, path=("A1", "B1", "C1")),)),
    ("cs", "3 tanky z A1 do B1, potom do C1", (replace(TANKS, path=("A1", "B1", "C1")),)),
    ("en", "build 2 infantry in A1", (BuildOrder("inf", "A1", 2),)),
    ("cs", "postav 2 pěchoty v A1", (BuildOrder("inf", "A1", 2),)),
    ("sk", "postav dve pechoty v A1", (BuildOrder("inf", "A1", 2),)),
    ("ru", "построить 2 пехоты в А1", (BuildOrder("inf", "A1", 2),)),
    ("en", "build 1 tank, 2 infantry in A1", (BuildOrder("tnk", "A1", 1), BuildOrder("inf", "A1", 2))),
    ("en", "build infantry in A1", (BuildOrder("inf", "A1"),)),
    ("en", "a factory in C2", (FactoryOrder("C2"),)),
    ("cs", "postav dvě továrny v C2", (FactoryOrder("C2"),) * 2),
    ("en", "factory B1 paid A1 1/2", (FactoryOrder("B1", {"A1": 30}),)),
    ("en", "demolish 1 factory in C2", (DemolishOrder("C2", 1),)),
    ("cs", "zboř 1 továrnu v C2", (DemolishOrder("C2", 1),)),
    ("ru", "снести 1 завод в C2", (DemolishOrder("C2", 1),)),
    # everyday words
    ("en", "I want to send my three tanks from Ashford over to Bend, please", (TANKS,)),
    ("en", "take B2 with 3 tanks from A1", (TANKS,)),
    ("en", "Let's attack Bend with all our tanks from Ashford", (replace(TANKS, units=(Units("tnk"),)),)),
    ("en", "we will build another factory in B1", (FactoryOrder("B1"),)),
    ("cs", "Chtěl bych přesunout tři tanky z A1 do B2", (TANKS,)),
    ("cs", "postavíme ještě jednu továrnu v B1", (FactoryOrder("B1"),)),
    ("sk", "Chcel by som presunúť tri tanky z A1 do B2", (TANKS,)),
    ("sk", "V A1 postavíme nový tank", (BuildOrder("tnk", "A1", 1),)),
    ("ru", "Отправь мои три танка из A1 в B2, пожалуйста", (TANKS,)),
    ("ru", "В A1 хочу построить новый танк", (BuildOrder("tnk", "A1", 1),)),
    # standing orders
    ("en", "doctrine A1 none", (DoctrineOrder(Doctrine(), "A1"),)),
    ("en", "never retreat", (DoctrineOrder(Doctrine(retreat=Retreat("never"))),)),
    ("cs", "nikdy neustupovat", (DoctrineOrder(Doctrine(retreat=Retreat("never"))),)),
    ("ru", "не отступать", (DoctrineOrder(Doctrine(retreat=Retreat("never"))),)),
    ("cs", "v A1 v obraně ústup poměr 1:3", (
        DoctrineOrder(Doctrine(retreat=Retreat("odds", share="1/3")), "A1", "defence"),
    )),
    ("en", "doctrine A1 attack retreat after 3, retreat to B1, C1", (
        DoctrineOrder(Doctrine(retreat=Retreat("after", 3), retreat_to=("B1", "C1")), "A1", "attack"),
    )),
    ("en", "reserve 2 tank until line1 <= 2", (
        DoctrineOrder(Doctrine(reserve=(Reserve(Units("tnk", 2), "line1", 2),))),
    )),
    ("en", "reserve tanks until no enemy infantry is left", (
        DoctrineOrder(Doctrine(reserve=(Reserve(Units("tnk"), "gone", row="inf"),))),
    )),
    ("en", "pull at 2+5/6", (DoctrineOrder(Doctrine(pull=17)),)),
    ("en", "versus all", (DoctrineOrder(Doctrine(versus=("all",))),)),
    ("en", "hold fire at N", (DoctrineOrder(Doctrine(holdfire=(RED,))),)),
    ("cs", "nestřílet na červené", (DoctrineOrder(Doctrine(holdfire=(RED,))),)),
    ("en", "standing build infantry at A1", (StandingBuildOrder("A1", "inf"),)),
    ("en", "standing build none at A1", (StandingBuildOrder("A1"),)),
    ("cs", "stálá stavba pěchota v A1", (StandingBuildOrder("A1", "inf"),)),
    # the start
    ("en", "place 3 infantry, 1 tank A1", (PlaceOrder((Units("inf", 3), Units("tnk", 1)), "A1"),)),
    ("cs", "umísti 3 pěchoty a 1 tank v A1", (PlaceOrder((Units("inf", 3), Units("tnk", 1)), "A1"),)),
    ("ru", "разместить 3 пехоты и 1 танк в A1", (PlaceOrder((Units("inf", 3), Units("tnk", 1)), "A1"),)),
    ("en", "place tank A1", (PlaceOrder((Units("tnk", 1),), "A1"),)),
    ("en", "place tanks A1", (PlaceOrder((Units("tnk"),), "A1"),)),
    ("en", "keep 2 tanks", (KeepOrder((Units("tnk", 2),)),)),
    ("sk", "nechaj 2 tanky", (KeepOrder((Units("tnk", 2),)),)),
    ("en", "BID S: 13, N: 11+1/2", (BidOrder({"S": 26, "N": 23}),)),
    ("cs", "NABÍDKA S: 13, N: 11", (BidOrder({"S": 26, "N": 22}),)),
    ("sk", "PONUKA S: 13, N: 11", (BidOrder({"S": 26, "N": 22}),)),
    ("ru", "ставка S 13 N 11", (BidOrder({"S": 26, "N": 22}),)),
    ("cs", "souhlasím", (AgreeOrder(),)),
    # the end, and the referee
    ("en", "end", (EndOrder(),)),
    ("cs", "konec tahu", (EndOrder(),)),
    ("ru", "конец хода", (EndOrder(),)),
    ("en", "set A1 red 3 tank", (UnitsDecree(RED, Units("tnk", 3), "A1"),)),
    ("cs", "přidělit A1 červeným", (LandDecree("A1", RED),)),
    ("en", "set A1 factory 2", (WorksDecree("A1", 2),)),
]  # fmt: skip


@pytest.mark.parametrize(("language", "line", "orders"), LINES)
def test_a_line_means_its_order(language: str, line: str, orders: tuple[Order, ...]) -> None:
    assert read(line, language) == orders


def test_units_without_an_origin_come_from_where_they_can() -> None:
    """`all tanks to B2`: from every land from which they reach it this turn; a number must have one origin."""
    assert read("all tanks to B2") == (
        MoveOrder((Units("tnk"),), ("A1", "B2")),
        MoveOrder((Units("tnk"),), ("B1", "B2")),
    )
    assert read("3 tanks to B2") == (TANKS,)
    (problem,) = read("1 tank to B2")
    assert isinstance(problem, Problem)
    assert (problem.code, problem.facts["areas"]) == ("powers-which-start", ("A1", "B1"))


def test_everything_is_what_stands_there_and_can_move() -> None:
    assert read("everything A1 to B2") == (MoveOrder((Units("inf"), Units("tnk")), ("A1", "B2")),)
    assert read("vše z A1 do B2", "cs") == read("všetko z A1 do B2", "sk") == read("all A1 to B2")


def test_a_way_over_own_lands_is_filled_in() -> None:
    assert read("2 tanks A1 to C1") == (MoveOrder((Units("tnk", 2),), ("A1", "B1", "C1")),)


def test_units_and_a_land_alone_are_placed_before_the_start() -> None:
    """P-3: later nobody knows what is meant."""
    (order,) = read("3 infantry, 1 tank in A1", "en", seen(begun()))
    assert order == PlaceOrder((Units("inf", 3), Units("tnk", 1)), "A1")
    assert read("3 танка в A1", "ru", seen(begun())) == (PlaceOrder((Units("tnk", 3),), "A1"),)
    (nothing,) = read("send everything to A1", "en", seen(begun()))
    assert isinstance(nothing, Problem)
    assert nothing.code == "powers-place-what"
    (problem,) = read("3 infantry in A1")
    assert isinstance(problem, Problem)
    assert problem.code == "powers-put"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("0 tanks A1 to B2", "none-of"),
        ("everything D1 to E1", "nobody-there"),
        ("all tanks to E1", "none-near"),
        ("retreat losses 120%", "retreat-when"),
        ("retreat odds 1/0", "retreat-when"),
        ("aim best, aim cost", "key-twice"),
        ("factory A1 paid B1 1/7", "payment"),
        ("99 factories in A1", "how-many"),
        ("bid S: 1/3", "bid-halves"),
        ("bid S: 3, S: 4", "bid-twice"),
        ("pull at 7", "pull"),
        ("accept 1234", "no-proposal"),
        ("denounce 1234", "no-treaty"),
    ],
)
def test_what_is_understood_and_cannot_be(line: str, code: str) -> None:
    (problem,) = read(line)
    assert isinstance(problem, Problem)
    assert problem.code == f"powers-{code}"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "do not attack B2"),
        ("en", "I attacked B2 with 3 tanks"),
        ("en", "if red attacks, move 3 tanks from A1 to B1"),
        ("en", "3 tanks from A1 to B2 or B3"),
        ("cs", "neútoč na B2"),
        ("cs", "2 pěchoty z A1 do B1; pak z B1 do C1"),
        ("cs", "zaútočil jsem na B2 třemi tanky"),
        ("ru", "не атаковать B2"),
    ],
)
def test_what_is_no_order_is_none(language: str, line: str) -> None:
    """Negations, the past, conditions and choices order nothing."""
    (found,) = read(line, language)
    assert isinstance(found, Problem)


def test_a_land_there_is_not_is_asked_about() -> None:
    for line in ("3 tanks A1 to B9", "3 tanks A1 to Xyzzy"):
        (found,) = read(line)
        assert isinstance(found, Problem)
        assert found.unread
