"""Fights blow by blow, as far as the team witnessed them (D-6.2, D-7.4).

The events come in the order in which things happened. Strokes of one tier fall at the same moment: they stand below
one number. Whoever strikes unseen has no name here, because the events have none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from pbem.core.blocks import Lines, Steps, Style
from pbem.core.events import Event, of_kind
from pbem.core.texts import Fact, Facts, Text, number, text, word
from pbem.rulesets.duncan.state import NEUTRAL
from pbem.rulesets.duncan.view import View

KINDS = ("blow", "hurt", "fell", "leeched")
"""What a fight is made of."""
Step = tuple[Fact, Fact, Fact]


def fights(view: View, events: tuple[Event, ...]) -> tuple[Steps | Lines, ...]:
    """Write a block for each fight, then who was spared for being new (D-3.5)."""
    told: dict[int, list[Event]] = {}
    for event in of_kind(events, *KINDS):
        told.setdefault(number(event.facts["fight"]), []).append(event)
    spared = tuple(text("duncan-event-spared", **event.facts) for event in of_kind(events, "spared"))
    return (*(_fight(view, one) for one in told.values()), *((Lines(spared),) if spared else ()))


def _it(facts: Facts) -> Text:
    """Name who strikes, or to whom something happens."""
    return _named(facts["who"], facts["unit"], facts["at"])


def _named(who: Fact, unit: Fact, at: Fact) -> Text:
    """Name an own unit by its number, one of another team by its square, something unseen by nothing."""
    seen = "own" if unit else who if who == "neutral" else "team" if who else "nobody"
    return text("duncan-unit-named", seen=seen, who=who, unit=unit, at=at or "none")


def _fight(view: View, events: list[Event]) -> Steps:
    own, foes = _sides(events)
    lost = sum(event.kind == "fell" and bool(number(event.facts["unit"])) for event in events)
    slain = sum(event.kind == "fell" and bool(number(event.facts["ours"])) for event in events)
    moods: dict[bool, Style] = {True: "down", False: "up" if slain else "plain"}
    unseen = any(not word(event.facts["who"]) or not word(event.facts.get("target", "x")) for event in events)
    against = "neutral" if foes == (NEUTRAL,) else "teams" if foes else "unseen" if unseen else "own"
    title = text("duncan-fight-title", units=own, foes=foes, own=len(own), against=against)
    result = text("duncan-fight-result", lost=lost, slain=slain, own=len(own))
    return Steps(title, _place(view, events), tuple(map(_step, events)), result, moods[lost > slain])


def _sides(events: list[Event]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Name the own units of a fight, and the others that were seen in it."""
    facts = [event.facts for event in events]
    blows = [each for event, each in zip(events, facts, strict=True) if event.kind == "blow"]
    named = [(each["who"], each["unit"]) for each in facts] + [(each["target"], each["target_unit"]) for each in blows]
    units = sorted({number(unit) for _, unit in named if unit})
    foes = dict.fromkeys(word(who) for who, unit in named if who and not unit)
    return tuple(f"u{unit}" for unit in units), tuple(foes)


def _place(view: View, events: list[Event]) -> str:
    """Name the squares of the own units, or, watching others, of whoever strikes."""
    found = [(each["at"], each["unit"]) for each in (event.facts for event in events)]
    found += [(event.facts["target_at"], event.facts["target_unit"]) for event in events if event.kind == "blow"]
    own = dict.fromkeys(word(at) for at, unit in found if unit)
    return ", ".join(list(own or dict.fromkeys(word(at) for at, _ in found if at))[:4])


def _step(event: Event) -> Step:
    facts = event.facts
    when = text("duncan-fight-when", round=facts["round"], tier=facts["tier"])
    what, after = _TOLD[event.kind](facts)
    return when, what, after


def _blow(facts: Facts) -> tuple[Text, Fact]:
    damage = number(facts["damage"])
    target = _named(facts["target"], facts["target_unit"], facts["target_at"])
    hit = text("duncan-fight-blow", striker=_it(facts), target=target)
    return hit, text("duncan-fight-damage", count=damage) if damage else ""


def _hurt(facts: Facts) -> tuple[Text, Fact]:
    return text("duncan-fight-hurt", it=_it(facts)), _left(facts)


def _fell(facts: Facts) -> tuple[Text, Fact]:
    bonuses = facts["bonuses"]
    lost = tuple(text("duncan-bonus", bonus=kind) for kind in bonuses) if isinstance(bonuses, tuple) else ()
    return text("duncan-fight-fell", it=_it(facts), bonuses=lost, count=len(lost)), "\u2020"


def _leeched(facts: Facts) -> tuple[Text, Fact]:
    return text("duncan-fight-leeched", it=_it(facts), count=facts["healed"]), _left(facts)


def _left(facts: Facts) -> Text:
    """Say what is left: strength, of an own unit its wounds too."""
    before, now = number(facts["before"]), number(facts["strength"])
    return text("duncan-fight-left", before=before, strength=now, fell=int(now != before), wounds=facts["wounds"])


_TOLD: Mapping[str, Callable[[Facts], tuple[Text, Fact]]] = MappingProxyType(
    {"blow": _blow, "hurt": _hurt, "fell": _fell, "leeched": _leeched}
)
