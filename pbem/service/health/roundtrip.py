"""A mail from the service to itself, through the real servers: the only way to see that plus-addressing works.

Two mails go out, one to the plain address and one to a plus-address. Both must come into the folder that is read. When
one does not, all folders are searched, for servers may sort such mail elsewhere. The service itself puts both away
unanswered: they bear `Auto-Submitted` (RFC 3834).
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime

from imapclient import SEEN, IMAPClient
from imapclient.exceptions import IMAPClientError
from sqlalchemy.exc import SQLAlchemyError

from pbem.mail.sending.outgoing import Sender, Sent, Verdict
from pbem.mail.watching import connection
from pbem.service.health.configuration import proof
from pbem.service.health.finding import Finding
from pbem.service.house.house import House, imap_account, smtp_account
from pbem.settings import Mailbox
from pbem.store.engine import writing
from pbem.store.repository import mailboxes

LOOK = 1.0
"""Seconds between two looks into the mailbox."""
MOST_FOLDERS = 100
"""Folders that are searched for a mail which did not come where it should."""


@dataclass(frozen=True)
class Probe:
    """A mail of ours on its way: to the plain address or to a plus-address."""

    address: str
    message_id: str
    plus: bool


def tried(house: House, box: Mailbox, seconds: float) -> Iterator[Finding]:
    """Send both mails, wait for them, and tell what became of each; what is proven is kept."""
    probes = tuple(_probe(box, plus) for plus in (False, True))
    try:
        with _folder(box) as client:
            before = client.folder_status(box.folder, ["UIDNEXT"])[b"UIDNEXT"]
            verdicts = asyncio.run(_sent(house, box, probes))
            going = [probe for probe in probes if isinstance(verdicts[probe], Sent)]
            came = _awaited(client, before, going, seconds)
            lost = [probe for probe in going if probe not in came]
            elsewhere = _searched(client, box.folder, lost) if lost else {}
    except (OSError, IMAPClientError) as fault:
        yield Finding(
            f"mail to {box.name}", False, f"{type(fault).__name__}: {fault}", "see the mailbox above", away=True
        )
        return
    if set(came) == set(probes):
        _keep(house, box)
    for probe in probes:
        yield _finding(box, probe, verdicts[probe], probe in came, elsewhere.get(probe, ""))


def _probe(box: Mailbox, plus: bool) -> Probe:
    """Name a mail nobody has seen before."""
    token = secrets.token_hex(8)
    local, _, host = box.address.rpartition("@")
    return Probe(f"{local}+doctor-{token}@{host}" if plus else box.address, f"<doctor.{token}@{host}>", plus)


@contextmanager
def _folder(box: Mailbox) -> Iterator[IMAPClient]:
    client = connection.connect(imap_account(box), 20)
    try:
        client.select_folder(box.folder)
        yield client
    finally:
        connection.cut(client)


async def _sent(house: House, box: Mailbox, probes: Sequence[Probe]) -> dict[Probe, Verdict]:
    async with Sender(smtp_account(house.settings), timeout=20) as sender:
        return {probe: await sender.send(box.address, probe.address, _written(house, box, probe)) for probe in probes}


def _written(house: House, box: Mailbox, probe: Probe) -> bytes:
    """Write a mail no service answers."""
    mail = EmailMessage(policy=SMTP)
    mail["From"], mail["To"], mail["Subject"] = box.address, probe.address, "pbem doctor"
    mail["Message-ID"], mail["Date"] = probe.message_id, format_datetime(house.now)
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content("pbem doctor --mail sent this to see whether it arrives. It can be deleted.\n")
    return mail.as_bytes()


def _awaited(client: IMAPClient, first: int, probes: Sequence[Probe], seconds: float) -> frozenset[Probe]:
    """Look until all have come or the time is over; what came is marked as read."""
    until, came = time.monotonic() + seconds, frozenset[Probe]()
    while len(came) < len(probes) and time.monotonic() < until:
        time.sleep(LOOK)
        client.noop()
        found = {uid: name for uid, name in _names(client, first).items() if uid >= first}
        came = frozenset(probe for probe in probes if probe.message_id in found.values())
        ours = [uid for uid, name in found.items() if name in {probe.message_id for probe in probes}]
        if ours:
            client.add_flags(ours, [SEEN], silent=True)
    return came


def _names(client: IMAPClient, first: int) -> dict[int, str]:
    """Give the Message-IDs of the mails from a UID on."""
    uids = client.search(["UID", f"{first}:*"])
    field = "BODY.PEEK[HEADER.FIELDS (MESSAGE-ID)]"
    answer = client.fetch(uids, [field]) if uids else {}
    return {uid: _value(parts[field.replace(".PEEK", "").encode()]) for uid, parts in answer.items()}


def _value(header: bytes) -> str:
    """Give the value of the one field in a header."""
    return header.decode("utf-8", "replace").partition(":")[2].strip()


def _searched(client: IMAPClient, usual: str, lost: Sequence[Probe]) -> dict[Probe, str]:
    """Search all other folders for mails that did not come where they should."""
    found: dict[Probe, str] = {}
    for _, _, folder in client.list_folders()[:MOST_FOLDERS]:
        if folder == usual:
            continue
        try:
            client.select_folder(folder, readonly=True)
            found |= {probe: folder for probe in lost if client.search(["HEADER", "MESSAGE-ID", probe.message_id])}
        except IMAPClientError:  # a folder that holds only folders
            continue
    return found


def _finding(box: Mailbox, probe: Probe, verdict: Verdict, came: bool, folder: str) -> Finding:
    """Tell what became of a mail, and what to do where it did not arrive."""
    what = f"mail to {box.name}{', plus-addressing' if probe.plus else ''}"
    if came:
        return Finding(what, True, f"a mail to {probe.address} arrived")
    mend = _PLUS if probe.plus else "see where mail to this address goes; the address or the login may be wrong"
    if not isinstance(verdict, Sent):
        return Finding(what, False, f"a mail to {probe.address} was not taken: {verdict.text}", mend)
    if folder:
        return Finding(
            what, False, f"a mail to {probe.address} came into the folder {folder}", _SORTED.format(box.folder)
        )
    return Finding(what, False, f"a mail to {probe.address} did not come into {box.folder}", mend)


_PLUS = "switch plus-addressing on at your mail server: players reply to such addresses"
_SORTED = "let the mail server put it into {}, or name that folder in the configuration"


def _keep(house: House, box: Mailbox) -> None:
    """Keep what is proven; without a database it is not kept."""
    try:
        with writing(house.engine) as session:
            mailboxes.prove(session, box.name, proof(box))
    except SQLAlchemyError:  # another check tells
        return
