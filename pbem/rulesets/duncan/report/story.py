"""D-9: the questions still open, the clues to them, and the team's answers with their verdicts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from pbem.core.blocks import Block, Cell, Column, Lines, Style, Table
from pbem.core.texts import Text, text
from pbem.rulesets.duncan.state import Answer, Clue, Question
from pbem.rulesets.duncan.story.questions import answered_right, locked, question, takes_answers
from pbem.rulesets.duncan.view import View

_MOODS: Mapping[str, Style] = MappingProxyType({"right": "up", "wrong": "down", "open": "muted"})


def story(view: View) -> tuple[Block, ...]:
    """Write the story part as far as it still goes on; what was closed long ago is left out."""
    lines = tuple(_told(view))
    answers = tuple(_answer(view, answer) for answer in view.story.answers if _fresh(view, answer))
    columns = tuple(Column(text(f"duncan-col-{name}")) for name in ("question", "answer", "verdict"))
    return (*((Lines(lines),) if lines else ()), *((Table(columns, answers),) if answers else ()))


def _told(view: View) -> Iterator[Text]:
    """Write each open question with its clues, then the clues for all of them."""
    for asked in view.story.questions:
        if current(view, asked):
            yield _question(view, asked)
            yield from (_clue(clue) for clue in view.story.clues if clue.question == asked.number)
    yield from (_clue(clue) for clue in view.story.clues if not clue.question)


def current(view: View, asked: Question) -> bool:
    """Tell whether a question is still asked, or was closed in the turn just played."""
    over = asked.closed or (asked.until and asked.until < view.turn)
    return not over or asked.turn >= view.turn - 1


def _question(view: View, asked: Question) -> Text:
    over = asked.closed or (asked.until and asked.until < view.turn)
    state = "closed" if over else "until" if asked.until else "open"
    return text(
        "duncan-story-question",
        number=asked.number,
        words=asked.text,
        state=state,
        until=asked.until,
        winner=asked.winner or "none",
    )


def _clue(clue: Clue) -> Text:
    return text("duncan-story-clue", question=clue.question, words=clue.text, turn=clue.turn)


def _fresh(view: View, answer: Answer) -> bool:
    """Tell whether an answer is worth a row: it waits, was judged right, or its question is still open."""
    open_ = {asked.number for asked in view.story.questions if current(view, asked)}
    return answer.verdict == "open" or answer.question in open_


def _answer(view: View, answer: Answer) -> tuple[Cell, ...]:
    what = _hope(view, answer) if answer.verdict == "wrong" else answer.verdict
    verdict = text("duncan-story-verdict", verdict=what, words=answer.words, said=int(bool(answer.words)))
    return (
        Cell(str(answer.question), "strong"),
        Cell(answer.text),
        Cell(verdict, _MOODS[answer.verdict]),
    )


def _hope(view: View, answer: Answer) -> str:
    """D-9.2: tell what a refused answer leaves: `again`, `wrong` (wait for further clues), `refused` (nothing)."""
    asked = question(view.story, answer.question)
    if asked is None or not takes_answers(asked, view.turn):
        return "refused"
    if locked(view.story, view.options, answer.team, asked.number):
        return "wrong"
    return "refused" if answered_right(view.story, answer.team, asked.number) else "again"
