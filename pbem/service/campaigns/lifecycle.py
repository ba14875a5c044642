"""The life of a campaign: made, started, paused, resumed, ended."""

from __future__ import annotations

import json
import secrets
from datetime import datetime, timedelta

from sqlmodel import Session

from pbem import codec
from pbem.core.problems import Refusal
from pbem.core.seats import Seat as SeatKey
from pbem.core.texts import Text, text
from pbem.proof import fairness
from pbem.registry import AnyOptions, Installed
from pbem.reports import dates
from pbem.service.calendar import deadlines, turn_time
from pbem.service.calendar.campaign_file import CampaignFile, PartnerEntry, SeatEntry
from pbem.service.calendar.schedule import Schedule
from pbem.service.campaigns import handover, house_seats
from pbem.service.game import games
from pbem.service.game import options as option_table
from pbem.service.game.games import Game, opened
from pbem.service.house.case import Case, SeatCase
from pbem.service.house.house import House
from pbem.service.house.terms import HousePlayers, terms, written
from pbem.service.post.posting import following, notice, to_seat_again
from pbem.service.turns.adjudication import Played, deal, publish, record_setup
from pbem.settings import ConfigFault
from pbem.store.repository import campaigns, events, inbox, partners, people, seats, timers
from pbem.store.tables import Campaign, Event, LogKind, Person, Seat, Timer

NO_AUTHORITY = (
    "identity.authenticated: no mail server is trusted to tell; "
    'name it in the host\'s configuration: trusted_authserv = ["mx.example.org"]'
)


def create(house: House, session: Session, file: CampaignFile, secret: bytes = b"") -> Campaign:
    """Make a campaign and its seats; a ConfigFault tells what is wrong with the file."""
    if campaigns.get(session, file.key) is not None:
        raise ConfigFault(file.key, ("key: there is a campaign of this name; choose another",))
    if file.ruleset not in house.registry:
        known = ", ".join(house.registry)
        raise ConfigFault(file.key, (f"ruleset: no rule set {file.ruleset!r} is installed; there are: {known}",))
    if file.mailbox and file.mailbox not in [box.name for box in house.settings.mailbox]:
        known = ", ".join(box.name for box in house.settings.mailbox)
        raise ConfigFault(file.key, (f"mailbox: there is no mailbox {file.mailbox!r}; there are: {known}",))
    if file.identity.authenticated and not house.settings.trusted_authserv:
        raise ConfigFault(file.key, (NO_AUTHORITY,))
    installed = house.registry[file.ruleset]
    chosen = option_table.read(installed, file.options)
    secret = secret or secrets.token_bytes(32)
    try:
        deal(installed, chosen, secret)
    except ValueError as fault:
        raise ConfigFault(f"options of {file.ruleset}", (str(fault),)) from None
    _known_house_players(installed, file)
    campaign = campaigns.add(session, _row(house, installed, file, chosen, secret))
    _seat_all(Case(house, session, campaign), installed, chosen, file)
    events.append(session, Event(at=house.now, campaign=file.key, who="referee", kind="created"))
    return campaign


def _known_house_players(installed: Installed, file: CampaignFile) -> None:
    """Refuse a house player the game has not, and any in a game without."""
    wished, there = file.house_players, installed.ruleset.players
    if wished == HousePlayers():
        return
    if not there and (wished.player or wished.choose):
        raise ConfigFault(file.key, (f"house_players: {file.ruleset} has no house players",))
    if wished.player and wished.player not in there:
        known = ", ".join(there)
        raise ConfigFault(file.key, (f"house_players.player: no house player {wished.player!r}; there are: {known}",))
    if wished.hours and not wished.player:
        raise ConfigFault(file.key, ("house_players.hours: say with `player` who takes the free seats then",))


def _row(house: House, installed: Installed, file: CampaignFile, chosen: AnyOptions, secret: bytes) -> Campaign:
    return Campaign(
        key=file.key,
        title=file.title,
        ruleset=file.ruleset,
        ruleset_version=installed.ruleset.version,
        options=codec.dumps(chosen, installed.ruleset.options_type),
        timezone=file.timezone,
        schedule=codec.dumps(file.schedule, Schedule),
        language=file.language,
        mailbox=house.mailbox(file.mailbox).name,
        dice_secret=secret,
        dice_anchor=fairness.promise(secret),
        identity_secret=secrets.token_bytes(32),
        created_at=house.now,
        settings=written(file.terms()),
    )


