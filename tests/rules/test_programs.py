"""What is published for client programs: each game's schema, and reports that are held to it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from pbem import codec
from pbem.core.programs import ForPrograms
from pbem.registry import Installed, Registry, install
from pbem.reports import published
from pbem.reports.attachments import FORMAT, machine_readable
from pbem.rulesets.campaign.options import Options as CampaignOptions
from pbem.rulesets.dice_empires.options import Options as DiceOptions
from pbem.rulesets.duncan.options import Options as DuncanOptions
from pbem.rulesets.europe.options import Options as EuropeOptions
from pbem.rulesets.powers.options import Options as PowersOptions
from pbem.testing.playing import Broken
from pbem.testing.programs import programs
from pbem.testing.series import Series, random_games
from tests.reports import sample
from tests.toy.ruleset import TOY

SCHEMAS = Path(__file__).parents[2] / "docs" / "schemas"
GAMES = sorted(Registry())
SMALL: dict[str, object] = {
    "campaign": CampaignOptions(board_width=12, board_height=12, seats=2, cities_per_player=2, neutral_cities=1),
    "dice_empires": DiceOptions(players=3, visibility="fog", slave_dice="victim"),
    "duncan": DuncanOptions(teams=2, board_width=12, board_height=12, start_points=20, turn_limit=4),
    "europe": EuropeOptions(players=3, mode="sequential", start_hand=3),
    "powers": PowersOptions(chapters=("R1",)),
}


def promise(installed: Installed) -> ForPrograms:
    game = installed.ruleset.telling.programs
    assert game is not None
    return game


@pytest.mark.parametrize("key", GAMES)
def test_the_published_schema_is_that_of_the_code(key: str) -> None:
    """After a change: `pbem schema GAME > docs/schemas/GAME.json`, and a line in the changes."""
    written = (SCHEMAS / f"{key}.json").read_text(encoding="utf-8")
    assert written == published.schema(key, promise(Registry()[key]))


def test_no_schema_is_of_a_game_that_is_gone() -> None:
    assert sorted(path.stem for path in SCHEMAS.glob("*.json")) == GAMES


@pytest.mark.parametrize("key", GAMES)
def test_every_key_is_described(key: str) -> None:
    whole = json.loads((SCHEMAS / f"{key}.json").read_text(encoding="utf-8"))
    assert [place for place, described in keys(whole, whole["title"]) if not described] == []


def keys(schema: dict[str, object], place: str) -> Iterator[tuple[str, bool]]:
    """List the shapes of a schema and their keys, and whether each is described."""
    yield place, "description" in schema
    parts, named = schema.get("properties", {}), schema.get("$defs", {})
    assert isinstance(parts, dict)
    assert isinstance(named, dict)
    yield from ((f"{place}.{name}", "description" in part) for name, part in parts.items())
    for name, part in named.items():
        yield from keys(part, name)


@pytest.mark.parametrize("key", GAMES)
def test_schemas_say_their_format_as_reports_do(key: str) -> None:
    whole = json.loads((SCHEMAS / f"{key}.json").read_text(encoding="utf-8"))
    assert whole["$id"] == f"urn:pbem:report:{key}:{FORMAT}"
    assert whole["properties"]["format"]["const"] == FORMAT


@pytest.mark.parametrize("key", GAMES)
def test_reports_are_what_the_schema_says(key: str) -> None:
    installed = Registry()[key]
    for game in random_games(installed, Series(games=1, turns=2, options=[SMALL[key]])):
        programs(installed, game)


def test_a_game_that_promises_nothing_is_held_to_nothing() -> None:
    installed = install(TOY)
    programs(installed, random_games(installed, Series(games=1, turns=1))[0])


def test_a_key_nobody_described_is_found() -> None:
    """So is one that is missing, and one of another type: the same text is told with one fault at a time."""
    game = replace(promise(Registry()["campaign"]), facts=dict)
    told = json.loads(machine_readable(sample.report("en")).data)
    assert published.fault(json.dumps(told), game) == ""
    assert "weather" in published.fault(json.dumps({**told, "weather": "fair"}), game)
    assert "turn" in published.fault(json.dumps({**told, "turn": "8"}), game)
    assert "step" in published.fault(json.dumps({name: part for name, part in told.items() if name != "step"}), game)


def test_reports_that_break_the_promise_are_found() -> None:
    """The check of all rule sets says in which report, and where in it."""
    installed = Registry()["europe"]
    game = random_games(installed, Series(games=1, turns=1, options=[SMALL["europe"]]))[0]
    other = promise(Registry()["dice_empires"])
    telling = replace(installed.ruleset.telling, programs=other)
    with pytest.raises(Broken, match=r"report.json of \w+ after step 0: .*facts"):
        programs(replace(installed, ruleset=replace(installed.ruleset, telling=telling)), game)


def test_the_format_is_part_of_no_stored_report() -> None:
    """It is written with the mail, so that reports that are kept, and their digests, stay as they are."""
    assert '"format"' not in codec.dumps(sample.report("en"), type(sample.report("en")))
