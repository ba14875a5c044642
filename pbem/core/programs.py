"""The shape of `report.json`, as far as a game decides it: what it publishes for authors of client programs.

Shapes are frozen dataclasses of plain values that a JSON schema is made from; each key is described in the docstring
below it, and a key with a default may be missing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

OPEN: Mapping[str, object] = {"extra": "allow", "strict": True, "use_attribute_docstrings": True}
"""How a shape says that it has further keys, which depend on its `kind`."""


@dataclass(frozen=True)
class ToldEvent:
    """Something that happened, as this seat saw it. Further keys are the facts of its kind: words, numbers, lists, or
    objects with facts of their own. Of a kind a program does not know it shows nothing, or the keys as they stand."""

    __pydantic_config__: ClassVar[Mapping[str, object]] = OPEN

    kind: str
    """What happened, such as `battle`. Its sentence is `event-KIND` of the game's word list, where the keys are named
    too; kinds may be added at any time."""


@dataclass(frozen=True)
class EmptyMap:
    """A map that holds nothing: all there is to know stands in `facts`."""


@dataclass(frozen=True)
class ForPrograms:
    """What a game publishes of `report.json`: the shape of `facts`, and that of `map` where there is one."""

    facts: type
    map: type
