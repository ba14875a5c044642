"""Orders made of what is heard in a line, in whatever order it is said (`hearing`): the last way of reading a line.

A line is parted at its signs into as few pieces as there are orders. Each piece makes one order of the game
(`[items.heard.orders]`): its words say which, its things fill the slots; each thing must have its slot and each word be
explained by the order, so that nothing that was said is lost. Of two orders that fit alike the writer is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise, product
from typing import NamedTuple

from pbem.language import concepts
from pbem.language.concepts import laid_out, plainly_prepared, prepared
from pbem.language.forms.fullest import adds
from pbem.language.forms.lexicon_check import Toml
from pbem.language.forms.matching import Found
from pbem.language.forms.riders import ridden
from pbem.language.heard.compared import Ways, fuller, gist, named_in, says_less, tells_less, unrepeated, whole
from pbem.language.heard.counting import APIECE, counted, singly
from pbem.language.heard.fitting import Order, filled
from pbem.language.heard.hearing import IDLE, NUMBER, PAUSE, PHRASE, PLACE, UNITS, WORD, Heard, heard, wished
from pbem.language.heard.ways import told
from pbem.language.lattice.guards import passive
from pbem.language.lattice.meant import Line
from pbem.language.lattice.senses import Sense, kinds, senses
from pbem.language.talk.shorter import speaks
from pbem.language.talk.weighing import Reader
from pbem.language.words.inflect import PAST
from pbem.language.words.tokens import Token

MOST_PIECES = 6
_QUOTES = frozenset('"„“”«»')
_PARTING = frozenset({",", ";", ":", "-", "(", ")", ".", "and", "then"})
_TURNING = frozenset(
    {"no", "negated", "hedge", "later", "or", "if", "until", "otherwise", "except", "half", "past", "only", "amend"}
    | {"instead"}
)
"""What an order must explain by name, whatever else the word may say."""
_SEVERAL = 2


def read(line: str, reader: Reader) -> Ways:
    """Give what a line means by its frames, or as it is gathered; both, where each has one way and they differ.

    Where the frames read it in several ways and one of them is what is gathered, that one is meant, and so is what is
    gathered where it tells besides how it is done. Where several ways are gathered that differ in numbers alone, the
    writer is asked.
    """
    found, others = unrepeated(_bound(concepts.read(line, reader), reader)), _sole(gathered(line, reader), reader)
    found = fuller(found) if reader.lexicon.items.get("heard") else found
    if found and len({str(gist(way)) for way in (*found, *others)}) == 1 < len(others):
        return found[:1] if len({str(named_in(way)) for way in (*found, *others)}) == 1 else others
    if not found or len(others) != 1:
        return found or others
    if any(adds(others[0], way, frozenset({"how", "count"})) and others[0] != way for way in found):
        return others
    if any(says_less(way, others[0], reader) for way in found) or all(tells_less(way, others[0]) for way in found):
        return others
    same = tuple(way for way in found if whole(way) == whole(others[0]))[:1]
    meant = same or tuple(way for way in found if gist(way) == gist(others[0]))
    return meant or (*found, *others)


def _bound(ways: Ways, reader: Reader) -> Ways:
    """Leave out ways in which how something is done stands behind another order, and is said of none: "fire at C4, aim
    at infantry" is no doctrine of all battles.
    """
    bound: Mapping[str, Sequence[str]] = reader.lexicon.items.get("heard", {}).get("bound", {})
    return tuple(way for way in ways if not any(_is_loose(one, bound) for one in way[1:]))


def _sole(ways: Ways, reader: Reader) -> Ways:
    """Leave out ways in which an order that says next to nothing stands beside others: "the treaty with Red, number
    five, I denounce" proposes none.
    """
    sole: Mapping[str, Sequence[str]] = reader.lexicon.items.get("heard", {}).get("sole", {})
    return tuple(way for way in ways if len(way) == 1 or not any(_is_loose(one, sole) for one in way))


def _is_loose(phrase: Found, bound: Mapping[str, Sequence[str]]) -> bool:
    slots = bound.get(phrase.kind, ())
    return bool(slots) and not any(slot in slots for slot, _ in phrase.slots)


def gathered(line: str, reader: Reader) -> Ways:
    """Give what a line means, in each way in which as few orders as can be explain all of it, or all but a reason."""
    if not reader.lexicon.items.get("heard") or _QUOTES & set(line):
        return ()
    ways = _explaining(line, prepared(line, reader), reader)
    return ways or _explaining(line, plainly_prepared(line, reader), reader)


def _explaining(line: str, words: tuple[tuple[Token, ...], tuple[Token, ...]], reader: Reader) -> Ways:
    """Give the ways in which as few orders as can be explain these words of a line."""
    spec: Toml = reader.lexicon.items["heard"]
    found, kept = words
    laid = laid_out(line, kept, found, reader) if kept and not _tells(kept, reader) else None
    every = counted(heard(laid, spec), spec) if laid else []
    if laid is None or not any(_names(one, spec) for one in every):
        return ()
    if speaks(found, reader.lexicon, _named(every, laid)):
        return ()
    return _parted(every, _Pieces(every, laid, reader))


def _names(one: Heard, spec: Toml) -> bool:
    """Tell whether something is named, in so many words, too (`naming`): "everywhere"."""
    return one.type not in (WORD, PAUSE) or not one.said.isdisjoint(spec.get("naming", ()))


def loosely(laid: Line, reader: Reader, worded: bool) -> Ways:
    """Give what a line may mean when words that no order uses may be left unexplained: only ever offered.

    Its things must have their slots all the same, and words that turn what is said their explanation. Where other words
    were left out already, a word must say what is ordered (`worded`).
    """
    spec: Toml = reader.lexicon.items.get("heard", {})
    every = counted(heard(laid, spec, strange=True), spec) if spec else []
    if all(one.type in (WORD, PAUSE) for one in every):
        return ()
    return _parted(every, _Loose(every, laid, reader, worded))


def _parted(every: Sequence[Heard], pieces: _Pieces) -> Ways:
    """Part what is heard at its signs into as few pieces as can be, each of which makes an order."""
    signs = [at for at, one in enumerate(every) if one.type == PAUSE and not one.said.isdisjoint(_PARTING)]
    for count in range(min(len(signs) + 1, MOST_PIECES)):
        ways = [way for cuts in combinations(signs, count) for way in pieces.ways((-1, *cuts, len(every)))]
        if ways:
            return tuple(dict.fromkeys(ways))
    return ()


def _named(every: Iterable[Heard], laid: Line) -> frozenset[int]:
    """List where the words begin that name units or places, or say at some length how something is done."""
    things = (one for one in every if one.type in (UNITS, PHRASE, PLACE))
    return frozenset(token.start for one in things for token in laid.run.tokens[one.start : one.end])


def _tells(kept: Sequence[Token], reader: Reader) -> bool:
    """Tell whether a form of the past stands in a line, also one that orders are written with; not in "paid by"."""
    table, lattice = reader.lexicon.inflected, senses(reader.lexicon).lattice(tuple(kept))
    marked = (table.get(token.folded, "").split() if token.sort == "word" else [] for token in kept)
    longer = {n for at, edges in enumerate(lattice) for e in edges if _wishes(e, at) for n in range(at, e.end)}
    past = [at for at, lemmas in enumerate(marked) if lemmas and all(lemma.endswith(PAST) for lemma in lemmas)]
    past = [at for at in past if at not in longer and not wished(kept, lattice, at, reader.lexicon)]
    past = [at for at in past if not passive(kept, at, reader.lexicon)]
    return any("prep" not in kinds(edge for edges in lattice[at + 1 : at + 2] for edge in edges) for at in past)


def _wishes(edge: Sense, at: int) -> bool:
    """Tell whether several words together say what is wanted or supposed: „poprosil by som“, "has to be defended"."""
    return edge.end > at + 1 and edge.kind in ("verb", "role", "wish") and not edge.past


class _Told(NamedTuple):
    """What was heard, put together: all of it, what its words say, the things among it, and these counted as one."""

    things: Sequence[Heard]
    words: Sequence[frozenset[str]]
    kept: list[Heard]
    singly: list[Heard]


class _Pieces:
    """Reads the pieces of a line, each once."""

    def __init__(self, every: Sequence[Heard], laid: Line, reader: Reader) -> None:
        self._every, self._laid, self._reader = every, laid, reader
        self._items: Toml = reader.lexicon.items
        self._known: dict[tuple[int, int], Ways] = {}
        self._told: dict[tuple[Heard, ...], _Told] = {}

    def ways(self, bounds: Sequence[int]) -> Iterator[tuple[Found, ...]]:
        """Read the pieces between some signs; nothing where one cannot be read."""
        found: list[Ways] = []
        for before, end in zip(bounds, bounds[1:], strict=False):
            found.append((found and self._heirs(before + 1, end, found[-1])) or self._piece(before + 1, end))
            if not found[-1]:
                return
        rides = self._items["deeds"].get("rides", {})
        for way in product(*found):
            phrases = ridden([phrase for one in way for phrase in one], rides)
            if all(phrase.kind for one in way for phrase in one) and not any(map(self._hangs, phrases)):
                yield tuple(phrases)

    def _hangs(self, phrase: Found) -> bool:
        """Tell whether a way of doing something is left without what it is said of."""
        return _is_loose(phrase, self._items["heard"]["bound"])

    def _heard(self, start: int, end: int) -> list[Heard]:
        return [one for one in self._every[start:end] if one.type != PAUSE]

    def _heirs(self, start: int, end: int, before: Ways) -> Ways:
        """Read a piece without words of its own as the same order as that before it."""
        every, same = _of_same(self._heard(start, end), before), {way[-1].kind for way in before}
        if len(same) != 1 or any(one.type == WORD and IDLE not in one.said for one in every):
            return ()
        heirs = [one for one in self._items["heard"]["orders"].values() if one["kind"] in same and one.get("heirs")]
        return tuple((phrase,) for one in heirs for phrase in self._order(every, {**one, "bare": True, "needs": ()}))

    def _piece(self, start: int, end: int) -> Ways:
        if (start, end) not in self._known:
            self._known[start, end] = tuple(self._read(start, end))
        return self._known[start, end]

    def _read(self, start: int, end: int) -> Iterator[tuple[Found, ...]]:
        """Read a piece as one order, or, if it is not the whole line, by the frames."""
        every = self._heard(start, end)
        listed = self._items["heard"]["orders"].values()
        if apiece := [way for one in listed if one.get("apiece") for way in self._apiece(every, one)]:
            yield from apiece
            return
        orders = {phrase: one for one in listed for phrase in self._order(every, one)}
        plain = frozenset(self._items["heard"]["plain"])
        said = frozenset[str]().union(*(one.said for one in every)) - plain
        exact = [phrase for phrase, one in orders.items() if not said.isdisjoint(one["words"])]
        if orders:
            yield from ((phrase,) for phrase in exact or orders)
        elif every and (start, end) != (0, len(self._every)):
            run = self._laid.run
            first = (
                self._every[start - 1].end if start else 0
            )  # the word before a thing belongs to it: „z Irského moře“
            piece = run.line[run.tokens[first].start : run.tokens[every[-1].end - 1].end]
            bare = self._items["deeds"].get("bare", ())
            ways = concepts.read(piece, self._reader)
            yield from (way for way in ways if way and all(phrase.kind not in bare for phrase in way))

    def _apiece(self, every: Sequence[Heard], one: Toml) -> Iterator[tuple[Found, ...]]:
        """Give an order once for each of several places: "an infantry each in A1 and B1", „po jedné pěchotě“."""
        places = [each for each in every if each.type == PLACE]
        shared = [each for each in every if _is_shared(each, one)]
        if len(places) < _SEVERAL or not shared:
            return
        rest = [each._replace(preps=frozenset()) if each in shared else each for each in every]
        rest = [each for each in rest if each.type not in (PLACE, WORD) or (each.type == WORD and each not in shared)]
        yield from product(*(tuple(self._order([*rest, place], one)) for place in places))

    def _order(self, every: Sequence[Heard], one: Toml) -> Iterator[Found]:
        """Make an order of what was heard, if its words say it and its things fill it."""
        said = self._put_together(tuple(every))
        if not self._explained(said.words, one) or _is_done_by_a_land(said.things, one):
            return
        for way in (said.singly, *(() if one.get("singly") else (said.kept,))):
            slots = filled(way, Order(one, self._laid))
            slots = None if slots is None else {**slots, **_by_words(said.words, one)}
            if slots is not None and slots.keys() >= set(one.get("filled", ())):
                yield Found(str(one["kind"]), tuple(sorted(slots.items(), key=lambda slot: slot[0])))

    def _put_together(self, every: tuple[Heard, ...]) -> _Told:
        """Put together what was heard, which is the same for all orders it may be."""
        if every not in self._told:
            things = told(every, self._items["heard"], self._laid)
            onto = frozenset(self._items["heard"]["onto"])
            beside = zip([*things[:1], *things], things, [*things[1:], *things[:1]], strict=False)
            aimed = [_onto(before, each, behind, onto) for before, each, behind in beside]
            kept = [each for each in aimed if each.type != WORD]
            words = [each.said for each in things if each.type == WORD]
            self._told[every] = _Told(things, words, kept, singly(kept, self._laid))
        return self._told[every]

    def _explained(self, words: Sequence[frozenset[str]], one: Toml) -> bool:
        """Tell whether some word says what is ordered, and none says anything else."""
        return _says(words, one, self._items) and all(each & _sayings(one, self._items) for each in words)


class _Loose(_Pieces):
    """Reads pieces, some words of which no order may explain."""

    def __init__(self, every: Sequence[Heard], laid: Line, reader: Reader, worded: bool) -> None:
        super().__init__(every, laid, reader)
        self._worded = worded
        listed = self._items["heard"]["orders"].values()
        self._used = frozenset().union(*(_sayings(one, self._items) for one in listed))

    def _explained(self, words: Sequence[frozenset[str]], one: Toml) -> bool:
        """Tell whether some word says what is ordered, and none may say another order."""
        own = _sayings(one, self._items)
        worded = not self._worded or any(each & {*one["words"]} for each in words)
        return worded and _says(words, one, self._items) and all(each & own or not each & self._used for each in words)


def _is_shared(one: Heard, order: Toml) -> bool:
    """Tell whether a word says "each", or units are counted so."""
    return (one.type == UNITS and APIECE in one.said) or (one.type == WORD and order["apiece"] in one.said)


def _of_same(every: list[Heard], before: Ways) -> list[Heard]:
    """Let a number count what the order before it is of: "an infantry in A1 and two in B1"."""
    numbers = [one for one in every if one.type == NUMBER and not one.group]
    units = {str(dict(found.slots).get("row", "")) for way in before for found in _units_of(way[-1])}
    if len(numbers) != 1 or len(units) != 1 or any(one.type == UNITS for one in every):
        return every
    counted = Found("stack", (("count", numbers[0].number), ("row", next(iter(units)))))
    return [one._replace(type=UNITS, found=counted) if one is numbers[0] else one for one in every]


def _units_of(phrase: Found) -> list[Found]:
    units = dict(phrase.slots).get("units", ())
    return [one for one in units if isinstance(one, Found)] if isinstance(units, tuple) else []


def _onto(before: Heard, one: Heard, behind: Heard, words: frozenset[str]) -> Heard:
    """Lead onto a place without a preposition right behind a word of attacking; not in "attack B2 - C2"."""
    led = one.type == PLACE and not one.preps and before.type == WORD and not before.said.isdisjoint(words)
    led = led and not (behind.type == PLACE and "to" in behind.preps)
    return one._replace(preps=frozenset({"to"})) if led else one


def _is_done_by_a_land(things: Sequence[Heard], one: Toml) -> bool:
    """Tell whether a word is said of a land before it, and not of what is done to it: "if Bavaria attacks"."""
    supposed = next((at for at, each in enumerate(things) if "if" in each.said), len(things))
    return any(
        land.type == PLACE and not land.preps and not verb.said.isdisjoint(one.get("acts", ()))
        for land, verb in pairwise(things[supposed:])
    )


def _by_words(words: Iterable[frozenset[str]], one: Toml) -> dict[str, str | Found]:
    """Give the slots that words fill by themselves: flags, what of a land is meant, whether it is attacked or held."""
    said = frozenset[str]().union(*words)
    slots: dict[str, str | Found] = {slot: "1" for flag, slot in one.get("flags", {}).items() if flag in said}
    targets = [Found("edifice", ((slot, "1"),)) for word, slot in one.get("targets", {}).items() if word in said]
    roles = [word.partition(":")[2] for word in sorted(said) if word.startswith("role:") and one.get("role")]
    roles += [role for word, role in one.get("role", {}).items() if word in said]
    slots |= {"target": targets[0]} if targets else {}
    return {**slots, "role": roles[0]} if roles else slots


def _says(words: Sequence[frozenset[str]], one: Toml, items: Toml) -> bool:
    """Tell whether some word says what is ordered, and none turns it but one the order names."""
    said = frozenset(one["words"])
    leads = any(each & said for each in words) or bool(one.get("bare"))
    weighs = _TURNING.union(items["deeds"].get("weighty", ()))
    told = [each - ({"if"} if at and "wish" in each else set()) for at, each in enumerate(words)]
    told = [each - {"hedge"} if each & said else each for each in told]  # „připadne“ falls to somebody, and seems
    turned = {kind for each in told for kind in each if kind.partition(":")[0] in weighs}
    explained = frozenset({*one.get("also", ()), *one.get("flags", ()), *said})
    needed = all(any(need in each for each in words) for need in one.get("needs", ()))
    barred = any(not each.isdisjoint(one.get("without", ())) for each in words)
    return leads and needed and not barred and turned <= explained


def _sayings(one: Toml, items: Toml) -> frozenset[str]:
    """List what a word beside an order may say."""
    return frozenset({*one["words"], *one.get("also", ()), *one.get("flags", ()), *items["heard"]["idle"], IDLE})
