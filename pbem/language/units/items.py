"""Items: a verb and what fills its slots, in any order, as a game's `items.toml` says, or as one of its forms does.

From a place, edges are taken into slots, each slot once, with one verb; a verb of going may stand before another ("go
and take"). At each end the concepts say whether this is an item: all that was taken must fill a slot, and all slots be
filled. So "go up 3", "3 up" and "with army 1 up 3" are one item.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from pbem.language.forms.lexicon_check import Toml
from pbem.language.forms.matching import Found, Value
from pbem.language.lattice import guards
from pbem.language.lattice.meant import Line, reached
from pbem.language.units.fields import one_field
from pbem.language.units.for_whom import gives, says_for_whom
from pbem.language.units.modes import modes, without
from pbem.language.units.parts import Part, brings, fits, meant_rather, of_a_power, vague, value
from pbem.language.units.sums import HALVES, MOST_PARTS, counted, equal_parts, summands
from pbem.language.units.who import Who, whos
from pbem.language.units.wished import goes_on
from pbem.language.words.tokens import ordered

MOST_STEPS = 3_000
"""So many steps are taken for the items at a place."""
_AIMS = frozenset({"there", "home", "back", "it"})
_BEFORE_NUMBER = frozenset({",", ":", "-", "("})
_BEFORE_VERB = frozenset({",", "("})
"""Signs between an aim and what is done there: "Orel (take it)"."""
_BEFORE_AIM = frozenset({":", "-", ">"})
"""Signs between who goes and the square he goes to: "6: G11", "6 -> G11"."""
MAY_BE_PAST = frozenset({"past", "request"})
"""Wishes behind which a form of the past may stand."""
_STANDING = frozenset({"here", "there", "it", "back"})
"""Words that add nothing to a verb of staying."""


class Item(NamedTuple):
    """A phrase, whom it names as told, its verb, whether it may follow another at once, and if it says `from there`."""

    found: Found
    who: Who | None = None
    verb: str = ""
    run_on: bool = False
    onward: bool = False
    origin: tuple[int, ...] = ()
    """Those who stand where it is said to begin ("from Kem to B14")."""
    there: bool = False
    """It is done where the item before leads ("to K15 and hit the red army there")."""


class _State(NamedTuple):
    at: int
    verb: str = ""
    parts: tuple[Part, ...] = ()
    wish: bool = False
    past: bool = False
    onward: bool = False
    origin: tuple[int, ...] = ()
    group: int = 0
    """So many words the verb has: `go for` says more than `go`."""
    there: bool = False
    guarded: tuple[int, ...] = ()
    """Those who stand where one is to stay, said without a preposition: "6 guards Gar"."""
    leads: bool = False
    """The verb may say that somebody is led: "is to be taken to Tor"."""
    given: bool = False
    """The verb may say who gets something, too."""


def items(line: Line, at: int) -> tuple[tuple[int, Item], ...]:
    """Give the items that begin at a place, with the place behind each."""
    known: tuple[tuple[int, Item], ...] | None = line.remembered.get(("items", at))
    if known is None:
        ways = ((end, Item(found, run_on=run_on)) for end, found, run_on in modes(line, at))
        every = (*_by_forms(line, at), *_by_slots(line, at), *ways)
        known = line.remembered["items", at] = tuple(dict.fromkeys(every))
    return known


def _by_forms(line: Line, at: int) -> Iterator[tuple[int, Item]]:
    for group in dict.fromkeys((line.spec["plan"], line.spec["then"])) if not _at_an_ordinal(line, at) else ():
        for end, found in line.phrases(group, at):
            spec = line.lexicon.items["item"].get(found.kind, {})
            if any(counted(line, at, end, value) for _, value in found.slots if isinstance(value, tuple)):
                continue
            mode = not found.slots and found.kind not in line.lexicon.items["item"]
            yield end, Item(found, run_on=spec.get("run_on", mode and not _forbids(line, at)))


def _at_an_ordinal(line: Line, at: int) -> bool:
    """Tell whether a letter is a preposition, and no direction: „v třetím kroku“ goes nowhere."""
    letter = at < line.end and len(line.run.tokens[at].folded) == 1
    return letter and any(line.ends(at, "prep")) and any(line.ends(at + 1, "ordinal"))


def _forbids(line: Line, at: int) -> bool:
    """Tell whether a negated verb stands here: what it would be said of stands beside it, unless something parts them.

    „na Lhotu pětkou neútočit" forbids; „5 na Lhotu, neútočit" is a way of going there.
    """
    word = line.run.tokens[at].folded
    negated = any(line.ends(at, "no")) and any(line.ends(at + 1, "verb"))
    return (negated and not without(line, at)) or guards.negates(word, line.lexicon)


def _by_slots(line: Line, at: int) -> Iterator[tuple[int, Item]]:
    found: dict[int, dict[Item, int]] = {}
    joined = goes_on(line, at)
    for state in reached(_State(at, wish=joined), lambda state: _taken(line, state), MOST_STEPS):
        line.came(state.at)
        for item in _made(state, line):
            if joined and item.who is not None and state.past:
                continue  # „aby šla na Orel, Lhotu dobyla 4“ may tell what happened
            every = found.setdefault(state.at, {})
            every[item] = max(state.group, every.get(item, 0))
    for end, every in found.items():
        most = max(every.values())
        said = [item for item, words in every.items() if item.verb != "go" or words == most]
        led = [item for item in said if item.verb == line.spec.get("lead")]
        yield from ((end, item) for item in led or said)


def _taken(line: Line, state: _State) -> Iterator[_State]:
    """Take one more edge."""
    for edge in () if _does_it_itself(line, state) else line.edges(state.at):
        match edge.kind:
            case "verb":
                verb = str(edge.value)
                if (not edge.past or state.wish) and state.verb in ("", "go", verb):
                    group, given = max(state.group, edge.end - state.at), state.given or gives(line, state.at)
                    yield state._replace(
                        at=edge.end,
                        verb=verb,
                        group=group,
                        given=given,
                        past=state.past or edge.past,
                        leads=_may_lead(line, state),
                    )
                elif (state.verb, verb) == ("wait", "join") and any(part.prep for part in state.parts):
                    yield state._replace(at=edge.end, verb="wait_join")  # "waits for 7 to join"
            case "wish":
                yield state._replace(at=edge.end, wish=state.wish or edge.value in MAY_BE_PAST)
            case "empty" | "only":
                yield state._replace(at=edge.end)
            case "mark" if edge.value in _BEFORE_VERB and state.parts and not state.verb and _acts(line, edge.end):
                yield state._replace(at=edge.end)
            case "mark" if (
                edge.value in _BEFORE_AIM and state == _State(state.at) and _ends_with_a_square(line, edge.end)
            ):
                yield from _filled(line, state, edge.end, "to")
            case "mark" if edge.value in _BEFORE_NUMBER and _counts_behind(line, state, edge.end):
                yield state._replace(at=edge.end)
            case "and" if state.verb == "go" and not state.parts and any(line.ends(edge.end, "verb")):
                yield state._replace(at=edge.end)
            case "and" if state.verb in ("go", "approach") and state.parts and state.parts[-1].behind:
                yield from _joined(line, state, edge.end)
            case "place" if edge.value == "from-there":
                yield state._replace(at=edge.end, onward=True)
            case "place":
                yield from _placed(line, state, str(edge.value), edge.end)
                if edge.value == "it" and not state.verb and not state.parts:
                    yield state._replace(at=edge.end)
            case "prep" if not says_for_whom(line, state.at, edge, state.verb):
                yield from _filled(line, state, edge.end, str(edge.value))
                if edge.value == "from" and not state.origin:
                    places = ((end, line.standing(place)) for end, place in line.places(edge.end))
                    yield from (state._replace(at=end, origin=there) for end, there in places if there)
            case "half":
                yield from _with(state, edge.end, Part("half", "", "1"))
                yield from _in_parts(line, state, line.mark(edge.end, ",") or edge.end, HALVES)
    yield from _filled(line, state, state.at, "")


def _may_lead(line: Line, state: _State) -> bool:
    lead = line.spec.get("lead")
    return state.leads or any(edge.kind == "verb" and edge.value == lead for edge in line.edges(state.at))


def _counts_behind(line: Line, state: _State, at: int) -> bool:
    """Tell whether how far stands behind a sign, and the direction before it: "to the east, four squares"."""
    said = [part.type for part in state.parts if part.type != "who"]
    if said != ["direction"]:
        return not said and bool(state.parts) and _parts_behind(line, state, at)
    starts = {at, *line.ends(at, "prep")}
    numbers = (edge.end for start in starts for edge in line.edges(start) if edge.kind == "number")
    return any(any(line.ends(end, "cell")) for end in numbers)


def _parts_behind(line: Line, state: _State, at: int) -> bool:
    """Tell whether the parts of whom a verb parts stand behind a colon: "split 3: two times ten"."""
    specs = line.lexicon.items["item"].values()
    parts = any(state.verb in spec["verb"] for spec in specs if spec.get("parts"))
    alike = any(len(set(numbers)) < len(numbers) for _, numbers in summands(line, at))  # "split 3, ten and ten"
    return parts and (alike or line.run.tokens[at - 1].folded == ":")


def _joined(line: Line, state: _State, at: int) -> Iterator[_State]:
    """Take a verb of joining behind the way to whom one joins: "catches up with 6 and merges with it"."""
    for start in line.over(at, "empty", "wish"):
        for behind in line.said(start, "join"):
            preps = {behind, *line.ends(behind, "prep")}
            them = {e.end for on in preps for e in line.edges(on) if (e.kind, e.value) == ("place", "it")}
            ended = behind >= line.end or any(edge.kind == "mark" for edge in line.edges(behind))
            yield from (state._replace(at=end, verb="join") for end in (them or ({behind} if ended else set())))


def _ends_with_a_square(line: Line, at: int) -> bool:
    """Tell whether a square of the board stands at a place, and nothing else of the same clause behind it."""
    square = at < line.end and line.run.tokens[at].sort == "cell"
    return square and (at + 1 >= line.end or any(edge.kind == "mark" for edge in line.edges(at + 1)))


def _acts(line: Line, at: int) -> bool:
    return any(edge.kind == "verb" and edge.value != "go" for edge in line.edges(at))


def _placed(line: Line, state: _State, place: str, end: int) -> Iterator[_State]:
    """Take `there`, `home`, `back`, `here`: an aim, or nothing beside a verb of staying or another aim."""
    if place in _AIMS:
        prep = "" if place == "it" else "to"
        yield from _with(state, end, Part("target", prep, Found("target", ((place, "1"),))))
    stands = state.verb not in ("", "go") or (not state.verb and not state.parts and _acts(line, end))
    if (stands and place in _STANDING) or place == "back":
        yield state._replace(at=end, there=state.there or place == "there")


def _does_it_itself(line: Line, state: _State) -> bool:
    """Tell whether `it` stands here, and a unit before the verb: "army 2 waits for it" says who waits."""
    if not state.verb or not any(edge.value == "it" for edge in line.edges(state.at)):
        return False
    before = (part for part in state.parts if part.type == "target" and not part.prep and not part.behind)
    return any(name == "army" for part in before for name, _ in part.value.slots)


class _Option(NamedTuple):
    """What may be taken at a place: the place behind, the part, whether only beside a verb or another part, or only as
    the other one a verb is of; who stands there, where one is to stay.
    """

    end: int
    part: Part
    beside: bool = False
    other: bool = False
    guarded: tuple[int, ...] = ()


def _filled(line: Line, state: _State, at: int, prep: str) -> Iterator[_State]:
    """Take what stands behind a preposition, or behind none."""
    for end, part, beside, other, guarded in _options(line, at, prep):
        if beside and not (state.verb or state.parts):
            continue
        if other and not (state.verb and (not state.parts or (prep == "to" and _joins(line, state)))):
            continue
        yield from _with(state._replace(guarded=guarded) if guarded else state, end, part)
    yield from _sums(line, state, at, prep)


def _options(line: Line, at: int, prep: str) -> tuple[_Option, ...]:
    """List what may be taken behind a preposition, whatever was taken before; it is found once."""
    known: tuple[_Option, ...] | None = line.remembered.get(("options", at, prep))
    if known is None:
        found = (*_counts(line, at, prep), *_targets(line, at, prep), *_told(line, at, prep))
        known = line.remembered["options", at, prep] = found
    return known


def _counts(line: Line, at: int, prep: str) -> Iterator[_Option]:
    """Give directions, numbers, squares counted, and words that stand for what was named."""
    for edge in line.edges(at):
        if edge.kind == "direction" and not _at_an_ordinal(line, at):
            yield _Option(edge.end, Part("direction", prep, edge.value))
        elif edge.kind == "number" and not any(line.ends(at, "ordinal")) and not ordered(line.run.tokens[at]):
            part = Part("number", prep, edge.value)
            measured = tuple(line.ends(edge.end, "cell"))
            yield _Option(edge.end, part, beside=not measured and not _leads(line, edge.end))
            yield from (_Option(end, part._replace(measured=True)) for end in measured)
        elif edge.kind == "cell" and one_field(line, at):
            yield _Option(edge.end, Part("number", prep, 1, measured=True))
        elif edge.kind == "place" and prep and edge.value in ("it", "there"):
            yield _Option(edge.end, Part("target", prep, Found("target", ((str(edge.value), "1"),))))


def _targets(line: Line, at: int, prep: str) -> Iterator[_Option]:
    """Give what a game's form of a target reads."""
    for start in line.over(at, "empty", "that") if prep else {at}:
        standing = {end: there for end, place in line.places(start) if (there := line.standing(place))}
        for end, target in line.phrases(line.spec.get("target", ""), start):
            own = end in standing and prep in ("", "at")
            part = Part("target", prep, target, measured=own)
            yield _Option(end, part, guarded=standing[end] if own and not prep else ())


