"""C-6, C-8, C-9: production, contacts, ends of states and of the game."""

from __future__ import annotations

import pytest

from pbem.core.events import EVERYONE
from pbem.core.seats import Seat
from pbem.rulesets.campaign.rules.elimination import abandon, resign
from pbem.rulesets.campaign.state import NEUTRAL, Result
from pbem.rulesets.campaign.words.forms import awaiting, contacts
from tests.rules.campaign.board_kit import E, S, W, War, drawn, war
from tests.rules.campaign.pact_kit import court, pact, propose

HOME = ["Tor S19 green", "Kan S1 red"]
RED, GREEN = Seat("red"), Seat("green")
CAPITALS = {"green": {"capital": "Tor"}, "red": {"capital": "Kan"}}


def test_production() -> None:
    """C-6.1: after turn 5 a new army of 10 in each own capital, stacked, with the next number, seen at the end."""
    game = war("R1@S1 G1@R20 B1@S2", HOME, turn=5, realms=CAPITALS).play()
    assert [(a.number, a.cell.name, a.strength) for a in game.state.armies if a.owner == "red"] == [
        (1, "S1", 10),
        (2, "S1", 10),
    ]
    assert game.facts("red", "produced") == {"army": 2, "city": "Kan", "at": "S1", "strength": 10}
    assert [each.cell.name for each in game.view("blue").foreign] == ["S1", "S1"]


def test_no_production_between() -> None:
    """C-6.1: only every fifth turn; the view says when next."""
    game = war("R1@S1 G1@R20", HOME, turn=4, realms=CAPITALS)
    assert game.view("red").produced_at == 5
    assert game.play().told("red", "produced") == []
    assert game.view("red").produced_at == 5
    assert game.play().view("red").produced_at == 10


def test_production_options() -> None:
    """2.2: production_every and production_strength."""
    game = war("R1@S1 G1@R20", HOME, turn=4, realms=CAPITALS, production_every=2, production_strength=7).play()
    assert game.facts("red", "produced")["strength"] == 7


def test_production_makes_no_contact() -> None:
    """C-6.1: a new army makes no contact in the turn it is formed."""
    game = war("G1@R20 B1@S2", HOME, turn=5, realms=CAPITALS).play()
    assert game.realm("blue").contacts == frozenset()
    assert game.play().realm("blue").contacts == {"red"}


@pytest.mark.parametrize(("option", "owner"), [(False, None), (True, "red")])
def test_captured_capital(option: bool, owner: str | None) -> None:
    """C-6.1 captured_capital_produces: the captor's army, if the option says so."""
    game = war("R1@S18 G1@C3", ["Tor S19 red", "Kan S1 red"], turn=5, realms=CAPITALS, captured_capital_produces=option)
    game.play()
    produced = [each.facts["city"] for each in game.told("red", "produced")]
    assert produced == (["Tor", "Kan"] if owner else ["Kan"])
    assert game.facts("green", "no_production")["city"] == "Tor"


def test_contact_needs_a_stop() -> None:
    """C-8.1: passing by makes no contact; stopping side by side does, diagonally too."""
    assert war("R1@C5 G1@F6", HOME).order("red", 1, E(8)).play().realm("red").contacts == frozenset()
    game = war("R1@C5 G1@F6", HOME).order("red", 1, E(2)).play()
    assert game.realm("red").contacts == {GREEN}
    assert game.realm("green").contacts == {RED}
    assert contacts(game.state, Seat("red")) == {"green"}


def test_contact_is_for_ever() -> None:
    """C-8.1: mutual and permanent, told once."""
    game = war("R1@C5 G1@D6", HOME).play()
    assert game.told("red", "contact")
    assert game.play().told("red", "contact") == []
    game.order("red", 1, W(2)).play()
    assert game.view("red").contacts == ("green",)


def test_contact_of_champions() -> None:
    """C-8.1: those whose champions fought are in contact, also when an army died; others in the meeting are not."""
    treaty = [{"number": 1, "members": ["green", "white"], "first": 1}]
    game = war("R1@C5=5 G1@E5=20 W1@E5=5", [*HOME, "Ost A20 white"], alliances=treaty).order("red", 1, E(2))
    game.play(15, 1)
    assert game.realm("red").contacts == {GREEN}
    assert game.realm("white").contacts == {GREEN}
    assert game.facts("red", "contact") == {"whom": "green", "how": "battle", "at": "E5", "other": "E5", "by": ""}


def test_known_colours() -> None:
    """C-1.5: a state knows the colours it has seen or met."""
    game = war("R1@C5 G1@F5", HOME)
    assert game.view("red").known == ("green",)


def test_cities_alone_live() -> None:
    """C-9.1: without armies but with a city, or the other way round, a state lives."""
    game = war("R1@C5", ["Tor S19 green", "Yaz S9"]).play()
    assert [request.seat for request in awaiting(game.state)] == ["green", "red"]


def test_destroyed() -> None:
    """C-9.2, C-7.5: told to everybody, the colour only; it leaves its alliance and is asked no more."""
    treaty = [{"number": 1, "members": ["green", "white"], "first": 1}]
    game = war("R1@C5=20 G1@D5 W1@S10", ["Kan S1 red", "Yaz S9"], alliances=treaty).order("red", 1, E(1)).play(1, 9)
    (event,) = game.told(None)
    assert (event.kind, event.seen_by, dict(event.facts)) == ("destroyed", EVERYONE, {"who": "green"})
    assert game.state.alliances == ()
    assert [request.seat for request in awaiting(game.state)] == ["red", "white"]
    assert not game.view("green").alive


