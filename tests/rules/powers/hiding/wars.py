"""Small wars with all chapters of the second release, in the thick of it: tokens, armies and fleets that hide, marks
beside them, guns that aim, aircraft, ships with a load. Which are true, and where all stand, is dealt by lot."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, cast

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.registry import AnyOptions, AnyState, Installed
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.state import State
from pbem.testing.house_games import dealt_out
from pbem.testing.playing import Game, Position, Step, play, step
from tests.rules.powers.kernel.kit import map_text

SEA = 'kind = "sea"'
HOMES = {"blue": "AB", "red": "CD"}
WATERS = {"blue": "SU", "red": "TV"}
TEXT = map_text(
    "A-B B-C C-D A-D A-S B-S S-U U-T C-T D-T T-V V-S",
    dict.fromkeys("STUV", SEA),
    {"X": "A B", "Y": "C D"},
)
LAND = ("1 inf", "2 inf", "1 tnk", "1 atg", "1 aab", "1 bom", "1 fig", "1 bun", "1 trk", "1 pio", "1 htk", "1 rec")
SHIPS = ("1 cru", "1 des", "1 sub", "1 trs", "1 trs aboard inf", "1 car", "1 bat")
ARMY = ({"tnk": 2}, {"inf": 2}, {"inf": 1, "atg": 1})
FLEET = ({"cru": 1}, {"des": 1}, {"sub": 1})
BESIDE = ({"inf": 1}, {"atg": 1}, {"inf": 1})
"""All rows of a card are worth the same (S-20)."""
AIMS = {"A": "D", "B": "C", "C": "B", "D": "A"}
GUNS = 0.2
"""P-41: who comes under fire is shown, so that few guns leave more to guess."""
Table = dict[str, list[str]]


def options(number: int) -> Options:
    """Give the options of a war: by turns, whatever one may see; now and then one seat after the other."""
    return Options(
        chapters=("R2", "elim"),
        map_text=TEXT,
        assignment="listed",
        rounds=4,
        visibility=("open", "hidden", "full")[number % 3],
        order="sequential" if number % 4 == 3 else "simultaneous",
        formation_rules="free" if number % 5 == 4 else "strict",
    )


def position(number: int) -> Position:
    """Deal a war."""
    chance = Random(f"war {number}")
    lands, seas = {at: [f"{chance.choice((1, 2))} inf"] for at in AIMS}, {at: list[str]() for at in "STUV"}
    cards = [card for seat in HOMES for card in _dealt(chance, seat, lands, seas)]
    owners = {at: seat for seat, homes in (*HOMES.items(), *WATERS.items()) for at in homes}
    return {
        "round": 2,
        "formations": cards,
        "lands": {at: f"{owners[at]}: {', '.join(found)}" for at, found in lands.items()},
        "seas": {at: f"{owners[at]} {', '.join(found)}" for at, found in seas.items() if found},
    }


def dealt_anew(state: AnyState, seat: Seat, dice: Dice) -> AnyState:
    """S-19: deal anew all a seat does not know but the others' standing orders, for a fight rightly shows those: whom
    somebody fires at may hang on them, and never on what is hidden."""
    known = cast("State", state)
    return AnyState(replace(vision.reimagine(known, seat, dice), standing=known.standing))


def _dealt(chance: Random, seat: str, lands: Table, seas: Table) -> list[dict[str, Any]]:
    """Deal all that one seat has, and give the cards of its formations."""
    homes, waters = HOMES[seat], WATERS[seat]
    for at in homes:
        aims = f"1 gun battery {AIMS[at]} laid 1" if chance.random() < GUNS else "1 gun"
        lands[at] += [*chance.sample(LAND, 2), aims]
    lands[chance.choice(homes)].append(f"{chance.choice(SHIPS)} harbour {waters[0]}")
    for base, table, places in (("atg", lands, homes), ("aab", lands, homes), ("des", seas, waters)):
        for mark in "tff":
            table[chance.choice(places)].append(f"1 {base}{mark}")
    for name, table, places in (("cae", lands, homes), ("vic", seas, waters)):
        for mark in "tff":
            table[chance.choice(places)].append(f"1 {name}{mark}")
    return [_card(chance, seat, "cae", ARMY, chance.choice(homes)), _card(chance, seat, "vic", FLEET)]


def _card(chance: Random, seat: str, name: str, rows: tuple[dict[str, int], ...], beside: str = "") -> dict[str, Any]:
    """Write a card; what is built beside an army may be ready or not (P-47.12)."""
    found: list[dict[str, Any]] = [{"ready": _units(row)} for row in rows]
    ready = chance.random() < 0.5
    for row, units in zip(found, BESIDE, strict=True):
        if beside:
            row["nearby"] = [{"at": beside, "units": _units(units), "ready": ready}]
    return {"owner": seat, "name": name, "true": chance.randint(1, len(rows)), "rows": found}


def _units(row: dict[str, int]) -> list[dict[str, Any]]:
    return [{"row": key, "count": count} for key, count in row.items()]


def played(loaded: Installed, number: int, turns: int) -> Game:
    """Play a war: by turns, people write anything at all, or house players write who fight."""
    chosen, name = AnyOptions(options(number)), f"war {number}"
    if number % 2:
        return play(loaded, chosen, turns, name, position(number))
    game = play(loaded, chosen, 0, name, position(number))
    party, state, steps = dealt_out(loaded, game.seats, number // 2), game.start, list[Step]()
    while len(steps) < turns and loaded.ruleset.rules.awaiting(state):
        place = f"{name}/{len(steps)}"
        steps.append(step(loaded, state, party.sheets(state, place), place.encode(), place))
        state = steps[-1].after
    return replace(game, steps=tuple(steps))
