"""Signing in: a link and a code by mail, for the browser that asked; each attack fails."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta

import pytest
from sqlmodel import select

from pbem.service.desk import code_renewal
from pbem.service.window import sessions, sign_in
from pbem.service.window.sign_in import Asking
from pbem.store import tables
from pbem.store.engine import reading, writing
from pbem.store.repository import browsers, people, restored, seats
from pbem.store.repository import campaigns as rows
from tests.service.kit import Office
from tests.web.kit import Answer, Browser, Window, window

ADDRESS = "blue@players.test"


@pytest.fixture
def opened(office: Office) -> Iterator[Window]:
    with window(office.house) as shown:
        yield shown


def asked(office: Office, browser: Browser, address: str = ADDRESS) -> Answer:
    """Type an address; the worker does its part."""
    page = browser.post("/sign-in", address=address)
    office.works()
    return page


def mailed(office: Office, address: str = ADDRESS) -> tuple[str, str]:
    """Give path of the link and the code of the last mail."""
    said = office.text(address)
    link = re.search(r"http://127\.0\.0\.1:\d+(/sign-in/\w+)", said)
    code = re.search(r"\b[A-Z]{4}-[A-Z]{4}\b", said)
    assert link
    assert code
    return link[1], code[0]


def signed_in(office: Office, opened: Window, address: str = ADDRESS) -> Browser:
    browser = Browser(opened)
    asked(office, browser, address)
    browser.post(mailed(office, address)[0])
    return browser


def inside(browser: Browser) -> bool:
    return "Signed in" in browser.get("/you").words or "Kde jste přihlášeni" in browser.get("/you").words


def test_a_link_signs_in_the_browser_that_asked(office: Office, opened: Window) -> None:
    browser = Browser(opened)
    assert "Look into your mailbox" in asked(office, browser).words
    link, _ = mailed(office)
    assert "One more click" in browser.get(link).words
    page = browser.post(link)
    assert "Your games" in page.words
    assert "You Anna · blue@players.test" in browser.get("/you").words
    assert page.headers["cache-control"] == "no-store"
    assert office.mails("blue", "signed-in"), "a mail tells of each new one"


def test_the_code_does_the_same_however_it_is_typed(office: Office, opened: Window) -> None:
    browser = Browser(opened)
    asked(office, browser)
    code = mailed(office)[1]
    assert "Your games" in browser.post("/sign-in/code", code=f" {code.lower().replace('-', ' ')} ").words


@pytest.mark.parametrize("language", ["en", "ru", "cs", "sk"])
def test_the_mail_speaks_the_language_of_its_reader(office: Office, opened: Window, language: str) -> None:
    with writing(office.house.engine) as session:
        person = people.by_address(session, ADDRESS)
        assert person is not None
        person.language = language
    asked(office, Browser(opened, language))
    said = office.text(ADDRESS)
    assert {"en": "Somebody asked", "ru": "Кто-то попросил", "cs": "Někdo se chce", "sk": "Niekto sa chce"}[
        language
    ] in said
    assert f"{opened.url}/sign-in/" in said


def test_nobody_learns_whose_address_is_registered(office: Office, opened: Window) -> None:
    """The same bytes and the same rows at once; the worker mails, or does nothing."""
    known, unknown = Browser(opened), Browser(opened)
    pages = known.post("/sign-in", address=ADDRESS), unknown.post("/sign-in", address="nobody@players.test")
    assert pages[0].body == pages[1].body
    office.works()
    assert office.mails("nobody@players.test") == []
    wrong = known.post("/sign-in/code", code="WRONGONE"), unknown.post("/sign-in/code", code="WRONGONE")
    assert wrong[0].body == wrong[1].body


def test_a_scanner_that_opens_the_link_changes_nothing(office: Office, opened: Window) -> None:
    browser = Browser(opened)
    asked(office, browser)
    link = mailed(office)[0]
    scanner = Browser(opened)
    for _ in range(3):
        assert "Another browser asked for this" in scanner.get(link).words
        opened.ask(link, "HEAD")
    assert "One more click" in browser.get(link).words
    assert "Your games" in browser.post(link).words


def test_another_browser_cannot_use_the_link(office: Office, opened: Window) -> None:
    """Neither one that asked for nothing nor one that asked for another address."""
    asked(office, Browser(opened))
    link = mailed(office)[0]
    for other in (Browser(opened), Browser(opened)):
        assert "Another browser asked for this" in other.post(link).words
        assert not inside(other)
        asked(office, other, "red@players.test")


def test_a_link_is_good_once_and_not_for_long(office: Office, opened: Window) -> None:
    browser = Browser(opened)
    asked(office, browser)
    link, code = mailed(office)
    kept = dict(browser.cookies)
    office.clock.advance(timedelta(minutes=14))
    browser.post(link)
    assert inside(browser)
    second = Browser(opened, cookies=kept)
    assert "no good any more" in second.post(link).words
    assert "does not open" in second.post("/sign-in/code", code=code).words
    late = Browser(opened)
    asked(office, late)
    link, code = mailed(office)
    office.clock.advance(timedelta(minutes=15))
    assert "no good any more" in late.get(link).words
    assert "no good any more" in late.post(link).words
    assert "does not open" in late.post("/sign-in/code", code=code).words


def test_codes_cannot_be_guessed(office: Office, opened: Window) -> None:
    """Five tries; elsewhere than in the browser that asked not even the right one counts."""
    browser = Browser(opened)
    asked(office, browser)
    code = mailed(office)[1]
    assert "does not open" in Browser(opened).post("/sign-in/code", code=code).words
    for _ in range(sign_in.TRIES):
        browser.post("/sign-in/code", code="BBBBBBBB")
    assert "does not open" in browser.post("/sign-in/code", code=code).words


def test_a_code_that_was_never_mailed_is_none(office: Office, opened: Window) -> None:
    """Before the worker came, and for nobody's address: an empty code does not fit either."""
    browser = Browser(opened)
    browser.post("/sign-in", address="nobody@players.test")
    assert "does not open" in browser.post("/sign-in/code", code="").words
    office.works()
    assert "does not open" in browser.post("/sign-in/code", code="").words


