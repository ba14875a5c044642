"""C-7.4: whatever others agree on, propose, give or refuse, a state that is no party to it reads the same report."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pbem.core.seats import Seat
from pbem.rulesets.campaign.orders import UnionOrder
from pbem.rulesets.campaign.treaty import Entry, Share, Treaty, Words
from tests.rules.campaign.board_kit import War
from tests.rules.campaign.pact_kit import (
    accept,
    agree,
    answer,
    army,
    chart,
    city,
    contact,
    court,
    end,
    gift,
    hearing,
    pact,
    propose,
    why,
)

ALLIED = [{"number": 1111, "members": ["green", "white"]}]


def table(**said: Any) -> War:
    """Blue knows green and white; those two know each other, and red not."""
    return court("blue green red white", "blue-green blue-white green-white", "G1@L5", ["Tor N3 green"], **said)


def _rejected(game: War) -> None:
    answer(game, "white", propose(game, "green", pact("green white")), "reject")


DEEDS: dict[str, Callable[[War], object]] = {
    "alliance": lambda game: agree(game, "green", pact("green white", Share("view"), Entry(), Words("Against blue."))),
    "proposal": lambda game: propose(game, "green", pact("green white")),
    "rejected": _rejected,
    "city": lambda game: agree(game, "green", gift("green white", city("Tor", "green", "white"))),
    "army": lambda game: agree(game, "green", gift("green white", army(1, "green", "white"))),
    "nothing": lambda game: agree(game, "green", gift("green white", army(7, "green", "white"))),
    "map": lambda game: propose(game, "green", gift("green white", chart("green", "white"))),
    "union": lambda game: game.write("green", UnionOrder()),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_nothing_is_told_to_others(deed: str) -> None:
    """C-7.4: the events and the view of blue and of red are the same with it and without."""
    plain, busy = table().play(), table()
    DEEDS[deed](busy)
    busy.play()
    for seat in ("blue", "red"):
        assert busy.told(seat) == plain.told(seat)
        assert busy.view(seat) == plain.view(seat)
    assert (busy.told("green"), busy.view("green")) != (plain.told("green"), plain.view("green"))


@pytest.mark.parametrize("over", [False, True])
def test_an_end_is_told_to_members_only(over: bool) -> None:
    """C-8.4: others do not hear that an alliance has ended, nor that somebody wants it to."""
    plain, busy = table(alliances=ALLIED).play(), table(alliances=ALLIED)
    end(busy, "green white" if over else "green", busy.state.alliances[0])
    busy.play()
    assert busy.told("blue") == plain.told("blue")
    assert busy.view("blue") == plain.view("blue")


def test_a_contact_is_told_to_those_two() -> None:
    """C-8.2: that blue makes green and white known to each other is not told to red."""
    plain = court("blue green red white", "blue-green blue-white blue-red").play()
    busy = court("blue green red white", "blue-green blue-white blue-red")
    propose(busy, "blue", gift("blue green", contact("white", "blue", "green")))
    busy.play()
    assert busy.told("red") == plain.told("red")
    assert busy.view("red") == plain.view("red")


def test_nothing_is_heard_of_what_others_say() -> None:
    """C-8.3: even if it were told by mistake, a view holds only what concerns its seat."""
    game = table(alliances=ALLIED)
    said = propose(game, "green", pact("green white"))
    assert hearing(game, "blue", ("green", said)) == game.view("blue")
    assert game.view("blue").seat == Seat("blue")


@pytest.mark.parametrize("seats", ["blue green red white", "blue red white"])
def test_a_colour_that_never_played_does_not_answer(seats: str) -> None:
    """C-8.10: red is to introduce green: whether green plays, unknown to red, or not at all, is told to nobody."""
    game = court(seats, "blue-red")
    members = (Seat("blue"), Seat("green"), Seat("red"))
    treaty = Treaty(members, True, 5, True, (contact("green", "red", "blue"),))
    accept(game, "red", propose(game, "blue", treaty))
    game.play()
    assert [each.accepted for each in game.view("blue").proposals] == [("blue", "red")]
    game.play()
    assert why(game, "blue") == "lapsed"
    assert game.told("green", "proposal_over") == []


@pytest.mark.parametrize("seats", ["blue green red white", "blue red white"])
def test_a_gift_to_a_stranger_is_not_heard_of(seats: str) -> None:
    """C-8.10: red gives a contact he has not, and with it blue's map was to go to green, who hears of nothing."""
    game = court(seats, "blue-red")
    members = (Seat("blue"), Seat("green"), Seat("red"))
    terms = (contact("green", "red", "blue"), chart("blue", "green"))
    accept(game, "red", propose(game, "blue", Treaty(members, False, terms=terms)))
    game.play()
    assert [(event.facts["what"], event.facts["why"]) for event in game.told("blue", "gift_failed")] == [
        ("contact", "no_contact"),
        ("map", "no_contact"),
    ]
    assert [event.facts["what"] for event in game.told("red", "gift_failed")] == ["contact"]
    assert game.told("green", "gift_failed") == []
