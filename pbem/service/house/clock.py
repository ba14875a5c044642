"""What time it is; tests tell it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """A source of the present instant."""

    def now(self) -> datetime:
        """Give the present, aware, in UTC."""


class SystemClock:
    """The clock of the machine."""

    def now(self) -> datetime:
        """Give the present, aware, in UTC."""
        return datetime.now(UTC)
