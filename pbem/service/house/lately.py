"""The last few values that were read or written, by their text: what was just written need not be read back."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
T = TypeVar("T")


class Lately(Generic[Key, T]):
    """So many values as `most`; the one put in first goes first. Threads may share it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: dict[Key, T] = {}
        self._lock = Lock()

    def put(self, key: Key, value: T) -> T:
        """Remember a value, and give it."""
        with self._lock:
            self._values[key] = value
            if len(self._values) > self._most:
                del self._values[next(iter(self._values))]
        return value

    def get(self, key: Key, read: Callable[[], T]) -> T:
        """Give a value that is remembered, or read it and remember it."""
        known = self._values.get(key)
        return self.put(key, read()) if known is None else known
