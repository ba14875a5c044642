"""Campaigns of all games, and somebody signed in who looks at letters of a seat over HTTP."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, field

from benchmarks.players import Players
from pbem.reports.briefing import Report
from pbem.reports.places import folder
from pbem.service.calendar import campaign_file
from pbem.service.campaigns import lifecycle
from pbem.service.game import options
from pbem.service.post.rendering import briefing
from pbem.service.window import sessions
from pbem.store.engine import reading, writing
from pbem.store.repository import outbox
from tests.web.kit import Browser, Window

GAMES = ("duncan", "dice_empires", "europe", "powers")
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def example(players: Players, game: str) -> tuple[str, str]:
    """Start the example campaign of a game; give its key and its first seat."""
    file = campaign_file.load(folder("config") / "campaigns" / f"{game}.toml")
    installed = players.house.registry[game]
    seats = [str(seat) for seat in installed.ruleset.rules.seats(options.read(installed, file.options))]
    with writing(players.house.engine) as session:
        taken = tuple(_entry(seat, file.key) for seat in seats)
        row = lifecycle.create(players.house, session, file.model_copy(update={"seat": taken}), b"s" * 32)
        lifecycle.start(players.house, session, row)
    return file.key, seats[0]


def _entry(seat: str, key: str) -> campaign_file.SeatEntry:
    return campaign_file.SeatEntry(seat=seat, name=seat.title(), address=(f"{seat}.{key}@players.test",), language="en")


def signed(players: Players, shown: Window, address: str) -> Browser:
    """Sign a browser in without the mails of it."""
    with writing(players.house.engine) as session:
        known = sessions.known_by(players.house, session, address)
        assert known is not None
        return Browser(shown, cookies={"pbem": sessions.begin(players.house, session, known, address)})


@dataclass
class Desk:
    """The writing desk of a seat, in a browser of its own; the form is read once."""

    players: Players
    shown: Window
    key: str
    seat: str
    browser: Browser = field(init=False)
    form: dict[str, str] = field(init=False)

    def __post_init__(self) -> None:
        self.browser = signed(self.players, self.shown, f"{self.seat}.{self.key}@players.test")
        page = self.browser.get(self.path).text
        self.form = dict(re.findall(r'name="(token|slip|step)" value="([^"]*)"', page))

    @property
    def path(self) -> str:
        return f"/t/{self.key}/{self.seat}/orders"

    def checked(self, words: str) -> bytes:
        """Have a letter looked at, as the script of the page asks."""
        answer = self.browser.post(f"{self.path}/check", **self.form, words=words, live="1")
        if answer.status != 200 or b'data-part="answer"' not in answer.body:
            raise RuntimeError(f"{answer.status} {answer.words[:200]}")
        return answer.body

    def send(self, words: str) -> None:
        """Send a letter."""
        sent = self.browser.post(self.path, **{**self.form, "slip": secrets.token_hex(16)}, words=words)
        if sent.status != 200:
            raise RuntimeError(f"{sent.status} {sent.words[:200]}")


def letter(players: Players, desk: Desk) -> str:
    """Write the examples and the order form of the first report of a seat."""
    with reading(players.house.engine) as session:
        (mail,) = outbox.of_kinds(session, desk.key, (desk.seat,), ("report",), 1)
        said = briefing(mail)
    assert isinstance(said, Report)
    return "\n".join((*said.examples, *said.form))


def nonsense(players: Players, lines: int) -> str:
    """Write lines nobody understands, of words nobody wrote before."""
    words = ("".join(players.dice.choices(LETTERS, k=players.dice.randint(3, 9))) for _ in range(5 * lines))
    return "\n".join(" ".join(next(words) for _ in range(5)) for _ in range(lines))
