"""The engine against a second referee written plainly from the rule book: games of random letters, all options."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.europe import turn
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.orders import (
    RANKS,
    SUITS,
    ActionOrder,
    Attack,
    Choice,
    DefendOrder,
    Draft,
    Fate,
    Hold,
    Move,
    Order,
    Play,
    RankOrder,
    RetreatOrder,
    SabotageOrder,
    SpyOrder,
    StopOrder,
)
from pbem.rulesets.europe.state import State
from pbem.rulesets.europe.table import figures, lands, powers, setup
from tests.rules.europe.naive_round import Referee

CARDS = [rank + suit for rank in RANKS for suit in SUITS]
GAMES = 12


def options(chance: random.Random) -> Options:
    """E-2: draw options, each with every value now and then."""
    return Options(
        players=chance.randint(2, 5),
        neutrals=chance.choice(("auto", "on", "off")),
        start_hand=chance.randint(0, 4),
        hand_limit=chance.randint(3, 8),
        defender_cards=chance.choice(("attackers", "figures")),
        attack_by_sea=chance.random() < 0.7,
        retreat_by_sea=chance.random() < 0.3,
        merge=chance.random() < 0.3,
        k_by_defender=chance.random() < 0.7,
        sabotage_lone=chance.choice(("removes", "immune")),
        figure_limit=chance.choice((0, 6)),
        attack_becomes_move=chance.random() < 0.7,
    )


def action(chance: random.Random, state: State, seat: str) -> Draft | Move | Attack | Fate | Hold:
    """Draw an action, most of them by a figure that is there to a land that is near."""
    every = list(lands.territories(figures.neutrals(state.options, state.circle)))
    own = [land for land, stack in state.lands.items() if stack.power == seat] or every
    origin = chance.choice(own if chance.random() < 0.9 else every)
    near = lands.reach(origin, figures.neutrals(state.options, state.circle))
    foreign = [land for land in near if land in state.lands and state.lands[land].power != seat]
    to = chance.choice(foreign or list(near) if chance.random() < 0.8 else every)
    play = chance.choice((Play(), Play("cheap"), Play("enough"), Play("named", tuple(chance.sample(CARDS, 8)))))
    of = chance.choice(("", "", "", *state.circle))
    attack = Attack(origin, to, chance.randrange(4), play, of, chance.random() < 0.2)
    fate = Fate(tuple(chance.choice(("me", *state.circle)) for _ in range(chance.randrange(4))))
    draft = Draft(chance.choice(powers.homes(state.circle[0]) if chance.random() < 0.1 else own))
    return chance.choice((attack, attack, attack, Move(origin, to), draft, draft, fate, fate, Hold()))


def stop(chance: random.Random, state: State) -> StopOrder:
    """Draw a line about kings."""
    return StopOrder(
        on=chance.choice(("all", "me", *state.circle)),
        by=chance.choice(("", "", *state.circle)),
        least=chance.randint(1, 2),
        deadly=chance.random() < 0.4,
        hands=chance.choice((0, 0, 3)),
        ace=chance.random() < 0.5,
        never=chance.random() < 0.1,
    )


def letter(chance: random.Random, state: State, seat: str) -> list[Order]:
    """Draw a letter: card actions, an action with alternatives, standing orders."""
    some = [*lands.territories(figures.neutrals(state.options, state.circle))]
    standing: list[Order] = [
        *(stop(chance, state) for _ in range(2)),
        DefendOrder(chance.choice(("best", "cheap", "enough")), chance.choice((0, 15))),
        RankOrder(tuple(chance.sample(RANKS, chance.choice((0, 5, 13))))),
        RetreatOrder(tuple(chance.sample(some, 5)), chance.choice(("", "", *some))),
    ]
    cards: list[Order] = [
        SpyOrder(chance.choice(state.circle), chance.random() < 0.5),
        *(SabotageOrder(land, chance.random() < 0.5) for land in chance.sample(powers.homes(state.circle[0]), 2)),
        *(SabotageOrder(land, chance.random() < 0.5) for land in some if lands.home(land) == seat),
        SpyOrder(chance.choice(state.circle)),
    ]
    acts: list[Order] = [ActionOrder(tuple(Choice(action(chance, state, seat)) for _ in range(4))) for _ in range(2)]
    return [
        *(order for order in standing if chance.random() < 0.15),
        *(order for order in (*cards, *acts) if chance.random() < 0.8),
    ]


def crowded(chance: random.Random, state: State) -> State:
    """Give a table after some rounds: more figures, some of them abroad."""
    found = dict(state.lands)
    for land in lands.territories(figures.neutrals(state.options, state.circle)):
        if land in found:
            power, number = found[land].power, chance.randint(1, 4)
        elif chance.random() < 0.5:
            power, number = chance.choice(state.circle), chance.randint(1, 3)
        else:
            continue
        found = dict(figures.put(found, land, power, number))
    return figures.with_lands(state, found)


@pytest.mark.parametrize("game", range(GAMES))
def test_both_referees_agree(game: int) -> None:
    """E-5 to E-9, E-11, E-12: map, hands, deck and discard pile after each round, and who has won."""
    chance = random.Random(game)
    chosen = options(chance)
    state = setup.setup(chosen, setup.seats(chosen), KeyedDice(b"%d" % game))
    state = crowded(chance, state) if game % 2 else state
    for number in range(25):
        letters = {seat: letter(chance, state, seat) for seat in state.circle if chance.random() < 0.95}
        sheets = {seat: Sheet(tuple(map(Written, orders))) for seat, orders in letters.items()}
        key = b"%d %d" % (game, number)
        naive = Referee(state, KeyedDice(key))
        naive.play(state.first, {str(seat): list(orders) for seat, orders in letters.items()})
        state = turn.resolve(state, sheets, KeyedDice(key)).state
        assert seen(naive) == told(state), f"game {game}, round {number}"
        if state.result:
            break


def seen(naive: Referee) -> dict[str, Any]:
    """Give the table of the second referee."""
    hands = {seat: sorted(cards) for seat, cards in naive.hands.items()}
    table = {"lands": naive.lands, "hands": hands, "deck": naive.deck, "pile": sorted(naive.pile)}
    return {**table, "winner": naive.winner}


def told(state: State) -> dict[str, Any]:
    """Give the table of the engine."""
    return {
        "lands": {land: (stack.power, stack.figures) for land, stack in state.lands.items()},
        "hands": {power.seat: sorted(power.hand) for power in state.powers},
        "deck": list(state.deck.cards),
        "pile": sorted(state.deck.discard),
        "winner": state.result.winners[0] if state.result else None,
    }
