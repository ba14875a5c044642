"""What everybody plays for (P-7, P-19 to P-29): the own aims one by one, and how far the others are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, text
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.goals.tasks import TESTS, Aim
from pbem.rulesets.powers.chapters.in_play import aims
from pbem.rulesets.powers.events import holder
from pbem.rulesets.powers.report.gathered import by_what
from pbem.rulesets.powers.view import View

KNOWN = frozenset(
    {
        *(*TESTS, "blitz-attack", "blitz-defend", "destroy", "deadline", "survive", "two-left", "first-two"),
        *("hold-target", "relation", "points", "centres-held", "task", "score", "own-lands", "lands-graded"),
        *("others-few", "few-graded", "welfare", "realm"),
    }
)
"""The sentences the catalogues know; a scenario may write others, which are shown as they are."""
_USUAL: dict[str, Fact] = {
    **dict.fromkeys(("have", "need", "by", "left", "priority", "place", "top", "step", "task", "result"), 0),
    **dict.fromkeys(("of", "lands", "missing", "row"), ()),
    "own": 1,
}
"""What an aim says that its sentence may ask for, where it does not say it."""
_MARKS = {True: "met", False: "open", None: "known"}


def sentence(aim: Aim) -> Text:
    """Say an aim, and how it stands."""
    facts = {**_USUAL, **aim.facts}
    if "holder" in facts:
        facts["holder"] = holder(str(facts["holder"]))
    for name in ("missing", "lands", "row", "of"):
        found = facts[name]
        facts[f"{name}_count"] = len(found) if isinstance(found, tuple) else 0
    if "weights" in facts:
        facts["weights"] = facts["weights"] or "×"
    if "name" in facts:
        facts["name"] = text("powers-task", name=str(facts["name"]) or "none")
    said = Text(f"powers-aim-{aim.sentence}", facts) if aim.sentence in KNOWN else _foreign(aim, facts)
    return text("powers-aim", aim=said, mark=_MARKS[aim.met])


def _foreign(aim: Aim, facts: dict[str, Fact]) -> Text:
    return text("powers-aim-said", words=aim.sentence, have=facts["have"], need=facts["need"])


def own(view: View, seat: Seat) -> Iterator[Text]:
    """P-7.1: say what a seat plays for and what it still lacks."""
    if (goal := every.goal(view)) is None:
        yield text("powers-goal-last")
        return
    yield text("powers-goal", goal=goal.key)
    if (drawn := view.drawn).kind:
        named: dict[str, Fact] = {name: str(getattr(drawn, name)) or "none" for name in ("target", "side")}
        yield text("powers-goal-drawn", goal=drawn.kind, rounds=drawn.rounds, lands=drawn.lands, **named)
    if view.round or view.memory.tasks:
        yield from map(sentence, aims(view, seat))


def others(view: View) -> Iterator[Text]:
    """Say what everybody else plays for, as far as the reader may know; those who play for the same together."""
    if every.goal(view) is None or not view.round:
        return
    found = ((holder(seat), _said(view, seat)) for seat in view.circle if seat != view.seat)
    yield from (text("powers-goal-of", who=who, aims=said) for who, said in by_what(found))


def _said(view: View, seat: Seat) -> Fact:
    return tuple(sentence(_of(seat, aim)) for aim in aims(view, seat)) or text("powers-goal-secret")


def _of(seat: Seat, aim: Aim) -> Aim:
    """Name whom an aim of another seat is about, where that is this seat itself."""
    return replace(aim, facts={**aim.facts, "own": 0, "of": (seat,)}) if aim.facts.get("own") == 1 else aim
