"""What a line of commands will do: its place in the round, the group it moves, the die it opens (X-7)."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.texts import Text, text
from pbem.rulesets.dice_empires.answer.warnings import troubles
from pbem.rulesets.dice_empires.city.circle import ROAD, STORMED, foreign, lord, neighbour, troops
from pbem.rulesets.dice_empires.city.groups import citizens
from pbem.rulesets.dice_empires.commands.deeds import Deed, Note
from pbem.rulesets.dice_empires.orders import CommandOrder, Side
from pbem.rulesets.dice_empires.words.trial import Line, Trial


def said(whole: Trial, line: Line) -> Iterator[Text]:
    """X-13.2: say which command a line will be and what it does, or why it would be skipped."""
    if line.deed is None:
        yield text("dice-empires-plan-spare", count=whole.count) if line.spare else _skipped(line)
        yield from _depends(line)
        return
    yield _place(whole, line)
    if line.step:
        yield text("dice-empires-plan-else", reason=line.reason)
    yield from _depends(line)
    yield from _done(line.deed)
    yield from _ahead(whole, line)
    yield from troubles(whole, line)


def _place(whole: Trial, line: Line) -> Text:
    """X-7.1: say which command it is; D4: where sending is free it is none."""
    if not line.number:
        return text("dice-empires-plan-free")
    return text("dice-empires-plan-number", number=line.number, count=whole.count)


def _skipped(line: Line) -> Text:
    """X-13.2: the next line moves up."""
    return text("dice-empires-plan-skipped", reason=line.reason)


def _depends(line: Line) -> Iterator[Text]:
    """X-13.3: a condition is asked only when the command's turn comes."""
    if isinstance(line.order, CommandOrder) and any(step.when for step in line.order.steps):
        yield text("dice-empires-plan-depends")


def _done(deed: Deed) -> Iterator[Text]:
    """X-7.2: say who goes where, and which die is opened or freed."""
    step = deed.step
    if step.kind == "pass":
        return
    slaves = step.kind == "moved" and not step.die
    yield text(
        "dice-empires-plan-slaves" if slaves else f"dice-empires-plan-{step.kind}",
        people=step.people,
        die=step.die,
        new=step.new,
        left=step.left,
        now=step.now,
        place=step.place,
        to=step.to or "none",
        origin=step.origin or "none",
    )
    if step.new and step.new != step.die and step.kind in ("split", "sent") and not _joined(deed):
        yield text("dice-empires-plan-opens", die=step.new)
    if step.die and not step.left and step.new != step.die:
        yield text("dice-empires-plan-frees", die=step.die)
    for note in deed.notes:
        yield _note(note)


def _joined(deed: Deed) -> bool:
    """X-13.4: without a free die they join a group that is there."""
    return any(note.reason == "joined" for note in deed.notes)


def _note(note: Note) -> Text:
    """X-13.4: say what will be done otherwise than it was written."""
    return text(f"dice-empires-plan-note-{note.reason}", wanted=note.wanted, got=note.got)


def _ahead(whole: Trial, line: Line) -> Iterator[Text]:
    """X-8: say whom troops that are sent will meet, as far as it is seen now."""
    deed = line.deed
    if deed is None or deed.step.kind != "sent":
        return
    yield _met(whole, deed, "L" if deed.step.side == "L" else "R")


def _met(whole: Trial, deed: Deed, side: Side) -> Text:
    """X-8.1, X-8.6, X-9: a battle on the road, a siege of a manned wall, or an open way."""
    road = ROAD[side]
    other = neighbour(deed.state, whole.seat, road)
    facts: dict[str, str | int] = {"who": other, "units": troops(lord(deed.state, whole.seat), road)}
    if there := foreign(deed.state, whole.seat, road):
        return Text("dice-empires-plan-meets", {**facts, "count": there})
    if deed.state.options.visibility == "fog" and not troops(lord(whole.start, whole.seat), road):
        return Text("dice-empires-plan-unseen", facts)
    guard = citizens(lord(deed.state, other), STORMED[road])
    return Text("dice-empires-plan-siege" if guard else "dice-empires-plan-open", {**facts, "count": guard})
