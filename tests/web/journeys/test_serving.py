"""Issue 21, 7: with a post office of its own one browser is enough to join, to sign in and to play; no mail program."""

from __future__ import annotations

import re
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from pbem.service.calendar import campaign_file
from pbem.service.campaigns import lifecycle
from pbem.service.work import local
from pbem.settings import Web
from pbem.store.engine import writing
from pbem.web import server
from tests.servers.waiting import free_port
from tests.service.test_joining_by_mail import TABLE
from tests.service.test_worker import working

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

VERA = "vera@pbem.test"


def arrived(page: Page, url: str, words: str) -> Locator:
    """Load the page of mails until one says this."""
    late = monotonic() + 60
    while monotonic() < late:
        page.goto(f"{url}/mails?to={VERA}")
        found = page.locator("section.mail", has_text=re.compile(words))
        if found.count():
            found.first.locator("details").evaluate("one => { one.open = true; }")
            return found.first
        page.wait_for_timeout(300)
    raise AssertionError(f"no mail says {words}: {page.inner_text('main')}")


def test_one_browser_is_enough(chromium: Browser, tmp_path: Path) -> None:
    port = free_port()
    web = Web(url=f"http://127.0.0.1:{port}", listen=f"127.0.0.1:{port}")
    with local.opened_office(tmp_path) as (_, house), working(house), server.beside(house, web, local=True):
        with writing(house.engine) as session:
            lifecycle.create(house, session, campaign_file.check("test", TABLE))
        page = chromium.new_context(locale="en").new_page()
        page.goto(f"{web.url}/mails")
        page.fill("#new-from", VERA)
        page.fill("#new-subject", "join open1")
        page.locator("main form button.go").first.click()
        question = arrived(page, web.url, "Answer|answer|reply|Reply")
        question.locator("textarea").fill("yes")
        question.locator("button.go").click()
        arrived(page, web.url, "Orders for turn 1")
        page.goto(f"{web.url}/sign-in")
        page.fill("#address", VERA)
        page.click("main button.go")
        arrived(page, web.url, "/sign-in/").locator("a[href*='/sign-in/']").click()
        page.click("main button.go")
        page.click("main h2 a")
        page.click(".write a.go")
        page.locator("#words").press_sequentially("1: up 2")
        page.wait_for_selector("#sum >> text=1 understood")
        page.click("button.go")
        page.wait_for_selector("text=Your receipt")
        arrived(page, web.url, "Your mail arrived")
        page.context.close()
