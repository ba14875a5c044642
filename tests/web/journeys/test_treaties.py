"""How a seat stands with others, beside the writing desk: read, answered by a button, also without scripts."""

from __future__ import annotations

import pytest

from tests.service.press_kit import meet
from tests.web.journeys.conftest import Sits

DESK = "/t/rk4/blue/orders"
ALLIANCE = "propose alliance with blue\nduration 2\nvictory joint\nend"


@pytest.mark.parametrize("scripts", [True, False])
def test_a_treaty_on_offer_is_accepted_beside_the_letter(sits: Sits, scripts: bool) -> None:
    """Axe finds nothing on the page that offers it; the answer to the button's letter stands on the next one."""
    meet(sits.office, {"blue": ("red",), "red": ("blue",)})
    sits.office.letter("red", f"to blue: shall we?\n.\n{ALLIANCE}")
    player = sits(scripts=scripts)
    page = player.opens(DESK)
    assert "Letter from Red" in page.inner_text("main")
    assert not scripts or player.checked() == []
    page.click("button[value^='accept']")
    player.office.works()
    page.reload()
    assert "Your receipt" in page.inner_text("main")
    assert page.locator("button[value^='accept']").count() == 0


def test_the_map_as_text_follows_the_letter(sits: Sits) -> None:
    """Browser, section 8: while a letter is written, what is shown in signs are its plans."""
    player = sits()
    page = player.opens(DESK)
    page.on("dialog", lambda dialog: dialog.accept())
    page.click("label:has-text('As text')")
    before = page.inner_text("#signs")
    page.locator("#words").press_sequentially("army 1: up 3")
    page.wait_for_selector("[data-line='1']")
    after = page.inner_text("#signs")
    assert before.strip()
    assert after != before
    assert player.checked() == []
    page.click("label:has-text('Last turn')")
    assert page.locator("#last").is_visible()
    assert not page.locator("#plans").is_visible()
    assert not page.locator("#signs").is_visible()
    page.keyboard.press("ArrowLeft")
    assert page.locator("#plans").is_visible()


def test_a_treaty_to_begin_with_is_put_into_the_letter(sits: Sits) -> None:
    meet(sits.office, {"blue": ("red",), "red": ("blue",)})
    page = sits().opens(DESK)
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator("#words").press_sequentially("army 1: up 3")
    page.click("summary:has-text('Propose a treaty')")
    page.click("details div.give button")
    assert page.input_value("#words").startswith("army 1: up 3\npropose ")
    page.wait_for_selector("#sum >> text=2 understood")
