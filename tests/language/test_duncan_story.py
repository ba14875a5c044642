"""The story and the referee's decrees in the words of four languages."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.core.languages import LANGUAGES
from pbem.core.problems import Problem
from pbem.core.seats import COLOURS, REFEREE, Seat
from pbem.language.forms.say import say
from pbem.rulesets.duncan.orders import (
    BONUSES,
    AnswerOrder,
    AwardOrder,
    BugOrder,
    CloseOrder,
    ClueOrder,
    ExcludeOrder,
    FineOrder,
    GrantOrder,
    Order,
    QuestionOrder,
    RemoveOrder,
    RuleOrder,
    SetOrder,
    VerdictOrder,
)
from pbem.rulesets.duncan.state import Answer
from pbem.rulesets.duncan.words import phrases
from tests.language.duncan import ASKED, LEXICONS, NARROW, meant, orders

RED = Seat("red")
ANSWERED = Answer(RED, 3, "the miller", 4711, 5, 8)
HIS = replace(
    NARROW,
    seat=REFEREE,
    units=(),
    portal=None,
    story=replace(NARROW.story, answers=(ANSWERED, Answer(Seat("blue"), 3, "me", 1234, 5, 9))),
)
"""What the referee knows: three questions, and two answers to the third."""


def right(text: str = "", good: bool = True) -> VerdictOrder:
    """Judge red's answer."""
    return VerdictOrder(RED, 3, 4711, good, text, "the miller", 8)


