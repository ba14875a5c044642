"""The mails to the referee: an answer with the lines that judge it, and all that wait; a bug (D-9.2, D-10.2)."""

from __future__ import annotations

from pbem.core.blocks import Block, Brief, Cell, Column, Lines, Section, Table
from pbem.core.overtures import Overture
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, text
from pbem.rulesets.duncan.orders import AnswerOrder, BugOrder, Message, Order
from pbem.rulesets.duncan.state import Answer, Award, Story
from pbem.rulesets.duncan.story.awards import award_turn
from pbem.rulesets.duncan.story.growth import number_of
from pbem.rulesets.duncan.story.questions import answers_of, queue
from pbem.rulesets.duncan.view import View

_COLUMNS = ("number", "team", "question", "answer")


def to_referee(view: View, overture: Overture[Order], gone: bool) -> Brief | None:
    """Write what the referee is told of an order of a team."""
    order = overture.order
    if not isinstance(order, Message):
        return None
    match order:
        case AnswerOrder():
            return _gone(view, overture.by, order) if gone else _answer(view, overture.by, order)
        case BugOrder(words):
            return None if gone else _brief("bug", {"who": overture.by, "words": words})


def _found(story: Story, by: Seat, order: AnswerOrder) -> Answer | None:
    number = number_of(by, order.question, order.text)
    return next((one for one in answers_of(story, by, order.question) if one.number == number), None)


def _answer(view: View, by: Seat, order: AnswerOrder) -> Brief | None:
    """D-9.2: show an answer and how to judge it; words that were judged before need no verdict."""
    answer = _found(view.story, by, order)
    if answer is None or answer.verdict != "open":
        return None
    facts: dict[str, Fact] = {
        "who": by,
        "number": order.question,
        "words": order.text,
        "answer": str(answer.number),
        "asked": next((one.text for one in view.story.questions if one.number == order.question), "-"),
    }
    how = (text("duncan-overture-how-right", **facts), text("duncan-overture-how-wrong", **facts))
    others = [one for one in queue(view.story) if one != answer]
    more: tuple[Block, ...] = (Lines((text("duncan-overture-judge"),), bullet=False), Lines(how))
    if others:
        more = (*more, Lines((text("duncan-overture-others", count=len(others)),), bullet=False), waiting(view.story))
    return _brief("answer", facts, *more)


def _gone(view: View, by: Seat, order: AnswerOrder) -> Brief | None:
    """An answer was taken back before it was judged; one in its place tells that itself."""
    if any(one.verdict == "open" for one in answers_of(view.story, by, order.question)):
        return None
    if _found(view.story, by, order) is not None:
        return None
    number = str(number_of(by, order.question, order.text))
    return _brief("answer-gone", {"who": by, "number": order.question, "words": order.text, "answer": number})


def pending(view: View, overtures: tuple[Overture[Order], ...]) -> tuple[Block, ...]:
    """D-9.2: show what waits for the referee: the queue of answers, bonuses that are due, points, bugs of this turn."""
    bugs = [one for one in overtures if isinstance(one.order, BugOrder)]
    facts = [{"who": one.by, "words": one.order.text} for one in bugs if isinstance(one.order, BugOrder)]
    owed = [text("duncan-queue-due", who=one.seat, count=one.due) for one in view.purses if one.due]
    credited = award_turn(view.options, view.turn)
    points = [_points(award, credited) for award in view.awards]
    lines = (*(Text("duncan-overture-bug-lead", one) for one in facts), *owed, *points)
    return (*queued(view.story), *((Lines(lines),) if lines else ()))


def _points(award: Award, turn: int) -> Text:
    """D-9.4: tell of points that are still to be credited."""
    said: dict[str, Fact] = {"words": award.text, "said": int(bool(award.text))}
    return text("duncan-oversee-award", who=award.team, points=award.points, turn=turn, **said)


def queued(story: Story) -> tuple[Block, ...]:
    """D-9.3: show the answers that wait, in order of receipt, and how the first is judged."""
    if not queue(story):
        return ()
    first = str(queue(story)[0].number)
    how = (text("duncan-overture-how-right", answer=first), text("duncan-overture-how-wrong", answer=first))
    return waiting(story), Lines((text("duncan-overture-judge"),), bullet=False), Lines(how)


def waiting(story: Story) -> Table:
    """D-9.3: list the answers that wait for a verdict, in order of receipt."""
    columns = tuple(Column(text(f"duncan-queue-{name}")) for name in _COLUMNS)
    return Table(columns, tuple(map(_row, queue(story))), text("duncan-queue-empty"))


def _row(answer: Answer) -> tuple[Cell, ...]:
    """Write one line of the queue."""
    return (
        Cell(str(answer.number), "strong"),
        Cell(text("duncan-standing-who", who=answer.team, excluded=0), "tag", answer.team),
        Cell(str(answer.question)),
        Cell(answer.text),
    )


def _brief(kind: str, facts: dict[str, Fact], *more: Block) -> Brief:
    lead = Lines((Text(f"duncan-overture-{kind}-lead", facts),), bullet=False)
    subject = Text(f"duncan-overture-{kind}", facts)
    return Brief((subject,), (Section(None, (lead, *more)),), {"overture": kind, **facts})
