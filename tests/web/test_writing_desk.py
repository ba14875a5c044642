"""The writing desk: what is sent there is a letter like any other, and what is checked says what the letter would."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from datetime import UTC, datetime, timedelta
from html import unescape

import pytest

from pbem.service.house.terms import terms
from pbem.service.window import writing_desk
from pbem.settings import ConfigFault, check
from pbem.store.engine import writing
from pbem.store.repository import campaigns as rows
from pbem.store.repository import mailboxes
from pbem.web import checks
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


def pressed(office: Office, browser: Browser, words: str, **fields: str) -> Page:
    """Write, send, and look at where it leads once the service has worked."""
    browser.post(DESK, words=words, **{**form(browser), **fields})
    letters = [row for row in office.letters() if row.mailbox == mailboxes.BROWSER]
    office.works()
    slip = letters[-1].message_id[1:33]
    return browser.get(f"/t/rk4/blue/sent/{slip}")


def checked(browser: Browser, words: str, path: str = DESK, **fields: str) -> Page:
    """Write, and press `Check`."""
    return browser.post(f"{path}/check", words=words, **{**form(browser, path), **fields})


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


def test_a_check_keeps_nothing_and_the_words_stay(office: Office, anna: Browser) -> None:
    before = len(office.letters()), len(office.mails())
    page = checked(anna, "army 1: up 3\narmy 2: fly\nto red: hello\n.\nstatus")
    office.works()
    assert (len(office.letters()), len(office.mails())) == before
    assert "You have sent nothing for this turn yet" in page.words
    assert "army 1: up 3\narmy 2: fly" in page.text
    assert "This is how it would be understood" in page.words
    assert "✓ 1 understood ? 1 to mend" in page.words
    assert "not sent" in page.words, page.words
    assert "the letter asks for: status" in page.words


def test_the_script_gets_a_part_of_the_page_and_ready_lines_as_buttons(office: Office, anna: Browser) -> None:
    page = checked(anna, "army 1: up 3\nrmy 2: lft 3", live="1")
    assert "<html" not in page.text
    assert re.findall(r'data-part="(\w+)"', page.text) == ["sum", "answer", "plans", "signs"]
    assert 'data-line="1" data-sign="✓"' in page.text
    assert "<svg" in page.text
    assert page.headers["cache-control"] == "no-store"
    mended = checked(anna, "army 2: move to the", live="1")
    assert 'data-sign="?"' in mended.text


def test_no_button_makes_another_kind_of_order(office: Office, anna: Browser) -> None:
    """Section 5: a truce is not turned into a trade."""
    page = checked(anna, "propose truce to red\narmy 2: stay in the ctiy", live="1")
    assert "We do not understand “truce”" in page.words
    assert re.findall(r'data-put="(\d+)" data-words="([^"]*)"', page.text) == [("2", "army 2: stay")]


def test_nothing_is_checked_without_words_or_of_last_turn(office: Office, anna: Browser) -> None:
    fields = form(anna)
    assert "nothing in the letter" in checked(anna, " ").words
    days(office, 1, 1)
    page = checked(anna, "army 1: up 3", **fields)
    assert "A turn has been played since" in page.words
    assert "army 1: up 3</textarea>" in page.text


@pytest.mark.parametrize("state", ["paused", "ended", "held"])
def test_no_orders_are_taken_now(office: Office, anna: Browser, state: str) -> None:
    fields = form(anna)
    with writing(office.house.engine) as session:
        campaign = rows.claim(session, office.key, wait=True)
        assert campaign is not None
        campaign.state = state  # type: ignore[assignment]
    said = {"paused": "is paused", "ended": "is over", "held": "takes no orders just now"}
    assert said[state] in checked(anna, "army 1: up 3", **fields).words


def test_a_minute_has_sixty_checks_and_each_browser_its_own(
    office: Office, anna: Browser, opened: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "MOST", 3)
    fields, boris = form(anna), signed_in(office, opened, "red@players.test")
    for _ in range(3):
        assert checked(anna, "army 1: up 3", live="1", **fields).status == 200
    refused = checked(anna, "army 1: up 3", live="1", **fields)
    assert (refused.status, "not made at once" in refused.words) == (429, True)
    assert "not made at once" in checked(anna, "army 1: up 3", **fields).words
    assert "not made at once" not in checked(boris, "armáda 1: stát", "/t/rk4/red/orders").words
    office.clock.advance(timedelta(minutes=1))
    assert checked(anna, "army 1: up 3", live="1", **fields).status == 200


def test_one_check_at_a_time_for_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits longer than its patience is refused."""
    monkeypatch.setattr(checks, "PATIENCE", 0.01)
    counted, now = checks.Checks(), datetime(2026, 11, 21, tzinfo=UTC)
    with counted.place("a", now) as first, counted.place("a", now) as second, counted.place("b", now) as other:
        assert (first, second, other) == (True, False, True)
    with counted.place("a", now) as again:
        assert again


