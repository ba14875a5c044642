"""Handing mails to a submission server over kept connections; what came of it is a value.

4xx about this mail: `Retry`. 5xx about this mail: `Rejected`. No connection, no login, 421, and every trouble before
the content was handed over: `Away`, for that is not the mail's fault. The connection lost after DATA: `Unknown`, for
the server may have taken it (RFC 5321, 4.5.4.1 and 6.1).
"""

from __future__ import annotations

import asyncio
from types import TracebackType

import aiosmtplib
from aiosmtplib import SMTPException, SMTPResponseException

from pbem.mail.accounts import SmtpAccount, tls
from pbem.mail.sending.compose import address
from pbem.mail.sending.verdicts import Away, Rejected, Retry, Sent, Unknown, Verdict

__all__ = ["Away", "Rejected", "Retry", "Sender", "Sent", "Unknown", "Verdict"]


_LOST = (SMTPException, OSError, asyncio.TimeoutError)
_CLOSING = 421


class Sender:
    """The connections to a submission server: each has one mail at a time, and is opened when no other is free."""

    def __init__(self, account: SmtpAccount, timeout: float = 60.0, local_hostname: str = "localhost") -> None:
        self._account = account
        self._timeout = timeout
        self._hostname = local_hostname
        self._idle: list[_Connection] = []

    async def __aenter__(self) -> Sender:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def send(self, sender: str, recipient: str, raw: bytes) -> Verdict:
        """Hand one mail over, and say what came of it; several at once go over a connection each."""
        try:
            ends = address(sender), address(recipient)
        except ValueError as error:
            return Rejected(0, str(error))
        connection = self._free()
        try:
            return await connection.send(*ends, raw)
        finally:
            self._idle.append(connection)

    async def probe(self) -> Verdict:
        """Connect and log in without sending anything."""
        connection = self._free()
        try:
            return await connection.probe()
        finally:
            self._idle.append(connection)

    async def close(self) -> None:
        """Take leave of the server on the connections nobody uses."""
        idle, self._idle = self._idle, []
        await asyncio.gather(*(connection.close() for connection in idle))

    def _free(self) -> _Connection:
        return self._idle.pop() if self._idle else _Connection(self._account, self._timeout, self._hostname)


class _Connection:
    """One connection, opened when first needed."""

    def __init__(self, account: SmtpAccount, timeout: float, hostname: str) -> None:
        self._account = account
        self._timeout = timeout
        self._hostname = hostname
        self._client: aiosmtplib.SMTP | None = None

    async def send(self, sender: str, recipient: str, raw: bytes) -> Verdict:
        """Hand one mail over; a kept connection which the server has closed meanwhile is opened anew, once."""
        kept = self._client is not None
        verdict = await self._transaction(sender, recipient, raw)
        if kept and isinstance(verdict, Away):
            return await self._transaction(sender, recipient, raw)
        return verdict

    async def probe(self) -> Verdict:
        """Connect and log in, and say nothing more."""
        try:
            return Sent((await (await self._connected()).noop()).message)
        except _LOST as error:
            self._drop()
            return _not_reached(error)

    async def close(self) -> None:
        """Take leave of the server."""
        client, self._client = self._client, None
        if client is None:
            return
        try:
            await asyncio.wait_for(client.quit(), 1.0)
        except _LOST:
            client.close()

    async def _transaction(self, sender: str, recipient: str, raw: bytes) -> Verdict:
        """RFC 5321, 3.3: MAIL, RCPT, DATA; whatever breaks it off leaves no half-used connection behind."""
        try:
            client = await self._connected()
        except _LOST as error:
            self._drop()
            return _not_reached(error)
        try:
            return await self._envelope(client, sender, recipient, len(raw)) or await self._content(client, raw)
        except BaseException:
            self._drop()
            raise

    async def _envelope(self, client: aiosmtplib.SMTP, sender: str, recipient: str, length: int) -> Verdict | None:
        """Name sender and recipient; None: the server accepts both."""
        size = [f"SIZE={length}"] if client.supports_extension("size") else []
        try:
            await client.mail(sender, options=size)
            await client.rcpt(recipient)
        except SMTPResponseException as error:
            return await self._refused(client, error)
        except _LOST as error:
            self._drop()
            return _not_reached(error, named=True)
        return None

    async def _content(self, client: aiosmtplib.SMTP, raw: bytes) -> Verdict:
        try:
            return Sent((await client.data(raw)).message)
        except SMTPResponseException as error:
            return await self._refused(client, error)
        except _LOST as error:
            self._drop()
            return Unknown(str(error) or type(error).__name__)

    async def _refused(self, client: aiosmtplib.SMTP, error: SMTPResponseException) -> Verdict:
        """Make the verdict of a refusal, and the connection fit for the next mail."""
        try:
            await client.rset()
        except _LOST:
            self._drop()
        if error.code == _CLOSING:
            self._drop()
            return Away(_CLOSING, str(error.message), named=True)
        return (Rejected if 500 <= error.code < 600 else Retry)(error.code, str(error.message))

    async def _connected(self) -> aiosmtplib.SMTP:
        """Return the kept connection, or open one."""
        if self._client is not None and self._client.is_connected:
            return self._client
        self._drop()
        self._client = _client(self._account, self._timeout, self._hostname)
        await self._client.connect()
        await self._client.ehlo()
        return self._client

    def _drop(self) -> None:
        """Close a connection nothing more is expected of."""
        if self._client is not None:
            self._client.close()
            self._client = None


def _client(account: SmtpAccount, timeout: float, hostname: str) -> aiosmtplib.SMTP:
    """Configure a connection; certificates are always checked."""
    return aiosmtplib.SMTP(
        hostname=account.host,
        port=account.port,
        username=account.user or None,
        password=account.password or None,
        use_tls=account.security == "tls",
        start_tls=account.security == "starttls",
        tls_context=None if account.security == "plain" else tls(account),
        timeout=timeout,
        local_hostname=hostname,
    )


def _not_reached(error: Exception, named: bool = False) -> Away:
    """No connection, no login or no trust: not the mail's fault, whatever the code."""
    return Away(getattr(error, "code", 0), str(error) or type(error).__name__, named)
