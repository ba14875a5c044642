"""4.5, 5.2: proposals in players' own words, in four languages, over several lines or in one."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from pbem.rulesets.campaign.orders import ArmyOrder, ProposeOrder
from pbem.rulesets.campaign.treaty import Entry, GiveArmy, GiveCity, GiveContact, GiveMap, Share, Treaty, Words
from tests.rules.campaign.diplomacy_words import BLUE, GREEN, RED, WHITE, errors, only, read, said, view

EXAMPLE = """В Союз объединяются синий и красный игроки сроком на 10 туров, начиная со следующего
Совместная победа
Друг другу открываются обследованные зоны и текущий обзор
Синий игрок передаёт красному город Йазь
Красный игрок передаёт синему контакты зелёного и белого игроков
Допускается занятие городов союзными войсками"""
"""The rule book's example 5.2, word for word."""
GOODS = (GiveCity("Йазь", BLUE, RED), GiveContact(GREEN, RED, BLUE), GiveContact(WHITE, RED, BLUE))
SEED = Treaty((BLUE, RED), True, 10, True, (Share("explored"), Share("view"), Entry(), *GOODS))


def treaty(text: str, language: str = "en") -> Treaty:
    """Give the treaty a letter proposes."""
    order = only(text, view(), language)
    assert isinstance(order, ProposeOrder)
    return order.treaty


@pytest.mark.parametrize("dashes", [False, True])
def test_the_example_word_for_word(dashes: bool) -> None:
    """5.2: six lines, with the dashes of the rule book or without, are one treaty."""
    lines = [f"- {line}" if dashes else line for line in EXAMPLE.splitlines()]
    assert treaty("\n".join(lines), "ru") == SEED


def test_the_other_party_may_propose_it() -> None:
    """5.2: the same words, written by red, are the same treaty."""
    seen = replace(view(seat=RED), contacts=(BLUE, GREEN, WHITE))
    order = only(EXAMPLE, seen, "ru")
    assert isinstance(order, ProposeOrder)
    assert order.treaty == SEED


def test_the_example_among_other_orders() -> None:
    """5.2: `конец` closes the treaty; what follows is read."""
    draft = read(f"1 отряд – вверх на 3 клетки\n{EXAMPLE}\nконец\n2 отряд – остаться в городе", view(), "ru")
    assert [line.line for line in draft.sheet.lines] == [1, 2, 9]
    assert errors(draft) == []


def test_the_mail_of_the_rules() -> None:
    """6.1: the proposal of the Russian mail."""
    text = """предложить союз красному
срок 10
победа совместная
открыть зоны, обзор
передаю красному город Тор
красный передаёт мне контакты зелёного, белого
занятие городов да
конец"""
    tor = (GiveCity("Тор", BLUE, RED), *GOODS[1:])
    assert treaty(text, "ru") == replace(SEED, terms=(Share("explored"), Share("view"), Entry(), *tor))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "propose alliance with red\nduration 10\nvictory joint\nshare explored, view\n"
            "give city Йазь to red\nred gives contact green, white to me\nentry yes\nend",
        ),
        (
            "en",
            "We propose an alliance with red for 10 turns starting next turn\n- joint victory\n"
            "- we share explored zones and current view with each other\n- the blue player gives red city Йазь\n"
            "- red player gives blue the contacts of green and white\n- allied troops may enter cities",
        ),
        (
            "en",
            "propose alliance with red: 10 turns; joint victory; share explored, view; entry yes; I give red city Йазь;"
            " red gives me contacts of green and white",
        ),
        (
            "cs",
            "Navrhuji červenému spojenectví na 10 tahů počínaje příštím\n- společné vítězství\n"
            "- navzájem sdílíme prozkoumaná území a aktuální výhled\n- modrý hráč předá červenému město Йазь\n"
            "- červený mi předá kontakty na zeleného a bílého\n- spojenecká vojska smějí vstupovat do měst\nkonec",
        ),
        (
            "sk",
            "Navrhujem červenému spojenectvo na 10 ťahov počnúc ďalším\n- spoločné víťazstvo\n"
            "- navzájom zdieľame preskúmané územia a aktuálny výhľad\n- modrý hráč odovzdá červenému mesto Йазь\n"
            "- červený mi odovzdá kontakty na zeleného a bieleho\n- spojenecké vojská smú vstupovať do miest\nkoniec",
        ),
        (
            "ru",
            "Предлагаю красным союз на 10 ходов.\n1. Победа общая.\n2. Делимся обзором и обследованными зонами.\n"
            "3. Занятие городов разрешено.\n4. Я передаю красным город Йазь.\n"
            "5. Красные передают мне контакты зелёных и белых.\nконец",
        ),
    ],
)
def test_the_example_in_other_words(language: str, text: str) -> None:
    """4.5: players write freely; the treaty is that of 5.2."""
    assert treaty(text, language) == SEED


