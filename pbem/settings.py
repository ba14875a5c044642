"""The host's configuration: one TOML file, every value also as an environment variable `PBEM_...`.

A wrong key, port or zone is told with its place and what would be right; nothing is guessed.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping, Set
from datetime import date
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit
from zoneinfo import available_timezones

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, model_validator
from pydantic_core import ErrorDetails
from rapidfuzz import process

from pbem.core.languages import Language

Security = Literal["tls", "starttls", "plain"]
Port = Annotated[int, Field(ge=1, le=65535)]


class ConfigFault(Exception):
    """The configuration is wrong: each line of `faults` says where, what, and what to do."""

    def __init__(self, path: str, faults: tuple[str, ...]) -> None:
        super().__init__("\n".join(f"{path}: {fault}" for fault in faults))
        self.faults = faults


def is_zone(name: str) -> bool:
    """Tell whether this is an IANA zone."""
    return name in available_timezones()


def _zone(name: str) -> str:
    """Accept an IANA zone."""
    zones = available_timezones()
    if name not in zones:
        near = process.extractOne(name, sorted(zones))
        raise ValueError(f"no such time zone: {name!r}; did you mean {near[0]!r}?")
    return name


def is_address(address: str) -> bool:
    """Tell whether this is a plain mail address."""
    local, _, host = address.rpartition("@")
    return bool(local and host) and len(address) <= 320 and not any(letter.isspace() for letter in address)


def _address(address: str) -> str:
    """Accept a plain mail address."""
    if not is_address(address):
        raise ValueError(f"not a mail address: {address!r}; write it as name@host")
    return address


Zone = Annotated[str, AfterValidator(_zone)]
Address = Annotated[str, AfterValidator(_address)]


class Strict(BaseModel):
    """A section that knows all its keys."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Server(Strict):
    """A mail server and how to log in to it."""

    host: str = "localhost"
    port: Port
    user: str = ""
    password: str = ""
    security: Security = "tls"
    ca_file: str = ""


class Outgoing(Server):
    """The server mail is sent through, and how much it is asked at once."""

    connections: Annotated[int, Field(ge=1, le=20)] = 2
    per_domain: Annotated[int, Field(ge=0)] = 0
    domain_pause: Annotated[float, Field(ge=0, le=3600)] = 0


def _not_the_window(name: str) -> str:
    """Accept the name of a mailbox; letters written in the window have a door of their own, which no mail can claim."""
    if name == "browser":
        raise ValueError("'browser' is the door of letters that are written in the browser; take another name")
    return name


class Mailbox(Strict):
    """A mailbox orders arrive in: its own address and where it is read.

    `since`: also what had come from that day on when it was read first; by default only what comes from then on.
    """

    name: Annotated[str, AfterValidator(_not_the_window)] = "orders"
    address: Address
    imap: Server
    folder: str = "INBOX"
    since: date | None = None


class Inbox(Strict):
    """What becomes of letters: how long strangers wait, how large their mails may be, how long bytes are kept.

    Days of 0: for ever. What orders, letters to others and open questions depend on is kept in any case.
    """

    wait_days: Annotated[int, Field(ge=1, le=60)] = 3
    stranger_max_bytes: Annotated[int, Field(ge=10_000)] = 1_000_000
    strangers_days: Annotated[int, Field(ge=0)] = 90
    strangers_bytes: Annotated[int, Field(ge=0)] = 1_000_000_000
    players_days: Annotated[int, Field(ge=0)] = 0


class Keep(Strict):
    """How many days the bytes of mails are kept that can be made again from what the mails say; 0: for ever.

    The words stay in any case, since letters quote them; so does what was said, and with it receipts and the archive.
    """

    pictures_days: Annotated[int, Field(ge=0)] = 7
    mails_days: Annotated[int, Field(ge=0)] = 90


Minutes = Annotated[float, Field(ge=0)]


class Status(Strict):
    """When `pbem status` calls something wrong; 0: never. With `port`, /health and /metrics are served on loopback."""

    port: Annotated[int, Field(ge=0, le=65535)] = 0
    letter_minutes: Minutes = 15
    mail_minutes: Minutes = 60
    turn_minutes: Minutes = 30
    mailbox_minutes: Minutes = 30
    service_minutes: Minutes = 5
    copy_hours: Minutes = 48


