"""One connection to an IMAP server: logged in, its folder open, and the waiting for news."""

from __future__ import annotations

import select
import socket
import threading
import time
from contextlib import suppress

from imapclient import IMAPClient, SocketTimeout

from pbem.mail.accounts import ImapAccount, tls

_SLICE = 0.25
_LEAVING = 0.5


def connect(account: ImapAccount, timeout: float) -> IMAPClient:
    """Connect, secure the connection and log in; the connection is closed again when any of it fails."""
    context = None if account.security == "plain" else tls(account)
    client = IMAPClient(
        account.host,
        account.port,
        ssl=account.security == "tls",
        ssl_context=context,
        timeout=SocketTimeout(connect=min(timeout, 10.0), read=timeout),
    )
    try:
        _tune(client.socket())
        if account.security == "starttls":
            client.starttls(context)
        client.normalise_times = False
        client.login(account.user, account.password)
    except BaseException:
        cut(client)
        raise
    return client


def leave(client: IMAPClient) -> None:
    """Log out, without waiting for a server that does not answer."""
    try:
        client.socket().settimeout(_LEAVING)
        client.logout()
    except (OSError, IMAPClient.Error):
        cut(client)


def cut(client: IMAPClient) -> None:
    """Close the connection without a word."""
    try:
        client.shutdown()
    except (OSError, IMAPClient.Error):
        client.socket().close()


def break_off(client: IMAPClient) -> None:
    """End whatever another thread is waiting for on this connection."""
    with suppress(OSError):
        socket.socket.shutdown(client.socket(), socket.SHUT_RDWR)


def idle(client: IMAPClient, seconds: float, stop: threading.Event, wanted: threading.Event) -> None:
    """RFC 2177: wait until the server has news, the time is over, somebody wants to know or we are to stop."""
    client.idle()
    if not _read_ahead(client):
        _readable(client.socket(), time.monotonic() + seconds, (stop, wanted))
    if stop.is_set():
        client.socket().settimeout(_LEAVING)
    client.idle_done()


def has_idle(client: IMAPClient) -> bool:
    """Tell whether the server offers IDLE."""
    return bool(client.has_capability("IDLE"))


def forget_news(client: IMAPClient) -> None:
    """Before a search: what is told from now on may be missing in its answer."""
    client._imap.untagged_responses.pop("EXISTS", None)


def news(client: IMAPClient) -> bool:
    """Tell whether the server spoke of new messages since; it says so once, and IDLE would not repeat it."""
    return "EXISTS" in client._imap.untagged_responses


def rest(seconds: float, stop: threading.Event, wanted: threading.Event) -> bool:
    """Wait without a word to the server until one of those; True: we are to stop."""
    until = time.monotonic() + seconds
    while not wanted.is_set() and (left := until - time.monotonic()) > 0:
        if stop.wait(min(left, _SLICE)):
            break
    return stop.is_set()


def _readable(sock: socket.socket, until: float, ends: tuple[threading.Event, ...]) -> None:
    """Wait in short slices, so that stopping takes no longer than one."""
    poller = select.poll()
    poller.register(sock.fileno(), select.POLLIN)
    while not any(end.is_set() for end in ends) and time.monotonic() < until and not poller.poll(_SLICE * 1000):
        pass


def _read_ahead(client: IMAPClient) -> bool:
    """Tell whether news came in the same packet as the answer to IDLE: the socket would stay silent about it."""
    sock = client.socket()
    before = sock.gettimeout()
    sock.settimeout(0)
    try:
        return bool(client._imap.file.peek(1))
    except OSError:
        return False
    finally:
        sock.settimeout(before)


def _tune(sock: socket.socket) -> None:
    """No waiting for acknowledgements, and a dead peer noticed within minutes."""
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for option, value in (("TCP_KEEPIDLE", 60), ("TCP_KEEPINTVL", 20), ("TCP_KEEPCNT", 3)):
        if hasattr(socket, option):
            sock.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)
