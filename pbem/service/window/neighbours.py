"""How a seat stands with others: its treaties, from its view; what they said, as mailed; whom it may write to.

The letters of a seat and its writing desk show it. Nothing is told of a campaign that takes no orders now.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pbem.core.blocks import Section
from pbem.core.problems import Severity
from pbem.core.seats import REFEREE, Seat
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import text
from pbem.language.forms.say import say
from pbem.registry import AnyOrder, AnyRuleset, AnyView
from pbem.reports.briefing import Leaflet
from pbem.reports.columns import clean
from pbem.reports.screens import Neighbours
from pbem.reports.texts import Catalogue
from pbem.service.game import dealings, games
from pbem.service.game.games import Game
from pbem.service.post.rendering import briefing
from pbem.service.turns import overtures
from pbem.service.window.seat_mail import OwnMail
from pbem.store.repository import outbox


def neighbours(mail: OwnMail) -> Neighbours:
    """Say how a seat stands with others."""
    said = _said(mail)
    if mail.campaign.state != "running":
        return Neighbours(said=said)
    game = games.opened(mail.session, mail.house.registry, mail.campaign)
    ruleset, seat = game.installed.ruleset, Seat(mail.seat.key)
    talk, view = ruleset.talk, game.view(seat, dealings.heard(mail.session, game, seat))
    met = sorted(map(str, ruleset.contacts(game.state, seat)))
    answers = talk.answers(view) if talk is not None else ()
    return Neighbours(
        treaties=talk.treaties(view) if talk is not None else (),
        answers=tuple(clean(_line(mail, game, order)) for order in answers),
        said=said,
        contacts=(*met, REFEREE),
        openings=tuple(_openings(mail, game, view, met)),
    )


def _openings(mail: OwnMail, game: Game, view: AnyView, met: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Write the plainest treaty a seat may offer to each of those it has met."""
    ruleset, words = game.installed.ruleset, mail.house.catalogue(mail.seat.language, mail.campaign.ruleset)
    talk = ruleset.talk
    for other in met:
        offered = talk.opening(view, Seat(other)) if talk is not None else None
        if offered is not None and not _refused(ruleset, view, offered):
            yield words.seat(other), _line(mail, game, offered)


def _refused(ruleset: AnyRuleset, view: AnyView, order: AnyOrder) -> bool:
    found = ruleset.words.check(view, Sheet((Written(order, 1),)))
    return any(one.severity is Severity.ERROR for one in found)


def head(words: Catalogue, seat: str) -> str:
    """Write what a letter to a seat begins with."""
    return words.say(text("press-to-referee") if seat == REFEREE else text("press-to", who=(seat,)))


def _line(mail: OwnMail, game: Game, order: AnyOrder) -> str:
    return say(game.installed.ruleset.words.phrase(order), game.installed.lexicons[mail.seat.language])


def _said(mail: OwnMail) -> tuple[Section, ...]:
    """Give what others said across the table since the turn began, as it was mailed."""
    row = mail.campaign
    at = (row.key, row.head_branch, row.head_turn)
    mails = outbox.of_turn(mail.session, at, mail.names, overtures.KIND)
    once = {one.revision: one for one in sorted(mails, key=mail.rank)}
    told = (briefing(once[number]) for number in sorted(once))
    return tuple(section for one in told if isinstance(one, Leaflet) for section in one.sections)
