"""Sentences that cannot be read because they are small talk, though words of the game stand in them.

An order is made of words the lexicon knows, or nearly all of them; who tells of life has words it never heard of. So a
sentence that cannot be read is small talk when it has more words nobody knows than words of the game, and tells nobody
of the game what to do. What others say or how they behave ("Green says ...", "the Ottomans keep silent") is small talk,
too, and a tale of the past. What takes back, denies or binds what stands beside it never is.
"""

from __future__ import annotations

from pbem.language.around.drawn import draws_nothing
from pbem.language.around.told_of_life import is_a_tale, is_of_yours
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.language.talk.besides import clauses, tells
from pbem.language.talk.scales import chats, commands, leaning
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.statements import closes, does, first_carrying, leads, states, wanted
from pbem.language.talk.weighing import LIGHT, STRONG, WEAK, words_of
from pbem.language.words.tokens import Token, tokens

_STRANGE = 2
"""So many words nobody knows make small talk of a sentence; one more where a power or a place is named."""
_NAMED = 3
"""So many words of life, or nobody knows, stand beside a power or a place in small talk."""
_MUCH = 4
"""So many of them do where there are no more of the game."""
_TALE = 5
"""A shorter sentence about others may be an order ill said."""
_HEAD = 2
"""A sentence of talk that binds what stands beside it begins with such words: "until the rain stops"."""
_FIRST = 3
"""Who behaves is named among the first words."""
_COUNTING = frozenset({"unit", "number", "ordinal", "cell", "wish", "direction"})
"""Kinds of words with which something is told to a power, or of it to a unit."""
_TURNING = frozenset({"otherwise", "except", "until", "negated"})
_DOUBTS = frozenset({"no", "hedge", "if", "or"})


def is_small_talk(sentence: str, readers: Readers) -> bool:
    """Tell whether a sentence cannot be read, and is small talk in a language that knows most of its words."""
    sentence = _without_tag(sentence, readers)
    if sentence.rstrip().endswith("?"):
        return False
    every = [_Heard(sentence, reader) for reader in readers.knowing(sentence)]
    most = max((one.known for one in every), default=0)
    best = [one for one in every if one.known == most]
    if sentence.rstrip().endswith(":"):
        leading = any(leads(one) for one in best) or draws_nothing(sentence, readers)
        return leading and not any(one.titles for one in best) and not _is_read(sentence, readers)
    weighed = [(one, leaning(one)) for one in best]
    thought = any(one.ponders() for one in best) or any(states(one) or closes(one) or wanted(one) for one in best)
    sure = thought or (any(chats(one, odds) for one, odds in weighed) and not any(one.turns_beside() for one in best))
    if any(one.adds or one.addresses or (not sure and one.turns()) for one in best):
        return False
    if _is_read(sentence, readers) or _begins_with_an_order(sentence, readers):
        return False
    if not any(one.is_told_of() for one in best) and _ends_with_an_order(sentence, readers):
        return False
    if thought or any(one.of_others() for one in best):
        return True
    if any(commands(one, odds) for one, odds in weighed):
        return False
    return sure or any(one.tells() or is_of_yours(one) or _is_about_life(one) for one in best)


def _is_about_life(one: _Heard) -> bool:
    """Tell whether a sentence is of life, as one language makes of it."""
    return one.of_life() or one.orders_nothing() or is_a_tale(one)


def _begins_with_an_order(sentence: str, readers: Readers) -> bool:
    """Tell whether the first clause is an order by itself: "defend best - why save them" is never left out."""
    _, end, further = next(clauses(sentence))
    return further > end and len(sentence[:end].split()) > 1 and readers.orders(sentence[:end])


def _ends_with_an_order(sentence: str, readers: Readers) -> bool:
    """Tell whether its last clause, or several, are an order by themselves, or one of two: "we're away, so fate by
    default" is never left out.
    """
    words = sentence.rstrip(" .!")
    ends = [words[start:] for start, *_ in clauses(words)][1:]
    return any(len(end.split()) > 1 and readers.may_order(end) for end in ends)


