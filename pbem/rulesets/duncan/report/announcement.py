"""The mails about questions, clues, answers, verdicts and gifts: they go out as soon as such a thing is said (D-9.1).

What a team is told here it is not told of any other: whose answers there are, and how they are judged, is known to
the team and to the referee alone.
"""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.blocks import Block, Brief, Lines, Section
from pbem.core.overtures import Overture
from pbem.core.seats import REFEREE
from pbem.core.texts import Fact, Text, text
from pbem.rulesets.duncan.orders import (
    AwardOrder,
    CloseOrder,
    ClueOrder,
    GrantOrder,
    Order,
    QuestionOrder,
    StoryOrder,
    VerdictOrder,
)
from pbem.rulesets.duncan.report.referee_announcement import to_referee
from pbem.rulesets.duncan.story.awards import award_turn
from pbem.rulesets.duncan.story.questions import answers_of, may_answer, question
from pbem.rulesets.duncan.view import View


def announce(view: View, overture: Overture[Order], gone: bool) -> Brief | None:
    """Write the mail that tells of an overture; an excluded team is told nothing any more."""
    if view.seat == REFEREE:
        return to_referee(view, overture, gone)
    if view.seat is None or any(purse.excluded for purse in view.purses if purse.seat == view.seat):
        return None
    order = overture.order
    return _told(view, order, gone) if isinstance(order, StoryOrder) else None


def _told(view: View, order: StoryOrder, gone: bool) -> Brief | None:
    match order:
        case QuestionOrder():
            return _question(view, order, gone)
        case ClueOrder():
            return _clue(view, order, gone)
        case CloseOrder():
            return _close(view, order, gone)
        case VerdictOrder():
            return _verdict(view, order, gone)
        case AwardOrder():
            return _award(view, order, gone)
        case GrantOrder():
            return _grant(view, order, gone)


def _question(view: View, order: QuestionOrder, gone: bool) -> Brief | None:
    """D-9.1: a question, and how to answer it; said anew, it is told once."""
    if gone:
        known = question(view.story, order.number)
        return _brief("question-gone", {"number": order.number}) if known is None else None
    number = next((one.number for one in view.story.questions if one.text == order.text), order.number)
    facts: dict[str, Fact] = {"number": number, "words": order.text, "until": order.until, "turn": view.turn}
    after = [text("duncan-overture-until", **facts)] if order.until else []
    how = text("duncan-overture-how-answer", number=number)
    return _brief("question", facts, Lines((*after, text("duncan-overture-how")), bullet=False), Lines((how,)))


def _clue(view: View, order: ClueOrder, gone: bool) -> Brief:
    """D-9.1: a clue, and which questions the team may try again."""
    facts: dict[str, Fact] = {"number": order.question, "words": order.text}
    again = () if gone else _again(view)
    more = (Lines((text("duncan-overture-again", numbers=again, count=len(again)),), bullet=False),) if again else ()
    return _brief("clue-gone" if gone else "clue", facts, *more)


def _again(view: View) -> tuple[str, ...]:
    """D-9.2: list the questions the team was wrong about and may answer now."""
    assert view.seat is not None
    return tuple(
        str(asked.number)
        for asked in view.story.questions
        if any(one.verdict == "wrong" for one in answers_of(view.story, view.seat, asked.number))
        and may_answer(view.story, view.options, view.seat, asked, view.turn)
    )


def _close(view: View, order: CloseOrder, gone: bool) -> Brief | None:
    """D-9.1: a question takes no more answers."""
    facts: dict[str, Fact] = {"number": order.question}
    return _brief("close-gone" if gone else "close", facts)


def _verdict(view: View, order: VerdictOrder, gone: bool) -> Brief | None:
    """D-9.2: how an answer was judged; a verdict in place of another is told once."""
    assert view.seat is not None
    number = [one for one in answers_of(view.story, view.seat, order.question) if one.number == order.answer]
    facts: dict[str, Fact] = {
        "number": order.question,
        "answer": order.said,
        "words": order.text,
        "said": int(bool(order.text)),
    }
    if gone:
        judged = any(one.verdict != "open" for one in number)
        return None if judged else _brief("verdict-gone", facts)
    facts["tagged"] = int(view.options.question_lock == "tagged_clue")
    said = (Lines((text("duncan-overture-words", **facts),), bullet=False),) if order.text else ()
    return _brief("right" if order.right else "wrong", facts, *said)


def _award(view: View, order: AwardOrder, gone: bool) -> Brief:
    """D-9.4: points, and when they come."""
    turn = view.turn if order.now else award_turn(view.options, view.turn)
    facts: dict[str, Fact] = {"points": order.points, "words": order.text, "said": int(bool(order.text)), "turn": turn}
    return _brief("award-gone" if gone else "award", facts)


def _grant(view: View, order: GrantOrder, gone: bool) -> Brief:
    """D-7.8: a bonus; which one, if the referee names it."""
    facts: dict[str, Fact] = {"bonus": order.bonus or "none", "words": order.text, "said": int(bool(order.text))}
    return _brief("grant-gone" if gone else "grant", facts)


def _brief(kind: str, facts: Mapping[str, Fact], *more: Block) -> Brief:
    """Put a mail together: what it is about, what is said, what follows."""
    lead = Text(f"duncan-overture-{kind}-lead", facts)
    said = (Lines((lead,), bullet=False), *more)
    subject = Text(f"duncan-overture-{kind}", facts)
    return Brief((subject,), (Section(None, said),), {"overture": kind, **facts})