def _told(line: Line, at: int, prep: str) -> Iterator[_Option]:
    """Give who is told; one not named as such only with a preposition, or as the other one of two."""
    for end, who in whos(line, at) if prep != "agent" or _is_sure(line, at) else ():
        yield _Option(end, Part("who", prep, who), other=not (who.explicit or prep == "with"))


def _is_sure(line: Line, at: int) -> bool:
    """Tell whether no word before a place doubts: "Lhota may be attacked by army 5" orders nothing."""
    return not any(any(line.ends(place, "hedge")) for place in range(at))


def _leads(line: Line, at: int) -> bool:
    """Tell whether a direction stands at a place, perhaps behind `back`: "three left and two back to the right"."""
    back = {edge.end for edge in line.edges(at) if (edge.kind, edge.value) == ("place", "back")}
    starts = back | {edge.end for start in back for edge in line.edges(start) if edge.kind == "prep"}
    return any(any(line.ends(start, "direction")) for start in {at, *starts})


def _joins(line: Line, state: _State) -> bool:
    """Tell whether a verb is of two units, one of which was named: "merge 7 into 2"."""
    specs = line.lexicon.items["item"].values()
    two = any(state.verb in spec["verb"] and "who" in spec.get("slots", {}).values() for spec in specs)
    return two and [part.type for part in state.parts] == ["who"]


