"""A clock that shows what it is told."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


class ToldClock:
    """Stands still until it is set or advanced."""

    def __init__(self, now: datetime) -> None:
        self.set(now)

    def now(self) -> datetime:
        """Give the told time, aware, in UTC."""
        return self._now

    def set(self, now: datetime) -> None:
        """Show that time from now on; a time without a zone is a ValueError."""
        if now.tzinfo is None:
            raise ValueError(f"a time without a zone: {now.isoformat()}")
        self._now = now.astimezone(UTC)

    def advance(self, by: timedelta) -> None:
        """Let that much time pass."""
        self._now += by
