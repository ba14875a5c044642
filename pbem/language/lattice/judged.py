"""What is said of all that stands before a dash, in words that are none of the game: "..., that's a fantasy",
«... — это фантазии».

Nobody knows whether such words deny what they judge; what they judge is no order.
"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.language.forms.book import Lexicon
from pbem.language.lattice.senses import Lattice
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token


def judges(dash: int, end: int, found: Sequence[Token], lattice: Lattice, lexicon: Lexicon) -> bool:
    """Tell whether a dash leads to what is said of all before it, with a word nobody knows before an end."""
    heads = map(fold, lexicon.frames.get("talk", {}).get("judging", ()))
    if found[dash].folded != "-" or dash + 1 >= len(found) or found[dash + 1].folded not in heads:
        return False
    return any(found[at].sort == "word" and not lattice[at] for at in range(dash + 2, end))
