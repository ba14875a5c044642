"""A window over a house of a test, asked over a socket as a browser asks."""

from __future__ import annotations

import http.client
import re
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from html import unescape
from urllib.parse import urlencode

from pbem.service.house.house import House
from pbem.settings import Web
from pbem.web import server
from tests.servers.waiting import free_port

GIVEN_BACK = re.compile(rb'<p><label for="written">.*?</textarea>', re.DOTALL)
LINK = re.compile(r'(?:href|src)="([^"]*)"')


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: Mapping[str, str]
    body: bytes = field(repr=False)
    cookies: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def words(self) -> str:
        """Give what is read on the page, without its marks."""
        return " ".join(unescape(re.sub(r"<[^>]*>", " ", self.text)).split())

    @property
    def own(self) -> bytes:
        """Give what the house says itself, without the words of the form that it gives back."""
        return GIVEN_BACK.sub(b"", self.body)

    @property
    def links(self) -> list[str]:
        return (
            [unescape(link) for link in LINK.findall(self.text)]
            if self.headers["content-type"].startswith("text/")
            else []
        )


@dataclass(frozen=True)
class Window:
    """The window, and how to ask it."""

    port: int

    def ask(self, path: str, method: str = "GET", body: bytes | None = None, **headers: str) -> Answer:
        """Ask for a page; `accept_language` is a header so called."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=240)) as connection:
            connection.request(method, path, body, named)
            came = connection.getresponse()
            found = {name.lower(): value for name, value in came.getheaders()}
            return Answer(came.status, found, came.read(), tuple(came.headers.get_all("set-cookie") or ()))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@dataclass
class Browser:
    """A browser that keeps cookies, follows where it is sent, and says where its forms come from."""

    window: Window
    language: str = "en"
    cookies: dict[str, str] = field(default_factory=dict)

    def get(self, path: str) -> Answer:
        """Open a page, by way of where it sends one."""
        return self._follow(self.window.ask(path.partition("#")[0], "GET", None, **self._headers()))

    def post(self, path: str, **fields: str) -> Answer:
        """Press the button of a form."""
        return self._follow(self.sent(path, urlencode(fields).encode(), origin=self.window.url))

    def sent(self, path: str, body: bytes, **headers: str) -> Answer:
        """Send a form with these headers, and look no further."""
        kind = {"content_type": "application/x-www-form-urlencoded"}
        return self._keep(self.window.ask(path, "POST", body, **{**kind, **self._headers(), **headers}))

    def token(self, path: str) -> str:
        """Give the token of the forms on a page."""
        return str(re.findall(r'name="token" value="([^"]*)"', self.get(path).text)[0])

    def _headers(self) -> dict[str, str]:
        kept = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"accept_language": self.language, **({"cookie": kept} if kept else {})}

    def _keep(self, answer: Answer) -> Answer:
        for line in answer.cookies:
            name, _, value = line.partition(";")[0].partition("=")
            self.cookies[name] = value.strip('"')
        return answer

    def _follow(self, answer: Answer) -> Answer:
        self._keep(answer)
        return self.get(answer.headers["location"]) if answer.status == 303 else answer


@contextmanager
def window(house: House, folder: str = "", public: bool = True) -> Iterator[Window]:
    """Open it, at a folder of its host if one is named; `public`: the page of the house is for everybody."""
    port = free_port()
    web = Web(url=f"http://127.0.0.1:{port}{folder}", listen=f"127.0.0.1:{port}", public=public)
    with server.beside(house, web):
        yield Window(port)
