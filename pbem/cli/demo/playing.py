"""Playing a demo: the players write, the service answers and resolves, everything is checked and kept."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from email.message import EmailMessage
from pathlib import Path

from pbem.cli.demo import album
from pbem.cli.demo.checking import answer_faults, report_faults
from pbem.cli.demo.player import Player, is_report
from pbem.cli.demo.script import Letter, Script, Turn
from pbem.mail.local_post import PostOffice
from pbem.service import campaigns, local
from pbem.service.house import House
from pbem.service.referee import acts
from pbem.service.turns.verify import verify
from pbem.service.worker import Worker
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns as rows

Say = Callable[[str], None]


def perform(play: Script, folder: Path, say: Say) -> tuple[str, ...]:
    """Play a demo and leave its mails in the folder; give what is not as it should be."""
    began = time.monotonic()
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as place, _running(Path(place)) as (office, house):
        players = _seated(play, office, house)
        say(f"Post office open (SMTP {office.smtp_port}, IMAP {office.imap_port}); {len(players)} players are seated.")
        pages: list[album.Page] = []
        faults = _played(play, house, players, folder, pages, say)
        faults += _proven(house, play.campaign.key, say)
    album.index(folder, play.campaign.title, pages)
    say(f"{sum(len(player.mails) for player in players.values())} mails in {time.monotonic() - began:.0f} s.")
    return tuple(faults)


@contextmanager
def _running(place: Path) -> Iterator[tuple[PostOffice, House]]:
    """Start post office and service; stop them afterwards."""
    with local.opened_office(place) as (office, house):
        worker = Worker(house)
        worker.start()
        try:
            yield office, house
        finally:
            worker.stop()


def _seated(play: Script, office: PostOffice, house: House) -> dict[str, Player]:
    """Make the campaign, which starts at once since all seats are taken."""
    entries = play.campaign.seat
    with writing(house.engine) as session:
        row = campaigns.create(house, session, play.campaign, bytes.fromhex(play.secret))
        campaigns.start_if_full(house, session, row)
    house.wake.notify()
    return {entry.seat: Player(office, entry.seat, entry.name, entry.address[0]) for entry in entries}


def _played(
    play: Script, house: House, players: dict[str, Player], folder: Path, pages: list[album.Page], say: Say
) -> list[str]:
    """Let all turns be played; a mail that never comes ends the demo, and is a fault."""
    faults: list[str] = []
    try:
        for number, turn in enumerate(play.turn, 1):
            faults += _reports(players, number, folder, pages, say)
            faults += _letters(turn, players, number, folder, pages, say)
            if turn.silent:
                _run_now(house, play.campaign.key, [players[seat].name for seat in turn.silent], say)
        return faults + _reports(players, len(play.turn) + 1, folder, pages, say)
    except TimeoutError as vain:
        return [*faults, str(vain)]


def _reports(players: dict[str, Player], turn: int, folder: Path, pages: list[album.Page], say: Say) -> list[str]:
    """Wait for everybody's report of the turn before."""
    faults = []
    for player in players.values():
        report = player.next_mail()
        if not is_report(report):
            faults.append(f"turn {turn}: {player.name} got something else than a report: {report['Subject']}")
        faults += [f"turn {turn}, {player.name}: {fault}" for fault in report_faults(report)]
        pages.append(album.keep(folder, turn, player.seat, player.name, report))
    say(f"Turn {turn}: everybody has the report.")
    return faults


@dataclass(frozen=True)
class Sent:
    """A letter on its way: who wrote it, and when."""

    letter: Letter
    player: Player
    mail: EmailMessage
    at: float


def _letters(
    turn: Turn, players: dict[str, Player], number: int, folder: Path, pages: list[album.Page], say: Say
) -> list[str]:
    """Let everybody write at once, wait for all answers, then let those write again who have more to say."""
    faults = []
    for wave in _waves(turn.letter):
        sent = [_sent(letter, players[letter.seat]) for letter in wave]
        for one in sent:
            faults += [
                f"turn {number}, {one.player.name}: {fault}" for fault in _answered(one, number, folder, pages, say)
            ]
    return faults


def _waves(letters: Sequence[Letter]) -> list[list[Letter]]:
    """Part the letters of a turn: everybody's first, everybody's second, and so on."""
    seats = [letter.seat for letter in letters]
    rank = [seats[:at].count(seat) for at, seat in enumerate(seats)]
    return [[letter for letter, its in zip(letters, rank, strict=True) if its == wave] for wave in sorted(set(rank))]


def _sent(letter: Letter, player: Player) -> Sent:
    """Write a letter."""
    return Sent(letter, player, player.reply(letter.text, letter.subject), time.monotonic())


def _answered(sent: Sent, number: int, folder: Path, pages: list[album.Page], say: Say) -> Iterator[str]:
    """Wait for the answer to a letter, keep both, and list what is wrong with it."""
    player, letter = sent.player, sent.letter
    answer = player.next_mail()
    waited = time.monotonic() - sent.at
    for mail in (sent.mail, answer):
        pages.append(album.keep(folder, number, player.seat, player.name, mail))
    say(f"  {player.name}: {letter.accepted} understood, {letter.refused} asked back, answered in {waited:.1f} s")
    yield from answer_faults(answer, sent.mail, letter)


def _run_now(house: House, key: str, silent: list[str], say: Say) -> None:
    """Let the referee run a turn somebody is silent in; without him it would run at the deadline."""
    say(f"  {', '.join(silent)}: silent. The referee lets the turn run.")
    with writing(house.engine) as session:
        campaign = rows.claim(session, key, wait=True)
        assert campaign is not None
        acts.run(house, session, campaign, "the demo does not wait")
    house.wake.notify()


def _proven(house: House, key: str, say: Say) -> list[str]:
    """Play every turn again."""
    with reading(house.engine) as session:
        campaign = rows.get(session, key)
        assert campaign is not None
        verdicts = verify(house, session, campaign)
    faults = [f"turn {one.number}: {fault}" for one in verdicts for fault in one.faults]
    found = "NOT the same" if faults else "the same, dice and all"
    say(f"Setup and {len(verdicts) - 1} turns played again from what was kept: {found}.")
    return faults
