"""An order its own line takes back: "2 to Kem ... no, leave it", „... vlastne nie, nechaj to tak“, «..., нет, отбой».

Behind a pause an answer that denies stands by itself, but for words that carry nothing before it, and behind it
nothing is named or counted: else that may put the order right. Behind a full stop it is brief, or takes something back:
"No, I'm not angry with you" does not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from pbem.language.lattice.senses import Lattice, Sense, kinds
from pbem.language.talk.weighing import STRONG, Reader, weights_of, words_of
from pbem.language.words.tokens import Token, tokens

_IDLE = frozenset({"empty", "so", "contrast", "then", "hedge", "and"})
_BINDING = frozenset({"otherwise", "except", "if", "until"})
_NAMING = frozenset({"unit", "ordinal", "number", "direction", "cell", "group"})
_FULL = frozenset({".", "!", "?", "\n"})
_BRIEF = 3
"""So few words behind a denial take back what stands before a full stop."""


def withdrawn(line: str, readers: Sequence[Reader], best: Callable[[str], Iterable[Reader]]) -> Token | None:
    """Find the word with which a line takes its order back, in the languages that know it best; these are only looked
    for where a word denies before a pause, in any.
    """
    found = tuple(tokens(line))
    last = [at for at in range(2, len(found)) if found[at].sort == "word" and _stops(at, found)]
    if len(found) <= _BRIEF or not any(_denies(found[at], reader) for at in last for reader in readers):
        return None
    every = (_withdraws(found, last, reader) for reader in best(line))
    return next((found[at] for at in every if at), None)


def _denies(word: Token, reader: Reader) -> bool:
    return words_of(reader.lexicon).may_be(word, "no")


def _stops(at: int, found: Sequence[Token]) -> bool:
    """Tell whether a pause follows a word, or nothing."""
    return at + 1 == len(found) or found[at + 1].sort == "mark"


def _withdraws(found: Sequence[Token], last: Sequence[int], reader: Reader) -> int:
    """Give the place of an answer that denies, with nothing named behind it, of words before a pause; 0: none does."""
    lattice = words_of(reader.lexicon).lattice(tuple(found))
    answers = [at for at in last if _answers(at, found, lattice)]
    weights = weights_of(tuple(found), lattice, reader) if answers else ()
    return next((at for at in answers if _ends(at, found, lattice, weights, reader)), 0)


def _answers(at: int, found: Sequence[Token], lattice: Lattice) -> bool:
    """Tell whether a denial stands behind a pause and words that carry nothing; „dál už ne“ is a deed."""
    denies = any(edge.kind == "no" and edge.end == at + 1 for edge in lattice[at])
    pause = _pause(at, found, lattice) if denies else 0
    done = any(edge.kind == "verb" and edge.end == at + 1 for edges in lattice[pause:at] for edge in edges)
    return pause > 0 and not done


def _pause(at: int, found: Sequence[Token], lattice: Lattice) -> int:
    """Give the place of the pause before a word, and before those that carry nothing; 0: there is none.

    A colon is none: "answer 1: nobody" is told. Neither is what a case is given before: „..., jinak ne“.
    """
    before = at - 1
    while before > 0 and found[before].sort != "mark" and _idle(lattice[before]):
        before -= 1
    return before if found[before].sort == "mark" and found[before].folded != ":" else 0


def _idle(edges: Sequence[Sense]) -> bool:
    """Tell whether a word carries nothing before a denial."""
    found = kinds(edges)
    return bool(found & _IDLE) and not found & _BINDING


def _ends(at: int, found: Sequence[Token], lattice: Lattice, weights: Sequence[int], reader: Reader) -> bool:
    """Tell whether nothing is named or counted behind a denial, and it may be said of the order before it."""
    rest = range(at + 1, len(found))
    if any(weights[n] == STRONG or kinds(lattice[n]) & _NAMING or found[n].sort in _NAMING for n in rest):
        return False
    if any(found[n].folded == ":" for n in rest):  # "oh, no, what am I saying: ..."
        return False
    words = found[at + 1 :]
    full = _is_full(found[_pause(at, found, lattice)])
    brief = sum(word.sort != "mark" for word in words) <= _BRIEF
    return not full or brief or words_of(reader.lexicon).said("back", tuple(words))


def _is_full(pause: Token) -> bool:
    """Tell whether a sentence ends at a pause; behind three dots it goes on: "... nah, scrub that, they are tired"."""
    return pause.folded in _FULL and not pause.text.startswith(("..", "…"))
