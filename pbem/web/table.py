"""The pages of the player's table: own seats, the reports of a seat."""

from __future__ import annotations

from starlette.responses import Response

from pbem.reports import web
from pbem.service.window import table
from pbem.web.visit import Missing, Visit


def home(visit: Visit) -> Response:
    """Show which seats somebody has."""
    told = table.home(visit.house, visit.signed, visit.named)
    return visit.private(web.home(told, visit.house.catalogue(visit.language)))


def latest(visit: Visit) -> Response:
    """Show the latest report."""
    return _report(visit, None)


def turn(visit: Visit) -> Response:
    """Show the report about a turn; Missing where there is none."""
    named = visit.request.path_params["turn"]
    if not (named.isascii() and named.isdecimal() and len(named) < 7):
        raise Missing
    return _report(visit, int(named))


def _report(visit: Visit, number: int | None) -> Response:
    key, seat = _place(visit)
    told = table.report(visit.house, visit.signed, visit.named, (key, seat, number))
    if told is None:
        raise Missing
    step = told.report.heading.in_round if told.report else 1
    words = visit.house.catalogue(told.frame.language, told.frame.game, step)
    return visit.private(web.report(told, words), language=words.language)


def history(visit: Visit) -> Response:
    """List the turns of a seat."""
    told = table.history(visit.house, visit.signed, visit.named, *_place(visit))
    if told is None:
        raise Missing
    words = visit.house.catalogue(told.frame.language, told.frame.game)
    return visit.private(web.history(told, words), language=words.language)


def _place(visit: Visit) -> tuple[str, str]:
    named = visit.request.path_params
    return named["key"], named["seat"]
