"""What hangs on the words before it: „Syn žadonil, ať jde čtyřka doleva“, „Tvařme se, že dvojka jde na G8“.

Such a clause says what somebody begs, dreams or pretends. It is no order without those words, unless they say that it
was resolved („dohodli jsme se, že ...“), or the writer himself wishes it.
"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.language.lattice.guards import prefixes
from pbem.language.lattice.hopes import wishes
from pbem.language.talk.besides import clauses
from pbem.language.talk.weighing import STRONG, Reader, weights_of, words_of
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token, tokens

_SAID = ("reported", "wanted")
_LONG = 3
"""A longer word with the ending of a verb is one."""


def hangs(rest: str, line: str, reader: Reader) -> bool:
    """Tell whether what is left of a line hangs on words that were left out before it, or the line but wishes it."""
    found, start = _words(rest), line.find(rest.strip())
    head = _words(line[:start]) if found and start > 0 else ()
    return bool(head) and (_governs(head, found[0], reader) or wishes(tuple(tokens(line)), reader.lexicon))


def hanging(line: str, reader: Reader) -> bool:
    """Tell whether a clause of a line hangs on words before it that name nobody and nothing of the game."""
    words = words_of(reader.lexicon)
    for start, _, _ in clauses(line):
        head, rest = _words(line[:start]), _words(line[start:])
        if head and rest and _governs(head, rest[0], reader):
            return STRONG not in weights_of(head, words.lattice(head), reader)
    return False


def _words(text: str) -> tuple[Token, ...]:
    return tuple(token for token in tokens(text) if token.sort != "mark")


def _governs(head: Sequence[Token], first: Token, reader: Reader) -> bool:
    """Tell whether words lead to a clause that begins with a word; one that may say what an order is good for is led to
    by whoever wishes it.
    """
    words = words_of(reader.lexicon)
    if not words.said("governed", (first,)) or words.said("resolves", head):
        return False
    return not words.said("purpose", (first,)) or _begs(head, reader) or _refused(head, reader)


def _refused(head: Sequence[Token], reader: Reader) -> bool:
    """Tell whether somebody did not wish what follows: „nechtěl jsem, aby trojka dobyla Orel“."""
    beginnings = prefixes(reader.lexicon)
    return any(one.folded.startswith(beginnings) and _ends_as_verbs_do(one, reader) for one in head)


def _begs(head: Sequence[Token], reader: Reader) -> bool:
    """Tell whether somebody else wishes what follows: „žena mě přemlouvala, ať ...“, „papoušek skřehotá, ať ...“."""
    words, does = words_of(reader.lexicon), _ends_as_verbs_do(head[-1], reader)
    if does and words.said("life", head):
        return True
    wished = any(edge.kind == "wish" for edges in words.lattice(tuple(head)) for edge in edges)
    if wished or words.said("oneself", head):
        return False
    asks = words.speaks(head) or any(words.said(name, head) for name in _SAID)
    return asks or (does and not words.knows(head[-1]))


def _ends_as_verbs_do(last: Token, reader: Reader) -> bool:
    told, talk = (reader.lexicon.frames.get(name, {}) for name in ("told", "talk"))
    endings = tuple(map(fold, (*told.get("endings", ()), *talk.get("does", ()))))
    return last.sort == "word" and len(last.folded) > _LONG and last.folded.endswith(endings or ("\0",))
