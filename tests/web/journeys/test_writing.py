"""Somebody writes a letter: typing, mending, pointing at the map, sending; without scripts as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.service.test_history import days
from tests.web.journeys.conftest import Sits

if TYPE_CHECKING:
    from playwright.sync_api import Route

DESK = "/t/rk4/blue/orders"
MIXED = "army 1: up 3\narmy 2: stay in the ctiy\n# a thought"


def test_typing_mending_and_sending(sits: Sits) -> None:
    """Each pause is a check; the ready line mends the second; Ctrl+Enter sends, and the answer stands there."""
    player = sits()
    page = player.opens(DESK)
    page.locator("#words").press_sequentially(MIXED)
    page.wait_for_selector("[data-line='2']")
    assert page.inner_text("#sum").split("?")[1].strip() == "1 to mend"
    assert [page.locator(".marks li").nth(row).get_attribute("data-sign") for row in range(3)] == ["✓", "?", "·"]
    offered = page.locator("[data-put='2']").first
    ready = offered.get_attribute("data-words") or ""
    assert ready.startswith("army 2: stay")
    offered.click()
    page.wait_for_selector("#sum >> text=2 understood")
    assert page.input_value("#words").splitlines()[1] == ready
    page.locator("#words").press("Control+z")
    assert page.input_value("#words") == MIXED
    page.locator("#words").press("Control+Enter")
    page.wait_for_selector("text=Your letter is in")
    player.office.works()
    page.wait_for_selector("text=Your receipt")
    assert player.office.answer("blue").revision == 1
    assert page.evaluate("localStorage.length") == 0


def test_a_draft_stays_until_it_is_sent_or_signed_out(sits: Sits) -> None:
    player = sits()
    page = player.opens(DESK)
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator("#words").press_sequentially("army 1: up 3")
    page.wait_for_selector("#draft:visible")
    player.opens("/home")
    page = player.opens(DESK)
    assert page.input_value("#words") == "army 1: up 3"
    page.wait_for_selector("[data-line='1']")
    player.opens("/you")
    page.click("form:has(input[name=browser]) button >> nth=0")
    assert page.evaluate("Object.keys(localStorage).length") == 0


def test_the_map_writes_into_the_letter(sits: Sits) -> None:
    """A click on an army, on a square; by keyboard with arrows and Enter; undo takes it back."""
    player = sits()
    page = player.opens(DESK)
    page.click("a.place[data-writes='1: ']")
    assert page.input_value("#words") == "1: "
    page.locator("#words").press_sequentially("to ")
    page.locator(".cells").click(position={"x": 5, "y": 5})
    assert page.input_value("#words") == "1: to A1 "
    page.locator("#words").press("Control+z")
    assert page.input_value("#words").rstrip() == "1: to"
    page.locator("a.place[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert page.input_value("#words").rstrip() != "1: to"
    before = page.locator("#plans svg").get_attribute("viewBox")
    page.locator("a.place[tabindex='0']").focus()
    page.keyboard.press("+")
    assert page.locator("#plans svg").get_attribute("viewBox") != before


def test_who_is_on_the_map_stays_there_when_the_answer_comes(sits: Sits) -> None:
    """Section 8: the map is drawn anew with each check; whoever goes about on it by keys is not thrown off it."""
    page = sits().opens(DESK)

    def slowly(way: Route) -> None:
        page.wait_for_timeout(400)
        way.continue_()

    page.route("**/orders/check", slowly)
    page.fill("#words", "army 1: up 3")
    page.locator("a.place[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    place = "document.activeElement.dataset.writes"
    on = page.evaluate(place)
    page.wait_for_selector("#sum >> text=1 understood")
    assert on is not None
    assert page.evaluate(place) == on
    assert page.locator("a.place[tabindex='0']").count() == 1


def test_without_scripts_the_buttons_do_the_same(sits: Sits) -> None:
    player = sits(scripts=False)
    page = player.opens(DESK)
    page.fill("#words", MIXED)
    page.click("#look")
    assert "1 understood" in page.inner_text("#sum")
    page.click("text=Send the letter")
    player.office.works()
    page.reload()
    assert "Your receipt" in page.inner_text("main")


def test_a_tab_of_the_last_turn_sends_nothing(sits: Sits) -> None:
    player = sits()
    page = player.opens(DESK)
    page.locator("#words").press_sequentially("army 1: up 3")
    days(player.office, 1, 1)
    page.locator("#words").press("Control+Enter")
    page.wait_for_selector("text=A turn has been played since")
    assert page.input_value("#words") == "army 1: up 3"


def test_signed_out_elsewhere_the_words_are_given_back(sits: Sits) -> None:
    """Another tab has signed out: nothing is sent, and what was written stands there to be copied."""
    player = sits()
    page = player.opens(DESK)
    page.locator("#words").press_sequentially("army 1: up 3")
    page.context.clear_cookies()
    page.locator("#words").press("Control+Enter")
    page.wait_for_selector("text=You are signed out")
    assert page.input_value("#written") == "army 1: up 3"
    assert page.locator("#written").get_attribute("readonly") is not None
    assert player.checked() == []
    said = {"403" in one for one in player.faults}  # what Chromium says of a refusal; a pause in typing is one more
    assert said == {True}
    player.faults.clear()
    assert [row for row in player.office.letters() if row.mailbox == "browser"] == []


def test_of_two_tabs_the_later_letter_stands(sits: Sits) -> None:
    player = sits()
    page = player.opens(DESK)
    page.locator("#words").press_sequentially("army 1: up 3")
    other = page.context.new_page()
    other.goto(player.window.url + DESK)
    other.fill("#words", "army 1: stay")
    other.locator("#words").press("Control+Enter")
    other.wait_for_selector("text=Your letter is in")
    player.office.works()
    page.locator("#words").press("Control+Enter")
    page.wait_for_selector("text=Your letter is in")
    player.office.works()
    page.wait_for_selector("text=Your receipt")
    answer = player.office.answer("blue")
    assert (answer.revision, [line.echo for line in answer.lines if line.accepted]) == (2, ["army 1: up 3"])


def test_the_deadline_passes_between_check_and_send(sits: Sits) -> None:
    """The turn is played by the clock while somebody looks at the check: the letter waits on the page."""
    player = sits()
    page = player.opens(DESK)
    page.locator("#words").press_sequentially("army 1: up 3")
    page.wait_for_selector("#sum >> text=1 understood")
    days(player.office, 1, 1)
    page.click("button.go")
    page.wait_for_selector("text=A turn has been played since")
    assert page.input_value("#words") == "army 1: up 3"


def test_a_very_long_letter_is_looked_at_when_its_button_is_pressed(sits: Sits) -> None:
    """Section 6: above 150 lines or 8 KB no pause is a check."""
    page = sits().opens(DESK)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/check") else None)
    page.fill("#words", "army 1: up 3\n" + "# a thought\n" * 150)
    page.wait_for_timeout(700)
    assert asked == []
    page.click("#look")
    page.wait_for_selector("#sum >> text=1 understood")
    page.fill("#words", "army 1: stay")
    page.wait_for_selector("#answer >> text=Army 1: stay")
    assert len(asked) == 2
    assert page.locator("#look").is_hidden()


def test_a_check_that_is_refused_says_so_and_is_made_again(sits: Sits) -> None:
    """Section 6: above so many checks a minute the page waits."""
    player = sits()
    page = player.opens(DESK)
    refused = '<div data-part="sum">Please wait</div>'
    page.route("**/orders/check", lambda way: way.fulfill(status=429, content_type="text/html", body=refused), times=1)
    page.fill("#words", "army 1: up 3")
    page.wait_for_selector("#sum >> text=Please wait")
    page.wait_for_selector("#sum >> text=1 understood")
    assert ["429" in one for one in player.faults] == [True]  # what Chromium says of an answer that refuses
    player.faults.clear()


def test_the_wheel_zooms_with_ctrl_only_and_a_phone_opens_at_the_own_pieces(sits: Sits) -> None:
    """Section 5."""
    page = sits().opens(DESK)
    page.locator("#plans svg").hover()
    page.mouse.wheel(0, -100)
    page.wait_for_timeout(100)
    assert page.locator("#plans.zoomed").count() == 0
    page.keyboard.down("Control")
    page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    page.wait_for_selector("#plans.zoomed")
    phone = sits(width=390).opens(DESK)
    left, top, width, height = map(float, str(phone.locator("#plans svg").get_attribute("viewBox")).split())
    assert width * 2 == float(str(phone.locator("#plans svg").get_attribute("width")))
    x, y = phone.evaluate(
        "(() => { const box = document.querySelector('a.place[data-own]').firstElementChild.getBBox();"
        " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
    )
    assert left <= x <= left + width
    assert top <= y <= top + height
