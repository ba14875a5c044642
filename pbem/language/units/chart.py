"""A line read by its concepts: who is told, what each is to do, and on what condition.

All readings are found. The chart walks over a line with the orders read so far (blocks: who, a plan, rules) and takes,
from each place, a separator, somebody who is told, an item or a condition. A bare number is somebody only where
somebody may begin: at the start, behind a separator, behind a verb. What follows a condition is its deed up to a full
stop; a deed may stand before its condition ("stop if you see red"). What the walk cannot take stops it: no word is left
out but those the language says carry nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.language.forms.matching import Found
from pbem.language.lattice.meant import Line
from pbem.language.units.addressed import as_for, taken_along
from pbem.language.units.conditions import conditions
from pbem.language.units.hanging import hanging
from pbem.language.units.items import Item, items
from pbem.language.units.modes import forbids
from pbem.language.units.told import Block, State, complete, settled
from pbem.language.units.who import Who, unmoved, whos, without

MOST_STEPS = 6_000
"""So many steps are taken in a line; one that needs more is not read."""


_PARTS = 2
"""A unit is split in so many parts, if nothing else is said."""
_STRENGTH = {"none": 0, "colon": 1, "weak": 2, "strong": 3, "start": 4}
_SIGNS = {",": "weak", ";": "strong", ".": "strong", ":": "colon", "-": "colon", "(": "weak", ")": "weak"}


def readings(line: Line) -> tuple[tuple[Block, ...], ...]:
    """Give all readings of a whole line."""
    front, seen = [State(0)], {State(0)}
    found: dict[tuple[Block, ...], None] = {}
    while front:
        state = front.pop()
        line.came(state.at)
        if state.at >= line.end and state.blocks and not state.blocks[-1].empty and settled(state) and not state.amend:
            found[state.blocks] = None
        for following in _steps(line, state):
            if following not in seen:
                seen.add(following)
                front.append(following)
        if len(seen) > MOST_STEPS:
            return ()
    return tuple(found)


def _steps(line: Line, state: State) -> Iterator[State]:
    yield from _gaps(line, state)
    if state.amend:
        yield from _put_right(line, state)
        return
    yield from _called(line, state)
    yield from _likewise(line, state)
    yield from _which(line, state)
    yield from _told(line, state)
    yield from _excepted(line, state)
    yield from _nobody(line, state)
    yield from _items(line, state)
    yield from hanging(line, state)


def _gaps(line: Line, state: State) -> Iterator[State]:
    """Go past a separator, or a word that carries nothing."""
    for edge in line.edges(state.at):
        gap = ""
        if edge.kind == "mark":
            gap = _SIGNS.get(str(edge.value), "")
        elif edge.kind in ("and", "then", "contrast") and not _begins_condition(line, state, edge.kind):
            gap = "weak"
        elif edge.kind == "meanwhile" and _binds(line, state):
            yield state._replace(at=edge.end, gap="strong", open=False, contrast=False)
        elif edge.kind == "amend" and (state.amend or _puts_right(line, state, edge.end)):
            yield state._replace(at=edge.end, gap="weak", amend=True)
        elif edge.kind == "empty" and _speaks_of(line, state):
            continue
        elif edge.kind == "empty" or edge.kind in ("wish", "instead") and not state.blocks:
            amends = line.ends(state.at, "amend") if not state.amend else ()
            corrected = any(end == edge.end and _puts_right(line, state, end) for end in amends)
            gap = "" if _binds(line, state) or corrected else state.gap
        elif edge.kind == "instead" and state.open and settled(state) and state.gap == "none":
            yield state._replace(at=edge.end)
        elif edge.kind == "otherwise" and state.open and settled(state):
            yield state._replace(at=edge.end, gap="strong", open=False, contrast=False)
        if gap:
            strongest = max(state.gap, gap, key=lambda one: _STRENGTH[one])
            yield state._replace(at=edge.end, gap=strongest, contrast=state.contrast or edge.kind == "contrast")


def _puts_right(line: Line, state: State, at: int) -> bool:
    """Tell whether something stands at a place that may be said in place of the last item."""
    last = state.blocks[-1] if state.blocks else Block()
    if state.open or state.closed or not last.plan or last.rules:
        return False
    starts = line.over(at, "mark", "empty", "amend")
    return any(any(_put_right(line, state._replace(at=start))) for start in starts)


def _put_right(line: Line, state: State) -> Iterator[State]:
    """Take what is said in place of the last item: one of its kind, another deed of a plan of one, or its number."""
    last = state.blocks[-1]
    *before, wrong = last.plan
    ways = [(end, item._replace(who=None)) for end, item in items(line, state.at) if item.who is None]
    ways = [(end, item) for end, item in ways if item.found.kind == wrong.found.kind or (item.verb and not before)]
    ways += [(end, wrong._replace(found=found)) for end, found in _counted_anew(line, state.at, wrong.found)]
    for end, item in ways:
        plan = (*before, item)
        yield State(end, (*state.blocks[:-1], last._replace(plan=plan)), "none")


def _counted_anew(line: Line, at: int, found: Found) -> Iterator[tuple[int, Found]]:
    """Give an item with another number: "up 2, I mean 3"."""
    counts = [name for name, value in found.slots if isinstance(value, int) and name in ("steps", "ticks")]
    starts = {at, *line.ends(at, "prep")}
    for edge in (edge for start in starts for edge in line.edges(start) if edge.kind == "number" and counts):
        slots = tuple((name, edge.value if name == counts[0] else value) for name, value in found.slots)
        yield from ((end, Found(found.kind, slots)) for end in {edge.end, *line.ends(edge.end, "cell")})


def _called(line: Line, state: State) -> Iterator[State]:
    """Take who is told behind what he does: "ten down, number 1", „doprava o tři, to je pro čtyřku“."""
    last = state.blocks[-1] if state.blocks else Block()
    if last.who is not None or not last.plan or state.open or state.gap not in ("weak", "colon", "none"):
        return
    starts = line.over(state.at, "empty", "be", "that") if state.gap != "none" else {state.at}
    whom = {edge.end for start in starts for edge in line.edges(start) if (edge.kind, edge.value) == ("prep", "for")}
    for start in whom | (starts if state.gap != "none" else set()):
        for end, who in whos(line, start):
            joined = start in whom and (line.mark(end, ",") or any(line.ends(end, "and")))
            whole = end >= line.end or any(line.mark(end, sign) for sign in ".;") or joined
            if (who.explicit or start in whom) and whole and not who.group:
                yield State(end, (*state.blocks[:-1], last._replace(who=who)), "none")


def _binds(line: Line, state: State) -> bool:
    """Tell whether a word says that what follows is done as long as no rule before it comes true: "meanwhile up 5"."""
    return state.open and not state.blocks[-1].plan and any(line.ends(state.at, "meanwhile"))


def _begins_condition(line: Line, state: State, kind: str) -> bool:
    """Tell whether a word is part of a condition: „после взятия“, "sees red while going 2 up"."""
    if kind == "contrast":
        return state.open and not settled(state)
    return kind == "then" and any(line.ends(state.at, "upon")) and bool(conditions(line, state.at))


def _told(line: Line, state: State) -> Iterator[State]:
    """Begin what somebody is told."""
    if state.blocks and (state.blocks[-1].empty or not settled(state)):
        return
    parted = bool(state.blocks) and state.gap != "strong" and _parted(line, state.blocks[-1])
    if state.blocks and state.gap == "colon" and state.blocks[-1].who and state.blocks[-1].who.group:
        return  # "all others stay: 4 and 6 ..." says who they are
    begins = state.gap in ("start", "strong")
    for end, who in taken_along(line, state.at) if begins and not parted else ():
        yield State(end, (*state.blocks, Block(who)), "colon")
    starts = {
        state.at,
        *line.ends(state.at, "only"),
        *(as_for(line, state.at, len(state.blocks) + 1) if begins else ()),
    }
    for start in starts:
        for end, who in whos(line, start):
            if state.gap == "none" and not (who.explicit and complete(state)):
                continue
            if parted and (state.gap != "weak" or _may_be_part(line, start, who, state.blocks[-1])):
                continue
            for behind in {end, *line.ends(end, "wish")}:
                yield State(behind, (*state.blocks, Block(who)), "colon")


def _likewise(line: Line, state: State) -> Iterator[State]:
    """Take the aim of whoever does what the one before does: "1 takes Tor, 4 Sudak"."""
    before, last = state.blocks[-2:] if len(state.blocks) > 1 else (Block(), Block())
    alike = before.plan[0] if len(before.plan) == 1 and not before.rules and last.empty and last.who else None
    leads = any(line.ends(state.at - 1, "prep")) if state.at else False
    if alike is None or leads or [name for name, _ in alike.found.slots] != ["to"]:
        return
    for start in {state.at, line.mark(state.at, "-"), *_in_the_same_words(line, state.at)} - {0}:
        for end, target in line.phrases(line.spec.get("target", ""), start):
            ended = end >= line.end or any(edge.kind in ("mark", "and") for edge in line.edges(end))
            if ended and [name for name, _ in target.slots] == ["city"]:
                found = Found(alike.found.kind, (("to", target),))
                yield State(end, (*state.blocks[:-1], last._replace(plan=(alike._replace(found=found),))), "none")


def _which(line: Line, state: State) -> Iterator[State]:
    """Tell whoever a clause speaks of: "7 joins 2, which does not move" is said of 2."""
    if (unit := _speaks_of(line, state)) and complete(state):
        for end in line.ends(state.at, "that"):
            yield State(end, (*state.blocks, Block(Who((unit,), explicit=True))), "colon")


def _speaks_of(line: Line, state: State) -> int:
    """Give the unit the last item is done to, if a clause that speaks of it begins behind a comma; 0: there is none."""
    last = state.blocks[-1] if state.blocks else Block()
    if (
        not state.at
        or not last.plan
        or last.rules
        or not line.mark(state.at - 1, ",")
        or not any(line.ends(state.at, "that"))
    ):
        return 0
    unit = dict(last.plan[-1].found.slots).get(line.spec["unit"], 0)
    return unit if isinstance(unit, int) else 0


def _in_the_same_words(line: Line, at: int) -> Iterator[int]:
    """Give the places behind a preposition that stood before, too: „trojka útočí na Sudak, jednička na Lhotu“."""
    said = {token.folded for token in line.run.tokens[:at]}
    yield from (end for end in line.ends(at, "prep") if line.run.tokens[at].folded in said)


def _excepted(line: Line, state: State) -> Iterator[State]:
    """Take somebody out of all who were told just before: "all stay except 3, that one goes up 2"."""
    last = state.blocks[-1] if state.blocks else Block()
    if last.empty or last.who is None or last.who.group != "all" or state.open:
        return
    for start in {state.at, line.mark(state.at, ",")} - {0}:
        for end, but in without(line, start):
            others = (*state.blocks[:-1], last._replace(who=but._replace(group="but")))
            behind = line.mark(end, ",") or end
            if end >= line.end or line.mark(end, ".") or line.mark(end, ";"):
                yield State(end, others, "none")
            yield from (
                State(edge.end, (*others, Block(but)), "colon")
                for edge in line.edges(behind)
                if edge.kind == "that" or (edge.kind, edge.value) == ("place", "it")
            )
            starts = {behind, *line.ends(behind, "and"), *line.ends(behind, "contrast")} - {end}
            for start in starts:
                yield from (State(on, (*others, Block(who)), "colon") for on, who in whos(line, start) if who == but)


def _nobody(line: Line, state: State) -> Iterator[State]:
    """Take that nobody moves, and who does: "except for 4 nobody moves, and it takes Tor"."""
    if state.gap not in ("start", "strong") or not complete(state):
        return
    for end, who in unmoved(line, state.at):
        still = Block(who, (Item(Found(line.spec["still"], ())),))
        yield State(end, (*state.blocks, still), "none", closed=True)
        if who.group == "but":
            for start in line.over(line.mark(end, ",") or end, "and", "contrast"):
                ends = (e.end for e in line.edges(start) if e.kind == "that" or (e.kind, e.value) == ("place", "it"))
                yield from (State(on, (*state.blocks, still, Block(who._replace(group=""))), "colon") for on in ends)


def _parted(line: Line, block: Block) -> bool:
    """Tell whether a unit is parted: who is told behind it in the sentence may be a part (`the first stays`)."""
    return any(line.lexicon.items["item"].get(item.found.kind, {}).get("parts") for item in block.plan)


def _may_be_part(line: Line, at: int, who: Who, block: Block) -> bool:
    """Tell whether who is told may be a part of the unit before: no noun of a number, nor a number beyond the parts."""
    if who.group or any(edge.kind == "unit" for start in line.over(at, "empty", "wish") for edge in line.edges(start)):
        return bool(who.group)
    parts = [value for item in block.plan for name, value in item.found.slots if name == "parts"]
    most = max((len(one) for one in parts if isinstance(one, tuple)), default=_PARTS)
    return not who.numbers or min(who.numbers) <= most


def _items(line: Line, state: State) -> Iterator[State]:
    for end, item in () if _binds(line, state) or _speaks_of(line, state) else items(line, state.at):
        last = state.blocks[-1] if state.blocks else Block()
        moves = bool(last.plan) and not last.rules and last.plan[-1].found.kind in line.spec.get("moving", ())
        if state.gap == "none" and not item.run_on and not (moves and forbids(line, item.found)):
            continue
        if item.who is not None and _each_of(item.who, last):
            item = item._replace(who=last.who)
        if item.who is None and not state.blocks and len(item.origin) == 1 and item.found.slots:
            item = item._replace(who=Who(item.origin, explicit=True))  # "from Kem to B14"
        if item.who is not None and not (item.who == last.who and (not last.empty or len(item.who.numbers) > 1)):
            if last.who is not None and (last.empty or state.gap in ("none", "colon")) or not complete(state):
                continue
            if state.gap != "strong" and _parted(line, last) and _may_be_part(line, state.at, item.who, last):
                continue
            yield State(end, (*state.blocks, Block(item.who, (item._replace(who=None),))), "none")
            continue
        if state.closed:
            continue
        item = item._replace(who=None)
        if state.gap == "none" and any(_is_whole(line, one) for one in last.done(state.open)[-1:]):
            continue
        named = bool(line.mark(state.at - 1, ",")) if state.at else False
        if not state.open:
            if last.rules and state.gap != "strong":
                continue
            yield State(end, (*state.blocks[:-1], last._replace(plan=_added(last.plan, item, named))), "none")
        elif not (state.contrast and last.rules[-1].then) and not (state.gap == "strong" and last.rules[-1].then):
            rule = last.rules[-1]
            rules = (*last.rules[:-1], rule._replace(then=_added(rule.then, item, named)))
            yield State(end, (*state.blocks[:-1], last._replace(rules=rules)), "none", True)


def _is_whole(line: Line, item: Item) -> bool:
    """Tell whether nothing follows an item at once: "goes on up 3" goes up 3, "takes three right" takes nothing."""
    spec = line.lexicon.items["item"].get(item.found.kind, {})
    aimless = item.found.slots == (("to", Found("target", (("it", "1"),))),)
    return bool(spec.get("alone") or (spec.get("after") and aimless))


def _each_of(who: Who, last: Block) -> bool:
    """Tell whether a group is but those just told, once more: "2 and 7 each go ...", "both"."""
    told = last.who.numbers if last.who is not None else ()
    return last.empty and (who.group, len(told)) == ("both", 2) or (who.group == "all" and len(told) > 1)


def _added(plan: tuple[Item, ...], item: Item, named: bool) -> tuple[Item, ...]:
    """Add an item to a plan; what is only said twice ("gets out of there, it flees") is done once.

    `named`: behind a comma a place says what `home` is: "it is time for 5 to go home, to Yaz".
    """
    last = plan[-1].found if plan else item.found
    twice = plan and last == item.found and not item.found.slots
    if named and item.found.kind == last.kind and last.slots == (("to", Found("target", (("home", "1"),))),):
        return (*plan[:-1], item)
    return plan if twice else (*plan, item)
