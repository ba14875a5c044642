"""A dungeon by mail: four teams on a small map, and a referee who asks questions."""

from __future__ import annotations

from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.duncan.state import Answer, State, Story
from pbem.rulesets.duncan.view import View
from pbem.service.game import dealings, games
from pbem.store.engine import reading
from tests.known import known
from tests.service.kit import REGISTRY, Office
from tests.service.referee_mail_kit import REFEREE as HIS_ADDRESS
from tests.service.referee_mail_kit import flat

TEAMS = {"blue": "en", "red": "cs", "green": "ru"}
DUNGEON = """
#############
#.1.......2.#
#....o......#
#...........#
#.....3.....#
#...........#
#############
"""
ASKED = "question: Who killed the miller, and why?"


TIMES = {"every_days": 1, "at": ["14:00", "19:00"]}


def camp(office: Office, schedule: object = None, **options: object) -> Office:
    """Begin a game of three teams with turns at 14:00 and 19:00."""
    office.key = "cave"
    seats = [
        {"seat": seat, "name": seat.title(), "address": [f"{seat}@players.test"], "language": language}
        for seat, language in TEAMS.items()
    ]
    table = {"ruleset": "duncan", "title": "Duncan 1", "options": {"dungeon": DUNGEON, "teams": 3, **options}}
    return office.start(**table, seat=seats, schedule=schedule or TIMES)


def played(office: Office, times: int = 1) -> State:
    """Let the next turns be played; give the state after them."""
    for _ in range(times):
        before = state(office).turn
        while state(office).turn == before:
            office.later(hours=1)
    return state(office)


def state(office: Office) -> State:
    """Give the present state."""
    with reading(office.house.engine) as session:
        return known(games.opened(session, REGISTRY, office.campaign()).state, State)


def view(office: Office, seat: str = REFEREE) -> View:
    """Give what a seat knows, with what it has heard."""
    with reading(office.house.engine) as session:
        game = games.opened(session, REGISTRY, office.campaign())
        return known(game.view(Seat(seat), dealings.heard(session, game, seat)), View)


def story(office: Office, seat: str = REFEREE) -> Story:
    """Give what a seat knows of the story."""
    return view(office, seat).story


def answer(office: Office, team: str) -> Answer:
    """Give the last answer of a team, as the referee knows it."""
    return [one for one in story(office).answers if one.team == team][-1]


def heard(office: Office, seat: str = "") -> list[str]:
    """Give the texts of the mails about the story to a player or to the referee, oldest first."""
    address = seat or HIS_ADDRESS
    return [_text(office, mail) for mail in office.mails(address, "overture")]


def _text(office: Office, mail: object) -> str:
    content = office.content(mail)  # type: ignore[arg-type]
    return flat(f"{content.subject} {content.text}")