LINES: tuple[tuple[str, str, Order], ...] = (
    ("en", "question: Who killed the miller, and why?", QuestionOrder("Who killed the miller, and why?", 4)),
    ("en", "question 7: Who?", QuestionOrder("Who?", 7)),
    ("en", "question until turn 7: Who?", QuestionOrder("Who?", 4, 7)),
    ("en", "question: Who was it? until turn 7", QuestionOrder("Who was it?", 4, 7)),
    ("cs", "otázka: Kdo to byl? Do tahu 7.", QuestionOrder("Kdo to byl?", 4, 7)),
    ("cs", "otázka 4 do tahu 7: Kdo?", QuestionOrder("Kdo?", 4, 7)),
    ("sk", "otázka: Kto to bol, do ťahu 7", QuestionOrder("Kto to bol", 4, 7)),
    ("ru", "вопрос: Кто это был? (до хода 7)", QuestionOrder("Кто это был?", 4, 7)),
    ("en", "clue: He owed money.", ClueOrder("He owed money.")),
    ("en", "clue for Q3: He owed money.", ClueOrder("He owed money.", 3)),
    ("cs", "indicie k otázce 3: Dlužil.", ClueOrder("Dlužil.", 3)),
    ("cs", "nápověda: Dlužil.", ClueOrder("Dlužil.")),
    ("sk", "indícia k otázke 3: Dlhoval.", ClueOrder("Dlhoval.", 3)),
    ("ru", "подсказка к вопросу 3: Он был должен.", ClueOrder("Он был должен.", 3)),
    ("en", "close Q3", CloseOrder(3)),
    ("cs", "uzavřít otázku 3", CloseOrder(3)),
    ("sk", "uzavrieť otázku 3", CloseOrder(3)),
    ("ru", "закрыть вопрос 3", CloseOrder(3)),
    ("en", "right 4711", right()),
    ("en", "right 4711: well done", right("well done")),
    ("en", "accept 4711, well done", right("well done")),
    ("en", "answer 4711 right", right()),
    ("en", "judge 4711 right", right()),
    ("en", "refuse 4711", right(good=False)),
    ("en", "wrong 4711 not quite", right("not quite", good=False)),
    ("en", "right red Q3", right()),
    ("cs", "správně 4711", right()),
    ("cs", "špatně 4711: vedle", right("vedle", good=False)),
    ("cs", "uznat červeným otázku 3", right()),
    ("sk", "správne 4711 výborne", right("výborne")),
    ("sk", "zle 4711", right(good=False)),
    ("ru", "верно 4711", right()),
    ("ru", "неверно красные Q3", right(good=False)),
    ("en", "award red 5", AwardOrder(RED, 5)),
    ("en", "award red 5 points for the relay", AwardOrder(RED, 5, "for the relay")),
    ("en", "award red 5 now for the relay", AwardOrder(RED, 5, "for the relay", now=True)),
    ("en", "award 5 points to red", AwardOrder(RED, 5)),
    ("cs", "přiznat červeným 5 bodů za štafetu", AwardOrder(RED, 5, "za štafetu")),
    ("cs", "přiznat červeným 5 bodů hned", AwardOrder(RED, 5, now=True)),
    ("sk", "prisúdiť červeným 5 bodov za štafetu", AwardOrder(RED, 5, "za štafetu")),
    ("ru", "начислить красным 5 очков за эстафету", AwardOrder(RED, 5, "за эстафету")),
    ("ru", "начислить красным 5 сразу", AwardOrder(RED, 5, now=True)),
    ("en", "grant red", GrantOrder(RED)),
    ("en", "grant red flash for the song", GrantOrder(RED, "flash", "for the song")),
    ("en", "grant red a bonus for the song", GrantOrder(RED, None, "for the song")),
    ("cs", "darovat červeným záblesk", GrantOrder(RED, "flash")),
    ("sk", "darovať červeným bonus", GrantOrder(RED)),
    ("ru", "даровать красным вспышка", GrantOrder(RED, "flash")),
    ("en", "fine red 5", FineOrder(RED, 5)),
    ("en", "fine red 5 victory points for cheating", FineOrder(RED, 5, "victory", "for cheating")),
    ("cs", "pokuta červeným 5 vítězných bodů", FineOrder(RED, 5, "victory")),
    ("sk", "pokuta červeným 5 nákupných bodov", FineOrder(RED, 5)),
    ("ru", "штраф красным 5 очков победы", FineOrder(RED, 5, "victory")),
    ("en", "remove red u3", RemoveOrder(RED, 3)),
    ("cs", "odstranit červeným j3", RemoveOrder(RED, 3)),
    ("sk", "odstrániť červeným jednotku 3", RemoveOrder(RED, 3)),
    ("ru", "удалить красным ю3", RemoveOrder(RED, 3)),
    ("en", "set red u1 strength = 3", SetOrder(RED, 1, "strength", 3)),
    ("cs", "nastavit červeným j1 zranění 0", SetOrder(RED, 1, "wounds", 0)),
    ("sk", "nastaviť červeným j1 dohľad 3", SetOrder(RED, 1, "sight", 3)),
    ("ru", "установить красным ю1 скорость 3", SetOrder(RED, 1, "speed", 3)),
    ("en", "exclude red", ExcludeOrder(RED)),
    ("cs", "vyloučit červené", ExcludeOrder(RED)),
    ("sk", "vylúčiť červených", ExcludeOrder(RED)),
    ("ru", "исключить красных", ExcludeOrder(RED)),
    ("en", "rule smoke_mode = blind", RuleOrder("smoke_mode", "blind")),
    ("cs", "pravidlo smoke_mode: blind", RuleOrder("smoke_mode", "blind")),
    ("sk", "pravidlo turn_limit 80", RuleOrder("turn_limit", "80")),
    ("ru", "правило friendly_fight = no", RuleOrder("friendly_fight", "no")),
)


@pytest.mark.parametrize(("language", "line", "order"), LINES)
def test_the_referee_writes(language: str, line: str, order: Order) -> None:
    """D-9, D-10.2: what the referee orders and decrees, as he would write it."""
    assert orders(line, language, HIS) == (order,)