def test_checks_of_two_tabs_wait_for_each_other_and_few_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody who writes in a second tab is told to wait because the first is looked at."""
    monkeypatch.setattr(checks, "PATIENCE", 60.0)
    counted, now = checks.Checks(), datetime(2026, 11, 21, tzinfo=UTC)
    with ThreadPoolExecutor(checks.QUEUE + 1) as tabs:
        with counted.place("a", now) as first:
            waiting = [tabs.submit(taken, counted, "a", now) for _ in range(checks.QUEUE + 1)]
            refused = next(as_completed(waiting, 60.0))
            assert (first, refused.result()) == (True, False)
        assert sorted(one.result(60.0) for one in waiting) == [False, *[True] * checks.QUEUE]


def taken(counted: checks.Checks, browser: str, now: datetime) -> bool:
    """Take a place for a check and give it back."""
    with counted.place(browser, now) as admitted:
        return admitted


def test_before_the_answer_the_page_asks_again(office: Office, anna: Browser) -> None:
    page = anna.post(DESK, words="army 1: up 3", **form(anna))
    assert '<meta http-equiv="refresh"' in page.text
    assert "Your letter is in" in page.words
    office.works()


def test_pressing_twice_sends_once(office: Office, anna: Browser) -> None:
    fields = form(anna)
    for _ in range(3):
        anna.post(DESK, words="army 1: up 3", **fields)
    assert len([row for row in office.letters() if row.mailbox == "browser"]) == 1


@pytest.mark.parametrize("undone", [False, True])
def test_a_tab_of_last_turn_sends_nothing_and_loses_nothing(office: Office, anna: Browser, undone: bool) -> None:
    """Nor one of a turn that was undone since; pressed again, the words count for the turn above."""
    fields = form(anna)
    days(office, 1, 1)
    if undone:
        back(office, 1)
    page = anna.post(DESK, words="army 1: up 3", **fields)
    assert "A turn has been played since" in page.words
    assert "army 1: up 3</textarea>" in page.text
    assert not [row for row in office.letters() if row.mailbox == "browser"]
    pressed(office, anna, "army 1: up 3")
    assert "army 1: up 3" in [line.echo for line in office.answer("blue").lines]


def test_the_rule_that_is_cited_is_a_link_to_its_place(anna: Browser) -> None:
    """Browser, section 5: of a line that is refused the rule is a link; words of the letter stay words."""
    for fields in ({}, {"live": "1"}):
        page = checked(anna, "army 1: up 40\n<b>army 2</b>: fly", **fields)
        book, _, place = next(link for link in page.links if "/rules/campaign/en#" in link).partition("#")
        assert f'id="{place}"' in anna.get(book).text
        assert "<b>army" not in page.text


def as_text(page: Page) -> list[str]:
    """Give the map of a page in signs."""
    found = re.findall(r'<pre (?:id|data-part)="signs"[^>]*>([^<]*)</pre>', page.text)
    return unescape(str(found[0])).split("\n")


def test_the_map_stands_there_as_text_too(office: Office, anna: Browser) -> None:
    """Browser, section 8: the table of signs, as the mail has it; of a letter that was looked at, that of its plans."""
    mailed = office.content(office.mails("blue", "report")[-1]).text
    table = [line for line in as_text(anna.get(DESK)) if line.startswith(" ") or line[:1].isdigit()]
    assert table
    assert all(line.rstrip() in mailed for line in table)
    plans = as_text(checked(anna, "army 1: up 3"))
    assert plans == as_text(checked(anna, "army 1: up 3", live="1"))
    assert as_text(pressed(office, anna, "army 1: up 3")) == plans


def test_a_check_says_when_it_was(office: Office, anna: Browser) -> None:
    """In the zone of the seat; an answer that was mailed has its own time."""
    assert "Checked at 12:00" in checked(anna, "army 1: up 3").words
    assert "Checked at 12:00" in checked(anna, "army 1: up 3", live="1").words
    assert "Checked at" not in pressed(office, anna, "army 1: up 3").words


def test_an_empty_letter_and_too_many_are_refused(
    office: Office, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing_desk, "MOST", 2)
    assert "nothing in the letter" in anna.post(DESK, words=" \r\n ", **form(anna)).words
    for _ in range(writing_desk.MOST):
        anna.post(DESK, words="army 1: up 3", **form(anna))
    page = anna.post(DESK, words="army 1: up 4", **form(anna))
    assert "30 letters within an hour" in page.words
    assert "army 1: up 4</textarea>" in page.text
    office.clock.advance(timedelta(hours=1))
    assert "30 letters" not in anna.post(DESK, words="army 1: up 4", **form(anna)).words


def test_after_the_deadline_it_waits_for_the_next_turn(office: Office, anna: Browser) -> None:
    """The deadline passes between opening the page and sending: the letter is late, as by mail, and is told so."""
    fields = form(anna)
    office.clock.advance(timedelta(hours=8, seconds=1))
    anna.post(DESK, words="army 1: up 3", **fields)
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
    page = boris.post(DESK, words="army 1: down 3", **fields)
    assert (page.status, len(office.letters())) == (404, before)
    assert boris.post(f"{DESK}/check", words="army 1: down 3", **fields).status == 404
    assert boris.post("/t/rk4/red/orders", words="x", **{**fields, "slip": "1"}).status == 404


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
    words = "</textarea><script>alert(1)</script>\n</svg>\"'"
    for page in (checked(anna, words), checked(anna, words, live="1"), pressed(office, anna, words)):
        assert "<script>" not in page.text
        assert page.status == 200


@pytest.mark.parametrize(
    ("language", "label"), [("en", "it was not sent"), ("ru", "отправлено"), ("cs", "odesláno"), ("sk", "odoslané")]
)
def test_signed_out_elsewhere_gives_back_what_was_written(
    office: Office, opened: Window, language: str, label: str
) -> None:
    """Nothing is sent, nothing is lost, and the way to sign in is there."""
    anna = signed_in(office, opened)
    fields = form(anna)
    anna.cookies.clear()
    anna.language = language
    page = anna.post(DESK, words="army 1: up 3\n<b>army 2</b>: stay", **fields)
    assert page.status == 403
    assert "army 1: up 3\n&lt;b&gt;army 2&lt;/b&gt;: stay</textarea>" in page.text
    assert label in page.words
    assert "/sign-in" in page.links
    assert [row for row in office.letters() if row.mailbox == mailboxes.BROWSER] == []


def test_a_token_of_another_session_gives_back_what_was_written(office: Office, anna: Browser) -> None:
    page = anna.post(DESK, words="army 1: up 3", **{**form(anna), "token": "old"})
    assert page.status == 403
    assert "army 1: up 3</textarea>" in page.text


def test_a_page_that_could_not_be_made_gives_back_what_was_written(
    office: Office, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    fields = form(anna)

    def broken(*_: object) -> str:
        raise RuntimeError

    monkeypatch.setattr(writing_desk, "send", broken)
    page = anna.post(DESK, words="army 1: up 3", **fields)
    assert page.status == 503
    assert "army 1: up 3</textarea>" in page.text


def test_a_seat_that_is_gone_gives_back_what_was_written(office: Office, anna: Browser) -> None:
    fields = form(anna)
    page = anna.post("/t/rk4/nobody/orders", words="army 1: up 3", **fields)
    assert page.status == 404
    assert "army 1: up 3</textarea>" in page.text


def test_what_a_page_of_others_sends_is_not_even_read(office: Office, anna: Browser) -> None:
    page = anna.sent(DESK, b"words=army+1%3A+up+3", origin="https://evil.example")
    assert page.status == 403
    assert "army 1" not in page.text


def test_two_tabs_send_two_letters_and_the_later_one_says_what_it_replaced(office: Office, anna: Browser) -> None:
    first, second = form(anna), form(anna)
    anna.post(DESK, words="army 1: up 3", **second)
    office.works()
    anna.post(DESK, words="army 1: stay", **first)
    office.works()
    assert [line.echo for line in office.answer("blue").lines if line.accepted] == ["army 1: stay"]
    assert office.answer("blue").revision == 2
