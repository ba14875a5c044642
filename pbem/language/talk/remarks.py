"""What is remarked behind an order: "..., he misses his friends", "..., they won't see us coming", "..., there might be
gold".

The order before is read by itself. What follows names nobody and nothing of the game, takes nothing back, hangs on
nothing and wavers about nothing. It has somebody of whom it is said, or a wish, and words of life or such as nobody
knows; or it says that others shall not notice, or what there may be; or what an order is good for.
"""

from __future__ import annotations

from pbem.language.talk.deed_words import deed_verbs
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.weighing import WEAK
from pbem.language.words.fold import fold

_LEAST = 3
"""A remark has so many words: what is shorter may deny or doubt what stands before it."""
_FIRST = 2
_SEVERAL = 2
"""So many words of life, or nobody knows, are a remark, of whomever it is."""
_TURNING = frozenset({"if", "until", "otherwise", "except", "instead", "later", "or", "amend", "contrast", "only"})
_NAMING = frozenset({"unit", "number", "ordinal", "direction", "cell", "group", "half"})
_HELPING = frozenset({"be", "wish", "hedge", "that", "prep", "empty"})
_DENYING = frozenset({"no", "negated"})
_SPOKEN = ("back", "pondered", "wanted", "would", "binds", "than", "anew", "wavers")
_RESTING = frozenset({"go", "stay", "hold"})
"""Verbs that say what somebody may do in peace, once an order is done."""


def is_remark(one: Sensed) -> bool:
    """Tell whether words behind an order but remark something."""
    if len(one.found) < _LEAST or one.names or one.tells_somebody or one.kinds & (_TURNING | _NAMING):
        return False
    if any(map(one.said, _SPOKEN)) or any(token.sort == "number" for token in one.found):
        return False
    if _bids(one) or _forbids(one):
        return False
    return _is_none(one) or _goes_unseen(one) or _may_be_there(one) or _is_for(one) or _tells_of_somebody(one)


def _evidence(one: Sensed) -> int:
    return len(one.strange) + one.life


def _heavy(one: Sensed) -> list[int]:
    every = (at for at, weight in enumerate(one.weights) if weight >= WEAK and at not in one.strange)
    return [at for at in every if not _helps(one, at)]


def _helps(one: Sensed, at: int) -> bool:
    """Tell whether a word but helps others to say something: "is", "can", "let", „že“."""
    helping = not _HELPING.isdisjoint(edge.kind for edge in one.lattice[at])
    return helping or any(one.said_by(name, one.found[at]) for name in ("subjects", "aiming", "is", "unnoticed"))


def _touches(one: Sensed) -> bool:
    """Tell whether a name of a table of the game stands there."""
    heavy = (edge.kind for at in _heavy(one) for edge in one.lattice[at])
    return any(kind in one.words.tables for kind in heavy)


def _verbs(one: Sensed) -> set[object]:
    """List the verbs of the game that tell not of the past."""
    heavy = (at for at, weight in enumerate(one.weights) if weight > 0 and not _helps(one, at))
    return {edge.value for at in heavy for edge in one.lattice[at] if edge.kind == "verb" and not edge.past}


def _bids(one: Sensed) -> bool:
    """Tell whether a word nobody knows has the ending of a command: „prozkoumejte“, or stands first as one may."""
    endings = tuple(map(fold, one.reader.lexicon.frames.get("talk", {}).get("bids", ()))) or ("\0",)
    return any(one.found[at].folded.endswith(endings) for at in one.strange)


def _forbids(one: Sensed) -> bool:
    """Tell whether a deed of the game is denied in one word („..., takže nestavět“), and not what others shall not."""
    deeds = deed_verbs(one.reader.lexicon)
    aims = one.words.said("aiming", one.found[:_FIRST])
    return not aims and any(edge.kind == "negated" and edge.value in deeds for edges in one.lattice for edge in edges)


def _is_none(one: Sensed) -> bool:
    """Tell whether the writer says what he is not: "I'm not a monster", „nie sme predsa barbari“."""
    oneself = one.words.said("oneself", one.found[: _FIRST + 1]) and ("be" in one.kinds or one.said("is"))
    denies = bool(one.kinds & _DENYING) and bool(one.strange)
    return denies and bool(oneself) and not _verbs(one) and not _touches(one)


def _goes_unseen(one: Sensed) -> bool:
    """Tell whether others shall not notice something, or the writer denies of himself what is no deed."""
    if not (one.kinds & _DENYING or one.said("lets")) or not one.said("unnoticed"):
        return False
    return not _touches(one) and _verbs(one) <= _RESTING


def _may_be_there(one: Sensed) -> bool:
    """Tell whether there may be something, or somebody says there is: "there might be gold", "Tom thinks ...".

    A word of the game stands for no deed there: `there` is where something is.
    """
    there = any((edge.kind, edge.value) == ("place", "there") for edges in one.lattice for edge in edges)
    spoken = sum(one.said_by("says", token) for token in one.found)
    if not there or one.kinds & _DENYING or spoken > 1 or (spoken and not one.strange):
        return False
    said = spoken or "hedge" in one.kinds
    return bool(said) and not _touches(one) and not _verbs(one)


def _is_for(one: Sensed) -> bool:
    """Tell whether words say what an order is good for: "so that it can guard the door", „nech sa môže zakrádať“."""
    if not one.words.said("aiming", one.found[:_FIRST]) or _touches(one):
        return False
    if one.kinds & _DENYING:
        return bool(one.strange) and not _verbs(one)
    return _verbs(one) <= _RESTING and (bool(_evidence(one)) or "hedge" in one.kinds)


def _weighs_nothing(one: Sensed) -> bool:
    """Tell whether words only say how somebody is: «он у нас самый смелый»."""
    return len(one.found) > _LEAST and all(weight <= 0 for weight in one.weights)


def _tells_of_somebody(one: Sensed) -> bool:
    """Tell whether something is said of somebody in words of life, or nobody knows."""
    evidence = _evidence(one)
    if one.kinds & {*_DENYING, "hedge"} or one.words.speaks(one.found) or one.said("reported") or _touches(one):
        return False
    if evidence < len(_heavy(one)) or not (evidence or _weighs_nothing(one)) or _verbs(one):
        return False
    subject = any(one.words.said(name, one.found[:_FIRST]) for name in ("oneself", "people", "lets", "subjects", "is"))
    begins = not one.strange or one.strange[0] > 0 or one.found[0].text[:1].isupper()
    return subject or (evidence >= _SEVERAL and begins)
