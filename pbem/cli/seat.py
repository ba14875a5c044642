"""`pbem seat ...`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pbem.cli.opening import (
    CONFIG,
    ConfigPath,
    Key,
    Language,
    Reason,
    Why,
    case_of,
    claimed,
    faults_told,
    house,
    looked_at,
    seated,
)
from pbem.cli.output import AsJson, Exit, fail, result, table

if TYPE_CHECKING:
    from pbem.service.calendar.absences import Span
    from pbem.service.calendar.campaign_file import SeatEntry

app = typer.Typer(no_args_is_help=True)
SeatKey = Annotated[str, typer.Argument(help="The seat, such as red.")]
Name = Annotated[str, typer.Option(help="The player's name.")]
Addresses = Annotated[list[str], typer.Option("--address", help="Where the player writes from; may be repeated.")]
Zone = Annotated[str, typer.Option(help="IANA zone; by default the campaign's.")]


@app.command()
@faults_told
def add(
    key: Key,
    seat: SeatKey,
    name: Name,
    address: Addresses,
    language: Language = None,
    timezone: Zone = "",
    reason: Why = "",
    config: ConfigPath = CONFIG,
) -> None:
    """Give a free seat to a player."""
    _seated(config, key, seat, entry(seat, name, address, language, timezone), reason, replacing=False)


@app.command()
@faults_told
def replace(
    key: Key,
    seat: SeatKey,
    name: Name,
    address: Addresses,
    language: Language = None,
    timezone: Zone = "",
    reason: Reason = "",
    config: ConfigPath = CONFIG,
) -> None:
    """Give a seat to another player; the earlier one's reply addresses are void at once."""
    _seated(config, key, seat, entry(seat, name, address, language, timezone), reason, replacing=True)


@app.command()
@faults_told
def resend(key: Key, seat: SeatKey, reason: Why = "", config: ConfigPath = CONFIG) -> None:
    """Send the latest report of a seat again."""
    from pbem.service.referee import interventions

    opened = house(config)
    with claimed(opened, key) as (session, campaign):
        if not interventions.resend(case_of(opened, session, campaign).of(seated(session, key, seat))):
            fail(f"{seat} has no report to send again.", Exit.NOTHING)
        interventions.log(case_of(opened, session, campaign), "resent", reason, seat=seat)
    result(None, [f"{key} {seat}: queued again"])


@app.command()
@faults_told
def away(
    key: Key,
    seat: SeatKey,
    first: Annotated[str, typer.Argument(help="The first day, as 2026-12-20, or `none` to cancel.")],
    last: Annotated[str, typer.Argument(help="The last day; without it, one day.")] = "",
    reason: Reason = "",
    config: ConfigPath = CONFIG,
) -> None:
    """Book days on which a player is away, without the limits of the campaign; or cancel what is booked."""
    from pbem.service.referee import interventions

    days = None if first == "none" else _days(first, last or first)
    opened = house(config)
    with claimed(opened, key) as (session, campaign):
        if not interventions.away(case_of(opened, session, campaign).of(seated(session, key, seat)), days, reason):
            fail(f"{seat} has no days booked.", Exit.NOTHING)
    result(None, [f"{key} {seat}: away {first} to {last or first}" if days else f"{key} {seat}: not away"])


@app.command()
@faults_told
def bot(
    key: Key,
    seat: SeatKey,
    name: Annotated[str, typer.Argument(help="The house player, such as bold, or `none` to take it away.")],
    reason: Why = "",
    config: ConfigPath = CONFIG,
) -> None:
    """Let a house player have a seat that nobody has, until somebody takes it over."""
    from pbem.service.campaigns import house_seats, lifecycle
    from pbem.service.referee import interventions

    opened = house(config)
    with claimed(opened, key) as (session, campaign):
        case = case_of(opened, session, campaign).of(seated(session, key, seat))
        if name == house_seats.NOBODY:
            house_seats.leave(case)
        else:
            house_seats.take(case, name)
            lifecycle.begun_if_full(case)
        interventions.log(case, "bot", reason, seat=seat, name=name)
    result(None, [f"{key} {seat}: {name}"])


@app.command()
@faults_told
def mails(
    key: Key,
    seat: Annotated[str, typer.Argument(help="The seat; without one, all.")] = "",
    every: Annotated[bool, typer.Option("--all", help="Also those that were sent.")] = False,
    config: ConfigPath = CONFIG,
    as_json: AsJson = False,
) -> None:
    """List the mails that came back, were refused, or still wait."""
    from pbem.service.desk import deliveries

    with looked_at(house(config), key) as (session, campaign):
        if seat:
            seated(session, key, seat)
        found = deliveries.mails(session, campaign, seat, every)
    result(found, table(found, "All mail was handed over, and none came back."), as_json)


@app.command()
@faults_told
def preview(
    key: Key,
    seat: SeatKey,
    html: Annotated[Path | None, typer.Option(help="Write the HTML there as well.")] = None,
    config: ConfigPath = CONFIG,
    as_json: AsJson = False,
) -> None:
    """Print the report of a seat as it gets it."""
    from pbem.reports.compose import compose
    from pbem.service.referee import interventions

    opened = house(config)
    with looked_at(opened, key, begun=True) as (session, campaign):
        row = seated(session, key, seat)
        said = interventions.preview(case_of(opened, session, campaign).of(row))
    content = compose(said, opened.catalogue(row.language, campaign.ruleset), b"")
    if html is not None:
        html.write_text(content.html, encoding="utf-8")
    result({"seat": seat, "subject": content.subject, "text": content.text}, content.text.splitlines(), as_json)


def _days(first: str, last: str) -> Span:
    from pbem.service.calendar import wall_clock
    from pbem.service.calendar.absences import Span

    try:
        return Span(*wall_clock.days(f"{first}..{last}"))
    except ValueError as fault:
        fail(str(fault), Exit.USAGE)


def entry(seat: str, name: str, address: list[str], language: str | None, timezone: str) -> SeatEntry:
    """Check what the referee wrote."""
    from pydantic import ValidationError

    from pbem.service.calendar.campaign_file import SeatEntry
    from pbem.settings import ConfigFault, told

    table = {"seat": seat, "name": name, "address": address, "language": language, "timezone": timezone or None}
    try:
        return SeatEntry.model_validate(table)
    except ValidationError as invalid:
        raise ConfigFault("seat", told(invalid, set(table))) from None


def _seated(config: Path, key: str, seat: str, entry: SeatEntry, reason: str, replacing: bool) -> None:
    """Seat a player, and start a campaign that waited for it."""
    from pbem.service.campaigns import lifecycle
    from pbem.service.referee import interventions

    opened = house(config)
    with claimed(opened, key) as (session, campaign):
        row = seated(session, key, seat)
        if row.person is not None and not replacing:
            fail(f"{seat} is taken; pbem seat replace gives it to another player.")
        lifecycle.give(opened, session, campaign, row, entry)
        lifecycle.seat_taken(opened, session, campaign, row)
        if reason:
            interventions.log(
                case_of(opened, session, campaign), "replaced" if replacing else "added", reason, seat=seat
            )
        state = campaign.state
    result(None, [f"{key} {seat}: {entry.name}", f"{key}: {state}"])
