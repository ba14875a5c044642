"""An order sought for what a line names, where no other reading of it comes up: only ever offered.

What the line names (units, places, numbers, powers, what the game has words for) must all find its place in an order
of the game; in which order it is said, behind which preposition, and what else is said besides, does not count. As few
words that carry something as can be are passed over: of each it is asked whether some order takes it in.
A word that denies, doubts, supposes, limits, or speaks of speech is never passed over, nor is what others do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set
from dataclasses import replace
from itertools import combinations

from pbem.core.phrases import Phrase
from pbem.language.concepts import laid_out, prepared, readings
from pbem.language.forms import bound
from pbem.language.forms.book import Lexicon
from pbem.language.forms.lexicon_check import Toml
from pbem.language.forms.matching import Found
from pbem.language.heard.gathered import loosely
from pbem.language.lattice import guards
from pbem.language.lattice.meant import Line
from pbem.language.lattice.senses import Lattice, Sense, kinds
from pbem.language.offers import bolder
from pbem.language.offers.cheapest import Words, acts, leads, passing
from pbem.language.offers.cheapest import turns as turns_what_follows
from pbem.language.offers.holding import leaves, names_all
from pbem.language.talk import besides as talk
from pbem.language.talk.shorter import turns
from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.tokens import Token

_OWNED = re.compile(r"\b\w{1,40}['’]s\b")  # noqa: RUF001
LONGEST = 40
"""In a longer sentence nothing is sought."""
_ANYWHERE = ("before", "behind", "to", "at", "by", "with", "for", "about", "against", "as", "and", "then", ",", "agent")
_AWAY = frozenset({"to", "against"})
_DENYING = frozenset({"no", "negated"})
_BINDING = frozenset({"if", "until", "otherwise", "only"})
_BIDDING = frozenset({"wish", "ask", "be"})
_MEANT = frozenset({"if", "group", "half", "verb", "except", "until", "number", "unit", "ordinal", "cell", "noun"}) | {
    "otherwise"
}
"""What a word of speech may say besides: "failing that" says what is done else."""
_IDLE = frozenset({"empty", "mark", "be", "wish", "and", "prep"})
_MOST_BESIDE_THE_AIMLESS = 6
"""In a line of more words no order is sought that says nothing but what is done."""
_AGAIN = frozenset({"it", "there", "from-there"})
"""Words that stand for what was said before: beside these it counts where each thing is said."""
_NEAR = 3
"""So many words behind the name of a power may tell what it does."""
Ways = tuple[tuple[Found, ...], ...]


def sought(sentence: str, reader: Reader) -> tuple[tuple[Phrase, ...], ...]:
    """Give the orders that take in all a sentence names; nothing where there is none."""
    sentence = _OWNED.sub(lambda word: _owner(word[0], reader), sentence)
    found, kept = prepared(sentence, reader)
    unknown = talk.unknown(sentence, reader)
    strange = frozenset(token.start for token in unknown)
    words = tuple(token for token in kept if token.start not in strange)
    if not words or len(found) > LONGEST or not reader.lexicon.items or not acts(words, reader):
        return ()
    if turns_what_follows(kept, strange, reader) or talk.of_oneself(sentence, unknown, reader):
        return ()
    if _turned(found, unknown, reader):
        return ()
    meant = laid_out(sentence, words, found, reader)
    ways = () if meant is None else _ways(meant, reader, bool(unknown))
    return tuple(tuple(bound.phrase(each, ()) for each in reading) for reading in ways)


def _ways(meant: Line, reader: Reader, worded: bool) -> Ways:
    """Seek orders by what is heard, where a game tells what its orders are made of, or else by its deeds."""
    spoken = any(_speaks_there(at, meant.run.tokens, meant) for at in range(meant.end))
    ways = () if spoken or "heard" not in reader.lexicon.items else loosely(meant, reader, worded)
    if not ways:
        again = any(edge.kind == "place" and edge.value in _AGAIN for edges in meant.lattice for edge in edges)
        ways = _fullest(meant if again else replace(meant, lexicon=loosened(meant.lexicon)))
    return tuple(way for way in ways if names_all(way, meant))


def _owner(word: str, reader: Reader) -> str:
    """Leave the ending of a word that says whose something is, if the word is known without it: "Ottoman's"."""
    owner = word[:-2] if talk.unknown(word, reader) else word
    return owner if not talk.unknown(owner, reader) else word


def _turned(found: Words, unknown: Sequence[Token], reader: Reader) -> bool:
    """Tell whether a sentence asks, denies something, tells of the past, of speech, or of what others do."""
    words = words_of(reader.lexicon)
    lattice = words.lattice(found)
    wished = words.said("would", found) or any(guards.exempts(found, at, reader.lexicon) for at in range(len(found)))
    strange = frozenset(token.start for token in unknown)
    supposed = next((at for at, edges in enumerate(lattice) if "if" in kinds(edges)), len(found))
    return (
        any(token.folded == "?" for token in found)
        or any("amend" in kinds(edges) or _chooses(edges) for edges in lattice)
        or any(kinds(edges) & _DENYING for edges in lattice[:supposed])
        or any("later" in kinds(edges) for edges in lattice)
        or any(_may_deny(token, reader) and words.speaks((token,)) for token in found)
        or any(_may_deny(token, reader) for token in unknown)
        or (words.said("would", found) and words.said("wanted", found))
        or (bool(unknown) and any("only" in kinds(edges) for edges in lattice))
        or (not wished and any(edges and all(edge.past for edge in edges) for edges in lattice))
        or any(turns(token, reader) for token in unknown)
        or any(token.start in strange for at, token in enumerate(found) if _speaks(at, found, lattice, reader))
        or _of_others(found, lattice, reader)
    )


def _may_deny(token: Token, reader: Reader) -> bool:
    """Tell whether a word begins as a denied one does: „nemysli“."""
    return token.folded.startswith(guards.prefixes(reader.lexicon) or ("\0",))


def _chooses(edges: Sequence[Sense]) -> bool:
    """Tell whether a word leaves open which of two things is meant; "or more" does not."""
    return "or" in kinds(edges) and "behind" not in kinds(edges)


def _speaks(at: int, found: Words, lattice: Lattice, reader: Reader) -> bool:
    """Tell whether a word speaks of speech or thought, takes something back, or wanted, and may say nothing else."""
    words, token = words_of(reader.lexicon), (found[at],)
    said = words.speaks(token) or words.said("back", token) or words.said("wanted", token)
    return said and not words.said("would", token) and not kinds(lattice[at]) & _MEANT


def _of_others(found: Words, lattice: Lattice, reader: Reader) -> bool:
    """Tell whether a power that is not one's own does something: "Red will surely send his men right"."""
    powers = _powers(reader)
    first = next((at for at, edges in enumerate(lattice) if not kinds(edges) <= {"empty", "mark"}), 0)
    return any(
        edge.kind in powers
        and edge.value != reader.vocabulary.seat
        and _does(found[edge.end :], lattice[edge.end :], at == first, reader)
        for at, edges in enumerate(lattice)
        for edge in edges
        if not at or "prep" not in kinds(lattice[at - 1])
    )


