"""7.4: technology in the fog: one's own levels, and those of others as they were when one last met them."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.dice import KeyedDice
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.learning import Coming, Learning, Research
from pbem.rulesets.powers.orders.learning import TeachOrder
from pbem.rulesets.powers.report.technology import technology
from pbem.rulesets.powers.state import State
from tests.rules.powers.fog.test_fog import ROW, heard
from tests.rules.powers.kernel.kit import BLUE, GREEN, RED, drawn, game, move, play
from tests.rules.powers.words.kit import CATALOGUES

KNOWN = Learning(
    {"blue": {"NE": 3}, "red": {"PA": 4}, "green": {"NE": 2}},
    {"red": Research("NE", 60)},
    {"blue": (Coming("PA", 1),)},
)


def dark(stacks: str = "", lands: str = "", **more: str) -> State:
    """Five lands in a row: blue A, red E, green C."""
    visibility = more.get("visibility", "full")
    return replace(
        drawn(game("", lands, ROW, ("land", "multi", "tech"), visibility=visibility), stacks), learning=KNOWN
    )


def knows(state: State, seat: Seat) -> Learning:
    return vision.view(state, seat).learning


def said(state: State, seat: Seat) -> list[str]:
    return [CATALOGUES["en"].say(text) for text in technology(vision.view(state, seat))]


def test_others_levels_and_payments_are_their_own() -> None:
    assert knows(dark(), RED) == Learning({"red": {"PA": 4}}, {"red": Research("NE", 60)})
    assert knows(dark(), REFEREE) == KNOWN
    assert knows(dark(visibility="open"), RED) == KNOWN
    assert said(dark(), RED)[0] == "Blue and Green: levels unknown, you have not met yet"


def test_who_fights_learns_the_levels_of_the_other() -> None:
    """7.4: as they were then."""
    done, _ = play(dark("blue inf B 2, green inf C", "blue B"), blue=move("inf", "B C"))
    assert knows(done, BLUE).levels == {"blue": {"NE": 3, "PA": 2}, "green": {"NE": 2, "PA": 1}}
    assert knows(done, GREEN).levels == {"green": {"NE": 2}, "blue": {"NE": 3, "PA": 1}}
    assert knows(done, RED).levels == {"red": {"PA": 4}}
    assert said(done, GREEN)[0] == "Blue: when you last met: unarmoured units 3; the other fields at level 1"


def test_who_gives_technology_and_is_given_it_know_each_other() -> None:
    done, events = play(dark(), red=TeachOrder("PA", GREEN))
    assert heard(events, "taught") == ["rg"]
    assert heard(events, "learned") == ["b"]
    assert knows(done, GREEN).levels == {"green": {"NE": 2, "PA": 4}, "red": {"NE": 1, "PA": 4}}
    assert knows(done, RED).levels["green"] == {"NE": 2, "PA": 4}


def test_it_may_be_that_others_have_learned_much() -> None:
    """S-19: never less than when one met them."""
    done, _ = play(dark("blue inf B 2, green inf C", "blue B"), blue=move("inf", "B C"))
    dealt = [vision.reimagine(done, BLUE, KeyedDice(bytes([key]))) for key in range(9)]
    assert len({each.learning.level("green", "NE") for each in dealt}) == 3
    assert min(each.learning.level("green", "NE") for each in dealt) > 2
    assert all(knows(each, BLUE) == knows(done, BLUE) for each in dealt)
