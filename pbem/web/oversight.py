"""The pages of the referee's desk: what stands there is read; what a button does is a letter."""

from __future__ import annotations

from typing import TypeVar

from starlette.responses import Response

from pbem.reports import web
from pbem.reports.oversight import Letter, Told
from pbem.service.window import referee_letter, referee_pages
from pbem.service.window.referee_case import Asking
from pbem.service.window.referee_letter import Written
from pbem.web import cookies
from pbem.web.visit import Missing, Visit

LONGEST = 6
"""Figures of a number in an address."""
Page = TypeVar("Page")


def first(visit: Visit) -> Response:
    """Show how a campaign stands."""
    told = _there(referee_pages.first(visit.house, _asking(visit)))
    words = visit.house.catalogue(told.frame.language, told.frame.game)
    return visit.private(web.overview(told, words), words.language)


def figures(visit: Visit) -> Response:
    """Give what the first page counts, if it has changed since."""
    frame, told = _there(referee_pages.figures(visit.house, _asking(visit)))
    words = visit.house.catalogue(frame.language, frame.game)
    part = web.figures(told, words)
    known = web.digest(part) in visit.request.headers.get("if-none-match", "")[:200]
    answer = visit.private("" if known else part, words.language, 304 if known else 200)
    answer.headers["ETag"] = web.digest(part)
    return answer


def waiting(visit: Visit) -> Response:
    """Show what waits for the referee."""
    return _page(visit, referee_pages.waiting(visit.house, _asking(visit)))


def turn(visit: Visit) -> Response:
    """Show the turn, tried out where that is asked, or what a seat's report would be."""
    return _page(visit, referee_pages.turn(visit.house, _asking(visit), bool(_said(visit, "try")), _said(visit, "as")))


def board(visit: Visit) -> Response:
    """Show the board."""
    number, plans = _number(visit, "turn"), bool(_said(visit, "plans"))
    at = int(number) if number else None
    return _page(visit, referee_pages.board(visit.house, _asking(visit), at, _said(visit, "as"), plans))


def orders(visit: Visit) -> Response:
    """Show what was ordered."""
    seat, number = _said(visit, "seat"), _number(visit, "turn")
    return _page(visit, referee_pages.orders(visit.house, _asking(visit), seat, number))


def seats(visit: Visit) -> Response:
    """Show who plays."""
    return _page(visit, referee_pages.seated(visit.house, _asking(visit)))


def letters(visit: Visit) -> Response:
    """Show the letters between players."""
    return _page(visit, referee_pages.letters(visit.house, _asking(visit), _number(visit, "number")))


def log(visit: Visit) -> Response:
    """Show the log."""
    return _page(visit, referee_pages.log(visit.house, _asking(visit)))


def position(visit: Visit) -> Response:
    """Show the position as text."""
    return _position(visit, None)


def amend(visit: Visit) -> Response:
    """Try a changed position, or send it."""
    written = _written(visit)
    if visit.form.get("how") != "send":
        return _position(visit, written)
    return _sent(visit, referee_letter.amending(written))


def write(visit: Visit) -> Response:
    """Show a line before it goes."""
    return _letter(visit, referee_letter.draft(visit.house, _asking(visit), Written(_said(visit, "line"), "")))


def send(visit: Visit) -> Response:
    """Send a line, or a yes or no."""
    return _sent(visit, _written(visit))


def sent(visit: Visit) -> Response:
    """Show a line that was sent, and its answer."""
    return _letter(visit, referee_letter.page(visit.house, _asking(visit), str(visit.request.path_params["slip"])))


def _sent(visit: Visit, written: Written) -> Response:
    """Send a letter, and look at its answer; what cannot be sent stays on the page."""
    why = referee_letter.send(visit.house, _asking(visit), written)
    if why is None:
        raise Missing
    if not why:
        return visit.onwards(f"/r/{visit.request.path_params['key']}/sent/{written.slip}")
    return _letter(visit, referee_letter.draft(visit.house, _asking(visit), written, why))


def _position(visit: Visit, written: Written | None) -> Response:
    told = _there(referee_pages.position(visit.house, _asking(visit), written))
    words = visit.house.catalogue(told.frame.language, told.frame.game)
    return visit.private(web.position(told, words), words.language)


def _page(visit: Visit, found: Told | None) -> Response:
    told = _there(found)
    words = visit.house.catalogue(told.frame.language, told.frame.game)
    return visit.private(web.overseen(told, words), words.language)


def _letter(visit: Visit, found: Letter | None) -> Response:
    told = _there(found)
    words = visit.house.catalogue(told.frame.language, told.frame.game)
    return visit.private(web.referee_letter(told, words), words.language)


def _there(found: Page | None) -> Page:
    """Give what was found; nobody else's campaign, and none that is not there."""
    if found is None:
        raise Missing
    return found


def _asking(visit: Visit) -> Asking:
    return Asking(visit.signed, visit.named, cookies.token(visit.cookie), str(visit.request.path_params["key"]))


def _written(visit: Visit) -> Written:
    form = visit.form
    return Written(
        line=form.get("line", ""),
        slip=form.get("slip", ""),
        reason=form.get("reason", ""),
        tell=bool(form.get("tell")),
        question=form.get("question", ""),
        yes=form.get("answer") == "yes",
    )


def _said(visit: Visit, name: str) -> str:
    return str(visit.request.query_params.get(name, ""))[:2000]


def _number(visit: Visit, name: str) -> str:
    """Read a number out of the address; Missing where it is none."""
    said = _said(visit, name)
    if said and not (said.isascii() and said.isdecimal() and len(said) <= LONGEST):
        raise Missing
    return said
