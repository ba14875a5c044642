"""The shapes of the lands: rings of lines; and where on them figures, names, ships and causeways are drawn (E-3).

Lines are bent a little where they turn, each by itself, so that what two lands share stays shared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from functools import cache
from types import MappingProxyType

from pbem.rulesets.europe.picture.chart import Causeway, Point
from pbem.rulesets.europe.report.coast import BORDERS, COASTS

WIDTH, HEIGHT = 1000, 1012
_EAST, _NORTH = 16.3, 25.4
"""Units a degree; so Europe looks as it does on maps of its middle."""
_Degrees = tuple[float, float]
RINGS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "BRI": ("Britain", "Hebrides"),
        "BEN": ("BEN-coast BEN-GER ~BEN-FRA",),
        "SCA": ("SCA-coast FIN-SCA NRU-SCA ~north-SCA", "Jutland", "Zealand", "Gotland"),
        "FRA": ("~FRA-Atlantic BEN-FRA FRA-GER FRA-SWI FRA-ITA ~FRA-Mediterranean ~FRA-SPA", "Corsica"),
        "SPA": ("SPA-north ~POR-SPA SPA-south ~FRA-SPA", "Balearics"),
        "ITA": ("ITA-coast ~AUS-ITA ~ITA-SWI FRA-ITA", "Sicily", "Sardinia"),
        "GER": ("GER-coast ~GER-POL ~mountains-GER ~AUS-GER ~GER-SWI ~FRA-GER ~BEN-GER",),
        "AUS": ("AUS-GER ~mountains-AUS AUS-HUN ~AUS-coast ~AUS-ITA ~AUS-SWI",),
        "HUN": ("HUN-POL HUN-UKR HUN-ROM BAL-HUN ~HUN-coast ~AUS-HUN ~mountains-HUN",),
        "NRU": ("north-NRU White-Sea east-NRU ~NRU-UKR ~NRU-POL ~NRU-Baltic ~FIN-NRU NRU-SCA",),
        "POL": ("POL-coast NRU-POL ~POL-UKR ~HUN-POL ~mountains-POL GER-POL",),
        "UKR": ("NRU-UKR east-UKR ~PER-UKR ~UKR-coast ~ROM-UKR ~HUN-UKR POL-UKR",),
        "BAL": ("BAL-ROM BAL-Black-Sea ANA-BAL ~BAL-coast ~BAL-HUN", "Crete"),
        "ANA": ("ANA-north ANA-PER east-ANA ~ANA-desert south-ANA ~AFR-ANA ~ANA-south ~ANA-BAL", "Cyprus"),
        "AFR": ("AFR-coast ~south-AFR ~AFR-ANA",),
        "IRE": ("Ireland",),
        "POR": ("POR-coast POR-SPA",),
        "SWI": ("GER-SWI AUS-SWI ~ITA-SWI ~FRA-SWI",),
        "FIN": ("FIN-coast ~FIN-NRU ~FIN-SCA",),
        "ROM": ("ROM-UKR ROM-coast ~BAL-ROM ~HUN-ROM",),
        "PER": ("PER-UKR east-PER ~ANA-PER ~PER-coast",),
    }
)
"""Land -> its mainland and islands; `~`: a line taken backwards."""
WILDS = ("mountains-AUS mountains-GER mountains-POL mountains-HUN", "~ANA-desert ~south-desert ~east-desert")
"""What nobody can enter, whatever is played."""
PLACES: Mapping[str, tuple[_Degrees, _Degrees, _Degrees | None]] = MappingProxyType(
    {
        "BRI": ((-1.5, 52.4), (-3.9, 57.0), (-8.4, 49.4)),
        "BEN": ((5.4, 51.7), (2.7, 53.6), (1.9, 56.1)),
        "SCA": ((14.4, 61.45), (14.2, 58.65), (3.4, 60.8)),
        "FRA": ((2.0, 48.35), (2.0, 45.55), (4.6, 42.5)),
        "SPA": ((-3.0, 40.95), (-3.0, 38.15), (1.6, 39.9)),
        "ITA": ((11.7, 43.9), (15.0, 42.1), None),
        "GER": ((10.0, 52.5), (10.6, 49.8), (6.2, 55.6)),
        "AUS": ((14.9, 49.5), (14.2, 46.9), None),
        "HUN": ((19.4, 47.85), (19.4, 45.15), None),
        "NRU": ((34.5, 60.25), (34.5, 57.55), (38.6, 65.4)),
        "POL": ((22.8, 53.65), (22.8, 50.95), None),
        "UKR": ((34.0, 49.9), (34.0, 47.2), (35.9, 43.2)),
        "BAL": ((20.8, 42.9), (27.0, 42.3), (25.5, 39.2)),
        "ANA": ((33.2, 39.95), (33.2, 37.25), None),
        "AFR": ((2.6, 33.85), (2.6, 31.15), (-9.8, 33.5)),
        "IRE": ((-8.0, 54.5), (-8.0, 51.8), (-12.2, 54.2)),
        "POR": ((-7.7, 40.9), (-9.3, 38.4), (-11.4, 40.6)),
        "SWI": ((8.3, 47.5), (8.0, 45.1), None),
        "FIN": ((25.4, 64.05), (25.4, 61.35), None),
        "ROM": ((26.2, 47.1), (26.2, 44.5), (31.0, 43.0)),
        "PER": ((42.6, 41.15), (42.6, 38.45), None),
    }
)
"""Land -> where its figures stand, where its name is written, where its ship lies."""
CAUSEWAYS: Mapping[tuple[str, str], tuple[_Degrees, _Degrees]] = MappingProxyType(
    {
        ("BRI", "FRA"): ((-0.4, 50.75), (-0.2, 49.45)),
        ("BRI", "BEN"): ((1.65, 52.3), (4.2, 52.1)),
        ("SPA", "AFR"): ((-5.6, 36.15), (-5.5, 34.9)),
        ("ITA", "BAL"): ((17.1, 41.0), (19.4, 41.3)),
        ("GER", "SCA"): ((13.2, 54.5), (13.5, 55.5)),
        ("BRI", "IRE"): ((-3.2, 54.2), (-5.6, 54.1)),
    }
)
"""E-3.1: borders across water; where Ireland is in play, it has one, too."""
SEAS: Mapping[str, _Degrees] = MappingProxyType({"atlantic": (-10.0, 46.4), "mediterranean": (19.6, 34.2)})


def at(degrees: _Degrees) -> Point:
    """Give the place of a map of WIDTH by HEIGHT units for degrees east and north."""
    east, north = degrees
    return round(260 + _EAST * east), round(230 + _NORTH * (60 - north))


@cache
def rings(land: str) -> tuple[tuple[Point, ...], ...]:
    """Give the outlines of a land, its mainland first."""
    return tuple(_ring(names) for names in RINGS[land])


@cache
def wilds() -> tuple[tuple[Point, ...], ...]:
    """Give the outlines of what is no land of the game."""
    return tuple(_ring(names) for names in WILDS)


def causeways(played: Set[str]) -> tuple[Causeway, ...]:
    """E-3.1: give the borders across water between lands in play."""
    found = (ends for pair, ends in CAUSEWAYS.items() if played >= set(pair))
    return tuple(Causeway((at(one), at(other))) for one, other in found)


def _ring(names: str) -> tuple[Point, ...]:
    """Join lines to a ring; a single one is an island."""
    if names in COASTS:
        return _bent((*_line(names), _line(names)[0]))[:-1]
    points = tuple(point for name in names.split() for point in _ahead(name))
    return tuple(point for before, point in zip((points[-1], *points), points, strict=False) if point != before)


def _ahead(name: str) -> tuple[Point, ...]:
    """Give a line in the direction a ring takes it."""
    bent = _bent(_line(name.removeprefix("~")))
    return bent[::-1] if name.startswith("~") else bent


@cache
def _line(name: str) -> tuple[_Degrees, ...]:
    written = COASTS.get(name) or BORDERS[name]
    pairs = (pair.split() for pair in written.split(","))
    return tuple((float(east), float(north)) for east, north in pairs)


@cache
def _bent(line: tuple[_Degrees, ...]) -> tuple[Point, ...]:
    """Cut the corners of a line, and give its points on the map."""
    return tuple(map(at, (line[0], *_corners(line), line[-1])))


def _corners(line: tuple[_Degrees, ...]) -> Iterator[_Degrees]:
    """Give two points for each turn, a quarter of the way before it and behind it."""
    for before, turn, after in zip(line, line[1:], line[2:], strict=False):
        yield (before[0] + 3 * turn[0]) / 4, (before[1] + 3 * turn[1]) / 4
        yield (after[0] + 3 * turn[0]) / 4, (after[1] + 3 * turn[1]) / 4
