"""The report of a round: where the war stands, battles first, then what else happened, and what is in force.

It is made of the reader's views and his own events alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.blocks import Block, Brief, Lines, News, Picture, Section, Totals
from pbem.core.events import Event
from pbem.core.seats import REFEREE, Seat
from pbem.core.sections import Headings
from pbem.core.texts import Text, share, text
from pbem.rulesets.powers.chapters import in_play
from pbem.rulesets.powers.report import (
    allies,
    battles,
    designs,
    doctrines,
    economy,
    formations,
    goals,
    happened,
    news,
    people,
    politics,
    supply,
    tables,
    technology,
    trades,
    treaties,
    upkeep,
)
from pbem.rulesets.powers.report.bid_sheet import bid_sheet
from pbem.rulesets.powers.report.facts import facts
from pbem.rulesets.powers.state import BV, Standing, owned
from pbem.rulesets.powers.turn import last_round
from pbem.rulesets.powers.view import View

_HEADINGS = Headings("powers-heading")
FAIR = ("agreed", "bid", "struck", "lots", "surplus", "given")
"""P-18.10: what is told of a fair start."""


def brief(before: View | None, after: View, events: tuple[Event, ...]) -> Brief:
    """Write the player's report."""
    seat = player(after)
    sections = (
        Section(None, tuple(_head(before, after, events))),
        *_HEADINGS.shown("battles", *battles.battles(events, after.circle, seat)),
        *_HEADINGS.listed("barrages", happened.said(events, "barrage")),
        *_HEADINGS.listed("fair", happened.said(events, *FAIR)),
        *_HEADINGS.shown("bids", *bid_sheet(after)),
        *_HEADINGS.listed("failed", happened.failures(events, seat)),
        *_HEADINGS.listed("moves", happened.moves(after, events)),
        *_HEADINGS.listed("placed", happened.said(events, "placed")),
        *_HEADINGS.listed("production", happened.production(events, seat)),
        *_HEADINGS.shown("treaties", *treaties.treaties(after, events)),
        *_HEADINGS.listed("allies", tuple(allies.allies(after, events))),
        *_HEADINGS.listed("decrees", (happened.said(events, *_decrees(events)))),
        *_HEADINGS.shown("map", Picture(text("powers-map-legend"), text("powers-map-alt", round=after.round))),
        *(_HEADINGS.listed("goal", goals.own(after, seat)) if seat else ()),
        *_HEADINGS.listed("goals", goals.others(after)),
        *_HEADINGS.shown("powers", tables.powers(after)),
        *_HEADINGS.listed("formations", formations.formations(after)),
        *_HEADINGS.listed("technology", technology.technology(after)),
        *_HEADINGS.listed("politics", politics.politics(after)),
        *_HEADINGS.listed("trades", trades.trades(after)),
        *_HEADINGS.listed("economy", economy.economy(after, seat)),
        *_HEADINGS.listed("people", people.people(after, seat)),
        *_HEADINGS.listed("designs", tuple(designs.designs(after))),
        *_HEADINGS.listed("advantages", tables.advantages(after)),
        *(_own(after, seat) if seat else ()),
        *_HEADINGS.listed("damaged", tables.damaged(after)),
        *_HEADINGS.listed("in-parts", tables.in_parts(after)),
        *_HEADINGS.listed("airfields", tables.airfields(after)),
        *_HEADINGS.listed("neutrals", tables.neutrals(after)),
    )
    return Brief(news.subject(after, events), sections, facts(before, after, events))


def player(view: View) -> Seat | None:
    """Give the reader's seat, if he plays."""
    return next((seat for seat in view.circle if seat == view.seat and view.seat != REFEREE), None)


def _decrees(events: tuple[Event, ...]) -> tuple[str, ...]:
    return tuple({event.kind: None for event in events if event.kind.startswith("decree")})


def _head(before: View | None, after: View, events: tuple[Event, ...]) -> Iterator[Block]:
    """Say where the war stands, and what matters most."""
    yield _totals(after)
    if found := news.news(after, events):
        yield News(found)
    if before is None:
        yield Lines(tuple(_start(after)), bullet=False)
    if said := tuple(_status(after)):
        yield Lines(said, bullet=False, awaiting=True)


def _totals(view: View) -> Totals:
    """Count rounds; of a player lands, worth of units, and what comes in next."""
    last = last_round(view)
    rounds = ((f"{view.round}/{last}" if last else str(view.round), text("powers-total-round")),)
    seat = player(view)
    if seat is None:
        return Totals(rounds)
    worth = tables.worth(view, seat)
    lands = len(owned(view, seat))
    own = {"lands": lands, "worth": worth // BV}
    if view.result is None:
        own["income"] = tables.income(view, seat).total // BV
    return Totals((*rounds, *((str(count), text(f"powers-total-{name}", count=count)) for name, count in own.items())))


def _start(view: View) -> Iterator[Text]:
    """Say what a player should know when the game begins: the sides."""
    yield text("powers-start")
    for seat in view.circle if view.stage not in ("bid", "divide") else ():
        bv = share(view.grants.get(seat, 0), BV)
        sea, side = in_play.begins(view, seat) or "none", view.roles.get(seat, "")
        yield text("powers-start-side", who=seat, side=side, lands=owned(view, seat), sea=sea, bv=bv)


def _status(view: View) -> Iterator[Text]:
    """Say what is being done: a preparation, a turn of one; when all move at once the head of the mail says it."""
    seat = player(view)
    if view.result is not None:
        return
    if view.stage:
        grant = view.grants.get(seat or "", 0) if view.stage not in ("bid", "divide") else 0
        yield text("powers-stage", stage=view.stage, bv=share(grant, BV), plays=int(bool(grant)))
    elif view.sequential:
        yield text("powers-on-turn", who=view.on, mine=int(view.on == view.seat), round=view.round)


def _own(view: View, seat: Seat) -> Iterator[Section]:
    """Show a player's lands and standing orders."""
    yield _HEADINGS.section("lands", tables.lands(view, seat))
    if view.result is None:
        yield from _HEADINGS.listed("ships", tables.ships(view, seat))
        standing = tuple(doctrines.in_force(view.standing.get(seat, Standing())))
        yield _HEADINGS.section("standing", Lines(standing or (text("powers-stands-nothing"),), awaiting=True))
        yield from _HEADINGS.listed("upkeep", upkeep.upkeep(view, seat))
        yield from _HEADINGS.listed("supply", supply.supply(view, seat))