def _without_tag(sentence: str, readers: Readers) -> str:
    """Leave out a question that but asks for assent: "Green is quiet, isn't he?"."""
    start, comma, tag = sentence.rstrip(" ?").rpartition(",")
    found = tuple(tokens(tag))
    assents = "?" in sentence and comma and 0 < len(found) <= _STRANGE
    return (
        start
        if assents and any(words_of(one.lexicon).said("tags", found) for one in readers.knowing(tag))
        else sentence
    )


def _is_read(sentence: str, readers: Readers) -> bool:
    """Tell whether a sentence is read, in one way or in two."""
    _, reading = readers.read(sentence)
    return isinstance(reading, Reading) or reading.ambiguous


class _Heard(Sensed):
    """What one language makes of a sentence, as small talk."""

    def of_life(self) -> bool:
        """Tell whether more words are of life, or unknown, than weigh; a word nobody knows may tell of the past."""
        told = {at for at, edges in enumerate(self.lattice) if not edges and tells(self.found[at], self.reader)}
        strange = len({*self.strange} | told) + self.life
        heavy = sum(weight >= LIGHT and at not in {*self.strange} | told for at, weight in enumerate(self.weights))
        known_better = heavy > strange or self.tells_somebody or self.orders_somebody
        return strange >= _STRANGE + (STRONG in self.weights) and not known_better

    def orders_nothing(self) -> bool:
        """Tell whether a sentence has more words of life, or that nobody knows, than of the game, and is no deed of it.

        "Attack Mordor" is an order to a place nobody knows: it is asked about.
        """
        evidence = len(self.strange) + self.life
        heavy = sum(weight >= LIGHT for at, weight in enumerate(self.weights) if at not in self.strange)
        enough = evidence > heavy and evidence >= (_NAMED if STRONG in self.weights else 1)
        enough = enough or evidence >= max(heavy, _MUCH) or self._tells_of_nothing(evidence)
        tells = self.tells_somebody or (self.orders_somebody and not self.of_deeds)
        return (enough or self._is_of_something_else(evidence)) and not tells and not self.orders_a_deed

    def _tells_of_nothing(self, evidence: int) -> bool:
        """Tell whether nothing of the game is named in some words of life; a verb that comes first may be an order."""
        first = next((weight for weight in self.weights if weight >= 0), 0)
        return self.names_nothing and evidence >= _STRANGE and len(self.found) >= _TALE and first < WEAK

    def _is_of_something_else(self, evidence: int) -> bool:
        """Tell whether a sentence begins with a word of life, or nobody knows, and has as many of them as of the game.

        "Mushrooms grow!" does; a verb of the game that comes first may be an order to a place nobody knows.
        """
        if not self.of_deeds or self.names or any(token.sort == "number" for token in self.found):
            return False
        heavy = sum(weight >= WEAK for at, weight in enumerate(self.weights) if not self._is_of_life(at))
        evidence += sum(self.weights[at] > 0 and self._says_life(at) for at in range(len(self.found)))
        first = first_carrying(self)
        return evidence >= max(heavy, 1) and first >= 0 and (self.weights[first] < WEAK or self._is_of_life(first))

    def _is_of_life(self, at: int) -> bool:
        return at in self.strange or self._says_life(at)

    def _says_life(self, at: int) -> bool:
        return self.words.said("life", (self.found[at],))

    def of_others(self) -> bool:
        """Tell whether a sentence says what others say, or how they behave."""
        if len(self.found) < _TALE or self.words.said("oneself", self.found[:1]):
            return False
        names = STRONG in self.weights[:_FIRST] and not self.tells_somebody
        behaves = names and self.words.said("behave", self.found)
        return (behaves and not (self.of_deeds and self.orders_a_deed)) or self._reports() or self._is_of_a_power()

    def _is_of_a_power(self) -> bool:
        """Tell whether a power is the first word, and there are as many words of life, or nobody knows, as of the game:
        "Green has more luck with the dice than brains".
        """
        first = next((at for at, weight in enumerate(self.weights) if weight >= 0 and not self._doubts(at)), -1)
        heavy = sum(weight >= WEAK for at, weight in enumerate(self.weights) if at not in self.strange)
        named = first >= 0 and self.weights[first] == STRONG and not self.tells_somebody
        kinds = {edge.kind for at, edges in enumerate(self.lattice) if self.weights[at] >= 0 for edge in edges}
        return named and len(self.strange) + self.life >= max(heavy, _STRANGE) and not kinds & _COUNTING

    def _doubts(self, at: int) -> bool:
        """Tell whether a word says only how things seem: "it seems Red ...", «кажется, красные ...»."""
        return any(edge.kind == "hedge" for edge in self.lattice[at])

    def _reports(self) -> bool:
        """Tell whether somebody says something, and what he says stands behind."""
        said = (at for at, token in enumerate(self.found) if self._says_something(at, token))
        first = next(said, len(self.found))
        if first == len(self.found) or any(self.names_somebody(at) for at in range(first)):
            return False
        head = self.line[: self.found[first].start].rpartition(",")[0]
        return not head or not does(Sensed(head, self.reader))

    def _says_something(self, at: int, token: Token) -> bool:
        """Tell whether somebody else says something: "what I said about 4" may take an order back."""
        oneself = at > 0 and self.words.said("oneself", self.found[at - 1 : at])
        return self.words.said("reported", (token,)) and not oneself and not self._asks(at)

    def tells(self) -> bool:
        """Tell whether a sentence of the past is a tale of life, or of another turn."""
        later = {
            n for at, edges in enumerate(self.lattice) for e in edges if e.kind == "later" for n in range(at, e.end)
        }
        verbs = [e.past for at, edges in enumerate(self.lattice) if at not in later for e in edges if e.kind == "verb"]
        if self._is_told():
            return True
        if not verbs or not all(verbs):
            return False
        if later:
            return True
        of_life = bool(self.strange) or self.words.said("life", self.found)
        return len(self.found) > _TALE and of_life and not self.tells_somebody

    def _asks(self, at: int) -> bool:
        """Tell whether the writer asks for something: „prosil bych, aby ...“."""
        return any(edge.kind == "wish" and edge.end > at + 1 for edge in self.lattice[at])

    def _is_told(self) -> bool:
        """Tell whether a word nobody knows tells of the past, and no fewer words are of life than of the game: "your
        report amused us all, most of all the hunger in the church".
        """
        past = any(tells(token, self.reader) for at, token in enumerate(self.found) if self._is_of_life(at))
        heavy = sum(weight >= WEAK for at, weight in enumerate(self.weights) if at not in self.strange)
        counts = self.tells_somebody or any(token.sort == "number" for token in self.found)
        enough = len(self.strange) + self.life >= max(heavy, _NAMED)
        return past and enough and not counts and not self.kinds & (_COUNTING | {"if"})

    def ponders(self) -> bool:
        """Tell whether a sentence begins with what the writer thought of, and names no unit: "I thought of Sudak"."""
        return self.words.said("pondered", self.found[:_FIRST]) and not self.tells_somebody

    def is_told_of(self) -> bool:
        """Tell whether somebody else says it, or the writer but thought of it."""
        return self.ponders() or wanted(self) or self.words.said("reported", self.found)

    def turns(self, among: int | None = None) -> bool:
        """Tell whether a sentence may take back, deny or bind what stands beside it, here or among its first words."""
        kinds = self.kinds
        doubts = bool(kinds & _DOUBTS) and len(self.found) < _TALE
        binds = "if" in kinds and (STRONG in self.weights or "no" in kinds)
        against = any(edge.kind == "contrast" for edges in self.lattice[:1] for edge in edges)
        return doubts or binds or against or self._turns_away(among) or self.words.said("back", self.found)

    def turns_beside(self) -> bool:
        """Tell whether a sentence that orders nothing may bind what stands beside it: at its head, or denying."""
        return "negated" in self.kinds or self.turns(_HEAD)

    def _turns_away(self, among: int | None) -> bool:
        """Tell whether something is excepted, or done else; `but` between clauses only sets one against the other."""
        every = [{edge.kind for edge in edges} for edges in self.lattice[:among]]
        if every and "otherwise" in every[0] and len(self.found) >= _TALE and not (self.tells_somebody or does(self)):
            every = every[1:]  # "otherwise a pretty map" says only that there is something more to say
        return any((one - {"except"} if "contrast" in one else one) & _TURNING for one in every)
