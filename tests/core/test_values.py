"""Texts, problems, refusals, events, sheets and requests."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from pbem.core.events import EVERYONE, Event, Rank, headline, seen_by
from pbem.core.problems import Problem, Refusal, Severity
from pbem.core.seats import Pace, Request, Seat
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Text, text

RED, BLUE = Seat("red"), Seat("blue")


def test_a_text_is_an_id_and_its_facts() -> None:
    assert text("campaign-event-won", who="red", lost=2) == Text("campaign-event-won", {"who": "red", "lost": 2})


def test_a_text_may_speak_of_texts_and_have_a_fact_called_id() -> None:
    said = text("list", id=7, items=(text("term-cell"), "T13", 5))
    assert said.args == {"id": 7, "items": (Text("term-cell"), "T13", 5)}


def test_values_do_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        text("a").id = "b"  # type: ignore[misc]


def test_a_problem_is_an_error_unless_said_otherwise() -> None:
    """Design, section 5: place, code and facts; the wording is in the catalogues."""
    problem = Problem("unreadable", line=3, start=2, end=6, facts={"word": "vlvo"})
    assert (problem.severity, problem.paragraph, problem.try_) == (Severity.ERROR, "", "")


def test_a_refusal_carries_its_code_and_facts() -> None:
    refusal = Refusal("seat-taken", seat="red")
    assert (refusal.code, refusal.facts, str(refusal)) == (
        "seat-taken",
        {"seat": "red"},
        "('seat-taken', {'seat': 'red'})",
    )


def test_an_event_needs_an_audience() -> None:
    """Secret by default: nobody sees what names no audience, and naming it cannot be forgotten."""
    with pytest.raises(TypeError, match="seen_by"):
        Event(kind="won")  # type: ignore[call-arg]


@pytest.mark.parametrize(
    ("audience", "red", "blue", "public"),
    [
        (frozenset({RED}), True, False, False),
        (frozenset({RED, BLUE}), True, True, False),
        (frozenset(), False, False, False),
        (EVERYONE, True, True, True),
    ],
)
def test_who_sees_an_event(audience: frozenset[Seat], red: bool, blue: bool, public: bool) -> None:
    event = Event(kind="won", seen_by=audience)
    assert (seen_by(event, RED), seen_by(event, BLUE), seen_by(event, None)) == (red, blue, public)


def test_the_text_of_an_event_is_named_after_the_rule_set() -> None:
    event = Event(kind="won", seen_by=EVERYONE, facts={"who": "red"}, rank=Rank.HEADLINE)
    assert headline("toy", event) == Text("toy-event-won", {"who": "red"})


def test_a_sheet_walks_over_its_orders() -> None:
    sheet = Sheet((Written("stay", 2, "2: stay"), Written("flee")))
    assert list(sheet) == ["stay", "flee"]
    assert list(Sheet[str]()) == []


def test_a_request_is_for_the_turn_and_required() -> None:
    request = Request(RED, "orders")
    assert (request.pace, request.required) == (Pace.TURN, True)
