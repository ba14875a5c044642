"""Somebody in the demo at the window in the browser: signs in by the mailed link, writes one letter, keeps its pages.

The pages are kept as files that ask for nothing: their style lies beside them, and their links lead nowhere.
"""

from __future__ import annotations

import re
import secrets
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from html import unescape
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, OpenerDirector, ProxyHandler, Request, build_opener

from pbem.cli import web
from pbem.cli.demo.player import Player, plain
from pbem.service.house.house import House
from pbem.settings import Web
from pbem.store.engine import reading
from pbem.store.repository import arrivals, mailboxes

_STYLE = re.compile(r'<link rel="(?:stylesheet|icon)" href="(/[^"]*)">')
_SCRIPT = re.compile(r"<script\b[^>]*></script>")
_AWAY = re.compile(r' (?:href|action|formaction|data-check)="/[^"]*"')
_FONT = re.compile(r"""url\(["']?(/?[^"')]+)["']?\)""")
_FIELD = re.compile(r'name="(token|slip|step)" value="([^"]*)"')
_TAG = re.compile(r"<[^>]*>")


@dataclass(frozen=True)
class Posted:
    """A letter that was sent from a page, as the mail it became, and the pages of it by name."""

    mail: EmailMessage
    pages: dict[str, str]


@dataclass
class Browser:
    """A browser with the cookies of one player."""

    house: House
    url: str
    opener: OpenerDirector = field(
        default_factory=lambda: build_opener(ProxyHandler({}), HTTPCookieProcessor(CookieJar()))
    )

    def sign_in(self, player: Player) -> tuple[EmailMessage, EmailMessage]:
        """Sign in by the link that is mailed; give the mail of the link, and the one that tells of the new browser."""
        self._post("/sign-in", address=player.address)
        link = player.read(lambda mail: f"{self.url}/sign-in/" in plain(mail), "a link to sign in")
        found = re.search(rf"{re.escape(self.url)}(/sign-in/\S+)", plain(link))
        assert found is not None
        self.get(found[1])
        self._post(found[1])
        return link, player.read(lambda mail: player.address in plain(mail), "word of the new browser")

    def write(self, player: Player, key: str, text: str) -> Posted:
        """Read the report, have a letter looked at, send it."""
        seat = f"/t/{key}/{player.seat}"
        pages = {"report": self.get(seat)}
        fields = {"slip": secrets.token_hex(16), **dict(_FIELD.findall(self.get(f"{seat}/orders"))), "words": text}
        pages["check"] = self._post(f"{seat}/orders/check", **fields)
        self._post(f"{seat}/orders", **fields)
        return Posted(self._mail(player, fields["slip"]), pages)

    def answered(self, player: Player, key: str, posted: Posted) -> str:
        """Give the page of a letter that was answered."""
        slip = str(posted.mail["Message-ID"]).strip("<").partition(".")[0]
        return self.get(f"/t/{key}/{player.seat}/sent/{slip}")

    def keep(self, folder: Path, name: str, page: str) -> None:
        """Keep a page as a file, with its style."""
        for path in _STYLE.findall(page):
            (folder / Path(path).name).write_text(self._styled(folder, path), encoding="utf-8")
        page = _STYLE.sub(lambda one: one[0].replace(one[1], Path(one[1]).name), _SCRIPT.sub("", page))
        (folder / f"{name}.html").write_text(_AWAY.sub("", page), encoding="utf-8")

    def _styled(self, folder: Path, path: str) -> str:
        """Give a style sheet whose fonts lie beside it."""
        style = self.get(path)
        for font in dict.fromkeys(_FONT.findall(style)):
            (folder / Path(font).name).write_bytes(self._opened(f"/{font.lstrip('/')}"))
            style = style.replace(font, Path(font).name)
        return style

    def get(self, path: str) -> str:
        """Open a page."""
        return self._opened(path).decode()

    def _opened(self, path: str, sent: bytes | None = None) -> bytes:
        request = Request(self.url + path, sent, {"Origin": self.url})  # noqa: S310 - a window of our own
        with self.opener.open(request, timeout=60) as answer:
            read: bytes = answer.read()
            return read

    def _post(self, path: str, **fields: str) -> str:
        return self._opened(path, urlencode(fields).encode()).decode()

    def _mail(self, player: Player, slip: str) -> EmailMessage:
        from pbem.service.window import browser_mail

        with reading(self.house.engine) as session:
            named = browser_mail.message_id(self.house, slip)
            row = arrivals.of_message(session, named, player.address, mailboxes.BROWSER)
            assert row is not None
            return message_from_bytes(row.raw, policy=policy.default)


def words(page: str) -> str:
    """Give what is read on a page."""
    return " ".join(unescape(_TAG.sub(" ", page)).split())


def title(page: str) -> str:
    """Give the title of a page."""
    return unescape(page.partition("<title>")[2].partition("</title>")[0])


@contextmanager
def opened(house: House) -> Iterator[Browser | None]:
    """Open the window on a free port, and a browser; None: what serves it is not installed."""
    if web.missing():
        yield None
        return
    from pbem.web import server

    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with server.beside(house, Web(url=url, listen=f"127.0.0.1:{port}")):
        yield Browser(house, url)
