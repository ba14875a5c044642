"""Where the window listens, and who is believed about whom a request comes from: sign-ins are limited for a network."""

from __future__ import annotations

import http.client
import socket
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlencode

import pytest
from pydantic import ValidationError
from sqlmodel import select

from pbem.settings import Web
from pbem.store import tables
from pbem.store.engine import reading
from pbem.web import server
from tests.servers.waiting import free_port
from tests.service.kit import Office

HTTPS = "https://play.example.org"
FORM = "application/x-www-form-urlencoded"


@pytest.mark.parametrize("listen", ["127.0.0.1:8025", "[::1]:8025", "localhost:8025", "unix:/run/pbem/web.sock"])
def test_this_machine_is_listened_to_without_tls(listen: str) -> None:
    assert Web(url="http://127.0.0.1:8025", listen=listen).listen == listen


@pytest.mark.parametrize("listen", ["0.0.0.0:8025", "192.0.2.1:8025", "[::]:8025"])
def test_others_are_listened_to_behind_tls_only(listen: str) -> None:
    with pytest.raises(ValidationError, match="without TLS in front"):
        Web(url="http://play.example.org", listen=listen)
    assert Web(url=HTTPS, listen=listen).listen == listen


@pytest.mark.parametrize("listen", ["8025", "unix:web.sock", "127.0.0.1:0", "127.0.0.1:99999", ""])
def test_what_is_no_place_to_listen_at_is_refused(listen: str) -> None:
    with pytest.raises(ValidationError, match="neither host:port nor unix:/path"):
        Web(url=HTTPS, listen=listen)


class BySocket(http.client.HTTPConnection):
    """A connection to a socket of this machine."""

    def __init__(self, path: str) -> None:
        super().__init__("play.example.org", timeout=60)
        self._path = path

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.connect(self._path)


def network(office: Office, connection: http.client.HTTPConnection, url: str, forwarded: str) -> str:
    """Ask for a link to sign in, as a server in front passes it on; give from which network that counts."""
    host, headers = url.partition("//")[2], {"Content-Type": FORM, "Origin": url, "X-Forwarded-For": forwarded}
    with closing(connection):
        connection.request("POST", "/sign-in", urlencode({"address": "blue@players.test"}), {**headers, "Host": host})
        assert connection.getresponse().status == 303
    with reading(office.house.engine) as session:
        return session.exec(select(tables.SignIn)).all()[-1].network


@pytest.fixture
def place() -> Iterator[Path]:
    """A short path: that of a socket has a hundred characters."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "web.sock"


def test_the_server_in_front_is_believed_and_nobody_else(office: Office) -> None:
    for proxies, seen in ((("127.0.0.1",), "198.51.100.0/24"), (("192.0.2.1",), "127.0.0.0/24")):
        port = free_port()
        web = Web(url=f"http://127.0.0.1:{port}", listen=f"127.0.0.1:{port}", proxies=proxies)
        with server.beside(office.house, web):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
            assert network(office, connection, web.url, "203.0.113.9, 198.51.100.7") == seen


def test_behind_a_socket_everybody_has_a_network_of_their_own(office: Office, place: Path) -> None:
    """Else ten requests of anybody would keep all players out for an hour. What a client adds itself stands first."""
    web = Web(url=HTTPS, listen=f"unix:{place}")
    with server.beside(office.house, web):
        assert place.stat().st_mode & 0o777 == 0o660
        assert network(office, BySocket(str(place)), HTTPS, "203.0.113.9, 198.51.100.7") == "198.51.100.0/24"
        assert network(office, BySocket(str(place)), HTTPS, "2001:db8:1:2::3") == "2001:db8:1:2::/64"
