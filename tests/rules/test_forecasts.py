"""Forecast = result, in every game: all options drawn at random, orders written at random, nobody else moving."""

from __future__ import annotations

from dataclasses import fields

from pbem.registry import install
from pbem.rulesets.campaign.ruleset import CAMPAIGN
from pbem.rulesets.dice_empires.options import Options as DiceOptions
from pbem.rulesets.dice_empires.ruleset import DICE_EMPIRES
from pbem.rulesets.duncan.options import Options as DuncanOptions
from pbem.rulesets.duncan.ruleset import DUNCAN
from pbem.rulesets.europe.options import Options as EuropeOptions
from pbem.rulesets.europe.ruleset import EUROPE
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.options import Options as PowersOptions
from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing.forecasts import foretold
from pbem.testing.playing import furnished
from pbem.testing.series import Series
from tests.rules.test_conformance import CLASH, DUNGEON, MET, SMALL, WAR

GROUND = ("teams", "board_width", "board_height", "turn_limit")
CHAPTERS = ("seats", "order", "rounds", "freq_pattern", "endhold", "fair_total")
BOARD = ("seats", "board_width", "board_height", "cities_per_player")


def test_campaign() -> None:
    """6.1: from the setup, and among states that know each other."""
    foretold(CAMPAIGN, Series(4, 3, options=[SMALL]), BOARD)
    foretold(CAMPAIGN, Series(4, 3, options=[SMALL], position=MET), BOARD)


def test_duncan() -> None:
    """6: prices, ways and squares, in peace and in the thick of it."""
    foretold(DUNCAN, Series(4, 3, options=[DUNGEON]), GROUND)
    foretold(DUNCAN, Series(4, 3, options=[DuncanOptions(teams=3)], position=CLASH), GROUND)


def test_dice_empires() -> None:
    """X-13.2: which commands a list gives, which lines are skipped, which are reserves."""
    foretold(DICE_EMPIRES, Series(6, 3, options=[DiceOptions(players=3)]), ("players",))


def test_europe() -> None:
    """6.2: card actions, and the alternative that is carried out."""
    foretold(EUROPE, Series(6, 3, options=[EuropeOptions(players=4, start_hand=3)]), ("players", "first_player"))


def test_powers() -> None:
    """11.1: what lines cost and where units go, from the placement on and in the middle of a war."""
    played = furnished(install(POWERS), PowersOptions(chapters=("R1",)))  # type: ignore[arg-type]
    assert isinstance(played, PowersOptions)
    foretold(POWERS, Series(2, 3, options=[played]), (*CHAPTERS, *_not_in_play(played)))
    foretold(POWERS, Series(4, 3, options=[played], position=WAR), (*CHAPTERS, *_not_in_play(played)))


def _not_in_play(options: PowersOptions) -> tuple[str, ...]:
    """List the options of chapters that are not played: setting one is refused."""
    chapters = set(every.book(options).chapters)
    homes = {each.name: set(str(each.metadata.get("chapter", "land")).split()) for each in fields(options)}
    return tuple(name for name, chapter in homes.items() if not chapters & chapter)
