"""D-9: the questions still open, the clues to them, and the team's answers with their verdicts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from pbem.core.blocks import Block, Cell, Column, Lines, Style, Table
from pbem.core.texts import Text, text
from pbem.rulesets.duncan.state import Answer, Clue, Question
from pbem.rulesets.duncan.view import View

_MOODS: Mapping[str, Style] = MappingProxyType({"right": "up", "wrong": "down", "open": "muted"})


def story(view: View) -> tuple[Block, ...]:
    """Write the story part as far as it still goes on; what was closed long ago is left out."""
    lines = tuple(_told(view))
    answers = tuple(_answer(answer) for answer in view.story.answers if _fresh(view, answer))
    columns = tuple(Column(text(f"duncan-col-{name}")) for name in ("question", "answer", "verdict"))
    return (*((Lines(lines),) if lines else ()), *((Table(columns, answers),) if answers else ()))


def _told(view: View) -> Iterator[Text]:
    """Write each open question with its clues, then the clues for all of them."""
    for question in view.story.questions:
        if current(view, question):
            yield _question(view, question)
            yield from (_clue(clue) for clue in view.story.clues if clue.question == question.number)
    yield from (_clue(clue) for clue in view.story.clues if not clue.question)


def current(view: View, question: Question) -> bool:
    """Tell whether a question is still asked, or was closed in the turn just played."""
    over = question.closed or (question.until and question.until < view.turn)
    return not over or question.turn >= view.turn - 1


def _question(view: View, question: Question) -> Text:
    over = question.closed or (question.until and question.until < view.turn)
    state = "closed" if over else "until" if question.until else "open"
    return text(
        "duncan-story-question",
        number=question.number,
        words=question.text,
        state=state,
        until=question.until,
        winner=question.winner or "none",
    )


def _clue(clue: Clue) -> Text:
    return text("duncan-story-clue", question=clue.question, words=clue.text, turn=clue.turn)


def _fresh(view: View, answer: Answer) -> bool:
    """Tell whether an answer is worth a row: it waits, was judged right, or its question is still open."""
    open_ = {question.number for question in view.story.questions if current(view, question)}
    return answer.verdict == "open" or answer.question in open_


def _answer(answer: Answer) -> tuple[Cell, ...]:
    verdict = text("duncan-story-verdict", verdict=answer.verdict, words=answer.words, said=int(bool(answer.words)))
    return (
        Cell(str(answer.question), "strong"),
        Cell(answer.text),
        Cell(verdict, _MOODS[answer.verdict]),
    )
