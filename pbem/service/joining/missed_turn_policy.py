"""What follows when a seat has missed too many turns: one step of the campaign's policy, once, told to its player.

Nobody else learns of it but the referee. What is on offer is reckoned from the log whenever it is asked for
(`turns.missed_turns`): there is nothing to take back when the player writes again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sqlmodel import Session

from pbem.core.seats import Seat as SeatKey
from pbem.core.texts import Text, text
from pbem.service.campaigns import house_seats
from pbem.service.house.case import Case, SeatCase
from pbem.service.house.house import House
from pbem.service.house.terms import terms
from pbem.service.joining import resignation
from pbem.service.post.addresses import referee_language
from pbem.service.post.posting import notice, to_referee, to_seat_again
from pbem.service.turns import missed_turns
from pbem.store.repository import applications, events, people, seats
from pbem.store.tables import Campaign, Event, Person, Seat

OFFERED = "missed-offered"
"""The kind of mail that tells a player of the offer."""

Abandon = Callable[[Case, str, str], object]
"""The referee's act that ends a seat nobody plays any more: of a campaign, a seat and a reason."""


@dataclass(frozen=True)
class Silence(SeatCase):
    """A seat from whose player nothing came for so many turns."""

    person: Person
    count: int
    abandon: Abandon

    def words(self, id: str, **more: str | int) -> Text:
        """Say something of it."""
        row = self.campaign
        address = people.address_of(self.session, self.person.id or 0) or "-"
        facts = {"seat": self.seat.key, "colour": self.seat.key, "campaign": row.title, "key": row.key}
        return text(
            id, **facts, name=self.person.name, address=address, turns=missed_turns.in_a_row(self.count), **more
        )

    def tell_referee(self, kind: str, *more: Text) -> None:
        """Tell the referee what was done."""
        said = notice(
            self.house,
            referee_language(self.house, self.campaign),
            self.words(f"missed-referee-{kind}"),
            self.words(f"missed-referee-{kind}-body"),
            *more,
        )
        to_referee(self, said)


def settle(house: House, session: Session, campaign: Campaign, abandon: Abandon) -> None:
    """Do what follows from the turn just played, in its transaction."""
    policy = terms(campaign).missed
    found = missed_turns.vanished(session, campaign) if campaign.state == "running" else {}
    for key, count in found.items():
        seat = seats.get(session, campaign.key, key)
        person = people.get(session, seat.person) if seat and seat.person else None
        taken = seat is not None and seat.state == "taken" and campaign.state == "running"
        if seat and person and taken and not _done(session, campaign, key):
            _log(Case(house, session, campaign), key, policy.then, count)
            STEPS[policy.then](Silence(house, session, campaign, seat, person, count, abandon))


def came_back(house: House, session: Session, campaign: Campaign, seat: Seat) -> bool:
    """Tell a player whose seat was on offer, and who writes again, that it is not any more; False: it was not."""
    latest = _steps(session, campaign, seat.key)[-1:]
    if [json.loads(row.payload)["step"] for row in latest] != ["offer"]:
        return False
    _log(Case(house, session, campaign), seat.key, "back", 0)
    said = notice(house, seat.language, text("missed-back", seat=seat.key), text("missed-back-body"))
    to_seat_again(SeatCase(house, session, campaign, seat), said, "missed-back")
    return True


def _stay(silence: Silence) -> None:
    """Tell the referee, and leave everything as it is."""
    silence.tell_referee("stay")


def _offer(silence: Silence) -> None:
    """Tell the player that the seat is on offer; the waiting line does the rest."""
    house, session, campaign, seat = silence.house, silence.session, silence.campaign, silence.seat
    said = notice(
        house,
        seat.language,
        silence.words("missed-offered"),
        silence.words("missed-offered-body"),
        text("missed-offered-back"),
    )
    to_seat_again(silence, said, OFFERED)
    waiting = len(applications.listing(session, campaign.key, "waiting"))
    silence.tell_referee("offer", silence.words("missed-referee-line", waiting=waiting))


def _vacate(silence: Silence) -> None:
    """Give the seat up for its player."""
    _take(silence)
    silence.tell_referee("vacate")


def _disorder(silence: Silence) -> None:
    """Give the seat up, and let its state end as the rule book has it, where it has something for that."""
    ruleset = silence.house.registry[silence.campaign.ruleset].ruleset
    if ruleset.refereeing.abandonment(SeatKey(silence.seat.key)) is None:
        _vacate(silence)
        return
    _take(silence, text("missed-ended-body"))
    why = f"{silence.seat.key}: {silence.count} turns without orders"
    silence.abandon(silence, silence.seat.key, why)
    silence.tell_referee("disorder")


def _take(silence: Silence, *more: Text) -> None:
    """Take the seat from its player, who is told."""
    said = notice(
        silence.house,
        silence.seat.language,
        silence.words("missed-vacated"),
        silence.words("missed-vacated-body"),
        *more,
    )
    resignation.take(silence, said)


def _house(silence: Silence) -> None:
    """Give the seat up for its player, and let a house player have it until somebody takes it over."""
    players = silence.house.registry[silence.campaign.ruleset].ruleset.players
    if not players:
        _vacate(silence)
        return
    _take(silence)
    name = terms(silence.campaign).house_players.player or next(iter(players))
    house_seats.take(silence, name)
    silence.tell_referee("house", silence.words("missed-referee-house-player", player=name))


STEPS: Mapping[str, Callable[[Silence], None]] = {
    "stay": _stay,
    "offer": _offer,
    "vacate": _vacate,
    "disorder": _disorder,
    "house": _house,
}
"""The policy of a campaign -> what is done."""


def _done(session: Session, campaign: Campaign, key: str) -> bool:
    """Tell whether the step was taken since the player was last heard of."""
    began = missed_turns.began(session, campaign, key)
    return any(began is None or row.at > began for row in _steps(session, campaign, key))


def _steps(session: Session, campaign: Campaign, key: str) -> list[Event]:
    """List what was done about a seat, the earliest first."""
    rows = events.of_kinds(session, campaign.key, missed_turns.STEP)
    return [row for row in rows if json.loads(row.payload)["seat"] == key]


def _log(case: Case, seat: str, step: str, turns: int) -> None:
    case.log("service", missed_turns.STEP, seat=seat, step=step, turns=turns)
