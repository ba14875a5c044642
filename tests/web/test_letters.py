"""The letters of a seat in the window: those it wrote and those it got, and a sheet for one more, which is a mail."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from html import unescape

import pytest

from pbem.service.house.case import Case
from pbem.service.house.terms import terms, written
from pbem.service.referee import interventions
from pbem.store.engine import writing
from pbem.store.repository import campaigns
from tests.service.kit import Office
from tests.service.press_kit import forwarded, four, words
from tests.web.kit import Answer, Browser, Window, window
from tests.web.test_sign_in import signed_in

__all__ = ["four"]
PAGE, DESK = "/t/rk5/blue/letters", "/t/rk5/blue/orders"


@pytest.fixture
def opened(four: Office) -> Iterator[Window]:
    with window(four.house) as shown:
        yield shown


@pytest.fixture
def anna(four: Office, opened: Window) -> Browser:
    """Blue's player, in a campaign of four."""
    return signed_in(four, opened)


def writes(office: Office, browser: Browser, path: str, said: str) -> Answer:
    """Fill in the sheet of a page, send it, and look at the letters once the service has worked."""
    fields = dict(re.findall(r'name="(token|slip|step|reply)" value="([^"]*)"', browser.get(path).text))
    browser.post("/t/rk5/blue/orders", words=said, **fields)
    office.works()
    return browser.get(path.partition("?")[0])


def test_letters_written_and_got_stand_there(four: Office, anna: Browser) -> None:
    assert "There are no letters yet" in anna.get(PAGE).words
    four.letter("blue", "to red and green: together?\n<b>quickly</b>\n.")
    four.letter("red", "to blue: agreed")
    page = anna.get(PAGE)
    assert "Letter from Red" in page.words
    assert "agreed" in page.words
    assert "To Red and Green" in page.words
    assert "<b>quickly</b>" in unescape(page.text)
    assert "<b>quickly</b>" not in page.text
    assert page.headers["cache-control"] == "no-store"


def test_what_was_not_sent_stands_there_with_the_reason(four: Office, anna: Browser) -> None:
    four.letter("blue", "to white: hello")
    said = anna.get(PAGE).words
    assert "not sent" in said
    assert "No contact with White; letter not sent." in said
    assert "to=white" not in anna.get(PAGE).text, "nobody is offered whom the seat cannot write to"


def test_a_letter_is_written_on_the_page(four: Office, anna: Browser) -> None:
    four.letter("red", "to blue: who is there?")
    assert f"{PAGE}?to=red#write" in anna.get(PAGE).links
    begun = unescape(re.findall(r"<textarea[^>]*>\n([^<]*)", anna.get(f"{PAGE}?to=red").text)[0])
    assert begun == "To Red:\n\n."
    page = writes(four, anna, PAGE, begun.replace("\n\n", "\nit is me\n"))
    assert words(four, "red") == ["it is me"]
    assert "it is me" in page.words
    sent = next(link for link in page.links if "/sent/" in link)
    assert "1 letter sent" in anna.get(sent).words.lower() or "Letter sent" in anna.get(sent).words


@pytest.mark.parametrize("language", ["ru", "cs", "sk"])
def test_what_a_letter_begins_with_is_read_back(four: Office, opened: Window, language: str) -> None:
    four.letter("blue", f"language {language}\nto red: hello\n.")
    browser = signed_in(four, opened)
    begun = unescape(re.findall(r"<textarea[^>]*>\n([^<]*)", browser.get(f"{PAGE}?to=red").text)[0])
    writes(four, browser, PAGE, begun.replace("\n\n", "\nagain\n"))
    assert words(four, "red") == ["hello", "again"]


def test_a_letter_nobody_signed_is_answered_and_whoever_wrote_it_stays_unknown(four: Office, anna: Browser) -> None:
    with writing(four.house.engine) as session:
        campaign = campaigns.claim(session, four.key, wait=True)
        assert campaign is not None
        agreed = terms(campaign)
        campaign.settings = written(
            dataclasses.replace(agreed, press=dataclasses.replace(agreed.press, anonymous=True))
        )
    four.letter("red", "anonymous to blue: guess who")
    page = anna.get(PAGE)
    assert "Anonymous letter" in page.words
    answer = next(link for link in page.links if "answer=" in link).partition("#")[0]
    assert "Your answer" in anna.get(answer).words
    assert "guess who" in anna.get(answer).words
    after = writes(four, anna, answer, "no idea")
    assert words(four, "red") == ["no idea"]
    assert "It answers your letter" in four.content(four.mails("red@players.test", "press")[-1]).text
    assert "To whoever wrote the anonymous letter" in after.words
    shown = re.findall(r"(?s)<article.*?</article>", after.text)
    assert len(shown) == 2
    assert not [article for article in shown if "Red" in article]
    assert {"to=red", "to=green"} <= set(re.findall(r"to=\w+", after.text)), (
        "whoever it may write to, the writer or not"
    )


def test_an_answer_that_is_checked_or_not_sent_stays_an_answer(four: Office, anna: Browser) -> None:
    four.letter("red", "to blue: well?")
    code = re.findall(r"answer=(\w+)", anna.get(PAGE).text)[0]
    fields = dict(re.findall(r'name="(token|slip|step)" value="([^"]*)"', anna.get(PAGE).text))
    checked = anna.post("/t/rk5/blue/orders/check", words="yes", reply=code, **fields)
    assert f'name="reply" value="{code}"' in checked.text
    assert "would be sent on" in checked.words
    assert words(four, "red") == []
    empty = anna.post("/t/rk5/blue/orders", words=" ", reply=code, **fields)
    assert f'name="reply" value="{code}"' in empty.text
    assert "nothing in the letter" in empty.words
    anna.post("/t/rk5/blue/orders", words="yes", reply=code, **fields)
    four.works()
    assert words(four, "red") == ["yes"]
    assert f'name="reply" value="{code}"' in anna.get(f"/t/rk5/blue/sent/{fields['slip']}").text


