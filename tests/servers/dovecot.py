"""A real Dovecot on loopback: IMAP with and without TLS, and LMTP for deliveries."""

from __future__ import annotations

import getpass
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from pbem.mail.accounts import ImapAccount, Security
from tests.servers.waiting import answers, binary, certificate, free_port, open_folder, until

PASSWORD = "secret"

_CONFIGURATION = """
base_dir = {folder}/run
state_dir = {folder}/state
log_path = {folder}/dovecot.log
default_internal_user = {internal}
default_internal_group = {internal_group}
default_login_user = {login}
first_valid_uid = 1
protocols = imap lmtp
listen = 127.0.0.1
mail_location = maildir:{folder}/mail/%n
mail_uid = {mail}
mail_gid = {mail_group}
recipient_delimiter = +
lmtp_save_to_detail_mailbox = no
imap_hibernate_timeout = 0
mailbox_list_index = no
disable_plaintext_auth = no
login_trusted_networks = 127.0.0.0/8
auth_username_format = %n
ssl = yes
ssl_cert = <{certificate}
ssl_key = <{key}
ssl_dh =
passdb {{
  driver = passwd-file
  args = scheme=PLAIN username_format=%n {folder}/users
}}
userdb {{
  driver = static
  args = uid={mail} gid={mail_group} home={folder}/mail/%n allow_all_users=no
}}
auth_failure_delay = 0
service anvil {{
  chroot =
  unix_listener anvil-auth-penalty {{
    mode = 0
  }}
}}
service stats {{
  chroot =
}}
service imap-login {{
  chroot =
  inet_listener imap {{
    port = {imap}
  }}
  inet_listener imaps {{
    port = {imaps}
    ssl = yes
  }}
}}
service lmtp {{
  inet_listener lmtp {{
    address = 127.0.0.1
    port = {lmtp}
  }}
}}
"""


@dataclass
class Dovecot:
    """A server that can be killed and started again over the same mailboxes."""

    folder: Path
    imap: int = field(default_factory=free_port)
    imaps: int = field(default_factory=free_port)
    lmtp: int = field(default_factory=free_port)

    @property
    def certificate(self) -> str:
        """The file a client has to trust."""
        return str(self.folder / "certificate.pem")

    def account(self, user: str, security: Security = "plain", password: str = PASSWORD) -> ImapAccount:
        """Return how to read a mailbox."""
        port = self.imaps if security == "tls" else self.imap
        return ImapAccount("127.0.0.1", port, user, password, security, ca_file=self.certificate)

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [binary("dovecot"), "-c", str(self.folder / "dovecot.conf"), "-F"]
        silent = subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdout=silent, stderr=silent, start_new_session=True)
        until(lambda: answers(self.imap) and answers(self.lmtp), what="Dovecot")

    def kill(self) -> None:
        """End the server and all its connections at once."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(10)
        until(lambda: not answers(self.imap), what="Dovecot's end")

    def new_uidvalidity(self, user: str) -> None:
        """Forget how the messages were numbered, as after a restore; only while it does not run."""
        for name in (self.folder / "mail" / user).glob("dovecot*"):
            name.unlink()
        (self.folder / "mail" / user / "dovecot-uidlist").write_text("3 V4242 N1\n")


def _users() -> dict[str, str]:
    """Dovecot wants other users when it is started by root."""
    if os.getuid():
        me, group = getpass.getuser(), str(os.getgid())
        return {"internal": me, "internal_group": group, "login": me, "mail": me, "mail_group": group}
    return {
        "internal": "dovecot",
        "internal_group": "dovecot",
        "login": "dovenull",
        "mail": "nobody",
        "mail_group": "nogroup",
    }


def configured(folder: Path, users: tuple[str, ...]) -> Dovecot:
    """Write the configuration and the list of users into a folder."""
    certificate_file, key = certificate(folder)
    server = Dovecot(folder)
    names = _users()
    (folder / "mail").mkdir()
    (folder / "users").write_text("".join(f"{user}:{{PLAIN}}{PASSWORD}\n" for user in users))
    values = dict(folder=folder, certificate=certificate_file, key=key, **names)
    ports = {"imap": server.imap, "imaps": server.imaps, "lmtp": server.lmtp}
    (folder / "dovecot.conf").write_text(_CONFIGURATION.format(**values, **ports))
    if not os.getuid():
        shutil.chown(folder / "mail", names["mail"])
        for name in ("users", "key.pem"):
            (folder / name).chmod(0o644)
    return server


@pytest.fixture(scope="session")
def dovecot() -> Iterator[Dovecot]:
    """A Dovecot with some users, for the whole session."""
    binary("dovecot")
    with open_folder("dovecot") as folder:
        server = configured(folder, ("orders", *(f"user{n}" for n in range(20))))
        server.start()
        yield server
        server.kill()
