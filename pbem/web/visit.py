"""Somebody's visit to a page: what was asked, what the form said, who is signed in; and what answers are made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from pbem.core.languages import LANGUAGES
from pbem.reports import screens, web
from pbem.service.house.house import House
from pbem.service.joining import front_page
from pbem.service.window.sessions import Guest
from pbem.web.checks import Checks

LASTING = "public, max-age=86400"
FRESH = "public, max-age=60"
PRIVATE = "no-store"
WRITTEN = ("words", "line")
"""The fields of forms that somebody writes a letter into."""


class Missing(Exception):
    """There is no such page."""


@dataclass(frozen=True)
class Visit:
    """A request; `url` is the address of the window in the settings, `cookie` the one of a browser signed in;
    `checks` counts how often letters are looked at."""

    house: House
    request: Request
    url: str
    checks: Checks
    form: Mapping[str, str] = field(default_factory=dict)
    guest: Guest | None = None
    cookie: str = ""

    @property
    def base(self) -> str:
        """Give what begins every address: the folder of the house's own address."""
        return urlsplit(self.url).path.rstrip("/")

    @property
    def language(self) -> str:
        """Give the language to answer in: the guest's, that of the address, the best of the browser's, the house's."""
        asked = self.request.path_params.get("language") or self.request.query_params.get("language", "")
        if self.guest is not None:
            return self.guest.language
        return str(asked) if asked in LANGUAGES else self._wished()

    def _wished(self) -> str:
        header = self.request.headers.get("accept-language", "")[:200]
        wishes = [wish for part in header.split(",") if (wish := _wish(part))]
        best = max(wishes, key=lambda wish: wish.weight, default=None)
        return best.language if best else self.house.settings.language

    @property
    def named(self) -> screens.House:
        """Give what stands on every page."""
        return screens.House(self.base, front_page.named(self.house))

    @property
    def network(self) -> str:
        """Give the network somebody asks from: 256 addresses, or what one customer has of the newer ones.

        Behind a socket of this machine there is no address but the one the server in front has added last.
        """
        told = self.request.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        client = self.request.client.host if self.request.client else told
        try:
            address = ip_address(client)
        except ValueError:
            return client[:80] or "here"
        return str(ip_network((address, 24 if address.version == 4 else 64), strict=False))

    @property
    def signed(self) -> Guest:
        """Give who is signed in; the guard has seen to it that somebody is."""
        if self.guest is None:
            raise Missing
        return self.guest

    def public(self, html: str) -> Response:
        """Answer with a page that is the same for everybody of a language."""
        return HTMLResponse(html, headers=headers(self.language, FRESH))

    def private(self, html: str, language: str = "", status: int = 200) -> Response:
        """Answer with a page for one browser only, in the guest's language or another."""
        return HTMLResponse(html, status, headers(language or self.language, PRIVATE))

    def onwards(self, path: str) -> Response:
        """Send the browser on to a page of ours, which it reads."""
        return RedirectResponse(self.base + path, 303, {"Cache-Control": PRIVATE})

    def fault(self, what: str, status: int) -> Response:
        """Say in the reader's language why there is no page, and give back what was written."""
        words = next((self.form[name] for name in WRITTEN if self.form.get(name, "").strip()), "")
        told = web.fault(what, self.named, self.house.catalogue(self.language), words)
        return HTMLResponse(told, status, headers(self.language, PRIVATE))


@dataclass(frozen=True)
class Wish:
    """A language of Accept-Language, and how much it is wished for."""

    language: str
    weight: float


def _wish(part: str) -> Wish | None:
    """Read `cs-CZ;q=0.8`; None: we do not speak that, or it is no wish."""
    name, _, weight = part.partition(";")
    key = name.strip().lower().partition("-")[0]
    try:
        found = float(weight.strip().removeprefix("q=")) if weight.strip() else 1.0
    except ValueError:
        return None
    return Wish(key, found) if key in LANGUAGES and 0 < found <= 1 else None


def headers(spoken: str, kept: str) -> dict[str, str]:
    """Say the language of an answer, and how long it may be kept."""
    return {"Content-Language": spoken, "Vary": "Accept-Language", "Cache-Control": kept}