def _seat_all(case: Case, installed: Installed, chosen: AnyOptions, file: CampaignFile) -> None:
    """Make the seats of the rule set and give those the file names to their players."""
    session = case.session
    keys = [str(seat) for seat in installed.ruleset.rules.seats(chosen)]
    strangers = [entry.seat for entry in file.seat if entry.seat not in keys]
    if strangers:
        raise ConfigFault(file.key, (f"seat: no seat {strangers[0]!r}; there are: {', '.join(keys)}",))
    entries = {entry.seat: entry for entry in file.seat}
    for key in keys:
        row = seats.add(session, Seat(campaign=file.key, key=key, language=file.language, zone=file.timezone))
        if key in entries:
            give(case.house, session, case.campaign, row, entries[key])
    for row in seats.of_campaign(session, file.key):
        for partner in entries[row.key].partner if row.key in entries else ():
            _share(case.house, session, row, partner)


def _share(house: House, session: Session, seat: Seat, entry: PartnerEntry) -> None:
    """Let one more person the file names play a seat; nobody plays two seats that way."""
    known = next((one for address in entry.address if (one := people.by_address(session, address))), None)
    every = seats.of_campaign(session, seat.campaign)
    if known is not None and any(partners.shares(session, other, known) for other in every):
        raise ConfigFault(seat.campaign, (f"seat.partner: {entry.address[0]} has a seat already",))
    person = known or people.add(session, entry.name, seat.language, seat.zone, [])
    for address in entry.address:
        if people.by_address(session, address) is None:
            people.add_address(session, person, address)
    partners.add(session, seat, person, house.now)


def give(house: House, session: Session, campaign: Campaign, seat: Seat, entry: SeatEntry) -> Person:
    """Seat a player the referee names; whoever has one of the addresses already is that player."""
    known = [people.by_address(session, address) for address in entry.address]
    person = next((one for one in known if one is not None), None)
    language, zone = entry.language or campaign.language, entry.timezone or campaign.timezone
    if person is None:
        person = people.add(session, entry.name, language, zone, list(entry.address))
    for address, owner in zip(entry.address, known, strict=True):
        if owner is None and people.by_address(session, address) is None:
            people.add_address(session, person, address)
    handover.give(SeatCase(house, session, campaign, seat), person)
    seat.language, seat.zone = language, zone
    events.append(
        session,
        Event(
            at=house.now, campaign=campaign.key, who="referee", kind="seated", payload=json.dumps({"seat": seat.key})
        ),
    )
    return person


def free(session: Session, campaign: Campaign) -> list[Seat]:
    """List the seats nobody has."""
    return [seat for seat in seats.of_campaign(session, campaign.key) if seat.state == "open"]


def seat_taken(house: House, session: Session, campaign: Campaign, seat: Seat) -> None:
    """Start a campaign that waited for this seat; in a begun one, bring its new player up to date."""
    if campaign.state in ("running", "paused"):
        publish_to(house, session, campaign, seat)
        handover.tell(SeatCase(house, session, campaign, seat))
    elif campaign.state == "recruiting":
        start_if_full(house, session, campaign)
        _start_with_house_players_later(house, session, campaign)


def _start_with_house_players_later(house: House, session: Session, campaign: Campaign) -> None:
    """Set, when the first player has joined, how long a game waits for others."""
    hours = terms(campaign).house_players.hours
    set_already = any(timer.kind == timers.FILL for timer in timers.waiting(session, campaign.key))
    if campaign.state == "recruiting" and hours and not set_already:
        due = house.now + timedelta(hours=hours)
        timer = Timer(campaign=campaign.key, branch=0, turn=0, kind=timers.FILL, rule="", zone="UTC", due_utc=due)
        timer.seq = timers.next_seq(session, campaign.key, 0, 0, timers.FILL)
        timers.add(session, timer)


def begun_if_full(case: Case) -> None:
    """Start a campaign that waited for no more than house players."""
    someone = any(seat.state == "taken" for seat in seats.of_campaign(case.session, case.campaign.key))
    if case.campaign.state == "recruiting" and someone:
        start_if_full(case.house, case.session, case.campaign)


def start_if_full(house: House, session: Session, campaign: Campaign) -> None:
    """Start a campaign that is complete, unless it is held since a restore."""
    if complete(session, campaign) and not campaign.restored_from:
        start(house, session, campaign)


def complete(session: Session, campaign: Campaign) -> bool:
    """Tell whether a campaign has what it waited for: all seats taken, or the first one."""
    wanted = terms(campaign).start
    rows = seats.of_campaign(session, campaign.key)
    free = any(seat.state == "open" and not seat.house_player for seat in rows)
    return (wanted == "first" and any(seat.state == "taken" for seat in rows)) or (wanted == "full" and not free)


