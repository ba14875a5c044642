"""The referee's own report of a round: everything."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pbem.core import referee_report
from pbem.core.blocks import Brief, Cell, Picture, Section, Totals
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.sections import Headings, counts, table
from pbem.core.sheets import Sheet
from pbem.core.texts import Text, text
from pbem.rulesets.dice_empires.city.groups import all_people, free_dice
from pbem.rulesets.dice_empires.orders import Order
from pbem.rulesets.dice_empires.referee import plans
from pbem.rulesets.dice_empires.referee.standings import whose
from pbem.rulesets.dice_empires.report.standing_orders import choices
from pbem.rulesets.dice_empires.state import Lord, Standing, State
from pbem.rulesets.dice_empires.words.terms import die, told

Sheets = Mapping[Seat, Sheet[Order]]
_HEADINGS = Headings("dice-empires-oversee-heading")
_CITIES = ("whose", "reputation", "people", "dice", "slaves", "free")
_NUMERIC = ("reputation", "people")


def oversee(before: State, after: State, sheets: Sheets, events: tuple[Event, ...]) -> Brief:
    """Write everything that happened, and what there is now."""
    picture = Picture(text("dice-empires-oversee-legend"), text("dice-empires-oversee-alt"))
    cities = (_city(after, lord) for lord in after.lords)
    sections = (
        Section(None, (_totals(after),)),
        _HEADINGS.section("map", picture),
        _HEADINGS.section("cities", table("dice-empires-oversee-col", _CITIES, cities, _NUMERIC, ("slaves", "free"))),
        *_HEADINGS.listed("orders", referee_report.ordered(sheets)),
        *_HEADINGS.listed("throws", _throws(events)),
        *_HEADINGS.listed("standing", _standing(after)),
        *_HEADINGS.listed("pending", _pending(after)),
        *_HEADINGS.listed("log", referee_report.told(events, told)),
    )
    return Brief((), sections, {"turn": after.turn, "round": after.round})


def _totals(state: State) -> Totals:
    """Count lords and people, and say how far the first one is."""
    playing = tuple(lord for lord in state.lords if not lord.ruined)
    figures = {
        "lords": len(playing),
        "people": sum(map(all_people, playing)),
        "best": max((lord.reputation for lord in playing), default=0),
    }
    return counts("dice-empires-oversee-total", figures)


def _city(state: State, lord: Lord) -> tuple[Cell, ...]:
    """Write where everybody of a city is; dice that are free, and not used by enslaved people (D12)."""
    dice = (text("dice-empires-oversee-band", die=b.die, people=b.people, place=b.place) for b in lord.bands)
    slaves = (text("dice-empires-oversee-slaves", who=s.origin, people=s.people, place=s.place) for s in lord.slaves)
    free = () if lord.ruined else tuple(map(die, free_dice(state, lord)))
    return (
        whose(lord),
        Cell(str(lord.reputation), "number"),
        Cell(str(all_people(lord)), "number"),
        Cell(tuple(dice) or "-"),
        Cell(tuple(slaves) or "-"),
        Cell(free or "-", "muted"),
    )


def _throws(events: tuple[Event, ...]) -> Iterator[Text]:
    """X-8.2: list all throws with their reasons, each once: in the fog two audiences hear of the same one."""
    for why, value in dict.fromkeys((roll.why, roll.value) for event in events for roll in event.rolls):
        yield text("dice-empires-oversee-throw", why=why, value=value)


def _standing(state: State) -> Iterator[Text]:
    """X-13.6: list standing orders that are not the usual ones, and the lines of plans."""
    usual = choices(Standing())
    for lord in state.lords:
        for name, said in choices(lord.standing):
            if (name, said) not in usual:
                words = text("dice-empires-plan-choice", choice=text("dice-empires-choice", choice=name), said=said)
                yield text("dice-empires-oversee-stands", who=lord.seat, words=words)
        for line in lord.standing.plan.commands:
            yield text("dice-empires-oversee-stands", who=lord.seat, words=plans.line(line))


def _pending(state: State) -> Iterator[Text]:
    """X-7.5: at the pace `command`, say whose commands are left, and which conversions are asked for."""
    if state.queue:
        yield text("dice-empires-oversee-queue", who=state.queue)
    for seat, origin in state.convert.items():
        yield text("dice-empires-oversee-convert", who=seat, origin=origin)
