"""Each part of the second release stands in the referee's position as he would write it, and comes back unchanged."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
import tomlkit

from pbem.rulesets.powers.position.position import read, write
from pbem.rulesets.powers.state import State
from tests.rules.powers.words.kit import begun

NEW = begun(chapters=("R2",), map="two-seas")
CARD = {"owner": "red", "name": "vic", "true": 1, "rows": [{"ready": [{"row": "cru", "count": 2}]}] * 2}


def laid_out(table: dict[str, Any]) -> State:
    return read(NEW.options, NEW.circle, {"round": 3, **table})


@pytest.mark.parametrize(
    "table",
    [
        {"lands": {"W1": "blue: 2 cru harbour SW, 1 trs harbour SW aboard inf+inf"}},
        {"canals": ["N1"], "airfields": {"W1": [4, 6]}},
        {"seas": {"SE": "blue 1 car served 1, 1 fig weary 1; red 1 sub, 1 bat damage 9 held blue"}},
        {
            "lands": {
                "W1": "blue: 2 gun battery W3 laid 2, 1 bun, 1 gnf, 1 atf building 2",
                "W3": "green: 1 raw, 1 hatg",
            }
        },
        {"lands": {"W1": "blue: 1 atgt, 2 atgf, 1 pio, 1 rec, 1 trk, 1 inf led red"}},
        {"formations": [CARD], "seas": {"SE": "red 1 vict, 1 vicf"}},
        {"standing": {"blue": {"doctrines": [{"doctrine": {"subs": "1/2", "chosen": ["inf"]}, "at": "W1"}]}}},
    ],
    ids=[
        "harbours and loads",
        "canals and airfields",
        "carriers and holds",
        "guns and forts",
        "tokens",
        "cards",
        "orders",
    ],
)
def test_what_is_written_comes_back(table: dict[str, Any]) -> None:
    state = laid_out(table)
    assert state != laid_out({})
    assert laid_out(tomllib.loads(tomlkit.dumps(write(state)))) == state
