"""A seat that a house player takes, and who is told of it: those who may write to that seat, and nobody else."""

from __future__ import annotations

from pbem.core.problems import Refusal
from pbem.core.texts import text
from pbem.service.calendar import early_run
from pbem.service.game import games, house_players
from pbem.service.house.case import Case, SeatCase
from pbem.service.post.posting import following, notice, to_seat_again
from pbem.store.repository import seats

NOBODY = "none"
"""What is written instead of a name to take the house player away."""


def chosen(case: Case, name: str) -> str:
    """Find a house player by its name; a Refusal says which there are."""
    players = case.house.registry[case.campaign.ruleset].ruleset.players
    if not players:
        raise Refusal("house-players-none", campaign=case.campaign.title)
    if name.lower() not in players:
        raise Refusal("house-player-unknown", name=name[:40], names=tuple(players))
    return name.lower()


def take(case: SeatCase, name: str) -> None:
    """Let a house player have a seat that is nobody's; what stands ordered for the present turn stands."""
    _free(case)
    seat = case.seat
    seat.house_player = chosen(case, name)
    case.session.add(seat)
    case.session.flush()
    case.log("service", "house player", seat=seat.key, name=seat.house_player)
    tell(case, "house-player-plays", name=seat.house_player)
    _ready(case)


def leave(case: SeatCase) -> None:
    """Take a house player from its seat, which is then nobody's."""
    _free(case)
    if not case.seat.house_player:
        raise Refusal("house-player-absent", seat=case.seat.key)
    case.seat.house_player = ""
    case.session.add(case.seat)
    case.session.flush()
    case.log("service", "house player", seat=case.seat.key, name=NOBODY)
    tell(case, "house-player-left")


def _free(case: SeatCase) -> None:
    if case.seat.person is not None or case.seat.state == "taken":
        raise Refusal("house-player-taken", seat=case.seat.key)


def fill(case: Case, name: str) -> None:
    """Let a house player have every seat that is still free."""
    for seat in seats.of_campaign(case.session, case.campaign.key):
        if seat.state == "open" and not seat.house_player:
            take(case.of(seat), name)


def tell(case: SeatCase, id: str, **facts: str) -> None:
    """Tell the players who may know of that seat."""
    if case.campaign.state not in ("running", "paused"):
        return
    game = games.opened(case.session, case.house.registry, case.campaign)
    for seat, _ in seats.players(case.session, case.campaign.key):
        if seat.key != case.seat.key and case.seat.key in house_players.known(game, seat.key):
            said = (text(one, seat=case.seat.key, campaign=case.campaign.title, **facts) for one in (id, f"{id}-body"))
            told = notice(case.house, seat.language, *said)
            to_seat_again(case.of(seat), told, id, following(case.session, case.campaign, seat.key))


def _ready(case: SeatCase) -> None:
    """A turn may have waited for nobody but whoever had the seat."""
    if case.campaign.state == "running":
        game = games.opened(case.session, case.house.registry, case.campaign)
        early_run.all_in(case.house, case.session, game)
