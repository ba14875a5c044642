"""A day at the camp: the example campaign of the dungeon game plays four turns, at 14:00, 19:00, 20:00 and 00:00."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from pbem.core.problems import Severity
from pbem.core.seats import Seat
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.view import View
from pbem.service.calendar import campaign_file
from pbem.service.campaigns import lifecycle
from pbem.service.game import games
from pbem.service.house.case import Case
from pbem.settings import ConfigFault
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns as rows
from pbem.store.repository import turns
from tests.known import known
from tests.service.kit import REGISTRY, Office
from tests.service.test_time import deadline, paused

FILE = Path(__file__).parents[2] / "config" / "campaigns" / "duncan.toml"
TEAMS = ("blue", "red", "green", "white")


@pytest.fixture
def camp(office: Office) -> Office:
    """The campaign as the example has it, begun by the leader at eight in the morning, in Prague."""
    paused(office)
    office.until("2026-11-22 07:00:00")
    office.key = "duncan1"
    table = tomllib.loads(FILE.read_text(encoding="utf-8"))
    seats: list[dict[str, Any]] = [
        {"seat": seat, "name": seat.title(), "address": [f"{seat}@players.test"]} for seat in TEAMS
    ]
    seats[0]["partner"] = [{"name": "Petr", "address": ["petr@phone.test"]}]
    office.start(**{**table, "seat": seats})
    with writing(office.house.engine) as session:
        row = rows.claim(session, "duncan1")
        assert row is not None
        lifecycle.start(office.house, session, row)
    office.works()
    return office


def state(office: Office) -> Any:
    """Give the present state."""
    with reading(office.house.engine) as session:
        return games.opened(session, REGISTRY, office.campaign()).state


def beside(office: Office, seat: str) -> str:
    """Name a free square beside a portal."""
    with reading(office.house.engine) as session:
        view = known(games.opened(session, REGISTRY, office.campaign()).view(Seat(seat)), View)
    assert view.portal is not None
    column, row = view.portal
    around = [(column + dx, row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    free = next((x, y) for x, y in around if view.terrain[y][x] == ".")
    return str(type(view.portal)(*free).name)


def test_four_turns_are_played_a_day(camp: Office) -> None:
    """k14: 14:00, 19:00, 20:00 and midnight, all by the clock of the camp."""
    told = []
    for _ in range(5):
        due = deadline(camp)
        assert due is not None
        told.append(due.strftime("%d %H:%M"))
        camp.until(due.strftime("%Y-%m-%d %H:%M:01"))
    assert told == ["22 13:00", "22 18:00", "22 19:00", "22 23:00", "23 13:00"]
    assert camp.campaign().head_turn == 5
    assert len(camp.mails("white@players.test", "report")) == 6


def test_a_team_writes_its_list_from_several_telephones(camp: Office) -> None:
    """k10: the list of the team; whoever wrote, everybody has the answer."""
    square = beside(camp, "blue")
    camp.letter("blue", f"kup na {square}")
    camp.letter("blue", f"kup na {square}", sender="petr@phone.test")
    answer = camp.said(camp.mails("petr@phone.test", "answer")[-1])
    assert [(line.tag, line.by) for line in answer.lines] == [("2", "Petr"), ("1", "Anna")]  # type: ignore[union-attr]
    camp.until("2026-11-22 13:00:01")
    team = next(team for team in state(camp).teams if team.seat == "blue")
    assert len(team.units) == 2
    assert team.points == 50 - 2 - 4


def test_points_for_other_games_come_with_the_noon_turn(camp: Office) -> None:
    """k14: what the leader enters before 14:00 can be spent at 19:00; what comes later waits for the next day."""
    from pbem.service.referee import interventions

    def award(line: str) -> None:
        with writing(camp.house.engine) as session:
            row = rows.claim(session, "duncan1")
            assert row is not None
            assert not [
                one
                for one in interventions.order(Case(camp.house, session, row), [line], "en", "")
                if one.severity is Severity.ERROR
            ]

    def points() -> int:
        return int(next(team.points for team in state(camp).teams if team.seat == "red"))

    award("award red 5 for football")
    camp.until("2026-11-22 13:00:01")
    assert points() == 55
    award("award red 7 for chess")
    for moment in ("22 18:00:01", "22 19:00:01", "22 23:00:01"):
        camp.until(f"2026-11-{moment}")
    assert points() == 55
    camp.until("2026-11-23 13:00:01")
    assert points() == 62


def test_whoever_the_file_names_for_a_team_gets_its_mail(camp: Office) -> None:
    assert len(camp.mails("petr@phone.test", "report")) == 1


def test_nobody_plays_for_two_teams(camp: Office) -> None:
    """The file is refused, and says whom it is about."""
    seats = [
        {"seat": "blue", "name": "Anna", "address": ["anna@new.test"]},
        {
            "seat": "red",
            "name": "Bo",
            "address": ["bo@new.test"],
            "partner": [{"name": "A", "address": ["anna@new.test"]}],
        },
    ]
    table = {"key": "twice", "title": "Twice", "ruleset": "duncan", "options": {"map": "two-halls", "teams": 2}}
    with writing(camp.house.engine) as session, pytest.raises(ConfigFault, match="anna@new.test has a seat already"):
        lifecycle.create(camp.house, session, campaign_file.check("twice", {**table, "seat": seats}))


def test_nobody_is_waited_for_but_all_are_reminded(camp: Office) -> None:
    camp.letter("blue", f"kup na {beside(camp, 'blue')}")
    camp.until("2026-11-22 12:30:01")
    assert {mail.seat for mail in camp.mails(kind="reminder")} >= {"red", "green", "white"}
    camp.until("2026-11-22 13:00:01")
    assert camp.campaign().head_turn == 1


def test_the_campaign_keeps_the_map_it_was_started_with(camp: Office) -> None:
    with reading(camp.house.engine) as session:
        row = turns.get(session, "duncan1", 0, 0)
        assert row is not None
        options = games.options(REGISTRY["duncan"], camp.campaign())
    assert "#" in known(options, Options).dungeon
