"""The writing desk: what is sent there is a letter like any other, and what is checked says what the letter would."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta

import pytest

from pbem.reports.briefing import Answer
from pbem.service.house.terms import terms
from pbem.service.window import writing_desk
from pbem.settings import ConfigFault, check
from pbem.store.engine import writing
from pbem.store.repository import campaigns as rows
from pbem.store.repository import mailboxes
from tests.service.kit import Office
from tests.service.test_history import back, days
from tests.web.kit import Answer as Page
from tests.web.kit import Browser, Window, window
from tests.web.test_sign_in import signed_in

DESK = "/t/rk4/blue/orders"
WORDS = "# what of the east?\narmy 1: up 3\narmy 2: fly\narmy 9: stay\npropose truce to red"


@pytest.fixture
def opened(office: Office) -> Iterator[Window]:
    with window(office.house) as shown:
        yield shown


@pytest.fixture
def anna(office: Office, opened: Window) -> Browser:
    return signed_in(office, opened)


def form(browser: Browser, path: str = DESK) -> dict[str, str]:
    """Give the hidden fields of the desk."""
    return dict(re.findall(r'name="(token|slip|step)" value="([^"]*)"', browser.get(path).text))


def pressed(office: Office, browser: Browser, words: str, how: str = "send", **fields: str) -> Page:
    """Write, press a button, and look at where it leads once the service has worked."""
    browser.post(DESK, words=words, how=how, **{**form(browser), **fields})
    letters = [row for row in office.letters() if row.mailbox == mailboxes.BROWSER]
    office.works()
    slip = letters[-1].message_id[1:33]
    return browser.get(f"/t/rk4/blue/sent/{slip}")


def told(answer: Answer) -> object:
    """Give what an answer says, without whose letter it was and when."""
    return answer.lines, answer.problems, answer.missing, answer.drawing, answer.remarks


def test_a_letter_sent_here_is_answered_here_and_by_mail(office: Office, anna: Browser) -> None:
    page = pressed(office, anna, "army 1: up 3")
    answer = office.answer("blue")
    assert [line.echo for line in answer.lines if line.accepted] == ["army 1: up 3"]
    assert answer.revision == 1
    assert "Your receipt: turn 1, revision 1, digest" in page.words
    assert "Your plans" in page.words
    assert "Revision 1 stands" in page.words
    letter = office.letters()[-1]
    assert (letter.mailbox, letter.seat, letter.state) == ("browser", "blue", "done")
    assert f"To: {office.reply_to('blue')}".encode() in letter.raw


@pytest.mark.parametrize(
    "words", [WORDS, "cancel all", "army 1: up\narmy 1: down", "не понимаю", "to red: hello\n", "x" * 3000]
)
def test_check_trial_and_letter_say_the_same(office: Office, anna: Browser, words: str) -> None:
    """The check by the window, the mail with `test`, the letter by the window and the mail itself."""
    pressed(office, anna, words, how="check")
    checked = office.mails("blue")[-1]
    office.letter("blue", words, subject="test")
    tried = office.mails("blue")[-1]
    assert checked.kind == tried.kind
    one, two = office.said(checked), office.said(tried)
    if not isinstance(one, Answer) or not isinstance(two, Answer):
        return
    assert told(one) == told(two)
    assert one.trial
    pressed(office, anna, words)
    sent = office.said(office.mails("blue", "answer")[-1])
    assert isinstance(sent, Answer)
    assert [(line.echo, line.problems, line.accepted) for line in sent.lines if line.origin is None] == [
        (line.echo, line.problems, line.accepted) for line in one.lines if line.origin is None
    ]


def test_a_check_keeps_nothing_and_the_words_stay(office: Office, anna: Browser) -> None:
    page = pressed(office, anna, "army 1: up 3\narmy 2: fly", how="check")
    assert "You have sent nothing for this turn yet" in page.words
    assert "army 1: up 3\narmy 2: fly</textarea>" in page.text
    assert "test" not in page.text[page.text.index("<textarea") : page.text.index("</textarea")]


def test_before_the_answer_the_page_asks_again(office: Office, anna: Browser) -> None:
    page = anna.post(DESK, words="army 1: up 3", how="send", **form(anna))
    assert '<meta http-equiv="refresh"' in page.text
    assert "Your letter is in" in page.words
    office.works()


def test_pressing_twice_sends_once(office: Office, anna: Browser) -> None:
    fields = form(anna)
    for _ in range(3):
        anna.post(DESK, words="army 1: up 3", how="send", **fields)
    assert len([row for row in office.letters() if row.mailbox == "browser"]) == 1


@pytest.mark.parametrize("undone", [False, True])
def test_a_tab_of_last_turn_sends_nothing_and_loses_nothing(office: Office, anna: Browser, undone: bool) -> None:
    """Nor one of a turn that was undone since; pressed again, the words count for the turn above."""
    fields = form(anna)
    days(office, 1, 1)
    if undone:
        back(office, 1)
    page = anna.post(DESK, words="army 1: up 3", how="send", **fields)
    assert "A turn has been played since" in page.words
    assert "army 1: up 3</textarea>" in page.text
    assert not [row for row in office.letters() if row.mailbox == "browser"]
    pressed(office, anna, "army 1: up 3")
    assert "army 1: up 3" in [line.echo for line in office.answer("blue").lines]


def test_an_empty_letter_and_too_many_are_refused(
    office: Office, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing_desk, "MOST", 2)
    assert "nothing in the letter" in anna.post(DESK, words=" \r\n ", how="send", **form(anna)).words
    for _ in range(writing_desk.MOST):
        anna.post(DESK, words="army 1: up 3", how="check", **form(anna))
    page = anna.post(DESK, words="army 1: up 4", how="send", **form(anna))
    assert "30 letters within an hour" in page.words
    assert "army 1: up 4</textarea>" in page.text
    office.clock.advance(timedelta(hours=1))
    assert "30 letters" not in anna.post(DESK, words="army 1: up 4", how="send", **form(anna)).words


def test_after_the_deadline_it_waits_for_the_next_turn(office: Office, anna: Browser) -> None:
    """The deadline passes between opening the page and sending: the letter is late, as by mail, and is told so."""
    fields = form(anna)
    office.clock.advance(timedelta(hours=8, seconds=1))
    anna.post(DESK, words="army 1: up 3", how="send", **fields)
    office.works()
    assert office.mails("blue", "late") or office.mails("blue", "answer")


def test_nobody_writes_for_others_or_reads_their_letters(office: Office, anna: Browser, opened: Window) -> None:
    boris = signed_in(office, opened, "red@players.test")
    mine = pressed(office, anna, "army 1: up 3")
    assert mine.status == 200
    slip = next(row.message_id[1:33] for row in office.letters() if row.mailbox == "browser")
    missing = boris.get("/t/rk4/blue/orders")
    assert missing.status == 404
    for place in (
        f"/t/rk4/blue/sent/{slip}",
        f"/t/rk4/red/sent/{slip}",
        f"/t/rk4/red/sent/{'0' * 32}",
        "/t/rk4/red/sent/x",
    ):
        assert boris.get(place).body == missing.body
    before = len(office.letters())
    fields = form(boris, "/t/rk4/red/orders")
    page = boris.post(DESK, words="army 1: down 3", how="send", **fields)
    assert (page.status, len(office.letters())) == (404, before)
    assert boris.post("/t/rk4/red/orders", words="x", how="send", **{**fields, "slip": "1"}).status == 404


def test_the_door_proves_who_wrote_and_no_header_does(office: Office, anna: Browser) -> None:
    """In a campaign that asks for signatures a letter from here counts; a mail that claims to be one does not."""
    with writing(office.house.engine) as session:
        campaign = rows.claim(session, office.key, wait=True)
        assert campaign is not None
        campaign.settings = campaign.settings.replace('"authenticated":false', '"authenticated":true')
        assert terms(campaign).identity.authenticated
    office.letter("blue", "army 1: up 3", message_id="<0.browser@host.test>", x_mailbox="browser")
    assert office.mails("blue", "answer") == []
    pressed(office, anna, "army 1: up 3")
    assert office.answer("blue").revision == 1


def test_no_mailbox_can_have_the_name_of_the_door(office: Office) -> None:
    server = {"port": 1, "security": "plain"}
    box = {"name": "browser", "address": "orders@host.test", "imap": server}
    with pytest.raises(ConfigFault, match="take another name"):
        check("x", {"referee": "r@host.test", "mailbox": [box], "smtp": server}, office.house.settings.data)


def test_hostile_words_stay_words(office: Office, anna: Browser) -> None:
    page = pressed(office, anna, "</textarea><script>alert(1)</script>\n</svg>\"'", how="check")
    assert "<script" not in page.text
    assert page.status == 200
