"""C-8.5 in answers: an order against an ally in force is told to come to nothing; nobody else is spared."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.seats import Seat
from pbem.rulesets.campaign.answer.allies import spared
from pbem.rulesets.campaign.orders import ArmyOrder, Attack, Capture, Target
from pbem.rulesets.campaign.sight.vision import view
from tests.rules.campaign.board_kit import war

PACT: dict[str, object] = {"number": 1, "members": ["red", "green"], "first": 1}
AIMS = (
    Attack(Target(city="Yaz")),
    Capture(Target(city="Yaz")),
    Attack(Target(cell="D5")),
    Attack(Target(colour=Seat("green"))),
)


@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize(("allied", "said"), [([PACT], ["campaign-plan-ally"]), ([], [])])
def test_an_attack_on_an_ally_comes_to_nothing(
    aim: Attack | Capture, allied: list[dict[str, object]], said: list[str]
) -> None:
    game = war("R1@C5 G1@D5", ["Yaz D5 green"], alliances=allied)
    found = tuple(spared(ArmyOrder(1, (aim,)), view(game.state, Seat("red"))))
    assert [one.id for one in found] == said
    assert all(one.args == {"who": "green"} for one in found)


def test_an_alliance_that_is_over_spares_nobody() -> None:
    """C-8.3: in force in turns T+1 .. T+N."""
    game = war("R1@C5 G1@D5", ["Yaz D5 green"], alliances=[PACT])
    seen = view(game.state, Seat("red"))
    ended = tuple(replace(one, first=0, last=seen.turn - 1) for one in seen.alliances)
    assert not list(spared(ArmyOrder(1, (AIMS[0],)), replace(seen, alliances=ended)))
