"""Every page of a seat, times everybody who may not see it: one answer, and nothing is sent."""

from __future__ import annotations

import re

from pbem.web.routes import ROUTES, Page
from tests.service.kit import Office
from tests.service.test_history import days
from tests.web.kit import Answer, Browser, Window, window
from tests.web.test_sign_in import signed_in

SEATS = [page for page in ROUTES if page.who == "seat"]
FORM = {"words": "army 1: up 1", "slip": "1" * 32}
NOBODYS = ("rk4/red", "rk4/pink", "rk4/referee", "rk5/blue", "%3Cb%3E/blue")
"""Another's seat, no seat, no player's, no campaign, no key: for the player of blue."""


def path(page: Page, place: str) -> str:
    key, seat = place.split("/")
    return page.path.format(key=key, seat=seat, turn=1, slip="0" * 32)


def asked(browser: Browser, page: Page, place: str, **fields: str) -> Answer:
    """Ask for a page, with what its form says."""
    if page.method == "GET":
        return browser.get(path(page, place))
    return browser.post(path(page, place), **FORM, **fields)


def test_nobody_sees_a_page_of_a_seat_that_is_not_theirs(office: Office) -> None:
    days(office, 1, 1)
    with window(office.house) as opened:
        anna, nobody = signed_in(office, opened), opened.ask("/nothing").body
        said = dict(re.findall(r'name="(token|step)" value="([^"]*)"', anna.get("/t/rk4/blue/orders").text))
        answers = [asked(anna, page, place, **said) for page in SEATS for place in NOBODYS]
        assert {(one.status, one.own) for one in answers} == {(404, nobody)}
        referee = signed_in(office, opened, "referee@host.test")
        mine = {"token": referee.token("/you"), "step": said["step"]}
        answers = [asked(referee, page, "rk4/blue", **mine) for page in SEATS]
        assert {(one.status, one.own) for one in answers} == {(404, nobody)}, "the referee has a desk of his own"
        refused(opened, anna, said)
    assert not [row for row in office.letters() if row.mailbox == "browser"]


def refused(opened: Window, anna: Browser, said: dict[str, str]) -> None:
    """Whoever is not signed in is sent to sign in; a form without the token of this browser changes nothing."""
    for page in SEATS:
        away = opened.ask(path(page, "rk4/blue"), page.method, b"" if page.method == "POST" else None)
        assert away.status == (303 if page.method == "GET" else 403), page.path
        if page.method == "POST":
            without = asked(anna, page, "rk4/blue", step=said["step"])
            forged = asked(anna, page, "rk4/blue", step=said["step"], token="0" * 128)
            assert {without.status, forged.status} == {403}, page.path


def test_every_row_for_one_person_is_closed_to_who_is_nobody(office: Office) -> None:
    """Not signed in, signed out, with a cookie that was made up: one answer each, and the table has no other row."""
    closed = [page for page in ROUTES if page.who in ("person", "seat", "referee")]
    assert {page.who for page in ROUTES} - {page.who for page in closed} == {"anybody", "caller"}
    with window(office.house) as opened:
        gone = signed_in(office, opened)
        cookie, token = gone.cookies["pbem"], gone.token("/you")
        gone.post("/you/sign-out", token=token, browser="all")
        kind = {"origin": opened.url, "content_type": "application/x-www-form-urlencoded"}
        for page in closed:
            for one in ("", cookie, "0" * 64):
                body = b"" if page.method == "POST" else None
                answer = opened.ask(path(page, "rk4/blue"), page.method, body, cookie=f"pbem={one}", **kind)
                assert answer.status == (303 if page.method == "GET" else 403), page.path
                assert answer.headers.get("location", "/sign-in") == "/sign-in", page.path
                assert "army" not in answer.words
    assert not [row for row in office.letters() if row.mailbox == "browser"]
