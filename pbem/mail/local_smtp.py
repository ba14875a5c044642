"""The SMTP side of the embedded post office: takes mail for its own users, and nothing leaves the machine.

Submission needs no login, for only this machine can reach it; a login is offered because mail programs
insist on one.
"""

from __future__ import annotations

import asyncio

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from pysasl.creds.plain import PlainCredentials

from pbem.mail.local_imap import Mailboxes, base_user

LARGEST = 50_000_000
_LONGEST_LINE = 2**20


class _Session(Session):
    """A session without the old name of its login, which warns whenever it is set."""

    login_data: object = None


class _Connection(SMTP):
    """A server that lets lines be longer than the standard does, as most servers do."""

    line_length_limit = _LONGEST_LINE

    def _create_session(self) -> Session:
        return _Session(self.loop)


class Counter:
    """Who takes the mail at the counter: the hooks of aiosmtpd."""

    def __init__(self, mailboxes: Mailboxes, domain: str = "") -> None:
        self._mailboxes = mailboxes
        self._domain = domain.lower()
        self.connections: set[SMTP] = set()

    def connection(self) -> SMTP:
        """Serve a new connection."""
        self.connections = {one for one in self.connections if one.transport is not None}
        one = _Connection(
            self,
            data_size_limit=LARGEST,
            enable_SMTPUTF8=False,
            hostname=self._domain or "localhost",
            ident="pbem",
            auth_require_tls=False,
            authenticator=self._authenticate,
            loop=asyncio.get_running_loop(),
        )
        self.connections.add(one)
        return one

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        """Accept our own users only."""
        if self._domain and address.rpartition("@")[2].lower() != self._domain:
            return f"550 5.7.1 Only addresses at {self._domain}: nothing leaves this machine"
        if not self._mailboxes.knows(base_user(address)):
            return "550 5.1.1 No such user here"
        envelope.rcpt_tos.append(address)
        return "250 2.1.5 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        """Deliver to each recipient before saying so."""
        sender = (envelope.mail_from or "").encode("ascii", "replace")
        content = envelope.content if isinstance(envelope.content, bytes) else b""
        for address in envelope.rcpt_tos:
            traced = b"Return-Path: <%s>\r\nDelivered-To: %s\r\n" % (sender, address.encode("ascii", "replace"))
            await self._mailboxes.deliver(base_user(address), traced + content)
        return "250 2.0.0 Delivered"

    def _authenticate(
        self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: object
    ) -> AuthResult:
        """Check the password as IMAP does."""
        if not isinstance(data, LoginPassword):
            return AuthResult(success=False, handled=False)
        name, password = (part.decode("utf-8", "replace") for part in (data.login, data.password))
        accepted = self._mailboxes.accepts(base_user(name), name, PlainCredentials(name, password))
        return AuthResult(success=accepted, handled=False, auth_data=name)
