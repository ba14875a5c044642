"""The referee's own report of a round: everything; and who came where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pbem.core import referee_report
from pbem.core.blocks import Block, Brief, Cell, Picture, Section
from pbem.core.events import Event, headline
from pbem.core.seats import REFEREE, Seat
from pbem.core.sections import Headings, counts, places, table
from pbem.core.sheets import Sheet
from pbem.core.texts import Text, share, text
from pbem.rulesets.powers.orders import Order
from pbem.rulesets.powers.report import battles, doctrines, goals, tables, treaties
from pbem.rulesets.powers.state import BV, State, owned
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.vision import view

Sheets = Mapping[Seat, Sheet[Order]]
_HEADINGS = Headings("powers-oversee-heading")
_PLACES = ("place", "power", "side", "lands", "worth", "result")
_NUMERIC = ("place", "lands", "worth", "result")


def oversee(before: State, after: State, sheets: Sheets, events: tuple[Event, ...]) -> Brief:
    """Write everything that happened, and what there is now."""
    seen = view(after, REFEREE)
    alt = text("powers-map-alt", round=before.round)
    sections = (
        Section(None, (_totals(after),)),
        _HEADINGS.section("map", Picture(text("powers-oversee-legend"), alt)),
        _HEADINGS.section("powers", tables.powers(seen)),
        *_HEADINGS.listed("orders", referee_report.ordered(sheets)),
        *_HEADINGS.listed("standing", _standing(seen)),
        *_HEADINGS.listed("kept", _kept(seen)),
        *_HEADINGS.shown("treaties", *treaties.treaties(seen, ())),
        *_HEADINGS.listed("tasks", goals.others(seen)),
        *_HEADINGS.shown("battles", *battles.battles(events, after.circle, None)),
        *_HEADINGS.listed("log", referee_report.told(events, lambda event: headline("powers", event))),
    )
    return Brief((), sections, {"turn": after.turn, "round": after.round})


def _totals(state: State) -> Block:
    figures = {
        "round": state.round,
        "alive": len(state.alive),
        "units": sum(stack.count for stack in state.stacks),
    }
    return counts("powers-oversee-total", figures)


def _standing(seen: View) -> Iterator[Text]:
    """List all standing orders."""
    for seat, standing in seen.standing.items():
        for words in doctrines.in_force(standing):
            yield text("powers-oversee-stands", who=seat, words=words)


def _kept(seen: View) -> Iterator[Text]:
    """P-3.3: list the units kept back."""
    for seat, units in seen.kept.items():
        yield text("powers-oversee-kept", who=seat, units=tuple(tables.army(tables.unplaced(seat, units))))


def standings(state: State) -> tuple[Block, ...]:
    """P-7: list who came where, by the places the goal gives; those it does not rank by lands and units."""
    keys = {seat: _rank(state, seat) for seat in state.circle}
    ranked = sorted(state.circle, key=lambda seat: keys[seat], reverse=True)
    numbers = places([keys[seat] for seat in ranked])
    rows = (_place(state, seat, place) for place, seat in zip(numbers, ranked, strict=True))
    return (table("powers-standing-col", _PLACES, rows, _NUMERIC, ("side",)),)


def _rank(state: State, seat: Seat) -> tuple[bool, int, int, int]:
    """Give what seats are compared by: victory, the place the goal gave, lands, worth of units."""
    result = state.result
    won = result is not None and seat in result.winners
    given = next(
        (place for place, seats in enumerate(result.places if result else ()) if seat in seats), len(state.circle)
    )
    return won, -given, len(owned(state, seat)), _worth(state, seat)


def _worth(state: State, seat: Seat) -> int:
    return tables.value(view(state, None), (stack for stack in state.stacks if stack.owner == seat))


def _place(state: State, seat: Seat, place: int) -> tuple[Cell, ...]:
    """Write one line of the standings."""
    results = state.result.results if state.result else {}
    return (
        Cell(str(place), "number"),
        Cell(text("powers-holder", who=seat), "tag", seat),
        Cell(state.roles.get(seat, "")),
        Cell(str(len(owned(state, seat))), "number"),
        Cell(share(_worth(state, seat), BV), "number"),
        Cell(str(results[seat]) if seat in results else "–", "number"),
    )
