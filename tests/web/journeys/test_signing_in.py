"""Signing in with a real browser: a scanner that opens the link first, another browser, twice, late."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.web.journeys.conftest import Player, Sits
from tests.web.test_sign_in import mailed

ADDRESS = "blue@players.test"


def asks(player: Player) -> str:
    """Go from the page of the house to the form, type the address; give the path that is mailed."""
    page = player.opens("/")
    page.click("a.enter")
    page.fill("#address", ADDRESS)
    page.click("main button.go")
    page.wait_for_selector("text=Look into your mailbox")
    player.office.works()
    return mailed(player.office)[0]


@pytest.mark.parametrize("scripts", [True, False])
def test_the_link_opens_for_whoever_asked_though_a_scanner_was_there_first(sits: Sits, scripts: bool) -> None:
    """Section 6: opening the link changes nothing, its button signs in; used twice it is no good any more."""
    player, scanner = sits("nobody", scripts=scripts), sits("nobody")
    link = asks(player)
    assert sits.window.ask(link).status == 200
    scanner.opens(link)
    page = player.opens(link)
    page.click("main button.go")
    page.wait_for_selector("text=Your games")
    page = player.opens(link)
    assert "no good any more" in page.inner_text("main")
    assert not scripts or player.checked() == []
    assert "Two Fords" in player.opens("/home").inner_text("main"), "and whoever is in stays in"


def test_in_another_browser_the_link_offers_to_ask_anew_and_the_code_serves_the_first(sits: Sits) -> None:
    player, other = sits("nobody"), sits("nobody", width=390)
    link = asks(player)
    page = other.opens(link)
    assert "Another browser asked for this" in page.inner_text("main")
    assert page.locator("text=One more click").count() == 0
    assert other.checked() == []
    other.opens("/home")
    assert page.url.endswith("/sign-in")
    page = player.page
    page.fill("#code", mailed(player.office)[1].lower())
    page.click("main button.go")
    page.wait_for_selector("text=Your games")
    page = other.opens(link)
    page.fill("#address", ADDRESS)
    page.click("main button.go")
    player.office.works()
    page = other.opens(mailed(player.office)[0])
    page.click("main button.go")
    page.wait_for_selector("text=Your games")


def test_a_link_that_comes_too_late_says_so_and_asks_anew(sits: Sits) -> None:
    player = sits("nobody")
    link = asks(player)
    player.office.clock.advance(timedelta(minutes=15))
    page = player.opens(link)
    assert "no good any more" in page.inner_text("main")
    page.fill("#address", ADDRESS)
    page.click("main button.go")
    page.wait_for_selector("text=Look into your mailbox")
