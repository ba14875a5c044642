"""From an order mail handed over by SMTP to its answer in the player's mailbox, the service waiting with IDLE.

    python -m benchmarks.answer [--mails 20]

Real sockets: the embedded post office (mail in memory), the service's own threads, SQLite, SMTP out; all in this one
process. Goal: median at most 1 s without the picture's cost. Half of the mails bring new orders, so their map has to
be drawn; the other half repeat orders whose map is kept. The difference is what the picture costs. The floor is a
mail sent through the same post office to the same player with no service between.
"""

from __future__ import annotations

import argparse
import smtplib
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path

from imapclient import IMAPClient

from benchmarks.measuring import calibration, table
from pbem.mail.local_post import HOST, PostOffice
from pbem.service.house.house import House, open_house
from pbem.service.work import local
from pbem.service.work.worker import Worker
from pbem.store import migrate

PLAYER = f"vera@{local.DOMAIN}"
SERVICE = f"orders@{local.DOMAIN}"
PATIENCE = 60.0


class Player:
    """A player whose mail program looks for mail a hundred times a second."""

    def __init__(self, office: PostOffice) -> None:
        self._office = office
        self._client = IMAPClient(HOST, office.imap_port, ssl=False)
        self._client.login(PLAYER.partition("@")[0], local.PASSWORD)
        self._client.select_folder("INBOX")
        self._last = 0

    def send(self, to: str, subject: str, body: str = "") -> None:
        """Send a mail."""
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = PLAYER, to, subject
        mail["Message-ID"] = f"<{time.monotonic_ns()}@{local.DOMAIN}>"
        mail.set_content(body)
        with smtplib.SMTP(HOST, self._office.smtp_port) as server:
            server.send_message(mail)

    def next(self) -> bytes:
        """Wait for the next mail."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            new = [uid for uid in self._client.search("ALL") if uid > self._last]
            if new:
                self._last = new[0]
                fetched: bytes = self._client.fetch(new[:1], ["BODY[]"])[new[0]][b"BODY[]"]
                return fetched
            time.sleep(0.01)
            self._client.noop()
        raise TimeoutError("no mail came")

    def round_trip(self, to: str, subject: str, body: str = "") -> float:
        """Send a mail and wait for what it brings; give the seconds."""
        began = time.perf_counter()
        self.send(to, subject, body)
        self.next()
        return time.perf_counter() - began

    def leave(self) -> None:
        """Log out."""
        self._client.logout()


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mails", type=int, default=20)
    mails = parser.parse_args().mails
    unit = calibration()
    with serving() as (office, house):
        player = Player(office)
        drawn, kept, bare = _measure(player, local.practice(house), mails)
        player.leave()
    floor = statistics.median(bare)
    rows = [_row("new orders, map drawn", drawn, floor), _row("same orders, map kept", kept, floor)]
    print(
        table(["from order mail to answer", "median", "least", "most", "x floor"], [*rows, _row("floor", bare, floor)])
    )
    picture = statistics.median(drawn) - statistics.median(kept)
    print(f"the picture costs {1000 * picture:.0f} ms; calibration loop {unit:.3f} s")
    return 0


@contextmanager
def serving() -> Iterator[tuple[PostOffice, House]]:
    """Run post office and service."""
    with (
        tempfile.TemporaryDirectory() as folder,
        PostOffice(domain=local.DOMAIN, open_password=local.PASSWORD) as office,
    ):
        office.add_user("orders", "secret")
        house = open_house(local.settings(Path(folder), office, "secret"))
        migrate.upgrade(house.settings.database_url)
        worker = Worker(house)
        worker.start()
        try:
            yield office, house
        finally:
            worker.stop()
            house.engine.dispose()


def _measure(player: Player, campaign: str, mails: int) -> tuple[list[float], list[float], list[float]]:
    """Join, then send orders; give the seconds of those with a new map, of those with a kept one, of the floor."""
    address = _joined(player, campaign)
    drawn, kept, bare = [], [], []
    for number in range(mails + 1):
        way = ("up", "down", "left", "right", "up-left", "up-right", "down-left", "down-right")[number % 8]
        orders = f"army 1: {way} {number // 8 + 1}"
        drawn.append(player.round_trip(address, "Re: report", orders))
        kept.append(player.round_trip(address, "Re: report", orders))
        bare.append(player.round_trip(PLAYER, "to myself", orders))
    return drawn[1:], kept[1:], bare[1:]


def _joined(player: Player, campaign: str) -> str:
    """Join the campaign; give the address orders go to."""
    player.send(SERVICE, f"join {campaign}")
    welcome = player.next(), player.next()
    report = next(mail for mail in welcome if b"text/calendar" in mail)
    return str(message_from_bytes(report, policy=policy.default)["Reply-To"])


def _row(name: str, seconds: list[float], floor: float) -> list[str]:
    """Write a row in milliseconds."""
    median = statistics.median(seconds)
    figures = [f"{1000 * each:.0f} ms" for each in (median, min(seconds), max(seconds))]
    return [name, *figures, f"{median / floor:.1f}"]


if __name__ == "__main__":
    raise SystemExit(main())
