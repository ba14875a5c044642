"""Tales and remarks that order nothing, though they name things of the game: no deed of this turn is said in them.

A tale says what somebody did, in words the game does not know: "roses came out in our yard meanwhile". What is said of
somebody else's things ("Green, your barracks frighten me") orders nothing: nobody gives orders to those.
"""

from __future__ import annotations

from pbem.language.talk.besides import clauses, tells
from pbem.language.talk.deed_words import deed_verbs
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.weighing import STRONG

_SHORT = 5
"""A shorter sentence may be an order ill said."""
_EVIDENCE = 2
"""So many words of life, or nobody knows, make a tale."""
_BINDING = frozenset({"if", "until", "except", "hedge", "or", "wish", "direction", "negated"})
_NAMING = frozenset({"number", "unit", "ordinal"})


def is_a_tale(one: Sensed) -> bool:
    """Tell whether a word nobody knows tells of the past, and each clause that names something has a verb of its own
    that is none of a deed: "dva z radnice na farmu, jak jsme se domluvili" is no tale.
    """
    if len(one.found) < _SHORT or len(one.strange) + one.life < _EVIDENCE or _may_order(one):
        return False
    told = any(_tells(one, at) for at in range(len(one.found)))
    return told and all(_states(Sensed(one.line[start:end], one.reader)) for start, end, _ in clauses(one.line))


def is_of_yours(one: Sensed) -> bool:
    """Tell whether a sentence speaks of what belongs to whom it is addressed to, and tells or counts nobody."""
    told = bool(one.kinds & _NAMING) or one.tells_somebody
    return one.said("yours") and len(one.found) > _EVIDENCE and not told and not _may_order(one)


def _may_order(one: Sensed) -> bool:
    """Tell whether a deed of this turn may be said, or what binds or takes back another."""
    kinds = {edge.kind for at, edges in enumerate(one.lattice) if one.weights[at] >= 0 for edge in edges}
    bound = ":" in one.line or bool(kinds & _BINDING) or one.said("back")
    return not one.of_deeds or bound or any(_does(one, at) for at in range(len(one.found)))


def _does(one: Sensed, at: int) -> bool:
    """Tell whether a word may be a verb of a deed of this turn, and names nothing."""
    verbs, edges = {*deed_verbs(one.reader.lexicon), "go"}, one.lattice[at]
    if not 0 < one.weights[at] < STRONG or any(edge.kind == "noun" for edge in edges):
        return False
    return any(edge.kind == "verb" and edge.value in verbs and not edge.past for edge in edges)


def _tells(one: Sensed, at: int) -> bool:
    """Tell whether a word that is none of the game looks like a form of the past."""
    own = at in one.strange or one.said_by("life", one.found[at])
    return own and tells(one.found[at], one.reader)


def _states(clause: Sensed) -> bool:
    """Tell whether a clause names nothing, or has a verb that is none of a deed."""
    names = STRONG in clause.weights or bool(clause.kinds & _NAMING)
    verbs = (any(edge.kind == "verb" for edge in edges) for edges in clause.lattice)
    return not names or any(verbs) or any(_tells(clause, at) for at in range(len(clause.found)))
