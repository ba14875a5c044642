"""Every scenario file a game carries is as its author expects: the worked examples of the rule books among them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache

import pytest

from pbem.registry import Installed, Registry, install
from pbem.testing import scenario, scenario_file
from tests.toy.ruleset import TOY


@cache
def registry() -> Mapping[str, Installed]:
    return {**Registry(), "duel": install(TOY)}


FILES = [(key, name) for key, installed in registry().items() for name in installed.scenarios]


@pytest.mark.parametrize(("key", "name"), FILES, ids=[f"{key}-{name}" for key, name in FILES])
def test_scenario(key: str, name: str) -> None:
    played = scenario.run(registry()[key].scenarios[name], registry())
    assert played.failures == ()
    assert json.loads(json.dumps(scenario.as_json(played)))["failures"] == []


@pytest.mark.parametrize("key", registry())
def test_every_scenario_expects_something(key: str) -> None:
    """A file that expects nothing shows nothing."""
    for name, text in registry()[key].scenarios.items():
        turns = scenario_file.read(text).turn
        assert any(turn.expect for turn in turns), name
