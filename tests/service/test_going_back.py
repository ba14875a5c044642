"""Going back: a turn is taken back or played again; nothing is lost, and everybody is told what counts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.problems import Refusal
from pbem.reports.briefing import Leaflet
from pbem.service.referee import undoing
from pbem.service.referee.undoing import Undone
from pbem.service.turns import verify
from pbem.store.engine import writing
from pbem.store.repository import campaigns, sheets, turns
from tests.service.kit import Office


def undo(office: Office, reason: str = "a wrong order", **how: object) -> Undone:
    """Take turns back, and let the service work."""
    return _act(office, undoing.undo, reason, **how)


def rerun(office: Office, reason: str = "a wrong order", **how: object) -> Undone:
    """Play the last turn again, and let the service work."""
    return _act(office, undoing.rerun, reason, **how)


def _act(office: Office, act, reason: str, **how: object) -> Undone:  # type: ignore[no-untyped-def]
    with writing(office.house.engine) as session:
        campaign = campaigns.claim(session, office.key, wait=True)
        done = act(office.house, session, campaign, reason, **how)
    office.works()
    return done


def proven(office: Office) -> bool:
    """Tell whether every row is what the rules and the sheets make of it."""
    with writing(office.house.engine) as session:
        campaign = campaigns.get(session, office.key)
        return not [one for one in verify.verify(office.house, session, campaign) if one.faults]


def state(office: Office) -> str:
    """Give the hash of the state at the head."""
    with writing(office.house.engine) as session:
        row = turns.head(session, campaigns.get(session, office.key))
        return row.hash


def played(office: Office, day: int = 21) -> None:
    """Let the turn of a day run."""
    office.until(f"2026-11-{day} 20:00:01")


def correction(office: Office, seat: str) -> str:
    """Give the last correction a player got, as its text."""
    mail = office.mails(seat, "correction")[-1]
    return office.content(mail).text


def test_a_turn_taken_back_is_open_again_with_its_orders(office: Office) -> None:
    """Design 6: going back is a new branch whose parent is the old turn; nothing is overwritten."""
    office.letter("red", "1: up 1\n2: stay")
    played(office)
    done = undo(office)
    assert (done.taken_back, done.turn, done.branch, done.lost) == ((1,), 1, 1, ())
    row = office.campaign()
    assert (row.head_branch, row.head_turn, row.state) == (1, 0, "running")
    with writing(office.house.engine) as session:
        copied = sheets.last(session, "rk4", 1, 1)
        assert [(seat, one.author, one.revision) for seat, one in copied.items()] == [("red", "player", 1)]
        assert turns.get(session, "rk4", 0, 1) is not None
    assert proven(office)


def test_the_same_sheets_give_the_same_dice(office: Office) -> None:
    """Design 7: the key follows from the seed and the sheets; a turn played again is the same turn."""
    office.letter("red", "1: up 1")
    played(office)
    before = state(office)
    undo(office)
    played(office, 22)
    assert state(office) == before
    assert proven(office)
