"""D-9.2: which answer the referee means when he says right or wrong: by its number, or by its team and question."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.problems import Problem
from pbem.core.seats import REFEREE
from pbem.rulesets.duncan.orders import VerdictOrder
from pbem.rulesets.duncan.state import Answer
from pbem.rulesets.duncan.story.questions import queue
from pbem.rulesets.duncan.view import View


def verdict(slots: Mapping[str, object], view: View, right: bool, words: str) -> VerdictOrder | Problem:
    """D-9.2: make a verdict of what was said; it keeps the words judged and the place of their letter."""
    if view.seat != REFEREE:
        return Problem("duncan-referee-only", paragraph="D-9.2")
    found = _meant(slots, view)
    if len(found) != 1:
        return _unclear(slots, view, found)
    one = found[0]
    return VerdictOrder(one.team, one.question, one.number, right, words, one.text, one.came)


def _meant(slots: Mapping[str, object], view: View) -> tuple[Answer, ...]:
    """Find the answers that may be meant: those that wait go before those judged already."""
    every = [one for one in view.story.answers if _fits(one, slots)]
    waiting = [one for one in every if one.verdict == "open"]
    judged = every[-1:] if "answer" not in slots else every
    return tuple(waiting or judged)


def _fits(answer: Answer, slots: Mapping[str, object]) -> bool:
    """Tell whether an answer is one that was named so."""
    named = {"answer": answer.number, "team": answer.team, "question": answer.question}
    return all(slots[name] == value for name, value in named.items() if name in slots)


def _unclear(slots: Mapping[str, object], view: View, found: tuple[Answer, ...]) -> Problem:
    """Say that no answer is meant, or several."""
    waiting = tuple(f"{one.number} ({one.team} Q{one.question})" for one in found or queue(view.story))
    code = "duncan-verdict-several" if found else "duncan-verdict-unknown"
    return Problem(code, facts={"answers": waiting, "count": len(waiting)}, paragraph="D-9.2")
