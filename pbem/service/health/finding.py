"""What one check of an installation found."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """One check: what was looked at, whether it is well, what was found, what to do; `away`: try again later."""

    what: str
    well: bool
    found: str
    mend: str = ""
    away: bool = False
