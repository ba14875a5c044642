"""What others see of tokens, hidden units and formations alike (S-21): that they are there, not which are true.

What everybody is told passes `masked`, which puts what happened to true and to false ones into one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from pbem.core.events import Event, Everyone
from pbem.core.texts import Fact, items, number, word
from pbem.rulesets.powers import formations, tokens
from pbem.rulesets.powers.events import units
from pbem.rulesets.powers.state import Stack, gathered

LOOKS: Mapping[str, str] = {
    **{row: tokens.UNSURE[base] for row, base in tokens.BASE.items()},
    **{row: formations.UNSURE[name] for row, name in formations.NAME.items()},
}
"""Each token as the others see it."""


def looks(row: str) -> str:
    """Give a type as the others see it."""
    return LOOKS.get(row, row)


def covered(stacks: Iterable[Stack]) -> tuple[Stack, ...]:
    """Give stacks as the others see them."""
    return gathered(replace(each, row=looks(each.row)) if each.row in LOOKS else each for each in stacks)


def masked(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """S-21: tell all but its owner of tokens, not which are true; what was done to tokens alone comes last, in an order
    that does not depend on it."""
    plain: list[Event] = []
    veiled: dict[str, Event] = {}
    for event in events:
        if not _shows(event) or event.seen_by == frozenset({event.facts.get("seat")}):
            plain.append(event)
        elif set(map(word, items(event.facts["rows"]))) <= set(LOOKS):
            covered_ = _covered(event)
            key = _key(covered_)
            veiled[key] = _together(veiled[key], covered_) if key in veiled else covered_
        else:
            plain.append(_covered(event))
    return (*plain, *(veiled[key] for key in sorted(veiled)))


def _shows(event: Event) -> bool:
    return bool(set(LOOKS) & set(map(str, items(event.facts.get("rows", ())))))


def _key(event: Event) -> str:
    """Say what an event tells, but for how many."""
    said = sorted((name, repr(fact)) for name, fact in event.facts.items() if name not in ("counts", "units"))
    audience = () if isinstance(event.seen_by, Everyone) else sorted(event.seen_by)
    return repr((event.kind, said, audience))


def _covered(event: Event) -> Event:
    return _counted(event, _counts(event))


def _together(one: Event, other: Event) -> Event:
    return _counted(one, (*_counts(one), *_counts(other)))


def _counts(event: Event) -> tuple[tuple[str, int], ...]:
    rows, counts = items(event.facts["rows"]), items(event.facts["counts"])
    return tuple((looks(word(row)), number(count)) for row, count in zip(rows, counts, strict=True))


def _counted(event: Event, counts: Iterable[tuple[str, int]]) -> Event:
    """Put other units into an event."""
    found: dict[str, int] = {}
    for row, count in counts:
        found[row] = found.get(row, 0) + count
    told: dict[str, Fact] = {"rows": tuple(found), "counts": tuple(found.values()), "units": units(found)}
    return replace(event, facts={**event.facts, **told})


def singly(stacks: Iterable[Stack]) -> Iterator[Stack]:
    """Give stacks unit by unit."""
    return (replace(each, count=1) for each in stacks for _ in range(each.count))


def able(stack: Stack) -> bool:
    """P-48.2: tell whether units can be hidden, or shown: ready, whole, and bound to nothing."""
    return not (stack.left or stack.damage or stack.held or stack.commander or stack.battery or stack.tied)
