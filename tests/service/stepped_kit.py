"""Duels in steps and with bundles, to write letters to; the office's own campaign is paused."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from importlib.metadata import EntryPoint

from pbem.registry import GROUP, Registry
from pbem.store.engine import reading
from pbem.store.repository import timers
from tests.service.kit import Office
from tests.service.test_time import paused

STEPPED = Registry([EntryPoint("duel", "tests.toy.stepped:STEPPED", GROUP)])
PRELUDED = Registry([EntryPoint("duel", "tests.toy.stepped:PRELUDED", GROUP)])
BUNDLED = Registry([EntryPoint("duel", "tests.toy.stepped:BUNDLED", GROUP)])


def duelling(office: Office, registry: Registry, seats: int = 2, **changes: object) -> Office:
    """Start a duel of two with a deadline every third day; Blue moves first."""
    paused(office)
    office.house = replace(office.house, registry=registry)
    office.key = "duel"
    rule = {"every_days": 3, "at": ["20:00"]}
    options = {"seats": seats, "hand_size": 3}
    return office.start(**{"key": "duel", "ruleset": "duel", "options": options, "schedule": rule, **changes})


def card(office: Office, seat: str) -> str:
    """Give a line of the form that a seat may send back: a card played, or a reply."""
    return office.report(seat).form[0]


def waiting(office: Office, kind: str) -> datetime | None:
    """Give the instant of a timer of that kind."""
    with reading(office.house.engine) as session:
        return next((one.due_utc for one in timers.waiting(session, office.key) if one.kind == kind), None)
