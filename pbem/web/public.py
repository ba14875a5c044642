"""What everybody sees: the house, the rule books, finished campaigns that are public."""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from pbem.core.languages import LANGUAGES
from pbem.reports import web
from pbem.reports.screens import House as Named
from pbem.service.campaigns import published
from pbem.service.house.house import House
from pbem.service.joining import front_page

LASTING = "public, max-age=86400"
FRESH = "public, max-age=60"


class Missing(Exception):
    """There is no such page."""


@dataclass(frozen=True)
class Wish:
    """A language of Accept-Language, and how much it is wished for."""

    language: str
    weight: float


def language(request: Request, house: House) -> str:
    """Give the language to answer in: the one of the address, the best of the browser's, the house's own."""
    asked = request.path_params.get("language") or request.query_params.get("language", "")
    if asked in LANGUAGES:
        return str(asked)
    wishes = [wish for part in request.headers.get("accept-language", "")[:200].split(",") if (wish := _wish(part))]
    best = max(wishes, key=lambda wish: wish.weight, default=None)
    return best.language if best else house.settings.language


def _wish(part: str) -> Wish | None:
    """Read `cs-CZ;q=0.8`; None: we do not speak that, or it is no wish."""
    name, _, weight = part.partition(";")
    key = name.strip().lower().partition("-")[0]
    try:
        found = float(weight.strip().removeprefix("q=")) if weight.strip() else 1.0
    except ValueError:
        return None
    return Wish(key, found) if key in LANGUAGES and 0 < found <= 1 else None


def base(request: Request) -> str:
    """Give what begins every address: the folder of the house's own address."""
    return str(request.app.state.base)


def front(house: House, request: Request) -> Response:
    """Show the house."""
    spoken = language(request, house)
    return _page(web.front(front_page.front(house, spoken, base(request)), house.catalogue(spoken)), spoken)


def rules(house: House, request: Request) -> Response:
    """Show a rule book; Missing where there is none."""
    game, spoken = request.path_params["game"], request.path_params["language"]
    found = front_page.rules(house, game, spoken, base(request))
    if found is None:
        raise Missing
    return _page(web.rules(found, house.catalogue(spoken, game)), spoken)


def finished(house: House, request: Request) -> Response:
    """Show a finished campaign, or a file of its page; Missing where it is not public."""
    name = request.path_params.get("name", "index.html")
    spoken = language(request, house)
    found = published.file(house, request.path_params["key"], name, spoken)
    if found is None:
        raise Missing
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(found, media_type=kind, headers=_headers(spoken, FRESH if name == "index.html" else LASTING))


def style(house: House, request: Request) -> Response:
    """Give the style sheet."""
    return Response(web.beside("house.css"), media_type="text/css", headers={"Cache-Control": LASTING})


def fault(house: House, request: Request, what: str, status: int) -> Response:
    """Say in the reader's language why there is no page."""
    spoken = language(request, house)
    told = web.fault(what, Named(base(request), front_page.named(house)), house.catalogue(spoken))
    return HTMLResponse(told, status, {**_headers(spoken, "no-store")})


def _page(html: str, spoken: str) -> Response:
    return HTMLResponse(html, headers=_headers(spoken, FRESH))


def _headers(spoken: str, kept: str) -> dict[str, str]:
    return {"Content-Language": spoken, "Vary": "Accept-Language", "Cache-Control": kept}
