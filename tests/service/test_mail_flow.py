"""Mail flows: several mails are on their way at once, the next are written, a slow domain holds up no other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path

from aiosmtpd.smtp import SMTP, Envelope, Session
from sqlmodel import col, select, update

from pbem.mail.sending.outgoing import Sender
from pbem.service.post.pictures import Pictures
from pbem.service.post.scribes import Scribes
from pbem.service.work import ahead, dispatch, lanes
from pbem.service.work.dispatch import Post, send_waiting
from pbem.service.work.lanes import Lanes, Limits
from pbem.store.engine import reading, writing
from pbem.store.repository import outbox
from pbem.store.tables import Outbox
from tests.servers.scripted import Script, scripted
from tests.service.kit import Office
from tests.service.test_mail_server_away import waiting

__all__ = ["waiting"]


@dataclass
class Hand:
    """A clock that a test moves."""

    time: float = 0.0

    def __call__(self) -> float:
        return self.time


def at(hand: Hand, **limits: float) -> Lanes:
    return Lanes(Limits(**{"connections": 2, **limits}), hand)  # type: ignore[arg-type]


def test_as_many_mails_go_at_once_as_the_setting_says() -> None:
    some = at(Hand())
    some.begin(1, "blue@one.test")
    assert some.has_room(serves=True)
    some.begin(2, "red@one.test")
    assert not some.has_room(serves=True)
    some.end(1)
    assert some.has_room(serves=True)


def test_a_server_nobody_knows_to_serve_is_asked_by_one_mail() -> None:
    some = at(Hand())
    assert some.has_room(serves=False)
    some.begin(1, "blue@one.test")
    assert not some.has_room(serves=False)


def test_a_stuck_mail_makes_room_for_others_but_closes_its_domain() -> None:
    hand = Hand()
    some = at(hand)
    some.begin(1, "blue@slow.test")
    some.begin(2, "red@Slow.Test")
    hand.time = lanes.STUCK + 1
    assert some.has_room(serves=True)
    assert some.closed() == {"slow.test"}


def test_stuck_mails_do_not_open_connections_without_end() -> None:
    hand = Hand()
    some = at(hand)
    for number in range(8):
        some.begin(number, f"blue@slow{number}.test")
    hand.time = lanes.STUCK + 1
    assert not some.has_room(serves=True)


def test_a_domain_gets_so_many_mails_at_once_and_so_often_as_the_settings_say() -> None:
    hand = Hand()
    some = at(hand, connections=5, per_domain=1, pause=3)
    some.begin(1, "blue@one.test")
    assert some.closed() == {"one.test"}
    some.end(1)
    hand.time = 2.9
    assert some.closed() == {"one.test"}
    hand.time = 3.1
    assert some.closed() == frozenset()


@dataclass
class Slow(Script):
    """Says nothing to mails to one address until it is let go, and counts how many it has at once."""

    silent_to: str = "nobody"
    let_go: asyncio.Event = field(default_factory=asyncio.Event)
    served: list[str] = field(default_factory=list)
    at_once: int = 0
    most: int = 0
    together: int = 1
    """The first mails wait until so many have met, on a busy machine too, but not for ever."""

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        if self.silent_to in address:
            await self.let_go.wait()
        for _ in range(500):
            await asyncio.sleep(0.02)
            if self.most >= self.together:
                break
        self.at_once -= 1
        self.served.append(address)
        return await super().handle_RCPT(server, session, envelope, address, options)


def addressed(office: Office, *addresses: str) -> None:
    """Let the waiting mails go to these addresses, one after another."""
    with writing(office.house.engine) as session:
        for mail, address in zip(session.exec(select(Outbox).order_by(col(Outbox.id))).all(), addresses, strict=True):
            mail.address = address
            session.add(mail)


async def flowing(office: Office, script: Script, folder: Path, some: Lanes, until: Callable[[], bool]) -> None:
    """Send until something is so."""
    async with scripted(script):
        post = Post(office.house, Pictures(folder, 1), Sender(script.account()), lanes=some)
        sends = asyncio.create_task(send_waiting(post))
        while not until():
            assert not sends.done(), "it ended before"
            await asyncio.sleep(0.01)
        if isinstance(script, Slow):
            script.let_go.set()
        await sends
        await post.sender.close()
        post.pictures.rest()


def test_two_mails_are_handed_over_at_once(waiting: Office, tmp_path: Path) -> None:
    script = Slow(together=2)
    asyncio.run(flowing(waiting, script, tmp_path, Lanes(), lambda: len(script.served) == 6))
    assert script.most == 2
    assert [mail.state for mail in waiting.mails()] == ["sent"] * 6


def test_an_answer_goes_before_the_reports_that_wait(office: Office) -> None:
    """Many turns may have been due at one minute: who has just written does not wait for all their reports."""
    office.letter("blue", "1: stay")
    with reading(office.house.engine) as session:
        kinds = [mail.kind for mail in outbox.coming(session, office.house.now, 10)]
    assert kinds == ["answer", "report", "report"]


def test_one_connection_is_one_mail_at_a_time(waiting: Office, tmp_path: Path) -> None:
    script = Slow()
    asyncio.run(flowing(waiting, script, tmp_path, Lanes(Limits(1)), lambda: len(script.served) == 6))
    assert script.most == 1
    assert len(script.connections) == 1


def test_a_silent_domain_holds_up_no_other(waiting: Office, tmp_path: Path) -> None:
    """Two mails to it are on their way when it falls silent; the two others go all the same, its third one waits."""
    slow, hand = "silent.test", Hand()
    addressed(waiting, "a@ok.test", f"b@{slow}", f"c@{slow}", f"d@{slow}", "e@ok.test", "f@ok.test")
    script = Slow(silent_to=slow)

    def served() -> bool:
        if script.at_once == 2:
            hand.time = lanes.STUCK + 1
        return len(script.served) == 3

    asyncio.run(flowing(waiting, script, tmp_path, Lanes(now=hand), served))
    assert script.served[:3] == ["a@ok.test", "e@ok.test", "f@ok.test"]
    assert [mail.state for mail in waiting.mails()] == ["sent"] * 6


def test_a_domain_that_is_to_rest_gets_its_mails_after_each_other(waiting: Office, tmp_path: Path) -> None:
    addressed(waiting, "a@calm.test", "b@calm.test", *["c@ok.test"] * 4)
    script, calm = Slow(), Lanes(Limits(2, pause=0.3))
    asyncio.run(flowing(waiting, script, tmp_path, calm, lambda: len(script.served) == 6))
    assert script.served[-1] in ("b@calm.test", "c@ok.test")
    assert [mail.state for mail in waiting.mails()] == ["sent"] * 6


def test_signs_of_a_domain_are_no_wildcards(waiting: Office) -> None:
    from pbem.store.repository import outbox

    addressed(waiting, "a@x_y.test", *["b@xzy.test"] * 5)
    now = waiting.house.now
    with writing(waiting.house.engine) as session:
        lease = outbox.claim(session, now, now + timedelta(minutes=1), "", {"x_y.test", "%"})
    assert lease is not None
    assert lease.mail.address == "b@xzy.test"


def test_the_next_mails_are_written_while_one_is_handed_over(office: Office, tmp_path: Path) -> None:
    """Both reports are begun before the first one is answered; only the one that is handed over is kept."""

    async def run() -> tuple[int, int]:
        script = Slow(silent_to="@")
        async with scripted(script):
            post = Post(office.house, Pictures(tmp_path, 1), Sender(script.account()), lanes=Lanes(Limits(1)))
            begun = ahead.Ahead(office.house, post.pictures)
            await begun.look()
            tasks = [task for _, task in begun._written.values()]
            await asyncio.wait(tasks)
            with reading(office.house.engine) as session:
                kept = session.exec(select(Outbox).where(col(Outbox.raw).is_not(None))).all()
            post.pictures.rest()
            return sum(isinstance(task.result(), bytes) for task in tasks), len(kept)

    assert asyncio.run(run()) == (2, 0)


def test_what_was_written_for_another_address_is_written_anew(office: Office, tmp_path: Path) -> None:
    """An address that is changed between writing and sending stands in no mail that goes to the new one."""

    async def run() -> bytes | Exception:
        begun = ahead.Ahead(office.house, Pictures(tmp_path, 1))
        await begun.look()
        with writing(office.house.engine) as session:
            session.exec(update(Outbox).where(col(Outbox.seat) == "blue").values(address="new@players.test"))
        mail = next(mail for mail in office.mails() if mail.seat == "blue")
        made = await begun.take(mail)
        begun.close()
        begun.pictures.rest()
        return made

    made = asyncio.run(run())
    assert isinstance(made, bytes)
    assert b"new@players.test" in made


def test_many_mails_are_written_by_other_processes_in_the_same_words(office: Office, tmp_path: Path) -> None:
    """A mail is the same whoever writes it; one that carries a file is left to the service."""

    async def written(scribes: Scribes | None) -> list[bytes | Exception]:
        begun = ahead.Ahead(office.house, Pictures(tmp_path, 1), scribes)
        await begun.look()
        begun._many = scribes is not None
        found = await asyncio.gather(*(task for _, task in begun._written.values()))
        begun.pictures.rest()
        return found

    scribes = Scribes(office.house.settings, 1)
    elsewhere = asyncio.run(written(scribes))
    scribes.rest()
    assert all(isinstance(mail, bytes) for mail in elsewhere)
    assert elsewhere == asyncio.run(written(None))


def test_a_mail_that_another_process_cannot_write_stops_no_other(office: Office, tmp_path: Path) -> None:
    with writing(office.house.engine) as session:
        session.exec(update(Outbox).where(col(Outbox.seat) == "blue").values(briefing="{}"))

    async def written() -> list[bytes | Exception]:
        scribes = Scribes(office.house.settings, 1)
        begun = ahead.Ahead(office.house, Pictures(tmp_path, 1), scribes)
        await begun.look()
        begun._many = True
        found = await asyncio.gather(*(task for _, task in begun._written.values()))
        begun.pictures.rest()
        scribes.rest()
        return found

    assert sorted(isinstance(mail, bytes) for mail in asyncio.run(written())) == [False, True]


def test_few_mails_start_no_further_process(waiting: Office) -> None:
    with reading(waiting.house.engine) as session:
        queued = len(waiting.mails())
        assert outbox.as_many_wait(session, waiting.house.now, queued)
        assert not outbox.as_many_wait(session, waiting.house.now, queued + 1)


def test_a_service_that_ends_begins_no_further_mail(waiting: Office, tmp_path: Path) -> None:
    async def run() -> int:
        async with scripted(Script()) as script:
            post = Post(waiting.house, Pictures(tmp_path, 1), Sender(script.account()), ends=lambda: True)
            return (await send_waiting(post)).dealt

    assert asyncio.run(run()) == 0


def test_the_settings_say_how_much_the_server_is_asked_at_once(office: Office) -> None:
    smtp = office.house.settings.smtp.model_copy(update={"connections": 3, "per_domain": 1, "domain_pause": 2.5})
    assert dispatch.limits(smtp) == Limits(3, 1, 2.5)
