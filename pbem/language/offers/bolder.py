"""A bolder reading than the cheapest, only ever offered: more is passed over, and what lacks is put in.

Passed over are verbs beside the one that is meant, and words that stand for others; put in are a word such as `to`
before a place that has none, and the one verb that makes an order of what is named. Whatever names, counts, points,
denies, excepts or supposes must have its place in what is offered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from itertools import combinations, islice

from pbem.core.phrases import Phrase
from pbem.language.concepts import laid_out, prepared, readings
from pbem.language.forms import bound
from pbem.language.forms.book import Lexicon
from pbem.language.forms.matching import Found
from pbem.language.lattice.meant import Line
from pbem.language.lattice.senses import Lattice, Sense, kinds
from pbem.language.offers.cheapest import Words, leads, passing, relates, spared
from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.tokens import Token

_BINDING = frozenset(
    {"number", "unit", "ordinal", "direction", "group", "half", "no", "negated", "if", "until", "otherwise", "except"}
    | {"only", "or", "instead", "hedge", "later", "extreme", "nobody", "amend", "upon", "strange"}
)
"""Kinds of words that are never passed over."""
_JOINING = frozenset({"prep", "and", "empty"})
_TURNING = frozenset({"no", "negated", "if", "until", "otherwise", "except", "only", "or", "hedge", "later"})
_DOING = frozenset({"verb"})
_MEASURES = frozenset({"square", "cell", "step"})
_HANGING = frozenset({"if", "until", "otherwise"})
WEIGHING = frozenset({"verb", "place", "noun"})
_MOST_PASSED = 3
"""So many words that carry something are passed over."""
_TRIES = 24
"""So many ways to pass words over are tried."""

Ways = dict[tuple[Found, ...], None]


def bolder(sentence: str, reader: Reader, readers: Sequence[Reader]) -> tuple[tuple[Phrase, ...], ...]:
    """Give what a sentence may mean when more is passed over, or something put in; nothing where nothing fits."""
    for words, found in spared(sentence, reader, readers):
        for ways in _tried(sentence, words, found, reader):
            if ways:
                return tuple(tuple(bound.phrase(each, ()) for each in reading) for reading in ways)
    return ()


def _tried(sentence: str, words: Words, found: Words, reader: Reader) -> Iterator[Ways]:
    """Read words with more and more passed over, then with what lacks put in."""
    meant = laid_out(sentence, words, found, reader)
    if meant is None or ("line" in reader.lexicon.items and _hangs(meant.lattice, -1)):
        return
    yield _passed_over(meant, _MOST_PASSED)
    led = _led(words, meant, reader)
    if led != words:
        yield _passed_over(laid_out(sentence, led, found, reader), 1)
    if words == prepared(sentence, reader)[1] and not _does(meant):
        ways: Ways = {}
        for verb in _verbs(reader):
            done = laid_out(sentence, (verb._replace(start=words[0].start, end=words[0].start), *words), found, reader)
            ways |= {way: None for way in _passed_over(done, 0) if len(way) == 1}
        yield ways


def _passed_over(meant: Line | None, most: int) -> Ways:
    """Read a line with as little passed over as can be, of what carries something: words, or a clause of such."""
    if meant is None:
        return {}
    kept = bound_places(meant) | _opaque(meant)
    free = [at for at in range(meant.end) if at not in kept]
    if not readings(passing(meant, frozenset(free))):
        return {}
    light = frozenset(at for at in free if leads(at, meant.lattice) or not kinds(meant.lattice[at]) & WEIGHING)
    telling = frozenset().union(*(part for part in _parts(meant) if part & kept))
    done = frozenset(at for at in telling if kinds(meant.lattice[at]) <= _DOING and deeds_said(meant, at)) - kept
    weighty = [frozenset({at}) for at in free if at not in light]
    idle = [part - light for part in _parts(meant) if part <= {*free} and len(part - light) > 1]
    several = (gone for count in range(1, most + 1) for gone in combinations(weighty, count))
    every = (frozenset[int]().union(*gone) for gone in ((), *((one,) for one in idle if most), *several))
    size, found = 0, Ways()
    for gone in islice(every, _TRIES):
        if found and len(gone) > size:
            break
        if done and done <= light | gone:
            continue
        found |= dict.fromkeys(readings(passing(meant, light | gone)))
        size = len(gone)
    return found


def deeds_said(meant: Line, at: int) -> Set[str]:
    """List what of the game's may be done by a word that says nothing else, but for going somewhere."""
    verbs = {str(edge.value) for edge in meant.lattice[at] if edge.kind == "verb"}
    return verbs & main_verbs(meant.lexicon) if "go" not in verbs else frozenset()


