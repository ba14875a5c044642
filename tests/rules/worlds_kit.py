"""The games that are played in two worlds: small and close, so that hidden things are near what is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.registry import AnyOrder, Installed, SomeRuleset, install
from pbem.rulesets.campaign.options import Options as CampaignOptions
from pbem.rulesets.campaign.ruleset import CAMPAIGN
from pbem.rulesets.dice_empires.options import Options as DiceOptions
from pbem.rulesets.dice_empires.ruleset import DICE_EMPIRES
from pbem.rulesets.duncan.options import Options as DuncanOptions
from pbem.rulesets.duncan.ruleset import DUNCAN
from pbem.rulesets.duncan.sight.reimagine import others_elsewhere
from pbem.rulesets.europe.options import Options as EuropeOptions
from pbem.rulesets.europe.ruleset import EUROPE
from pbem.rulesets.powers.options import Options as PowersOptions
from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing.playing import Game, Position, play, step
from pbem.testing.worlds import Deal, Tally, worlds
from tests.rules.powers.hiding import wars
from tests.rules.test_conformance import CLASH, MET, WAR

CROWDED: Position = {
    "turn": 3,
    "cities": ["Yaz C3 blue", "Tor G3 red", "Kan D8 green", "Ost B8 blue", "Wes I8 red", "Nor F6"],
    "armies": {
        "blue": ["1 C3 12", "2 C5 20", "3 B8 10", "4 E7 9"],
        "red": ["1 F3 12", "2 F3 12", "3 I8 10", "4 G6 15", "5 H6 15"],
        "green": ["1 D8 14", "2 G9 22", "3 G9 8"],
        "neutral": ["1 F6 10"],
    },
    "realms": {"blue": {"contacts": ["red"]}, "red": {"contacts": ["blue"]}},
}
"""Two of three states know each other; armies stand together, and at the edge of sight."""


CAVE: Position = {
    "turn": 3,
    "dungeon": "..........\n..........\n....#.....\n..........\n.....#....\n..........\n..........",
    "piles": ["E4 small 9", "J4 large 12 red"],
    "neutral": ["u1 A7 2/1/1"],
    "teams": {
        "blue": {"portal": "C3", "discovered": "all", "points": 0, "units": ["u3 F1 2/1/1"], "stock": ["flash"]},
        "red": {"portal": "I2", "discovered": "all", "units": ["u1 B2 1/1/1 invisibility", "u2 J6 2/1/1 quick"]},
        "green": {"portal": "H6", "discovered": "all", "units": ["u1 D4 1/1/1 invisibility"], "stock": ["smoke"]},
    },
}
"""All is discovered and little is in sight; unseen units stand beside a portal of a team without points."""


@dataclass(frozen=True)
class Setting:
    """How a game begins: its options, a position in the thick of it; and how much of it is dealt anew."""

    options: Any
    position: Position | None = None
    deal: Callable[[Any, Seat, Dice], Any] | None = None


def _campaign(**options: Any) -> CampaignOptions:
    return CampaignOptions(board_width=10, board_height=10, seats=3, split_min=3, **options)


def _close(**options: Any) -> DuncanOptions:
    return DuncanOptions(teams=3, **options)


RULESETS: dict[str, SomeRuleset] = {
    "campaign": CAMPAIGN,
    "duncan": DUNCAN,
    "dice_empires": DICE_EMPIRES,
    "europe": EUROPE,
    "powers": POWERS,
    "powers-R2": POWERS,
}
"""What is played: a rule set, or all chapters of a release of it."""
SETTINGS: dict[str, tuple[Setting, ...]] = {
    "campaign": (
        Setting(_campaign(army_sight=2), CROWDED),
        Setting(_campaign(army_sight=1, city_sight=1), CROWDED),
        Setting(_campaign(stack_limit=1, enemy_strength="banded", loser_fate="retreat", army_sight=1), CROWDED),
        Setting(_campaign(trigger_knowledge="owner", treaty_approval="referee"), MET),
        Setting(CampaignOptions(board_width=12, board_height=12, seats=3, cities_per_player=2, neutral_cities=2)),
    ),
    "duncan": (
        Setting(_close(portal_sight=1, question_lock="tagged_clue"), CAVE, others_elsewhere),
        Setting(_close(portal_sight=3), CLASH),
        Setting(_close(portal_sight=0), CAVE, others_elsewhere),
        Setting(_close(smoke_mode="blind", enemy_stats="hidden", scores="own", bonus_draw="referee"), CLASH),
        Setting(DuncanOptions(teams=2, board_width=14, board_height=12, start_points=20)),
    ),
    "dice_empires": (
        Setting(DiceOptions(players=3, visibility="fog")),
        Setting(DiceOptions(players=3)),
        Setting(DiceOptions(players=3, pace="command", visibility="fog")),
        Setting(DiceOptions(players=3, pace="command")),
    ),
    "europe": (
        Setting(EuropeOptions(players=3, start_hand=3)),
        Setting(EuropeOptions(players=3, mode="sequential", start_hand=3, react_hours=12)),
    ),
    "powers": (
        Setting(PowersOptions(chapters=("R1",)), WAR),
        Setting(PowersOptions(chapters=("minimal",), soft_last=2)),
        Setting(PowersOptions(chapters=("many", "g-secret"), map="two-seas", soft_last=1)),
        Setting(PowersOptions(chapters=("R1",), order="sequential"), {**WAR, "on": "blue"}),
    ),
}


def installed(name: str) -> Installed:
    """Load the words of a game."""
    return install(RULESETS[name])


def games(name: str, loaded: Installed, count: int, turns: int, seed: int = 0) -> Iterator[tuple[Game, Deal | None]]:
    """Play random games, each setting in its turn; of the second release of Powers each game is another war."""
    for number in range(seed, seed + count):
        if name not in SETTINGS:
            yield wars.played(loaded, number, turns), wars.dealt_anew
            continue
        setting = SETTINGS[name][number % len(SETTINGS[name])]
        yield play(loaded, setting.options, turns, f"{name} worlds {number}", setting.position), setting.deal


def compared(name: str, count: int, turns: int, seed: int = 0) -> Tally:
    """Play so many games in two worlds each."""
    loaded = installed(name)
    return sum((worlds(loaded, *game) for game in games(name, loaded, count, turns, seed)), Tally())


def one_turn(name: str, given: Mapping[Seat, Sheet[AnyOrder]], seed: str) -> tuple[Installed, Game, Deal | None]:
    """Play one turn of a game's first setting with orders that are written, as `worlds` takes it."""
    loaded, setting = installed(name), SETTINGS[name][0]
    begun = play(loaded, setting.options, 0, seed, setting.position)
    return loaded, replace(begun, steps=(step(loaded, begun.start, given, seed.encode(), seed),)), setting.deal
