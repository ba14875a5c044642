"""The pages of signing in, and "You": where somebody is signed in."""

from __future__ import annotations

from starlette.responses import Response

from pbem.reports import screens, web
from pbem.service.window import person, sessions, sign_in
from pbem.web import cookies
from pbem.web.visit import Visit

HOME = "/home"


def form(visit: Visit) -> Response:
    """Ask for an address."""
    return _shown(visit, "ask")


def ask(visit: Visit) -> Response:
    """Take an address: what is answered is the same whoever has it."""
    asking = sign_in.Asking(visit.form.get("address", ""), visit.network, visit.url)
    cookie = sign_in.ask(visit.house, asking)
    return cookies.put(visit.onwards("/sign-in/code"), cookies.ASKING, visit.url, cookie)


def sent(visit: Visit) -> Response:
    """Say that a mail may be on its way, and take its code."""
    return _shown(visit, "wrong" if "wrong" in visit.request.query_params else "sent")


def code(visit: Visit) -> Response:
    """Sign in by the code of the mail."""
    cookie = sign_in.by_code(visit.house, _asking(visit), visit.form.get("code", "")[:100])
    return _entered(visit, cookie) if cookie else visit.onwards("/sign-in/code?wrong=1")


def link(visit: Visit) -> Response:
    """Show the button of a link; showing it changes nothing, for programs that look at mails open links."""
    named = str(visit.request.path_params["link"])
    return _shown(visit, sign_in.way(visit.house, _asking(visit), named), named)


def use(visit: Visit) -> Response:
    """Sign in by the button."""
    named = str(visit.request.path_params["link"])
    cookie = sign_in.by_link(visit.house, _asking(visit), named)
    return _entered(visit, cookie) if cookie else _shown(visit, sign_in.way(visit.house, _asking(visit), named), named)


def you(visit: Visit) -> Response:
    """Show where somebody is signed in."""
    told = person.you(visit.house, visit.signed, visit.named, cookies.token(visit.cookie))
    return visit.private(web.you(told, visit.house.catalogue(visit.language)))


def end(visit: Visit) -> Response:
    """Sign out: here, elsewhere, everywhere."""
    guest = visit.signed
    which = visit.form.get("browser", guest.browser)
    sessions.end(visit.house, guest, "" if which == "all" else which)
    if which not in ("all", guest.browser):
        return visit.onwards("/you")
    return cookies.put(visit.onwards("/"), cookies.SIGNED, visit.url, "")


def _asking(visit: Visit) -> str:
    return cookies.read(visit.request, cookies.ASKING, visit.url)


def _entered(visit: Visit, cookie: str) -> Response:
    """Let a browser in: a new cookie, never one it brought."""
    answer = cookies.put(visit.onwards(HOME), cookies.SIGNED, visit.url, cookie)
    return cookies.put(answer, cookies.ASKING, visit.url, "")


def _shown(visit: Visit, step: screens.Step, named: str = "") -> Response:
    told = screens.SignIn(visit.base, visit.named.house, step, named)
    return visit.private(web.sign_in(told, visit.house.catalogue(visit.language)))
