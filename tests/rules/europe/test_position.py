"""The position text of Evropská válka: everything comes back, and mistakes are named where they are."""

from __future__ import annotations

import pytest

from pbem.core.seats import Seat
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.position import position
from pbem.rulesets.europe.table import deck
from pbem.rulesets.europe.table.deck import CARDS

SEATS = tuple(map(Seat, ("britain", "france", "dual")))
WHOLE: dict[str, object] = {
    "turn": 9,
    "round": 4,
    "first": "france",
    "circle": ["dual", "britain", "france"],
    "lands": ["BEN britain 1", "FRA france 2", "GER dual 1"],
    "deck": "7S 7D 10H",
    "discard": "2C 3D",
    "salt": "5f0c",
    "seal": "aa11",
    "opened": ["bb22 0123: AS KS QS"],
    "spent": ["cc33 4567: 2C 3C", "dd44 89ab 5C: 5C 6C"],
    "attacked": ["britain"],
    "powers": {
        "britain": {"hand": "JC 4H"},
        "dual": {
            "hand": "9S KD",
            "stop": [
                {"on": "me", "least": 2},
                {"on": "france", "by": "britain", "deadly": True, "hands": 3, "ace": True},
                {"never": True},
            ],
            "defend": {"policy": "best", "least": 15},
            "rank": "K A 10 9 8 7 6 5 4 3 2 Q J",
            "retreat": {"any": "BRI BEN", "SCA": "NRU GER"},
            "default": [
                {
                    "action": {"kind": "draft", "at": "GER"},
                    "when": [{"kind": "empty", "land": "BEN"}, {"kind": "hand", "least": 2, "rank": "K"}],
                },
                {"action": {"kind": "fate", "by": {"A": "me", "rest": "france"}}},
                {"action": {"kind": "hold"}},
            ],
            "auto": True,
        },
        "france": {"hand": "2D AC", "spied": ["dual round 3 turn 7: KD 10C 2H"]},
    },
    "result": {"winners": ["france"], "reason": "occupation", "of": "dual"},
}
WHOLE["order"] = "2C " + " ".join(position.read(Options(), SEATS, WHOLE).deck.cards)
HOLD: dict[str, object] = {"action": {"kind": "hold"}}
ATTACK: dict[str, object] = {"origin": "GER", "to": "BEN", "figures": 1}
MEANT: dict[str, object] = {"play": {"policy": "named", "cards": ["9S"]}, "of": "britain", "only": True}
PHASES: tuple[dict[str, object], ...] = (
    {"kind": "turn", "seat": "france", "snapshot": "QH 2D", "sabotaged": True},
    {"kind": "diplomacy", "seat": "dual", "attack": {**ATTACK, "figures": 2, "play": {"policy": "enough"}}},
    {"kind": "defence", "seat": "dual", "attack": {**ATTACK, **MEANT}, "laid": "9H"},
    {"kind": "retreat", "seat": "dual", "attack": ATTACK, "laid": "9H", "answered": "3S"},
    {"kind": "fate", "seat": "france", "cards": "KC 6D 2S", "fate": {"places": ["me", "dual"]}},
)


def test_everything_comes_back() -> None:
    """E-1.4: whatever is written is read unchanged, and written alike once more."""
    state = position.read(Options(), SEATS, WHOLE)
    assert position.read(Options(), SEATS, position.write(state)) == state
    assert {**position.write(state), "deck": ""} == {**WHOLE, "deck": ""}


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: str(phase["kind"]))
def test_a_step_of_a_sequential_game_comes_back(phase: dict[str, object]) -> None:
    """E-13.2: where a turn stands, with the cards that lie."""
    state = position.read(Options(mode="sequential"), SEATS, {"phase": phase})
    assert position.write(state)["phase"] == phase
    assert position.read(Options(mode="sequential"), SEATS, position.write(state)) == state


def test_every_card_is_somewhere_once() -> None:
    """E-1.3: what is named nowhere lies below the deck, by rank and suit."""
    state = position.read(Options(), SEATS, WHOLE)
    hands = [card for power in state.powers for card in power.hand]
    assert sorted([*state.deck.cards, *state.deck.discard, *hands]) == sorted(CARDS)
    assert state.deck.cards[:4] == ("7S", "7D", "10H", "2H")


def test_a_sequential_game_begins_with_the_turn_of_the_first() -> None:
    """E-13.1: without a phase the first player is on turn, with the hand he has."""
    state = position.read(Options(mode="sequential"), SEATS, {"first": "dual", "powers": {"dual": {"hand": "JC"}}})
    assert position.write(state)["phase"] == {"kind": "turn", "seat": "dual", "snapshot": "JC", "sabotaged": False}


@pytest.mark.parametrize(
    ("said", "where"),
    [
        ({"deck": "AS AS"}, "position.deck: expected each card once, not AS twice"),
        ({"deck": "AS", "powers": {"dual": {"hand": "AS"}}}, "not AS twice"),
        ({"powers": {"dual": {"hand": "1X"}}}, "position.powers.dual.hand: expected cards such as 10H"),
        ({"lands": ["FRA nobody 2"]}, "position.lands: 'FRA nobody 2': expected one of britain, france, dual"),
        ({"lands": ["FRA france 0"]}, "expected figures instead of '0'"),
        ({"circle": ["france"]}, "position.circle: expected each once"),
        ({"powers": {"dual": {"rank": "K A"}}}, "position.powers.dual.rank: expected each once"),
        (
            {"powers": {"dual": {"stop": [{"lucky": True}]}}},
            "dual.stop.1: unknown 'lucky', known are on, by",
        ),
        (
            {"powers": {"dual": {"default": [{"action": {"kind": "dance"}}]}}},
            "kind: expected one of draft, move",
        ),
        ({"powers": {"dual": {"default": [{"action": {"kind": "move", "to": "BRI"}}]}}}, "origin: expected something"),
        (
            {"powers": {"dual": {"default": [{**HOLD, "when": [{"kind": "held", "land": "BEN", "by": "me"}]}]}}},
            "default.1.when.1.by: expected one of britain, france, dual instead of 'me'",
        ),
        ({"phase": {"kind": "turn"}}, "position.phase.seat: expected a power"),
        ({"phase": {"kind": "defence", "seat": "dual", "attack": "hold"}}, "position.phase.attack: expected a table"),
        (
            {"powers": {"dual": {"defend": {"least": "15"}}}},
            "least: expected a whole number from 0 instead of '15'",
        ),
        ({"powers": {"dual": {"defend": {"policy": "named"}}}}, "defend.policy: expected one of best, cheap, enough"),
    ],
)
def test_mistakes_are_named(said: dict[str, object], where: str) -> None:
    """A referee who writes a position is told what is wrong where."""
    with pytest.raises(ValueError, match=where.replace("(", r"\(")):
        position.read(Options(), SEATS, said)


def test_a_deck_written_anew_is_sealed_anew() -> None:
    """E-10.2: a referee who lays other cards on top has the new order sealed; the old seal is opened in the end."""
    state = position.read(Options(), SEATS, {**WHOLE, "deck": "7D 7S 10H"})
    assert state.deck.seal == deck.seal(state.deck.salt, state.deck.cards)
    assert state.deck.salt != WHOLE["salt"]
    assert [(one.seal, one.decreed) for one in state.deck.spent][-1] == ("aa11", "deck")
    assert position.read(Options(), SEATS, position.write(state)) == state
