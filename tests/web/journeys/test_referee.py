"""A day of the referee in the browser: a held line judged, the turn tried, the position amended with its diff."""

from __future__ import annotations

from tests.service.test_amendment import line as army_line
from tests.service.test_amendment import stronger
from tests.service.test_history import days
from tests.web.journeys.conftest import Sits
from tests.web.test_oversight import settle

DESK = "/r/rk4"


def test_the_referee_judges_tries_and_amends(sits: Sits) -> None:
    """Browser, section 9: what is asked back is answered on the page, and nothing is done before."""
    office = sits.office
    settle(office, unclear="hold for referee")
    office.letter("blue", "army 1: upp 3 yards")
    player = sits("referee")
    page = player.opens(DESK)
    assert "upp 3 yards" in page.inner_text("main")
    page.click("a:has-text('Counts for nothing')")
    page.fill("[name=line]", page.input_value("[name=line]").rstrip() + " because nobody goes by yards")
    page.click("main button.go")
    office.works()
    page.reload()
    assert player.checked() == []
    assert "Nothing waits for you" in player.opens(DESK).inner_text("main")
    player.opens(f"{DESK}/turn")
    page.click("a:has-text('Try the turn')")
    assert player.checked() == []
    page = player.opens(f"{DESK}/position")
    army = army_line(office, "red", 1)
    text = page.input_value("textarea")
    page.fill("textarea", text.replace(f'"{army}"', f'"{stronger(army, 25)}"'))
    page.fill("[name=reason]", "taken down wrongly")
    page.click("button:text-is('Try')")
    assert "The position would be changed" in page.inner_text("main")
    assert player.checked() == []
    if not page.input_value("[name=reason]"):
        page.fill("[name=reason]", "taken down wrongly")
    page.click("button:text-is('Amend the position')")
    office.works()
    page.reload()
    page.click("button:text-is('Yes, do it')")
    office.works()
    page.reload()
    assert "has been corrected" in page.inner_text("main")


def test_the_referee_takes_a_turn_back(sits: Sits) -> None:
    """Section 9: the line is shown, the reason asked for, the question stands in the page; players get a correction."""
    days(sits.office, 1, 2)
    player = sits("referee")
    page = player.opens(f"{DESK}/turn")
    page.click("a.grave[href*='undo']")
    assert page.input_value("[name=line]").startswith("undo")
    page.fill("[name=reason]", "an order was read wrongly")
    page.click("main button.go")
    sits.office.works()
    page.reload()
    assert sits.office.campaign().head_turn == 2, "nothing is done before the question is answered"
    assert player.checked() == []
    page.click("button:text-is('Yes, do it')")
    sits.office.works()
    page.reload()
    assert "Turn 2 is open again" in page.inner_text("main")
    assert sits.office.campaign().head_turn == 1
    assert "an order was read wrongly" in player.opens(f"{DESK}/log").inner_text("main")
    assert "turn 1" in sits().opens("/t/rk4/blue").inner_text("h1")
