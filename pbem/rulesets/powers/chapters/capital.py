"""Capital ships (P-38): battleships, dear, slow, and hard to hurt but for bombers and submarines."""

from __future__ import annotations

from pbem.rulesets.powers.book.chapter import Chapter

CAPITAL = Chapter("capital", needs=("naval",), release="R2", units="capital")
