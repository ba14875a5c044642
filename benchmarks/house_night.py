"""Whole campaigns with house players, by mail: `python -m benchmarks.house_night [campaigns] [game ...] [turns=N]`.

One seat is a person's, who mails what the house player `bold` would write; the others are house players of the service.
Letters are read, answered and counted by the service as it is, on a database file, by a told clock; the mailbox alone
is left out. At the end every turn is proved, and counted is what must not be: lines asked back, house players that were
refused, campaigns held for a defect.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sqlmodel import select

from benchmarks.house_players import WARS
from pbem.core import seat_requests
from pbem.core.dice import KeyedDice
from pbem.core.seats import Seat
from pbem.service.game import games
from pbem.service.game import options as option_table
from pbem.service.house import memory
from pbem.service.turns import verify
from pbem.store import migrate
from pbem.store.engine import open_engine, reading
from pbem.store.tables import Event, Sheet
from tests.service.kit import Office, open_office

MOST = 60
"""Turns after which a campaign is left as it stands."""


@dataclass(frozen=True)
class Night:
    """What came of one campaign."""

    turns: int
    ended: bool
    asked_back: int
    silent: int
    unproved: int
    held: bool


def night(game: str, key: str, most: int) -> Night:
    """Play a campaign in a house of its own."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/pbem.db"
        migrate.upgrade(url)
        engine = open_engine(url)
        try:
            return _played(open_office(engine, Path(folder)), game, key, most)
        finally:
            engine.dispose()


def _played(office: Office, game: str, key: str, most: int) -> Night:
    office.key = key
    seats = office.house.registry[game].ruleset.rules.seats
    table = {"ruleset": game, "options": dict(WARS[game]), "start": "first", "house_players": {"player": "calm"}}
    mine = str(seats(option_table.read(office.house.registry[game], WARS[game]))[0])
    person = {"seat": mine, "name": "Anna", "address": [f"{mine}@players.test"], "language": "en"}
    office.start(seat=[person], schedule={"every_days": 1, "at": ["20:00"], "early_seconds": 20}, **table)
    for number in range(most):
        if office.campaign().state != "running":
            break
        _writes(office, mine, f"{key} {number}")
    return _counted(office)


def _writes(office: Office, mine: str, key: str) -> None:
    """Let the person write what is asked for, and time pass until it is played."""
    with reading(office.house.engine) as session:
        game = games.opened(session, office.house.registry, office.campaign())
        asked = seat_requests.of_seat(game.installed.ruleset.rules.awaiting(game.state), Seat(mine))
        view, write = game.view(Seat(mine)), game.installed.ruleset.players["bold"].write
        lines = [line for one in asked for line in write(view, one, KeyedDice(key.encode()))]
    if lines:
        office.letter(mine, "\n".join(lines))
    before = office.campaign().head_turn
    office.later(seconds=40)
    if office.campaign().head_turn == before and office.campaign().state == "running":
        office.later(days=1)


def _counted(office: Office) -> Night:
    campaign = office.campaign()
    with reading(office.house.engine) as session:
        verdicts = verify.verify(office.house, session, campaign)
        asked = session.exec(select(Sheet).where(Sheet.asked_at != None)).all()  # noqa: E711 - a column
        silent = session.exec(select(Event).where(Event.kind == "house player silent")).all()
    unproved = sum(bool(one.faults) for one in verdicts)
    return Night(
        campaign.head_turn, campaign.state == "ended", len(asked), len(silent), unproved, campaign.state == "held"
    )


def main(words: Sequence[str]) -> None:
    """Play and print; anything that must not be ends with 1."""
    campaigns = next((int(word) for word in words if word.isdigit()), 100)
    most = next((int(word[6:]) for word in words if word.startswith("turns=")), MOST)
    chosen = [word for word in words if word in WARS] or list(WARS)
    memory.calm()
    wrong = 0
    print("| game | campaigns | ended | turns | asked back | silent | unproved | held |")
    for game in chosen:
        nights = [night(game, f"n{number}", most) for number in range(campaigns)]
        bad = [
            sum(counts) for counts in zip(*((n.asked_back, n.silent, n.unproved, n.held) for n in nights), strict=True)
        ]
        wrong += sum(bad)
        turns, ended = sum(one.turns for one in nights), sum(one.ended for one in nights)
        print("| " + " | ".join(map(str, (game, campaigns, ended, turns, *bad))) + " |", flush=True)
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main(sys.argv[1:])
