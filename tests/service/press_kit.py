"""A campaign of four in which some have met: letters between players, journey by journey."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest
from sqlmodel import col, select

from pbem.core.seats import Seat
from pbem.mail.reading.letter import Letter, read
from pbem.registry import AnyState
from pbem.reports.briefing import Forwarded, Posted, Slip
from pbem.rulesets.campaign.state import State
from pbem.service.game import games
from pbem.service.post.rendering import render
from pbem.store import tables
from pbem.store.engine import reading, writing
from pbem.store.repository import turns
from tests.known import known
from tests.service.kit import REGISTRY, Office

PLAYERS = {"blue": "en", "red": "en", "green": "ru", "white": "cs"}
MET = {"blue": ("red", "green"), "red": ("blue", "green"), "green": ("blue", "red"), "white": ()}
"""Who is in contact with whom; nobody has met white."""


def opened(office: Office, met: Mapping[str, Sequence[str]] = MET, **changes: object) -> Office:
    """Start a campaign of four, `rk5`, in which these have met."""
    office.key = "rk5"
    seats = [
        {"seat": seat, "name": f"{seat.title()} Player", "address": [f"{seat}@players.test"], "language": language}
        for seat, language in PLAYERS.items()
    ]
    office.start(title="Four Winds", options={"map": "four-winds", "seats": 4}, seat=seats, **changes)
    meet(office, met)
    return office


def meet(office: Office, met: Mapping[str, Sequence[str]], union: bool = False, gone: Sequence[str] = ()) -> None:
    """Change the position as if these had met, a Union had been made, some states destroyed."""
    with writing(office.house.engine) as session:
        game = games.opened(session, REGISTRY, office.campaign())
        state = known(game.state, State)
        realms = tuple(
            replace(
                realm,
                contacts=frozenset(map(Seat, met.get(realm.seat, ()))),
                known=realm.known | frozenset(map(Seat, met.get(realm.seat, ()))),
                alive=realm.alive and realm.seat not in gone,
            )
            for realm in state.realms
        )
        row = turns.get(session, game.key, game.row.head_branch, game.row.head_turn)
        assert row is not None
        row.snapshot, row.hash = games.frozen(game.installed, AnyState(replace(state, realms=realms, union=union)))
        session.add(row)


def forwarded(office: Office, seat: str) -> list[Forwarded]:
    """List the letters a player got."""
    said = (office.said(mail) for mail in office.mails(f"{seat}@players.test", "press"))
    return [one for one in said if isinstance(one, Forwarded)]


def words(office: Office, seat: str) -> list[str]:
    """List the words of the letters a player got."""
    return ["\n".join(one.words) for one in forwarded(office, seat)]


def slip(office: Office, seat: str) -> Slip:
    """Give the last answer to a player, which must be about letters alone."""
    said = office.said(office.mails(f"{seat}@players.test")[-1])
    assert isinstance(said, Slip)
    return said


def posted(office: Office, seat: str) -> Posted:
    """Give the one letter the last answer tells of."""
    (one,) = slip(office, seat).letters
    return one


def why(office: Office, seat: str) -> str:
    """Give the reason the one letter was not sent for."""
    one = posted(office, seat)
    assert not one.sent
    return one.told[0].id


def replies(office: Office, seat: str, text: str, **changes: str) -> None:
    """Reply to the letter a player got last, at its own address, quoting it below."""
    mail = office.mails(f"{seat}@players.test", "press")[-1]
    head = forwarded(office, seat)[-1].heading
    quoted = "\n".join(f"> {line}" for line in office.content(mail).text.splitlines())
    to = changes.pop("to", head.reply_to)
    below = {"In_Reply_To": mail.message_id, "References": mail.message_id}
    office.letter(seat, f"{text}\n\nOn Sunday somebody wrote:\n{quoted}\n", to=to, **below, **changes)


def raw(office: Office, mail: tables.Outbox) -> bytes:
    """Give a mail as it goes out."""
    return render(office.house, mail, None)  # type: ignore[arg-type]


def seen(office: Office, mail: tables.Outbox) -> Letter:
    """Read a mail as its reader's program does."""
    return read(raw(office, mail))


def rows(office: Office) -> list[tables.Press]:
    """List all letters that were kept."""
    with reading(office.house.engine) as session:
        return list(session.exec(select(tables.Press).order_by(col(tables.Press.id))).all())


@pytest.fixture
def four(office: Office) -> Office:
    """A campaign of four: blue, red and green have met, nobody knows white."""
    return opened(office)


__all__ = ["four"]
