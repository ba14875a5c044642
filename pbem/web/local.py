"""The mails of the post office a house brought along: so that one can play in one browser. Only with `--local`."""

from __future__ import annotations

from starlette.responses import Response

from pbem.reports import web
from pbem.service.window import local_mails
from pbem.web.routes import Page
from pbem.web.visit import Visit


def mails(visit: Visit) -> Response:
    """Show the mails to an address, and a form to write one."""
    asked = visit.request.query_params
    address = asked.get("to", "")[:200]
    told = local_mails.listed(visit.house, visit.named, address)
    words = visit.house.catalogue(visit.language)
    return visit.private(web.local_mails(told, "failed" in asked, words))


def write(visit: Visit) -> Response:
    """Send a mail from the page."""
    sender, to, subject, words, answers = (
        visit.form.get(name, "") for name in ("sender", "to", "subject", "words", "answers")
    )
    note = local_mails.Note(sender, to, subject, words, answers)
    sent = local_mails.post(visit.house, note)
    return visit.onwards("/mails" if sent else "/mails?failed=1")


ROUTES = (Page("GET", "/mails", "anybody", mails), Page("POST", "/mails", "anybody", write))
