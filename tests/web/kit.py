"""A window over a house of a test, asked over a socket as a browser asks."""

from __future__ import annotations

import http.client
import re
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from html import unescape

from pbem.service.house.house import House
from pbem.settings import Web
from pbem.web import server
from tests.servers.waiting import free_port

LINK = re.compile(r'(?:href|src)="([^"]*)"')


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: Mapping[str, str]
    body: bytes = field(repr=False)

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def words(self) -> str:
        """Give what is read on the page, without its marks."""
        return " ".join(unescape(re.sub(r"<[^>]*>", " ", self.text)).split())

    @property
    def links(self) -> list[str]:
        return [unescape(link) for link in LINK.findall(self.text)]


@dataclass(frozen=True)
class Window:
    """The window, and how to ask it."""

    port: int

    def ask(self, path: str, method: str = "GET", **headers: str) -> Answer:
        """Ask for a page; `accept_language` is a header so called."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=240)) as connection:
            connection.request(method, path, headers=named)
            came = connection.getresponse()
            found = {name.lower(): value for name, value in came.getheaders()}
            return Answer(came.status, found, came.read())


@contextmanager
def window(house: House, folder: str = "") -> Iterator[Window]:
    """Open it, at a folder of its host if one is named."""
    port = free_port()
    with server.beside(house, Web(url=f"http://127.0.0.1:{port}{folder}", listen=f"127.0.0.1:{port}")):
        yield Window(port)
