"""Reply addresses, tokens and headings: what ties a mail to a seat."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from sqlmodel import Session

from pbem.core.addresses import plain
from pbem.core.seats import REFEREE, Seat
from pbem.mail import seat_tags
from pbem.reports.briefing import Heading
from pbem.service.game.games import Game, opened
from pbem.service.house.house import House
from pbem.service.house.terms import terms
from pbem.store import tables
from pbem.store.repository import campaigns


def tag(campaign: tables.Campaign, seat: tables.Seat) -> str:
    """Give the present reply tag of a seat."""
    return seat_tags.sign(campaign.identity_secret, campaign.key, seat.key, seat.epoch)


def reply_to(house: House, campaign: tables.Campaign, seat: tables.Seat) -> str:
    """Give the address a seat answers to."""
    mailbox = house.mailbox(campaign.mailbox)
    return seat_tags.reply_address(mailbox.address, campaign.key, seat.key, tag(campaign, seat))


def notice_heading(house: House, campaign: tables.Campaign, seat: tables.Seat, player: str) -> Heading:
    """Say whom a notice is for: its reader may simply reply to it, whether the game has begun or not."""
    turn = campaign.head_turn + 1
    return Heading(
        campaign=campaign.key,
        title=campaign.title,
        ruleset=campaign.ruleset,
        turn=turn,
        seat=Seat(seat.key),
        player=player,
        language=seat.language,
        zone=seat.zone,
        deadline=None,
        now=house.now,
        token=seat_tags.token(campaign.key, turn, seat.key, tag(campaign, seat), campaign.head_branch),
        reply_to=reply_to(house, campaign, seat),
        colour=house.registry[campaign.ruleset].ruleset.telling.colour(Seat(seat.key)),
    )


def heading(house: House, game: Game, seat: tables.Seat, player: str, deadline: datetime | None) -> Heading:
    """Say whom a mail of a running game is for and what it is about."""
    own, mailbox = tag(game.row, seat), house.mailbox(game.row.mailbox)
    return Heading(
        campaign=game.key,
        title=game.row.title,
        ruleset=game.row.ruleset,
        turn=game.turn,
        seat=Seat(seat.key),
        player=player,
        language=seat.language,
        zone=seat.zone,
        deadline=deadline,
        now=house.now,
        token=seat_tags.token(game.key, game.turn, seat.key, own, game.row.head_branch),
        reply_to=seat_tags.reply_address(mailbox.address, game.key, seat.key, own),
        step=game.row.head_turn,
        branch=game.row.head_branch,
        colour=game.installed.ruleset.telling.colour(Seat(seat.key)),
        round=game.round or 0,
        before_start=game.round == 0,
    )


def in_steps(house: House, session: Session, campaign: tables.Campaign, head: Heading) -> Heading:
    """Say which round the turn of a heading made without a game is a step of: mails then speak of turns."""
    whole = house.registry[campaign.ruleset].ruleset.rules.whole_rounds
    if head.in_round is not None or not whole or campaign.state == "recruiting":
        return head
    step = opened(session, house.registry, campaign).round
    return replace(head, round=step or 0, before_start=step == 0)


def referee_addresses(house: House, campaign: tables.Campaign | None) -> tuple[str, ...]:
    """List where the referee of a campaign writes from, the address written to first; else it is the host's."""
    own = terms(campaign).referee.address if campaign is not None else ()
    return tuple(plain(one) for one in own) or (plain(house.settings.referee),)


def is_referee(house: House, session: Session, address: str) -> bool:
    """Tell whether an address is that of the house's referee, or of a campaign's."""
    written = plain(address)
    if written == plain(house.settings.referee):
        return True
    return any(written in referee_addresses(house, one) for one in campaigns.listing(session))


def referee_language(house: House, campaign: tables.Campaign | None) -> str:
    """Give the language of the mail to the referee."""
    own = terms(campaign).referee.language if campaign is not None else ""
    return own or house.settings.language


def referee_tag(campaign: tables.Campaign) -> str:
    """Give the present reply tag of the referee of a campaign: that of a seat nobody plays."""
    return seat_tags.sign(campaign.identity_secret, campaign.key, REFEREE, campaign.referee_epoch)


def referee_heading(house: House, campaign: tables.Campaign) -> Heading:
    """Head a mail to the referee of a campaign: he may simply reply to it."""
    code, turn = referee_tag(campaign), campaign.head_turn + 1
    return Heading(
        campaign=campaign.key,
        title=campaign.title,
        ruleset=campaign.ruleset,
        turn=turn,
        seat=REFEREE,
        player="",
        language=referee_language(house, campaign),
        zone=campaign.timezone,
        deadline=None,
        now=house.now,
        token=seat_tags.token(campaign.key, turn, REFEREE, code),
        reply_to=seat_tags.reply_address(house.mailbox(campaign.mailbox).address, campaign.key, REFEREE, code),
    )
