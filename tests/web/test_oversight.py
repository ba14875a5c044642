"""The referee's desk in the window: what is read there is what his mail says, what a button does is a mail."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from datetime import timedelta
from html import unescape
from urllib.parse import unquote

import pytest

from pbem.core.languages import Language
from pbem.mail.commands.referee import named
from pbem.service.commands import REFEREE as REFEREE_WORDS
from pbem.service.house.terms import terms, written
from pbem.service.window.referee_seats import CLOCK, TURN
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns, judgements
from pbem.web.routes import ROUTES
from tests.service.joining_kit import VERA, joins
from tests.service.joining_kit import opened as also_opened
from tests.service.kit import Office
from tests.service.referee_mail_kit import speaks
from tests.service.test_amendment import line as army_line
from tests.service.test_amendment import stronger
from tests.service.test_history import days
from tests.web.kit import Answer, Browser, Window, window
from tests.web.test_sign_in import signed_in

REFEREE = "referee@host.test"
DESK = "/r/rk4"
PAGES = (
    *("waiting", "turn", "turn?try=1", "turn?as=red", "board?turn=0", "board?turn=1&as=blue", "board?plans=1"),
    *("orders", "orders?seat=blue", "orders?seat=blue&turn=1", "seats", "letters", "log", "position"),
    "write?line=%3Cb%3E",
)


@pytest.fixture
def opened(office: Office) -> Iterator[Window]:
    with window(office.house) as shown:
        yield shown


@pytest.fixture
def judge(office: Office, opened: Window) -> Browser:
    """The referee, signed in."""
    return signed_in(office, opened, REFEREE)


def fields(browser: Browser, path: str) -> dict[str, str]:
    return dict(re.findall(r'name="(token|slip|question)" value="([^"]*)"', browser.get(path).text))


def writes(office: Office, browser: Browser, line: str, **more: str) -> Answer:
    """Send a line, let the service work, and look at the answer."""
    sent = fields(browser, f"{DESK}/write")
    page = browser.post(f"{DESK}/write", **{**sent, "line": line, **more})
    office.works()
    return browser.get(f"{DESK}/sent/{sent['slip']}") if page.status == 200 and "Send" not in page.words else page


def answers(office: Office, browser: Browser, said: str) -> Answer:
    """Answer the question that was put last, on the page of what waits."""
    sent = fields(browser, f"{DESK}/waiting")
    browser.post(f"{DESK}/write", **sent, answer=said)
    office.works()
    return browser.get(f"{DESK}/sent/{sent['slip']}")


def test_every_page_of_the_desk_is_there(office: Office, judge: Browser) -> None:
    days(office, 1, 1)
    office.letter("blue", "army 1: up 3")
    home = judge.get("/home")
    assert DESK in home.links
    page = judge.get(DESK)
    assert "1 / 2 seats have sent orders" in page.words
    assert re.search(r"[1-9]\d* mails still going out 21 November, 20:00 mailbox read", page.words)
    assert "Turn 2 is due on Sunday, 22 November 2026" in page.words
    assert "<svg " in page.text
    for path in (
        "waiting",
        "turn",
        "turn?try=1",
        "turn?as=red",
        "board?turn=0",
        "board?turn=1&as=blue",
        "board?plans=1",
    ):
        assert judge.get(f"{DESK}/{path}").status == 200, path
    for path in (
        "orders",
        "orders?seat=blue",
        "orders?seat=blue&turn=1",
        "seats",
        "letters",
        "log",
        "position",
        "write",
    ):
        assert judge.get(f"{DESK}/{path}").status == 200, path
    assert "army 1: up 3" in judge.get(f"{DESK}/orders").words
    assert "blue@players.test" in judge.get(f"{DESK}/seats").words
    assert not re.search(r" style=| on\w+=|<style|<script(?! src=)", page.text)
    for path in ("board?turn=9", "board?turn=x", "board?as=pink", "turn?as=pink", "letters?number=-1", "sent/x"):
        assert judge.get(f"{DESK}/{path}").status == 404, path


def test_nobody_but_the_referee_gets_in(office: Office, judge: Browser, opened: Window) -> None:
    """Players, strangers, other referees, no such campaign: one answer; a forged form changes nothing."""
    anna = signed_in(office, opened)
    mine = [page for page in ROUTES if page.who == "referee"]
    missing = anna.get("/t/rk4/pink").body
    before = len(office.letters())
    for page in mine:
        path = page.path.format(key="rk4", slip="0" * 32)
        stranger = opened.ask(path, page.method, origin=opened.url, content_type="application/x-www-form-urlencoded")
        assert stranger.status == (303 if page.method == "GET" else 403), path
        if page.method == "GET":
            assert (anna.get(path).status, anna.get(path).body) == (404, missing), path
            assert judge.get(page.path.format(key="rk5", slip="0" * 32)).status == 404
        else:
            token = anna.token("/you")
            answer = anna.post(path, token=token, slip="1" * 32, line="hold because x", how="send")
            assert (answer.status, answer.own) == (404, missing), path
            judge.get(DESK)
            forged = judge.sent(path, b"token=00&line=hold+because+x&slip=" + b"1" * 32, origin=opened.url)
            assert forged.status == 403
            assert judge.sent(path, b"line=x", origin="https://evil.test").status == 403
    assert len(office.letters()) == before
    assert office.campaign().state == "running"


def test_a_button_writes_the_mail_and_the_answer_stands_on_the_page(office: Office, judge: Browser) -> None:
    page = writes(office, judge, "extend 24", reason="snow: much of it", tell="1")
    assert "extend 24 tell because snow: much of it" in page.words
    assert "22 November 2026" in page.words
    letter = office.letters()[-1]
    assert (letter.mailbox, letter.seat, letter.state) == ("browser", "referee", "done")
    assert len(office.mails(REFEREE, "referee-answer")) == 1, "and it is mailed too"


def test_without_a_reason_nothing_is_done(office: Office, judge: Browser) -> None:
    assert "pause because" in writes(office, judge, "pause").words
    assert office.campaign().state == "running"


def test_what_is_asked_back_is_answered_on_the_page(office: Office, judge: Browser) -> None:
    page = writes(office, judge, "run now", reason="everybody agreed")
    assert "Yes, do it" in page.words
    assert office.mails(REFEREE, "ask-referee"), "the question is mailed, too"
    assert office.campaign().head_turn == 0
    assert "Yes, do it" in judge.get(f"{DESK}/waiting").words
    assert "Nothing was done" in answers(office, judge, "no").words
    assert office.campaign().head_turn == 0
    writes(office, judge, "run now", reason="everybody agreed")
    assert "Turn 2 is awaited" in answers(office, judge, "yes").words
    assert office.campaign().head_turn == 1
    assert "Yes, do it" not in judge.get(f"{DESK}/waiting").words


@pytest.mark.parametrize("line", ["end", "replace blue: Olga <olga@example.org>", "remove blue", "renew blue"])
def test_what_gives_a_game_away_wants_a_fresh_sign_in(office: Office, judge: Browser, line: str) -> None:
    office.clock.advance(timedelta(minutes=16))
    before = len(office.letters())
    page = writes(office, judge, line, reason="so it is")
    assert "more than 15 minutes ago" in page.words
    assert line.split()[0] in page.text
    assert len(office.letters()) == before
    assert "because" in writes(office, judge, "extend 24").words, "anything else goes"


def test_a_yes_to_such_a_question_wants_it_too(office: Office, judge: Browser) -> None:
    assert "Yes, do it" in writes(office, judge, "end", reason="tired").words
    office.clock.advance(timedelta(minutes=16))
    sent = fields(judge, f"{DESK}/waiting")
    assert "more than 15 minutes ago" in judge.post(f"{DESK}/write", **sent, answer="yes").words
    assert office.campaign().state == "running"
    assert "Nothing was done" in answers(office, judge, "no").words


def test_a_held_line_is_judged_by_a_button(office: Office, judge: Browser) -> None:
    settle(office, unclear="hold for referee")
    office.letter("blue", "army 1: upp 3 yards <b>")
    with reading(office.house.engine) as session:
        (held,) = judgements.open_ones(session, office.campaign())
    page = judge.get(f"{DESK}/waiting")
    assert "army 1: upp 3 yards <b>" in page.words
    assert f"judge%20{held.id}%20read%20as" in page.text
    assert "1 waiting" in judge.get("/home").words
    assert "is read as: army 1: stay" in writes(office, judge, f"judge {held.id} read as: army 1: stay").words
    assert "Nothing waits for you" in judge.get(f"{DESK}/waiting").words


def settle(office: Office, unclear: str = "ask player", browser: bool = True) -> None:
    """Change what the campaign's file settled."""
    with writing(office.house.engine) as session:
        row = campaigns.claim(session, office.key, wait=True)
        assert row is not None
        agreed = terms(row)
        referee = dataclasses.replace(agreed.referee, unclear=unclear)  # type: ignore[arg-type]
        row.settings = written(dataclasses.replace(agreed, referee=referee, browser=browser))


