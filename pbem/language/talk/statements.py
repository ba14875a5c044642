"""Sentences that state something and cannot be orders: nothing of the game is done in them, and nobody told.

Who writes a letter says how he is, what he had in mind, what others do and are like, that there is nothing more. An
order needs somebody or something of the game, and a deed; a statement that names a power or a place has none of this
turn: its verb tells of the past, of another turn, of somebody else, or is none of the game's.
"""

from __future__ import annotations

from pbem.language.lattice import guards
from pbem.language.talk.besides import tells
from pbem.language.talk.deed_words import counts_units, deed_verbs
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.weighing import LIGHT, STRONG, WEAK
from pbem.language.words.fold import fold

_WHOM = frozenset({"unit", "number", "ordinal", "noun", "group", "cell", "half"})
"""Kinds of words that say who is told, or how many."""
_BINDING = frozenset({"otherwise", "except", "until"})
_DENYING = frozenset({"no", "negated", "hedge", "or"})
_ANYBODY = _WHOM | {"direction", "if", "until", "upon", "otherwise", "except", "instead", "amend", "wish"}
"""Kinds of words of a sentence that may tell somebody, or bind what is told."""
_FIRST = 3
_STANDING = frozenset({"stay", "hold", "wait", "wait_join", "same"})
"""What a town does, too: „стоит“, „stojí“."""
_LEFT_OUT = frozenset({"leave", "touch", "give"})
"""What is done with a unit of which nothing is decided: "leave it out", "give it no orders"."""
_OPENING = 5
"""What the writer does not know, or hopes, he says among so many words."""
_FEW = 4
"""A statement has so many words."""
_MUCH = 3
"""One word of the game in so many leaves a sentence idle."""


def states(one: Sensed) -> bool:
    """Tell whether a sentence that cannot be read states something, and orders nothing."""
    if _sights(one) or _stands(one) or _undecided(one):
        return True
    if one.tells_somebody or one.orders_somebody or _counts(one) or ":" in one.line or _bids(one):
        return False
    if _excuses(one) or _supposes(one) or _wonders(one) or _hopes(one):
        return True
    if one.said("back") or _binds(one):
        return False
    every = (
        *(_is_idle, _is_of_life, _of_another_turn, _of_oneself, _renounces, _of_others, _opines, _hushes),
        *(_of_people, _rests, _must_be, _corresponds, _of_nobody),
    )
    return any(holds(one) for holds in every)


def leads(one: Sensed) -> bool:
    """Tell whether words before a colon at the end of a line say nothing of the orders below: "in a hurry, so:"."""
    turning = _BINDING | _DENYING | {"if", "later", "contrast"}
    idle = _is_idle(one) or _tells_nothing(one)
    return idle and not (one.kinds & turning or one.said("back") or one.words.speaks(one.found))


def _tells_nothing(one: Sensed) -> bool:
    """Tell whether nobody is told, nothing counted or named, and nothing done: "my answer:", „ku hre:“."""
    named = {edge.kind for at in _heavy(one, 0) for edge in one.lattice[at]} & (_WHOM | {"ordinal", "direction"})
    return not (named or one.names or does(one) or any(token.sort == "number" for token in one.found))


def closes(one: Sensed) -> bool:
    """Tell whether a sentence but says that there is nothing more: "the rest nothing special", „jinak nic“.

    What takes something back ("forget all that") never does.
    """
    if not (one.said("closing") and one.said("nothing")) or one.names or one.said("back"):
        return False
    rest = [at for at in _heavy(one, LIGHT) if not _says_so(one, at)]
    kinds = {edge.kind for at in rest for edge in one.lattice[at]}
    return not kinds & (_WHOM | {"verb", "direction", "if"})


def wanted(one: Sensed) -> bool:
    """Tell whether the writer says what he wanted, and names no unit; "I would like" is a wish."""
    return one.words.said("wanted", one.found[:_FEW]) and not one.said("would") and not one.tells_somebody


def _says_so(one: Sensed, at: int) -> bool:
    return any(one.words.said(name, (one.found[at],)) for name in ("closing", "nothing", "announce"))


def _counts(one: Sensed) -> bool:
    """Tell whether a number stands there that is none of the calendar."""
    return any(one.weights[at] > 0 and token.sort == "number" for at, token in enumerate(one.found))


