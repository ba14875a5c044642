"""What a line of deeds means: whoever was left out is filled in, and each that is told gets an order of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pbem.core.vocabulary import Vocabulary
from pbem.language.deeds.chains import Order, Way
from pbem.language.deeds.deed import UNSAID, Deed, Filled
from pbem.language.deeds.filling import ordered
from pbem.language.deeds.parts import Again, Filling, unit
from pbem.language.deeds.sentences import Said
from pbem.language.forms.book import Lexicon
from pbem.language.forms.lexicon_check import Toml
from pbem.language.forms.matching import Found, Value
from pbem.language.forms.riders import ridden
from pbem.language.units.meaning import Unmeant, numbers
from pbem.language.units.who import Who


def clauses(said: Said, lexicon: Lexicon, vocabulary: Vocabulary) -> tuple[Found, ...]:
    """Give the phrases of a reading; an `Unmeant` says what is left open."""
    teller = _Teller(said, lexicon, vocabulary)
    phrases: list[Found] = []
    latest = 0
    for at, (order, head) in enumerate(zip(said.orders, said.heads, strict=True)):
        _check_first(order, at, lexicon)
        _check_head(order, said.orders[at + 1] if at + 1 < len(said.orders) else (), lexicon)
        settled = at and head == said.heads[at - 1] and _settled(order, phrases, lexicon)
        told = [phrase for phrase in teller.told(order, head) if phrase.kind and not settled]
        if phrases and told and teller.contrary(order):
            told[:1] = [teller.joined(phrases.pop(), told[0])]
        if at in said.amends:
            phrases = _amended(phrases, latest, told, str(lexicon.items["deeds"].get("actor", "")))
        latest = len(told)
        phrases += told if not _repeats(order) or told != phrases[-len(told) :] else ()
    phrases = ridden(phrases, lexicon.items["deeds"].get("rides", {}))
    _check_once(phrases, lexicon.items["deeds"])
    return _listed(phrases, lexicon) if said.titled else tuple(phrases)


def _check_once(phrases: Sequence[Found], spec: Toml) -> None:
    """Refuse what is said once a line (`once`) and was read twice: alone, or as a way of an order of several."""
    chain = spec.get("chain", {})
    ways = (way for phrase in phrases if phrase.kind == chain.get("kind") for way in _ways_of(phrase, chain))
    kinds = [one.kind for one in (*phrases, *ways) if one.kind in spec.get("once", ())]
    if len(set(kinds)) < len(kinds):
        raise Unmeant("twice")


def _ways_of(phrase: Found, chain: Toml) -> Iterator[Found]:
    """Give what is done in each way of an order of several."""
    every = dict(phrase.slots).get(chain["of"], ())
    done = (dict(way.slots).get(chain["do"]) for way in every if isinstance(way, Found)) if type(every) is tuple else ()
    yield from (one for one in done if isinstance(one, Found))


def _listed(phrases: list[Found], lexicon: Lexicon) -> tuple[Found, ...]:
    """Put the orders of a line under its title; others than such as may stand there make no sense."""
    title: Toml = lexicon.items["deeds"]["title"]
    if not phrases or any(phrase.kind != title["each"] for phrase in phrases):
        raise Unmeant("title")
    return (Found(title["kind"], ((title["slot"], tuple(phrases)),)),)


def _amended(phrases: list[Found], latest: int, told: list[Found], actor: str) -> list[Found]:
    """Leave out the order before one said in its place: both must be one order of a kind, of the same who if of any."""
    if latest != 1 or len(told) != 1 or phrases[-1].kind != told[0].kind:
        raise Unmeant("amend")
    before, now = dict(phrases[-1].slots), dict(told[0].slots)
    if before.get(actor) != now.get(actor) or before.keys() != now.keys():
        raise Unmeant("amend")
    return phrases[:-1]


def _check_first(order: Order, at: int, lexicon: Lexicon) -> None:
    """Refuse what on a condition can but be said first: "attack ..., if it is empty stay" takes it back."""
    deed, first = order[0].deed, lexicon.items["deeds"].get("chain", {}).get("first", ())
    if at and isinstance(deed, Deed) and deed.kind in first and len(order) == 1 and order[0].when:
        raise Unmeant("if")


def _check_head(order: Order, following: Order, lexicon: Lexicon) -> None:
    """Refuse what but heads others ("four leave the hall: two to the farm ...") where no such other stands behind."""
    deed = order[0].deed
    if isinstance(deed, Deed) and lexicon.items["deed"][deed.name].get("heads"):
        after = following[0].deed if following else None
        if not (isinstance(after, Deed) and after.open):
            raise Unmeant("rest")


def _settled(order: Order, phrases: list[Found], lexicon: Lexicon) -> bool:
    """Tell whether a deed says but how the one before ends, of the same who: "u2 to G8 and stays there"."""
    deed = order[0].deed
    actor = lexicon.items["deeds"].get("actor")
    if not isinstance(deed, Deed) or not phrases:
        return False
    if actor not in deed.open and not isinstance(dict(deed.slots).get(str(actor)), Again):
        return False
    return phrases[-1].kind in lexicon.items["deed"][deed.name].get("settles", ())


def _repeats(order: Order) -> bool:
    """Tell whether an order may say that before it in other words: it has no verb or nobody who does it of its own."""
    deed = order[0].deed
    return isinstance(deed, Deed) and (deed.verbless or bool(deed.open) or not deed.slots)


class _Teller:
    """Goes over the orders and remembers what was said last of each slot."""

    def __init__(self, said: Said, lexicon: Lexicon, vocabulary: Vocabulary) -> None:
        self._lexicon = lexicon
        self._spec: Toml = lexicon.items["deeds"]
        self._guards = frozenset(lexicon.groups.get(self._spec.get("guard", ""), ()))
        self._deeds: Toml = lexicon.items["deed"]
        self._parted = {
            spec.get("kind", name): frozenset(spec["when"])
            for name, spec in lexicon.items["deed"].items()
            if "when" in spec
        }
        every = [way.deed for order in said.orders for way in order if isinstance(way.deed, Deed)]
        whos = [who for deed in every for _, value in deed.slots if (who := _told_by(value)) is not None]
        self._named = tuple(number for who in whos if not who.group for number in who.numbers)
        self._every = _standing(vocabulary, self._spec.get("unit", ""))
        self._last: dict[str, Filling] = {}
        self._shared: frozenset[str] = frozenset()
        self._told: tuple[int, ...] = ()

    def told(self, order: Order, head: Filling | None) -> Iterator[Found]:
        """Give an order as phrases, one for each that is told."""
        chain = self._spec.get("chain", {})
        whens, ways = [], []
        for way in order:
            conditions, found = self._hanging(way, head)
            parts = [one for one in conditions if found and one.kind in self._parted.get(found[0].kind, ())]
            whens.append(tuple(one for one in conditions if one not in parts))
            ways.append(tuple(_with(one, parts) for one in found))
            if isinstance(way.deed, Deed) and self._deeds[way.deed.name].get("only_when") and not parts:
                raise Unmeant("if")
            if isinstance(way.deed, Deed) and any(
                self._conditional(way.deed) - dict(one.slots).keys() for one in ways[-1]
            ):
                raise Unmeant("if")
        if chain and all(one.kind in chain["deeds"] for way in ways for one in way):
            yield from self._chained(whens, ways, chain)
        elif len(order) == 1 and not whens[0]:
            yield from ways[0]
        else:
            raise Unmeant("if")

    def _hanging(self, way: Way, head: Filling | None) -> tuple[tuple[Found, ...], tuple[Found, ...]]:
        """Give what a deed hangs on, and the deed; some may be said of what stands in the deed alone (`said_of`)."""
        specs = self._lexicon.items.get("condition", {})
        of = [specs[one.name].get("said_of") for one in way.when if isinstance(one, Deed)]
        if not any(of):
            conditions = tuple(self._condition(one) for one in way.when)
            return conditions, tuple(self._found(way, head))
        found = tuple(self._found(way, head))
        if not found or any(found[0].kind not in kinds for kinds in of if kinds):
            raise Unmeant("it")
        return tuple(self._condition(one) for one in way.when), found

    def contrary(self, order: Order) -> bool:
        """Tell whether an order hangs on the contrary of the last condition alone ("..., if they do ...")."""
        conditions = self._lexicon.items.get("condition", {})
        whens = [one for one in order[0].when if isinstance(one, Deed)]
        return len(order[0].when) == 1 == len(whens) and bool(conditions[whens[0].name].get("contrary"))

    def joined(self, before: Found, more: Found) -> Found:
        """Make what is done on the contrary condition the other way of the order before."""
        chain = self._spec.get("chain", {})
        ways, others = (dict(one.slots).get(chain.get("of", "")) for one in (before, more))
        if before.kind != more.kind or type(ways) is not tuple or type(others) is not tuple:
            raise Unmeant("if")
        last, first = (dict(way.slots) for way in (ways[-1], others[0]))  # type: ignore[union-attr]  # phrases
        if not _opposed(last.get(chain["when"], ()), first.get(chain["when"], ())):
            raise Unmeant("if")
        return Found(
            before.kind,
            ((chain["of"], (*ways, Found(chain["each"], ((chain["do"], first[chain["do"]]),)), *others[1:])),),
        )

    def _chained(self, whens: list[tuple[Found, ...]], ways: list[tuple[Found, ...]], chain: Toml) -> Iterator[Found]:
        if len(ways) > 1 and any(len(way) > 1 for way in ways):
            raise Unmeant("otherwise")
        kinds: dict[str, str] = chain.get("instead", {})
        kind = next((kinds[when.kind] for when in whens[0] if when.kind in kinds), chain["kind"])
        whens[0] = tuple(when for when in whens[0] if when.kind not in kinds)
        if any(when.kind not in self._guards for each in whens for when in each):
            raise Unmeant("if")
        for at in range(len(ways[0])):
            of = tuple(
                Found(chain["each"], _slots({chain["do"]: way[at if len(ways) == 1 else 0], chain["when"]: when}))
                for way, when in zip(ways, whens, strict=True)
            )
            yield Found(kind, ((chain["of"], of),))

    def _condition(self, one: Found | Deed) -> Found:
        found = one if isinstance(one, Found) else next(iter(self._found(Way(one), None)))
        self._remember({f"{found.kind}.{slot}": value for slot, value in found.slots})
        self._remember(dict(found.slots))
        return found

    def _found(self, way: Way, head: Filling | None) -> Iterator[Found]:
        """Fill in what a deed leaves open, and give it once for each unit that is told."""
        deed = way.deed
        if isinstance(deed, Found):
            self._remember(dict(deed.slots))
            yield deed
            return
        slots = self._settled(deed.slots)
        for slot in (one for one in deed.open if one not in self._conditional(deed)):
            named = head if slot == self._spec.get("actor") and head is not None else self._latest(slot)
            if named is None:
                raise Unmeant("who")
            slots = {**slots, slot: named}
        if any(_same(slots.get(one), slots.get(other)) for one, other in self._spec.get("differ", ())):
            raise Unmeant("there")
        slots = {slot: self._as_listed(deed.name, slot, value) for slot, value in slots.items()}
        slots = self._told_plainly(deed.name, slots)
        self._remember(slots)
        for one in _apiece(slots, self._deeds.get(deed.name, {}).get("apiece", {})):
            yield from self._each(deed, one)

    def _told_plainly(self, name: str, slots: dict[str, Filling]) -> dict[str, Filling]:
        """Leave out what says nothing: a count of 1 (`plain`), and one that tells the length of a list (`tally`)."""
        plain, tally = self._spec.get("plain", {}), self._deeds.get(name, {}).get("tally", {})
        counted = {slot for slot, of in tally.items() if _length(slots.get(of, ())) == slots.get(slot)}
        return {
            slot: _plainly(value, plain)
            for slot, value in slots.items()
            if slot not in counted and not _says_nothing(slot, value, plain)
        }

    def _as_listed(self, name: str, slot: str, value: Filling) -> Filling:
        """Make a list of what was said before of a slot that holds but one, or the other way round."""
        spec = self._deeds.get(name, {})
        types = str({**spec.get("slots", {}), **spec.get("maybe", {})}.get(slot, ""))
        if types.endswith("+") and type(value) is not tuple:
            return (value,)
        if types and types[-1] not in "+*" and type(value) is tuple and len(value) == 1:
            return value[0]
        return value

    def _conditional(self, deed: Deed) -> set[str]:
        """List the slots of a deed that only its conditions fill."""
        return set(self._deeds.get(deed.name, {}).get("in_condition", ())) & set(deed.open)

    def _remember(self, slots: Mapping[str, Filling]) -> None:
        counts = self._spec.get("counts", ())
        part = frozenset(slots) if any(slot in counts for slot in slots) else frozenset()
        self._shared = (self._shared - slots.keys()) | part
        for slot, value in slots.items():
            self._last.pop(slot, None)
            self._last[slot] = value

    def _settled(self, slots: Filled) -> dict[str, Filling]:
        """Put what was said before in the place of `it` and `there`."""
        return {slot: self._again(value, slot) if isinstance(value, Again) else value for slot, value in slots}

    def _again(self, said: Again, slot: str) -> Filling:
        """Give what was said last of the slots a word may stand for; `turned`: by what name it fills this one."""
        spec = self._spec["again"][said.word]
        of = spec["of"][slot] if isinstance(spec["of"], dict) else spec["of"]
        found = next(((name, value) for name, value in reversed(self._last.items()) if name in of), None)
        if found is None or (slot == self._spec.get("actor") and found[0] in self._shared):
            raise Unmeant(said.word)  # "put two from d1 on the farm and send them left": which of them?
        name, value = found
        into: Mapping[str, str] = spec.get("into", {}).get(slot, {})
        if into:
            if not isinstance(value, str) or value not in into:
                raise Unmeant(said.word)  # "..., if fewer than two are there" is said of walls
            return into[value]
        turned: Filling = spec.get("turned", {}).get(name, {}).get(value, value) if isinstance(value, str) else value
        return turned

    def _latest(self, slot: str) -> Filling | None:
        """Give what was said last of a slot that is left open, or of those that hold the like."""
        alike = self._spec.get("like", {}).get(slot, [slot])
        return next((value for name, value in reversed(self._last.items()) if name in alike), None)

    def _one(self, value: Filling) -> Filling:
        """Give the one unit that fills a slot besides whoever is told."""
        who = _told_by(value)
        if who is None or who.group or len(who.numbers) != 1:
            raise Unmeant("who")
        return unit(self._spec, who.numbers[0])

    def _each(self, deed: Deed, slots: dict[str, Filling]) -> Iterator[Found]:
        """Give a deed once for each that is told; `turned`: the slot and the kind of phrase who is told goes into."""
        turned = self._deeds.get(deed.name, {}).get("turned", {})
        told = {slot: who for slot, value in slots.items() if (who := _told_by(value)) is not None}
        if not told:
            yield Found(deed.kind, _slots(slots))
            return
        slot, who = next(iter(told.items()))
        slots = {name: self._one(value) if name in told and name != slot else value for name, value in slots.items()}
        self._told = numbers(who, self._every, self._named, self._told)
        for number in self._told:
            one = unit(self._spec, number)
            if slot in turned and isinstance(one, Found):
                others = {name: value for name, value in slots.items() if name != slot}
                yield Found(
                    deed.kind, _slots({**others, turned[slot]["slot"]: one._replace(kind=turned[slot]["kind"])})
                )
            else:
                yield Found(deed.kind, _slots({**slots, slot: (one,) if type(slots[slot]) is tuple else one}))


def _apiece(slots: dict[str, Filling], apiece: Mapping[str, Sequence[str]]) -> Iterator[dict[str, Filling]]:
    """Give the slots once for each thing one word stands for: "on each wall"."""
    if not apiece:
        yield slots
    yield from ({**slots, slot: one} for slot, every in apiece.items() for one in every)


def _same(one: Filling | None, other: Filling | None) -> bool:
    """Tell whether two slots hold the same, one of them perhaps in a phrase: whoever is in the barracks."""
    held = dict(one.slots).values() if isinstance(one, Found) else ()
    if isinstance(other, Who) and len(other.numbers) == 1 and other.numbers[0] in held:
        return True
    return other is not None and (one == other or other in held)


def _standing(vocabulary: Vocabulary, kind: str) -> tuple[int, ...]:
    """Give the units one has: those seen anywhere, where the view says where they stand."""
    seen = {number for numbers in vocabulary.places.get(kind, {}).values() for number in numbers}
    return tuple(number for number in vocabulary.numbers.get(kind, ()) if number in seen or not seen)


def _says_nothing(slot: str, value: object, plain: Toml) -> bool:
    return value in plain.get(slot, ())


def _plainly(value: Filling, plain: Toml) -> Filling:
    """Leave out of a phrase, or of those in a list, what says nothing; numbers of one-word forms become numbers."""
    if isinstance(value, Found):
        kept = (pair for pair in value.slots if not _says_nothing(*pair, plain))
        return value._replace(slots=tuple((slot, _number(one) if slot in plain else one) for slot, one in kept))
    if type(value) is tuple:
        return tuple(_plainly(one, plain) if isinstance(one, Found) else one for one in value)
    return value


def _number(value: Value) -> Value:
    return int(value) if isinstance(value, str) and value.isdigit() else value


def _length(value: Filling) -> int:
    return len(value) if type(value) is tuple else 0


def _opposed(one: Value, other: Value) -> bool:
    """Tell whether two lists of one condition each differ in a single slot that only one of them has."""
    match one, other:
        case (Found(kind, slots),), (Found(same, others),):
            return kind == same and len(set(slots) ^ set(others)) == 1
    return False


def _with(found: Found, parts: list[Found]) -> Found:
    """Add to a phrase what its conditions say of it: lists go on, other slots are filled."""
    slots: dict[str, Value] = dict(found.slots)
    for slot, value in (pair for part in parts for pair in part.slots):
        before = slots.get(slot, ())
        if _kinds(before) & _kinds(value):
            raise Unmeant("twice")
        slots[slot] = ordered((*before, *value)) if type(before) is type(value) is tuple else value  # type: ignore[arg-type]  # phrases
    return Found(found.kind, _slots(slots))


def _kinds(value: Filling) -> frozenset[str]:
    """List the kinds of the phrases of a list, each of which is said once."""
    every = value if type(value) is tuple else ()
    return frozenset(one.kind for one in every if isinstance(one, Found))


def _told_by(value: Filling) -> Who | None:
    """Give whoever fills a slot, alone or in a list; a `Who` is a tuple, and no list."""
    every = value if type(value) is tuple else (value,)
    whos = [one for one in every if isinstance(one, Who)]
    if not whos or len(whos) == 1:
        return next(iter(whos), None)
    return Who(tuple(number for who in whos for number in who.numbers), explicit=True)


def _slots(slots: Mapping[str, Filling]) -> tuple[tuple[str, Value], ...]:
    return tuple(
        sorted(
            ((name, value) for name, value in slots.items() if value != () and name[:1] != UNSAID),
            key=lambda slot: slot[0],
        )
    )