TEAM: tuple[tuple[str, str, Order], ...] = (
    ("en", "answer Q3: the miller", AnswerOrder(3, "the miller", ASKED)),
    ("en", "answer to question 3 the miller, of course", AnswerOrder(3, "the miller, of course", ASKED)),
    ("en", "Q3: the miller", AnswerOrder(3, "the miller", ASKED)),
    ("cs", "odpověď 3: mlynář", AnswerOrder(3, "mlynář", ASKED)),
    ("cs", "odpověď na otázku 3: v mlýně", AnswerOrder(3, "v mlýně", ASKED)),
    ("sk", "odpoveď 3: mlynár", AnswerOrder(3, "mlynár", ASKED)),
    ("ru", "ответ на вопрос 3: мельник", AnswerOrder(3, "мельник", ASKED)),
    ("en", "bug: u1 went to the wrong square", BugOrder("u1 went to the wrong square")),
    ("cs", "chyba: u1 se nepohnula", BugOrder("u1 se nepohnula")),
    ("sk", "chyba: u1 sa nepohla", BugOrder("u1 sa nepohla")),
    ("ru", "ошибка: u1 не пошёл", BugOrder("u1 не пошёл")),
)


@pytest.mark.parametrize(("language", "line", "order"), TEAM)
def test_a_team_writes(language: str, line: str, order: Order) -> None:
    """D-9.1, D-10.2: an answer, a bug."""
    assert orders(line, language, NARROW) == (order,)


def test_an_answer_without_a_number() -> None:
    """D-9.1: with one open question it is to that; with several we ask which."""
    one = replace(NARROW, story=replace(NARROW.story, questions=NARROW.story.questions[2:]))
    assert orders("answer: the miller", "en", one) == (AnswerOrder(3, "the miller", ASKED),)
    (problem,) = meant("answer: the miller", "en", NARROW)
    assert isinstance(problem, Problem)
    assert (problem.code, problem.facts["questions"]) == ("duncan-answer-which", ("1", "2", "3"))


def test_a_verdict_on_an_answer_that_does_not_wait() -> None:
    """D-9.2: the referee is told which answers wait."""
    (problem,) = meant("right 9999", "en", HIS)
    assert isinstance(problem, Problem)
    assert problem.code == "duncan-verdict-unknown"
    assert problem.facts["answers"] == ("4711 (red Q3)", "1234 (blue Q3)")


def test_directions_are_no_verdicts() -> None:
    """4: `right 1` behind a comma goes on with the way of the unit: verdicts have numbers of four figures."""
    assert len(orders("u1 up 2, right 1", "en", NARROW)) == 1


teams = st.sampled_from(COLOURS)
numbers = st.integers(1, 40)
words = st.text(
    st.characters(blacklist_categories=("C", "Z"), blacklist_characters="\"'«»“”„,;:-–—"), min_size=1, max_size=20
)
ordered = st.one_of(
    st.builds(AnswerOrder, st.integers(1, 3), words, st.just(ASKED)),
    st.builds(BugOrder, words),
    st.builds(QuestionOrder, words, numbers, st.integers(0, 40)),
    st.builds(ClueOrder, words, st.integers(0, 40)),
    st.builds(CloseOrder, numbers),
    st.builds(AwardOrder, teams, numbers, st.just("") | words, st.booleans()),
    st.builds(GrantOrder, teams, st.none() | st.sampled_from(BONUSES), st.just("") | words),
    st.builds(FineOrder, teams, numbers, st.sampled_from(["purchase", "victory"]), st.just("") | words),
    st.builds(RemoveOrder, teams, numbers),
    st.builds(SetOrder, teams, numbers, st.sampled_from(["strength", "speed", "sight", "wounds"]), numbers),
    st.builds(ExcludeOrder, teams),
    st.just(RuleOrder("smoke_mode", "blind")),
    st.builds(right, st.just("") | words, st.booleans()),
)


@settings(max_examples=100)
@given(ordered)
def test_what_is_said_is_read_back(order: Order) -> None:
    """What the service says of an order is that order, in each language."""
    seen = NARROW if isinstance(order, AnswerOrder | BugOrder) else HIS
    for language in LANGUAGES:
        said = say(phrases.phrase(order), LEXICONS[language])
        assert orders(said, language, seen) == (order,), said
