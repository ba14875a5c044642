"""`pbem doctor` asks the window for a page at the address people see, and says what is wrong on the way."""

from __future__ import annotations

import ssl
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from pbem.service.health.finding import Finding
from pbem.service.health.window import KEPT, window
from pbem.service.house.house import House
from pbem.service.window.page_headers import HEADERS
from pbem.settings import Web
from tests.servers.waiting import certificate, free_port
from tests.service.kit import Office
from tests.web.kit import window as opened

ARRIVED = {**HEADERS, "Cache-Control": KEPT}


def looked(house: House, url: str) -> Finding:
    """Look at a window at an address."""
    settings = house.settings.model_copy(update={"web": Web(url=url)})
    (found,) = window(replace(house, settings=settings))
    return found


@contextmanager
def front(status: int, headers: Mapping[str, str], certified: Path | None = None) -> Iterator[str]:
    """Stand in front of the window as another server does, and answer so."""

    class Answering(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = HTTPServer(("127.0.0.1", 0), Answering)
    if certified is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*certificate(certified))
        server.socket = context.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http{'s' if certified else ''}://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_a_window_that_answers_is_well(office: Office) -> None:
    with opened(office.house) as shown:
        assert looked(office.house, shown.url) == Finding("window", True, f"{shown.url} answers")


def test_a_house_without_a_window_is_not_asked(office: Office) -> None:
    assert list(window(office.house)) == []


def test_nobody_answers(office: Office) -> None:
    found = looked(office.house, f"http://127.0.0.1:{free_port()}")
    assert (found.well, found.away) == (False, True)
    assert "start `pbem web`" in found.mend


@pytest.mark.parametrize(
    ("status", "lost", "mend"),
    [
        (421, "", "the name that was asked for"),
        (404, "", "the whole path"),
        (502, "", "start `pbem web`"),
        (301, "", "docs/hosts.md"),
        (200, "Content-Security-Policy", "docs/hosts.md"),
        (200, "Cache-Control", "docs/hosts.md"),
    ],
)
def test_a_server_in_front_that_alters_what_is_said(office: Office, status: int, lost: str, mend: str) -> None:
    with front(status, {name: value for name, value in ARRIVED.items() if name != lost}) as url:
        found = looked(office.house, url)
    assert not found.well
    assert mend in found.mend
    assert (lost or str(status)) in found.found


def test_a_certificate_nobody_knows(office: Office, tmp_path: Path) -> None:
    with front(200, ARRIVED, tmp_path) as url:
        found = looked(office.house, url)
    assert not found.well
    assert "certificate" in found.mend


def test_another_host_is_asked_by_tls_only(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "pbem.service.health.window._asked", lambda at: (200, {k.lower(): v for k, v in ARRIVED.items()})
    )
    assert "https://" in looked(office.house, "http://play.example.org").mend
    assert looked(office.house, "https://play.example.org").well
