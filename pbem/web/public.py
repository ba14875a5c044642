"""What everybody sees: the house, the rule books, finished campaigns that are public."""

from __future__ import annotations

import mimetypes

from starlette.responses import Response

from pbem.reports import web
from pbem.service.campaigns import published
from pbem.service.joining import front_page
from pbem.web.visit import FRESH, LASTING, Missing, Visit, headers


def front(visit: Visit) -> Response:
    """Show the house."""
    house, spoken = visit.house, visit.language
    told = web.front(front_page.front(house, spoken, visit.base), house.catalogue(spoken), visit.guest is not None)
    return visit.public(told) if visit.guest is None else visit.private(told)


def rules(visit: Visit) -> Response:
    """Show a rule book; Missing where there is none."""
    house, game, spoken = visit.house, visit.request.path_params["game"], visit.request.path_params["language"]
    found = front_page.rules(house, game, spoken, visit.base)
    if found is None:
        raise Missing
    return visit.public(web.rules(found, house.catalogue(spoken, game)))


def finished(visit: Visit) -> Response:
    """Show a finished campaign, or a file of its page; Missing where it is not public."""
    name = visit.request.path_params.get("name", "index.html")
    found = published.file(visit.house, visit.request.path_params["key"], name, visit.language)
    if found is None:
        raise Missing
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    kept = FRESH if name == "index.html" else LASTING
    return Response(found, media_type=kind, headers=headers(visit.language, kept))


def style(visit: Visit) -> Response:
    """Give the style sheet."""
    return Response(web.beside("house.css"), media_type="text/css", headers={"Cache-Control": LASTING})


def desk_style(visit: Visit) -> Response:
    """Give the style sheet of the pages of a seat."""
    return Response(
        web.beside("desk.css") + web.beside("colours.css"), media_type="text/css", headers={"Cache-Control": LASTING}
    )


def script(visit: Visit) -> Response:
    """Give a script, by its name at the end of the address."""
    name = visit.request.url.path.rpartition("/")[2]
    return Response(web.beside(name), media_type="text/javascript", headers={"Cache-Control": LASTING})


def font(visit: Visit) -> Response:
    """Give a font of the maps, by its name at the end of the address."""
    name = visit.request.url.path.rpartition("/")[2]
    return Response(web.beside(name), media_type="font/woff2", headers={"Cache-Control": LASTING})


def icon(visit: Visit) -> Response:
    """Give the sign a browser shows beside the title."""
    return Response(web.beside("icon.svg"), media_type="image/svg+xml", headers={"Cache-Control": LASTING})
