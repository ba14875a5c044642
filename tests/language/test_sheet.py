"""A whole letter: all four languages, replaced lines, the lines the rules refuse."""

from __future__ import annotations

from pbem.core.problems import Severity
from pbem.core.sheets import Sheet
from pbem.language.letter import merging, sheet
from pbem.language.letter.draft import Draft
from pbem.rulesets.campaign.orders import ArmyOrder, Order
from pbem.rulesets.campaign.ruleset import CAMPAIGN
from pbem.rulesets.campaign.view import View
from tests.language.campaign import LEXICONS, VIEW

GAME = CAMPAIGN
BOARD: View = View(
    seat=VIEW.seat,
    options=VIEW.options,
    turn=7,
    terrain=("." * 30,) * 30,
    fog=("." * 30,) * 30,
    armies=VIEW.armies[:5],
    cities=VIEW.cities,
    next_number=6,
)


def read(text: str, language: str) -> Draft[Order]:
    """Read a letter; its first line is line 1."""
    return sheet.read(
        tuple(enumerate(text.splitlines(), 1)), GAME, BOARD, sheet.readers(GAME, BOARD, LEXICONS, language)
    )


def test_the_russian_mail() -> None:
    """6.1: all five armies are ordered."""
    draft = read(
        """# RK4-7-BLUE-K3F9
1 отряд – вверх на 10 клеток (при открытии врага или занятого города – убежать в обратном направлении, при открытии свободного города – направиться к нему и захватить)
2 отряд – остаться в городе
3 отряд – влево на 8 клеток и объединиться с 4 отрядом
4 отряд – объединившись напасть на город Ржев (при захвате остаться в городе)
5 отряд – приблизиться к зелёному юниту и установить дипломатические отношения
конец
1 отряд: вниз 3
""",  # noqa: E501
        "ru",
    )
    assert [one.line for one in draft.sheet.lines] == [2, 3, 4, 5, 6]
    assert not [problem for problem in draft.problems if problem.severity is Severity.ERROR]


def test_the_english_mail() -> None:
    """6.2: twelve cells and a split of 9 are read; the rules refuse them."""
    draft = read("token: x\n1: left 12\n2: split 9+10\n3: to K9; if reveal enemy: flee", "en")
    assert [one.line for one in draft.sheet.lines] == [4]
    assert {problem.line: problem.code for problem in draft.problems if problem.line in (2, 3)} == {
        2: "campaign-move-far",
        3: "campaign-split-sum",
    }


def test_the_czech_mail() -> None:
    """6.3: an army one has not, and a word with a slip; the other lines stand."""
    draft = read(
        "oddíl 1: nahoru 4, vpravo 3; při odhalení nepřítele: uteč\noddíl 9: vlevo 2\noddíl 2: zůstaň\noddíl 3: vlvo 5",
        "cs",
    )
    assert [one.line for one in draft.sheet.lines] == [1, 3]
    assert [(problem.line, problem.code) for problem in draft.problems] == [(2, "campaign-no-army"), (4, "unreadable")]


def test_a_letter_in_another_language_is_understood() -> None:
    """4.3: the four languages are read whatever the player's own; the language written in is told."""
    draft = read("1: up 3\n2 отряд: вниз 2\nоддил 3\noddíl 3: vlevo 2\noddiel 4: zostaň", "en")
    assert [one.line for one in draft.sheet.lines] == [1, 2, 4, 5]
    assert draft.language == "en"
    assert read("oddíl 3: vlevo 2", "ru").language == "cs"


def test_the_later_of_two_lines_wins() -> None:
    """E-8: a second order for the same army replaces the first, with a warning."""
    draft = read("1: up 3\n2: stay\n1: down 2", "en")
    assert [one.line for one in draft.sheet.lines] == [2, 3]
    assert [(p.line, p.code, p.severity, p.facts["by"]) for p in draft.problems] == [
        (1, "replaced", Severity.WARNING, 3)
    ]


def test_a_later_letter_replaces_army_by_army() -> None:
    """4.4: a later mail replaces orders army by army and keeps the others in their order."""
    merged = merging.merge(GAME, read("1: up 3\n2: stay", "en").sheet, read("3: up 1\n1: down 2", "en").sheet)
    assert [order.army for order in merged if isinstance(order, ArmyOrder)] == [1, 2, 3]
    assert [one.words for one in merged.lines] == ["1: down 2", "2: stay", "3: up 1"]
    assert merging.merge(GAME, Sheet[Order](), merged) == merged


def test_a_city_is_not_guessed_when_none_is_known() -> None:
    """4.3, example 4: without a foreign city there is nothing to attack."""
    view = View(seat=VIEW.seat, options=VIEW.options, turn=1, terrain=("...",), fog=("...",), armies=VIEW.armies)
    draft = sheet.read(((1, "1: attack the city"),), GAME, view, sheet.readers(GAME, view, LEXICONS, "en"))
    assert [problem.code for problem in draft.problems] == ["campaign-no-city-known"]


def test_a_remark_that_gives_an_order_is_asked_about() -> None:
    """`#3 right 1` may be army 3: nobody drops it in silence, and nobody carries it out."""
    draft = read("#3 right 1\n# 3 right 1\n#right of the hill\n1: up 3", "en")
    assert [(problem.code, problem.line, problem.try_) for problem in draft.problems] == [
        ("hash", 1, "3 right 1"),
        ("hash", 2, "3 right 1"),
    ]
    assert [line.line for line in draft.sheet.lines] == [4]
