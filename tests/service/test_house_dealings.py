"""What house players answer to proposals that people mail them: in the turn, by the rule their text tells of."""

from __future__ import annotations

import pytest

from pbem.rulesets.campaign.state import State
from pbem.service.game import games
from pbem.service.turns import verify
from pbem.store.engine import reading
from pbem.store.repository import sheets
from tests.known import known
from tests.service.kit import REGISTRY, Office
from tests.service.press_kit import MET, meet
from tests.service.referee_mail_kit import flat

JOINT = "propose alliance with red\nduration 2\nvictory joint\nend"
SEPARATE = "propose alliance with red\nduration 2\nvictory separate\nend"
GIFT = "propose alliance with red\nvictory joint\nred gives me map\nend"


def council(office: Office, player: str) -> Office:
    """Let Anna play blue among three house players, some of whom she has met."""
    office.key = "rk8"
    office.start(
        options={"map": "four-winds", "seats": 4},
        seat=[{"seat": "blue", "name": "Anna", "address": ["blue@players.test"]}],
        house_players={"player": player},
        start="first",
    )
    meet(office, MET)
    return office


def state(office: Office) -> State:
    with reading(office.house.engine) as session:
        return known(games.opened(session, REGISTRY, office.campaign()).state, State)


def written(office: Office, seat: str) -> str:
    """Give what a house player ordered for the first turn, which must be proved; whom Anna met was not dealt."""
    with reading(office.house.engine) as session:
        verdicts = verify.verify(office.house, session, office.campaign())
        row = sheets.last(session, office.key, 0, 1)[seat]
    assert [fault for verdict in verdicts[1:] for fault in verdict.faults] == []
    assert row.house_player
    return row.orders


@pytest.mark.parametrize(
    ("player", "words", "taken"),
    [("bold", JOINT, True), ("bold", SEPARATE, False), ("calm", SEPARATE, True)],
)
def test_an_alliance_proposed_by_mail_is_answered_with_the_turn(
    office: Office, player: str, words: str, taken: bool
) -> None:
    """C-8.3: `bold` makes alliances only with a victory in common."""
    office = council(office, player)
    office.letter("blue", words)
    office.until("2026-11-21 20:00:01")
    assert ("accept" if taken else "reject") in written(office, "red")
    assert bool(state(office).alliances) is taken
    assert ("alliance with Red" in office.text("blue").splitlines()[0]) is taken


def test_nothing_is_given_away(office: Office) -> None:
    """C-8.3: a treaty in which it would give something away is rejected."""
    office = council(office, "calm")
    office.letter("blue", GIFT)
    office.until("2026-11-21 20:00:01")
    assert "reject" in written(office, "red")


def test_a_proposal_withdrawn_before_the_turn_is_not_answered(office: Office) -> None:
    office = council(office, "bold")
    office.letter("blue", JOINT)
    (said,) = [line for line in flat(office.text("blue")).split() if line.isdigit() and len(line) > 3][:1]
    office.letter("blue", f"withdraw {said}")
    office.until("2026-11-21 20:00:01")
    assert "accept" not in written(office, "red")
    assert state(office).alliances == ()
