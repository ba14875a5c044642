"""Plunder part by part (X-9): who entered what, whom he killed or took, whom he freed, where the army went."""

from __future__ import annotations

from pbem.core.blocks import Block, Lines, Steps, Style
from pbem.core.events import Event, of_kind
from pbem.core.texts import Fact, Text, items, number, text, word
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words.terms import filled, place, told

_OF_RAIDS = ("entered", "freed", "withdrew")
Step = tuple[Fact, Fact, Fact]


def raids(view: View, events: tuple[Event, ...]) -> tuple[Block, ...]:
    """Write a block for each army that entered a city, then who was ruined and whose armies went home."""
    found: list[tuple[Event, ...]] = [()]
    for event in of_kind(events, *_OF_RAIDS):
        found[-1] = (*found[-1], event)
        if event.kind == "withdrew":
            found += [()]
    ends = tuple(told(event) for event in of_kind(events, "ruin", "homecoming"))
    return (*(_raid(view, raid) for raid in found if raid), *((Lines(ends),) if ends else ()))


def _raid(view: View, raid: tuple[Event, ...]) -> Steps:
    """Tell of one army: a step for each part, the reputation in it, and how it ended."""
    facts = raid[0].facts
    side = next((event.facts["side"] for event in raid if "side" in event.facts), "L")
    title = text("dice-empires-raid", who=facts["who"], of=facts["of"], side=side)
    end = next((event for event in raid if event.kind == "withdrew"), None)
    steps = tuple(_step(event) for event in raid if event.kind != "withdrew")
    result: Fact = Text("dice-empires-raid-end", filled(end.facts)) if end else ""
    return Steps(title, "", steps, result, _mood(view, word(facts["who"]), word(facts["of"])))


def _mood(view: View, who: str, of: str) -> Style:
    return "up" if view.seat == who else "down" if view.seat == of else "plain"


def _step(event: Event) -> Step:
    facts = event.facts
    where = place(facts["part"])
    if event.kind == "freed":
        return where, text("dice-empires-freed", people=facts["people"], lost=facts["lost"]), "+1"
    strokes = items(facts["strokes"])
    found = text("dice-empires-entered", found=facts["found"], strokes=strokes, count=len(strokes), left=facts["left"])
    return where, found, "+1" if number(facts["point"]) else ""
