"""P-9.3: ships the referee sets lie in a harbour."""

from __future__ import annotations

import pytest

from pbem.core.problems import Refusal
from pbem.core.seats import Seat
from pbem.rulesets.powers.orders import Units, UnitsDecree
from pbem.rulesets.powers.referee.decrees import decree
from pbem.rulesets.powers.state import Stack
from tests.rules.powers.kernel.kit import game, map_text

COAST = map_text("A-B B-C A-S", {"S": 'kind = "sea"'}, {"X": "A B", "Y": "C"})
BLUE = Seat("blue")


def test_ships_lie_in_the_first_harbour() -> None:
    state = game("", "", COAST, ("land", "naval"))
    done = decree(state, UnitsDecree(BLUE, Units("cru", 2), "A"))
    assert done.state.stacks == (Stack(BLUE, "cru", "A", 2, harbour="S"),)


def test_where_there_is_no_harbour_there_are_no_ships() -> None:
    state = game("", "", COAST, ("land", "naval"))
    with pytest.raises(Refusal, match="powers-no-harbour"):
        decree(state, UnitsDecree(BLUE, Units("cru", 1), "B"))
