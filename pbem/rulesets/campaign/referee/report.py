"""The referee's report of a turn (5.2): all armies with their orders, all battles throw by throw, the log step by step,
contacts, treaties with their words, proposals, what each state has learned, and what to watch.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from pbem.core import referee_report
from pbem.core.blocks import Brief, Cell, Contest, Picture, Section, Table, Totals
from pbem.core.events import Event, headline
from pbem.core.seats import Seat
from pbem.core.sections import Headings, counts, table
from pbem.core.sheets import Sheet
from pbem.core.texts import Fact, proper, text
from pbem.rulesets.campaign.orders import ArmyOrder, Order
from pbem.rulesets.campaign.referee import parts
from pbem.rulesets.campaign.state import NEUTRAL, Army, City, Realm, State

_HEADINGS = Headings("campaign-heading")
Sheets = Mapping[Seat, Sheet[Order]]
_ARMIES = ("whose", "army", "way", "strength", "orders")
_CITIES = ("city", "cell", "whose", "capital", "garrison")
_LEARNED = ("whose", "cells", "cities", "met")


def oversee(before: State, after: State, sheets: Sheets, events: tuple[Event, ...]) -> Brief:
    """5.2: write everything."""
    picture = Picture(text("campaign-oversee-legend"), text("campaign-map-alt", turn=after.turn - 1))
    sections = (
        Section(None, (_totals(after),)),
        *_HEADINGS.listed("warnings", parts.warnings(after)),
        _HEADINGS.section("map", picture),
        _HEADINGS.section("all-armies", _armies(before, after, sheets)),
        *_HEADINGS.listed("other-orders", _others(sheets)),
        *_HEADINGS.shown("battles", *_battles(events)),
        *_HEADINGS.listed("log", _log(events)),
        _HEADINGS.section("all-cities", table("campaign-col", _CITIES, _cities(after))),
        _HEADINGS.section("all-contacts", parts.contacts(after)),
        *_HEADINGS.listed("treaties", (*parts.alliances(after), *parts.proposals(after))),
        _HEADINGS.section("learned", table("campaign-col", _LEARNED, _learned(before, after), numeric=("cells",))),
    )
    return Brief((), sections)


def _totals(state: State) -> Totals:
    """Count states, cities that are held, armies, strength."""
    figures = {
        "states": sum(realm.alive for realm in state.realms),
        "held": sum(city.owner is not None for city in state.cities),
        "armies": len(state.armies),
        "strength": sum(army.strength for army in state.armies),
    }
    return counts("campaign-total", figures)


def _armies(before: State, after: State, sheets: Sheets) -> Table:
    """List every army there was or is: its way, its strength, its orders in the words of who gave them."""
    old = {(army.owner, army.number): army for army in before.armies}
    new = {(army.owner, army.number): army for army in after.armies}
    ranks = {realm.seat: place for place, realm in enumerate(after.realms)}
    keys = sorted({**old, **new}, key=lambda key: (ranks.get(key[0], len(ranks)), key[1]))
    words = {seat: _words(sheet) for seat, sheet in sheets.items()}
    rows = (_army(key[0], old.get(key), new.get(key), words.get(key[0], {}).get(key[1], "")) for key in keys)
    return table("campaign-col", _ARMIES, rows)


def _words(sheet: Sheet[Order]) -> dict[int, str]:
    """Give the words of a sheet by the number of the army."""
    return {line.order.army: line.words for line in sheet.lines if isinstance(line.order, ArmyOrder)}


def _army(owner: Seat, old: Army | None, new: Army | None, words: str) -> tuple[Cell, ...]:
    """Write the line of an army; one that is gone has no end, a new one no start."""
    either = new or old
    assert either is not None
    cells = [army.cell.name if army is not None else "\u2020" for army in (old or new, new)]
    sums = [str(army.strength) if army is not None else "\u2020" for army in (old or new, new)]
    return (
        Cell(text("campaign-whose", who=owner), "tag", owner),
        Cell(f"{either.number} {either.name}".strip(), "strong"),
        Cell(_arrow(cells)),
        Cell(_arrow(sums)),
        Cell(words or "-", "muted"),
    )


def _arrow(pair: list[str]) -> str:
    return pair[0] if pair[0] == pair[1] else " \u2192 ".join(pair)


def _others(sheets: Sheets) -> Iterator[Fact]:
    """List the orders of the turn that are no army's, in the words of who gave them."""
    for seat, sheet in sheets.items():
        for line in sheet.lines:
            if not isinstance(line.order, ArmyOrder) and line.words:
                words = " / ".join(line.words.splitlines())
                yield text("campaign-oversee-said", who=seat, words=words)


def _battles(events: tuple[Event, ...]) -> Iterator[Contest]:
    """Show every battle once, with all dice; every participant knows the numbers of his own armies."""
    found: dict[tuple[Fact, ...], list[Event]] = {}
    for event in events:
        if event.kind == "battle":
            found.setdefault(tuple(event.facts[name] for name in ("step", "at", "other")), []).append(event)
    return (parts.contest(told) for _, told in sorted(found.items(), key=lambda pair: _order(pair[0])))


def _order(key: tuple[Fact, ...]) -> tuple[int, str]:
    return (key[0] if isinstance(key[0], int) else 0, str(key[1]))


def _log(events: Iterable[Event]) -> Iterator[Fact]:
    """Tell what was told to whom, step by step; what has no step comes first and last as it was told."""
    told = [event for event in events if event.kind not in ("battle", "march")]
    steps = sorted(
        (event for event in told if "step" in event.facts), key=lambda event: _order((event.facts["step"], ""))
    )
    every = (*steps, *(event for event in told if "step" not in event.facts))
    yield from referee_report.told(every, lambda event: headline("campaign", event))


def _cities(state: State) -> Iterator[tuple[Cell, ...]]:
    return (_city(city, state) for city in sorted(state.cities, key=lambda city: city.name))


def _city(city: City, state: State) -> tuple[Cell, ...]:
    inside = [army for army in state.armies if army.cell == city.cell]
    capital: Fact = text("campaign-whose", who=city.capital_of) if city.capital_of is not None else "-"
    guards: list[Fact] = [text("campaign-oversee-guard", who=army.owner, army=army.number) for army in inside]
    return (
        Cell(proper(city.name), "strong"),
        Cell(city.cell.name),
        Cell(text("campaign-whose", who=city.owner or NEUTRAL)),
        Cell(capital),
        Cell(tuple(guards) if guards else "-"),  # type: ignore[arg-type]
    )


def _learned(before: State, after: State) -> Iterator[tuple[Cell, ...]]:
    """Count for every state the cells and cities it has come to know, and name its new contacts."""
    old = {realm.seat: realm for realm in before.realms}
    return (_known(old[realm.seat], realm) for realm in after.realms if realm.seat in old)


def _known(old: Realm, new: Realm) -> tuple[Cell, ...]:
    cells = sum("".join(realm.memory.explored).count("1") * sign for realm, sign in ((new, 1), (old, -1)))
    cities = ", ".join(sorted(set(new.memory.cities) - set(old.memory.cities)))
    met = tuple(sorted(new.contacts - old.contacts))
    whom: Fact = text("campaign-oversee-seats", who=met) if met else "-"
    return (
        Cell(text("campaign-whose", who=new.seat), "tag", new.seat),
        Cell(f"+{cells}"),
        Cell(cities or "-"),
        Cell(whom),
    )
