"""A real browser: Debian's Chromium, driven by Playwright (extra `browser`). Where one of them is missing these tests
are skipped, but for CI, where that is a failure."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import TYPE_CHECKING

import pytest

from tests.service.conftest import engine, migrated, migrated_file, office, postgres, started_file, url
from tests.service.kit import Office
from tests.web.kit import Window, window
from tests.web.test_sign_in import signed_in

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

__all__ = ["engine", "migrated", "migrated_file", "office", "postgres", "started_file", "url"]

CHROMIUM = next(filter(None, map(which, ("chromium", "chromium-browser"))), "")
AXE = Path(__file__).parent / "axe.min.js"


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Open a browser for the tests of a file: while it is open no event loop of another test can run in the process."""
    if not CHROMIUM or find_spec("playwright") is None:
        if os.environ.get("CI"):
            pytest.fail("chromium or playwright is missing: see .ci/run")
        pytest.skip("chromium or playwright (pip install 'pbem[browser]') is missing")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield opened
        opened.close()


@dataclass
class Player:
    """Somebody at a browser who is signed in; `faults` are what its console said and what it asked of others."""

    page: Page
    office: Office
    window: Window
    faults: list[str] = field(default_factory=list)

    def opens(self, path: str) -> Page:
        self.page.goto(self.window.url + path)
        return self.page

    def checked(self) -> list[str]:
        """Give what axe finds by all rules of WCAG 2.2 AA; that of the size of targets is off unless asked for."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        wanted = "{resultTypes: ['violations'], rules: {'target-size': {enabled: true}}}"
        found = self.page.evaluate(f"axe.run(document, {wanted})")
        return [f"{one['id']}: {node['html'][:200]}" for one in found["violations"] for node in one["nodes"]]


@pytest.fixture
def sits(office: Office, chromium: Browser) -> Iterator[Sits]:
    """Give what opens a browser for a player; at the end nothing was said on its console or asked of others."""
    with window(office.house) as opened:
        sitting = Sits(office, chromium, opened)
        yield sitting
        for player in sitting.players:
            player.page.context.close()
            assert player.faults == []


@dataclass
class Sits:
    """Opens browsers of some width and scheme."""

    office: Office
    chromium: Browser
    window: Window
    players: list[Player] = field(default_factory=list)

    def __call__(self, who: str = "blue", width: int = 1280, dark: bool = False, scripts: bool = True) -> Player:
        """Open a browser for a seat's player, an address, the referee, or for `nobody`, who is not signed in."""
        context = self.chromium.new_context(
            viewport={"width": width, "height": 900},
            color_scheme="dark" if dark else "light",
            java_script_enabled=scripts,
        )
        if who != "nobody":
            address = "referee@host.test" if who == "referee" else who if "@" in who else f"{who}@players.test"
            cookie = signed_in(self.office, self.window, address).cookies["pbem"]
            context.add_cookies([{"name": "pbem", "value": cookie, "url": self.window.url}])
        player = Player(context.new_page(), self.office, self.window)
        player.page.on("console", lambda said: player.faults.append(f"{said.text} at {player.page.url}"))
        player.page.on("pageerror", lambda fault: player.faults.append(str(fault)))
        player.page.on("request", lambda asked: self._looked(player, asked.url))
        self.players.append(player)
        return player

    def _looked(self, player: Player, asked: str) -> None:
        if not asked.startswith(self.window.url):
            player.faults.append(f"asked elsewhere: {asked}")