def publish_to(house: House, session: Session, campaign: Campaign, seat: Seat) -> None:
    """Send one seat the report of the present state, as its first one."""
    game = opened(session, house.registry, campaign)
    publish(house, session, Played(game, None, ()), only=SeatKey(seat.key))


def start(house: House, session: Session, campaign: Campaign) -> Game:
    """Deal the board, set the first deadline and send the first reports; the campaign is locked by the caller."""
    if campaign.restored_from:
        raise Refusal("restored", campaign=campaign.title)
    if campaign.state != "recruiting":
        raise Refusal("already-started", campaign=campaign.key)
    installed, player = house.registry[campaign.ruleset], terms(campaign).house_players.player
    state = deal(installed, games.options(installed, campaign), campaign.dice_secret)
    timers.cancel_kind(session, campaign.key, timers.FILL)
    if player:
        house_seats.fill(Case(house, session, campaign), player)
    campaign.state = "running"
    game = Game(campaign, installed, state)
    record_setup(house, session, game)
    turn_time.first(house, session, game)
    publish(house, session, Played(game, None, ()))
    events.append(session, Event(at=house.now, campaign=campaign.key, who="referee", kind="started"))
    return game


def pause(house: House, session: Session, campaign: Campaign, reason: str, until: datetime | None = None) -> None:
    """Stop the clock, for ever or until an instant; mail that comes is kept."""
    if campaign.state != "running":
        raise Refusal("not-running", campaign=campaign.title)
    if until is not None and until <= house.now:
        raise Refusal("not-ahead", campaign=campaign.title)
    campaigns.set_state(session, campaign, "paused", reason)
    if until is not None:
        deadlines.end_pause_at(session, opened(session, house.registry, campaign), until)
    _log(house, session, campaign, "paused", reason)
    subject = text("notice-paused-subject")
    for seat, _ in seats.players(session, campaign.key):
        _tell(house, session, campaign, seat, subject, _pause(house, seat, until))


def _pause(house: House, seat: Seat, until: datetime | None) -> Text:
    if until is None:
        return text("notice-paused-body")
    return text("pause-until", moment=dates.long(until, seat.zone, house.catalogue(seat.language)))


def resume(house: House, session: Session, campaign: Campaign, reason: str) -> None:
    """Let the clock run again: a deadline still to come stands, else the next one of the rule is taken."""
    if campaign.restored_from:
        raise Refusal("restored", campaign=campaign.title)
    if campaign.state not in ("paused", "held"):
        raise Refusal("not-paused", campaign=campaign.title)
    campaigns.set_state(session, campaign, "running")
    inbox.release(session, campaign.key)
    timers.cancel_kind(session, campaign.key, timers.RESUME)
    due = deadlines.present(session, campaign)
    if due is None or due <= house.now:
        turn_time.anew(house, session, opened(session, house.registry, campaign))
    _log(house, session, campaign, "resumed", reason)
    due = deadlines.present(session, campaign)
    subject = text("notice-resumed")
    for seat, _ in seats.players(session, campaign.key):
        told = dates.long(due, seat.zone, house.catalogue(seat.language)) if due else "-"
        _tell(house, session, campaign, seat, subject, text("notice-resumed-body", deadline=told))


def end(house: House, session: Session, campaign: Campaign, reason: str) -> None:
    """End a campaign for good."""
    if campaign.state == "ended":
        raise Refusal("not-running", campaign=campaign.key)
    campaigns.set_state(session, campaign, "ended", reason)
    timers.cancel_all(session, campaign.key)
    inbox.release(session, campaign.key)
    _log(house, session, campaign, "ended", reason)
    subject = text("notice-ended-subject", campaign=campaign.title)
    _tell_all(house, session, campaign, subject, text("notice-ended", campaign=campaign.title))


def _tell_all(house: House, session: Session, campaign: Campaign, subject: Text, *paragraphs: Text) -> None:
    """Send every player the same notice."""
    for seat, _ in seats.players(session, campaign.key):
        _tell(house, session, campaign, seat, subject, *paragraphs)


def _tell(house: House, session: Session, campaign: Campaign, seat: Seat, subject: Text, *paragraphs: Text) -> None:
    """Send one player a notice, below the earlier mails."""
    told, thread = notice(house, seat.language, subject, *paragraphs), following(session, campaign, seat.key)
    to_seat_again(SeatCase(house, session, campaign, seat), told, subject.id, thread)


def _log(house: House, session: Session, campaign: Campaign, kind: LogKind, reason: str) -> None:
    """Write what the referee did, and why."""
    payload = json.dumps({"reason": reason}, ensure_ascii=False)
    events.append(session, Event(at=house.now, campaign=campaign.key, who="referee", kind=kind, payload=payload))
