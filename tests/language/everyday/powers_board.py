"""A board of Powers: the square lands A1 to D6, and lands and seas named as each language calls them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path

from pbem.core.languages import LANGUAGES
from pbem.core.seats import COLOURS, Seat
from pbem.registry import install
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import Stack
from pbem.rulesets.powers.treaty import Pact
from pbem.rulesets.powers.view import View
from tests.rules.powers.kernel.kit import begun

INSTALLED = install(POWERS)
WHITE = Seat("white")
"""The writers ordered for it: blue, red, green and yellow are the others."""
ASHORE = ("inf", "tnk", "atg", "gun", "bom", "fig")
AFLOAT = ("trs", "cru", "sub", "bat", "des")
SQUARES = (*(f"{row}{column}" for row in "ABCD" for column in range(1, 7)), "S1", "S2", "S3")
NAMED = tuple(
    tuple(line.split("|"))
    for line in Path(__file__).with_name("powers.lands.txt").read_text("utf-8").splitlines()
    if line
)
"""Each land or sea in English, Russian, Czech and Slovak."""
_COLUMNS = ("en", "ru", "cs", "sk")


def _areas(language: str) -> list[tuple[str, str, bool]]:
    """List id, name, and whether it is a sea."""
    column = _COLUMNS.index(language)
    named = ((f"L{place}", row[column], row[-1] == "sea") for place, row in enumerate(NAMED, 1))
    return [*((key, key, key[0] == "S") for key in SQUARES), *named]


def _map(language: str) -> str:
    areas = _areas(language)
    lines = ['id = "everyday"', f"box = [0, 0, {len(areas) * 10 + 10}, 100]"]
    for place, (key, name, sea) in enumerate(areas):
        lines += ["[[area]]", f'id = "{key}"', f'name = "{name}"', f'kind = "{"sea" if sea else "land"}"']
        lines += [f"at = [{place * 10 + 5}, 50]"]
    listed = ", ".join(f'"{one}-{other}"' for one, other in combinations((key for key, _, _ in areas), 2))
    lines += ["[links]", f"list = [{listed}]"]
    for side, land in zip("UVWXY", ("A1", "A2", "A3", "A4", "A5"), strict=True):
        lines += ["[[side]]", f'id = "Side{side}"', f'lands = ["{land}"]', "grant = 4"]
    return "\n".join(lines)


@cache
def powers_board(language: str) -> View:
    """Give White's view in round 5: it has some of everything everywhere, all of it near, and five treaties."""
    assert language in LANGUAGES
    state = begun(Options(chapters=("R2",), map_text=_map(language), assignment="listed", seats=5))
    rows = ((key, row) for key, _, sea in _areas(language) for row in (AFLOAT if sea else ASHORE))
    stacks = tuple(Stack(WHITE, row, key, 5) for key, row in rows)
    yellow, others = Seat("yellow"), (COLOURS[0], COLOURS[1], COLOURS[2])
    parties = (*((one,) for one in others[:2]), (yellow,), (others[2],), others[:2])
    pacts = tuple(
        Pact(number, tuple(each for each in COLOURS if each in (*members, WHITE)), 1, clauses=("peace",))
        for number, members in enumerate(parties, 1)
    )
    on_turn = WHITE if state.sequential else Seat("")
    state = replace(state, stage="", round=5, tick=5, grants={}, stacks=stacks, pacts=pacts, on=on_turn)
    return vision.view(state, WHITE)
