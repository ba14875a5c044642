"""The referee's own orders at the shell: a story told without a mail of his."""

from __future__ import annotations

import pytest

from pbem.core.seats import REFEREE
from pbem.rulesets.duncan.state import Story
from pbem.rulesets.duncan.view import View
from pbem.service.game import dealings, games
from pbem.store.engine import reading
from pbem.store.repository import campaigns
from tests.cli.kit import Host
from tests.known import known

CAVE = """
key = "cave"
title = "Duncan 1"
ruleset = "duncan"
[schedule]
every_days = 1
at = ["14:00"]
[options]
map = "two-halls"
teams = 2
[[seat]]
seat = "blue"
name = "Anna"
address = ["blue@host.test"]
[[seat]]
seat = "red"
name = "Boris"
address = ["red@host.test"]
"""


@pytest.fixture
def cave(bare: Host) -> Host:
    """A running dungeon of two teams."""
    assert bare.code("campaign", "new", bare.written("cave.toml", CAVE)) == 0
    return bare


def told(host: Host) -> Story:
    """Give the story as the referee knows it."""
    house = host.house()
    with reading(house.engine) as session:
        campaign = campaigns.get(session, "cave")
        assert campaign is not None
        game = games.opened(session, house.registry, campaign)
        story = known(game.view(REFEREE, dealings.heard(session, game, REFEREE)), View).story
    house.engine.dispose()
    return story


def test_the_referee_orders_at_the_shell(cave: Host) -> None:
    """D-9.1: several lines, each knowing those above; they stand in his list."""
    lines = (
        "question: Who, because of what?\nquestion: Where?\nclue for Q2: In the dark.\naward red 5 now for the relay\n"
    )
    done = cave.pbem("orders", "enter", "cave", "referee", given=lines)
    assert (done.exit_code, done.stdout) == (0, "entered\n")
    story = told(cave)
    assert [(one.number, one.text) for one in story.questions] == [(1, "Who, because of what?"), (2, "Where?")]
    assert [(one.question, one.text) for one in story.clues] == [(2, "In the dark.")]
    assert 'award red 5 now: "for the relay"' in cave.pbem("orders", "show", "cave", "--seat", "referee").stdout


def test_answers_entered_for_a_team_are_judged_at_the_shell(cave: Host) -> None:
    """D-9.2: a team telephones its answer; the lock holds here too."""
    cave.pbem("orders", "enter", "cave", "referee", given="question: Who?\n")
    cave.pbem("orders", "enter", "cave", "blue", given="answer 1: the miller\n")
    assert cave.code("orders", "enter", "cave", "referee", given="wrong blue Q1: think\n") == 0
    assert [(one.verdict, one.words) for one in told(cave).answers] == [("wrong", "think")]
    done = cave.pbem("orders", "enter", "cave", "blue", given="answer 1: the baker\n")
    assert done.exit_code == 1
    assert "new clue" in done.stdout
    cave.pbem("orders", "enter", "cave", "referee", given="clue: He owed money.\n")
    assert cave.code("orders", "enter", "cave", "blue", given="answer 1: the baker\n") == 0


def test_a_decree_is_no_order(cave: Host) -> None:
    """D-10.2: it is done at once with `pbem referee award`, and not put into the list."""
    done = cave.pbem("orders", "enter", "cave", "referee", given="fine red 5\nclue: Look.\n")
    assert done.exit_code == 1
    assert "pbem referee award" in done.stdout
    assert len(told(cave).clues) == 1
    assert "fined" not in cave.pbem("orders", "show", "cave", "--seat", "referee").stdout
    assert cave.code("referee", "award", "cave", "fine red 5") == 0


def test_the_referee_takes_back_at_the_shell(cave: Host) -> None:
    """D-9.1: his own list by its numbers, a player's for whoever telephoned."""
    cave.pbem("orders", "enter", "cave", "referee", given="question: Who?\nclue: In the dark.\n")
    done = cave.pbem("orders", "cancel", "cave", "referee", "2")
    assert done.exit_code == 0
    assert "clue" in done.stdout
    assert (len(told(cave).questions), told(cave).clues) == (1, ())
    cave.pbem("orders", "enter", "cave", "blue", given="answer 1: nobody\n")
    assert cave.code("orders", "cancel", "cave", "blue") == 0
    assert told(cave).answers == ()
    assert cave.code("orders", "cancel", "cave", "blue") == 3
