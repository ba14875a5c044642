"""The bridge between a rule set's typed orders and the sentences of a lexicon.

A `Phrase` names a sentence form of the lexicon (`kind`) and fills its slots. A rule set turns its
orders into phrases and back; the language layer turns phrases into words and back. Neither knows the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Phrase:
    """One sentence or part of one: the form's kind and what stands in its slots.

    A slot holds a number, a key (of a name, a cell, a word), a phrase, several phrases or several numbers.
    A slot that is absent was not said.
    """

    kind: str
    slots: Mapping[str, str | int | Phrase | tuple[Phrase, ...] | tuple[int, ...]] = field(default_factory=dict)
