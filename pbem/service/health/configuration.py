"""What a configuration may get wrong although every key of it is right."""

from __future__ import annotations

import ipaddress
import ssl
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from sqlalchemy import text as sql
from sqlalchemy.exc import SQLAlchemyError

from pbem.service.health.finding import Finding
from pbem.service.house.house import House
from pbem.settings import Mailbox, Server
from pbem.store.engine import is_sqlite, reading
from pbem.store.repository import mailboxes

READABLE_BY_ALL = 0o004


def file_rights(path: Path | None) -> Iterator[Finding]:
    """Look whether everybody on this machine can read the passwords in the file."""
    if path is None or not path.is_file():
        return
    open_to_all = bool(path.stat().st_mode & READABLE_BY_ALL) and _holds_password(tomllib.loads(path.read_text()))
    found = f"{path} has passwords and everybody here can read it" if open_to_all else str(path)
    yield Finding("configuration", not open_to_all, found, f"chmod o= {path}" if open_to_all else "")


def _holds_password(value: object) -> bool:
    """Tell whether a password stands anywhere in a table; one in the address of the database counts too."""
    match value:
        case Mapping():
            return any((key == "password" and bool(held)) or _holds_password(held) for key, held in value.items())
        case list():
            return any(_holds_password(held) for held in value)
        case str():
            return "://" in value and "@" in value and ":" in value.partition("://")[2].partition("@")[0]
        case _:
            return False


def referee(house: House) -> Finding:
    """Look whether the referee is somebody else than the service: it answers no mail of its own."""
    ours = {_plain(box.address) for box in house.settings.mailbox}
    well = _plain(house.settings.referee) not in ours
    found = house.settings.referee + ("" if well else " is an address of the service itself")
    return Finding("referee", well, found, "" if well else "name an address that a person reads")


def _plain(address: str) -> str:
    """Give an address without what stands behind a plus."""
    local, _, host = address.lower().rpartition("@")
    return f"{local.partition('+')[0]}@{host}"


def authority(server: Server, what: str) -> Finding | None:
    """Look whether the file with a server's authority is there and holds certificates; None: all is well."""
    if not server.ca_file or server.security == "plain":
        return None
    try:
        ssl.create_default_context(cafile=server.ca_file)
    except (ssl.SSLError, OSError) as fault:
        return Finding(what, False, f"ca_file {server.ca_file}: {fault}", "name a file with the certificate, in PEM")
    return None


def proof(box: Mailbox) -> str:
    """Name what a mail of ours that arrived has proven: this address is read under this login."""
    return f"{box.address.lower()} {box.imap.user} {box.imap.host} {box.folder}"


def login(house: House, box: Mailbox) -> Finding:
    """Look whether the login is that of the address: else its mail may lie in a mailbox that nobody reads."""
    what, address, user = f"address {box.name}", box.address.lower(), box.imap.user.lower()
    if user in (address, address.rpartition("@")[0]):
        return Finding(what, True, box.address)
    if _proven(house, box):
        return Finding(what, True, f"{box.address}, read as {box.imap.user}: a mail to it was seen to arrive")
    mend = "correct one of them; or prove that mail to the address arrives there: pbem doctor --mail"
    return Finding(what, False, f"{box.address} is not the address of the login {box.imap.user}", mend)


def _proven(house: House, box: Mailbox) -> bool:
    """Tell whether a mail to this address was seen to arrive under this login."""
    try:
        with reading(house.engine) as session:
            row = mailboxes.get(session, box.name)
            return row is not None and row.proven == proof(box)
    except SQLAlchemyError:  # another check tells
        return False


def encryption(house: House) -> Iterator[Finding]:
    """Look whether letters and secrets go to a PostgreSQL elsewhere unencrypted."""
    host = house.engine.url.host or ""
    if not (is_sqlite(house.engine) or not host or host.startswith("/") or _is_loopback(host)):
        yield from encryption_to(host, house)


def encryption_to(host: str, house: House) -> Iterator[Finding]:
    """Ask the database whether the connection to a host is encrypted."""
    try:
        with reading(house.engine) as session:
            asked = sql("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")
            encrypted = bool(session.connection().execute(asked).scalar_one())
    except SQLAlchemyError:  # another check tells
        return
    mend = "" if encrypted else "add ?sslmode=verify-full to the address of the database, and TLS to its server"
    found = f"{'encrypted' if encrypted else 'not encrypted'} on the way to {host}"
    yield Finding("database connection", encrypted, found, mend)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"
