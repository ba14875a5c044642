"""A worker as a process of its own, to be killed.

It says `done` after each commit. Where it is told to stay it says `inside` when everything is written and nothing
committed, and stays there.
"""

from __future__ import annotations

import time
from multiprocessing.connection import Connection

from sqlmodel import Session

from pbem.codec import digest
from pbem.store.engine import open_engine, reading, writing
from pbem.store.repository import campaigns, events, inbox, outbox, sheets, timers, turns
from pbem.store.tables import Event, Inbox, Sheet
from tests.store.rows import NOW, SECRET, later, mail, timer, turn


def stay(session: Session, pipe: Connection) -> None:
    """Have everything written, and nothing committed, when the kill comes."""
    session.flush()
    pipe.send("inside")
    time.sleep(60)


def answer(session: Session, key: str, letter: Inbox) -> None:
    """Transaction 2: sheet, answer, log line, letter done."""
    revision = sheets.next_revision(session, key, 0, 0, "red")
    words = f"[{letter.uid}]"
    sheets.add(
        session,
        Sheet(
            campaign=key,
            branch=0,
            turn=0,
            seat="red",
            revision=revision,
            inbox=letter.id,
            orders=words,
            digest=digest(words),
            created_at=NOW,
        ),
    )
    outbox.queue(session, mail(revision, key=key), SECRET, "pbem.example")
    events.append(session, Event(at=NOW, campaign=key, who="red", kind="ordered", payload=words))
    inbox.settle(session, letter, "done")


def answer_all(pipe: Connection, url: str, stay_at: int) -> None:
    """Answer letters until there are none; stay at the one with that UID."""
    engine = open_engine(url)
    while True:
        with reading(engine) as session:
            keys = inbox.campaigns_with_new(session)
        if not keys:
            return
        for key in keys:
            with writing(engine) as session:
                claimed = campaigns.claim(session, key)
                letter = inbox.oldest_new(session, key) if claimed else None
                if letter is None:
                    time.sleep(0.01)
                    continue
                answer(session, key, letter)
                if letter.uid == stay_at:
                    stay(session, pipe)
            pipe.send("done")


def resolve(pipe: Connection, url: str, stay_inside: int) -> None:
    """Transaction 3: the timer has fired, turn, reports, next timer, head."""
    engine = open_engine(url)
    with reading(engine) as session:
        due = timers.due(session, later(60))
    for row in due:
        with writing(engine) as session:
            campaign = campaigns.claim(session, row.campaign, wait=True)
            if campaign is None or not timers.fire(session, row):
                continue
            turns.add(session, turn(campaign.key, 1))
            for seat in ("red", "blue"):
                outbox.queue(session, mail(1, seat, campaign.key, "report"), SECRET, "pbem.example")
            timers.add(session, timer(120, key=campaign.key, seq=1))
            campaigns.move_head(session, campaign, 0, 1)
            if stay_inside:
                stay(session, pipe)
        pipe.send("done")
