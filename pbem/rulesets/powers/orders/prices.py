"""What is ordered of cheap units (P-43)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True)
class HelpedOrder:
    """P-43.1: build units of a row on a land, for which rests of neighbours pay what `paid` says, in sixtieths."""

    row: str
    at: str
    paid: Mapping[str, int] = field(default_factory=dict)
    count: int = 1
    kind: Literal["helped"] = "helped"
