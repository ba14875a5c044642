"""What a player settles about a seat in the window: each button is a line of a letter."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Literal

import pytest

from pbem.mail.commands import command
from pbem.service.commands import PLAYER
from pbem.service.house.terms import terms, written
from pbem.store.engine import writing
from pbem.store.repository import campaigns
from tests.service.kit import Office
from tests.web.kit import Answer, Browser, window
from tests.web.test_sign_in import signed_in

PAGE = "/t/rk4/blue/you"
HABITS = ("quiet", "digest", "rounds")
ELSEWHERE = {
    *("join", "cancel", "replace", "test", "ping", "help"),
    *("rules", "map", "status", "report", "orders", "history", "archive"),
}
"""Words about a letter itself, and those whose answer is a page of the window."""


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
        for kind in HABITS:
            assert words.t(f"{kind}-off") in page.words
        for line in buttons(page)[3:6]:
            page = presses(office, anna, line)
        for kind in HABITS:
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


@pytest.mark.parametrize("proof", ["token+address", "token"])
def test_every_other_word_of_a_player_has_a_button(office: Office, proof: Literal["token+address", "token"]) -> None:
    """Browser, section 2: each button writes the mail command; a passphrase is asked for where one is of use."""
    with writing(office.house.engine) as session:
        row = campaigns.claim(session, office.key, wait=True)
        assert row is not None
        held = terms(row)
        row.settings = written(replace(held, identity=replace(held.identity, proof=proof)))
    with window(office.house) as opened:
        page = signed_in(office, opened).get(PAGE)
    lines = [*buttons(page), *re.findall(r'<input type="hidden" name="words" value="([^"]*)"', page.text)]
    begun = {line.split()[0] for line in lines}
    lacking = {key for key in PLAYER if key not in ELSEWHERE and command(key).word("en").split()[0] not in begun}
    assert lacking == (set() if proof == "token" else {"passphrase"})
    assert len([line for line in lines if line == "resign"]) == 1
