"""D-9 in words: questions, clues, answers, verdicts, awards and bonuses given; and the decrees of D-10.2.

What a team says of a question, `Q3: the miller`, is its answer; the referee says so that it is asked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import assert_never

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import REFEREE
from pbem.core.texts import Fact
from pbem.rulesets.duncan.orders import (
    BONUSES,
    AnswerOrder,
    AwardOrder,
    Bonus,
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
    Statement,
    VerdictOrder,
)
from pbem.rulesets.duncan.story.growth import next_question, seal
from pbem.rulesets.duncan.story.questions import question, takes_answers
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words import decree_phrases
from pbem.rulesets.duncan.words.decree_phrases import Slots, added, free, team, whole
from pbem.rulesets.duncan.words.verdicts import verdict

_UNTIL = re.compile(
    r"(?<![\s,;(])[\s,;(]++(?:until|till|by|up to|до|по|do|až do|až po)\s+"
    r"(?:turn|round|хода|ход|tahu|kola|ťahu)\s+(\d+)[\s.)]*$",
    re.I,
)
"""D-9.1: a deadline behind the words of a question, in any of the four languages."""


def phrase(order: Statement) -> Phrase:
    """Turn an order of the story, or a decree, into the phrase that says it."""
    match order:
        case AnswerOrder(question, text):
            return Phrase("answer", {"question": question, "why": _deep(text)})
        case BugOrder(text):
            return Phrase("bug", {"words": text})
        case QuestionOrder(text, number, until):
            return Phrase("question", {**_given(number=number, until=until), "words": text})
        case ClueOrder(text, question):
            return Phrase("clue", {**_given(question=question), "words": text})
        case CloseOrder(question):
            return Phrase("close", {"question": question})
        case VerdictOrder():
            kind = "right" if order.right else "wrong"
            return Phrase(kind, {"answer": order.answer, **_given(words=order.text)})
        case AwardOrder() | GrantOrder():
            return _gift(order)
        case _:
            return decree_phrases.phrase(order)


def _given(**slots: int | str) -> dict[str, str | int | Phrase | tuple[Phrase, ...] | tuple[int, ...]]:
    """Leave out what was not said."""
    return {name: value for name, value in slots.items() if value}


def _deep(words: str) -> Phrase:
    """Put words some phrases deep: `answer 4711 right` is then rather a verdict, whose words mean more."""
    return Phrase("aside", {"why": Phrase("remark", {"why": Phrase("reason", {"words": words})})})


def _gift(order: AwardOrder | GrantOrder) -> Phrase:
    if isinstance(order, AwardOrder):
        slots = _given(points=order.points, now="1" if order.now else "", words=order.text)
        return Phrase("award", {"team": order.team, **slots})
    return Phrase("grant", {"team": order.team, **_given(bonus=order.bonus or "", words=order.text)})


def order(said: Phrase, view: View) -> Order | Problem:
    """Turn a phrase of the story, or a decree, into the order it says; the numbers of questions come from the view."""
    if said.kind in decree_phrases.KINDS:
        return decree_phrases.order(said)
    return _ORDERS[said.kind](said.slots, view)


def subject(order: Statement) -> str:
    """Name what an order of the story is about; empty: it replaces no other, or is no order of the story.

    A team has one answer to a question, an answer one verdict; of clues, awards and bonuses there may be many.
    """
    match order:
        case AnswerOrder(question):
            return f"answer {question}"
        case QuestionOrder(number=number):
            return f"question {number}" if order.named else ""
        case CloseOrder(question):
            return f"close {question}"
        case VerdictOrder():
            return f"verdict {order.team} {order.question} {order.answer}"
        case BugOrder() | ClueOrder() | AwardOrder() | GrantOrder():
            return ""
        case FineOrder() | RemoveOrder() | SetOrder() | ExcludeOrder() | RuleOrder():
            return ""
        case _:
            assert_never(order)


def _answer(slots: Slots, view: View) -> Order | Problem:
    """D-9.1: an answer that names no question is to the only one that is open."""
    open_ = tuple(one.number for one in view.story.questions if takes_answers(one, view.turn))
    if "question" not in slots and len(open_) != 1:
        facts: dict[str, Fact] = {"questions": tuple(map(str, open_)), "count": len(open_)}
        return Problem("duncan-answer-which", facts=facts, paragraph="D-9.1")
    number = whole(slots, "question") if "question" in slots else open_[0]
    asked = question(view.story, number)
    return AnswerOrder(number, _without_stop(free(slots)), seal(asked.text) if asked is not None else 0)


def _without_stop(words: str) -> str:
    """Leave out the full stop of the sentence an answer ends; three of them are the answer's own."""
    return words if words.endswith("..") else words.removesuffix(".").rstrip()


def _question(slots: Slots, view: View) -> Order | Problem:
    """D-9.1: the referee asks; a number that is not said is the next free one. A team that says so answers."""
    if view.seat != REFEREE:
        return _answer({**slots, **({"question": slots["number"]} if "number" in slots else {})}, view)
    words, until = free(slots), whole(slots, "until")
    behind = _UNTIL.search(words) if not until else None
    if behind is not None:
        words, until = words[: behind.start()].strip(), int(behind[1])
    number = whole(slots, "number")
    return QuestionOrder(words, number or next_question(view.story), until, named=number > 0)


def _award(slots: Slots, view: View) -> AwardOrder:
    return AwardOrder(team(slots), whole(slots, "points"), added(slots), "now" in slots)


def _grant(slots: Slots, view: View) -> GrantOrder:
    named: Mapping[str, Bonus] = {one: one for one in BONUSES}
    return GrantOrder(team(slots), named.get(str(slots.get("bonus"))), added(slots))


_ORDERS: Mapping[str, Callable[[Slots, View], Order | Problem]] = {
    "answer": _answer,
    "bug": lambda slots, view: BugOrder(free(slots).lstrip(", ")),
    "question": _question,
    "clue": lambda slots, view: ClueOrder(free(slots), whole(slots, "question")),
    "close": lambda slots, view: CloseOrder(whole(slots, "question")),
    "right": lambda slots, view: verdict(slots, view, right=True, words=added(slots)),
    "wrong": lambda slots, view: verdict(slots, view, right=False, words=added(slots)),
    "award": _award,
    "grant": _grant,
}
KINDS = frozenset(_ORDERS) | decree_phrases.KINDS
"""The kinds of phrases that are understood here."""
