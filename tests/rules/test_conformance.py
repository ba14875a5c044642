"""Every rule set is held to the interface: the campaign game, and the toy game that is as unlike it as possible."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Literal

import pytest

from pbem.registry import SomeRuleset
from pbem.rulesets.campaign.options import Options as CampaignOptions
from pbem.rulesets.campaign.ruleset import CAMPAIGN
from pbem.rulesets.dice_empires.options import Options as DiceOptions
from pbem.rulesets.dice_empires.ruleset import DICE_EMPIRES
from pbem.rulesets.duncan.options import Options as DuncanOptions
from pbem.rulesets.duncan.ruleset import DUNCAN
from pbem.rulesets.europe.options import Options as EuropeOptions
from pbem.rulesets.europe.ruleset import EUROPE
from pbem.rulesets.powers.options import Options as PowersOptions
from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing.conformance import conformance
from pbem.testing.series import AGAIN, Series
from tests.toy.listed import LISTED
from tests.toy.options import Options as ToyOptions
from tests.toy.ruleset import TOY
from tests.toy.stepped import BUNDLED, PRELUDED, STEPPED

SMALL = CampaignOptions(board_width=14, board_height=14, seats=3, cities_per_player=2, neutral_cities=1)
OTHERWISE = CampaignOptions(
    board_width=12,
    board_height=12,
    seats=2,
    cities_per_player=3,
    neutral_garrison=10,
    move_metric="rook",
    diagonal_squeeze=True,
    army_sight=2,
    loser_fate="retreat",
    after_win="stop",
    capture_mode="on_stop",
    merge_overflow="transfer",
    stack_limit=2,
    production_every=2,
    enemy_strength="banded",
    trigger_knowledge="owner",
    turn_limit=5,
    standing_orders=True,
)


CLOSE = CampaignOptions(board_width=10, board_height=10, seats=3, split_min=3)
MET = {
    "turn": 3,
    "cities": ["Yaz C3 blue", "Tor E3 red", "Kan D6 green", "Ost B8 blue", "Wes H8 red"],
    "armies": {
        "blue": ["1 C3 12", "2 D4 20", "3 B8 10"],
        "red": ["1 E3 12", "2 D4 11", "3 H8 10"],
        "green": ["1 D6 14", "2 D5 22"],
    },
    "realms": {
        "blue": {"contacts": ["red", "green"]},
        "red": {"contacts": ["blue", "green"]},
        "green": {"contacts": ["blue", "red"]},
    },
}
"""Three states that know each other."""


DUNGEON = DuncanOptions(teams=2, board_width=14, board_height=12, start_points=20, turn_limit=4)
STRANGE = DuncanOptions(
    teams=3,
    board_width=12,
    board_height=12,
    start_points=30,
    income_per_turn=5,
    portal_enterable=True,
    sight_metric="square",
    corner_peek=True,
    diagonal_half_steps=2,
    diagonal_blocked_by_units=True,
    fight_round_walls=False,
    friendly_fight=False,
    smoke_mode="blind",
    flash_shows_units=True,
    heal_mode="full",
    leech_carry=True,
    enemy_stats="strength",
    small_pile_capacity=3,
    large_pile_capacity=4,
    bonus_draw="referee",
    bonus_choice_every=2,
    question_lock="tagged_clue",
    award_every=2,
    scores="own",
    turn_limit=5,
    tie_break="units",
)
CLASH = {
    "turn": 3,
    "dungeon": "##########\n#........#\n#...#....#\n#........#\n#....#...#\n#........#\n##########",
    "piles": ["E4 small 9", "F6 large 12 red"],
    "neutral": ["u1 G4 2/1/1"],
    "teams": {
        "blue": {
            "portal": "B2",
            "points": 9,
            "units": ["u1 D4 3/2/2 leech leech", "u2 E4 2/1/1 w1 best3", "u3 C3 2/2/3 invisibility"],
            "stock": ["flash", "smoke", "regeneration", "strength"],
            "choices": 1,
            "received": 5,
            "notes": {"E5": "trap?"},
        },
        "red": {"portal": "I2", "points": 14, "units": ["u1 F4 3/1/3", "u2 G5 2/3/1 quick"], "stock": ["smoke"]},
        "green": {"portal": "I6", "units": ["u1 D5 4/2/1 regeneration", "u2 H5 1/1/1"], "stock": ["flash", "leech"]},
    },
}
"""Three teams at each other's throats, with bonuses in stock and one to choose."""


