"""Two partners of one seat, each at a browser: both see what stands, the later letter counts, both get the answer."""

from __future__ import annotations

from tests.service.test_teams import CLARA, join
from tests.web.journeys.conftest import Sits
from tests.web.journeys.test_writing import DESK


def test_two_partners_write_for_one_seat(sits: Sits) -> None:
    office = sits.office
    join(office, "Clara", CLARA)
    anna, clara = sits(), sits(CLARA)
    page = anna.opens(DESK)
    page.locator("#words").press_sequentially("army 1: up 3")
    other = clara.opens(DESK)
    assert other.input_value("#words") == "", "a draft is in its own browser"
    page.locator("#words").press("Control+Enter")
    page.wait_for_selector("text=Your letter is in")
    office.works()
    page.wait_for_selector("text=Your receipt")
    other.reload()
    assert "Revision 1 stands" in other.inner_text(".strip")
    assert "army 1: up 3" in (other.text_content("#stands") or "")
    other.locator("#words").press_sequentially("army 1: stay")
    other.wait_for_selector("#check:visible >> text=army 1: up 3")  # what stood before, and whose it was
    other.locator("#words").press("Control+Enter")
    other.wait_for_selector("text=Your letter is in")
    office.works()
    other.wait_for_selector("text=Your receipt")
    assert clara.checked() == []
    last = office.mails(kind="answer")[-2:]
    assert {mail.address for mail in last} == {"blue@players.test", CLARA}
    page.goto(anna.window.url + DESK)
    assert "Revision 2 stands" in page.inner_text(".strip")
    assert "Anna" in page.inner_text("header")
    assert "Clara" in other.inner_text("header")
