"""What stands before every page: who asks another way, for another host, for what is not there."""

from __future__ import annotations

import re

import pytest
from sqlalchemy import text

from pbem.store.engine import writing
from pbem.web import guard
from pbem.web.routes import ROUTES
from tests.service.kit import Office
from tests.service.test_archive_public import ended
from tests.service.test_history import days
from tests.web.kit import Window, window
from tests.web.test_public import publish

PLACES = {
    "game": "campaign",
    "language": "en",
    "key": "rk4",
    "name": "stage.js",
    "link": "nolink",
    "seat": "blue",
    "turn": "1",
    "slip": "0" * 32,
}
OPEN = ("anybody", "caller")


def addresses() -> list[str]:
    """Give an address of every page there is."""
    return [page.path.format(**PLACES) for page in ROUTES if page.method == "GET" and page.who in OPEN]


@pytest.fixture
def shown(office: Office) -> Office:
    """A house with a finished campaign that is public: every page is there."""
    days(office, 1, 1)
    ended(office)
    publish(office)
    return office


def test_every_page_forbids_what_it_does_not_need(shown: Office) -> None:
    """No script, style or picture from elsewhere, none within the page, no frame around it."""
    with window(shown.house) as opened:
        for address in addresses():
            page = opened.ask(address)
            assert page.status == 200, address
            assert "default-src 'none'" in page.headers["content-security-policy"]
            assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
            assert page.headers["x-content-type-options"] == "nosniff"
            assert "set-cookie" not in page.headers
            if page.headers["content-type"].startswith("text/html"):
                assert not re.search(r"<style|<script(?! src=)| style=| on\w+=", page.text), address
                assert not [link for link in page.links if "//" in link], address


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
def test_nothing_but_what_the_table_says_is_allowed(shown: Office, method: str) -> None:
    posted = {page.path for page in ROUTES if page.method == "POST"}
    allowed = {page.path.format(**PLACES): page.path in posted for page in ROUTES}
    with window(shown.house) as opened:
        for address, post in {**allowed, "/nothing": False}.items():
            page = opened.ask(address, method)
            if post and method == "POST":
                assert page.status == 403, "a form nobody vouches for"
            else:
                assert (page.status, page.headers["allow"]) == (405, "GET, HEAD, POST" if post else "GET, HEAD")


def test_another_host_is_not_answered_for(office: Office) -> None:
    """A name somebody else's page gives this address sees nothing of the house."""
    with window(office.house) as opened:
        page = opened.ask("/", host="evil.example")
        assert page.status == 421
        assert "pbem" not in page.text


@pytest.mark.parametrize(
    "address",
    [
        "/nothing",
        "/rules/chess/cs",
        "/rules/campaign/de",
        "/finished/rk4/../../pbem.toml",
        "/finished/rk4/..%2f..%2fpbem.db",
        "/finished/..%2f..%2f/",
        "/finished/rk4/index.html%00",
        "/%3Cscript%3E",
        "/" + "a" * 5000,
    ],
)
def test_what_is_not_there_is_told_in_the_language_of_the_reader(shown: Office, address: str) -> None:
    with window(shown.house) as opened:
        page = opened.ask(address, accept_language="cs")
        assert page.status == 404
        assert "Taková stránka tu není" in page.words
        assert "<script>" not in page.text


def test_a_head_has_no_body(office: Office) -> None:
    with window(office.house) as opened:
        page = opened.ask("/", "HEAD")
        assert (page.status, page.body) == (200, b"")


def test_a_page_that_fails_says_so_and_the_next_one_is_shown(office: Office, caplog: pytest.LogCaptureFixture) -> None:
    with window(office.house) as opened:
        with writing(office.house.engine) as session:
            session.connection().execute(text("ALTER TABLE campaign RENAME TO elsewhere"))
        page = opened.ask("/", accept_language="sk")
        assert page.status == 503
        assert "Stránku sa nepodarilo zostaviť" in page.words
        assert "elsewhere" not in page.text
        assert "a page could not be made: /" in caplog.text
        assert opened.ask("/rules/campaign/sk").status == 200


def test_the_log_names_the_page_and_nobody(office: Office, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO", "pbem.web"), window(office.house) as opened:
        _asked(opened)
    said = [record.getMessage() for record in caplog.records if record.name == "pbem.web"]
    assert [re.sub(r" \d+ ms", "", one) for one in said] == ["GET /rules/{game}/{language} 200", "GET - 404"]


def _asked(opened: Window) -> None:
    opened.ask("/rules/campaign/en?secret=1")
    opened.ask("/secret")


@pytest.mark.parametrize("spent", [0.0, 0.0499, 0.05, 0.051, 1.234])
def test_an_answer_to_one_person_leaves_at_a_whole_tick(spent: float) -> None:
    """What looking somebody up costs is told to nobody; what is the same for everybody waits for nothing."""
    for page in ROUTES:
        waits = guard.pause({page.method: page}, spent)
        whole = (spent + waits) / guard.TICK
        assert waits == 0 if page.who == "anybody" else 0 < waits <= guard.TICK and abs(whole - round(whole)) < 1e-6