@pytest.mark.parametrize(
    ("most", "who"),
    [
        (sign_in.OF_ADDRESS, lambda number: Asking(ADDRESS, f"net{number}", "http://x")),
        (sign_in.OF_NETWORK, lambda number: Asking(f"{number}@x.test", "net", "http://x")),
        (sign_in.OF_HOUSE, lambda number: Asking(f"{number}@x.test", f"net{number}", "http://x")),
    ],
)
def test_only_so_many_requests_an_hour(office: Office, most: int, who: object) -> None:
    assert callable(who)
    for number in range(most + 2):
        sign_in.ask(office.house, who(number))
    with reading(office.house.engine) as session:
        assert len(session.exec(select(tables.SignIn)).all()) == most
    office.clock.advance(timedelta(hours=1))
    sign_in.ask(office.house, who(0))
    with reading(office.house.engine) as session:
        assert len(session.exec(select(tables.SignIn)).all()) == most + 1


def test_the_tables_hold_nothing_that_opens(office: Office, opened: Window) -> None:
    browser = Browser(opened)
    asked(office, browser)
    link, code = mailed(office)
    secrets = {link.rpartition("/")[2], code.replace("-", ""), *browser.cookies.values()}
    with reading(office.house.engine) as session:
        kept = [session.exec(select(tables.SignIn)).one()]
        assert not [secret for secret in secrets if any(secret in str(row) for row in kept)]
    browser.post(link)
    with reading(office.house.engine) as session:
        assert browser.cookies["pbem"] not in str(session.exec(select(tables.Browser)).one())


def test_a_cookie_that_was_brought_along_is_never_let_in(office: Office, opened: Window) -> None:
    """Whoever plants a cookie in somebody's browser does not know the one it gets."""
    browser = Browser(opened, cookies={"pbem": "planted"})
    asked(office, browser)
    browser.post(mailed(office)[0])
    assert inside(browser)
    assert not inside(Browser(opened, cookies={"pbem": "planted"}))


def test_cookies_are_for_this_host_alone(office: Office) -> None:
    """With TLS: the name with __Host-, Secure, HttpOnly, Lax."""
    from starlette.responses import Response

    from pbem.web import cookies

    line = cookies.put(Response(), cookies.SIGNED, "https://play.test/pbem", "x").headers["set-cookie"]
    assert line.startswith("__Host-pbem=x;")
    assert {"Path=/", "Secure", "HttpOnly", "SameSite=lax"} <= {part.strip() for part in line.split(";")}
    assert "Domain" not in line


def test_a_session_ends_unused_and_in_the_end(office: Office, opened: Window) -> None:
    browser = signed_in(office, opened)
    for _ in range(4):
        office.clock.advance(timedelta(days=13))
        assert inside(browser)
    office.clock.advance(timedelta(days=8))
    assert not inside(browser)
    other = signed_in(office, opened)
    office.clock.advance(sessions.UNUSED)
    assert not inside(other)
    assert "You are signed out" in other.post("/you/sign-out", token="x").words


def test_a_session_ends_with_its_address(office: Office, opened: Window) -> None:
    browser = signed_in(office, opened)
    with writing(office.house.engine) as session:
        row = session.get(tables.Address, ADDRESS)
        assert row is not None
        person = session.get(tables.Person, row.person)
        assert person is not None
        people.remove_address(session, row)
        people.add_address(session, person, ADDRESS)
    assert not inside(browser), "nor does it come back with the address"


def test_an_address_that_becomes_somebody_elses_lets_nobody_in(office: Office, opened: Window) -> None:
    browser = signed_in(office, opened)
    with writing(office.house.engine) as session:
        row, other = session.get(tables.Address, ADDRESS), people.by_address(session, "red@players.test")
        assert row is not None
        assert other is not None
        row.person, row.rank = other.id or 0, 7
    assert not inside(browser)