def _does(found: Words, lattice: Lattice, opening: bool, reader: Reader) -> bool:
    """Tell whether words begin with a verb of the third person, or have it near, where a power opens the sentence."""
    endings = tuple(reader.lexicon.frames.get("talk", {}).get("does", ())) or ("\0",)
    for token, edges in list(zip(found, lattice, strict=True))[: _NEAR if opening else 1]:
        said = kinds(edges)
        if token.sort != "word":
            return False
        if (said & _BIDDING and opening) or (token.text.lower().endswith(endings) and (not said or "verb" in said)):
            return True
    return False


def _powers(reader: Reader) -> Set[str]:
    """List the tables of names in which one's own seat stands."""
    lexicon, seat = reader.lexicon, reader.vocabulary.seat
    own = {table for table, names in lexicon.tables.items() if seat in names}
    return own | {str(lexicon.items.get("deeds", {}).get("actors", ""))}


def _fullest(meant: Line) -> Ways:
    """Read a line with as few words passed over as can be."""
    tokens, reads = meant.run.tokens, bolder.bound_places(meant)
    passed = frozenset(at for at in range(meant.end) if at not in reads and not _speaks_there(at, tokens, meant))
    ways = readings(passing(meant, passed))
    binds = any(kinds(edges) & _BINDING for edges in meant.lattice)
    weighty = [at for at in sorted(passed) if _weighs(at, meant) or (binds and _may_bind(meant.lattice[at]))]
    for at in weighty if ways else ():
        if fewer := readings(passing(meant, passed - {at})):
            passed, ways = passed - {at}, fewer
    done = {at for at in range(meant.end) if bolder.deeds_said(meant, at)}
    if (done and done <= passed) or (binds and any(_may_bind(meant.lattice[at]) for at in passed)):
        return ()
    brief = sum(token.sort != "mark" for token in tokens) <= _MOST_BESIDE_THE_AIMLESS
    return _telling_most([way for way in ways if not _parted(way) and (brief or not _is_aimless(way))], meant)