def _binds(one: Sensed) -> bool:
    """Tell whether a sentence may bind or deny what stands beside it."""
    evidence = len(one.strange) + one.life
    if "if" in one.kinds:
        return not one.said("replies") and "later" not in one.kinds and (one.names or evidence < _FIRST)
    return bool(one.kinds & _DENYING) and not evidence and "later" not in one.kinds and not one.names


def _whom(one: Sensed) -> bool:
    """Tell whether words that weigh something say who is told, or how many."""
    return any(edge.kind in _WHOM for at in _heavy(one, LIGHT) for edge in one.lattice[at])


def _heavy(one: Sensed, least: int = WEAK) -> list[int]:
    return [at for at, weight in enumerate(one.weights) if weight >= least and at not in one.strange]


def does(one: Sensed) -> bool:
    """Tell whether a deed of the game may stand there, of this turn."""
    return one.orders_a_deed if one.of_deeds else _acts(one)


def _acts(one: Sensed) -> bool:
    """Tell whether a direction or a verb of an order stands there, and tells not of the past."""
    verbs = deed_verbs(one.reader.lexicon)
    every = (edge for at in _heavy(one) for edge in one.lattice[at] if not edge.past)
    if any(edge.kind == "direction" or (edge.kind == "verb" and edge.value in verbs) for edge in every):
        return True
    return one.names and sum(edge.kind == "word" for at in _heavy(one) for edge in one.lattice[at][:1]) > 1


def _bids(one: Sensed) -> bool:
    """Tell whether a word nobody knows has the ending of a command, beside one of the game: „odvlečte“."""
    endings = tuple(one.reader.lexicon.frames.get("talk", {}).get("bids", ())) or ("\0",)
    return (
        bool(_heavy(one))
        and not one.said("replies")
        and any(one.found[at].folded.endswith(endings) for at in one.strange)
    )


def _is_idle(one: Sensed) -> bool:
    """Tell whether nothing of the game is named, and no deed of it has its words there."""
    if one.names or len(one.found) < 2:
        return False
    heavy = _heavy(one)
    few = len(heavy) * _MUCH <= len(one.found)
    if one.of_deeds:
        colon = one.line.rstrip().endswith(":")
        evidence = one.said("life") or (bool(one.strange) and (len(one.found) >= _FEW or not heavy or colon))
        return not one.orders_a_deed and few and (evidence or not heavy or len(one.found) > _FEW)
    named = any(edge.kind in _WHOM for at in heavy for edge in one.lattice[at])
    return few and not named and not _acts(one)


def _is_of_life(one: Sensed) -> bool:
    """Tell whether the first word that says something is one of everyday life: "the weather stands at ..."."""
    if one.names or len(one.found) < _FIRST:
        return False
    first = first_carrying(one)
    return first >= 0 and not one.lattice[first] and one.said_by("life", one.found[first])


def first_carrying(one: Sensed) -> int:
    """Give the place of the first word that carries something, and joins no others; -1: there is none."""
    words = (at for at, weight in enumerate(one.weights) if weight >= 0 and not one.said_by("glue", one.found[at]))
    return next(words, -1)


def _of_another_turn(one: Sensed) -> bool:
    """Tell whether a plan or a tale of another turn names no unit: "he'll attack Tor sooner or later"."""
    return "later" in one.kinds and len(one.found) > _FIRST


def _of_oneself(one: Sensed) -> bool:
    """Tell whether the writer tells what he did, felt or had in mind: "I had to laugh at the British note"."""
    if not one.said("oneself") or one.said("would") or (one.kinds & _WHOM and not one.life):
        return False
    return is_past(one) and not does(one)


def is_past(one: Sensed) -> bool:
    """Tell whether a word stands there that is of the past, known or by its ending."""
    return any(tells(token, one.reader) or any(e.past for e in one.lattice[at]) for at, token in enumerate(one.found))


def _renounces(one: Sensed) -> bool:
    """Tell whether the writer says of himself what he will not do, and of no unit: "I won't attack Lhota this time"."""
    if len(one.found) < _FEW or does(one) and one.of_deeds or one.kinds & _WHOM:
        return False
    negated = [at for at, edges in enumerate(one.lattice) if {edge.kind for edge in edges} & {"negated", "no"}]
    told = one.names or "no" in one.kinds
    return (
        bool(negated)
        and told
        and ((one.names and one.words.said("oneself", one.found)) or _says_of_oneself(one, negated))
    )


