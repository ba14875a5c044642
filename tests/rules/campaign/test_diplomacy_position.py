"""Treaties in positions and snapshots, states of version 1, and what is dealt anew of others' treaties."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pbem import codec
from pbem.core.agreements.proposal import number_of
from pbem.core.dice import KeyedDice
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.campaign import turn
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.position import position
from pbem.rulesets.campaign.ruleset import CAMPAIGN
from pbem.rulesets.campaign.sight.reimagine import reimagine
from pbem.rulesets.campaign.sight.vision import view
from pbem.rulesets.campaign.state import State
from pbem.rulesets.campaign.treaty import Entry, Share, Words
from tests.rules.campaign.board_kit import SEATS
from tests.rules.campaign.pact_kit import agree, army, chart, city, contact, court, gift, pact, propose

TERMS = (
    Share("explored"),
    Share("view"),
    Entry(),
    city("Staraya Rusa", "blue", "red"),
    army(3, "red", "blue"),
    chart("red", "blue"),
    contact("green", "red", "blue"),
    Words("Nobody goes north of row 7."),
)

GIVEN: dict[str, object] = {"giver": "blue", "to": "red"}


def test_treaties_are_written_and_read() -> None:
    """What is written is read as it was: terms, words, answers, the Union."""
    game = court("blue green red", "all", treaty_approval="referee", union=True)
    agree(game, "blue", pact("blue red", *TERMS))
    propose(game, "green", gift("green red", army(2, "red", "green")))
    state = game.play().state
    assert len(state.proposals) == 2
    assert position.read(state.options, tuple(each.seat for each in state.realms), position.write(state)) == state
    assert codec.loads(codec.dumps(state, State), State) == state


def test_words_of_an_alliance() -> None:
    """C-8.5: terms of honour are part of it."""
    game = court("blue green red", "all")
    agree(game, "blue", pact("blue red", Words("Peace."), turns=None))
    state = game.play().state
    assert position.write(state)["alliances"][0]["words"] == ["Peace."]  # type: ignore[index]
    assert position.read(state.options, tuple(each.seat for each in state.realms), position.write(state)) == state


def test_a_short_proposal() -> None:
    """What is left out has its default."""
    said = {"turn": 5, "proposals": [{"by": "blue", "members": ["blue", "red"], "terms": [{"kind": "entry"}]}]}
    (found,) = position.read(Options(), SEATS, said).proposals
    assert (found.turn, found.until, found.accepted, found.passed) == (5, 6, ("blue",), False)
    assert (found.treaty.alliance, found.treaty.turns, found.treaty.joint) == (True, None, True)
    assert found.number == number_of(5, Seat("blue"), found.treaty)


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({"members": ["blue", "red"]}, "proposals.by: expected one of"),
        ({"by": "blue", "members": ["blue"]}, "proposals.members: expected two or more"),
        ({"by": "blue", "members": ["blue", "red"], "words": []}, "proposals: unknown 'words'"),
        ({"by": "blue", "members": ["blue", "red"], "accepted": ["green"]}, "proposals.accepted: expected some of"),
        ({"terms": "peace"}, "proposals.terms: expected a list"),
        ({"terms": [{"kind": "peace"}]}, "proposals.terms.1.kind: expected one of share, entry, city, army"),
        ({"terms": [{"kind": "entry"}, {**GIVEN, "kind": "city"}]}, "terms.2.city: expected something, it is missing"),
        (
            {"terms": [{**GIVEN, "kind": "army", "army": "x"}]},
            "terms.1.army: expected a whole number .* 'x'",
        ),
        ({"terms": [{**GIVEN, "kind": "contact", "of": "mauve"}]}, "terms.1.of: expected one of blue, .* 'mauve'"),
        (
            {"terms": [{**GIVEN, "kind": "map", "giver": "mauve"}]},
            "terms.1.giver: expected one of .* 'mauve'",
        ),
        ({"terms": [{"kind": "share", "what": "money"}]}, "terms.1.what: expected one of explored, view"),
    ],
)
def test_mistakes(said: dict[str, Any], message: str) -> None:
    """A ValueError says what is wrong where."""
    whole = {"by": "blue", "members": ["blue", "red"], **said} if "terms" in said else said
    with pytest.raises(ValueError, match=message):
        position.read(Options(), SEATS, {"proposals": [whole]})


def test_a_state_of_version_1() -> None:
    """A campaign begun before diplomacy goes on: its states are read, and played."""
    text = (Path(__file__).parent / "snapshots" / "version-1.json").read_text("utf-8").strip()
    old = codec.Snapshot("campaign", 1, text)
    new = codec.upgrade(old, CAMPAIGN.keeping.upgrades, CAMPAIGN.version)
    state = codec.loads(new.state, State)
    assert (state.turn, state.proposals, state.union, state.alliances[0].words) == (5, (), False, ())
    assert turn.resolve(state, {each.seat: Sheet() for each in state.realms}, KeyedDice(b"x" * 32)).state.turn == 6


def test_treaties_of_others_are_dealt_anew() -> None:
    """C-7.4: others' alliances and proposals are different, one's own and the view stay the same."""
    game = court("blue green red white", "all", alliances=[{"number": 1111, "members": ["green", "white"]}])
    propose(game, "green", pact("green white"))
    own = propose(game, "red", pact("blue red"))
    state = game.play().state
    dealt = [reimagine(state, Seat("blue"), KeyedDice(bytes([key]) * 32)) for key in range(20)]
    assert all(view(each, Seat("blue")) == view(state, Seat("blue")) for each in dealt)
    assert all(own.number in [proposal.number for proposal in each.proposals] for each in dealt)
    assert len({each.alliances for each in dealt}) > 5
    assert len({each.proposals for each in dealt}) > 5
    assert all(1111 not in [alliance.number for alliance in each.alliances] for each in dealt)
