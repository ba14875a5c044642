"""A stranger reads the page of the house, mails what its link says, signs in and plays a turn in the browser."""

from __future__ import annotations

from urllib.parse import parse_qs, unquote, urlsplit

from tests.service.joining_kit import IVAN, VERA, joins, replies, seat_of
from tests.service.joining_kit import opened as also_opened
from tests.web.journeys.conftest import Sits
from tests.web.test_sign_in import mailed


def test_a_stranger_joins_by_the_mailto_link_and_plays_a_turn(sits: Sits) -> None:
    """Section 9; a mail program opens the link, the rest is done in one browser."""
    office = also_opened(sits.office)
    stranger = sits("nobody")
    page = stranger.opens("/?language=en")
    link = urlsplit(page.get_attribute("a[href^='mailto:']", "href") or "")
    said = parse_qs(link.query)
    office.letter("blue", said["body"][0], sender=VERA, to=unquote(link.path), subject=said["subject"][0])
    replies(office, VERA, "yes")
    joins(office, IVAN)
    assert office.campaign().state == "running"
    seat = seat_of(office, VERA)
    page.click("a.enter")
    page.fill("#address", VERA)
    page.click("main button.go")
    office.works()
    page.goto(sits.window.url + mailed(office, VERA)[0])
    page.click("main button.go")
    page.wait_for_selector("text=Your games")
    page.click("main h2 a")
    page.click(".write a.go")
    page.locator("#words").press_sequentially("1: stay")
    page.wait_for_selector("#sum >> text=1 understood")
    page.click("button.go")
    page.wait_for_selector("text=Your letter is in")
    office.works()
    page.wait_for_selector("text=Your receipt")
    office.later(days=1)
    page.goto(f"{sits.window.url}/t/open1/{seat}")
    assert office.campaign().head_turn == 1
    assert "turn 1" in page.inner_text("h1")
    assert "stay" in page.inner_text("main")
