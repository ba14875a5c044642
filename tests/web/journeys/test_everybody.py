"""Every page can be used by everybody: axe finds nothing, and nothing has to be scrolled sideways."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.service.test_history import days
from tests.web.journeys.conftest import Player, Sits
from tests.web.journeys.test_writing import DESK, MIXED
from tests.web.test_oversight import PAGES

if TYPE_CHECKING:
    from playwright.sync_api import Page

SEAT = "/t/rk4/blue"
PATHS = {
    "nobody": ("/", "/rules/campaign/en", "/sign-in", "/sign-in/code"),
    "blue": ("/home", SEAT, f"{SEAT}/turn/1", f"{SEAT}/history", f"{SEAT}/letters", f"{SEAT}/you", DESK, "/you"),
    "referee": ("/home", "/r/rk4", *(f"/r/rk4/{page}" for page in PAGES)),
}


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


def _written(page: Page) -> None:
    page.locator("#words").press_sequentially(MIXED)
    page.wait_for_selector("[data-line='2']")
    page.on("dialog", lambda dialog: dialog.accept())


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (1280, True), (390, False), (390, True)])
def test_every_page_can_be_used_by_everybody(sits: Sits, width: int, dark: bool) -> None:
    days(sits.office, 1, 1)
    sits.office.letter("blue", "to red: shall we meet?\narmy 1: up 3")
    sits.office.letter("red", "to blue: gladly")
    found = [fault for who, paths in PATHS.items() for fault in faults(sits(who, width, dark), paths, width)]
    assert not found, "\n".join(found)
