"""A mail belongs to a process only while that sends it: who is killed keeps no other mail waiting, and not for long."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pbem.mail.sending.outgoing import Sender
from pbem.service.post.pictures import Pictures
from pbem.service.work.dispatch import Post, open_post, send_waiting
from pbem.store import holder
from pbem.store.engine import reading, writing
from pbem.store.repository import outbox
from tests.servers.scripted import SILENCE, Script, scripted
from tests.service.kit import Office
from tests.service.test_mail_server_away import waiting

__all__ = ["waiting"]

OTHER = """
import sys, time
from datetime import datetime
from pathlib import Path
from pbem.store import holder
from pbem.store.engine import open_engine, writing
from pbem.store.repository import outbox

url, folder, now, until = sys.argv[1:]
name = holder.own(Path(folder))
with writing(open_engine(url)) as session:
    assert outbox.claim(session, datetime.fromisoformat(now), datetime.fromisoformat(until), name)
print(name, flush=True)
time.sleep(600)
"""
"""Another service process, which hangs in the middle of a mail."""

FORKS = """
import os, sys, time
from pathlib import Path
from pbem.store import holder

holder.own(Path(sys.argv[1]))
child = os.fork()
if child == 0:
    time.sleep(600)
print(child, flush=True)
os._exit(0)
"""
"""A process that forks off another one, and ends."""


@contextmanager
def another(office: Office, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Run another process that has claimed a mail."""
    now = office.house.now
    words = (str(office.house.engine.url.render_as_string(hide_password=False)), str(folder), now.isoformat())
    until = now.replace(hour=now.hour + 1).isoformat()
    process = subprocess.Popen([sys.executable, "-c", OTHER, *words, until], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert process.stdout.readline().strip()
        yield process
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def sendable(office: Office) -> int:
    """Count the mails that may be sent now."""
    with reading(office.house.engine) as session:
        return len(outbox.coming(session, office.house.now, 100))


def restarted(office: Office) -> None:
    """Start to send, as a new service process does."""
    open_post(office.house).pictures.rest()


def senders(office: Office) -> Path:
    return office.house.settings.data / "senders"


def test_only_the_mail_whose_turn_it_is_is_claimed(waiting: Office, tmp_path: Path) -> None:
    """While the server thinks about the first one, the other five are everybody's."""

    async def run() -> int:
        async with scripted(Script(data=[SILENCE])) as script:
            post = Post(waiting.house, Pictures(tmp_path, 1), Sender(script.account(), 5.0))
            sends = asyncio.create_task(send_waiting(post))
            while not script.received:
                await asyncio.sleep(0.01)
            free = sendable(waiting)
            sends.cancel()
            await post.sender.close()
            return free

    assert asyncio.run(run()) == 5


def test_what_a_killed_process_was_at_is_sent_at_the_next_start(waiting: Office) -> None:
    """Not after a quarter of an hour; it may have been sent, so it goes under the same Message-ID."""
    with another(waiting, senders(waiting)) as process:
        assert sendable(waiting) == 5
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        restarted(waiting)
    assert sendable(waiting) == 6
    assert sorted(mail.attempts for mail in waiting.mails()) == [0, 0, 0, 0, 0, 1]
    assert len({mail.message_id for mail in waiting.mails()}) == 6
    assert len(list(senders(waiting).glob("*.holder"))) == 1


def test_what_a_living_process_is_at_stays_its_own(waiting: Office) -> None:
    """Two services on one database, by mistake or not: nobody takes the other's mail."""
    with another(waiting, senders(waiting)):
        restarted(waiting)
        assert sendable(waiting) == 5
        assert len(list(senders(waiting).glob("*.holder"))) == 2


def test_another_host_is_never_taken_for_dead(waiting: Office, tmp_path: Path) -> None:
    """It has a data folder of its own; and a copy of its folder, without its locks, says nothing."""
    theirs = tmp_path / "theirs"
    with another(waiting, theirs):
        shutil.copytree(theirs, senders(waiting))
        restarted(waiting)
        assert sendable(waiting) == 5


def test_a_child_of_a_killed_process_does_not_keep_it_alive(tmp_path: Path) -> None:
    """A process that was forked off, and lives on, is not the service."""
    with subprocess.Popen([sys.executable, "-c", FORKS, str(tmp_path)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        child = int(process.stdout.readline())
        process.wait()
        try:
            assert len(holder.dead(tmp_path)) == 1
        finally:
            os.kill(child, signal.SIGKILL)


def test_a_mail_at_which_this_process_broke_off_is_sent_when_it_begins_anew(waiting: Office) -> None:
    """The database was away when it was to be marked: the thread starts again, and finds it."""
    post = open_post(waiting.house)
    with writing(waiting.house.engine) as session:
        assert outbox.claim(session, waiting.house.now, waiting.house.now.replace(hour=23), post.holder)
    assert sendable(waiting) == 5
    restarted(waiting)
    assert sendable(waiting) == 6


def test_a_dead_process_is_found_on_each_database(both: Office) -> None:
    """Where several hosts share a database, only the one that has the folder frees what was left."""
    with another(both, senders(both)) as process:
        left = sendable(both)
        process.kill()
        process.wait()
        restarted(both)
        assert sendable(both) == left + 1


def test_a_process_never_takes_itself_for_dead(tmp_path: Path) -> None:
    """Looking at one's own lock would end it."""
    assert holder.own(tmp_path) == holder.own(tmp_path)
    assert holder.dead(tmp_path) == []
