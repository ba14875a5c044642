"""Battles, sieges and conversions throw by throw (X-8, X-10.6), as far as the reader saw them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from pbem.core.blocks import Block, Contest, Lines, Style
from pbem.core.events import Event, of_kind
from pbem.core.texts import Fact, Facts, Text, number, text, word
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words.terms import place, told

_DIE = "1d6"
Line = tuple[Fact, str, str, int, int]


def fights(view: View, events: tuple[Event, ...]) -> tuple[Block, ...]:
    """Write a block for each throw of the round, in the order in which they fell; what was seen from afar in a line."""
    near = tuple(_BLOCKS[event.kind](view, event) for event in events if event.kind in _BLOCKS)
    far = tuple(told(event) for event in of_kind(events, "battle-afar", "siege-afar"))
    return (*near, *((Lines(far),) if far else ()))


def _battle(view: View, event: Event) -> Contest:
    """X-8.2-5: both sides with units, church and throws, and what came of it."""
    facts = event.facts
    title = text("dice-empires-battle", one=facts["who_one"], other=facts["who_other"], new=facts["new"])
    lines = (_side(facts, "one"), _side(facts, "other"))
    result = Text("dice-empires-battle-result", {**facts, "winner": _winner(facts)})
    return Contest(title, "", lines, result, _mood(view, facts))


def _siege(view: View, event: Event) -> Contest:
    """X-8.6: the attacker and the garrison of a wall."""
    facts = event.facts
    wall = "right" if facts["side"] == "L" else "left"
    title = text("dice-empires-siege", one=facts["who_one"], other=facts["who_other"], wall=wall)
    lines = (_side(facts, "one"), _side(facts, "other", "garrison"))
    result = Text("dice-empires-siege-result", {**facts, "winner": _winner(facts)})
    return Contest(title, "", lines, result, _mood(view, facts))


def _conversion(view: View, event: Event) -> Contest:
    """X-10.6: one throw against the number of the slaves."""
    facts = event.facts
    title = text("dice-empires-conversion", who=facts["who"], origin=facts["origin"], place=place(facts["part"]))
    who = text("dice-empires-thrower", who=facts["who"], first=facts["first"], again=facts["again"])
    line = (who, str(facts["church"]), _DIE, _roll(facts["first"], facts["again"]), number(facts["sum"]))
    result = Text("dice-empires-conversion-result", dict(facts))
    done = bool(facts["done"])
    mine = view.seat in (facts["who"], facts["origin"])
    good: Style = "up" if done == (view.seat == facts["who"]) else "down"
    return Contest(title, "", (line,), result, good if mine else "plain")


_BLOCKS: Mapping[str, Callable[[View, Event], Contest]] = MappingProxyType(
    {"battle": _battle, "siege": _siege, "conversion": _conversion}
)


def _side(facts: Facts, end: str, sort: str = "units") -> Line:
    """X-8.2: units and church, the last throw, the sum; a first throw is named when it was thrown again."""
    of = {name: facts[f"{name}_{end}"] for name in ("who", "units", "church", "first", "again", "sum")}
    told_ = {name: of[name] for name in ("who", "units", "first", "again")}
    who = Text("dice-empires-fighter", {**told_, "sort": sort})
    return who, f"{of['units']} + {of['church']}", _DIE, _roll(of["first"], of["again"]), number(of["sum"])


def _roll(first: Fact, again: Fact) -> int:
    """X-8.2: the last throw counts, even when it is the lower one."""
    return number(again) or number(first)


def _winner(facts: Facts) -> Fact:
    """Name the side that did not lose; nobody when nothing happened."""
    sides = (facts["who_one"], facts["who_other"])
    return "no" if facts["loser"] == "no" else sides[facts["loser"] == sides[0]]


def _mood(view: View, facts: Facts) -> Style:
    """Good news for the winner, bad for the loser, plain for who looks on."""
    sides = (word(facts["who_one"]), word(facts["who_other"]))
    if view.seat not in sides or facts["loser"] == "no":
        return "plain"
    return "down" if facts["loser"] == view.seat else "up"
