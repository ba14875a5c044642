"""What somebody else bids or begs for: „syn žadonil, ať jde čtyřka do kasáren“. That is his wish, and no order.

Before the words that bid stands a form of the past that nobody knows: it may be any verb of asking.
"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.language.reading.readers import Readers
from pbem.language.talk.besides import unknown
from pbem.language.talk.shorter import turns
from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token, tokens


def bidden(head: str, rest: str, readers: Readers) -> bool:
    """Tell whether words may say who bids what follows."""
    every = readers.best(f"{head} {rest}")
    words = {fold(one) for reader in every for one in reader.lexicon.frames.get("talk", {}).get("bidding", ())}
    bids = next((token.folded in words for token in tokens(rest) if token.sort != "mark"), False)
    said = tuple(token for token in tokens(head) if token.sort != "mark")
    return bids and bool(said) and any(_may_beg(said, head, reader) for reader in every)


def _may_beg(said: Sequence[Token], head: str, reader: Reader) -> bool:
    """Tell whether words end with a form of the past nobody knows, said of another than the writer."""
    strange = said[-1] in unknown(head, reader) and turns(said[-1], reader)
    return strange and not words_of(reader.lexicon).said("oneself", said)