def test_a_new_code_for_the_seat_signs_its_members_out(office: Office, opened: Window) -> None:
    browser, other = signed_in(office, opened), signed_in(office, opened, "red@players.test")
    with writing(office.house.engine) as session:
        campaign, seat = rows.claim(session, office.key, wait=True), seats.get(session, office.key, "blue")
        assert campaign is not None
        assert seat is not None
        code_renewal.renew(office.house, session, campaign, seat, "test")
    assert not inside(browser)
    assert inside(other)


def test_a_restored_database_lets_nobody_in(office: Office, opened: Window) -> None:
    """Who was signed out since the copy was made would be in again."""
    browser = signed_in(office, opened)
    with writing(office.house.engine) as session:
        restored.hold(session, office.house.now)
    assert not inside(browser)


def test_you_lists_browsers_and_ends_them(office: Office, opened: Window) -> None:
    here, there = signed_in(office, opened), signed_in(office, opened)
    page = here.get("/you")
    assert page.words.count("last used") == 2
    assert page.text.count("This browser") == 1
    names = re.findall(r'name="browser" value="(\w{64})"', page.text)
    own = browsers.hashed(here.cookies["pbem"])
    here.post("/you/sign-out", token=here.token("/you"), browser=next(name for name in names if name != own))
    assert inside(here)
    assert not inside(there)
    again = signed_in(office, opened)
    here.post("/you/sign-out", token=here.token("/you"), browser="all")
    assert not inside(here)
    assert not inside(again)


def test_nobody_ends_the_sessions_of_others(office: Office, opened: Window) -> None:
    mine, theirs = signed_in(office, opened), signed_in(office, opened, "red@players.test")
    mine.post("/you/sign-out", token=mine.token("/you"), browser=browsers.hashed(theirs.cookies["pbem"]))
    assert inside(theirs)


def test_the_referee_without_a_seat_can_sign_in(office: Office, opened: Window) -> None:
    browser = signed_in(office, opened, "referee@host.test")
    assert "You referee@host.test" in browser.get("/you").words


def test_old_requests_and_browsers_are_forgotten(office: Office, opened: Window) -> None:
    signed_in(office, opened)
    office.clock.advance(sessions.WHOLE + timedelta(hours=1))
    asked(office, Browser(opened))
    with reading(office.house.engine) as session:
        assert session.exec(select(tables.Browser)).all() == []
        assert len(session.exec(select(tables.SignIn)).all()) == 1


FORGED: tuple[dict[str, str], ...] = (
    {},
    {"origin": "null"},
    {"origin": "https://evil.example"},
    {"sec_fetch_site": "cross-site"},
    {"sec_fetch_site": "same-site"},
    {"sec_fetch_site": "none"},
)


@pytest.mark.parametrize("headers", FORGED)
def test_forms_of_other_sites_are_refused(office: Office, opened: Window, headers: dict[str, str]) -> None:
    browser = signed_in(office, opened)
    token = browser.token("/you")
    for path, body in (("/sign-in", b"address=a@b.test"), ("/you/sign-out", f"token={token}&browser=all".encode())):
        assert browser.sent(path, body, **headers).status == 403
    said = {"origin": opened.url, **headers}
    assert (browser.sent("/you/sign-out", b"token=0&browser=all", **said).status) == 403
    assert inside(browser)


def test_a_form_needs_the_token_of_its_own_browser(office: Office, opened: Window) -> None:
    mine, theirs = signed_in(office, opened), signed_in(office, opened, "red@players.test")
    tokens = mine.token("/you"), mine.token("/you")
    assert tokens[0] != tokens[1], "masked anew each time"
    for wrong in ("", "zz", "00" * 64, tokens[0][2:], theirs.token("/you")):
        page = mine.post("/you/sign-out", token=wrong, browser="all")
        assert "did not come from a page of ours" in page.words
    assert inside(mine)
    mine.post("/you/sign-out", token=tokens[0], browser="all")
    assert not inside(mine)


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b"address=" + b"a" * 262_144, "", 413),
        (b"&".join(b"a=1" for _ in range(201)), "", 400),
        (b"address=%ff%fe", "", 400),
        ("address=ž".encode(), "", 400),
        (b"{}", "application/json", 400),
        (b"--x", "multipart/form-data; boundary=x", 400),
    ],
)
def test_what_is_no_form_is_refused(opened: Window, body: bytes, kind: str, status: int) -> None:
    headers = {"origin": opened.url, **({"content_type": kind} if kind else {})}
    assert Browser(opened).sent("/sign-in", body, **headers).status == status


@pytest.mark.parametrize("address", ["", "x", "a" * 5000, "blue@players.test\r\nBcc: x@y.test", "<b>@x.test", "\x00@x"])
def test_nonsense_is_no_address_of_anybody(office: Office, opened: Window, address: str) -> None:
    page = asked(office, Browser(opened), address)
    assert "Look into your mailbox" in page.words
    assert office.mails(kind="sign-in") == []