def _sums(line: Line, state: _State, at: int, prep: str) -> Iterator[_State]:
    """Take numbers that are parts of a whole: `11 + 13`, `20 / 10`, `10 and 10`."""
    for end, numbers in summands(line, at):
        halved = len(numbers) > HALVES and any(part.type == "half" for part in state.parts)
        if len(numbers) > 1 and not halved and not counted(line, at, end, numbers):
            yield from _with(state, end, Part("parts", prep, numbers))
        elif 1 < numbers[0] <= MOST_PARTS:
            yield from _in_parts(line, state, end, numbers[0])


def _in_parts(line: Line, state: _State, at: int, of: int) -> Iterator[_State]:
    for end, numbers in equal_parts(line, at, of):
        yield from _with(state, end, Part("parts", "", numbers))


def _with(state: _State, at: int, part: Part) -> Iterator[_State]:
    """Add a part; of each type there is one, of units two: who is told, and who is meant."""
    if sum(other.type == part.type for other in state.parts) < (2 if part.type == "who" else 1):
        yield state._replace(at=at, parts=(*state.parts, part._replace(behind=bool(state.verb))))


def _made(state: _State, line: Line) -> Iterator[Item]:
    """Give the items that all that was taken can be."""
    if (not state.verb and not state.parts) or _does_it_itself(line, state):
        return
    for kind, spec in line.lexicon.items["item"].items():
        if state.verb not in spec["verb"] or (state.verb == line.spec.get("lead") and not _led(state)):
            continue
        made = _assigned(kind, spec, state)
        if (
            made is None
            or (state.given and of_a_power(made.found))
            or (state.leads and brings(state.verb, state.parts))
        ):
            continue
        if state.verb or not vague(made.found):
            yield made