ALLIANCE = Treaty((BLUE, RED), True, None, True)


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("en", "propose red an alliance without limit", ALLIANCE),
        ("en", "ally with red for ten turns", replace(ALLIANCE, turns=10)),
        ("en", "propose a 5 turn joint victory alliance with red", replace(ALLIANCE, turns=5)),
        ("en", "offer red a non-aggression pact for 5 turns", replace(ALLIANCE, turns=5, joint=False)),
        ("en", "propose alliance with red, share maps", replace(ALLIANCE, terms=(Share("explored"),))),
        (
            "en",
            "propose alliance with red\nexchange maps",
            replace(ALLIANCE, terms=(GiveMap(BLUE, RED), GiveMap(RED, BLUE))),
        ),
        (
            "en",
            'propose alliance with red\ntext "we attack white first"\nend',
            replace(ALLIANCE, terms=(Words("we attack white first"),)),
        ),
        (
            "en",
            "propose alliance with red\ntext we shall be friends\nend",
            replace(ALLIANCE, terms=(Words("we shall be friends"),)),
        ),
        ("ru", "предлагаю красным бессрочный союз с совместной победой", ALLIANCE),
        ("ru", "союз с красными на 7 ходов, раздельная победа", replace(ALLIANCE, turns=7, joint=False)),
        ("ru", "предлагаем красным пакт о ненападении на 5 ходов", replace(ALLIANCE, turns=5, joint=False)),
        ("cs", "do aliance vstupují modrý a červený hráč na 10 kol", replace(ALLIANCE, turns=10)),
        ("cs", "Navrhuji červenému pakt o neútočení na 5 kol", replace(ALLIANCE, turns=5, joint=False)),
        ("cs", "aliance s červenými na dobu neurčitou, oddělené vítězství", replace(ALLIANCE, joint=False)),
        ("sk", "do aliancie vstupujú modrý a červený hráč na 10 kôl", replace(ALLIANCE, turns=10)),
        ("sk", "ponúkam červeným zmluvu o neútočení na 5 kôl", replace(ALLIANCE, turns=5, joint=False)),
        ("sk", "aliancia s červenými na neurčito, oddelené víťazstvo", replace(ALLIANCE, joint=False)),
    ],
)
def test_alliances_in_few_words(language: str, text: str, meant: Treaty) -> None:
    """3.4: what is not said: without limit, with a joint victory; a mere pact against attacks brings none."""
    assert treaty(text, language) == meant


def test_three_states() -> None:
    """C-8.3: an alliance may have more members; its terms name who gives what to whom."""
    found = treaty("propose alliance with red and green\nvictory separate\nred gives me contact white\nduration 3")
    assert found == Treaty((BLUE, RED, GREEN), True, 3, False, (GiveContact(WHITE, RED, BLUE),))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "offer red a trade\nI give army 3\nred gives me map\nend"),
        ("ru", "предлагаю красным обмен\nпередаю отряд 3\nкрасный передаёт мне карту\nконец"),
        ("cs", "nabízím červeným výměnu\ndám červenému oddíl 3\nčervený mi dá mapu\nkonec"),
        ("sk", "ponúkam červeným výmenu\ndám červenému oddiel 3\nčervený mi dá mapu\nkoniec"),
    ],
)
def test_an_exchange(language: str, text: str) -> None:
    """3.3: an army for a map, without any alliance."""
    assert treaty(text, language) == Treaty(
        (BLUE, RED), False, None, False, (GiveArmy(3, BLUE, RED), GiveMap(RED, BLUE))
    )


@pytest.mark.parametrize(
    ("text", "bad"),
    [
        ("propose alliance with red\nduration 10\nwe conquer the moon\nend", 3),
        ("propose alliance with red\n\nsomething strange\nshare view\nend", 3),
        ("propose alliance with red\nshare view\ngive city Nowhere to red\nend", 3),
    ],
)
def test_a_bad_term_is_named_and_nothing_sent(text: str, bad: int) -> None:
    """4.5: a treaty without one of its terms would be another one; the other orders stand."""
    draft = read(f"{text}\n1: up 3", view())
    assert [line.line for line in draft.sheet.lines] == [text.count("\n") + 2]
    assert {line for line, _ in errors(draft)} == {1, bad}
    assert dict(errors(draft))[1] == "block"


def test_all_bad_terms_are_named() -> None:
    """Each with its line, so that one more letter is enough."""
    draft = read("propose alliance with red\nwe conquer the moon\nduration 10\ncows for everybody\nend", view())
    assert [line for line, _ in errors(draft)] == [1, 2, 4]


def test_free_words_are_offered_and_never_taken() -> None:
    """4.5: a term that is not understood is asked back, with the way to write it as free words."""
    draft = read("propose alliance with red\nwe conquer the moon\nend", view())
    assert draft.sheet.lines == ()
    assert 'text "we conquer the moon"' in [problem.try_ for problem in draft.problems]


def test_an_unclosed_proposal_ends_before_an_order() -> None:
    """Nobody loses an order because `end` was forgotten."""
    draft = read("propose alliance with red\nduration 10\n1: up 3\n2: left 2", view())
    assert [line.line for line in draft.sheet.lines] == [1, 3, 4]
    assert isinstance(draft.sheet.lines[1].order, ArmyOrder)


def test_the_same_proposal_has_the_same_number() -> None:
    """A letter sent twice proposes once; any change is another proposal."""
    first, again = only("propose alliance with red", view()), only("предлагаю союз красным", view(), "ru")
    other = only("propose alliance with red for 9 turns", view())
    assert isinstance(first, ProposeOrder)
    assert isinstance(other, ProposeOrder)
    assert first == again
    assert first.number != other.number
    assert re.fullmatch(r"\d{4}", str(first.number))


@pytest.mark.parametrize(
    ("language", "echo"),
    [
        (
            "en",
            "propose alliance of blue and red: duration 10; victory joint; share explored, view; entry yes;"
            " blue gives red city Yaz; red gives blue contact green and white",
        ),
        (
            "ru",
            "предложить союз между синими и красными: срок 10; победа совместная; открыть обследованные зоны, обзор;"
            " занятие городов да; синие передают красным город Йазь; красные передают синим контакты зелёных и белых",
        ),
        (
            "cs",
            "navrhnout alianci mezi modrými a červenými: doba 10; vítězství společné; sdílet prozkoumané území, výhled;"
            " vstup do měst ano; modří předají červeným město Yaz; červení předají modrým kontakty zelených a bílých",
        ),
        (
            "sk",
            "navrhnúť alianciu medzi modrými a červenými: doba 10; víťazstvo spoločné; zdieľať preskúmané územie,"
            " výhľad; vstup do miest áno; modrí odovzdajú červeným mesto Yaz; červení odovzdajú modrým kontakty"
            " zelených a bielych",
        ),
    ],
)
def test_the_echo(language: str, echo: str) -> None:
    """A treaty is said back in one line that anybody can read, with everybody named."""
    assert said(ProposeOrder(4711, SEED), language) == echo
