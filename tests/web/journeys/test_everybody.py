"""Every page can be used by everybody: axe finds nothing, and nothing has to be scrolled sideways."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import pytest

from pbem.store.engine import writing
from pbem.store.repository import campaigns as rows
from pbem.store.repository import people
from pbem.web.routes import ROUTES
from tests.service.kit import Office
from tests.service.test_archive_public import ended
from tests.service.test_history import days
from tests.web.journeys.conftest import Player, Sits
from tests.web.journeys.test_writing import DESK, MIXED
from tests.web.kit import Browser
from tests.web.test_oversight import PAGES, fields
from tests.web.test_public import publish
from tests.web.test_sign_in import asked, mailed, signed_in

if TYPE_CHECKING:
    from playwright.sync_api import Page

SEAT, SLIP = "/t/rk4/blue", "1" * 32
PATHS = {
    "nobody": ("/", "/rules/campaign/en", "/sign-in", "/sign-in/code"),
    "blue": (
        *("/home", SEAT, f"{SEAT}/turn/1", f"{SEAT}/history", f"{SEAT}/letters", f"{SEAT}/you", "/you"),
        *(DESK, f"{SEAT}/sent/{SLIP}"),
    ),
    "referee": ("/home", "/r/rk4", *(f"/r/rk4/{page}" for page in (*PAGES, f"sent/{SLIP}"))),
}
AFTER = ("/", "/finished/rk4/")
"""Once the campaign is over and published."""
NO_PAGE = re.compile(r"\.(css|js|svg|woff2|zip)$|/figures$|\{name\}$")


HOSTILE = "</svg></title>\u202e'\"&" + "W" * 80
SMALL = """[...document.querySelectorAll("button, a.go, .tabs a, nav a, summary, textarea, input:not([type=hidden])")]
    .filter((one) => one.offsetParent && !one.closest(".hidden, .onpaper"))
    .map((one) => [(one.closest("label, .tick") || one).getBoundingClientRect().height, one.outerHTML.slice(0, 120)])
    .filter(([high]) => high < 43.5)"""
"""What is touched and is lower than 44 pixels."""


def faults(player: Player, paths: tuple[str, ...], width: int) -> Iterator[str]:
    """Look at pages one after another."""
    for path in paths:
        page = player.opens(path)
        if path == DESK:
            _written(page)
        yield from (f"{path} {fault}" for fault in player.checked())
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > width:
            yield f"{path} is {wide} wide"
        if width < 400:
            yield from (f"{path} has a small target: {one}" for one in page.evaluate(SMALL))


def _written(page: Page) -> None:
    page.locator("#words").press_sequentially(MIXED)
    page.wait_for_selector("[data-line='2']")
    page.on("dialog", lambda dialog: dialog.accept())


def link(sits: Sits) -> str:
    """Ask for a link to sign in, and leave it unused."""
    asked(sits.office, Browser(sits.window))
    return mailed(sits.office)[0]


def written(sits: Sits) -> None:
    """Let letters lie there: between players, of orders with one to mend, of the referee's."""
    office = sits.office
    office.letter("blue", f"to red: shall we meet?\n{HOSTILE}\n.\narmy 1: up 3\n{HOSTILE}")
    office.letter("red", f"to blue: gladly\n{HOSTILE}")
    player, referee = signed_in(office, sits.window), signed_in(office, sits.window, "referee@host.test")
    form = dict(re.findall(r'name="(token|step)" value="([^"]*)"', player.get(DESK).text))
    player.post(DESK, **form, words=MIXED, slip=SLIP)
    form = {**fields(referee, "/r/rk4/write"), "slip": SLIP}
    referee.post("/r/rk4/write", **form, line="extend 24", reason="snow")
    office.works()


def looked_at(paths: Mapping[str, tuple[str, ...]]) -> set[str]:
    """Name the pages of the table that some addresses show."""
    pages = {one.path: re.compile(re.sub(r"\{\w+\}", "[^/]+", one.path)) for one in ROUTES if one.method == "GET"}
    shown = [path.partition("?")[0] for all_ in paths.values() for path in all_]
    exact = {path for path in shown if path in pages}
    return exact | {
        page for page, rule in pages.items() for path in shown if path not in exact and rule.fullmatch(path)
    }


def named(office: Office, name: str) -> None:
    """Give the campaign and the player of blue a name nobody should have."""
    with writing(office.house.engine) as session:
        campaign, person = rows.get(session, office.key), people.by_address(session, "blue@players.test")
        assert campaign is not None
        assert person is not None
        campaign.title = person.name = name
        session.add(campaign)
        session.add(person)


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (1280, True), (390, False), (390, True)])
def test_every_page_can_be_used_by_everybody(sits: Sits, width: int, dark: bool) -> None:
    """Each page of the table, and the front page with a finished campaign: WCAG 2.2 AA. Dark: hostile names."""
    if dark:
        named(sits.office, HOSTILE)
    days(sits.office, 1, 1)
    written(sits)
    paths = {**PATHS, "nobody": (*PATHS["nobody"], link(sits))}
    every = {page.path for page in ROUTES if page.method == "GET" and not NO_PAGE.search(page.path)}
    assert looked_at({**paths, "after": AFTER}) >= every
    found = [fault for who, those in paths.items() for fault in faults(sits(who, width, dark), those, width)]
    ended(sits.office)
    publish(sits.office)
    found += faults(sits("nobody", width, dark), AFTER, width)
    assert not found, "\n".join(found)
