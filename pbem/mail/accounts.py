"""Where mail is read and where it is handed over."""

from __future__ import annotations

import ssl
from dataclasses import dataclass, field
from typing import Literal

Security = Literal["tls", "starttls", "plain"]


@dataclass(frozen=True)
class ImapAccount:
    """A mailbox to read; `ca_file` names the authority of a server with a private certificate."""

    host: str
    port: int
    user: str
    password: str = field(repr=False)
    security: Security = "tls"
    folder: str = "INBOX"
    ca_file: str = ""


@dataclass(frozen=True)
class SmtpAccount:
    """A submission server; an empty `user` means that it asks for no login."""

    host: str
    port: int
    user: str = ""
    password: str = field(default="", repr=False)
    security: Security = "tls"
    ca_file: str = ""


def tls(account: ImapAccount | SmtpAccount) -> ssl.SSLContext:
    """Trust the system's authorities, or only the account's own; names are always checked."""
    return ssl.create_default_context(cafile=account.ca_file or None)
