"""The own armies: where they are, what became of them, what they did, and the protocol of their orders."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from pbem.core.blocks import Cell, Table
from pbem.core.events import Event
from pbem.core.grid import cell
from pbem.core.sections import table
from pbem.core.texts import Fact, Text, number, text
from pbem.rulesets.campaign.report.battles import champions
from pbem.rulesets.campaign.report.news import told
from pbem.rulesets.campaign.view import OwnArmy, View

PROTOCOL = (
    "lost",
    "fired",
    "blocked",
    "halted",
    "failed",
    "spared",
    "split",
    "split_refused",
    "merged",
    "transferred",
    "merge_refused",
    "bounced",
    "retreated",
    "named",
    "capital_refused",
)
"""The kinds told line by line below the table."""
_DEEDS = ("merged", "captured")
_TERRAIN = {".": "plain", "f": "forest", "h": "hills"}
_HEADINGS = ("number", "strength", "cell", "where", "deeds")


def army_table(view: View, events: tuple[Event, ...], first: bool) -> Table:
    """Write the table of the own armies; before the first turn they have done nothing."""
    names = _HEADINGS[:-1] if first else _HEADINGS
    rows = (_row(view, army, events)[: len(names)] for army in view.armies)
    return replace(table("campaign-col", names, rows, numeric=("strength",)), empty=text("campaign-armies-none"))


def protocol(events: tuple[Event, ...]) -> tuple[Text, ...]:
    """List what happened to the orders, army by army, step by step."""
    lines = [event for event in events if event.kind in PROTOCOL]
    lines.sort(key=lambda event: (number(event.facts.get("army", 0)), number(event.facts.get("step", 0))))
    return tuple(told(event) for event in lines)


def _row(view: View, army: OwnArmy, events: tuple[Event, ...]) -> tuple[Cell, ...]:
    return (
        Cell(str(army.number), "tag", str(view.seat), army.name),
        Cell(str(army.strength), "number", small=_change(army, events)),
        Cell(army.cell.name, "strong"),
        Cell(_where(view, army)),
        Cell(_deeds(army, events)),
    )


def _change(army: OwnArmy, events: tuple[Event, ...]) -> str:
    """Write the change of strength since the turn began."""
    for event in _of(army, events, "march"):
        change = army.strength - number(event.facts["before"])
        return f"+{change}" if change > 0 else f"\u2212{-change}" if change else ""
    return ""


def _where(view: View, army: OwnArmy) -> Fact:
    """Name the city the army stands in, or the ground."""
    if army.city:
        return text("campaign-city", city=army.city, capital=int(army.city == view.capital))
    ground = view.terrain[army.cell.row][army.cell.column]
    return text(f"campaign-ground-{_TERRAIN.get(ground, 'plain')}")


def _deeds(army: OwnArmy, events: tuple[Event, ...]) -> Fact:
    """List in a few words what the army did this turn: its way first, the rest step by step."""
    done = [event for kind in _DEEDS for event in _of(army, events, kind)] + list(_battles(army, events))
    done.sort(key=lambda event: (number(event.facts["step"]), event.kind != "battle"))
    ways = [way for event in _of(army, events, "march") for way in _marched(event, army)]
    new = [text("campaign-deed-produced") for _ in _of(army, events, "produced")]
    said = (*ways, *(_deed(event) for event in done), *new)
    return said or text("campaign-deed-waits", bonus=army.bonus, city=army.city)


def _deed(event: Event) -> Text:
    """Say one deed; of a battle only how it ended."""
    if event.kind == "battle":
        return text(f"campaign-deed-{event.facts['mine']}")
    return Text(f"campaign-deed-{event.kind}", dict(event.facts))


def _of(army: OwnArmy, events: tuple[Event, ...], kind: str) -> Iterator[Event]:
    return (event for event in events if event.kind == kind and event.facts.get("army") == army.number)


def _battles(army: OwnArmy, events: tuple[Event, ...]) -> Iterator[Event]:
    for event in events:
        if event.kind == "battle" and any(line.args["army"] == army.number for line in champions(event)):
            yield event


def _marched(event: Event, army: OwnArmy) -> Iterator[Text]:
    """Say how far it went, with the corners of its way; one that stood guards its city or waits."""
    way = event.facts["way"]
    if isinstance(way, tuple) and len(way) > 1:
        corners = _corners(tuple(str(name) for name in way))
        yield text("campaign-deed-moved", steps=number(event.facts["steps"]), way=" → ".join(corners))
    else:
        yield text("campaign-deed-waits", bonus=army.bonus, city=army.city)


def _corners(way: tuple[str, ...]) -> list[str]:
    """Keep of a way its ends and the cells where it turns."""
    cells = [cell(name) for name in way]
    turns = [(b.column - a.column, b.row - a.row) for a, b in pairwise(cells)]
    inner = [way[place] for place in range(1, len(turns)) if turns[place] != turns[place - 1]]
    return [way[0], *inner, way[-1]]
