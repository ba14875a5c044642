"""What is kept of letters, and for how long: the row always, its bytes as the host has settled.

The row holds the hash and the Message-ID, so that a repetition is known again and a proof still works. Bytes stay as
long as anything depends on them: orders, letters between players, lines held for the referee, a question that waits.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlmodel import Session

from pbem.service.house.house import House
from pbem.store.engine import reading, writing
from pbem.store.repository import deferrals, events, inbox, retention
from pbem.store.tables import Event, Inbox, LogKind


class NotNow(ValueError):
    """What the host asks for cannot be done with this letter; the words say why."""


STEP = 100
"""So many letters are looked at in one step."""
AGAIN = frozenset({"rejected", "expired", "deferred"})
"""States from which a letter can be taken again; what has been carried out must not be."""
OPEN = frozenset({"new", "waiting", "asked", "held"})
"""States of letters that are still to be answered."""


def thin(house: House) -> int:
    """Drop the bytes of some letters that are older than the host keeps them; tell how many were looked at."""
    with reading(house.engine) as session:
        letters = _old(house, session)
    if letters:
        with writing(house.engine) as session:
            stay = retention.needed(session, letters)
            retention.mark(session, stay, "needed")
            retention.mark(session, set(letters) - stay, "dropped")
    return len(letters)


def _old(house: House, session: Session) -> Sequence[int]:
    """List some letters that are too old; where strangers' weigh too much, the older ones go before their time."""
    terms, now = house.settings.inbox, house.now
    found: list[int] = []
    if terms.strangers_days:
        found += retention.of_strangers(session, now - timedelta(days=terms.strangers_days), STEP)
    if terms.players_days and len(found) < STEP:
        found += retention.of_players(session, now - timedelta(days=terms.players_days), STEP - len(found))
    if not found and terms.strangers_bytes and retention.weight_of_strangers(session) > terms.strangers_bytes:
        found += retention.of_strangers(session, _half_age(session, now), STEP)
    return found


def _half_age(session: Session, now: datetime) -> datetime:
    """Give the instant half way back to the oldest letter of a stranger whose bytes are kept."""
    oldest = retention.oldest_of_strangers(session)
    return now if oldest is None else oldest + (now - oldest) / 2


def again(house: House, session: Session, letter: Inbox) -> None:
    """Take a letter once more as if it had just come, though it counts as of when it came."""
    if letter.state not in AGAIN:
        raise NotNow(f"letter {letter.id} is {letter.state}: only a refused or waiting one can be taken again")
    if letter.kept == "dropped" or letter.reason == "too-large":
        raise NotNow(f"letter {letter.id} is not kept whole any more")
    deferrals.leave(session, letter.id)
    letter.campaign, letter.seat, letter.tries = None, None, 0
    inbox.settle(session, letter, "new")
    letter.known = True
    _log(house, session, letter, "letter taken again")


def remove(house: House, session: Session, letter: Inbox) -> None:
    """Drop the bytes of a letter nothing depends on."""
    if letter.state in OPEN:
        raise NotNow(f"letter {letter.id} is {letter.state}: it is still to be answered")
    if retention.needed(session, [letter.id]) or retention.asked_about(session, letter.id):
        raise NotNow(f"letter {letter.id} is needed: orders, a letter to others or an open question came of it")
    if letter.state == "deferred":
        deferrals.leave(session, letter.id)
        inbox.settle(session, letter, "rejected", "removed")
    letter.raw, letter.kept = b"", "dropped"
    session.add(letter)
    _log(house, session, letter, "letter removed")


def _log(house: House, session: Session, letter: Inbox, kind: LogKind) -> None:
    """Write into the log what the host did with a letter."""
    payload = json.dumps({"letter": letter.id, "sender": letter.sender, "note": letter.note}, ensure_ascii=False)
    events.append(session, Event(at=house.now, campaign=letter.campaign, who="host", kind=kind, payload=payload))
