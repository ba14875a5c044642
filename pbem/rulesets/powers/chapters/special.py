"""Specialised units (P-45): rows of the table; each is in play with the unit it is made of."""

from __future__ import annotations

from pbem.rulesets.powers.book.chapter import Chapter

SPECIAL = Chapter("special", needs=("land",), release="R2", units="special")
