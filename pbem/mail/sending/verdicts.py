"""What came of handing a mail over: values, never exceptions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Sent:
    """The server took it; `text` is its answer, often with a queue number."""

    text: str
    kind: Literal["sent"] = "sent"


@dataclass(frozen=True)
class Retry:
    """Not now: the server's answer to this very mail."""

    code: int
    text: str
    kind: Literal["retry"] = "retry"


@dataclass(frozen=True)
class Away:
    """The server serves nobody now, whatever the mail: no connection, no login, or it closes; code 0: no answer.

    `named`: that came when the mail had been named, so that the mail may yet be the reason.
    """

    code: int
    text: str
    named: bool = False
    kind: Literal["away"] = "away"


@dataclass(frozen=True)
class Rejected:
    """Never like this; code 0: the address cannot be written."""

    code: int
    text: str
    kind: Literal["rejected"] = "rejected"


@dataclass(frozen=True)
class Unknown:
    """The connection broke after the content went out: the mail may have been taken."""

    text: str
    kind: Literal["unknown"] = "unknown"


Verdict = Sent | Retry | Away | Rejected | Unknown
