"""E-2, X-2 max_missed: rounds without mail are counted, in games played step by step too."""

from __future__ import annotations

import pytest

from pbem.service.turns import missed_turns
from pbem.store.engine import reading
from pbem.store.repository import seats
from pbem.store.tables import Seat
from tests.service.kit import Office
from tests.service.test_time import paused

BLUE, RED = "blue@players.test", "red@players.test"


@pytest.fixture
def lords(office: Office) -> Office:
    """Dice Empires of two at the pace `command`: a lord is asked several times a round; a step a day."""
    paused(office)
    office.key = "krok"
    rule = {"every_days": 1, "at": ["20:00"], "early": True, "early_seconds": 60}
    options = {"players": 2, "pace": "command", "first_round_bonus": False, "commands": 2}
    return office.start(
        key="krok",
        title="Krok",
        ruleset="dice_empires",
        options=options,
        schedule=rule,
        missed={"after": 2, "then": "offer"},
    )


def days(office: Office, count: int) -> None:
    """Let so many deadlines pass without a word from Red; Blue obeys whenever it is Blue's turn."""
    for _ in range(count):
        if "blue" in awaited(office):
            office.letter("blue", "pass")
            office.later(seconds=90)
        else:
            office.later(days=1)


def awaited(office: Office) -> set[str]:
    """List the lords a command is awaited of."""
    from pbem.service.game import games

    with reading(office.house.engine) as session:
        game = games.opened(session, office.house.registry, office.campaign())
        return {seat for seat in ("blue", "red") if game.owes(seat)}


def counted(office: Office) -> dict[str, int]:
    """Give the rounds each seat has missed in a row."""
    with reading(office.house.engine) as session:
        return dict(missed_turns.streaks(session, office.campaign()))


def row(office: Office) -> Seat:
    """Give the row of Red's seat."""
    with reading(office.house.engine) as session:
        found = seats.get(session, "krok", "red")
        assert found is not None
        return found


def test_two_commands_of_one_round_are_one_missed_round(lords: Office) -> None:
    """Red is silent at both commands of round 1: that makes one round, and the seat is not on offer yet."""
    days(lords, 4)
    assert counted(lords) == {"red": 1}
    assert not lords.mails(RED, "missed-offered")


def test_the_report_counts_rounds_and_names_the_turn(lords: Office) -> None:
    """What was missed is a turn; what is left until the seat is offered are rounds."""
    days(lords, 4)
    told = " ".join(lords.text(RED).split())
    assert "žádné rozkazy od vás" in told
    assert "ještě 1 kolo" in told


def test_after_so_many_rounds_the_seat_is_offered(lords: Office) -> None:
    """After the first silent command of the second round; the referee reads of rounds, too."""
    days(lords, 4)
    while not lords.mails(RED, "missed-offered"):
        days(lords, 1)
    assert counted(lords) == {"red": 2}
    assert "2 rounds in a row" in lords.text("referee@host.test")


def test_a_round_in_which_one_command_came_is_not_missed(lords: Office) -> None:
    """Red gives one command and forgets the other."""
    while "red" not in awaited(lords):
        days(lords, 1)
    lords.letter("red", "pass")
    lords.later(seconds=90)
    while "red" not in awaited(lords):
        days(lords, 1)
    days(lords, 1)
    assert counted(lords) == {}


def test_the_letters_of_simultaneous_games_count_rounds(office: Office) -> None:
    """Where a turn is a whole round nothing speaks of turns."""
    paused(office)
    office.key = "kola"
    office.start(
        key="kola",
        title="Kola",
        ruleset="dice_empires",
        options={"players": 2},
        missed={"after": 2, "then": "offer"},
    )
    office.letter("blue", "pass")
    office.until("2026-11-22 20:00:01")
    told = " ".join(office.text(RED).split())
    assert "Pro kolo 1 jsme od vás neměli žádné rozkazy" in told
    assert "ještě 1 kolo" in told