def test_an_application_is_decided(office: Office, judge: Browser) -> None:
    other = also_opened(office, joining={"approve": True})
    joins(other, VERA, "as red")
    page = judge.get("/r/open1/waiting")
    assert VERA in page.words
    assert 'value="approve 1"' in page.text


def test_the_position_is_tried_and_amended(office: Office, judge: Browser) -> None:
    page = judge.get(f"{DESK}/position")
    text = re.findall(r"<textarea[^>]*>\n(.*?)</textarea>", page.text, re.S)[0]
    army = army_line(office, "red", 1)
    changed = unescape(text).replace(f'"{army}"', f'"{stronger(army, 25)}"')
    sent = fields(judge, f"{DESK}/position")
    tried = judge.post(f"{DESK}/position", **sent, line=changed, how="try", reason="why not")
    assert stronger(army, 25) in tried.words
    assert "The position would be changed" in tried.words
    assert office.letters() == []
    judge.post(f"{DESK}/position", **sent, line=changed, how="send", reason="why not")
    office.works()
    assert "Yes, do it" in judge.get(f"{DESK}/sent/{sent['slip']}").words
    assert "has been corrected" in answers(office, judge, "yes").words
    assert stronger(army, 25) in judge.get(f"{DESK}/position").words


def test_a_campaign_that_wants_no_browser_is_on_no_page(office: Office, judge: Browser, opened: Window) -> None:
    anna = signed_in(office, opened)
    assert "/t/rk4/blue" in anna.get("/home").links
    settle(office, browser=False)
    assert anna.get("/t/rk4/blue").status == 404
    assert anna.get("/t/rk4/blue/orders").status == 404
    assert "/t/rk4/blue" not in anna.get("/home").links
    assert judge.get(DESK).status == 404
    assert DESK not in judge.get("/home").links


