"""Faults of ours: each is caught at one edge, logged, told to the referee, and stops nothing else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from pbem.service.campaigns import parcels
from pbem.service.joining import waiting_line
from pbem.service.post.pictures import Pictures
from pbem.service.work import ahead, dispatch, local, player_letters, routing, work, work_process
from pbem.service.work.work_process import Fault, here
from pbem.service.work.worker import Worker
from pbem.store.tables import Outbox
from tests.servers.waiting import until
from tests.service.joining_kit import VERA, frees, joins, subject
from tests.service.kit import Office
from tests.service.test_strangers import LIMIT, flood, limited


def failing(real: Callable[..., Any], words: bytes) -> Callable[..., Any]:
    """Stumble over the letter with these words, and do what is usual with any other."""

    def tries(house: Any, session: Any, *rest: Any) -> Any:
        if any(words in getattr(one, "raw", b"") for one in rest):
            raise RuntimeError("a wheel came off")
        return real(house, session, *rest)

    return tries


@pytest.mark.parametrize(("place", "name"), [(routing, "route"), (player_letters, "serve")])
def test_a_letter_we_stumble_over_is_set_aside_and_the_next_one_answered(
    office: Office, place: Any, name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(place, name, failing(getattr(place, name), b"army 1: up 1"))
    office.arrives(office.written("blue", "army 1: up 1"))
    office.letter("blue", "army 2: up 2")
    bad, good = office.letters()
    assert (bad.state, good.state) == ("rejected", "done")
    assert b"army 1: up 1" in bad.raw
    assert "a wheel came off" in bad.note
    assert f"letter {bad.id} could not be answered" in caplog.text
    assert [mail.kind for mail in office.mails("referee@host.test")] == ["notice-letter-defect"]
    assert [line.echo for line in office.answer("blue").lines] == ["army 2: up 2"]


def test_a_strangers_letter_we_stumble_over_holds_up_no_other_that_waits(
    office: Office, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Of many strangers one is looked at again when its turn has come, and only then is it stumbled over."""
    office = limited(office)
    flood(office, LIMIT + 3)
    waiting = [letter.id for letter in office.letters() if letter.state == "deferred"]
    assert len(waiting) == 3
    real, bad = routing.route, f"hello {LIMIT + 1}".encode()

    def tries(house: Any, session: Any, row: Any, *rest: Any) -> Any:
        if bad in row.raw:
            raise RuntimeError("a wheel came off")
        return real(house, session, row, *rest)

    monkeypatch.setattr(routing, "route", tries)
    office.later(hours=2)
    found = {letter.id: letter for letter in office.letters() if letter.id in waiting}
    assert {letter.state for letter in found.values()} == {"rejected"}
    assert ["a wheel came off" in letter.note for letter in found.values()].count(True) == 1
    assert "could not be answered" in caplog.text


@pytest.mark.parametrize(("place", "name"), [(routing, "route"), (player_letters, "serve")])
@pytest.mark.parametrize(("times", "state"), [(2, "done"), (9, "rejected")])
def test_a_letter_another_host_crossed_is_taken_again_but_not_for_ever(
    office: Office, place: Any, name: str, times: int, state: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, crossed = getattr(place, name), iter(range(times))

    def crossing(*all: Any) -> Any:
        if next(crossed, None) is not None:
            raise IntegrityError("INSERT", None, Exception("written first by another host"))
        return real(*all)

    monkeypatch.setattr(place, name, crossing)
    office.letter("blue", "army 1: up 1")
    assert [letter.state for letter in office.letters()] == [state]


def ready(office: Office) -> list[str]:
    """Write the waiting mails as they are sent; give whose could be written."""
    post = dispatch.open_post(office.house)

    async def written() -> list[str]:
        begun = ahead.Ahead(office.house, post.pictures)
        await begun.look()
        leases = list(iter(lambda: dispatch._claimed(post), None))
        made = [(lease.mail, await begun.take(lease.mail)) for lease in leases]
        for mail, fault in made:
            if isinstance(fault, Exception):
                dispatch._set_aside(office.house, mail, fault)
        return sorted(mail.recipient for mail, raw in made if isinstance(raw, bytes))

    try:
        return asyncio.run(written())
    finally:
        post.pictures.rest()


@pytest.mark.parametrize(
    ("room", "name", "said"), [(parcels, "rendered", "cannot be written"), (ahead, "drawn", "cannot be drawn")]
)
def test_a_mail_that_cannot_be_made_keeps_no_other_back(
    office: Office, room: Any, name: str, said: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Without its picture a mail goes out all the same; one that cannot be written is told to the referee."""
    real = getattr(room, name)

    def tries(*given: Any) -> Any:
        if any(isinstance(one, Outbox) and one.seat == "red" for one in given):
            raise RuntimeError("no ink")
        return real(*given)

    monkeypatch.setattr(room, name, tries)
    assert ready(office) == (["blue"] if name == "rendered" else ["blue", "red"])
    assert said in caplog.text
    told = [mail.kind for mail in office.mails("referee@host.test")]
    assert told == (["notice-unwritable"] if name == "rendered" else [])


def test_a_thread_that_stumbles_starts_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real, began = work.do_all, time.monotonic()
    calls: list[float] = []

    def tries(house: Any, *rest: Any) -> int:
        calls.append(time.monotonic() - began)
        if len(calls) == 1:
            raise RuntimeError("a wheel came off")
        return real(house, *rest)

    monkeypatch.setattr(work, "do_all", tries)
    with local.opened_office(tmp_path) as (_, house):
        worker = Worker(house, here)
        worker.start()
        until(lambda: len(calls) > 1, what="a second try")
        worker.stop()
    assert "work: a fault; starting again" in caplog.text


def test_a_picture_that_fails_while_it_is_drawn_keeps_no_mail_back(
    office: Office, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(self: Any, svg: str) -> Future[bytes]:
        broken: Future[bytes] = Future()
        broken.set_exception(RuntimeError("the pencil broke"))
        return broken

    monkeypatch.setattr(Pictures, "begin", breaks)
    assert ready(office) == ["blue", "red"]
    assert "the pencil broke" in caplog.text


def test_a_waiting_line_we_stumble_over_keeps_no_turn_back(
    office: Office, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The seat is offered once the fault is mended."""

    def breaks(*given: Any) -> int:
        raise RuntimeError("nobody holds the list")

    joins(office, VERA)
    with monkeypatch.context() as broken:
        broken.setattr(waiting_line, "_offers", breaks)
        frees(office, "red")
        assert "rk4: the waiting line could not be served" in caplog.text
        office.until("2026-11-21 20:00:01")
        assert office.campaign().head_turn == 1
    office.works()
    assert subject(office, VERA) == "joining-offer"


def test_a_process_that_stumbles_tells_the_service_why(
    office: Office, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(*given: Any) -> None:
        raise RuntimeError("a wheel came off")

    monkeypatch.setattr(work, "look", breaks)
    assert work_process._looked(office.house, lambda: None) == Fault("fault", "RuntimeError: a wheel came off")
    assert "a fault while looking for work" in caplog.text
