"""Sentences that cannot be read because they are small talk, though words of the game stand in them.

An order is made of words the lexicon knows, or nearly all of them; who tells of life has words it never heard of. So a
sentence that cannot be read is small talk when it has more words nobody knows than words of the game, and tells nobody
of the game what to do. What others say or how they behave ("Green says ...", "the Ottomans keep silent") is small talk,
too, and a tale of the past. What takes back, denies or binds what stands beside it never is.
"""

from __future__ import annotations

from pbem.language.deed_words import may_order, of_deeds
from pbem.language.parse import Reading
from pbem.language.plain_lines import plain
from pbem.language.readers import Readers
from pbem.language.tokens import Token, tokens
from pbem.language.weighing import LIGHT, STRONG, WEAK, Reader, weights_of, words_of

_STRANGE = 2
"""So many words nobody knows make small talk of a sentence; one more where a power or a place is named."""
_NAMED = 3
"""So many words of life, or nobody knows, stand beside a power or a place in small talk."""
_TALE = 5
"""A shorter sentence about others may be an order ill said."""
_FIRST = 3
"""Who behaves is named among the first words."""
_TURNING = frozenset({"otherwise", "except", "until", "negated"})
_TELLING = frozenset({"unit", "cell"})
_DOUBTS = frozenset({"no", "hedge", "if", "or"})


def is_small_talk(sentence: str, readers: Readers) -> bool:
    """Tell whether a sentence cannot be read, and is small talk in a language that knows most of its words."""
    if sentence.rstrip().endswith(("?", ":")):
        return False
    every = [_Heard(sentence, reader) for reader in readers.every()]
    most = max((one.known for one in every), default=0)
    best = [one for one in every if one.known == most]
    thought = any(one.ponders() for one in best)
    if not thought and any(one.turns() for one in best):
        return False
    _, reading = readers.read(sentence)
    if isinstance(reading, Reading) or reading.ambiguous:
        return False
    return thought or any(one.of_life() or one.of_others() or one.tells() or one.orders_nothing() for one in best)


class _Heard:
    """What one language makes of a sentence: the words it does not know, and those that weigh."""

    def __init__(self, sentence: str, reader: Reader) -> None:
        self._sentence, self._reader = sentence, reader
        self._words = words_of(reader.lexicon)
        self._found = found = tuple(token for token in tokens(plain(sentence)) if token.sort != "mark")
        self._lattice = lattice = self._words.lattice(found)
        self._weights = weights_of(found, lattice, reader)
        covered = {n for at, edges in enumerate(lattice) for edge in edges for n in range(at, edge.end)}
        covered |= {n for at, names in reader.named(found).items() for one in names for n in range(at, one.end)}
        self._strange = [at for at, token in enumerate(found) if at not in covered and self._is_strange(at, token)]
        self.known = len(found) - len(self._strange)

    def _is_strange(self, at: int, token: Token) -> bool:
        return token.sort == "word" and self._weights[at] <= LIGHT and not self._words.said_any(token)

    def of_life(self) -> bool:
        """Tell whether more words are unknown than weigh."""
        strange, heavy = len(self._strange), sum(weight >= LIGHT for weight in self._weights)
        heavy -= sum(self._weights[at] >= LIGHT for at in self._strange)
        known_better = heavy > strange or self._tells_somebody() or self._orders_somebody()
        return strange >= _STRANGE + (STRONG in self._weights) and not known_better

    def orders_nothing(self) -> bool:
        """Tell whether a sentence has more words of life, or that nobody knows, than of the game, and is no deed of it.

        "Attack Mordor" is an order to a place nobody knows: it is asked about.
        """
        life = sum(
            weight <= 0 and self._words.said("life", (self._found[at],)) for at, weight in enumerate(self._weights)
        )
        evidence = len(self._strange) + life
        heavy = sum(weight >= LIGHT for at, weight in enumerate(self._weights) if at not in self._strange)
        enough = evidence > heavy and evidence >= (_NAMED if STRONG in self._weights else 1)
        tells = self._tells_somebody() or self._orders_somebody()
        return enough and not tells and not may_order(self._sentence, self._reader)

    def _orders_somebody(self) -> bool:
        """Tell whether a unit's noun stands beside a direction or a wish: "my bravest men shall dance northwards"."""
        kinds = {edge.kind for edges in self._lattice for edge in edges}
        return "noun" in kinds and bool(kinds & {"direction", "wish"})

    def of_others(self) -> bool:
        """Tell whether a sentence says what others say, or how they behave."""
        if len(self._found) < _TALE or self._words.said("oneself", self._found[:1]):
            return False
        names = STRONG in self._weights[:_FIRST] and not self._tells_somebody()
        behaves = names and self._words.said("behave", self._found)
        return (behaves and not self._orders_a_deed()) or self._reports()

    def _orders_a_deed(self) -> bool:
        return of_deeds(self._reader.lexicon) and may_order(self._sentence, self._reader)

    def _reports(self) -> bool:
        """Tell whether somebody says something, and what he says stands behind."""
        said = (at for at, token in enumerate(self._found) if self._words.said("reported", (token,)))
        first = next(said, len(self._found))
        return first < len(self._found) and not any(self._names_somebody(at) for at in range(first))

    def tells(self) -> bool:
        """Tell whether a sentence of the past is a tale of life, or of another turn."""
        later = {
            n for at, edges in enumerate(self._lattice) for e in edges if e.kind == "later" for n in range(at, e.end)
        }
        verbs = [e.past for at, edges in enumerate(self._lattice) if at not in later for e in edges if e.kind == "verb"]
        if not verbs or not all(verbs):
            return False
        if later:
            return True
        of_life = bool(self._strange) or self._words.said("life", self._found)
        return len(self._found) > _TALE and of_life and not self._tells_somebody()

    def ponders(self) -> bool:
        """Tell whether a sentence begins with what the writer thought of, and names no unit: "I thought of Sudak"."""
        return self._words.said("pondered", self._found[:_FIRST]) and not self._tells_somebody()

    def turns(self) -> bool:
        """Tell whether a sentence may take back, deny or bind what stands beside it."""
        kinds = {edge.kind for edges in self._lattice for edge in edges}
        doubts = bool(kinds & _DOUBTS) and len(self._found) < _TALE
        binds = "if" in kinds and (STRONG in self._weights or "no" in kinds)
        against = any(edge.kind == "contrast" for edges in self._lattice[:1] for edge in edges)
        return doubts or binds or against or bool(kinds & _TURNING) or self._words.said("back", self._found)

    def _tells_somebody(self) -> bool:
        """Tell whether a unit, by its number or place in a list, or a square is named."""
        return any(map(self._names_somebody, range(len(self._found))))

    def _names_somebody(self, at: int) -> bool:
        kinds = {edge.kind for edge in self._lattice[at]}
        named = self._weights[at] == STRONG and (self._found[at].sort != "word" or bool(kinds & _TELLING))
        return named or (self._weights[at] >= WEAK and "ordinal" in kinds)
