"""`pbem seat invite` and what belongs to it: who may play, decided at the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from pbem.cli.opening import (
    CONFIG,
    ConfigPath,
    Key,
    Language,
    ToldReason,
    case_of,
    claimed,
    faults_told,
    house,
    looked_at,
    seated,
)
from pbem.cli.output import AsJson, Exit, columns, fail, result

if TYPE_CHECKING:
    from sqlmodel import Session

    from pbem.service.house.house import House
    from pbem.service.joining.cases import ApplicationCase
    from pbem.store.tables import Application, Campaign

Number = Annotated[int, typer.Argument(help="The number of the application.")]
Code = Annotated[str, typer.Argument(help="The code of the invitation.")]
SeatOption = Annotated[str, typer.Option("--seat", help="The seat that is kept; by default any free one.")]
Address = Annotated[str, typer.Option("--address", help="Mail the invitation there; without it only print the code.")]
Name = Annotated[str, typer.Option("--name", help="What the invited person is called.")]
SeatKey = Annotated[str, typer.Argument(help="The seat, such as red.")]


def add_to(app: typer.Typer) -> None:
    """Add the commands to the group `pbem seat`."""
    for command in (invite, invitations, withdraw, applications, approve, refuse, vacate):
        app.command()(command)


@faults_told
def invite(
    key: Key,
    seat: SeatOption = "",
    address: Address = "",
    name: Name = "",
    language: Language = None,
    config: ConfigPath = CONFIG,
) -> None:
    """Invite somebody to a campaign, by mail or with a code to hand over."""
    from pbem.service.joining import invitation

    opened = house(config)
    checked = _address(address)
    with claimed(opened, key) as (session, campaign):
        kept = seated(session, key, seat).key if seat else None
        made = invitation.invite(case_of(opened, session, campaign), kept, checked, name, language or "")
        spoken = invitation.spoken(made.code)
    sent = [f"The invitation is on its way to {checked}."] if checked else []
    result(None, [f"join {key} {spoken}", *sent])


@faults_told
def invitations(key: Key, config: ConfigPath = CONFIG, as_json: AsJson = False) -> None:
    """List the invitations to a campaign."""
    from pbem.service.joining import invitation
    from pbem.store.repository import invitations as rows

    with looked_at(house(config), key) as (session, campaign):
        table = [
            {
                "code": invitation.spoken(one.code),
                "seat": one.seat or "any",
                "address": one.address or "-",
                "state": one.state,
            }
            for one in rows.listing(session, campaign.key)
        ]
    result(table, columns([("CODE", "SEAT", "ADDRESS", "STATE"), *(tuple(line.values()) for line in table)]), as_json)


@faults_told
def withdraw(key: Key, code: Code, config: ConfigPath = CONFIG) -> None:
    """Take an invitation back that has not been used."""
    from pbem.service.joining import invitation

    opened = house(config)
    with claimed(opened, key) as (session, campaign):
        invitation.withdraw(case_of(opened, session, campaign), code)
    result(None, [f"{key}: withdrawn"])


@faults_told
def applications(key: Key, config: ConfigPath = CONFIG, as_json: AsJson = False) -> None:
    """List who has asked for a seat, who waits for your decision and who waits in the line."""
    from pbem.store.repository import applications as rows

    with looked_at(house(config), key) as (session, campaign):
        table = [_shown(one) for one in rows.listing(session, campaign.key)]
    heading = ("NUMBER", "STATE", "NAME", "ADDRESS", "LANGUAGE", "WISHES")
    lines = columns([heading, *(tuple(line[name.lower()] for name in heading) for line in table)])
    result(table, lines, as_json)


@faults_told
def approve(key: Key, number: Number, reason: ToldReason = "", config: ConfigPath = CONFIG) -> None:
    """Let somebody play who waits for your decision; the reason is passed on."""
    opened = house(config)
    with claimed(opened, key) as (session, campaign):
        who = _decided(opened, session, campaign, number, True, reason)
        said = f"{key} {number}: {who.name} {who.state}"
    result(None, [said, f"{key}: {campaign.state}"])


@faults_told
def refuse(key: Key, number: Number, reason: ToldReason = "", config: ConfigPath = CONFIG) -> None:
    """Refuse somebody who waits for your decision; the reason is passed on."""
    opened = house(config)
    with claimed(opened, key) as (session, campaign):
        who = _decided(opened, session, campaign, number, False, reason)
        said = f"{key} {number}: {who.name} {who.state}"
    result(None, [said])


@faults_told
def vacate(key: Key, seat: SeatKey, reason: ToldReason = "", config: ConfigPath = CONFIG) -> None:
    """Take a seat from its player, who is told the reason; the waiting line is offered it."""
    from pbem.service.joining import resignation

    opened = house(config)
    with claimed(opened, key) as (session, campaign):
        row = seated(session, key, seat)
        if row.person is None:
            fail(f"Nobody has {seat}.", Exit.NOTHING)
        resignation.vacate(case_of(opened, session, campaign).of(row), reason)
    result(None, [f"{key} {seat}: free"])


def _decided(opened: House, session: Session, campaign: Campaign, number: int, yes: bool, reason: str) -> Application:
    from pbem.service.joining import approval

    case = _case(opened, session, campaign, number)
    approval.decide(case, yes, tuple(reason.splitlines()))
    return case.application


def _case(opened: House, session: Session, campaign: Campaign, number: int) -> ApplicationCase:
    from pbem.service.joining.cases import ApplicationCase
    from pbem.store.repository import applications as rows

    row = rows.get(session, number)
    if row is None or row.campaign != campaign.key:
        fail(f"There is no application {number} to {campaign.key!r}. pbem seat applications {campaign.key} lists them.")
    return ApplicationCase(opened, session, campaign, row)


def _shown(one: Application) -> dict[str, object]:
    from pbem.service.joining import wishes

    wished = wishes.kept(one.wishes)
    seats = [*wished.seats, *(f"not {seat}" for seat in wished.avoided)]
    return {
        "number": one.id,
        "state": one.state,
        "name": one.name,
        "address": one.address,
        "language": one.language,
        "zone": one.zone,
        "wishes": ("only " if wished.only else "") + ", ".join(seats) or "-",
        "words": wished.words,
    }


def _address(address: str) -> str:
    """Check an address; a wrong one is wrong usage."""
    from pydantic import TypeAdapter, ValidationError

    from pbem.settings import Address as Checked
    from pbem.settings import ConfigFault

    try:
        return TypeAdapter(Checked).validate_python(address) if address else ""
    except ValidationError:
        raise ConfigFault("--address", (f"not an address: {address!r}; write it as name@host",)) from None