def _url(url: str) -> str:
    """Accept the address of a page: scheme, host, perhaps a folder."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise ValueError(f"not the address of a page: {url!r}; write it as https://play.example.org")
    return url.rstrip("/")


def _listen(listen: str) -> str:
    """Accept what a server listens at: host and port, or a socket of this machine."""
    host, _, port = listen.rpartition(":")
    if not listen.startswith("unix:/") and not (host and port.isdecimal() and 0 < int(port) < 65536):
        raise ValueError(f"{listen!r} is neither host:port nor unix:/path; write 127.0.0.1:8025")
    return listen


class Web(Strict):
    """The window in the browser: its address, where it listens, whose X-Forwarded-For is believed.

    `public`: the page of the house is shown to who is not signed in, too.
    """

    url: Annotated[str, AfterValidator(_url)]
    listen: Annotated[str, AfterValidator(_listen)] = "127.0.0.1:8025"
    proxies: tuple[str, ...] = ("127.0.0.1",)
    public: bool = True

    @model_validator(mode="after")
    def _behind_tls(self) -> Web:
        """What others than this machine can reach is reached by TLS."""
        near = self.listen.startswith(("unix:", "127.", "localhost:", "[::1]:"))
        if not near and not self.url.startswith("https://"):
            raise ValueError("listen: without TLS in front (an https:// url) only this machine may be listened to")
        return self


class Log(Strict):
    """What the program writes on standard error, and how."""

    level: Literal["debug", "info", "warning", "error"] = "info"
    format: Literal["text", "json"] = "text"


class Settings(Strict):
    """Everything a host decides. Paths are taken from the folder of the file.

    `trusted_authserv`: the names under which the host's own mail servers write Authentication-Results.
    `settle_seconds`: how long after a deadline the service waits for mail that is still on its way.
    `letter_seconds`: of the processor, for one letter; below the time a transaction on SQLite waits for another one.
    The limits of answers are to one address, and to all strangers together; 0: none.
    """

    data: Path = Path("data")
    database: str = ""
    language: Language = "en"
    timezone: Zone = "UTC"
    referee: Address
    settle_seconds: Annotated[float, Field(ge=0, le=3600)] = 5
    trusted_authserv: tuple[str, ...] = ()
    max_mail_bytes: Annotated[int, Field(ge=10_000)] = 25_000_000
    letter_seconds: Annotated[int, Field(ge=1, le=25)] = 10
    answers_per_hour: Annotated[int, Field(ge=0)] = 60
    stranger_answers_per_hour: Annotated[int, Field(ge=0)] = 200
    inbox: Inbox = Inbox()
    keep: Keep = Keep()
    mailbox: tuple[Mailbox, ...] = Field(min_length=1)
    smtp: Outgoing
    status: Status = Status()
    log: Log = Log()
    web: Web | None = None

    @property
    def database_url(self) -> str:
        """Give the database to use: by default SQLite in the data folder."""
        return self.database or f"sqlite:///{self.data / 'pbem.db'}"


def load(path: Path, environment: Mapping[str, str] = os.environ) -> Settings:
    """Read the configuration; a ConfigFault tells all that is wrong with it at once."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ConfigFault(str(path), ("no such file; `pbem init` writes one to start from",)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise ConfigFault(str(path), (f"not TOML: {fault}",)) from None
    return check(str(path), _with_environment(table, environment), path.parent)


def check(name: str, table: Mapping[str, object], folder: Path) -> Settings:
    """Turn a table into settings, or tell every fault."""
    try:
        settings = Settings.model_validate(table)
    except ValidationError as invalid:
        models = (Settings, Inbox, Keep, Mailbox, Outgoing, Status, Log, Web)
        keys = {key for model in models for key in model.model_fields}
        raise ConfigFault(name, told(invalid, keys)) from None
    return settings.model_copy(update={"data": folder / settings.data})


def told(invalid: ValidationError, keys: Set[str]) -> tuple[str, ...]:
    """Say every fault with its place; `keys` are those a misspelt one may have meant."""
    return tuple(_fault(error, keys) for error in invalid.errors())


def _fault(error: ErrorDetails, keys: Set[str]) -> str:
    """Say one fault with its place."""
    place = ".".join(str(part) for part in error["loc"])
    if error["type"] in ("extra_forbidden", "unexpected_keyword_argument"):
        near = process.extractOne(str(error["loc"][-1]), sorted(keys), score_cutoff=60)
        return f"{place}: no such key" + (f"; did you mean {near[0]!r}?" if near else "")
    return f"{place}: {error['msg'].removeprefix('Value error, ')}"


def _with_environment(table: Mapping[str, object], environment: Mapping[str, str]) -> Mapping[str, object]:
    """Lay `PBEM_DATABASE`, `PBEM_SMTP__PASSWORD`, `PBEM_MAILBOX__0__IMAP__PASSWORD` over the file's values."""
    merged: Mapping[str, object] = dict(table)
    for variable, value in environment.items():
        path = variable.removeprefix("PBEM_").lower().split("__")
        if variable.startswith("PBEM_") and path[0] in Settings.model_fields:
            merged = _placed(merged, path, value)
    return merged


def _placed(into: object, path: list[str], value: str) -> Any:
    """Put a value at a path of keys and list positions, without touching the original."""
    if not path:
        return value
    if isinstance(into, list):
        at = int(path[0])
        return [_placed(part, path[1:], value) if number == at else part for number, part in enumerate(into)]
    held = into if isinstance(into, dict) else {}
    return {**held, path[0]: _placed(held.get(path[0], {}), path[1:], value)}
