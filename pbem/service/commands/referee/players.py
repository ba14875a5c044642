"""`add`, `replace`, `remove`, `addresses`: who sits where, and from where they write."""

from __future__ import annotations

import re

from pydantic import ValidationError

from pbem.core.blocks import Lines
from pbem.core.languages import LANGUAGES
from pbem.core.problems import Refusal
from pbem.core.texts import Text, text
from pbem.mail.commands import said
from pbem.service.calendar.campaign_file import SeatEntry
from pbem.service.campaigns import lifecycle
from pbem.service.desk import registered_addresses
from pbem.service.desk.act import Act, Preview, RefereeActs, always
from pbem.service.desk.challenges import own
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, told
from pbem.service.joining import resignation, wishes
from pbem.service.referee import interventions
from pbem.store import tables
from pbem.store.repository import partners, people

_ADDRESS = re.compile(r"(?<![^\s<>,;:\"()])[^\s<>,;:\"()]+@[^\s<>,;:\"()]+")
_BY = re.compile(r"^(?:by|with|to|is|на|за|je|za|kým)\b", re.I)


def _seat(desk: RefereeDesk) -> Blocks:
    """Give a seat to somebody, and bring them up to date."""
    seat, entry = _wanted(desk)
    was = seat.person
    person = lifecycle.give(desk.house, desk.session, desk.campaign, seat, entry)
    lifecycle.seat_taken(desk.house, desk.session, desk.campaign, seat)
    kind: tables.LogKind = "replaced" if was is not None else "added"
    interventions.log(desk, kind, desk.asked.reason, seat=seat.key, name=person.name)
    return told("referee-seated", seat=seat.key, name=person.name, address=entry.address[0])


def _add(desk: RefereeDesk) -> Blocks:
    """Give a free seat to somebody."""
    seat, _ = _wanted(desk)
    if seat.person is not None:
        raise Refusal("referee-seat-taken", seat=seat.key)
    return _seat(desk)


def _replace_ahead(desk: RefereeDesk) -> Preview:
    """Say who leaves and who comes."""
    seat, entry = _wanted(desk)
    leaving = people.get(desk.session, seat.person) if seat.person is not None else None
    out = text("referee-replace-out", name=leaving.name) if leaving else text("referee-replace-free", seat=seat.key)
    come = text("referee-replace-in", seat=seat.key, name=entry.name, address=", ".join(entry.address))
    return Preview((out, come))


def _wanted(desk: RefereeDesk) -> tuple[tables.Seat, SeatEntry]:
    """Read `red: Olga <olga@example.org>, cs, zone Europe/Prague`."""
    words = desk.asked.argument
    addresses = _ADDRESS.findall(words)
    head, colon, rest = words.partition(":")
    if not colon or _ADDRESS.search(head):
        head, _, rest = words.partition(" ")
    seat, before = desk.seat(head), rest[: rest.find(addresses[0])]
    name = _BY.sub("", before.strip(" <,;\"'")).strip(" <,;\"'") or addresses[0].partition("@")[0]
    wished = wishes.read(rest, (), tuple(desk.house.catalogue(one) for one in LANGUAGES))
    return seat, _entry(desk, seat, name, addresses, wished)


def _entry(desk: RefereeDesk, seat: tables.Seat, name: str, addresses: list[str], wished: wishes.Wishes) -> SeatEntry:
    table = {"seat": seat.key, "name": name, "address": addresses}
    more = {"language": wished.language or None, "timezone": wished.zone or None}
    if any(own(desk.house, address) for address in addresses):
        raise Refusal("referee-own-address")
    try:
        return SeatEntry.model_validate({**table, **more})
    except ValidationError:
        raise Refusal("referee-no-player", words=desk.asked.argument[:80], seat=desk.some_seat) from None


def _remove(desk: RefereeDesk) -> Blocks:
    """Take the seat from its player, who is told why."""
    seat = _taken(desk)
    resignation.vacate(desk.of(seat), desk.asked.reason)
    return told("referee-removed", seat=seat.key)


def _remove_ahead(desk: RefereeDesk) -> Preview:
    seat = _taken(desk)
    names = tuple(reader.name for reader in partners.readers(desk.session, seat))
    return Preview((text("referee-remove-ahead", seat=seat.key, names=names), text("referee-remove-told")))


def _taken(desk: RefereeDesk) -> tables.Seat:
    seat = desk.seat(desk.asked.argument)
    if seat.person is None:
        raise Refusal("joining-empty", seat=seat.key, campaign=desk.campaign.title)
    return seat


def _addresses(desk: RefereeDesk) -> Blocks:
    """List the addresses of a seat's players, or change them without a question."""
    address = next(iter(_ADDRESS.findall(desk.asked.argument)), "")
    named = desk.asked.argument.partition(address)[0] if address else desk.asked.argument
    words = named.replace(":", " ").split()
    deeds = [one for word in words if (one := said(word, *registered_addresses.DEEDS))]
    seat = desk.seat(" ".join(word for word in words if not said(word, *registered_addresses.DEEDS)))
    if not address:
        return _listed(desk, seat)
    deed = deeds[0] if deeds else "add"
    changed = _changed(desk, seat, address, deed)
    interventions.log(desk, "address", desk.asked.reason, seat=seat.key, deed=deed)
    return (Lines((changed,), bullet=False), *_listed(desk, seat))


def _listed(desk: RefereeDesk, seat: tables.Seat) -> Blocks:
    """List the addresses, the one written to first."""
    readers = partners.readers(desk.session, seat)
    if not readers:
        raise Refusal("joining-empty", seat=seat.key, campaign=desk.campaign.title)
    return (Lines(tuple(_of(desk, reader) for reader in readers)),)


def _of(desk: RefereeDesk, reader: tables.Person) -> Text:
    rows = sorted(people.addresses(desk.session, reader.id or 0), key=lambda row: row.rank)
    return text("referee-addresses", name=reader.name, addresses=tuple(row.address for row in rows))


def _changed(desk: RefereeDesk, seat: tables.Seat, address: str, deed: registered_addresses.Deed) -> Text:
    """Add an address, take it away, or put it first."""
    readers, whose = partners.readers(desk.session, seat), people.by_address(desk.session, address)
    person = next((one for one in readers if whose and one.id == whose.id), next(iter(readers), None))
    if person is None:
        raise Refusal("joining-empty", seat=seat.key, campaign=desk.campaign.title)
    if deed == "add":
        done = registered_addresses.add_at_once(desk.house, desk.session, seat, person, address)
    else:
        done = registered_addresses.do(desk.of(seat), person, deed, address)
    return text(f"referee-address-{done.result}", address=address)


FOR_REFEREE: RefereeActs = {
    "add": Act(_add, always),
    "replace": Act(_seat, always, _replace_ahead),
    "remove": Act(_remove, always, _remove_ahead),
    "addresses": Act(_addresses, lambda desk: "@" in desk.asked.argument),
}
