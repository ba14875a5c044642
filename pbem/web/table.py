"""The pages of the player's table: own seats, the reports of a seat."""

from __future__ import annotations

from starlette.responses import Response

from pbem.reports import web
from pbem.reports.screens import Desk
from pbem.service.window import archive as seat_archive
from pbem.service.window import letters as seat_letters
from pbem.service.window import settings as seat_settings
from pbem.service.window import table, writing_desk
from pbem.web import cookies
from pbem.web.visit import PRIVATE, Missing, Visit, headers


def home(visit: Visit) -> Response:
    """Show which seats somebody has."""
    told = table.home(visit.house, visit.signed, visit.named)
    return visit.private(web.home(told, visit.house.catalogue(visit.language)))


def latest(visit: Visit) -> Response:
    """Show the latest report, or that of the turn which was chosen by the slider."""
    chosen = visit.request.query_params.get("turn")
    return _report(visit, None if chosen is None else _number(chosen))


def turn(visit: Visit) -> Response:
    """Show the report about a turn; Missing where there is none."""
    return _report(visit, _number(visit.request.path_params["turn"]))


def _number(named: str) -> int:
    if not (named.isascii() and named.isdecimal() and len(named) < 7):
        raise Missing
    return int(named)


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


def archive(visit: Visit) -> Response:
    """Give the past of a seat as a file; packing one is work, and goes by turns like a check."""
    asked = visit.request.query_params.get("part", "1")
    with visit.checks.place(visit.signed.browser, visit.house.now) as admitted:
        if not admitted:
            return visit.fault("busy", 429)
        found = seat_archive.archive(visit.house, visit.signed, *_place(visit), _number(asked))
    if found is None:
        raise Missing
    kept = {"Content-Disposition": f'attachment; filename="{found.name}"'}
    return Response(found.data, media_type="application/zip", headers=kept | headers(visit.language, PRIVATE))


def letters(visit: Visit) -> Response:
    """Show the letters of a seat, and a sheet for one more."""
    asked = visit.request.query_params
    at = seat_letters.Place(*_place(visit), asked.get("answer", ""), asked.get("to", ""))
    told = seat_letters.letters(visit.house, visit.signed, visit.named, at, _token(visit))
    if told is None:
        raise Missing
    words = visit.house.catalogue(told.frame.language, told.frame.game)
    return visit.private(web.letters(told, words), language=words.language)


def settings(visit: Visit) -> Response:
    """Show what a player can settle about a seat."""
    told = seat_settings.settings(visit.house, visit.signed, visit.named, _place(visit), _token(visit))
    if told is None:
        raise Missing
    words = visit.house.catalogue(told.frame.language, told.frame.game)
    return visit.private(web.settings(told, words), language=words.language)


def orders(visit: Visit) -> Response:
    """Show the writing desk."""
    return _desk(visit, writing_desk.desk(visit.house, visit.signed, visit.named, (*_place(visit), ""), _token(visit)))


def sent(visit: Visit) -> Response:
    """Show a letter that was sent from here, and its answer."""
    at = (*_place(visit), str(visit.request.path_params["slip"]))
    return _desk(visit, writing_desk.desk(visit.house, visit.signed, visit.named, at, _token(visit)))


def send(visit: Visit) -> Response:
    """Send a letter; what cannot be sent stays on the page."""
    written = _written(visit)
    done = writing_desk.send(visit.house, visit.signed, written)
    if done == "missing":
        raise Missing
    if done == "sent":
        return visit.onwards(f"/t/{written.campaign}/{written.seat}/sent/{written.slip}")
    return _desk(visit, writing_desk.unsent(visit.house, visit.signed, visit.named, (written, done), _token(visit)))


def check(visit: Visit) -> Response:
    """Look at a letter: a part of the page where its script asks, else the page."""
    written = _written(visit)
    with visit.checks.place(visit.signed.browser, visit.house.now) as admitted:
        told = writing_desk.look(visit.house, visit.signed, written, admitted)
    if told is None:
        raise Missing
    if visit.form.get("live"):
        words = visit.house.catalogue(told.frame.language, told.frame.game)
        return visit.private(web.checking(told, visit.named.base, words), words.language, 200 if admitted else 429)
    desk = writing_desk.desk(visit.house, visit.signed, visit.named, (*_place(visit), ""), _token(visit))
    return _desk(visit, writing_desk.looked(desk, written, told) if desk is not None else None)


def _written(visit: Visit) -> writing_desk.Written:
    form, (key, seat) = visit.form, _place(visit)
    words, step, slip, reply = (form.get(name, "") for name in ("words", "step", "slip", "reply"))
    words = " ".join((words, *form["more"].split())) if "more" in form else words
    return writing_desk.Written(key, seat, words, step, slip, reply)


def _desk(visit: Visit, told: Desk | None) -> Response:
    if told is None:
        raise Missing
    words = visit.house.catalogue(told.frame.language, told.frame.game)
    return visit.private(web.desk(told, words), language=words.language)


def _token(visit: Visit) -> str:
    return cookies.token(visit.cookie)


def _place(visit: Visit) -> tuple[str, str]:
    named = visit.request.path_params
    return named["key"], named["seat"]
