"""GET /health and /metrics on a loopback port, for programs that watch the service (Prometheus, a container's check).

/health answers 200 while the process does its work and the database answers, else 503; a server that is away is waited
for and is no reason to start anew. /metrics gives the figures of the whole house in the text format of Prometheus.
"""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector, make_wsgi_app
from sqlalchemy.exc import SQLAlchemyError

from pbem.service.health.figures import Figures, figures
from pbem.service.health.metrics import Metrics
from pbem.service.health.signs import signs
from pbem.service.house.house import House

log = logging.getLogger("pbem.health")

LOOPBACK = "127.0.0.1"
_Start = Callable[[str, list[tuple[str, str]]], object]
_Answer = Iterable[bytes]


@dataclass(frozen=True)
class _Pages:
    """The pages of the port."""

    house: House
    alive: Callable[[], bool]
    metrics: Callable[[dict[str, object], _Start], _Answer]

    def __call__(self, environ: dict[str, object], start: _Start) -> _Answer:
        """Answer a request."""
        match environ.get("REQUEST_METHOD"), environ.get("PATH_INFO"):
            case ("GET" | "HEAD", "/health"):
                return self._health(start)
            case ("GET" | "HEAD", "/metrics"):
                return self.metrics(environ, start)
            case ("GET" | "HEAD", _):
                return _answer(start, "404 Not Found", {"pages": ["/health", "/metrics"]})
            case _:
                return _answer(start, "405 Method Not Allowed", {"methods": ["GET"]}, ("Allow", "GET, HEAD"))

    def _health(self, start: _Start) -> _Answer:
        """Tell whether the service is alive, and what is not well in the house."""
        seen, alive = _looked(self.house), self.alive()
        bad = [] if seen is None else [sign.what for sign in signs(seen, self.house.settings.status) if not sign.well]
        page = {"alive": alive, "database": seen is not None, "not_well": bad}
        return _answer(start, "200 OK" if alive and seen is not None else "503 Service Unavailable", page)


def _answer(start: _Start, status: str, page: dict[str, object], *headers: tuple[str, str]) -> _Answer:
    start(status, [("Content-Type", "application/json"), ("Cache-Control", "no-store"), *headers])
    return [json.dumps(page).encode() + b"\n"]


def _looked(house: House) -> Figures | None:
    """Count what waits; None: the database does not answer."""
    try:
        return figures(house)
    except SQLAlchemyError as fault:
        log.warning("the database does not answer: %s", type(fault).__name__)
        return None


class _Server(ThreadingMixIn, WSGIServer):
    """A server whose slow readers hold up nobody."""

    daemon_threads = True


class _Quiet(WSGIRequestHandler):
    """Requests that come every few seconds are no news."""

    timeout = 10.0

    def log_message(self, format: str, *args: object) -> None:
        """Write nothing."""


@contextmanager
def opened(house: House, alive: Callable[[], bool]) -> Iterator[int]:
    """Serve the port as long as the block runs, and give its number; 0 in the settings: it stays shut."""
    if not house.settings.status.port:
        yield 0
        return
    with listening(house, alive, house.settings.status.port) as number:
        yield number


@contextmanager
def listening(house: House, alive: Callable[[], bool], port: int) -> Iterator[int]:
    """Serve a port; OSError tells that somebody else listens there."""
    registry = CollectorRegistry()
    registry.register(Metrics(lambda: _looked(house), alive))
    for collector in (ProcessCollector, PlatformCollector):
        collector(registry=registry)
    pages = _Pages(house, alive, make_wsgi_app(registry))
    with make_server(LOOPBACK, port, pages, server_class=_Server, handler_class=_Quiet) as server:
        thread = threading.Thread(target=server.serve_forever, name="health", daemon=True)
        thread.start()
        try:
            yield server.server_port
        finally:
            server.shutdown()
            thread.join()
