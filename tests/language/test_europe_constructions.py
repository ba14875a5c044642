"""Constructions of everyday lines of Evropská válka: kings, retreats, conditions within a deed, lines that go on."""

from __future__ import annotations

import pytest

from pbem.language.letter import sheet, understanding
from pbem.language.letter.draft import Draft
from pbem.rulesets.europe.orders import Order
from pbem.rulesets.europe.ruleset import EUROPE
from tests.language.europe import LEXICONS, VIEW, said

LINES = [
    ("cs", "Krále hraju pokaždé, když na mě jde Dvojspolek.", "stop attacks on me, by DU"),
    ("cs", "Krále použij na útok Dvojspolku na mě.", "stop attacks on me, by DU"),
    ("cs", "Zaútočí-li Dvojspolek na Rusko, můj král ať to zastaví.", "stop attacks on RU, by DU"),
    ("en", "Block the Dual Alliance if they go for Russia.", "stop attacks on RU, by DU"),
    ("cs", "Kdyby mě někdo vyhnal ze Španělska, jdu do Portugalska.", "retreat from SPA: POR"),
    ("cs", "Z Itálie, když mě porazí, ustoupím do Francie.", "retreat from ITA: FRA"),
    ("sk", "Z Talianska sa stiahneme do Francúzska.", "retreat from ITA: FRA"),
    ("en", "If Russia has a king according to my spy, fate.", "if spied RU has K: fate"),
    ("ru", "Если по данным разведки у России есть король, судьба.", "if spied RU has K: fate"),
    ("cs", "Nemá-li Rusko podle zvědů krále, táhni osud.", "if spied RU has no K: fate"),
    ("sk", "Ak som pri špionáži zistil, že Rusko má kráľa, ťahám osud.", "if spied RU has K: fate"),
    ("en", "Sabotage Italy with the help of an ace.", "sabotage ITA with A"),
    ("ru", "Саботаж в Италии с применением туза.", "sabotage ITA with A"),
    ("cs", "Sabotáž v Itálii za použití esa.", "sabotage ITA with A"),
    ("sk", "Sabotáž v Taliansku s využitím esa.", "sabotage ITA with A"),
    ("en", "When I defend, play the best.", "defend best"),
    ("ru", "Когда отбиваюсь, клади лучшие.", "defend best"),
]


def _letter(text: str, language: str) -> Draft[Order]:
    lines = list(enumerate(text.split("\n"), 1))
    return understanding.understood(lines, EUROPE, VIEW, sheet.readers(EUROPE, VIEW, LEXICONS, language))


def _said(text: str, language: str) -> list[str]:
    draft = _letter(text, language)
    assert not any(problem.unread for problem in draft.problems), draft.problems
    return [said(order, "en") for order in draft.sheet]


@pytest.mark.parametrize(("language", "line", "order"), LINES)
def test_kings_and_retreats_as_people_say_them(language: str, line: str, order: str) -> None:
    """E-7.3, E-6.5: who is driven out retreats; he does not march now."""
    assert _said(line, language) == _said(order, "en")


def test_but_begins_the_condition_of_what_follows() -> None:
    """E-12.2: "cheap, but from 12 on the best": the second takes the place of the first."""
    assert _said("Bráním se levně, ale má-li útočník alespoň 12 bodů, nejlepšími.", "cs") == _said(
        "defend best if attacker >= 12", "en"
    )


def test_a_line_goes_on_with_the_one_above() -> None:
    """E-11.4: who "they" are stands in the line above; by itself the line means nobody."""
    text = "Spy on the Turks.\nIf they have a king, take fate, otherwise draft Italy."
    assert _said(text, "en") == _said("spy OT\nif spied OT has K: fate else draft ITA", "en")
    assert _letter("If they have a king, take fate, otherwise draft Italy.", "en").problems


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "busy day. draft Italy"), ("cs", "Houby rostou!\nodvod Itálie")],
)
def test_chat_without_the_words_of_any_deed_is_left_out(language: str, text: str) -> None:
    assert _said(text, language) == _said("draft ITA", "en")


def test_an_order_beside_chat_is_never_lost() -> None:
    """A sentence with all words of a deed is asked about where it cannot be read, though somebody sleeps in it."""
    draft = _letter("Odvod v Itálii, kočka spí na gauči.", "cs")
    assert len(draft.sheet.lines) == 1 or draft.problems


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "my figure in Italy"),
        ("ru", "Бедная моя фигурка в Италии, скучает там, наверное."),
        ("cs", "Chudák moje figurka v Itálii, musí se tam nudit k smrti."),
        ("sk", "Chudák moja figúrka v Taliansku, musí sa tam nudiť."),
    ],
)
def test_who_only_stands_somewhere_is_no_new_figure(language: str, text: str) -> None:
    """E-6.1: a figure is drafted to a land („figurku v Itálii“); one that stands in it is there already."""
    assert not _letter(text, language).sheet.lines
