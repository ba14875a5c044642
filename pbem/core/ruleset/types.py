"""The four types a game brings: all are frozen dataclasses the codec can write."""

from __future__ import annotations

from typing import TypeVar

OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
OrderT = TypeVar("OrderT")
