"""What stands before every page: the right host, a form of our own, who is signed in; headers that forbid the rest."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from urllib.parse import urlsplit

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from pbem.service.house.house import House
from pbem.service.window import sessions
from pbem.service.window.page_headers import HEADERS
from pbem.web import cookies, forms
from pbem.web.checks import Checks
from pbem.web.packing import packed
from pbem.web.routes import Page
from pbem.web.visit import Missing, Visit

log = logging.getLogger("pbem.web")

TICK = 0.05
"""Seconds: an answer to one person leaves at a whole number of these after it was asked for, whatever it cost."""
Answer = Callable[[Request], Awaitable[Response]]
Pages = Mapping[str, Page]
"""The pages of one path, by method."""
STATUS: Mapping[forms.Unfit, int] = {"form-large": 413, "form-odd": 400}


def guarded(house: House, url: str, pages: Pages, checks: Checks) -> Answer:
    """Give what answers a path; without pages: what answers everything no route is for."""
    path = next((page.path for page in pages.values()), "-")

    async def answer(request: Request) -> Response:
        began = time.monotonic()
        sent = await forms.body(request) if request.method == "POST" and "POST" in pages else b""
        made = await run_in_threadpool(_answered, Visit(house, request, url, checks), pages, sent)
        made.headers.update(HEADERS)
        log.info("%s %s %s %.0f ms", request.method, path, made.status_code, 1000 * (time.monotonic() - began))
        await asyncio.sleep(pause(pages, time.monotonic() - began))
        return made

    return answer


def pause(pages: Pages, spent: float) -> float:
    """Give how long an answer waits that took so long: to the next tick, where it is for one person."""
    return TICK - spent % TICK if any(page.who != "anybody" for page in pages.values()) else 0


def _answered(visit: Visit, pages: Pages, sent: bytes | None) -> Response:
    return packed(visit.request, _made(visit, pages, sent))


def _made(visit: Visit, pages: Pages, sent: bytes | None) -> Response:
    """Make a page, or say why there is none."""
    name, method = urlsplit(visit.url).netloc, visit.request.method
    if visit.request.headers.get("host", "") != name:
        return PlainTextResponse(f"This is {name}.\n", 421)
    page = pages.get("GET" if method == "HEAD" else method)
    if page is None and (pages or method not in ("GET", "HEAD")):
        return _refused(visit, pages)
    try:
        if page is None:
            raise Missing
        read = _read(visit, page, sent)
        if isinstance(read, Response):
            return read
        visit = read
        return _let_in(visit, page)
    except Missing:
        return visit.fault("not-found", 404)
    except Exception:
        log.exception("a page could not be made: %s", page.path if page else "-")
        return visit.fault("failed", 503)


def _refused(visit: Visit, pages: Pages) -> Response:
    """Say what else can be done with a path."""
    refused = visit.fault("wrong-method", 405)
    refused.headers["Allow"] = ", ".join(["GET", "HEAD", *(one for one in pages if one != "GET")])
    return refused


def _read(visit: Visit, page: Page, sent: bytes | None) -> Visit | Response:
    """Read the form, which a page of ours has sent; from then on a page that is refused gives back what was written."""
    if page.method != "POST":
        return visit
    if not forms.from_here(visit.request, visit.url):
        return visit.fault("forged", 403)
    read = forms.fields(visit.request, sent)
    return visit.fault(read, STATUS[read]) if isinstance(read, str) else replace(visit, form=read)


def _let_in(visit: Visit, page: Page) -> Response:
    """Look at who comes before the page is made."""
    if page.who in ("anybody", "caller"):
        return page.make(visit)
    cookie = cookies.read(visit.request, cookies.SIGNED, visit.url)
    visit = replace(visit, cookie=cookie, guest=sessions.guest(visit.house, cookie))
    if visit.guest is None:
        return visit.onwards("/sign-in") if page.method == "GET" else visit.fault("signed-out", 403)
    if page.method == "POST" and not cookies.fits(cookie, visit.form.get("token", "")):
        return visit.fault("forged", 403)
    return page.make(visit)