WAR = {
    "round": 3,
    "lands": {
        "A1": "blue: 2 inf, 1 inf building 1",
        "B1": "blue: 2 tnk",
        "B2": "red: 2 inf, 1 atg",
        "B3": "blue fresh from red since 2: 1 inf",
        "C2": "red: 3 tnk, 1 tnk building 1",
        "C3": "-: 3 neu",
        "D1": "red: 2 atg",
    },
}
"""Two powers in the middle of a war for ten lands, and a neutral army."""


def test_toy() -> None:
    """The duel: hidden hands, one seat after another, a reaction, no map."""
    conformance(TOY, Series(games=3, turns=14, options=[ToyOptions(seats=n, hand_size=2) for n in (2, 3, 4)]))


def test_lists() -> None:
    """Orders as a list; a seat is asked for two things, one of which nobody waits for."""
    conformance(LISTED, Series(games=1, turns=14, options=[ToyOptions(seats=3, hand_size=2)]))


def test_steps_and_bundles() -> None:
    """Turns that are steps of a round, requests nobody waits for; orders that are replaced together."""
    conformance(STEPPED, Series(games=1, turns=12, options=[ToyOptions(seats=3, hand_size=2)]))
    conformance(PRELUDED, Series(games=1, turns=8, options=[ToyOptions(seats=3, hand_size=2)]))
    conformance(BUNDLED, Series(games=1, turns=8, options=[ToyOptions(seats=3, hand_size=2)]))


@pytest.mark.parametrize(("options", "nonsense"), [(SMALL, 1), (OTHERWISE, AGAIN)], ids=["small", "otherwise"])
def test_campaign(options: CampaignOptions, nonsense: float) -> None:
    """The campaign game: everybody at once, in the fog; as the rule book has it, and with other options."""
    conformance(CAMPAIGN, Series(games=1, turns=6, options=[options], nonsense=nonsense))


@pytest.mark.parametrize(
    ("options", "seed"),
    [(replace(CLOSE, standing_orders=True), 9), (replace(CLOSE, treaty_approval="referee"), 7)],
    ids=["standing orders", "approval"],
)
def test_campaign_of_states_that_know_each_other(options: CampaignOptions, seed: int) -> None:
    """C-8: proposals, answers, gifts and treaties among all that is said at random; G23: armies named there fall."""
    conformance(CAMPAIGN, Series(games=1, turns=5, seed=seed, options=[options], position=MET, nonsense=AGAIN))


@pytest.mark.parametrize(("options", "nonsense"), [(DUNGEON, 1), (STRANGE, AGAIN)], ids=["book", "strange"])
def test_duncan(options: DuncanOptions, nonsense: float) -> None:
    """The dungeon game: lists of orders, teams, exact sight; as the rule book has it, and with other options."""
    conformance(DUNCAN, Series(games=1, turns=4, options=[options], nonsense=nonsense))


@pytest.mark.parametrize("smoke", ["forget", "blind"])
def test_duncan_in_the_thick_of_it(smoke: Literal["forget", "blind"]) -> None:
    """D-6, D-7: fights, invisible units, bonuses used and chosen, whatever is ordered at random."""
    options = DuncanOptions(teams=3, smoke_mode=smoke, portal_sight=3)
    conformance(DUNCAN, Series(games=1, turns=4, seed=3, options=[options], position=CLASH, nonsense=AGAIN))