def test_hostile_words_stay_words(office: Office, judge: Browser) -> None:
    hostile = "</svg><script>alert(1)</script>\"'\u202e" + "W" * 80
    page = writes(office, judge, hostile)
    assert "<script" not in page.text
    office.letter("blue", "army 1: stay", sender=f'"{hostile[:20]}" <blue@players.test>')
    with writing(office.house.engine) as session:
        row = campaigns.claim(session, office.key, wait=True)
        assert row is not None
        row.title = hostile[:60]
    for path in (
        "",
        "/waiting",
        "/turn",
        "/board",
        "/orders",
        "/seats",
        "/letters",
        "/log",
        "/position",
        "/write?line=%3Cb%3E",
    ):
        shown = judge.get(f"{DESK}{path}")
        assert shown.status == 200
        assert re.findall("<script[^>]*>", shown.text) in ([], ['<script src="/pages.js" defer>'])


@pytest.mark.parametrize("language", ["ru", "cs", "sk"])
def test_the_desk_speaks_the_referees_language(office: Office, judge: Browser, language: Language) -> None:
    speaks(office, language)
    page = judge.get(DESK)
    assert f'<html lang="{language}">' in page.text
    line = re.findall(r'/write\?line=([^"]*)"', page.text)[0]
    writes(office, judge, unquote(line), reason="x", tell="1")
    assert office.campaign().head_turn == 0
    (mail,) = office.mails(REFEREE, "referee-answer")
    assert "22" in office.content(mail).text, "the line was understood: the deadline was put off"


READ = {
    *("help", "status", "ping", "report", "log", "trial", "preview", "orders", "letters", "position", "amend"),
    *("judgements", "judge", "applications", "approve", "refuse", "mails", "away"),
}
"""Words whose answer is a page, that have a form of their own or stand with what waits."""


def test_every_word_of_the_referee_has_a_button(office: Office, judge: Browser) -> None:
    """Browser, section 3: a button without a word is a bug, and so is a word without a button."""
    days(office, 1, 1)
    office.start(key="winter", title="Winter", seat=[])
    shown = "".join(judge.get(f"{DESK}{path}").text for path in ("", "/turn", "/seats"))
    shown += judge.get("/r/winter/seats").text + judge.get("/r/winter").text
    lines = re.findall(r'name="line" value="([^"]*)"', shown) + [
        unquote(line) for line in re.findall(r'/write\?line=([^"]*)"', shown)
    ]

    def begun(key: str) -> bool:
        return any(line.startswith(named(key).word("en")) for line in lines)

    later = {key for rows in (*CLOCK.values(), *TURN.values()) for key, _, _ in rows}
    lacking = {key for key in REFEREE_WORDS if key not in READ | later and not begun(key)}
    assert not lacking


@pytest.mark.parametrize(
    ("language", "played", "silent"),
    [
        ("en", "turn 1 was played", "no orders: Red"),
        ("cs", "1. tah byl odehrán", "bez rozkazů: Červení"),
        ("sk", "1. ťah bol odohraný", "bez rozkazov: Červení"),
        ("ru", "ход 1 сыгран", "без приказов: Красные"),
    ],
)
def test_the_log_is_told_in_the_referees_words(
    office: Office, judge: Browser, language: Language, played: str, silent: str
) -> None:
    """With the reason, and with the log's own line where there are no words for what was done."""
    days(office, 1, 1)
    writes(office, judge, "extend 24", reason="<b>snow</b>")
    speaks(office, language)
    said = judge.get(DESK).words
    assert f"{played}; {silent}" in said
    assert "<b>snow</b>" in said