def _led(state: _State) -> bool:
    """Tell whether the verb is of whoever goes: "take 6 to Tor" takes nothing."""
    done = state.past and state.wish  # "army 1 is to be taken to H12"
    return done or any(part.type == "who" and part.behind and not part.prep for part in state.parts)


def _assigned(kind: str, spec: Toml, state: _State) -> Item | None:
    slots: Mapping[str, str] = spec.get("slots", {})
    found: dict[str, Value] = {}
    told: Who | None = None
    for part in sorted(state.parts, key=meant_rather, reverse=True):
        name = next((name for name, type_ in slots.items() if name not in found and fits(type_, part, spec)), "")
        if name:
            found[name] = value(slots[name], part)
        elif part.type in spec.get("maybe", ()) and (part.type != "target" or (part.measured and bool(state.verb))):
            continue
        elif part.type == "who" and told is None and (part.prep in ("", "with") or _does_it(part, state)):
            told = part.value
        else:
            return None
    if state.origin and not {"direction", "target"} & set(slots.values()):
        return None  # "do not leave Kem" says where one stays
    missing = [name for name in slots if name not in found]
    if missing == ["to"] and spec.get("after"):
        found["to"] = Found("target", (("it", "1"),))
    elif missing:
        return None
    made = Found(kind, tuple(sorted(found.items())))
    origin = state.origin or (state.guarded if "target" not in slots.values() else ())
    return Item(made, told, state.verb, bool(spec.get("run_on")), state.onward, origin, state.there)


def _does_it(part: Part, state: _State) -> bool:
    """Tell whether a unit behind `by` is who does what is to be done: "Lhota is to be attacked by army 5"."""
    return part.prep == "agent" and state.wish and bool(part.value.explicit)