def _may_bind(edges: Sequence[Sense]) -> bool:
    """Tell whether a word does something, or is known to the sentences of the game alone."""
    return not edges or ("verb" in kinds(edges) and not kinds(edges) & _IDLE)


def _is_aimless(way: Sequence[Found]) -> bool:
    """Tell whether an order says nothing but what is done."""
    return not all(any(leaves(one)) for one in way)


def _speaks_there(at: int, found: Words, meant: Line) -> bool:
    words = words_of(meant.lexicon)
    token = (found[at],)
    said = words.speaks(token) or words.said("back", token) or words.said("wanted", token)
    return said and not words.said("would", token) and not kinds(meant.lattice[at]) & (_MEANT - {"verb"})


def _telling_most(ways: Sequence[tuple[Found, ...]], meant: Line) -> Ways:
    """Leave the ways that say most of what is named."""
    tables = meant.lexicon.tables
    named = {str(edge.value) for edges in meant.lattice for edge in edges if edge.kind in tables}
    said = {way: len(named & {leaf for one in way for leaf in leaves(one)}) for way in ways}
    return tuple(way for way in ways if said[way] == max(said.values()))


def _parted(way: Sequence[Found]) -> bool:
    """Tell whether what one order says is told in two of a kind: "stop attacks on Britain; stop attacks by Russia"."""
    said = [(one.kind, frozenset(_kinds(one))) for one in way]
    return any(kind == other and not (a <= b or b <= a) for (kind, a), (other, b) in combinations(said, 2))


def _kinds(one: Found) -> Iterator[str]:
    """List the slots of a phrase, and the kinds of the phrases in its lists."""
    for slot, value in one.slots:
        yield slot
        yield from (inner.kind for inner in value if isinstance(inner, Found)) if type(value) is tuple else ()


def _weighs(at: int, meant: Line) -> bool:
    """Tell whether a word carries something."""
    return bool(kinds(meant.lattice[at]) & bolder.WEIGHING) and not leads(at, meant.lattice)


def loosened(lexicon: Lexicon) -> Lexicon:
    """Give a lexicon whose deeds take what fills them behind any preposition but one that says the contrary."""
    known: Lexicon | None = lexicon.known.get("loosened")
    if known is None:
        deeds = {name: _loose(spec) for name, spec in lexicon.items.get("deed", {}).items()}
        shared = {name: lexicon.known[name] for name in ("senses", "talk") if name in lexicon.known}
        known = lexicon.known["loosened"] = replace(lexicon, items={**lexicon.items, "deed": deeds}, known=shared)
    return known


def _loose(spec: Toml) -> Toml:
    every = {**spec.get("slots", {}), **spec.get("maybe", {})}
    return {**spec, "at": {slot: _places(spec.get("at", {}).get(slot, ())) for slot in every}}


def _places(listed: Sequence[str]) -> tuple[str, ...]:
    """Give where what fills a slot may stand: where somebody comes from is not where he goes to."""
    away = _AWAY - {*listed} if "from" in listed and "to" not in listed else frozenset[str]()
    return tuple(one for one in dict.fromkeys((*listed, *_ANYWHERE)) if one not in away)