def test_only_a_letter_one_got_can_be_answered(four: Office, anna: Browser) -> None:
    """A code of another's letter, none at all, a broken one: there is no such page, and nothing goes anywhere."""
    four.letter("red", "to green: between us")
    code = forwarded(four, "green")[-1].code.rpartition("-")[2].lower()
    pages = [anna.get(f"{PAGE}?answer={odd}") for odd in (code, "a" * 16, "%3Cscript%3E", "x" * 3000)]
    assert {page.status for page in pages} == {404}
    fields = dict(re.findall(r'name="(token|slip|step)" value="([^"]*)"', anna.get(PAGE).text))
    for odd in ("<script>", "a" * 17, "A" * 16):
        for path in ("orders", "orders/check"):
            assert anna.post(f"/t/rk5/blue/{path}", words="hi", reply=odd, **fields).status == 404
    anna.post("/t/rk5/blue/orders", words="hi", reply=code, **fields)
    four.works()
    assert words(four, "red") == []
    assert "We do not know the letter this is to answer" in four.text("blue@players.test")


@pytest.mark.parametrize("page", [PAGE, DESK])
def test_a_treaty_on_offer_stands_there_and_is_answered_by_a_button(four: Office, anna: Browser, page: str) -> None:
    """Browser, section 2: treaties in force and on offer; accept and refuse write the word of the mail."""
    assert "withdraw" not in anna.get(page).text
    four.letter("red", "propose alliance with blue\nduration 2\nvictory joint\nend")
    shown = anna.get(page)
    lines = re.findall(r'<button class="quiet" name="words" value="([^"]*)"', shown.text)
    assert [line.split()[0] for line in lines] == ["accept", "reject"]
    assert "To Red" in shown.words
    assert "To White" not in shown.words
    fields = dict(re.findall(r'name="(token|slip|step)" value="([^"]*)"', shown.text))
    anna.post("/t/rk5/blue/orders", words=lines[0], **fields)
    four.works()
    assert [line.echo for line in four.answer("blue").lines if line.accepted] == lines[:1]
    again = re.findall(r'<button class="quiet" name="words" value="([^"]*)"', anna.get(page).text)
    assert again == lines[1:]
    four.until("2026-11-21 20:00:01")
    assert "Alliance" in anna.get(page).words


@pytest.mark.parametrize("language", ["ru", "cs", "sk"])
def test_the_button_of_an_offer_is_read_back(four: Office, opened: Window, language: str) -> None:
    four.letter("blue", f"language {language}")
    four.letter("red", "propose alliance with blue\nduration 2\nvictory joint\nend")
    browser = signed_in(four, opened)
    line = re.findall(r'<button class="quiet" name="words" value="([^"]*)"', browser.get(DESK).text)[0]
    writes(four, browser, DESK, unescape(line))
    assert [one.echo for one in four.answer("blue").lines if one.accepted] == [unescape(line)]


@pytest.mark.parametrize("language", ["en", "ru", "cs", "sk"])
def test_a_treaty_to_begin_with_is_read_as_it_stands(four: Office, opened: Window, language: str) -> None:
    """C-8.3: to each one has met, and to nobody else; the words are those of the seat's language."""
    four.letter("blue", f"language {language}")
    desk = signed_in(four, opened).get(DESK)
    offered = [unescape(one) for one in re.findall(r'<div class="give"><h3>[^<]*</h3><pre[^>]*>([^<]*)<', desk.text)]
    assert len(offered) == 2, "red and green; white is unknown"
    four.letter("blue", offered[0])
    assert [line.accepted for line in four.answer("blue").lines] == [True]


def test_letters_of_this_turn_are_counted_beside_their_page(four: Office, anna: Browser) -> None:
    """What has come, not what has been read: nobody is told who was where."""
    assert "came this turn" not in anna.get(DESK).words
    four.letter("red", "to blue and green: hello")
    four.letter("green", "to blue: hello")
    assert "Letters 2 2 letters came this turn" in anna.get(PAGE).words
    assert "Letters 2 2 letters came this turn" in anna.get(PAGE).words
    four.until("2026-11-21 20:00:01")
    assert "came this turn" not in anna.get(DESK).words


def test_the_latest_letters_are_named_beside_the_writing_desk(four: Office, anna: Browser) -> None:
    assert "There are no letters yet" in anna.get(DESK).words
    four.letter("red", "to blue: hello")
    desk = anna.get(DESK)
    assert "Letter from Red" in desk.words
    assert "hello" not in desk.words
    assert {PAGE, f"{PAGE}?to=green#write"} <= set(desk.links)


def test_the_referees_words_stand_there(four: Office, anna: Browser) -> None:
    with writing(four.house.engine) as session:
        interventions.say(Case(four.house, session, four.campaign()), "Play on\nMonday.", only="blue")
    page = anna.get(PAGE)
    assert "Play on" in page.words
    assert f"{PAGE}?to=referee#write" in page.links
    assert "to the referee:" in anna.get(f"{PAGE}?to=referee").text.lower()
