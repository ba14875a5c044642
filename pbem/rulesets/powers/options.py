"""What a referee may set (section 4): general options, and those that belong to a chapter."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from fractions import Fraction
from functools import cache
from typing import Any, Literal

from pbem.core.options import fraction, keys, ranged, share

PRESETS = ("R1", "minimal", "land-war", "many", "sea", "R2", "R3", "all")
"""Names of sets of chapters (section 9); `land-war` is the rule book's preset `land`, whose word is the chapter's."""
KEYS = (
    *("land", "blitz", "elim", "place-blind", "place-alt", "terrain", "line2", "retreat", "factory", "freq", "multi"),
    *(
        "scenario",
        "fair2",
        "fair-div",
        "fair-mat",
        "g-prio",
        "g-pair",
        "g-endhold",
        "g-quarrel",
        "g-secret",
        "g-public",
    ),
    *("g-rel", "g-score", "g-amsov", "g-finland", "g-polland", "g-polbuild", "g-people", "neutral"),
    *("hold", "statkill", "half", "naval", "landing", "sub3", "capital", "cargo"),
    *("ally", "recon", "hide", "hide1", "reveal"),
    *("fort", "pioneer", "arty", "special", "ltrans"),
    *("upkeep", "cheap", "expensive", "air", "sbomb"),
    *("national", "armgun", "tech", "invasion"),
    *("wareco", "pace", "rail", "supply", "people"),
    *("civ-start", "civ-fac", "civ-hist", "civ-pol", "goal-rnd", "config"),
    *("secret-res", "civ-hide"),
)
"""The chapters of the releases that are built (section 3)."""
MOST_HELD = 20
"""P-30.1: as many units as an option may let a seat hold."""
MOST_FORMATIONS = 6
TECH_STEPS = 7
ALLY_RULES = ("gifts", "gift-land", "entry", "joint", "command")
"""P-33: what allies may do with each other, each a switch of the chapter."""


def _of(chapter: str, option: object) -> Any:
    """Declare that an option belongs to a chapter, or one of several: it is refused without it."""
    if not isinstance(option, Field):
        return field(default=option, metadata={"chapter": chapter})
    return field(default=option.default, metadata={**option.metadata, "chapter": chapter})


@dataclass(frozen=True)
class Options:
    """The options of a game. `chapters` are a preset, chapters, or a preset with more of them.

    `seats` of 0: as many as the scenario has sides. `map` is a file of `maps/`; its text is kept in `map_text` from
    the start on. `grants` replace those of the sides. `rounds` of 0: as the scenario's goal has it. `die` are the six
    factors of a salvo (P-6.2). `freq_factor` of 0 is the default of P-15.6. `peoples` of 0: one where
    the chapter is named, none where it comes with a preset.
    """

    chapters: tuple[str, ...] = keys((*PRESETS, *KEYS), ("R1",))
    order: Literal["simultaneous", "sequential"] = "simultaneous"
    visibility: Literal["open", "hidden", "full"] = "open"
    seats: int = ranged(0, 2, 12, none=True)
    map: str = "ten-lands"
    map_text: str = ""
    assignment: Literal["lot", "listed"] = "lot"
    grants: Mapping[str, int] = field(default_factory=dict)
    rounds: int = ranged(0, 1, 200, none=True)
    fresh_production: bool = False  # P-4.4
    die: str = "1/2 1 1 1 1 3/2"  # P-6.2
    first_salvo: str = share("1/2", "0", "1")  # P-6.1
    max_salvos: int = ranged(200, 10, 200)  # P-6.9
    soft_last: int = _of("place-blind", ranged(0, 0, 20))  # P-3.3
    soft_step: Literal["blind", "alternate"] = _of("place-blind", "blind")
    alt_batch: int = ranged(3, 1, 20)  # P-3.4
    alt_order: Literal["left", "share"] = "left"
    rough_forts: bool = _of("terrain", False)  # P-8.3
    factory_price: str = _of("factory", share("2", "1/2", "5"))  # P-14.2
    factory_conquest: Literal["keep", "lose1", "destroy"] = _of("factory", "keep")  # P-14.6
    scorched: bool = _of("factory", True)  # P-14.7
    freq: int = _of("freq", ranged(1, 1, 12))  # P-15.2
    freq_pattern: Literal["every", "seed"] = _of("freq", "every")  # P-15.3, P-15.4
    freq_factor: int = _of("freq", ranged(0, 1, 12, none=True))  # P-15.6
    fair_total: int = _of("fair-mat fair-div fair2", ranged(0, 2, 2000, none=True))  # P-18.1, in BV; 0: all grants
    treaty_binding: bool = _of("multi", True)  # P-16.2
    treaty_notice: int = _of("multi", ranged(2, 0, 5))  # P-16.3
    recon_vuln: str = _of("recon", share("1/3", "1/12", "1"))  # P-50.1
    ally_rules: tuple[str, ...] = _of("ally", keys(ALLY_RULES, ALLY_RULES))  # P-33
    formations: str = _of("hide", "seed")  # P-47.1: `seed`, or a number from 0 to 6
    formation_rows: int = _of("hide", ranged(3, 1, 5))  # P-47.2
    formation_tokens: int = _of("hide", ranged(3, 1, 5))  # P-47.2
    formation_rules: Literal["strict", "free"] = _of("hide", "strict")  # P-47.9
    retreat_first: bool = _of("retreat", True)  # P-34.5
    landing_bonus: str = _of("landing", share("2", "1", "4"))  # P-11.3
    landing_units: int = _of("landing", ranged(2, 0, 6))  # P-11.3
    hold_count: str = _of("hold", "seed")  # P-30.1: `seed`, `all`, or a number from 0 to 20
    endhold: Literal["round", "turn"] = _of("g-endhold", "round")  # P-21.1
    neutral_start: int = _of("neutral", ranged(3, 1, 24))  # P-51.2
    neutral_double: int = _of("neutral", ranged(3, 1, 6))  # P-51.2: while a die shows less
    upkeep: str = _of("upkeep", share("1/5", "0", "1/2"))  # P-35.1
    upkeep_fort: str = _of("upkeep", share("1/2", "0", "1"))
    upkeep_land: str = _of("upkeep", share("0", "0", "5"))  # P-35.5
    demand_all_upkeep: bool = _of("upkeep", True)  # P-35.2
    arty: str = _of("arty", share("1/2", "1/12", "1/2"))  # P-41.2
    fort_price: str = _of("fort", share("1/3", "1/6", "1/2"))  # P-40.3
    gnf_price: str = _of("fort", share("1/2", "1/3", "1"))  # P-40.3
    fort_rush: Literal["2", "3", "4", "5", "half"] = _of("fort", "3")  # P-40.2
    capital_repair2: bool = _of("capital", False)  # P-38.2
    air_range: Literal["1/2", "1", "3/2", "2"] = _of("air", "1")  # P-36.1
    national: Literal["random", "historical"] = _of("national", "random")  # P-52.2
    national_types: int = _of("national", ranged(1, 1, 2))  # P-52.1
    airfields: Literal["infinite", "built"] = _of("air", "infinite")  # P-37.9
    tech_price: str = _of("tech", share("2", "1/2", "5"))  # P-56.3: BV a level
    tech_table: str = _of("tech", "12 6 2 1 1/2 1/6 1/12")  # P-56.2: from 5 levels more to 6 less
    bonus: str = _of("wareco", share("2", "1", "2"))  # P-53.3
    supply_price: str = _of("supply", share("1/4", "1/4", "1/2"))  # P-55.1: in BV
    supply_feeds: int = _of("supply", ranged(3, 1, 6))  # P-55.1: in BV
    peoples: int = _of("people", ranged(0, 1, 3, none=True))  # P-60.1
    neutral_regen: bool = _of("neutral", False)  # P-51.3


def hold_count(options: Options) -> int | None:
    """P-30.1: give the fixed number of units a seat may hold; -1: by the number of seats; None: all are held."""
    said = options.hold_count
    if said in ("seed", "all"):
        return -1 if said == "seed" else None
    if not said.isdecimal() or int(said) > MOST_HELD:
        raise ValueError(f"hold_count: {said!r} is not seed, all, or a number from 0 to {MOST_HELD}")
    return int(said)


def formation_count(options: Options, seats: int) -> int:
    """P-47.1: give how many formations a seat may have: as many as it holds units (P-30.1), six among all."""
    said = options.formations
    if said == "seed":
        return max(MOST_FORMATIONS // max(seats, 1), 1)
    if not said.isdecimal() or int(said) > MOST_FORMATIONS:
        raise ValueError(f"formations: {said!r} is not seed, or a number from 0 to {MOST_FORMATIONS}")
    return int(said)


def homeless(options: Options, chapters: frozenset[str]) -> tuple[tuple[str, str], ...]:
    """List the options that were set though no chapter of theirs is in play, each with its chapters."""
    found = ((each, str(each.metadata.get("chapter", "land")).split()) for each in fields(options))
    return tuple(
        (each.name, " or ".join(homes))
        for each, homes in found
        if not chapters & set(homes) and each.default is not MISSING and getattr(options, each.name) != each.default
    )


@cache
def _steps(table: str) -> tuple[Fraction, ...]:
    return tuple(map(fraction, table.split()))


def tech_steps(options: Options) -> tuple[Fraction, ...]:
    """P-56.2: give the factors of the seven steps between levels; a ValueError says what is wrong with them."""
    steps = _steps(options.tech_table)
    if len(steps) != TECH_STEPS or not all(each > 0 for each in steps):
        raise ValueError(f"tech_table: {options.tech_table!r} is not seven shares above 0")
    return steps


def die(options: Options) -> tuple[Fraction, ...]:
    """P-6.2: give the factors of the six faces; a ValueError says what is wrong with them."""
    factors = tuple(map(fraction, options.die.split()))
    if len(factors) != 6 or not all(0 <= factor <= 3 for factor in factors):
        raise ValueError(f"die: {options.die!r} is not six shares between 0 and 3")
    return factors
