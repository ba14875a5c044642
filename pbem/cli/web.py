"""`pbem web`: the window in the browser, a process of its own: what goes wrong there holds up no deadline."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from typing import TYPE_CHECKING

import typer

from pbem.cli.opening import CONFIG, ConfigPath, faults_told, house
from pbem.cli.output import Exit, fail, say

if TYPE_CHECKING:
    from pbem.service.house.house import House

TABLE = """[web]
url = "https://play.example.org"
"""


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(web)


@faults_told
def web(config: ConfigPath = CONFIG) -> None:
    """Show the house to browsers: open campaigns, finished ones, rule books; until it is stopped."""
    from pbem.service.house import logs

    needed()
    from pbem.web import server

    opened = house(config)
    wanted = opened.settings.web
    if wanted is None:
        fail(f"{config} has no table [web]; write\n{TABLE}", Exit.USAGE)
    logs.begin(opened.settings.log)
    say(f"{wanted.url} is served at {wanted.listen}")
    try:
        server.serve(opened, wanted)
    except OSError as fault:
        fail(f"{wanted.listen} cannot be listened at: {fault.strerror}; name another `listen` in [web]", Exit.AWAY)


def needed() -> None:
    """Stop with what to do where the server of the window is not installed: mail does without it."""
    if lacking := missing():
        fail(f"The window in the browser needs {' and '.join(lacking)}: pip install 'pbem[web]'")


def missing() -> list[str]:
    """Name what serves the window and is not installed."""
    return [name for name in ("starlette", "uvicorn") if find_spec(name) is None]


def beside(opened: House, port: int) -> AbstractContextManager[None]:
    """Serve the window on loopback beside the service, if it can be; port 0: not at all."""
    if not port or missing():
        return nullcontext()
    from pbem.settings import Web
    from pbem.web import server

    url, listen = f"http://127.0.0.1:{port}", f"127.0.0.1:{port}"
    try:
        with server.bound(listen):
            pass
    except OSError as fault:
        say(f"No window in the browser: {listen}: {fault.strerror}; --web-port names another port.")
        return nullcontext()
    say(f"In the browser: {url}/")
    say(f"Without a mail program: {url}/mails shows all mails of this post office, and writes some.")
    return server.beside(opened, Web(url=url, listen=listen), local=True)
