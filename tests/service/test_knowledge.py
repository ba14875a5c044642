"""What a process remembers of a turn: the state, and for each seat its own view and reader, never another's."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.problems import Defect
from pbem.core.seats import Seat
from pbem.registry import AnyState, AnyView
from pbem.rulesets.campaign.state import State
from pbem.rulesets.campaign.view import View
from pbem.service.game import games
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns, turns
from tests.known import known
from tests.service.kit import Office

RED, BLUE = Seat("red"), Seat("blue")


def opened(office: Office) -> games.Game:
    """Open the game of the office."""
    with reading(office.house.engine) as session:
        return games.opened(session, office.house.registry, office.campaign())


def test_a_state_is_read_once_as_long_as_its_bytes_are_the_same(office: Office) -> None:
    assert opened(office).state is opened(office).state


def test_each_seat_is_remembered_with_its_own_view(office: Office) -> None:
    for seat in (RED, BLUE, RED):
        game = opened(office)
        assert game.view(seat) == game.installed.ruleset.rules.view(game.state, seat)
        assert game.view(seat) is opened(office).view(seat)
        assert known(game.view(seat), View).seat == seat


def test_each_seat_has_its_own_reader_in_its_own_language(office: Office) -> None:
    readers = opened(office).readers(RED, "cs")
    assert readers is opened(office).readers(RED, "cs")
    assert readers is not opened(office).readers(BLUE, "cs")
    assert readers.vocabulary == opened(office).installed.ruleset.words.vocabulary(opened(office).view(RED))


def test_the_next_turn_is_known_anew(office: Office) -> None:
    before = opened(office)
    office.until("2026-11-22 20:00:01")
    assert opened(office).turn == before.turn + 1
    assert opened(office).view(RED) != before.view(RED)


def test_another_state_knows_nothing_of_the_views_of_the_first() -> None:
    """What was worked out from one state is kept with that state alone."""
    first = games.Knowledge()
    first.views[RED, ()] = AnyView("seen")
    assert games.Knowledge().views == {}


def test_a_damaged_state_is_found_though_it_was_read_before(office: Office) -> None:
    game = opened(office)
    with writing(office.house.engine) as session:
        campaign = campaigns.claim(session, office.key, wait=True)
        assert campaign is not None
        head = turns.head(session, campaign)
        assert head is not None
        head.snapshot, _ = games.frozen(game.installed, AnyState(replace(known(game.state, State), turn=99)))
    with pytest.raises(Defect, match="its hash differs"):
        opened(office)
