"""`pbem seat renew|passphrase|address|partner`: who is believed to write for a seat."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, cast

import typer

from pbem.cli.opening import CONFIG, ConfigPath, Key, Reason, Why, case_of, claimed, faults_told, house, seated
from pbem.cli.output import Exit, fail, result

SeatKey = Annotated[str, typer.Argument(help="The seat, such as red.")]


class AddressDeed(StrEnum):
    """What is done with an address."""

    ADD = "add"
    REMOVE = "remove"
    FIRST = "first"


class PartnerDeed(StrEnum):
    """What is done with a partner."""

    ADD = "add"
    REMOVE = "remove"


@faults_told
def renew(key: Key, seat: SeatKey, reason: Reason = "", config: ConfigPath = CONFIG) -> None:
    """Give a seat a new code; all its earlier reply addresses are void at once."""
    from pbem.service.desk import code_renewal
    from pbem.service.referee import interventions

    opened = house(config)
    with claimed(opened, key) as (session, campaign):
        row = seated(session, key, seat)
        code_renewal.renew(opened, session, campaign, row, "the referee")
        interventions.log(case_of(opened, session, campaign), "renewed", reason, seat=seat)
    result(None, [f"{key} {seat}: renewed; the new reply address is on its way"])


@faults_told
def passphrase(
    key: Key,
    seat: SeatKey,
    words: Annotated[str, typer.Option(prompt=True, hide_input=True, help="Asked for when not given.")],
    config: ConfigPath = CONFIG,
) -> None:
    """Set the passphrase of a seat; empty words take it away. Only its hash is kept."""
    from pbem.mail.passphrase import plain
    from pbem.service.desk import code_renewal
    from pbem.service.desk import passphrase as secrecy

    if words and len(plain(words)) < secrecy.SHORTEST:
        fail(f"A passphrase has at least {secrecy.SHORTEST} characters.", Exit.USAGE)
    opened = house(config)
    with claimed(opened, key) as (session, _):
        row = seated(session, key, seat)
        row.passphrase = secrecy.kept(words) if words else ""
        session.add(row)
        code_renewal.note(opened, session, row, "passphrase")
    result(None, [f"{key} {seat}: {'set' if words else 'none'}"])


_DONE = {AddressDeed.ADD: "added", AddressDeed.REMOVE: "removed", AddressDeed.FIRST: "is written to first"}
_REFUSED = {
    "invalid": "is no mail address; write it as name@host.",
    "unknown": "is not registered for this seat.",
    "mine": "is registered for this seat already.",
    "taken": "belongs to another player.",
    "last": "is the only one and stays; add another one first.",
}
"""What the referee is told instead of the player's words."""


@faults_told
def address(
    key: Key,
    seat: SeatKey,
    deed: AddressDeed,
    address: Annotated[str, typer.Argument(help="A mail address.")],
    reason: Why = "",
    config: ConfigPath = CONFIG,
) -> None:
    """Add, remove or put first an address of the player of a seat; the player is not asked."""
    from pbem.service.desk import registered_addresses
    from pbem.service.referee import interventions
    from pbem.store.repository import partners, people

    opened = house(config)
    with claimed(opened, key) as (session, campaign):
        row = seated(session, key, seat)
        readers = partners.readers(session, row)
        whose = people.by_address(session, address)
        person = next((one for one in readers if whose and one.id == whose.id), next(iter(readers), None))
        if person is None:
            fail(f"{seat} is free; pbem seat add gives it to a player.")
        if deed is AddressDeed.ADD:
            change = registered_addresses.add_at_once(opened, session, row, person, address)
        else:
            change = registered_addresses.do(
                case_of(opened, session, campaign).of(row), person, cast(registered_addresses.Deed, deed.value), address
            )
        if change.result not in _REFUSED:
            interventions.log(case_of(opened, session, campaign), "address", reason, seat=seat, deed=deed.value)
    if change.result in _REFUSED:
        fail(f"{address} {_REFUSED[change.result]}")
    result(None, [f"{key} {seat}: {address} {_DONE[deed]}"])


@faults_told
def partner(
    key: Key,
    seat: SeatKey,
    deed: PartnerDeed,
    address: Annotated[list[str], typer.Option(help="Where the partner writes from; may be repeated.")],
    name: Annotated[str, typer.Option(help="The partner's name.")] = "",
    config: ConfigPath = CONFIG,
) -> None:
    """Let one more person share a seat, or dismiss one; dismissing renews the code of the seat."""
    from pbem.cli.seat import entry
    from pbem.service.campaigns import partners as sharing

    opened = house(config)
    with claimed(opened, key) as (session, campaign):
        row = seated(session, key, seat)
        if deed is PartnerDeed.ADD:
            written = entry(seat, name or address[0].partition("@")[0], address, None, "")
            sharing.add(opened, session, campaign, row, written)
        elif not sharing.remove(opened, session, campaign, row, address[0]):
            fail(f"{seat} has no partner with this address.", Exit.NOTHING)
    result(None, [f"{key} {seat}: {'shared' if deed is PartnerDeed.ADD else 'dismissed'}"])


def add_to(app: typer.Typer) -> None:
    """Put the commands into `pbem seat`."""
    for command in (renew, passphrase, address, partner):
        app.command()(command)
