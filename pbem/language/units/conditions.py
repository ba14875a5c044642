"""Conditions: what may happen, before the deed it is followed by or behind it; who sees it may be named in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pbem.language.forms.book import Lexicon
from pbem.language.forms.matching import Found, Value
from pbem.language.lattice.meant import Line, reached
from pbem.language.lattice.senses import Sense
from pbem.language.units.items import Item, items
from pbem.language.units.who import Who, whos
from pbem.language.units.wished import goes_on

_MOST = 600
_HAPPENS = frozenset({"win", "see", "find", "block"})
"""Verbs that are never orders: without `if` they make a condition."""
_MEETS = frozenset({"see", "find"})
_EVERY = frozenset({("group", "all"), ("verb", "whichever")})
LIKE = "like"
"""The kind of what but says what is met ("if a free city"): that happens as in the condition before it."""
SUCCESS = "success"
"""The kind of what but says that the deed before it succeeds."""
_ALONG = frozenset({("verb", "way")})
_ON_THE_WAY = _ALONG | {("verb", "go")}


class Condition(NamedTuple):
    """What fires a rule, what must hold besides, and whose rule it is, if it says so."""

    when: tuple[Found, ...]
    guards: tuple[Found, ...] = ()
    who: Who | None = None
    plan: tuple[Item, ...] = ()
    """What is done meanwhile: "if army 1 on its way up 5 finds a free city"."""
    then: tuple[Item, ...] = ()
    """The deed it is said in: "take any free city it finds"."""
    heads: bool = False
    """Its deed stands behind it: "free city: take it"."""


class _State(NamedTuple):
    at: int
    verb: str = ""
    objects: tuple[Found, ...] = ()
    who: Who | None = None
    until: bool = False
    """Behind `until` a negation is a way of speaking: „kým sa nespojí“."""


def conditions(line: Line, at: int) -> tuple[tuple[int, Condition], ...]:
    """Give the conditions that begin at a place, with the place behind each."""
    known: tuple[tuple[int, Condition], ...] | None = line.remembered.get(("if", at))
    if known is None:
        found = ((end, one) for end, one in _conditions(line, at) if not _names_a_fight(line, end, one))
        known = line.remembered["if", at] = tuple(dict.fromkeys(found))
    return known


def _conditions(line: Line, at: int) -> Iterator[tuple[int, Condition]]:
    front = list(_single(line, at, False))
    while front:
        end, found = front.pop()
        yield end, found
        if len(found.when) > 3:
            continue
        for start in {*line.ends(end, "or"), *line.ends(line.mark(end, ",") or end, "or")}:
            for further, more in _single(line, start, True):
                front.append((further, found._replace(when=_either(found.when, more.when))))
        for start in _besides(line, end):
            for further, guard in line.phrases(line.spec.get("guard", ""), start, True):
                front.append((further, found._replace(guards=(*found.guards, guard))))


def _besides(line: Line, at: int) -> set[int]:
    """Give the places behind what joins something that must hold, too: "and", "and if", "while"."""
    starts = {at, *line.listed(at)}
    said = (
        edge for start in starts for edge in line.edges(start) if edge.kind == "if" or (edge.kind, edge.value) in _ALONG
    )
    return {*line.listed(at), *(edge.end for edge in said)}


def _either(when: tuple[Found, ...], more: tuple[Found, ...]) -> tuple[Found, ...]:
    """Join conditions: of things that are met alike there is one ("if it sees red or green")."""
    last, other = dict(when[-1].slots), dict(more[0].slots)
    met, also = last.pop("what", ()), other.pop("what", ())
    if not met or not also or (when[-1].kind, last) != (more[0].kind, other):
        return (*when, *more)
    what = (*_listed(met), *_listed(also))
    return (*when[:-1], Found(when[-1].kind, tuple(sorted({**last, "what": what}.items()))), *more[1:])


def _listed(value: Value) -> tuple[Value, ...]:
    return value if isinstance(value, tuple) and not isinstance(value, Found) else (value,)


def _single(line: Line, at: int, going_on: bool) -> Iterator[tuple[int, Condition]]:
    """Read one condition: as a form of the lexicon has it, or behind a word such as `if`."""
    for end, found in line.phrases(line.spec.get("condition", ""), at, True):
        yield end, Condition((found,))
    starts = {edge.end for edge in line.edges(at) if edge.kind in ("if", "until", "upon")} | (
        {at} if going_on else set()
    )
    yield from ((end, one._replace(heads=True)) for end, one in _bare(line, at))
    yield from _deeds_to_what_is_met(line, at)
    waiting = set(line.ends(at, "until"))
    for start in starts:
        yield from () if going_on else _like(line, start)
        for end, one in _said(line, _State(start, until=start in waiting)):
            yield end, one
            yield from ((on, one._replace(plan=(item,))) for on, item in _meanwhile(line, end, _ALONG))
        for named, who in whos(line, start):
            for end, found in line.phrases(line.spec.get("condition", ""), named, True):
                yield end, Condition((found,), who=who)
            for behind, item in _meanwhile(line, named):
                yield from (
                    (end, one._replace(plan=(item,), who=one.who or who))
                    for end, one in _said(line, _State(behind))
                    if one.who in (None, who)
                )


def _bare(line: Line, at: int) -> Iterator[tuple[int, Condition]]:
    """Read what happens without `if`, before a sign: „упрётся - влево 2“, "sees red - flee", "free city: take it"."""
    verbs = {edge.value for edge in line.edges(at) if edge.kind == "verb" and not edge.past}
    if verbs & _HAPPENS:
        yield from ((end, found) for end, found in _said(line, _State(at)) if line.mark(end, "-") or _lets(line, end))
    for state in _objects(line, _State(at, verb="find"), at):
        signs = (line.mark(state.at, "-"), line.mark(state.at, ":"), *line.said(state.at, "means"))
        if any(signs) and all(map(_unnamed, state.objects)):
            yield from ((state.at, found) for found in _made(state, line))

    yield from _like(line, at)
    for end, what in _met(line, at):
        yield from _whenever(line, end, what)


def _lets(line: Line, at: int) -> bool:
    """Tell whether a wish stands behind a comma: «увидит врага, пусть нападает»."""
    comma = line.mark(at, ",")
    return bool(comma) and any(line.ends(comma, "wish"))


def _like(line: Line, at: int) -> Iterator[tuple[int, Condition]]:
    """Read but what is met: it is any of its kind, and how it is met is said before."""
    for end, what in _met(line, at):
        if all(map(_unnamed, what)):
            yield end, Condition((Found(LIKE, (("what", what),)),))


def _met(line: Line, at: int) -> Iterator[tuple[int, tuple[Found, ...]]]:
    """Read things that may be met, behind a word such as `every`."""
    every = {edge.end for edge in line.edges(at) if (edge.kind, edge.value) in _EVERY}
    for start in {*line.over(at, "empty"), *every}:
        yield from ((state.at, state.objects) for state in _objects(line, _State(at), start))


def _whenever(line: Line, at: int, what: tuple[Found, ...]) -> Iterator[tuple[int, Condition]]:
    """Read a clause that says how things are met: "(any free city) that it finds"; a city that is named is no such."""
    if any("city" in dict(one.slots) for one in what):
        return
    behind = line.mark(at, ",") or at
    supposed = {edge.end for edge in line.edges(behind) if edge.kind == "if"}  # "attack an enemy if it sees one"
    for start in line.past(behind, "that") | supposed:
        for end, one in _said(line, _State(start, objects=what)):
            if one.who is None and any(edge.value in _MEETS for on in range(start, end) for edge in line.edges(on)):
                yield end, one


def _deeds_to_what_is_met(line: Line, at: int) -> Iterator[tuple[int, Condition]]:
    """Read a deed, and to what it is done whenever that is met: "take any free city it finds"."""
    itself = {edge.end for edge in line.edges(at) if (edge.kind, edge.value) == ("place", "it")}
    for start in {*line.over(at, "empty", "wish"), *itself}:
        for edge in line.edges(start):
            done = edge.kind == "verb" and (not edge.past or goes_on(line, at))
            kind = _done_to_it(line, edge) if done else ""
            if not kind:
                continue
            deed = Item(Found(kind, (("to", Found("target", (("it", "1"),))),)))
            for begin in line.over(edge.end, "empty", "prep"):
                for end, what in _met(line, begin):
                    every = (*_whenever(line, end, what), *_like(line, begin))
                    yield from ((on, one._replace(then=(deed,))) for on, one in every if on >= end)


def _done_to_it(line: Line, verb: Sense) -> str:
    """Name the item that is done to a target with a verb; nothing where that but goes, or needs more than a target."""
    specs = line.lexicon.items["item"].items() if verb.value != "go" else ()
    return next((k for k, spec in specs if verb.value in spec["verb"] and spec.get("slots") == {"to": "target"}), "")


def beside(
    condition: Condition, plan: tuple[Item, ...], before: Condition | None, lexicon: Lexicon
) -> Condition | None:
    """Say a condition out in full behind what is done, and another condition; nothing where it means nothing there."""
    if condition.when[0].kind == SUCCESS:
        return condition._replace(when=(_success(plan, lexicon),))
    return _as_before(condition, before) if condition.when[0].kind == LIKE else condition


def _success(plan: tuple[Item, ...], lexicon: Lexicon) -> Found:
    """Say what it is for the deed before to succeed: a city is captured, a battle won."""
    items = lexicon.items["item"]
    said: dict[str, str] = items.get(plan[-1].found.kind, {}).get(SUCCESS, {}) if plan else {}
    said = said or lexicon.items["condition"]["succeed"][SUCCESS]
    return Found(said["kind"], tuple(sorted((name, value) for name, value in said.items() if name != "kind")))


def _as_before(condition: Condition, before: Condition | None) -> Condition | None:
    """Say how what is met is met, as the condition before does; nothing where there is none such."""
    last = dict(before.when[-1].slots) if before is not None else {}
    if before is None or "what" not in last:
        return None
    when = Found(before.when[-1].kind, tuple(sorted({**last, **dict(condition.when[0].slots)}.items())))
    return condition._replace(when=(when,))


def _unnamed(found: Found) -> bool:
    """Tell whether something seen is any of its kind: "Enemy or held city: flee"; a colour there heads a letter."""
    return not found.slots and found.kind != "any_city"


def _meanwhile(line: Line, at: int, begins: frozenset[tuple[str, str]] = _ON_THE_WAY) -> Iterator[tuple[int, Item]]:
    """Read what is done on the way, between whoever it is and what happens, or behind that."""
    for start in {end for place in {at, line.mark(at, ",") or at} for end in line.over(place, "empty", "prep")}:
        for behind in (edge.end for edge in line.edges(start) if (edge.kind, edge.value) in begins):
            for begin in line.over(behind, "prep"):
                for end, item in items(line, begin):
                    if item.who is None and item.found.kind in line.spec.get("meanwhile", ()):
                        yield from ((on, item) for on in {end, line.mark(end, ",")} - {0})


def _said(line: Line, start: _State) -> Iterator[tuple[int, Condition]]:
    """Read who sees what, in any order."""
    for state in reached(start, lambda state: _taken(line, state), _MOST):
        line.came(state.at)
        yield from ((state.at, condition) for condition in _made(state, line))


def _taken(line: Line, state: _State) -> Iterator[_State]:
    for edge in line.edges(state.at):
        if not state.verb and _happens(line, state, edge):
            yield state._replace(at=edge.end, verb=str(edge.value))
        elif _idle(line, state.at, edge) or (edge.kind == "no" and state.until):
            yield state._replace(at=edge.end)
        elif edge.kind == "prep":
            yield from (state._replace(at=one.end) for one in line.edges(edge.end) if one.value == "it")
            if not state.verb:
                continue
            yield from _objects(line, state, edge.end)
            yield from (state._replace(at=end, who=who) for end, who in _named(line, state, edge.end))
    yield from _objects(line, state, state.at)
    yield from (state._replace(at=end, who=who) for end, who in _named(line, state, state.at))


def _happens(line: Line, state: _State, edge: Sense) -> bool:
    """Tell whether a word is the verb of what may happen; „obsazené město“ is something seen, „cestou“ says when."""
    if (edge.kind, edge.value) in _ALONG:
        return False
    if edge.kind == "negated":
        return state.until
    seen = line.phrases(line.spec.get("object", ""), state.at, True) if edge.kind == "verb" else ()
    return edge.kind == "verb" and not any(end > edge.end for end, _ in seen)


def _idle(line: Line, at: int, edge: Sense) -> bool:
    """Tell whether a word says nothing more of what may happen; where one is may be what is done („stát“)."""
    if edge.kind == "place" and edge.value in ("it", "here", "there"):
        return edge.value != "here" or not any(line.ends(at, "verb"))
    on_the_way = (edge.kind, edge.value) in _ALONG and not any(_meanwhile(line, at, _ALONG))
    return edge.kind in ("empty", "wish") or on_the_way


def _named(line: Line, state: _State, at: int) -> tuple[tuple[int, Who], ...]:
    return whos(line, at) if state.who is None else ()


def _objects(line: Line, state: _State, at: int) -> Iterator[_State]:
    """Take what is seen, or several such things."""
    if state.objects:
        return
    front: list[tuple[int, tuple[Found, ...]]] = [
        (end, (found,)) for end, found in line.phrases(line.spec.get("object", ""), at, True)
    ]
    while front:
        end, found = front.pop()
        yield state._replace(at=end, objects=found)
        if len(found) > 5:
            continue
        starts = {*line.ends(end, "or"), *line.ends(line.mark(end, ",") or end, "or"), *line.listed(end)}
        for start in starts:
            front += [(on, (*found, more)) for on, more in line.phrases(line.spec.get("object", ""), start, True)]


def _made(state: _State, line: Line) -> Iterator[Condition]:
    spec = line.lexicon.items.get("condition", {}).get(state.verb)
    if spec is None:
        return
    slots: dict[str, Value] = dict(spec.get("constant", {}))
    who = state.who
    if "slots" in spec:
        if not state.objects:
            return
        slots["what"] = state.objects
    elif state.objects and not _city(state.objects, spec, slots):
        return
    if "army" in spec.get("maybe", {}) and who is not None and len(who.numbers) == 1:
        slots["army"] = who.numbers[0]
        who = None
    yield Condition((Found(spec["kind"], tuple(sorted(slots.items()))),), who=who)


def _names_a_fight(line: Line, at: int, condition: Condition) -> bool:
    """Tell whether it is said behind a condition what is won: "if it wins its attack on Lhota" orders no attack.

    Words such as `its` are no tokens of a line, but leave room for themselves.
    """
    won = line.lexicon.items.get("condition", {}).get("win", {}).get("kind")
    if condition.when[-1].kind != won or not any(edge.value == "attack" for edge in line.edges(at)):
        return False
    before, fight = line.run.tokens[at - 1], line.run.tokens[at]
    return fight.start > before.end + 1


def _city(objects: tuple[Found, ...], spec: dict[str, dict[str, str]], slots: dict[str, Value]) -> bool:
    """Take the city that is captured; a city without a name is any."""
    found = dict(objects[0].slots)
    if len(objects) > 1 or "city" not in spec.get("maybe", {}) or objects[0].kind != "any_city" or "colour" in found:
        return False
    if found:
        slots.pop("it", None)
    slots.update(found)
    return True
