"""Armoured guns and transports (P-59): rows of the table; trucks of either kind carry what is unarmoured."""

from __future__ import annotations

from pbem.rulesets.powers.book.chapter import Chapter

ARMGUN = Chapter("armgun", needs=("arty", "ltrans"), release="R3", units="armgun")
