"""A line of deeds: one after another, each on a condition or not, with what is done else; who does them once at a head.

All readings are found: the walk goes over the line with the orders read so far and takes, from each place, a separator,
somebody at the head, a condition, a deed, or what is done otherwise. What it cannot take stops it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pbem.language.deeds import titles
from pbem.language.deeds.befalling import befalls
from pbem.language.deeds.chains import Order, Way, When, opens, ways
from pbem.language.deeds.deed import Deed, deeds
from pbem.language.deeds.filling import defaults
from pbem.language.deeds.outcomes import is_outcome
from pbem.language.deeds.parts import BEFORE, BEHIND, Again, Filling, parts
from pbem.language.deeds.subjects import leads_on, says_no_more, whole, with_subject
from pbem.language.forms.bound import size
from pbem.language.forms.lexicon_check import Toml
from pbem.language.forms.matching import Found
from pbem.language.lattice.meant import Line, reached
from pbem.language.lattice.senses import Sense

MOST_STEPS = 6_000
"""So many steps are taken in a line; one that needs more is not read."""
_WORDS = 3
"""So many words may say `but`."""
_STRENGTH = {"none": 0, "colon": 1, "weak": 2, "strong": 3, "start": 4, "head": 5}
_SIGNS = {",": "weak", ";": "strong", ".": "strong", ":": "colon", "-": "colon", "(": "weak", ")": "weak"}


class Said(NamedTuple):
    """What was read: the orders, for each whoever stood at the head before it; if all stand in a list with a title."""

    orders: tuple[Order, ...] = ()
    heads: tuple[Filling | None, ...] = ()
    titled: bool = False
    amends: tuple[int, ...] = ()
    """The orders said in place of the one before: "u2 to G8, no, G7"."""


class _State(NamedTuple):
    at: int
    said: Said = Said()
    head: Filling | None = None
    gap: str = "start"
    when: When = ()
    otherwise: bool = False
    amend: bool = False
    nth: bool = False
    """An ordinal was passed over: it may say whose deed it is, which must be told then."""
    closed: bool = False
    """The last order stood on a condition before it: another behind a mere comma may stand on it, too, or not."""


def readings(line: Line) -> tuple[Said, ...]:
    """Give all readings of a whole line."""
    found: dict[Said, None] = {}
    count = 0
    for state in reached(_State(0), lambda state: _steps(line, state), MOST_STEPS):
        count += 1
        line.came(state.at)
        if (
            state.at >= line.end
            and state.said.orders
            and not (state.when or state.otherwise or state.amend or state.nth)
        ):
            found[state.said] = None
    return tuple(found) if count < MOST_STEPS else ()


def _steps(line: Line, state: _State) -> Iterator[_State]:
    yield from _gaps(line, state)
    yield from _titles(line, state)
    yield from _conditions(line, state)
    if state.gap not in ("none", "head"):
        yield from _heads(line, state)
    if state.gap != "none" or _runs_on(line, state):
        yield from _deeds(line, state)


def _adds_nothing(line: Line, edge: Sense, state: _State) -> bool:
    """Tell whether a word is courtesy, a wish before all orders, or an `otherwise` a line may begin with."""
    if edge.kind == "otherwise":
        leads = bool(line.spec.get("chain", {}).get("leading")) and state.gap == "start"
        return leads and not any(end > edge.end for end, _ in _guards(line, state.at))
    if edge.kind == "instead":
        return any(len(order) > 1 for order in state.said.orders[-1:])  # "..., otherwise it goes to the church instead"
    return edge.kind == "empty" or (edge.kind == "wish" and not state.said.orders)


def _gaps(line: Line, state: _State) -> Iterator[_State]:
    """Go past a separator, a word that carries nothing, or `otherwise`."""
    for edge in line.edges(state.at):
        gap = ""
        if edge.kind == "mark":
            gap = _SIGNS.get(str(edge.value), "")
        elif edge.kind in ("and", "then", "contrast"):
            gap = "weak"
        elif edge.kind == "amend" and state.said.orders and state.gap != "none" and not state.when:
            yield state._replace(at=edge.end, gap="weak", amend=True)
        elif line.weighty(state.at):
            continue
        elif edge.kind == "ordinal" and line.spec.get("enumerated", True) and not any(line.ends(edge.end, "and")):
            yield state._replace(at=edge.end, nth=True)
        elif _adds_nothing(line, edge, state):
            gap = state.gap
        elif _otherwise(line, edge, state.said) and not state.when and not state.otherwise:
            yield state._replace(at=edge.end, gap="weak", otherwise=True)
        if gap:
            nth = state.nth and (edge.kind != "mark" or line.ended(edge.end))
            yield state._replace(at=edge.end, gap=max(state.gap, gap, key=lambda one: _STRENGTH[one]), nth=nth)


def _otherwise(line: Line, edge: Sense, said: Said) -> bool:
    """Tell whether a word says what is done else: of any order, or (`otherwise`) of some ("if it is taken")."""
    last = said.orders[-1][-1].deed if said.orders else None
    if edge.kind == "otherwise" or last is None:
        return last is not None
    every: dict[str, list[str]] = line.spec.get("chain", {}).get("otherwise", {})
    return edge.kind == "verb" and last.kind in every.get(str(edge.value), ())


def _heads(line: Line, state: _State) -> Iterator[_State]:
    """Begin with whoever does what follows: "d1: three to the farm", "u2 - up 3"."""
    actor = line.spec.get("actor", "")
    if not actor or state.when or state.otherwise:
        return
    specs = line.lexicon.items["deed"].values()
    every = ({**spec.get("slots", {}), **spec.get("maybe", {})}.get(actor, "") for spec in specs)
    types = {one for said in every for one in said.split("|")}
    for end, part in parts(line, state.at, BEFORE):
        if part.type in types and (line.mark(end, ":") or line.mark(end, "-") or line.mark(end, ",")):
            yield state._replace(at=end, head=part.value, gap="head")


def _titles(line: Line, state: _State) -> Iterator[_State]:
    """Begin with the title of a list of orders ("my plan: ..."), if need be with what it is for ("if I am away")."""
    title = line.spec.get("title", {})
    if not title or state.said != Said() or state.when or state.head is not None:
        return
    yield from (
        state._replace(at=on, said=Said(titled=True), gap="strong") for on in titles.behind(line, state.at, title)
    )


def _conditions(line: Line, state: _State) -> Iterator[_State]:
    """Take a condition before its deed, or behind it."""
    if not state.when and state.gap in ("start", "strong") and not state.otherwise:
        yield from (state._replace(at=end, when=when, gap="weak") for end, when in _supposed(line, state.at))
    for end, when in _guards(line, state.at):
        if state.when:
            yield from (state._replace(at=end) for _ in range(1) if when == state.when)
            continue
        if state.gap != "none":
            behind = {end, line.mark(end, ","), line.mark(end, ":"), line.mark(end, "-"), *line.ends(end, "then")} - {0}
            yield from (state._replace(at=on, when=when, gap="weak") for on in behind)
        if state.said.orders and state.gap in ("none", "weak") and not state.otherwise and not _against(line, state.at):
            *ways, last = state.said.orders[-1]
            if last.when == when:
                yield state._replace(at=end)
            elif not last.when:
                order = (*ways, last._replace(when=when))
                said = state.said._replace(orders=(*state.said.orders[:-1], order))
                yield state._replace(at=end, said=said, gap="none")


def _against(line: Line, at: int) -> bool:
    """Tell whether `but` stands before a condition that is not `only if`: what follows hangs on it, not what was."""
    return _but(line, at) and not any(line.ends(at, "only"))


def _but(line: Line, at: int) -> bool:
    near = range(max(0, at - _WORDS), at)
    return any(edge.kind == "contrast" and edge.end == at for start in near for edge in line.edges(start))


def _guards(line: Line, at: int) -> Iterator[tuple[int, When]]:
    """Read what is said behind `if`: one thing that may be, or several that must be together."""
    specs = line.lexicon.items.get("condition", {})
    front: list[tuple[int, When]] = [(start, ()) for start in _ifs(line, at)]
    for end, deed in deeds(line, at, "condition"):
        if specs[deed.name].get("bare") and not deed.verbless and not _goes_further(line, end, specs[deed.name]):
            yield end, (deed,)
            front += [(start, (deed,)) for behind in {end, line.mark(end, ",")} - {0} for start in _ifs(line, behind)]
    while front:
        start, before = front.pop()
        said: list[tuple[int, Found | Deed]] = [*line.phrases(line.spec.get("guard", ""), start, True)]
        every = [(end, deed) for end, deed in deeds(line, start, "condition") if not deed.verbless]
        said += (
            (end, deed)
            for end, deed in every
            if not _goes_further(line, end, specs[deed.name]) and not _cut_short(end, deed, every, specs)
        )
        for end, one in said:
            yield end, (*before, one)
            if len(before) < 4:
                front += [(further, (*before, one)) for further in line.listed(end)]


def _cut_short(end: int, deed: Deed, every: list[tuple[int, Deed]], specs: dict[str, Toml]) -> bool:
    """Tell whether a condition ends before one that is `rather` meant: "if I have three", "if I have three cards"."""
    return any(on > end and deed.name in specs[other.name].get("rather", ()) for on, other in every)


def _supposed(line: Line, at: int) -> Iterator[tuple[int, When]]:
    """Read a condition without `if`, where what follows makes it one: "an enemy on the left? then ...".

    Without a question mark it must be no order as it stands, and befall („Появится враг слева - ...“), or a word draws
    the conclusion.
    """
    orders = {end for end, _ in deeds(line, at)}
    for end, deed in deeds(line, at, "condition"):
        asked = line.mark(end, "?")
        if deed.verbless:
            continue
        yield from ((on, (deed,)) for on in _concluded(line, asked, "then", "so") if asked)
        if asked or end in orders:
            continue
        comma, dash = line.mark(end, ","), line.mark(end, "-")
        yield from ((on, (deed,)) for sign in (comma, dash) if sign for on in _concluded(line, sign, "so"))
        if dash and befalls(line, at, dash):
            yield dash, (deed,)


def _concluded(line: Line, at: int, *kinds: str) -> Iterator[int]:
    """Give the places behind a word that draws a conclusion."""
    yield from (end for kind in kinds for end in line.ends(at, kind))


def _goes_further(line: Line, at: int, spec: Toml) -> bool:
    """Tell whether a thing follows that a condition would be said of (`alone`): behind a preposition, or before what
    is done ("if I lose France, retreat to Spain")."""
    wanted = spec.get("alone", ())
    if not wanted:
        return False
    if any(part.type in wanted for end in line.ends(at, "prep") for _, part in parts(line, end, "at")):
        return True
    bare = {end for end, part in parts(line, at, BEHIND) if part.type in wanted}
    return any(
        edge.kind == "verb" for end in bare for on in {end, line.mark(end, ",") or end} for edge in line.edges(on)
    )


def _ifs(line: Line, at: int) -> Iterator[int]:
    """Give the places behind `if`, or `only if`: „jen tehdy, když“."""
    yield from line.ends(at, "if")
    behind = {on for start in line.ends(at, "only") for on in (start, line.mark(start, ","))} - {0}
    yield from (end for on in behind for end in line.ends(on, "if"))


def _deeds(line: Line, state: _State) -> Iterator[_State]:
    if _counted(state, line) and any(line.ends(state.at, "ordinal")):
        return  # "two of them go left, the third stays": nobody's die
    every = whole(with_subject(deeds(line, state.at), line, state.at), line)
    every = [(end, deed) for end, deed in every if not deed.verbless or _goes_on(state, deed, line)]
    specs: dict[str, Toml] = line.lexicon.items["deed"]
    others = {(end, name) for end, deed in every if not deed.open for name in specs[deed.name].get("rather", ())}
    every = [(end, deed) for end, deed in every if (end, deed.name) not in others]
    going_on = {end for end, deed in every if deed.verbless}
    for end, deed in every:
        if (state.gap == "none" and (deed.open or deed.verbless)) or not _has_actor(state, deed, line):
            continue
        if (deed.bare and end in going_on and not deed.verbless) or _contradicts(state, deed, line):
            continue
        if _parted(state, deed.kind, line) or _is_outcome(state, end, deed, line):
            continue
        yield from _added(state, end, (Way(deed, state.when),))
    if not line.stated:
        yield from (
            one
            for end, found in _forms(line, state.at)
            if not _begun(state, end, found, line) and not _parted(state, found.kind, line)
            if not any(on == end and says_no_more(deed, found, line) for on, deed in every)
            if not (state.otherwise and leads_on(line, state.at, end, (deed for on, deed in every if on == end)))
            for one in _added(state, end, ways(found, state.when, line))
        )


def _contradicts(state: _State, deed: Deed, line: Line) -> bool:
    """Tell whether what ends the deed before is set against it: "u3 to B1, but it waits", "..., it does not go"."""
    last = state.said.orders[-1][-1].deed if state.said.orders else None
    spec = line.lexicon.items["deed"][deed.name]
    again = bool(deed.open) or any(isinstance(value, Again) for _, value in deed.slots)
    if not last or not again or last.kind == deed.kind:
        return False
    return "no" in spec.get("needs", ()) or (last.kind in spec.get("settles", ()) and _but(line, state.at))


def _is_outcome(state: _State, end: int, deed: Deed, line: Line) -> bool:
    """Tell whether a deed says but what comes of the order before it."""
    last = state.said.orders[-1][-1].deed if state.said.orders else None
    return last is not None and state.head is None and is_outcome(line, state.at, end, deed, last.kind)


def _parted(state: _State, kind: str, line: Line) -> bool:
    """Tell whether an order of this kind does not stand beside one before it (`parted`)."""
    apart = line.spec.get("parted", {}).get(kind, ())
    return any(way.deed.kind in apart for order in state.said.orders for way in order)


def _begun(state: _State, end: int, found: Found, line: Line) -> bool:
    """Tell whether an order without a verb (`bare`) only goes on with that before: "build a tank in A1, two in B1"."""
    last = state.said.orders[-1][-1].deed if state.said.orders else None
    if last is None or found.kind not in line.spec.get("bare", ()) or found.kind == last.kind:
        return False
    more = any(on == end and deed.verbless and deed.kind == last.kind for on, deed in deeds(line, state.at))
    return more and not any(edge.kind == "verb" for at in range(state.at, end) for edge in line.edges(at))


def _forms(line: Line, at: int) -> tuple[tuple[int, Found], ...]:
    """Give the orders read by forms; of those that end together the ones of the fewest phrases, as of a whole line."""
    every = [(end, found) for end, found in line.phrases(line.spec["orders"], at) if opens(found, line)]
    fewest = {end: min(size(found.slots) for other, found in every if other == end) for end, _ in every}
    return tuple((end, found) for end, found in every if size(found.slots) == fewest[end])


def _goes_on(state: _State, deed: Deed, line: Line) -> bool:
    """Tell whether the verb of the deed before may be meant again, with what the deed says besides (`alike`)."""
    last = state.said.orders[-1][-1].deed if state.said.orders else None
    alike: Sequence[str] | None = line.lexicon.items["deed"].get(deed.name, {}).get("alike")
    fits = alike is None or all(slot in alike for slot, _ in deed.slots)
    if len(deed.slots) == 1 and _but(line, state.at):
        return False  # "don't move u1 but u2": moves or stays?
    again = isinstance(last, Deed) and last.kind == deed.kind and not _said_by_another_verb(last, deed, line)
    return fits and state.gap == "weak" and again


def _said_by_another_verb(last: Deed, deed: Deed, line: Line) -> bool:
    """Tell whether the verb of a deed says what it is done with (`default`), and is none of the deed before."""
    before, now = (line.lexicon.items["deed"].get(one.name, {}) for one in (last, deed))
    return "default" in now and set(before.get("verb", ())).isdisjoint(now["verb"])


def _runs_on(line: Line, state: _State) -> bool:
    """Tell whether another order may follow at once: "d1 to the farm d2 to the church"; it names who does it."""
    actor = line.spec.get("actor", "")
    return bool(actor and state.said.orders) and any(part.type == "unit" for _, part in parts(line, state.at, BEFORE))


def _counted(state: _State, line: Line) -> bool:
    last = state.said.orders[-1][-1].deed if state.said.orders else None
    return isinstance(last, Deed) and any(slot in line.spec.get("counts", ()) for slot, _ in last.slots)


def _has_actor(state: _State, deed: Deed, line: Line) -> bool:
    """Tell whether it is said who does it: there, at the head, or in the deed before.

    A head is said for the deed behind it. One of whom some are counted goes on with a deed that counts, too.
    """
    if line.spec.get("actor", "") not in deed.open:
        return state.gap != "head" and not (_may_be_open(deed, line) and (state.nth or _whose(state, deed, line)))
    return not state.nth and _whose(state, deed, line)


def _may_be_open(deed: Deed, line: Line) -> bool:
    """Tell whether nobody was named who does a deed, but only he who does it by default."""
    actor = line.spec.get("actor", "")
    default = defaults(line.lexicon.items["deed"].get(deed.name, {}))
    return bool(actor) and actor in default and dict(deed.slots).get(actor) == default[actor]


def _whose(state: _State, deed: Deed, line: Line) -> bool:
    """Tell whether whoever does it was named: at the head, or by the deed before, if both count people or neither."""
    if state.head is not None:
        return True
    last = state.said.orders[-1][-1].deed if state.said.orders else None
    if last is None or state.gap != ("weak" if last.kind else "colon"):
        return False
    needs = line.lexicon.items["deed"].get(last.name, {}).get("needs", ()) if isinstance(last, Deed) else ()
    if "no" in needs and deed.kind != last.kind:
        return False  # what is forbidden somebody says nothing of what he does
    counts, actor = set(line.spec.get("counts", ())), str(line.spec.get("actor", ""))
    before, now = ({slot for slot, _ in one.slots} for one in (last, deed))
    if not last.kind:
        return actor in before
    named = actor in before or (isinstance(last, Deed) and actor in last.open)
    return named and bool(counts & before) == bool(counts & now)


def _added(state: _State, end: int, order: Order) -> Iterator[_State]:
    said, amends = state.said, state.said.amends
    if state.otherwise:
        orders, heads = (*said.orders[:-1], (*said.orders[-1], *order)), said.heads
    elif state.closed and state.gap == "weak" and not state.when:
        return
    else:
        orders, heads = (*said.orders, order), (*said.heads, state.head)
        amends = (*amends, len(said.orders)) if state.amend else amends
    closed = bool(state.when) or (state.otherwise and state.closed)
    yield _State(end, said._replace(orders=orders, heads=heads, amends=amends), state.head, "none", closed=closed)
