"""`applications`, `approve 3`, `refuse 3`, `invite`, `withdraw`: who may play.

A number nobody's application has may be an answer's or a treaty's: then the line is the game's.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbem.core.blocks import Block, Cell, Column, Lines, Listing, Table
from pbem.core.languages import LANGUAGES
from pbem.core.problems import Refusal
from pbem.core.texts import text
from pbem.mail.commands import command
from pbem.mail.commands import referee as words
from pbem.reports import dates
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.challenges import own
from pbem.service.desk.referee_desk import FIGURES, Blocks, RefereeDesk, told
from pbem.service.joining import approval, invitation, open_campaigns, wishes
from pbem.service.joining.cases import ApplicationCase
from pbem.service.referee import game_lines
from pbem.store.repository import applications, invitations
from pbem.store.tables import Application, Invitation

_ADDRESS = re.compile(r"[^\s<>,;:\"()@]{1,64}@[^\s<>,;:\"()@]{1,255}")


def _list(desk: RefereeDesk) -> Blocks:
    """List whose application is open, and the invitations nobody has used."""
    asking = applications.listing(desk.session, desk.campaign.key, *applications.OPEN)
    invited = invitations.listing(desk.session, desk.campaign.key, "open")
    listed = (*_asking(desk, asking), *_invited(desk, invited))
    return listed or told("referee-applications-none")


def _asking(desk: RefereeDesk, found: Sequence[Application]) -> tuple[Block, ...]:
    if not found:
        return ()
    columns = tuple(Column(text(f"referee-column-{one}")) for one in ("number", "sender", "wishes", "became"))
    decide = next((one.id for one in found if one.state == "asked"), None)
    how = () if decide is None else (Lines((text("referee-applications-how", number=decide),), bullet=False),)
    return (Table(columns, tuple(_applicant(desk, one) for one in found)), *how)


def _applicant(desk: RefereeDesk, row: Application) -> tuple[Cell, ...]:
    kept = wishes.kept(row.wishes)
    wished = " ".join(desk.words.say(one) for one in open_campaigns.understood(kept, "joining-referee"))
    return (
        Cell(str(row.id), "number"),
        Cell(row.name or row.address, small=row.address if row.name else ""),
        Cell(wished or "-", small=kept.words[:200]),
        Cell(text(f"referee-application-{row.state}")),
    )


def _invited(desk: RefereeDesk, found: Sequence[Invitation]) -> tuple[Block, ...]:
    if not found:
        return ()
    columns = tuple(Column(text(f"referee-column-{one}")) for one in ("when", "code", "seat", "mail"))
    head = Lines((text("referee-invitations-heading"),), bullet=False)
    return (head, Table(columns, tuple(_invitation(desk, one) for one in found)))


def _invitation(desk: RefereeDesk, row: Invitation) -> tuple[Cell, ...]:
    return (
        Cell(dates.short(row.created_at, desk.campaign.timezone, desk.words)),
        Cell(invitation.spoken(row.code)),
        Cell(desk.words.seat(row.seat), "tag", row.seat) if row.seat else Cell("-"),
        Cell(row.address or "-"),
    )


def _approve(desk: RefereeDesk) -> Blocks:
    return _decided(desk, True)


def _refuse(desk: RefereeDesk) -> Blocks:
    return _decided(desk, False)


def _decided(desk: RefereeDesk, yes: bool) -> Blocks:
    """Decide; the reason is passed on."""
    number = int(desk.asked.argument.strip("# .:")[:FIGURES])
    row = applications.get(desk.session, number)
    if row is None or row.campaign != desk.campaign.key or row.state != "asked":
        done = game_lines.served(desk) if desk.campaign.state != "recruiting" else None
        if done is not None:
            return done
        raise Refusal("referee-no-application", number=number, word=words.named("applications").word(desk.language))
    case = ApplicationCase(desk.house, desk.session, desk.campaign, row)
    approval.decide(case, yes, tuple(desk.asked.reason.splitlines()))
    return told(f"referee-application-now-{row.state}", name=row.name or row.address)


def _invite(desk: RefereeDesk) -> Blocks:
    """Invite somebody by mail, or make a code to hand over: `red: Olga <olga@example.org>, language cs`."""
    said = desk.asked.argument
    address = next(iter(_ADDRESS.findall(said)), "")
    if address and own(desk.house, address):
        raise Refusal("referee-own-address")
    before, _, after = said.partition(address) if address else (said, "", "")
    seat, name = _named(desk, before.strip(" <:,;\"'"))
    wished = wishes.read(after, (), tuple(desk.house.catalogue(one) for one in LANGUAGES))
    made = invitation.invite(desk, seat, address.lower(), name, wished.language)
    line = f"{command('join').word(desk.language)} {desk.campaign.key} {invitation.spoken(made.code)}"
    kind = "referee-invited" if address else "referee-invitation"
    return (*told(kind, address=address), Listing((line,)))


def _named(desk: RefereeDesk, said: str) -> tuple[str | None, str]:
    """Part the seat that is kept, if one is named, from what the invited person is called."""
    try:
        row, rest = desk.seat_and_rest(said) if said else (None, "")
    except Refusal:
        return None, said[:80]
    return (row.key if row else None), rest.strip(" <:,;\"'")[:80]


def _withdraw(desk: RefereeDesk) -> Blocks:
    """Take an invitation back."""
    found = invitation.withdraw(desk, desk.asked.argument.strip(" .:"))
    return told("referee-withdrawn", code=invitation.spoken(found.code))


FOR_REFEREE: RefereeActs = {
    "applications": Act(_list),
    "approve": Act(_approve),
    "refuse": Act(_refuse),
    "invite": Act(_invite),
    "withdraw": Act(_withdraw),
}