def main_verbs(lexicon: Lexicon) -> frozenset[str]:
    """List the verbs of a game's orders."""
    known: frozenset[str] | None = lexicon.known.get("main")
    if known is None:
        specs = (*lexicon.items.get("item", {}).values(), *lexicon.items.get("deed", {}).values())
        known = lexicon.known["main"] = frozenset(verb for spec in specs for verb in spec["verb"]) - {"", "go"}
    return known


def _parts(meant: Line) -> Iterator[frozenset[int]]:
    """Part a line at its signs."""
    begin = 0
    for at in range(meant.end + 1):
        if at == meant.end or "mark" in kinds(meant.lattice[at]):
            yield frozenset(range(begin, at))
            begin = at + 1


def bound_places(meant: Line) -> Set[int]:
    """Give the places of all that must have its place in what is read."""
    named = {n for at, every in meant.run.names.items() for one in every for n in range(at, one.end)}
    cells = {at for at in range(meant.end) if meant.run.tokens[at].sort in ("cell", "quote", "number")}
    binding = _BINDING | frozenset(meant.lexicon.tables)
    kept = {
        n
        for at, edges in enumerate(meant.lattice)
        for edge in edges
        if (edge.kind in binding and not _joins(edge, edges)) or _parts_off(edge, at, meant.lattice)
        for n in range(at, edge.end)
    }
    wished = any((edge.kind, edge.value) == ("wish", "past") for edges in meant.lattice for edge in edges)
    told = {at for at, edges in enumerate(meant.lattice) if edges and all(edge.past for edge in edges) and not wished}
    return named | cells | kept | told | {at for at in range(meant.end) if _counts_steps(at, meant.lattice)}


def _opaque(meant: Line) -> Set[int]:
    """Give the places of words that only the sentences of the game know, but for the squares that are counted."""
    said = words_of(meant.lexicon).lattice(meant.run.tokens)
    return {at for at, edges in enumerate(meant.lattice) if not edges and not measures(said[at])}


def measures(edges: Sequence[Sense]) -> bool:
    """Tell whether a word means nothing, or but the squares that are counted."""
    return {str(edge.value) for edge in edges} <= _MEASURES


def _counts_steps(at: int, lattice: Lattice) -> bool:
    """Tell whether a word for a square has a number before it that tells which: "in the 2nd step"."""
    before = kinds(edge for edges in lattice[max(0, at - 1) : at] for edge in edges)
    return "cell" in kinds(lattice[at]) and not before.isdisjoint(("ordinal", "mark"))


def _parts_off(edge: Sense, at: int, lattice: Lattice) -> bool:
    """Tell whether a sign parts something from its condition, or a word says where somebody comes from."""
    hangs = edge.kind == "mark" and _hangs(lattice, at)
    return hangs or ((edge.kind, edge.value) == ("prep", "from") and relates(at, lattice))


def _joins(edge: Sense, edges: Sequence[Sense]) -> bool:
    """Tell whether a little word that joins others is by chance the name of something, too: „a“, „z“, "to"."""
    return bool(kinds(edges) & _JOINING) and edge.kind not in _TURNING


def _hangs(lattice: Lattice, at: int) -> bool:
    """Tell whether something hangs on a condition, and a sign within the line parts it from that."""
    return at + 1 < len(lattice) and any(kinds(edges) & _HANGING for edges in lattice)


def _does(meant: Line) -> bool:
    """Tell whether a line has a verb of the game."""
    return any(edge.kind == "verb" and edge.value != "go" for edges in meant.lattice for edge in edges)


def _led(words: Words, meant: Line, reader: Reader) -> Words:
    """Put a word such as `to` before each place that stands behind another thing without one."""
    lead = _entry(reader, "prep", "to")
    put: list[Token] = []
    for at, token in enumerate(words):
        before = kinds(meant.lattice[at - 1]) if at else frozenset({"prep"})
        place = at in meant.run.names or token.sort == "cell" or "land" in kinds(meant.lattice[at])
        if lead and place and "prep" not in before:
            put.append(lead._replace(start=token.start, end=token.start))
        put.append(token)
    return tuple(put)


def _entry(reader: Reader, kind: str, value: str) -> Token | None:
    """Give the first word a language has for something; it is looked for once."""
    known: dict[tuple[str, str], Token | None] = reader.lexicon.known.setdefault("first words", {})
    if (kind, value) not in known:
        known[kind, value] = _first_word(reader, kind, value)
    return known[kind, value]


def _first_word(reader: Reader, kind: str, value: str) -> Token | None:
    every = (entry.words for entry in reader.lexicon.listed if (entry.kind, entry.value) == (kind, value))
    word = next((words[0].removeprefix("=") for words in every if len(words) == 1), "")
    return Token("word", word, word, 0, 0) if word else None


def _verbs(reader: Reader) -> tuple[Token, ...]:
    """Give one word for each verb of the game's orders."""
    return tuple(filter(None, (_entry(reader, "verb", concept) for concept in sorted(main_verbs(reader.lexicon)))))