def test_all_cities() -> None:
    """C-9.3 (a): every city of the map, neutral ones included."""
    game = war("R1@C5 G1@S10", ["Kan S1 red", "Yaz D5"]).order("red", 1, E(1)).play()
    assert (game.state.result is not None, awaiting(game.state)) == (True, ())
    assert game.facts("green", "ended") == {"winners": ("red",), "reason": "all_cities"}


@pytest.mark.parametrize(("victory", "over"), [("all_cities", True), ("last_standing", False), ("either", True)])
def test_victory_option(victory: str, over: bool) -> None:
    """C-9.3 victory: which of the two counts."""
    game = war("R1@C5 G1@S10", ["Kan S1 red"], victory=victory).play()
    assert (game.state.result is not None) is over


def test_last_standing() -> None:
    """C-9.3 (b): the only living state."""
    game = war("R1@C5=20 G1@D5", ["Kan S1 red", "Yaz S9"], victory="last_standing").order("red", 1, E(1)).play(1, 9)
    assert game.facts("red", "ended") == {"winners": ("red",), "reason": "last_standing"}


def allied(joint: bool) -> War:
    treaty = [{"number": 1, "members": ["red", "green"], "first": 1, "joint": joint}]
    return war("R1@C5 G1@S10", [*HOME, "Yaz D9"], alliances=treaty).play()


def test_joint_victory() -> None:
    """C-9.3: all members of a joint-victory alliance win together."""
    assert allied(joint=True).facts("red", "ended") == {"winners": ("green", "red"), "reason": "last_standing"}


def test_separate_victory() -> None:
    """C-8.7: when only the members of a separate-victory alliance live, it ends at once."""
    game = allied(joint=False)
    assert game.facts("red", "alliance_ended")["why"] == "separate"
    assert (game.state.alliances, game.state.result) == ((), None)


def test_draw() -> None:
    """C-9.3: nobody left alive: a draw."""
    game = war("R1@C5=1 G1@D5=1", winner_floor=0).order("red", 1, E(1)).play(1, 9)
    assert game.facts("red", "ended") == {"winners": (), "reason": "nobody"}


@pytest.mark.parametrize(
    ("armies", "winners"),
    [("R1@C5=20 G1@S10=19", ("red",)), ("R1@C5=20 G1@S10=20", ())],
)
def test_turn_limit(armies: str, winners: tuple[str, ...]) -> None:
    """C-9.3 turn_limit: most cities, then total strength, then a draw."""
    game = war(armies, [*HOME, "Yaz D9"], turn_limit=2).play()
    assert game.facts("red", "ended") == {"winners": winners, "reason": "turn_limit"}


def test_resignation() -> None:
    """C-9.4: the armies stay as neutral garrisons, the cities become neutral."""
    game = war("R1@C5 G3@S19=12 N1@A1", HOME)
    state, _ = resign(game.state, Seat("green"))
    assert [(a.number, a.strength) for a in state.armies if a.owner == NEUTRAL] == [(1, 10), (2, 12)]
    assert [city.owner for city in state.cities] == [None, "red"]
    assert [request.seat for request in awaiting(state)] == ["red"]


def test_nobody_moves_after_the_end() -> None:
    """C-9.3: the drawn board is as it was left."""
    game = drawn("R1 . . k\n. . . .", k="Kan red").order("red", 1, S(1)).play()
    assert game.state.result is not None
    assert game.at("red", 1) == "A2"


def test_a_state_ended_by_the_referee() -> None:
    """C-9.4: all are told its colour; it leaves its alliance, and what was proposed with it is over."""
    game = court("blue green red white", "all", alliances=[{"number": 1111, "members": ["blue", "green"]}])
    propose(game, "red", pact("green red"))
    ended = abandon(game.play().state, GREEN)
    assert [(event.kind, event.seen_by) for event in ended.events] == [
        ("abandoned", EVERYONE),
        ("alliance_ended", {"blue"}),
        ("proposal_over", {"red"}),
    ]
    assert (ended.state.alliances, ended.state.proposals, ended.state.turn) == ((), (), game.state.turn)
    assert [request.seat for request in awaiting(ended.state)] == ["blue", "red", "white"]


def test_the_last_one_left_has_won() -> None:
    """C-9.4, C-9.3: nobody waits a turn for a game that is over."""
    ended = abandon(war("R1@C5 G1@K9", HOME).state, GREEN)
    assert [event.kind for event in ended.events] == ["abandoned", "ended"]
    assert ended.state.result == Result((RED,), "last_standing")


def test_nobody_is_ended_twice() -> None:
    """C-9.4: of a state that is no more nothing is left to end."""
    once = abandon(court("blue green red").state, GREEN).state
    assert abandon(once, GREEN).events == ()


def test_a_member_destroyed_is_named() -> None:
    """C-9.2: the one who is left is told whose alliance has ended."""
    game = court("blue green red white", "all", "W1@S1=30", alliances=[{"number": 1111, "members": ["blue", "green"]}])
    game.order("white", 1, E(1)).play(1, 15)
    assert game.facts("blue", "alliance_ended") == {"number": 1111, "others": ("green",), "why": "destroyed"}