def _says_of_oneself(one: Sensed, negated: list[int]) -> bool:
    """Tell whether a negated verb has the ending of the first person: „nejdu“."""
    beside = (one.found[at] for where in negated for at in range(where, min(where + 2, len(one.found))))
    return any(one.words.said("first", (token,)) for token in beside)


def _of_others(one: Sensed) -> bool:
    """Tell whether a power is the first word, and what is said of it is no deed of the game."""
    first = next((at for at, weight in enumerate(one.weights) if weight >= 0), -1)
    named = first >= 0 and one.weights[first] == STRONG and len(one.found) >= _FEW
    return named and not does(one) and bool(one.strange or one.life) and not _marches(one)


def _marches(one: Sensed) -> bool:
    """Tell whether things of a table are named, and two places besides: who is where, and goes where."""
    strong = [{edge.kind for edge in one.lattice[at]} for at, weight in enumerate(one.weights) if weight == STRONG]
    tabled = [bool(kinds & one.words.large) for kinds in strong]
    return one.of_deeds and any(tabled) and tabled.count(False) > 1


def _of_people(one: Sensed) -> bool:
    """Tell whether a sentence says what somebody of everyday life did, or would do: "Dad would have drafted there"."""
    first = first_carrying(one)
    if len(one.found) < _FEW or first < 0 or one.lattice[first]:
        return False
    return one.said_by("life", one.found[first]) and _only_told(one)


def _of_nobody(one: Sensed) -> bool:
    """Tell whether a sentence begins with what is no part of the game, and names nothing of it, where units are told by
    number: "finally Friday, time to sit over the map".
    """
    if one.of_deeds or one.names or len(one.found) < _OPENING or one.kinds & _ANYBODY:
        return False
    first = first_carrying(one)
    return first >= 0 and (first in one.strange or one.said_by("life", one.found[first]))


def _stands(one: Sensed) -> bool:
    """Tell whether a sentence but says that what was ordered stands: "3 and 4 as I wrote", „trojka platí“."""
    if not _says(one, "stands") or one.said("back") or ":" in one.line or _orders(one) or _denied(one):
        return False
    kinds = {edge.kind for at in _heavy(one, LIGHT) for edge in one.lattice[at]}
    return not kinds & {"direction", "no", "hedge", "otherwise", "until", "half"}


def _denied(one: Sensed) -> bool:
    """Tell whether something is denied there, with a word or the beginning of one: "no longer", „neplatí“."""
    prefixes = guards.prefixes(one.reader.lexicon)
    return bool(one.kinds & {"no", "hedge", "negated"}) or any(
        token.folded.startswith(prefixes)
        and one.said_by("stood", token._replace(folded=token.folded.removeprefix(prefix)))
        for token in one.found
        for prefix in prefixes
    )


def _orders(one: Sensed) -> bool:
    """Tell whether a verb of a deed stands there, of this turn."""
    verbs = {*deed_verbs(one.reader.lexicon), "go"} - {"stay", "hold"}
    every = (edge for at in _heavy(one, LIGHT) for edge in one.lattice[at])
    return any(edge.kind == "verb" and edge.value in verbs and not edge.past for edge in every)


def _rests(one: Sensed) -> bool:
    """Tell whether the rest but stays, where nobody needs an order to stay: "rest stays", „zbytek stojí“."""
    if counts_units(one.reader.lexicon) or not one.said("closing"):
        return False
    every = [{(edge.kind, edge.value) for edge in one.lattice[at]} for at in _heavy(one, LIGHT)]
    stays = [("verb", "stay") in each for each in every]
    return any(stays) and all(
        stay or {kind for kind, _ in each} & {"group"} for stay, each in zip(stays, every, strict=True)
    )


def _only_told(one: Sensed) -> bool:
    """Tell whether the deeds of a sentence are all told of the past."""
    verbs = deed_verbs(one.reader.lexicon)
    every = [e for at in _heavy(one, 0) for e in one.lattice[at] if e.kind == "verb" and e.value in {*verbs, "go"}]
    return any(edge.past for edge in every) and all(edge.past for edge in every)


