"""What is told on a condition: behind what is done already ("up 3 unless ..."), or before its deed ("if ..., up 3")."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pbem.language.forms.matching import Found
from pbem.language.lattice.meant import Line
from pbem.language.units.conditions import Condition, beside, conditions
from pbem.language.units.items import Item
from pbem.language.units.told import Block, Deed, State, complete


def hanging(line: Line, state: State) -> Iterator[State]:
    """Take a condition."""
    if state.closed or (not complete(state) and not (state.blocks and state.blocks[-1].empty)):
        return
    or_if = {end for end in line.ends(state.at, "or") if any(line.ends(end, "if"))}
    for start in {state.at, *line.ends(state.at, "otherwise"), *or_if}:
        if state.blocks and state.blocks[-1].empty and state.blocks[-1].who and any(line.ends(start, "wish")):
            continue  # "army 4 should join 6" is a wish
        for end, condition in conditions(line, start):
            yield from _hung(line, state, any(line.ends(start, "until")), _Read(start, end, condition))


class _Read(NamedTuple):
    """A condition, and where it begins and ends."""

    start: int
    end: int
    condition: Condition


def _hung(line: Line, state: State, until: bool, read: _Read) -> Iterator[State]:
    """Hang what was told, or will be, on a condition."""
    last = state.blocks[-1] if state.blocks else Block()
    rule = last.rules[-1] if last.rules else None
    condition = beside(read.condition, rule.then if rule else last.plan, rule and rule.condition, line.lexicon)
    if condition is None:
        return
    if until and (met := _met(line, last, condition)):
        yield State(read.end, (*state.blocks[:-1], met), "none")
        return
    others = condition.who is not None and last.who is not None and condition.who != last.who
    if others and (last.empty or state.gap not in ("strong", "weak")):
        return
    before, last = (state.blocks, Block()) if others else (state.blocks[:-1], last)
    if condition.plan and not last.empty:
        return
    block = last._replace(who=last.who or condition.who, plan=condition.plan or last.plan)
    condition = condition._replace(who=None, plan=())
    if until and (block.plan or not any(line.ends(read.start, "if"))):
        if waited := _waited(line, block, condition):
            yield State(read.end, (*before, waited), "none")
        return
    yield from _ruled(line, (*before, block), condition, read.end)
    if last.plan and not condition.heads and not block.rules and state.gap in ("none", "weak") and not state.contrast:
        if _waits(line, read.start) and (waited := _waited(line, block, condition)):
            yield State(read.end, (*before, waited), "none")
            return
        moved = block._replace(plan=block.plan[:-1], rules=(Deed(condition, block.plan[-1:]),))
        if not condition.then:
            yield State(read.end, (*before, moved), "none")


def _ruled(line: Line, blocks: tuple[Block, ...], condition: Condition, end: int) -> Iterator[State]:
    """Open a rule: its deed stands in the condition itself, or behind it."""
    *before, block = blocks
    opened = (*before, block._replace(rules=(*block.rules, Deed(condition._replace(then=()), condition.then))))
    if condition.then:
        yield State(end, opened, "none", True)
        return
    behind = {end, line.mark(end, ","), line.mark(end, ":"), line.mark(end, "-"), *line.ends(end, "then")} - {0}
    behind |= set(line.said(end, "means"))
    if condition.when[0].kind == "step":
        behind |= set(line.ends(end, "contrast"))  # "up 5, but at step 3 however it turns left"
    yield from (State(on, opened, "weak", True) for on in behind)


def _waits(line: Line, at: int) -> bool:
    """Tell whether a verb of waiting is the last word before a condition: «ждёт, когда к нему присоединится 7»."""
    before = max(
        (on for on in range(at) if not any(edge.kind in ("mark", "empty") for edge in line.edges(on))), default=0
    )
    return any((edge.kind, edge.value) == ("verb", "wait") for edge in line.edges(before))


def _waited(line: Line, block: Block, condition: Condition) -> Block | None:
    """Make one item of waiting until something happens, where the game has such an item: "wait until 3 joins"."""
    last = block.plan[-1].found.kind if block.plan and not block.rules else ""
    if len(condition.when) > 1 or condition.guards:
        return None
    for kind, spec in line.lexicon.items["item"].items():
        until = spec.get("until", {})
        if last == until.get("item") and condition.when[0].kind == until.get("condition") and condition.when[0].slots:
            return block._replace(plan=(*block.plan[:-1], Item(Found(kind, condition.when[0].slots))))
    return None


def _met(line: Line, block: Block, condition: Condition) -> Block | None:
    """Make one item of waiting until somebody else is there, whom one is joined by then: "wait until 4 turns up"."""
    last, who = block.plan[-1].found.kind if block.plan and not block.rules else "", condition.who
    if who is None or block.who is None or len(who.numbers) != 1 or set(who.numbers) & set(block.who.numbers):
        return None
    for kind, spec in line.lexicon.items["item"].items():
        until = spec.get("until", {})
        if last == until.get("item") and condition.when == (Found(str(until.get("comes")), ()),):
            slot = next(iter(spec["slots"]))
            return block._replace(plan=(*block.plan[:-1], Item(Found(kind, ((slot, who.numbers[0]),)))))
    return None
