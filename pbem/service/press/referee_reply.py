"""The referee's answer to a player's letter: all of his words go back as his own."""

from __future__ import annotations

from sqlmodel import Session

from pbem.core.blocks import Lines, Listing, Section
from pbem.core.seats import REFEREE
from pbem.core.texts import Text, text
from pbem.mail import seat_tags
from pbem.mail.reading.letter import Letter
from pbem.reports.letters import quoted
from pbem.service.game import games
from pbem.service.house.case import Case
from pbem.service.house.house import House
from pbem.service.press import courtesy, letter_finder, plain_text
from pbem.service.press.forwarded_letter import Round
from pbem.store import tables
from pbem.store.repository import press

Sections = tuple[Section, ...]


def replied(house: House, session: Session, campaign: tables.Campaign, row: tables.Inbox, letter: Letter) -> Sections:
    """Send the referee's answer on, and say so; nothing when his mail answers no letter of a player.

    A mail to that address is words alone: what he commands goes to his own.
    """
    code = letter_finder.answered(letter)
    if not code or campaign.state == "recruiting":
        return ()
    earlier = press.of_code(session, campaign.key, code)
    if earlier is None or REFEREE not in earlier.readers.split(","):
        return (_said(text("press-to-lost"), text("press-no-code"), _words(letter)),)
    to = text("press-to-nobody") if earlier.anonymous else text("press-to", who=(earlier.writer,))
    lines = _words(letter)
    if not lines:
        return (_said(to, text("press-empty"), ()),)
    if not press.of_mail(session, row.id):
        _send(Case(house, session, campaign), row, earlier, lines)
    return (_said(to, text("press-sent"), lines),)


def _words(letter: Letter) -> tuple[str, ...]:
    """Give his words: those of the mail itself, with their courtesies, as they can be sent on."""
    body = letter.text.rstrip("\n").count("\n") + 1
    own = tuple(one for one in letter.lines if one[0] <= body)
    return plain_text.clean(courtesy.joined(own, letter.polite, verbatim=False).lines)[0]


def _send(
    case: Case,
    row: tables.Inbox,
    earlier: tables.Press,
    lines: tuple[str, ...],
) -> None:
    """Keep the answer and queue it for whoever wrote."""
    house, session, campaign = case.house, case.session, case.campaign
    letter = tables.Press(
        code=seat_tags.new_press(),
        campaign=campaign.key,
        branch=campaign.head_branch,
        turn=campaign.head_turn,
        writer=REFEREE,
        readers=earlier.writer,
        body="\n".join(lines),
        inbox=row.id,
        answers=earlier.code,
        at=house.now,
    )
    press.add(session, letter)
    Round(house, session, games.opened(session, house.registry, campaign), letter).go()


def _said(to: Text, verdict: Text, lines: tuple[str, ...]) -> Section:
    return Section(to, (Lines((verdict,), bullet=False), *((Listing(quoted(lines).text),) if lines else ())))
