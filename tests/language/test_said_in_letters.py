"""Sentences as they stand in letters: what they order, and what is asked about."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tests.language.kit import asked, means

EVERY = tomllib.loads(Path(__file__).with_name("said_in_letters.toml").read_text("utf-8"))


def rows(kind: str) -> list[tuple[str, ...]]:
    """Give the rows of a kind, with their games."""
    return [(game, *row) for game, listed in EVERY.items() for row in listed.get(kind, ())]


test_a_sentence_orders_what_it_means = means(rows("said"))
"""The same orders are read of the plain words."""

test_what_may_be_meant_otherwise_orders_nothing = asked(rows("asked"))
"""A denial, the past, a doubt or a choice is asked about."""
