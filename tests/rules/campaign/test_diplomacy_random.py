"""Random diplomacy: nothing raises, a replay is equal, the invariants of C-8 hold, nothing leaks."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from pbem.core.agreements.agreement import in_force
from pbem.core.agreements.negotiation import proposed
from pbem.core.agreements.orders import AnswerOrder, EndOrder, PassOrder
from pbem.core.agreements.proposal import number_of
from pbem.core.dice import KeyedDice
from pbem.core.events import Event
from pbem.core.overtures import Overture
from pbem.core.seats import REFEREE, Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.campaign import turn
from pbem.rulesets.campaign.diplomacy import proposals
from pbem.rulesets.campaign.diplomacy.consent import procedure
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.orders import Order, ProposeOrder, UnionOrder
from pbem.rulesets.campaign.position import position
from pbem.rulesets.campaign.sight.reimagine import reimagine
from pbem.rulesets.campaign.sight.vision import view
from pbem.rulesets.campaign.state import State
from pbem.rulesets.campaign.treaty import Entry, GiveArmy, GiveCity, GiveContact, GiveMap, Share, Treaty
from pbem.rulesets.campaign.view import View
from tests.rules.campaign.test_random_play import army_order, lawful

SEATS = tuple(map(Seat, ("blue", "red", "green")))
CITIES = ["Yaz", "Tor", "Kan", "Ost", "Wes"]
VARIANTS: dict[str, tuple[Any, ...]] = {
    "gift_consent": ("none", "goods", "all"),
    "introduction_named": (False, True),
    "alliance_news": ("members", "all"),
    "protocol_detail": ("events", "full"),
    "proposal_ttl": (1, 2, 4),
    "treaty_approval": ("automatic", "automatic", "referee"),
    "victory": ("last_standing",),
}


def begin(rng: random.Random) -> State:
    """Make a small position where most know each other."""
    drawn: dict[str, Any] = {key: rng.choice(values) for key, values in VARIANTS.items()}
    cells = [f"{column}{row}" for column in "ABCDEFGHIJ" for row in range(1, 11)]
    spots = rng.sample(cells, 5)
    cities = [f"{name} {at} {owner}" for name, at, owner in zip(CITIES, spots, [*SEATS, "blue", "red"], strict=True)]
    armies = {seat: [f"{n} {rng.choice(cells)} 12" for n in range(1, 4)] for seat in SEATS}
    realms: dict[str, Any] = {seat: {"contacts": []} for seat in SEATS}
    for one, other in [("blue", "red"), ("red", "green"), *rng.sample([("blue", "green")], rng.randrange(2))]:
        realms[one]["contacts"].append(other)
        realms[other]["contacts"].append(one)
    options = Options(board_width=10, board_height=10, split_min=3, **drawn)
    return position.read(options, SEATS, {"cities": cities, "armies": armies, "realms": realms, "turn": 3})


def treaty(rng: random.Random) -> Treaty:
    """Draw a treaty, sensible or not."""
    members = tuple(sorted(rng.sample(SEATS, rng.choice((2, 2, 3))), key=SEATS.index))
    gifts = []
    for _ in range(rng.randrange(3)):
        giver, to, *rest = rng.sample(SEATS, 3)
        gifts.append(
            rng.choice(
                (
                    GiveCity(rng.choice(CITIES), giver, to),
                    GiveArmy(rng.randrange(1, 5), giver, to),
                    GiveMap(giver, to),
                    GiveContact(rest[0], giver, to),
                )
            )
        )
    if rng.random() < 0.4:
        return Treaty(members, False, terms=tuple(gifts))
    terms = [each for each in (Share("explored"), Share("view"), Entry()) if rng.random() < 0.5]
    return Treaty(members, True, rng.choice((None, 1, 2, 5)), rng.random() < 0.5, (*terms, *gifts))


def talk(rng: random.Random, seen: View, seat: Seat) -> list[Order]:
    """Draw what a state says after having heard the others."""
    said: list[Order] = [UnionOrder()] if rng.random() < 0.05 else []
    for proposal in (each for each in seen.proposals if each.by != seat or rng.random() < 0.1):
        words = ("accept", "accept", "accept", "reject", "withdraw")
        said.append(AnswerOrder(proposal.number, rng.choice(words), proposal.treaty.members))  # type: ignore[arg-type]
    said += [EndOrder(each.number, each.members) for each in seen.alliances if rng.random() < 0.3]
    for _ in range(rng.randrange(3)):
        offer = treaty(rng)
        said.append(ProposeOrder(number_of(seen.turn, seat, offer), offer))
    return said


def sheets(rng: random.Random, state: State) -> dict[Seat, Sheet[Order]]:
    """Draw a turn: one after another, each hearing what was said before."""
    heard: list[Overture[Order]] = []
    written: dict[Seat, list[Written[Order]]] = {seat: [] for seat in (*SEATS, REFEREE)}
    for came in range(1, 7):
        seat = rng.choice(SEATS)
        seen = proposals.told(view(state, seat), tuple(heard))
        lines = [*talk(rng, seen, seat), army_order(rng)]
        written[seat] += [Written(order, line, came=came) for line, order in enumerate(lines, 1)]
        heard += [Overture(seat, order, came) for order in lines]
    open_ = [*state.proposals, *proposed(heard, procedure(state.turn, state.options))]
    written[REFEREE] = [
        Written(PassOrder(each.number, rng.random() < 0.8), came=9) for each in open_ if rng.random() < 0.7
    ]
    return {seat: Sheet(tuple(lines)) for seat, lines in written.items()}


@pytest.mark.parametrize("seed", range(60))
def test_random_diplomacy(seed: int) -> None:
    """C-8: six turns of treaties, gifts and breaches of them."""
    rng = random.Random(seed)
    state = begin(rng)
    for number in range(6):
        orders = sheets(rng, state)
        played = turn.resolve(state, orders, KeyedDice(bytes([number]) * 32))
        assert played == turn.resolve(state, orders, KeyedDice(bytes([number]) * 32))
        discreet(state, played.state, played.events)
        state = played.state
        lawful(state)
        bound(state)
        for seat in SEATS:
            dealt = reimagine(state, seat, KeyedDice(bytes([seed]) * 32))
            assert view(dealt, seat) == view(state, seat)
        if state.result is not None:
            break


def bound(state: State) -> None:
    """C-8.3, G21: a state is in one alliance at most, of the living, and no proposal is older than it may be."""
    for when in (state.turn, state.turn + 1):
        allied = Counter(member for each in in_force(state.alliances, when) for member in each.members)
        assert all(count == 1 for count in allied.values())
    living = {realm.seat for realm in state.realms if realm.alive}
    parties = [*(each.members for each in state.alliances), *(each.treaty.members for each in state.proposals)]
    assert all(set(members) <= living and len(members) > 1 for members in parties)
    waiting = state.options.treaty_approval == "referee"
    assert waiting or all(each.until >= state.turn for each in state.proposals)


def discreet(before: State, after: State, told: tuple[Event, ...]) -> None:
    """C-7.4: only members hear of their treaties."""
    made: dict[object, set[frozenset[object]]] = {}
    for event in told:
        if event.kind == "alliance_made":
            assert isinstance(event.seen_by, frozenset)
            others = event.facts["others"]
            assert isinstance(others, tuple)
            made.setdefault(event.facts["number"], set()).add(event.seen_by | set(others))
        if event.kind.startswith("common_") and before.options.alliance_news == "members":
            assert before.union
    assert all(len(members) == 1 for members in made.values())
    signed = {frozenset(each.members) for each in after.alliances if each.first == after.turn}
    assert signed <= {members for each in made.values() for members in each} or any(_left(event) for event in told)


def _left(event: Event) -> bool:
    """Tell whether somebody left an alliance, or fell, so that its members are not those who made it."""
    return event.kind in ("alliance_left", "destroyed")
