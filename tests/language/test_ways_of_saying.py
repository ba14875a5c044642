"""Ways of saying the orders of Evropská válka and Dice Empires, written before their lexicons were looked at."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

from tests.language.kit import means, orders_nothing

GAMES = ("europe", "dice_empires")


def _pages(kind: str) -> list[tuple[str, ...]]:
    return [one for game in GAMES for one in _page(game, kind)]


def _page(game: str, kind: str) -> Iterator[tuple[str, ...]]:
    page = tomllib.loads(Path(__file__).with_name(f"ways_{game}.toml").read_text("utf-8"))
    yield from ((game, *one) for one in page[kind])


test_a_way_of_saying_it_is_read = means(_pages("lines"))

test_a_trap_orders_nothing = orders_nothing(_pages("traps"))
