"""The player's table: own seats, their reports turn by turn as they were mailed, and nothing of anybody else's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta

import pytest
from sqlmodel import select

from pbem.service.game import games
from pbem.service.turns import time_notices
from pbem.store import tables
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns as rows
from pbem.store.repository import partners, people, restored, seats
from tests.service.kit import Office
from tests.service.test_history import back, days
from tests.web.kit import Browser, Window, window
from tests.web.test_sign_in import signed_in

SEAT = "/t/rk4/blue"


@pytest.fixture
def opened(office: Office) -> Iterator[Window]:
    with window(office.house) as shown:
        yield shown


@pytest.fixture
def anna(office: Office, opened: Window) -> Browser:
    """Blue's player, after two turns."""
    days(office, 1, 2)
    return signed_in(office, opened)


def test_home_lists_the_own_seats(office: Office, anna: Browser, opened: Window) -> None:
    page = anna.get("/home")
    assert "Two Fords" in page.words
    assert "Orders for turn 3 — by Monday, 23 November 2026, 20:00 UTC" in page.words
    assert SEAT in page.links
    referee = signed_in(office, opened, "referee@host.test").get("/home")
    assert "You have no seat" not in referee.words
    assert SEAT not in referee.links


def test_a_report_stands_as_it_was_mailed(office: Office, anna: Browser) -> None:
    """Each sentence of its sections, its map as a picture and in signs, what was ordered, a link that answers it."""
    page = anna.get(SEAT)
    said = office.report("blue")
    words = office.house.catalogue("en", "campaign")
    for section in said.brief.sections:
        assert section.heading is None or words.say(section.heading) in page.words
    assert "<svg " in page.text
    assert "The map in signs" in page.words
    assert "army 1: up 2" in page.words
    assert "You have sent nothing for this turn yet" in page.words
    answer = next(link for link in page.links if link.startswith("mailto:"))
    assert answer.startswith(f"mailto:{office.reply_to('blue')}?")
    assert page.headers["cache-control"] == "no-store"
    assert not re.search(r" style=| on\w+=|<style|<script(?! src=)", page.text)


def test_the_shape_of_a_seat_stands_beside_its_colour(anna: Browser) -> None:
    """Browser, section 8: colour is never alone."""
    assert "▼ Blue" in " ".join(anna.get("/t/rk4/blue").words.split()).replace("▼Blue", "▼ Blue")


def test_turns_lead_to_one_another(anna: Browser) -> None:
    assert f"{SEAT}/turn/1" in anna.get(SEAT).links
    first = anna.get(f"{SEAT}/turn/1")
    assert {f"{SEAT}/turn/0", f"{SEAT}/turn/2"} <= set(first.links)
    assert "army 1: up 1" in first.words
    assert not [link for link in first.links if link.startswith("mailto:")], "nobody orders for a turn long played"
    assert "The game begins" in anna.get(f"{SEAT}/turn/0").words
    history = anna.get(f"{SEAT}/history")
    assert {f"{SEAT}/turn/{turn}" for turn in range(3)} <= set(history.links)
    assert "army 1: up 1" in history.words


def test_the_slider_leads_to_a_turn(anna: Browser) -> None:
    """Without scripts its button does; the turn is the one of the address."""
    page = anna.get(SEAT)
    assert 'name="turn" min="0" max="2" value="2"' in page.text
    assert "army 1: up 1" in anna.get(f"{SEAT}?turn=1").words
    assert anna.get(f"{SEAT}?turn=1").body == anna.get(f"{SEAT}/turn/1").body
    assert {anna.get(f"{SEAT}?turn={odd}").status for odd in ("", "3", "x", "-1", "9" * 9)} == {404}


def test_what_stands_is_told(office: Office, anna: Browser) -> None:
    office.letter("blue", "army 2: stay")
    assert "Revision 1 stands, received 22 November, 20:00" in anna.get(SEAT).words


def test_the_deadline_is_the_one_that_was_told_last(office: Office, anna: Browser) -> None:
    """A deadline that was moved and not told of is not on the page."""
    with writing(office.house.engine) as session:
        campaign = rows.claim(session, office.key, wait=True)
        assert campaign is not None
        game = games.opened(session, office.house.registry, campaign)
        for timer in session.exec(select(tables.Timer).where(tables.Timer.state == "waiting")).all():
            timer.due_utc += timedelta(days=2)
        session.flush()
    assert "23 November" in anna.get(SEAT).words
    with writing(office.house.engine) as session:
        time_notices.deadline(office.house, session, game, "moved-absence")
    assert "by Wednesday, 25 November 2026" in anna.get(SEAT).words