@pytest.mark.parametrize(
    ("options", "nonsense"),
    [
        (DiceOptions(players=3), AGAIN),
        (DiceOptions(players=3, visibility="fog", slave_dice="victim", capture="losses"), 1),
        (DiceOptions(players=2, pace="command"), AGAIN),
        (DiceOptions(players=3, pace="command", visibility="fog", after_plunder="barracks"), AGAIN),
    ],
    ids=["plan", "plan in fog", "command", "command in fog"],
)
def test_dice_empires(options: DiceOptions, nonsense: float) -> None:
    """Cities of dice: lists with reserves, standing orders; all at once or command by command, open or in fog."""
    conformance(DICE_EMPIRES, Series(games=1, turns=3, options=[options], nonsense=nonsense))


@pytest.mark.parametrize(
    ("options", "nonsense"),
    [
        (EuropeOptions(players=3, start_hand=3), AGAIN),
        (EuropeOptions(players=5, defender_cards="figures", merge=True, retreat_by_sea=True), AGAIN),
        (EuropeOptions(players=3, mode="sequential", start_hand=3, react_hours=12), 1),
        (EuropeOptions(players=2, mode="sequential", start_hand=2, k_by_defender=False), AGAIN),
    ],
    ids=["simultaneous", "five powers", "sequential with reactions", "sequential"],
)
def test_europe(options: EuropeOptions, nonsense: float) -> None:
    """Hidden hands: bundles, reactions asked of all alike; the hands and the deck leak nowhere."""
    conformance(EUROPE, Series(games=1, turns=3, options=[options], nonsense=nonsense))


@pytest.mark.parametrize(
    "options",
    [
        PowersOptions(chapters=("minimal",)),
        PowersOptions(chapters=("land-war", "place-alt"), order="sequential", alt_batch=8),
        PowersOptions(chapters=("many", "fair-div"), map="two-seas"),
        PowersOptions(chapters=("R1", "g-secret"), map="two-seas", soft_last=1),
    ],
    ids=["minimal", "sequential", "many", "release 1"],
)
def test_powers(options: PowersOptions) -> None:
    """Chapters: secret starts, treaties and tasks; battles nobody is asked in; all at once or line by line."""
    conformance(POWERS, Series(games=1, turns=3, options=[options], nonsense=AGAIN))


def test_powers_at_war() -> None:
    """S-5 to S-8: attacks, meetings and retreats of whatever is ordered at random."""
    options = PowersOptions(chapters=("R1",))
    conformance(POWERS, Series(games=1, turns=3, seed=3, options=[options], position=WAR, nonsense=AGAIN))


PLAYED_TWICE: Mapping[str, tuple[SomeRuleset, object]] = {
    "toy": (TOY, ToyOptions(hand_size=2)),
    "campaign": (CAMPAIGN, SMALL),
    "duncan": (DUNCAN, DUNGEON),
    "dice_empires": (DICE_EMPIRES, DiceOptions(players=3)),
    "europe": (EUROPE, EuropeOptions(players=3, start_hand=3)),
    "powers": (POWERS, PowersOptions(chapters=("land-war",))),
}


@pytest.mark.parametrize("game", PLAYED_TWICE)
def test_no_order_of_a_set_slips_into_the_state(game: str) -> None:
    """The same games in two processes that order their sets differently."""
    assert trails("1")[game] == trails("2")[game]


SCRIPT = """
import json
from pbem.testing.conformance import trail
from pbem.testing.series import Series
from tests.rules.test_conformance import PLAYED_TWICE
found = {game: trail(rules, Series(games=1, turns=3, options=[of])) for game, (rules, of) in PLAYED_TWICE.items()}
print(json.dumps(found))
"""


@cache
def trails(hash_seed: str) -> Mapping[str, str]:
    """Give the digest of a game of each rule set, played in a process with that hash seed."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
        text=True,
    )
    found: Mapping[str, str] = json.loads(done.stdout)
    return found
