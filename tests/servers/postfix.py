"""A real Postfix on loopback which delivers to Dovecot, and lets nothing leave the machine."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from pbem.mail.accounts import SmtpAccount
from tests.servers.dovecot import Dovecot
from tests.servers.waiting import answers, binary, free_port, open_folder, until

DOMAIN = "games.example"

_MAIN = """
compatibility_level = 3.6
queue_directory = {folder}/queue
data_directory = {folder}/data
maillog_file = {folder}/postfix.log
maillog_file_prefixes = {folder}
mail_owner = postfix
setgid_group = postdrop
inet_interfaces = loopback-only
inet_protocols = ipv4
myhostname = post.{domain}
mydestination =
local_recipient_maps =
virtual_mailbox_domains = {domain}
virtual_mailbox_maps = static:ok
virtual_transport = lmtp:inet:127.0.0.1:{lmtp}
default_transport = error:nothing leaves this machine
recipient_delimiter = +
propagate_unmatched_extensions = canonical, virtual
smtpd_relay_restrictions = permit_sasl_authenticated, reject_unauth_destination
smtpd_recipient_restrictions =
mynetworks = 127.0.0.0/8
alias_maps =
alias_database =
smtputf8_enable = no
"""

_MASTER = """
127.0.0.1:{port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
proxymap unix - - n - - proxymap
error unix - - n - - error
retry unix - - n - - error
lmtp unix - - n - - lmtp
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
"""


@dataclass
class Postfix:
    """A running server."""

    folder: Path
    port: int = field(default_factory=free_port)

    def account(self) -> SmtpAccount:
        """Return how to hand mail over."""
        return SmtpAccount("127.0.0.1", self.port, security="plain")

    def command(self, word: str) -> None:
        """Run `postfix start` or `postfix stop`."""
        subprocess.run([binary("postfix"), "-c", str(self.folder / "etc"), word], check=True, capture_output=True)


def _configured(folder: Path, lmtp: int) -> Postfix:
    server = Postfix(folder)
    for name in ("etc", "queue", "data"):
        (folder / name).mkdir()
    shutil.chown(folder / "data", "postfix")
    (folder / "etc" / "main.cf").write_text(_MAIN.format(folder=folder, domain=DOMAIN, lmtp=lmtp))
    (folder / "etc" / "master.cf").write_text(_MASTER.format(port=server.port))
    return server


@pytest.fixture(scope="session")
def postfix(dovecot: Dovecot) -> Iterator[Postfix]:
    """A Postfix in front of the session's Dovecot; its master has to be started by root."""
    binary("postfix")
    if os.getuid():
        pytest.skip("Postfix has to be started by root")
    with open_folder("postfix") as folder:
        server = _configured(folder, dovecot.lmtp)
        server.command("start")
        until(lambda: answers(server.port), what="Postfix")
        yield server
        server.command("stop")
