"""Playing a demo: the players write, the service answers and resolves, everything is checked and kept."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from pathlib import Path

from pbem.cli.demo import album, browser
from pbem.cli.demo.browser import Browser, Posted
from pbem.cli.demo.checking import answer_faults, faults, page_faults, report_faults, says
from pbem.cli.demo.player import Player, facts, is_report
from pbem.cli.demo.proving import proven
from pbem.cli.demo.script import ALL, REFEREE, Brought, Letter, Script, Turn
from pbem.cli.opening import case_of
from pbem.mail.local_post import PostOffice
from pbem.service.campaigns import lifecycle
from pbem.service.house.house import House
from pbem.service.referee import interventions
from pbem.service.work import local
from pbem.service.work.worker import Worker
from pbem.store.engine import writing
from pbem.store.repository import campaigns as rows

Say = Callable[[str], None]


def perform(play: Script, folder: Path, say: Say) -> tuple[str, ...]:
    """Play a demo and leave its mails in the folder; give what is not as it should be."""
    began = time.monotonic()
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as place, _running(Path(place)) as (office, house):
        people = _seated(play, office, house)
        ports = f"SMTP {office.smtp_port}, IMAP {office.imap_port}"
        say(f"Post office open ({ports}); {len(people) - 1} players are seated.")
        with browser.opened(house) as window:
            stage = Stage(house, play.campaign.key, people, folder, say, window)
            stage.play(play)
        stage.faults += proven(house, play.campaign.key, people.values(), say)
    album.index(folder, play.campaign.title, stage.pages)
    say(f"{sum(len(one.mails) for one in people.values())} mails in {time.monotonic() - began:.0f} s.")
    return tuple(stage.faults)


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
    """Make the campaign, which starts at once since all seats are taken; the referee has a mailbox too."""
    entries = play.campaign.seat
    with writing(house.engine) as session:
        row = lifecycle.create(house, session, play.campaign, bytes.fromhex(play.secret))
        lifecycle.start_if_full(house, session, row)
    house.wake.notify()
    people = {entry.seat: Player(office, entry.seat, entry.name, entry.address[0]) for entry in entries}
    people |= {
        f"{entry.seat}/{one.name}": Player(office, entry.seat, one.name, one.address[0])
        for entry in entries
        for one in entry.partner
    }
    referee = Player(office, REFEREE, "The referee", house.settings.referee)
    return {**people, REFEREE: referee}


@dataclass(frozen=True)
class Sent:
    """A letter on its way: who wrote it, and when; `posted`: the pages it was written on."""

    letter: Letter
    player: Player
    mail: EmailMessage
    at: float
    posted: Posted | None = None


@dataclass
class Stage:
    """What is played on: the house, the people, the album, and what was found not to be as it should."""

    house: House
    key: str
    people: dict[str, Player]
    folder: Path
    say: Say
    window: Browser | None
    pages: list[album.Page] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    name: str = ""

    def play(self, play: Script) -> None:
        """Let all turns be played; a mail that never comes ends the demo, and is a fault."""
        try:
            for turn in play.turn:
                self._turn(turn)
            self._left()
        except TimeoutError as vain:
            self.faults.append(str(vain))

    def _turn(self, turn: Turn) -> None:
        """Play one part: reports, letters, and where somebody is silent, the referee's hand."""
        self.name = turn.name or self.name
        if turn.reports:
            self._reports(turn)
        for player in [self.people[letter.seat] for letter in turn.letter if letter.browser]:
            self._signed_in(player)
        for wave in _waves(turn.letter):
            for one in [self._sent(letter) for letter in wave]:
                self._answered(one)
            for brought in (brought for letter in wave for brought in letter.brings):
                self._brought(brought)
        if turn.silent:
            self._run_now([self.people[seat].name for seat in turn.silent])

    def _reports(self, turn: Turn) -> None:
        """Wait for everybody's report of the turn before."""
        for player in self._players(ALL):
            report = player.read(is_report, "a report")
            if player is next(iter(self.people.values())):
                self.name = turn.name or f"Turn {facts(report)['turn']}"
            self._keep(player, report, report_faults(report))
            self._told(player, report, turn.told)
        self.say(f"{self.name}: everybody has the report.")

    def _told(self, player: Player, report: EmailMessage, told: Iterable[Brought]) -> None:
        words = [word for one in told if one.seat in (player.seat, ALL) for word in one.says]
        self._wrong(player, (f"the report does not say {word!r}" for word in words if not says(report, word)))

    def _sent(self, letter: Letter) -> Sent:
        player = self.people[f"{letter.seat}/{letter.by}" if letter.by else letter.seat]
        if letter.below:
            player.fetch()
        if letter.browser and self.window is not None:
            posted = self.window.write(player, self.key, letter.text)
            return Sent(letter, player, posted.mail, time.monotonic(), posted)
        return Sent(letter, player, player.reply(letter.text, letter.subject, letter.below), time.monotonic())

    def _signed_in(self, player: Player) -> None:
        """Let a player sign in to the window; without one the letter is mailed."""
        if self.window is None:
            self.say(f"  {player.name} writes by mail: what serves the window in the browser is not installed.")
            return
        for mail in self.window.sign_in(player):
            self._keep(player, mail, ())

    def _answered(self, sent: Sent) -> None:
        """Wait for the answer to a letter, keep both, and look at it."""
        player, letter, mail = sent.player, sent.letter, sent.mail
        answer = player.read(lambda each: each["In-Reply-To"] == mail["Message-ID"], f"an answer to {letter.text!r}")
        waited = time.monotonic() - sent.at
        self._keep(player, mail, ())
        self._keep(player, answer, answer_faults(answer, letter))
        if sent.posted is not None:
            self._shown(player, sent.posted, answer)
        self._copied(player, answer)
        counted = (
            f"{letter.accepted} understood, {letter.refused} asked back, " if letter.accepted or letter.refused else ""
        )
        self.say(f"  {player.name}: {counted}answered in {waited:.1f} s")

    def _shown(self, player: Player, posted: Posted, answer: EmailMessage) -> None:
        """Keep the pages of a letter written in the browser; before and after sending they say what the mail says."""
        assert self.window is not None
        pages = {**posted.pages, "sent": self.window.answered(player, self.key, posted)}
        for kind, page in pages.items():
            name = album.page_name(self.folder, self.name, player.seat, kind)
            self.window.keep(self.folder, name, page)
            title = browser.title(page)
            self.pages.append(album.Page(self.name, player.seat, player.name, album.PAGE, name, title, True))
        for kind in ("check", "sent"):
            self._wrong(player, (f"page {kind}: {fault}" for fault in page_faults(browser.words(pages[kind]), answer)))
        self.say(f"  {player.name} wrote in the browser; the pages say what the mail says.")

    def _copied(self, writer: Player, answer: EmailMessage) -> None:
        """Wait for the copies of an answer to orders that the others of a team get."""
        told = facts(answer)
        for other in (
            each for each in self._players(writer.seat) if each is not writer and told.get("kind") == "answer"
        ):
            copy = other.read(lambda each: facts(each) == told, f"a copy of the answer to {writer.name}")
            self._keep(other, copy, faults(copy))

    def _brought(self, brought: Brought) -> None:
        """Wait for a mail that somebody else gets because of a letter."""
        for player in self._players(brought.seat):
            mail = player.read(lambda each: all(says(each, word) for word in brought.says), f"{brought.says}")
            self._keep(player, mail, faults(mail))
            self.say(f"  {player.name} is told: {mail['Subject']}")

    def _players(self, seat: str) -> list[Player]:
        """Give whoever is meant; the referee is no player."""
        return [each for each in self.people.values() if each.seat == seat or (seat == ALL and each.seat != REFEREE)]

    def _run_now(self, silent: list[str]) -> None:
        """Let the referee run a turn somebody is silent in; without him it would run at the deadline."""
        self.say(f"  {', '.join(silent)}: silent. The referee lets the turn run.")
        with writing(self.house.engine) as session:
            campaign = rows.claim(session, self.key, wait=True)
            assert campaign is not None
            interventions.run(case_of(self.house, session, campaign), "the demo does not wait")
        self.house.wake.notify()

    def _left(self) -> None:
        """A mail nobody expected is not as it should be; the referee's are kept."""
        for player in self.people.values():
            player.fetch()
            for mail in player.unread:
                wrong = () if player.seat == REFEREE else ("a mail nobody expected",)
                self._keep(player, mail, (*wrong, *faults(mail)))

    def _keep(self, player: Player, mail: EmailMessage, wrong: Iterable[str]) -> None:
        """Put a mail into the album, and write down what is wrong with it."""
        self.pages.append(album.keep(self.folder, self.name, player.seat, player.name, mail))
        self._wrong(player, (f"{mail['Subject']}: {fault}" for fault in wrong))

    def _wrong(self, player: Player, wrong: Iterable[str]) -> None:
        self.faults += [f"{self.name}, {player.name}: {fault}" for fault in wrong]


def _waves(letters: Sequence[Letter]) -> Iterator[list[Letter]]:
    """Part the letters of a turn: those written at once, everybody one; then those who wait for answers."""
    wave: list[Letter] = []
    for letter in letters:
        if letter.after or letter.seat in [one.seat for one in wave]:
            yield wave
            wave = []
        wave.append(letter)
    yield wave
