"""A question in mid-turn has its own, shorter time; then the rule of the campaign goes on where it was."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from importlib.metadata import EntryPoint

from pbem.registry import GROUP, Registry
from tests.service.kit import NOON, Office
from tests.service.test_time import deadline, paused

DUEL = Registry([EntryPoint("duel", "tests.toy.ruleset:TOY", GROUP)])


def duelling(office: Office, **schedule: object) -> Office:
    """Start a duel of two with a deadline every third day; Blue moves first."""
    office.house = replace(office.house, registry=DUEL)
    office.key = "duel"
    rule = {"every_days": 3, "at": ["20:00"], "reaction_hours": 12, **schedule}
    return office.start(key="duel", ruleset="duel", options={"seats": 2, "hand_size": 3}, schedule=rule)


def card(office: Office, seat: str) -> str:
    """Give a line of the form that a seat may send back."""
    return office.report(seat).form[0]


def test_who_is_challenged_has_the_hours_of_a_reaction_then_the_rule_goes_on(office: Office) -> None:
    paused(office)
    duelling(office)
    office.letter("blue", card(office, "blue"))
    office.until("2026-11-24 20:00:00")
    assert deadline(office) == datetime(2026, 11, 25, 8, tzinfo=UTC)
    office.until("2026-11-25 08:00:00")
    assert deadline(office) == datetime(2026, 11, 27, 20, tzinfo=UTC)


def test_an_answer_that_is_in_runs_the_reaction_early_and_the_rule_goes_on(office: Office) -> None:
    """Only who is asked is waited for."""
    paused(office)
    duelling(office, early_seconds=60)
    office.letter("blue", card(office, "blue"))
    office.later(seconds=61)
    assert office.campaign().head_turn == 1
    office.letter("red", card(office, "red"))
    office.later(seconds=61)
    assert office.campaign().head_turn == 2
    told = deadline(office)
    assert told is not None
    assert told >= datetime(2026, 11, 24, 20, tzinfo=UTC) > NOON