def test_whoever_has_no_part_in_a_seat_gets_one_answer(office: Office, anna: Browser, opened: Window) -> None:
    """Not your seat, no such seat, no such campaign, no such turn: the same bytes; strangers are sent to sign in."""
    pages = [anna.get(f"/t/{place}") for place in ("rk4/red", "rk4/pink", "rk5/blue", "rk4/referee", "rk4/blue/turn/9")]
    pages += [anna.get(f"{SEAT}/turn/{odd}") for odd in ("x", "-1", "%C2%B2", "9" * 30)]
    pages += [anna.get(f"/t/rk4/red/{more}") for more in ("history", "turn/1")]
    assert {(page.status, page.body) for page in pages} == {(404, pages[0].body)}
    for path in ("/home", SEAT, f"{SEAT}/history", "/t/rk5/blue"):
        answer = opened.ask(path)
        assert (answer.status, answer.headers["location"], answer.body) == (303, "/sign-in", b"")


def test_everybody_reads_in_the_language_of_the_seat(office: Office, anna: Browser, opened: Window) -> None:
    page = signed_in(office, opened, "red@players.test").get("/t/rk4/red")
    assert page.headers["content-language"] == "cs"
    assert '<html lang="cs">' in page.text
    assert "Mapa ve znacích" in page.words


def test_a_partner_reads_without_the_name_and_the_word_that_were_anothers(office: Office, opened: Window) -> None:
    days(office, 1, 1)
    with writing(office.house.engine) as session:
        seat = seats.get(session, office.key, "blue")
        assert seat is not None
        cyril = people.add(session, "Cyril", "en", "UTC", ["cyril@players.test"])
        partners.add(session, seat, cyril, office.house.now)
    browser = signed_in(office, opened, "cyril@players.test")
    page = browser.get(SEAT)
    assert "Blue Cyril" in page.words
    assert "Anna" not in page.words
    with writing(office.house.engine) as session:
        seat = seats.get(session, office.key, "blue")
        assert seat is not None
        person = people.by_address(session, "cyril@players.test")
        assert person is not None
        session.delete(session.get(tables.Partner, (office.key, "blue", person.id)))
    assert browser.get(SEAT).status == 404, "whoever left the seat reads no more"


def test_a_turn_that_was_undone_is_not_shown(office: Office, anna: Browser) -> None:
    assert anna.get(f"{SEAT}/turn/2").status == 200
    back(office, 1)
    assert anna.get(f"{SEAT}/turn/2").status == 404
    page = anna.get(SEAT)
    assert "Results of turn 1" in page.words
    told = office.said(office.mails("blue", "correction")[-1]).heading
    assert told is not None
    assert told.deadline is not None
    assert f"Orders for turn 2 — by {told.deadline:%A, %-d %B %Y}" in page.words


def test_what_a_restore_holds_back_is_not_on_a_page_either(office: Office, opened: Window) -> None:
    days(office, 1, 1)
    with writing(office.house.engine) as session:
        for mail in session.exec(select(tables.Outbox).where(tables.Outbox.kind == "report")).all():
            mail.state = "sent" if mail.turn == 0 else "queued"
        restored.hold(session, office.house.now)
    page = signed_in(office, opened).get(SEAT)
    assert "The game begins" in page.words
    assert f"{SEAT}/turn/1" not in page.links


def test_hostile_names_stay_words(office: Office, opened: Window) -> None:
    """In the title, the player's name, the referee's word."""
    days(office, 1, 1)
    hostile = "</svg></title><script>alert(1)</script>\u202e\"'&"
    with writing(office.house.engine) as session:
        campaign, person = rows.claim(session, office.key, wait=True), people.by_address(session, "blue@players.test")
        assert campaign is not None
        assert person is not None
        campaign.title = person.name = hostile
    browser = signed_in(office, opened)
    for path in ("/home", "/you", SEAT, f"{SEAT}/turn/0", f"{SEAT}/history"):
        page = browser.get(path)
        assert page.status == 200
        assert "<script>" not in page.text
        assert "\u202e" not in page.text
        assert "alert(1)" in page.words


def test_a_seat_before_the_beginning_has_a_page(office: Office, opened: Window) -> None:
    one = [{"seat": "blue", "name": "Dana", "address": ["dana@players.test"], "language": "sk"}]
    office.start(key="winter", title="Winter", seat=one)
    browser = signed_in(office, opened, "dana@players.test")
    assert "Winter" in browser.get("/home").words
    for path in ("/t/winter/blue", "/t/winter/blue/history"):
        assert "Hra sa ešte nezačala" in browser.get(path).words
    with reading(office.house.engine) as session:
        assert rows.get(session, "winter") is not None
