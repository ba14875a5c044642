"""Pages that are read: their keys, their font, figures that are asked for anew."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.service.test_history import days
from tests.web.journeys.conftest import Sits
from tests.web.journeys.test_writing import DESK

if TYPE_CHECKING:
    from playwright.sync_api import Page

SEAT = "/t/rk4/blue"


def test_left_and_right_go_through_the_turns(sits: Sits) -> None:
    days(sits.office, 1, 2)
    page = sits().opens(SEAT)
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**/turn/1")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**/turn/0")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/turn/1")
    page.locator(".map").focus()
    page.keyboard.press("ArrowRight")  # scrolls the map
    assert page.url.endswith("/turn/1")
    page.focus(".slide [type=range]")
    page.keyboard.press("ArrowRight")  # says which turn, and goes nowhere before the button is pressed
    assert page.inner_text(".slide output") == "2"
    page.keyboard.press("Home")
    page.click(".slide button")
    page.wait_for_url("**/blue?turn=0")
    assert "The game begins" in page.inner_text("h1")


def test_the_map_is_one_stop_and_shows_where_one_is(sits: Sits) -> None:
    """Section 8: arrows go from place to place, Enter inserts, + and - zoom; focus is 3 px of gold."""
    page = sits().opens(DESK)
    page.wait_for_selector("a.place[tabindex='0']")
    stops = page.locator("a.place[tabindex='0']")
    assert stops.count() == 1
    stops.focus()
    first = page.evaluate("document.activeElement.dataset.writes")
    drawn = "getComputedStyle(document.activeElement.firstElementChild)"
    assert page.evaluate(f"[{drawn}.stroke, {drawn}.strokeWidth]") == ["rgb(200, 145, 43)", "3px"]
    for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
    assert stops.count() == 1
    whole = page.locator("#plans svg").get_attribute("viewBox")
    page.keyboard.press("+")
    assert page.locator("#plans svg").get_attribute("viewBox") != whole
    page.keyboard.press("-")
    assert page.locator("#plans svg").get_attribute("viewBox") == whole
    written = page.evaluate("document.activeElement.dataset.writes")
    page.keyboard.press("Enter")
    assert page.input_value("#words") == written
    assert first
    page.keyboard.press("Control+Enter")
    page.wait_for_selector("text=Your letter is in")


def test_wherever_the_tab_key_goes_is_seen(sits: Sits) -> None:
    page = sits().opens(DESK)
    seen = set()
    for _ in range(40):
        page.keyboard.press("Tab")
        look = "const of = document.activeElement, look = getComputedStyle(of), own = of.firstElementChild;"
        look += "return [of.outerHTML.slice(0, 90), of === document.body || look.outlineWidth === '3px'"
        look += " || of.matches('.place') && getComputedStyle(own).strokeWidth === '3px']"
        seen.add(tuple(page.evaluate(f"(() => {{ {look} }})()")))
    assert [where for where, shown in seen if not shown] == []
    assert len(seen) > 10


def test_maps_are_lettered_in_the_painters_font(sits: Sits) -> None:
    page = sits().opens(DESK)
    page.wait_for_function("document.fonts.status === 'loaded' && document.fonts.size === 2")
    loaded = page.evaluate("[...document.fonts].map((one) => one.family.replaceAll('\"', '') + ' ' + one.status)")
    assert "DejaVu Sans loaded" in loaded


def test_the_referees_figures_are_asked_for_anew(sits: Sits) -> None:
    """Section 7: every 15 s, with an ETag; who has no scripts reloads."""
    referee = sits("referee")
    referee.page.clock.install()
    page = referee.opens("/r/rk4")
    assert page.inner_text("#figures").startswith("0 / 2")
    with page.expect_response("**/figures") as unchanged:
        page.clock.run_for(15_100)
    assert unchanged.value.status == 304
    assert page.locator("#changed").is_hidden()
    sits.office.letter("blue", "army 1: up 3")
    with page.expect_response("**/figures") as changed:
        page.clock.run_for(15_100)
    assert changed.value.status == 200
    page.wait_for_selector("#changed:visible")
    assert page.inner_text("#figures").startswith("1 / 2")
    assert referee.checked() == []
    page.click("#changed a")
    page.wait_for_selector("#changed", state="hidden")
    assert page.inner_text("#figures").startswith("1 / 2")


def pages(page: Page) -> int:
    """Count the pages of paper."""
    return len(re.findall(rb"/Type /Page\b", page.pdf(format="A4")))


def test_a_report_prints_as_a_letter_with_an_order_sheet(sits: Sits) -> None:
    """Issue 21, 5: on A4, whose it is on top; the last page is an order sheet to fill in by hand."""
    days(sits.office, 1, 1)
    player = sits(dark=True)
    page = player.opens(SEAT)
    assert page.locator(".sheet").is_hidden()
    page.emulate_media(media="print")
    for hidden in (".house", ".strip", ".write", "summary", "footer", ".steps"):
        assert not any(one.is_visible() for one in page.locator(hidden).all()), hidden
    assert "Two Fords · Blue · Anna" in page.inner_text(".letterhead")
    sheet = page.inner_text(".sheet")
    assert "Orders for turn 2" in sheet
    assert "army 5" in sheet
    assert page.locator(".sheet li").count() >= 13
    assert page.evaluate("getComputedStyle(document.querySelector('.sheet')).breakBefore") == "page"
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"
    whole = pages(page)
    page.evaluate("document.querySelector('.sheet').remove()")
    assert (whole, pages(page)) == (3, 2), "the sheet has a page of its own, the last one"
    page.reload()
    page.emulate_media(media="screen")
    page.goto(page.url.replace("/t/rk4/blue", "/t/rk4/blue/turn/0"))
    assert page.locator(".sheet").count() == 0
