"""The referee lets a treaty pass, or not, by mail (3.3, option treaty_approval): his order stands until the turn."""

from __future__ import annotations

import pytest

from pbem.core.seats import Seat
from pbem.rulesets.campaign.orders import ProposeOrder
from pbem.rulesets.campaign.state import State
from pbem.service.game import dealings, games
from pbem.store.engine import reading
from tests.known import known
from tests.service.kit import REGISTRY, Office
from tests.service.press_kit import MET, meet
from tests.service.referee_mail_kit import REFEREE, flat, writes

ALLIANCE = "propose alliance with red\nduration 2\nvictory joint\nend"
PLAYERS = ("blue", "red", "green", "white")


@pytest.fixture
def council(office: Office) -> Office:
    """Four states, three of which have met; treaties need the referee."""
    office.key = "rk6"
    seats = [{"seat": seat, "name": seat.title(), "address": [f"{seat}@players.test"]} for seat in PLAYERS]
    options = {"map": "four-winds", "seats": 4, "treaty_approval": "referee"}
    office.start(options=options, seat=seats)
    meet(office, MET)
    return office


def agreed(office: Office) -> int:
    """Let blue propose an alliance and red accept it; give its number."""
    office.letter("blue", ALLIANCE)
    with reading(office.house.engine) as session:
        game = games.opened(session, REGISTRY, office.campaign())
        number = known(dealings.heard(session, game, Seat("blue"))[-1].order, ProposeOrder).number
    office.letter("red", f"accept {number}")
    return number


def alliances(office: Office) -> int:
    """Count the alliances of the present position."""
    with reading(office.house.engine) as session:
        return len(known(games.opened(session, REGISTRY, office.campaign()).state, State).alliances)


def test_he_is_mailed_what_waits_and_the_status_shows_it(council: Office) -> None:
    number = agreed(council)
    assert council.mails(REFEREE, "overture")
    text = flat(writes(council, "status"))
    assert "waits for your word" in text
    assert str(number) in text


def test_what_he_lets_pass_is_in_force_after_the_turn(council: Office) -> None:
    number = agreed(council)
    text = flat(writes(council, f"pass {number} because it is well made"))
    assert f"Ordered for turn 1: pass {number}" in text
    assert "1 order" in flat(writes(council, "status")) or "One order of your own" in flat(writes(council, "status"))
    council.until("2026-11-21 20:00:01")
    assert alliances(council) == 1


def test_he_may_say_otherwise_until_the_deadline(council: Office) -> None:
    number = agreed(council)
    writes(council, f"pass {number} because it is well made")
    writes(council, f"refuse {number} because they cheat")
    council.until("2026-11-21 20:00:01")
    assert alliances(council) == 0


def test_it_needs_a_reason_and_a_proposal_that_is_there(council: Office) -> None:
    number = agreed(council)
    assert f"pass {number} because ..." in flat(writes(council, f"pass {number}"))
    text = flat(writes(council, "pass 9999 because x"))
    assert "Ordered" not in text
    assert "9999" in text
    council.until("2026-11-21 20:00:01")
    assert alliances(council) == 0


def test_what_is_held_for_him_waits_too_while_players_hear_at_once(council: Office) -> None:
    """An order entered for a player is heard by those it is addressed to, as if the player had written."""
    text = flat(writes(council, f"enter blue because she telephoned:\n{ALLIANCE}\n."))
    assert "Entered for Blue" in text
    assert council.mails("red@players.test", "overture")


def test_the_game_is_proven_with_his_sheet(council: Office) -> None:
    from pbem.service.turns import verify

    number = agreed(council)
    writes(council, f"pass {number} because it is well made")
    council.until("2026-11-21 20:00:01")
    with reading(council.house.engine) as session:
        verdicts = verify.verify(council.house, session, council.campaign())
    assert not verdicts[-1].faults, "the turn; what the test changed by hand lies before it"
