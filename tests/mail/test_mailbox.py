"""The mailbox watch when server or line are not as they should be."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import count

from pbem.mail.accounts import ImapAccount
from pbem.mail.local_post import PostOffice
from pbem.mail.watching.intake import Fetched
from pbem.mail.watching.mailbox import State
from pbem.mail.watching.patience import Patience, Pause
from tests.mail.watching import QUICK, Together, Watched
from tests.servers.proxy import Proxy
from tests.servers.waiting import free_port, until


def account(proxy: Proxy) -> ImapAccount:
    return ImapAccount("127.0.0.1", proxy.port, "orders", "secret", "plain")


def put(office: PostOffice, *subjects: str) -> None:
    for subject in subjects:
        office.deliver("orders", f"Subject: {subject}\r\n\r\nHello\r\n".encode())


def test_polls_a_server_without_idle(post_office: PostOffice) -> None:
    with Proxy(post_office.imap_port, lambda data: data.replace(b" IDLE", b"")) as proxy:
        with Watched(account(proxy)) as watched:
            watched.wait_for(State.POLLING)
            put(post_office, "one")
            watched.wait("one")
        assert not watched.told(State.IDLE)


def test_polls_a_server_that_refuses_idle(post_office: PostOffice) -> None:
    with Proxy(post_office.imap_port, commands=lambda data: data.replace(b" IDLE\r\n", b" NOIDLE\r\n")) as proxy:
        with Watched(account(proxy)) as watched:
            watched.wait_for(State.POLLING)
            put(post_office, "one")
            watched.wait("one")
        assert not watched.told(State.AWAY)


def test_polls_a_server_that_breaks_off_over_idle(post_office: PostOffice) -> None:
    """Three times in a row are enough."""
    with Proxy(post_office.imap_port) as proxy:

        def answer(data: bytes) -> bytes:
            if data.startswith(b"+ "):
                proxy.cut()
            return data

        proxy.answers = answer
        with Watched(account(proxy)) as watched:
            watched.wait_for(State.POLLING)
            put(post_office, "one")
            watched.wait("one")
        assert proxy.connections == 4


def test_news_in_one_packet_with_the_answer_to_idle(post_office: PostOffice) -> None:
    """The news is read with the answer, and the socket stays silent afterwards."""
    put(post_office, "one")
    with Proxy(post_office.imap_port) as proxy:
        idling: list[bytes] = []

        def answer(data: bytes) -> bytes:
            if data.startswith(b"+ ") and not idling:
                idling.append(data)
                put(post_office, "two")
                return data + b"* 2 EXISTS\r\n"
            return b"" if len(idling) == 1 else data

        def command(data: bytes) -> bytes:
            idling.extend([data] if idling else [])
            return data

        proxy.answers, proxy.commands = answer, command
        with Watched(account(proxy), replace(QUICK, settle=20.0)) as watched:
            watched.wait("one", "two")


def test_news_during_the_last_search_is_not_forgotten(post_office: PostOffice) -> None:
    """The server speaks of the message after the search that does not find it yet, and IDLE does not repeat it."""
    put(post_office, "one")
    searches: list[bytes] = []

    def command(data: bytes) -> bytes:
        searches.extend([data] if b"SEARCH" in data else [])
        if len(searches) == 2 and searches[-1] is data:
            put(post_office, "two")
        return data

    steady = replace(QUICK, settle=20.0)
    with Proxy(post_office.imap_port, commands=command) as proxy, Watched(account(proxy), steady) as watched:
        watched.wait("one", "two")


def test_stops_in_time_when_the_server_has_gone_silent(post_office: PostOffice) -> None:
    with Proxy(post_office.imap_port) as proxy, Watched(account(proxy)) as watched:
        watched.wait_for(State.IDLE)
        proxy.silent = True


def test_comes_back_after_the_line_was_cut(post_office: PostOffice) -> None:
    with Proxy(post_office.imap_port) as proxy, Watched(account(proxy)) as watched:
        for n in range(1, 4):
            until(lambda: watched.states and watched.states[-1][0] == State.IDLE)
            proxy.cut()
            put(post_office, str(n))
            watched.wait(*map(str, range(1, n + 1)))
        assert watched.repeated == 0


def test_a_cut_between_storing_and_marking_doubles_nothing(post_office: PostOffice) -> None:
    """The message is offered again and recognised by its UID; then it is marked."""
    put(post_office, "one", "two")
    with Proxy(post_office.imap_port) as proxy:

        def command(data: bytes) -> bytes:
            if b"STORE" in data and proxy.connections == 1:
                proxy.cut()
                return b""
            return data

        proxy.commands = command
        with Watched(account(proxy)) as watched:
            until(lambda: watched.told(State.IDLE))
            watched.wait("one", "two")
            assert watched.repeated == 2


def test_a_message_the_server_cannot_give_does_not_hold_up_the_others(post_office: PostOffice) -> None:
    put(post_office, "bad", "good")
    refusals = [b"(NONSENSE)"] * 3

    def command(data: bytes) -> bytes:
        asked = re.search(rb"FETCH 101\S* (\(BODY.PEEK\[\]\))", data)
        return data.replace(asked[1], refusals.pop()) if asked and refusals else data

    with Proxy(post_office.imap_port, commands=command) as proxy, Watched(account(proxy)) as watched:
        watched.wait("good", "bad")
        assert watched.told(State.NOT_TAKEN)
        assert not watched.told(State.AWAY)


def test_a_server_that_cannot_mark_is_told_and_read_on(post_office: PostOffice) -> None:
    put(post_office, "one")
    with Proxy(post_office.imap_port, commands=lambda data: data.replace(b"STORE", b"STALE")) as proxy:
        with Watched(account(proxy)) as watched:
            watched.wait_for(State.NOT_MARKED)
            put(post_office, "two")
            watched.wait("one", "two")
        assert not watched.told(State.AWAY)


def test_garbage_is_no_reason_to_give_up(post_office: PostOffice) -> None:
    with Proxy(post_office.imap_port) as proxy:
        proxy.answers = lambda data: b"\x00\xff garbage\r\n" if proxy.connections < 3 else data
        with Watched(account(proxy)) as watched:
            put(post_office, "one")
            watched.wait("one")
        assert watched.told(State.AWAY)


def test_tries_for_ever_and_stops_at_once_while_pausing() -> None:
    nobody = ImapAccount("127.0.0.1", free_port(), "orders", "secret", "plain")
    with Watched(nobody, replace(QUICK, longest_pause=60.0)) as watched:
        until(lambda: len(watched.states) >= 4)
    assert {state for state, _ in watched.states} == {State.AWAY, State.STOPPED}


def test_a_store_that_is_away_stops_nothing(post_office: PostOffice) -> None:
    put(post_office, "one")
    watched = Watched(post_office.imap("orders", "secret"))
    watched.refuse = lambda fetched: True
    with watched:
        until(lambda: [state for state, _ in watched.states].count(State.NOT_TAKEN) >= 2)
        watched.refuse = lambda fetched: False
        watched.wait("one")


def test_pauses_grow_up_to_the_longest() -> None:
    pause = Pause(0.05, 0.2)
    assert [pause.failed() for _ in range(5)] == [0.05, 0.1, 0.2, 0.2, 0.2]


def test_pauses_are_forgotten_after_work_that_went_well() -> None:
    pause = Pause(1.0, 300.0)
    assert [pause.failed(), pause.failed()] == [1.0, 2.0]
    pause.went_well()
    assert pause.failed() == 1.0


def test_letters_that_came_are_a_reason_to_come_back_soon(post_office: PostOffice) -> None:
    """The line breaks again and again while letters are fetched; each time at least one has come."""
    names = [f"letter {number}" for number in range(24)]
    put(post_office, *names)
    with Proxy(post_office.imap_port) as proxy:
        fetched = count(1)

        def command(data: bytes) -> bytes:
            if b"BODY.PEEK[]" in data and next(fetched) % 3 == 0 and proxy.connections <= 8:
                proxy.cut()
                return b""
            return data

        proxy.commands = command
        with Watched(account(proxy), replace(QUICK, first_pause=0.3, longest_pause=300.0, batch=1)) as watched:
            watched.wait(*names)
        assert proxy.connections == 9


def test_a_line_that_breaks_off_over_several_letters_at_once_brings_them_one_by_one(post_office: PostOffice) -> None:
    names = [f"letter {number}" for number in range(6)]
    put(post_office, *names)
    with Proxy(post_office.imap_port) as proxy:

        def command(data: bytes) -> bytes:
            if re.search(rb"FETCH \d+[:,]\S* \(BODY.PEEK\[\]\)", data):
                proxy.cut()
                return b""
            return data

        proxy.commands = command
        with Watched(account(proxy)) as watched:
            watched.wait(*names)
        assert proxy.connections == 2


def test_letters_that_came_together_are_stored_together(post_office: PostOffice) -> None:
    names = [f"letter {number}" for number in range(6)]
    put(post_office, *names)
    with Together(post_office.imap("orders", "secret")) as watched:
        watched.wait(*names)
    assert [len(some) for some in watched.several] == [6]
    assert [fetched.until for fetched in watched.several[0]] == [fetched.uid for fetched in watched.several[0]][-1:] * 6


def test_one_letter_that_cannot_be_stored_does_not_hold_up_those_that_came_with_it(post_office: PostOffice) -> None:
    """Together all are refused; one by one only the bad one is, and it is tried again."""
    put(post_office, "one", "bad", "two")
    watched = Together(post_office.imap("orders", "secret"))
    refused = []

    def refuse(fetched: Fetched) -> bool:
        if b"Subject: bad" in fetched.raw:
            refused.append(fetched.uid)
        return b"Subject: bad" in fetched.raw and len(refused) < 4

    watched.refuse = refuse
    with watched:
        watched.wait("one", "two", "bad")
    assert watched.repeated == 0


def test_what_a_store_that_was_away_refused_is_offered_again_with_the_next_that_it_takes(
    post_office: PostOffice,
) -> None:
    """Each message has a clock of its own, but that the store was away was no message's fault."""
    put(post_office, "one", "two", "three")
    watched = Watched(post_office.imap("orders", "secret"), replace(QUICK, retake=300.0, longest_retake=300.0))
    watched.refuse = lambda fetched: True
    with watched:
        until(lambda: [state for state, _ in watched.states].count(State.NOT_TAKEN) == 3)
        watched.refuse = lambda fetched: False
        put(post_office, "four")
        until(lambda: len(watched.taken) == 4, what="all four")


def test_each_quiet_idle_lets_the_next_last_twice_as_long() -> None:
    """A message that a server forgot lies there no longer than it was quiet before."""
    patience = Patience(settle=2.0, renew=15.0)
    lengths = [patience.settle]
    while lengths[-1] < patience.renew:
        lengths.append(patience.calmer(lengths[-1]))
    assert lengths == [2.0, 4.0, 8.0, 15.0]