def _supposes(one: Sensed) -> bool:
    """Tell whether the writer says what he might have done, and nobody is told: "I think I'd have attacked Tor"."""
    doubts = one.said("opine") or "hedge" in one.kinds
    return doubts and one.said("would") and bool(one.strange or one.life) and not _whom(one)


def _opines(one: Sensed) -> bool:
    """Tell whether somebody says how things seem to him, and names nothing of the game."""
    return one.said("opine") and not one.names and len(one.found) >= _FIRST


def _wonders(one: Sensed) -> bool:
    """Tell whether the writer says what he does not know, and does nothing: "no idea if Orel is worth it"."""
    return _begins(one, "wonders") and not _does_more_than_stand(one)


def _undecided(one: Sensed) -> bool:
    """Tell whether the writer is undecided about one unit: "no idea what to do with army 3, leave it out"."""
    if not _says(one, "undecided") or one.kinds & {"if", "cell", "direction"} or len(one.told) > 1:
        return False
    verbs = {*deed_verbs(one.reader.lexicon), "go"}
    phrases = " ".join(one.reader.lexicon.frames.get("talk", {}).get("undecided", ()))
    words = frozenset(map(fold, phrases.split()))
    deeds = [
        {edge.value for edge in one.lattice[at] if edge.kind == "verb" and not edge.past} & verbs
        for at in _heavy(one, LIGHT)
        if one.found[at].folded not in words
    ]
    return all(not each or each & _LEFT_OUT for each in deeds)


def _hopes(one: Sensed) -> bool:
    """Tell whether the writer hopes for what is no deed: „snad si zelený nevšimne“."""
    return _begins(one, "hopes") and not _does_more_than_stand(one)


def _must_be(one: Sensed) -> bool:
    """Tell whether something has to happen to a place, in a word nobody knows: "Sudak must fall"."""
    told = one.of_deeds or one.kinds & ({"if"} | _DENYING) or not one.names
    return not told and one.said("obliges") and bool(one.strange) and not _acts(one)


def _corresponds(one: Sensed) -> bool:
    """Tell whether the writer says that he writes with somebody, and how he finds him."""
    return one.said("corresponds") and "if" not in one.kinds and not _does_more_than_stand(one)


def _begins(one: Sensed, name: str) -> bool:
    """Tell whether a phrase of a list stands among the first words."""
    return _says(one, name, _OPENING)


def _says(one: Sensed, name: str, among: int | None = None) -> bool:
    """Tell whether a phrase of a list stands in the sentence, or among so many of its first words."""
    return one.words.phrased(name, one.found[:among])


def _does_more_than_stand(one: Sensed) -> bool:
    """Tell whether a deed of the game may be done: a town may stand, or be worth something (Czech „stojí“)."""
    verbs = deed_verbs(one.reader.lexicon) - _STANDING
    every = (edge for at in _heavy(one, LIGHT) for edge in one.lattice[at] if edge.kind == "verb" and not edge.past)
    return one.of_deeds and one.orders_a_deed or any(edge.value in verbs for edge in every)


def _hushes(one: Sensed) -> bool:
    """Tell whether something is to be kept from somebody: "don't tell Red"."""
    denied = guards.prefixes(one.reader.lexicon)
    denies = one.kinds & _DENYING or any(
        one.said_by("hush", token) and token.folded.startswith(denied) for token in one.found
    )
    return one.said("hush") and bool(denies) and not _whom(one)


def _excuses(one: Sensed) -> bool:
    """Tell whether a sentence but asks pardon for slips of the pen: "sorry for any typos"."""
    return one.said("excuses") and one.said("slips") and not one.names and not does(one)


def _sights(one: Sensed) -> bool:
    """Tell whether an enemy is but reported to stand somewhere: "enemy sighted at I12 and K15"."""
    if not one.words.said("foe", one.found[:1]) or "," in one.sentence.split()[0] or ":" in one.sentence:
        return False
    verbs = [e for at in _heavy(one)[1:] for e in one.lattice[at] if e.kind == "verb" and not e.past]
    seen = one.said("sighted") or any(e.past for edges in one.lattice for e in edges if e.kind == "verb")
    return seen and not any(verb.value in deed_verbs(one.reader.lexicon) - {"stay", "hold"} for verb in verbs)
