"""`status`: who has sent, what is due, which lines and treaties wait for the referee, letters of strangers."""

from __future__ import annotations

from datetime import timedelta

from pbem.core.addresses import plain
from pbem.core.blocks import Block, Cell, Column, Lines, Table
from pbem.core.seats import REFEREE
from pbem.core.texts import Fact, text
from pbem.language.forms.say import say
from pbem.reports import dates
from pbem.service.calendar import corrections, deadlines, readiness
from pbem.service.campaigns import overview
from pbem.service.commands.referee.judge import listed
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.deliveries import Fate
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, shown
from pbem.service.game import dealings, kept_sheets, turn_names
from pbem.service.post.addresses import referee_addresses
from pbem.store.repository import inbox, sheets
from pbem.store.tables import Inbox, Sheet

DAYS = timedelta(days=7)
MOST = 12
"""So many letters of strangers are listed."""


def serve(desk: RefereeDesk) -> Blocks:
    """Say how things stand."""
    return (*_campaign(desk), *_seats(desk), *_held(desk), *proposals(desk), *strangers(desk))


def _campaign(desk: RefereeDesk) -> Blocks:
    """Say the state, the turn and the deadline."""
    unbegun = desk.campaign.state == "recruiting"
    due, note = deadlines.present(desk.session, desk.campaign), desk.campaign.note
    state = text(f"referee-state-{desk.campaign.state}")
    facts: dict[str, Fact] = {
        "campaign": text("referee-state-noted", state=state, note=note) if note else state,
        "round": "" if unbegun else turn_names.step(desk.game),
        "turn": desk.campaign.head_turn + 1,
    }
    if due is not None:
        facts |= {"deadline": desk.when(due), "left": dates.left(desk.house.now, due, desk.words)}
    rows = tuple((Cell(text(f"status-{name}")), Cell(fact, "strong")) for name, fact in facts.items() if fact != "")
    return (Table((Column(""), Column("")), rows),)


def _seats(desk: RefereeDesk) -> Blocks:
    """List the seats: who plays, what has come, who is away, whose report did not arrive."""
    shown = overview.campaign(desk.house, desk.session, desk.campaign).seats
    rows = sheets.last(desk.session, desk.campaign.key, desk.campaign.head_branch, desk.campaign.head_turn + 1)
    columns = tuple(Column(text(f"referee-column-{one}")) for one in ("seat", "player", "orders", "report"))
    return (Table(columns, tuple(_seat(desk, seat, rows.get(seat.seat)) for seat in shown)),)


def _seat(desk: RefereeDesk, seat: overview.SeatFacts, sheet: Sheet | None) -> tuple[Cell, ...]:
    bot = text("referee-house-player", name=seat.house_player) if seat.house_player else "-"
    days = ", ".join(desk.words.t("referee-away-span", first=first, last=last) for first, last in seat.away)
    return (
        Cell(desk.words.seat(seat.seat), "tag", seat.seat),
        Cell(
            ", ".join((seat.player, *seat.partners)) if seat.player else bot,
            small=text("referee-away-days", days=days) if days else "",
        ),
        Cell(orders_of(desk, seat.seat, sheet)),
        Cell(report_of(desk, seat.report)),
    )


def report_of(desk: RefereeDesk, fate: Fate | None) -> Fact:
    """Say what became of a report."""
    if fate is None:
        return "-"
    when = dates.short(fate.at, desk.campaign.timezone, desk.words) if fate.at else ""
    state = text(f"referee-mail-{fate.state}")
    return text("referee-mail-when", state=state, when=when) if when else state


def orders_of(desk: RefereeDesk, seat: str, sheet: Sheet | None) -> Fact:
    """Say what has come; in a game of steps also of whom nothing is awaited."""
    if sheet is None:
        if desk.campaign.state == "running" and not desk.game.owes(seat):
            return text("referee-not-awaited")
        return text("referee-nothing-yet")
    when = dates.short(sheet.created_at, desk.campaign.timezone, desk.words)
    settled = not (corrections.asked_back(sheet) or corrections.held(sheet) or readiness.unanswered(sheet))
    return text("referee-sent" if settled else "referee-asked-of", revision=sheet.revision, when=when)


def _held(desk: RefereeDesk) -> Blocks:
    """List the lines that wait for him."""
    found = listed(desk)
    return (Lines((text("referee-held-heading"),), bullet=False), *found) if found else ()


def proposals(desk: RefereeDesk) -> Blocks:
    """Show what was said to him across the table and waits for his word; what he has ordered stands below."""
    if desk.campaign.state == "recruiting" or not dealings.speaks(desk.game.installed.ruleset):
        return ()
    heard = dealings.heard(desk.session, desk.game, REFEREE)
    view, ruleset = desk.game.view(REFEREE, heard), desk.game.installed.ruleset
    blocks = ruleset.pending(view, heard)
    head: tuple[Block, ...] = (Lines((text("referee-proposals-heading"),), bullet=False),) if blocks else ()
    return (*head, *blocks, *_own(desk))


def _own(desk: RefereeDesk) -> Blocks:
    """List what he has ordered himself for this turn; of a list, with the numbers to take it back by."""
    installed = desk.game.installed
    own = tuple(kept_sheets.standing(desk.session, desk.game, REFEREE))
    if not own:
        return ()
    said = [say(installed.ruleset.words.phrase(order), installed.lexicons[desk.language]) for order in own]
    numbers = [f"[{number}] " if installed.ruleset.words.numbered else "" for number in range(1, len(own) + 1)]
    counted = Lines((text("referee-own-orders", count=len(own)),), bullet=False)
    return (counted, *shown(tuple(number + one for number, one in zip(numbers, said, strict=True))))


def strangers(desk: RefereeDesk) -> Blocks:
    """List letters of the last days that did not count; those of no campaign only for the host's referee."""
    rows = list(inbox.listing(desk.session, desk.campaign.key))
    if plain(desk.house.settings.referee) in referee_addresses(desk.house, desk.campaign):
        rows += inbox.listing(desk.session, None)
    found = [row for row in rows if _odd(row) and row.received_at > desk.house.now - DAYS]
    latest = sorted(found, key=lambda row: row.received_at, reverse=True)[:MOST]
    if not latest:
        return ()
    listed = tuple(
        (
            Cell(dates.short(row.received_at, desk.campaign.timezone, desk.words)),
            Cell(row.sender or "-"),
            Cell(row.note or row.state),
        )
        for row in latest
    )
    columns = tuple(Column(text(f"referee-column-{one}")) for one in ("when", "sender", "became"))
    return (Lines((text("referee-strangers-heading"),), bullet=False), Table(columns, listed))


def _odd(row: Inbox) -> bool:
    """Tell whether a letter did not count, or waits to be confirmed, and a person wrote it."""
    return row.state in ("rejected", "asked", "held") and row.reason != "machine"


FOR_REFEREE: RefereeActs = {"status": Act(serve)}
