"""What a player settles about a seat in the window: each button is a line of a letter."""

from __future__ import annotations

import re

import pytest

from tests.service.kit import Office
from tests.web.kit import Answer, Browser, window
from tests.web.test_sign_in import signed_in

PAGE = "/t/rk4/blue/you"


def presses(office: Office, browser: Browser, words: str, **more: str) -> Answer:
    """Press a button of the page, let the service work, and look at the page again."""
    fields = dict(re.findall(r'name="(token|slip|step)" value="([^"]*)"', browser.get(PAGE).text))
    browser.post("/t/rk4/blue/orders", words=words, **fields, **more)
    office.works()
    return browser.get(PAGE)


def buttons(page: Answer) -> list[str]:
    return re.findall(r'<button class="quiet" name="words" value="([^"]*)"', page.text)


@pytest.mark.parametrize("language", ["en", "ru", "cs", "sk"])
def test_each_button_does_what_its_line_says(office: Office, language: str) -> None:
    with window(office.house) as opened:
        anna = signed_in(office, opened)
        page = anna.get(PAGE)
        if language != "en":
            page = presses(office, anna, next(line for line in buttons(page) if line.endswith(language)))
        assert page.headers["content-language"] == language
        words = office.house.catalogue(language)
        for kind in ("quiet", "digest"):
            assert words.t(f"{kind}-off") in page.words
        for line in buttons(page)[-2:]:
            page = presses(office, anna, line)
        for kind in ("quiet", "digest"):
            assert words.t(f"{kind}-on") in page.words


def test_days_and_addresses_are_typed(office: Office) -> None:
    with window(office.house) as opened:
        anna = signed_in(office, opened)
        assert "You have booked no days" in anna.get(PAGE).words
        assert "blue@players.test" in anna.get(PAGE).words
        presses(office, anna, "holiday", more="2026-12-20 to\n2026-12-21")
        presses(office, anna, "address", more="add anna@elsewhere.test")
    letters = [row for row in office.letters() if row.mailbox == "browser"]
    assert len(letters) == 2
    assert "Nothing was booked" in office.content(office.mails("blue", "holiday")[-1]).text, "as this campaign has it"
    assert office.mails("anna@elsewhere.test"), "the new address is asked, as by mail"
