"""Uncertain tokens by their rows (P-48): `atgt` is a true one, `atgf` a false one, `atgq` either, as the others see it.

In the state tokens are stacks of true and of false ones; in a view the others' are stacks of uncertain ones. Tokens of
one type and owner in one area are one pile: they have no names that could be followed. See `veils`.
"""

from __future__ import annotations

from collections.abc import Mapping

BASES = ("atg", "des", "aab")
"""P-48.1: the types that can be hidden singly."""
TRUE, FALSE, UNSURE = ({base: f"{base}{mark}" for base in BASES} for mark in "tfq")
BASE: Mapping[str, str] = {row: base for rows in (TRUE, FALSE, UNSURE) for base, row in rows.items()}
"""The type a token stands for."""
SAME = 3
"""P-48.1: of so many tokens one is true."""
