"""What stands before every page: the right host, a method that only reads, the headers that forbid everything else."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from pbem.service.house.house import House
from pbem.web import public
from pbem.web.public import Missing
from pbem.web.routes import Page

log = logging.getLogger("pbem.web")

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
}
READING = ("GET", "HEAD")
Answer = Callable[[Request], Awaitable[Response]]


def guarded(house: House, url: str, page: Page | None) -> Answer:
    """Give what answers a route; without a page: what answers everything no route is for."""
    name = urlsplit(url).netloc

    async def answer(request: Request) -> Response:
        began = time.monotonic()
        made = await run_in_threadpool(_made, house, request, page, name)
        made.headers.update(HEADERS)
        path = page.path if page else "-"
        log.info("%s %s %s %.0f ms", request.method, path, made.status_code, 1000 * (time.monotonic() - began))
        return made

    return answer


def _made(house: House, request: Request, page: Page | None, name: str) -> Response:
    """Make a page, or say why there is none."""
    if request.headers.get("host", "") != name:
        return PlainTextResponse(f"This is {name}.\n", 421)
    if request.method not in READING:
        refused = public.fault(house, request, "wrong-method", 405)
        refused.headers["Allow"] = ", ".join(READING)
        return refused
    try:
        if page is None:
            raise Missing
        return page.make(house, request)
    except Missing:
        return public.fault(house, request, "not-found", 404)
    except Exception:
        log.exception("a page could not be made: %s", page.path if page else "-")
        return public.fault(house, request, "failed", 503)
