"""More strangers write than are answered: nobody's letter is lost, nobody is pushed to the end, nobody gets a storm."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import event

from pbem.service.work import work
from pbem.store.engine import reading, writing
from pbem.store.repository import deferrals, inbox, people
from tests.service.joining_kit import opened, replies
from tests.service.kit import Office

ORDERS = "orders@host.test"
LIMIT = 10
HOTEL, VERA = "desk@hotel.test", "vera@away.test"
REFEREE = "referee@host.test"


def limited(office: Office, limit: int = LIMIT) -> Office:
    """Let the host answer so many strangers an hour."""
    settings = office.house.settings.model_copy(update={"stranger_answers_per_hour": limit})
    return replace(office, house=replace(office.house, settings=settings))


def flood(office: Office, count: int, sender: str = "s{}@d{}.test", to: str = ORDERS, first: int = 0) -> None:
    """Put letters of strangers into the inbox."""
    for n in range(first, first + count):
        office.arrives(office.written("blue", f"hello {n}", sender=sender.format(n, n), to=to))
    work.do_all(office.house)


def written(office: Office, sender: str, text: str = "", to: str = ORDERS, **headers: str) -> None:
    """Let one letter come."""
    office.letter("blue", text, sender=sender, to=to, **headers)


def strangers_mails(office: Office) -> list[str]:
    """List to whom of those nobody has registered mails went."""
    with reading(office.house.engine) as session:
        known = {REFEREE, *(mail.address for mail in office.mails() if people.by_address(session, mail.address))}
    return [mail.address for mail in office.mails() if mail.address not in known]


def test_letters_of_strangers_wait_and_are_answered_by_themselves_oldest_first(both: Office) -> None:
    office = limited(both)
    flood(office, 25)
    assert Counter(letter.state for letter in office.letters()) == {"rejected": 10, "deferred": 15}
    for hour in (20, 25, 25):
        office.later(hours=1, seconds=1)
        assert strangers_mails(office) == [f"s{n}@d{n}.test" for n in range(hour)]
    assert {letter.note for letter in office.letters()} == {"unknown sender"}


def test_who_shows_a_right_code_or_a_registered_address_is_not_held_up(both: Office) -> None:
    """A player without the code, orders with the right code from elsewhere, a yes to a question, an invitation."""
    office = limited(both)
    written(office, "blue@players.test", f"address add {HOTEL}", to=office.reply_to("blue"))
    flood(office, 20)
    office.letter("red", "armáda 1: nahoru 1", to=ORDERS)
    assert office.mails("red")[-1].kind == "notice-untagged"
    office.letter("red", "armáda 1: nahoru 1", sender="boris@work.test")
    assert office.mails("red")[-1].kind == "ask-letter"
    assert not office.mails("boris@work.test")
    replies(office, HOTEL, "yes")
    with reading(office.house.engine) as session:
        assert people.by_address(session, HOTEL) is not None
    office.letter("blue", "army 1: up 1")
    assert office.answer("blue").lines[0].accepted


def test_a_join_that_came_in_a_flood_leads_to_a_seat(office: Office) -> None:
    office = limited(opened(office))
    flood(office, 15)
    written(office, VERA, subject="join open1")
    assert not office.mails(VERA)
    office.later(hours=1, seconds=1)
    replies(office, VERA, "yes")
    with reading(office.house.engine) as session:
        assert [seat.campaign for seat in people.seats_at(session, VERA)] == ["open1"]


def test_the_many_letters_of_one_stranger_do_not_push_back_another_ones(both: Office) -> None:
    office = limited(both)
    flood(office, 40)
    flood(office, 50, sender="mad@one.test")
    written(office, VERA, subject="join rk4")
    written(office, "ivan@one.test", subject="join rk4")
    office.later(hours=1, seconds=1)
    office.later(hours=1, seconds=1)
    office.later(hours=1, seconds=1)
    office.later(hours=1, seconds=1)
    assert office.mails(VERA)
    assert office.mails("ivan@one.test")
    assert len(office.mails("mad@one.test")) <= 6


def test_many_addresses_of_one_domain_do_not_push_back_another_domain(office: Office) -> None:
    office = limited(office)
    flood(office, 100, sender="s{}@evil.test")
    written(office, VERA, subject="join rk4")
    office.later(hours=1, seconds=1)
    assert office.mails(VERA)


def test_a_new_letter_does_not_overtake_those_that_wait(office: Office) -> None:
    office = limited(office)
    flood(office, 19)
    office.clock.advance(timedelta(hours=1, seconds=1))
    written(office, VERA, "hello")
    assert strangers_mails(office)[-2:] == ["s18@d18.test", VERA]


def test_what_waited_too_long_is_given_up(both: Office) -> None:
    office = limited(both, 1)
    flood(office, 5)
    office.later(days=3, seconds=1)
    states = [letter.state for letter in office.letters()]
    assert Counter(states) == {"rejected": 2, "expired": 3}
    with reading(office.house.engine) as session:
        assert not deferrals.any_waiting(session)


def test_the_referee_hears_of_a_flood_once_and_once_when_it_is_over(office: Office) -> None:
    office = limited(office)
    flood(office, 35)
    for first in (100, 200):
        office.later(hours=1, seconds=1)
        flood(office, 5, first=first)
    assert [mail.kind for mail in office.mails(REFEREE)] == ["limit-flood"]
    for _ in range(6):
        office.later(hours=1, seconds=1)
    assert [mail.kind for mail in office.mails(REFEREE)] == ["limit-flood", "limit-flood-over"]


def codes_of_questions(office: Office) -> None:
    """Strangers answer questions nobody asked."""
    for n in range(30):
        office.arrives(office.written("blue", "yes", sender=f"q{n}@q.test", to=f"orders+ask.{'a' * 26}@host.test"))


def too_large(office: Office) -> None:
    """Strangers write more than is read."""
    for n in range(30):
        office.arrives(office.written("blue", f"x {n}", sender=f"l{n}@l.test", to=ORDERS), reason="too-large")


def one_code_many_names(office: Office) -> None:
    """Somebody who has a right code writes in many names."""
    for n in range(30):
        office.arrives(office.written("blue", f"army 1: up {n}", sender=f"n{n}@n.test"))


def answers_of_others(office: Office) -> None:
    """Somebody who was asked lets many others answer."""
    written(office, "blue@players.test", f"address add {HOTEL}", to=office.reply_to("blue"))
    to = office.notice(HOTEL).reply_to
    for n in range(30):
        office.arrives(office.written("blue", "yes", sender=f"a{n}@a.test", to=to))


@pytest.mark.parametrize("attack", [codes_of_questions, too_large, one_code_many_names, answers_of_others])
def test_no_trick_brings_more_mails_to_strangers_than_the_limit(office: Office, attack: object) -> None:
    office = limited(office)
    flood(office, LIMIT - 3)
    assert callable(attack)
    attack(office)
    work.do_all(office.house)
    sent = [address for address in strangers_mails(office) if address != HOTEL]
    assert len(sent) <= LIMIT


def test_an_hour_never_sees_more_answers_than_the_limit(office: Office) -> None:
    office = limited(office)
    for step in range(8):
        flood(office, 7, first=100 * step)
        office.later(minutes=20)
    times = [mail.created_at for mail in office.mails() if mail.kind == "notice-nobody"]
    assert all(sum(at <= one < at + timedelta(hours=1) for one in times) <= LIMIT for at in times)


def test_forging_a_players_address_counts_as_much_as_any_other(office: Office) -> None:
    """Else anybody could find out whose address it is by looking when the door closes."""
    for sender in ("red@players.test", "nobody@players.test"):
        office.clock.advance(timedelta(hours=2))
        flood(office, 1, sender=sender)
        with reading(office.house.engine) as session:
            assert inbox.admitted_since(session, office.house.now - timedelta(hours=1)) == 1


def test_a_turn_does_not_wait_for_letters_of_strangers(office: Office) -> None:
    """Where a code alone is no proof, what nobody known has written cannot be orders."""
    office.until("2026-11-21 19:59:00")
    for n in range(60):
        office.arrives(office.written("blue", "hello", sender=f"x{n}@y.test", to=ORDERS))
    with writing(office.house.engine) as session:
        for letter in office.letters():
            letter.known = False
            session.merge(letter)
    office.clock.advance(timedelta(minutes=2))
    office.reads()
    work._round(office.house, work.Passed(), lambda: None)
    assert office.mails("blue", "report")[-1].turn == 1
    assert any(letter.state == "new" for letter in office.letters())


@pytest.fixture
def plans(office: Office) -> Iterator[list[str]]:
    """Keep how SQLite finds what it is asked for while strangers' letters are seen to."""
    found: list[str] = []

    def explain(connection: object, cursor: object, statement: str, parameters: object, *_: object) -> None:
        if "deferral" in statement or "admitted_at >" in statement:
            raw = office.house.engine.raw_connection()
            rows = raw.cursor().execute(f"EXPLAIN QUERY PLAN {statement}", parameters).fetchall()  # type: ignore[arg-type]
            found.extend(row[3] for row in rows)
            raw.close()

    event.listen(office.house.engine, "before_cursor_execute", explain)
    yield found
    event.remove(office.house.engine, "before_cursor_execute", explain)


def test_a_long_line_costs_no_more_than_a_short_one(office: Office, plans: list[str]) -> None:
    """Nothing is sorted, and nothing is looked for without an index."""
    office = limited(office)
    flood(office, 15)
    office.later(hours=1, seconds=1)
    assert plans
    assert [plan for plan in plans if "TEMP B-TREE" in plan or ("SCAN" in plan and "USING" not in plan)] == []
