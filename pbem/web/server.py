"""The server: routes behind the guard, at the address of the settings, alone in a process or beside the service."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from urllib.parse import urlsplit

import uvicorn
from starlette.applications import Starlette
from starlette.routing import Route

from pbem.service.house.house import House
from pbem.service.window.read_ahead import reading_ahead
from pbem.settings import Web
from pbem.web.checks import Checks
from pbem.web.guard import guarded
from pbem.web.local import ROUTES as LOCAL
from pbem.web.routes import FRONT, ROUTES, Page

GRACE = 5
"""Seconds an answer under way may still take when the server stops."""
EVERY = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


def application(house: House, web: Web, local: bool = False) -> Starlette:
    """Put the pages together below the folder of the house's address; `local`: with the mails of its post office."""
    base = urlsplit(web.url).path.rstrip("/")
    every, checks = (*map(_shown_to(web), ROUTES), *(LOCAL if local else ())), Checks()
    paths = dict.fromkeys(page.path for page in every)
    routes = [Route(base + path, guarded(house, web.url, _pages(every, path), checks), methods=EVERY) for path in paths]
    rest = Route("/{rest:path}", guarded(house, web.url, {}, checks), methods=EVERY)
    made = Starlette(routes=[*routes, rest])
    made.router.redirect_slashes = False
    return made


def _shown_to(web: Web) -> Callable[[Page], Page]:
    """Give what says of a page whom it is shown to: that of a house which is not public to who is signed in."""
    return lambda page: page if web.public or page.path != FRONT else replace(page, who="person")


def _pages(every: tuple[Page, ...], path: str) -> dict[str, Page]:
    return {page.method: page for page in every if page.path == path}


def serve(house: House, web: Web) -> None:
    """Serve until SIGINT or SIGTERM; OSError tells that somebody else listens there."""
    with bound(web.listen) as listening, reading_ahead(house):
        _server(house, web).run([listening])


@contextmanager
def beside(house: House, web: Web, local: bool = False) -> Iterator[None]:
    """Serve in a thread as long as the block runs; OSError as above."""
    with bound(web.listen) as listening:
        server = _server(house, web, local)
        thread = threading.Thread(target=server.run, args=([listening],), name="web", daemon=True)
        thread.start()
        try:
            yield
        finally:
            server.should_exit = True
            thread.join(GRACE + 5)


def _server(house: House, web: Web, local: bool = False) -> uvicorn.Server:
    config = uvicorn.Config(
        application(house, web, local),
        http="h11",
        ws="none",
        lifespan="off",
        proxy_headers=True,
        forwarded_allow_ips=list(web.proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=GRACE,
        limit_concurrency=100,
        h11_max_incomplete_event_size=16_384,
    )
    return uvicorn.Server(config)


@contextmanager
def bound(listen: str) -> Iterator[socket.socket]:
    """Open what is listened at: `host:port`, or `unix:/path`, whose file of an earlier run is replaced."""
    if not listen.startswith("unix:"):
        host, _, port = listen.rpartition(":")
        with socket.create_server((host.strip("[]"), int(port)), family=_family(host)) as listening:
            yield listening
        return
    path = listen.removeprefix("unix:")
    with suppress(FileNotFoundError):
        os.unlink(path)
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(path)
        os.chmod(path, 0o660)
        listening.listen()
        yield listening


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET
