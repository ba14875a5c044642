"""Asks the window for a page as a browser does: at the address people see, through whatever stands in front of it."""

from __future__ import annotations

import ssl
from collections.abc import Iterator, Mapping
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from pbem.service.health.finding import Finding
from pbem.service.house.house import House
from pbem.service.window.page_headers import HEADERS

PAGE = "/sign-in"
"""A page that is there for everybody, in every house, and may be kept by nobody."""
KEPT = "no-store"
SECONDS = 20
_WHAT = "window"
_AHEAD = "see the server in front of it (docs/hosts.md, The window in the browser)"
_STATUS: Mapping[int, str] = {
    421: "let the server in front hand on the name that was asked for (Host), as docs/hosts.md shows",
    404: "let the server in front hand on the whole path, the folder of `url` too",
    502: "start `pbem web`, or let the server in front ask where it listens",
    503: "look into the log of `pbem web`",
}


def window(house: House) -> Iterator[Finding]:
    """Look whether the window can be seen, with TLS and its headers; nothing where there is none."""
    if house.settings.web is None:
        return
    at = urlsplit(house.settings.web.url)
    try:
        yield _found(at, *_asked(at))
    except ssl.SSLError as fault:
        yield Finding(_WHAT, False, f"{at.geturl()}: {fault}", "renew the certificate of the server in front")
    except (OSError, HTTPException) as fault:
        mend = "start `pbem web` and the server in front of it, and look whether the name leads here"
        yield Finding(_WHAT, False, f"{at.geturl()}: {fault}", mend, away=True)


def _asked(at: SplitResult) -> tuple[int, Mapping[str, str]]:
    """Ask for a page; where one is sent elsewhere is not followed."""
    kind = HTTPSConnection if at.scheme == "https" else HTTPConnection
    connection = kind(at.netloc, timeout=SECONDS)
    try:
        connection.request("GET", at.path + PAGE, headers={"Accept": "text/html"})
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}
    finally:
        connection.close()


def _found(at: SplitResult, status: int, headers: Mapping[str, str]) -> Finding:
    if status != 200:
        return Finding(_WHAT, False, f"{at.geturl()}{PAGE} answers {status}", _STATUS.get(status, _AHEAD))
    if wrong := _altered(headers):
        return Finding(_WHAT, False, f"{at.geturl()}: {', '.join(wrong)} did not arrive as written", _AHEAD)
    if at.scheme != "https" and not _near(at.hostname or ""):
        return Finding(_WHAT, False, f"{at.geturl()} is not encrypted", "give it TLS, and write https:// in `url`")
    return Finding(_WHAT, True, f"{at.geturl()} answers")


def _altered(headers: Mapping[str, str]) -> list[str]:
    """Name the headers that are missing or not as the window wrote them."""
    wanted = {**HEADERS, "Cache-Control": KEPT}
    return [name for name, value in wanted.items() if headers.get(name.lower(), "") != value]


def _near(host: str) -> bool:
    """Tell whether a host is this machine."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
