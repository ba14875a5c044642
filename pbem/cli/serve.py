"""`pbem serve`: the service, with real servers or with the embedded post office."""

from __future__ import annotations

import signal
import threading
from importlib.util import find_spec
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Annotated

import typer

from pbem.cli import web
from pbem.cli.opening import CONFIG, ConfigPath, faults_told, held_told, house
from pbem.cli.output import Exit, fail, say
from pbem.settings import Log

if TYPE_CHECKING:
    from pbem.service.house.house import House


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(serve)


@faults_told
def serve(
    config: ConfigPath = CONFIG,
    local: Annotated[bool, typer.Option("--local", help="Bring a post office along; no server is needed.")] = False,
    folder: Annotated[Path, typer.Option(help="With --local: where mail and games are kept.")] = Path("data/local"),
    smtp_port: Annotated[int, typer.Option(help="With --local: SMTP on loopback.")] = 2525,
    imap_port: Annotated[int, typer.Option(help="With --local: IMAP on loopback.")] = 2143,
    web_port: Annotated[int, typer.Option(help="With --local: the window in the browser; 0: none.")] = 8025,
    once: Annotated[bool, typer.Option("--once", help="Do what there is to do, then stop (for cron).")] = False,
) -> None:
    """Read mail, answer it, resolve turns, send reports; until it is stopped."""
    from pbem.service.house import logs

    if local:
        post_office_needed()
        from pbem.service.work import local as local_service

        logs.begin(Log())
        stopped = _told_to_stop()
        with local_service.open_local(folder, smtp_port, imap_port, say) as opened, web.beside(opened, web_port):
            _run(opened, stopped)
        return
    opened = _sound(house(config, serving=True))
    logs.begin(opened.settings.log)
    if once:
        _once(opened)
    else:
        _run(opened, _told_to_stop())


def post_office_needed() -> None:
    """Stop with what to do where the embedded post office is not installed: servers do without it."""
    missing = [name for name in ("aiosmtpd", "pymap") if find_spec(name) is None]
    if missing:
        fail(f"The embedded post office needs {' and '.join(missing)}: pip install 'pbem[local]'")


def _sound(opened: House) -> House:
    """Look for damage before anything is done; Damaged tells of it."""
    from pbem.store.damage import look_for

    look_for(opened.settings.database_url)
    return opened


def _told_to_stop() -> threading.Event:
    """Give what SIGINT and SIGTERM set from now on: while all opens they must not get lost in the middle."""
    stopped = threading.Event()

    def stop(_signal: int, _frame: FrameType | None) -> None:
        stopped.set()

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    return stopped


def _run(opened: House, stopped: threading.Event) -> None:
    from pbem.service.health import port
    from pbem.service.work.worker import Worker
    from pbem.store.engine import Damaged
    from pbem.store.lock import serving

    worker = Worker(opened)
    with serving(opened.settings.database_url), port.opened(opened, worker.well):
        worker.start()
        while not (worker.stopping(0.2) or stopped.is_set()):
            pass
        say("stopping")
        worker.stop()
    if worker.damage:
        raise Damaged(worker.damage)


def _once(opened: House) -> None:
    from pbem.service.work.once import once
    from pbem.store.lock import serving

    with serving(opened.settings.database_url):
        done = once(opened)
    for trouble in done.away:
        say(trouble)
    say(f"{done.fetched} mails fetched, {done.steps} steps, {done.sent} mails sent")
    if done.away:
        raise typer.Exit(Exit.AWAY)
    if done.held:
        fail("\n".join(held_told(campaign) for campaign in done.held), Exit.HELD)
    if not (done.fetched or done.steps or done.sent):
        raise typer.Exit(Exit.NOTHING)
