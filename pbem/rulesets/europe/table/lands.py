"""E-3: the map: lands, their homes, borders and harbours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from pbem.core.seats import Seat
from pbem.rulesets.europe.orders import Land
from pbem.rulesets.europe.table.powers import BLOCS


@dataclass(frozen=True)
class Territory:
    """E-1.2: a territory: whose home it is (empty: neutral), its harbour group (`A`, `M` or none), its land neighbours,
    and where it lies on the table of E-3."""

    land: Land
    home: str
    harbour: str
    neighbours: tuple[Land, ...]
    at: tuple[int, int]


_TABLE = """
BRI A 255 330 BEN FRA IRE
BEN A 355 405 BRI FRA GER
SCA A 480 190 GER NRU FIN
FRA M 310 525 BRI BEN GER ITA SPA SWI
SPA M 195 680 FRA AFR POR
ITA - 465 660 FRA AUS BAL SWI
GER A 460 400 BEN FRA SCA AUS POL SWI
AUS - 515 515 GER ITA HUN SWI
HUN - 620 530 AUS POL UKR BAL ROM
NRU A 770 215 SCA POL UKR FIN
POL - 630 400 GER HUN NRU UKR
UKR M 800 470 HUN NRU POL ROM PER
BAL M 635 700 ITA HUN ANA ROM
ANA - 800 745 BAL AFR PER
AFR A 300 870 SPA ANA
IRE A 145 325 BRI
POR A 95 690 SPA
SWI - 410 555 FRA ITA GER AUS
FIN - 645 150 SCA NRU
ROM M 715 590 HUN UKR BAL
PER - 945 730 UKR ANA
"""
NEUTRALS: tuple[Land, ...] = ("IRE", "POR", "SWI", "FIN", "ROM", "PER")
CAUSEWAYS: tuple[tuple[Land, Land], ...] = (
    ("BRI", "FRA"),
    ("BRI", "BEN"),
    ("SPA", "AFR"),
    ("ITA", "BAL"),
    ("GER", "SCA"),
)
"""E-3.1: borders across water."""

LANDS: tuple[Land, ...] = tuple(row.split()[0] for row in _TABLE.strip().splitlines())

_HOME: dict[Land, str] = {land: bloc.seat for bloc in BLOCS for land in bloc.homes}


@cache
def territories(neutrals: bool) -> Mapping[Land, Territory]:
    """E-3.3: list the lands there are, in the order of the table; without neutrals six of them do not exist."""
    rows = (row.split() for row in _TABLE.strip().splitlines())
    gone = () if neutrals else NEUTRALS
    return {row[0]: _territory(row, gone) for row in rows if row[0] not in gone}


def _territory(row: list[str], gone: tuple[Land, ...]) -> Territory:
    land, harbour, x, y, *neighbours = row
    near = tuple(each for each in neighbours if each not in gone)
    return Territory(land, _HOME.get(land, ""), harbour.strip("-"), near, (int(x), int(y)))


def home(land: Land) -> str:
    """E-1.2: whose home a land is; empty: nobody's."""
    return _HOME.get(land, "")


def is_home(land: Land, seat: Seat) -> bool:
    """E-1.1: tell whether a land is a home of that power."""
    return _HOME.get(land) == seat


def borders(land: Land, neutrals: bool) -> tuple[Land, ...]:
    """E-3: the land neighbours of a land."""
    return territories(neutrals)[land].neighbours


@cache
def ships(land: Land, neutrals: bool) -> tuple[Land, ...]:
    """E-3.2: where a ship goes from here: every other harbour of the same group, land neighbours among them."""
    every = territories(neutrals)
    group = every[land].harbour
    return tuple(other for other, each in every.items() if group and each.harbour == group and other != land)


@cache
def reach(land: Land, neutrals: bool, sea: bool = True) -> tuple[Land, ...]:
    """E-6.2: where one can go from here in one action, land neighbours first; `sea`: by ship, too."""
    near = borders(land, neutrals)
    return (*near, *(other for other in ships(land, neutrals) if other not in near)) if sea else near


def by_sea(origin: Land, to: Land, neutrals: bool) -> bool:
    """E-3.2: tell whether one can go there by ship only."""
    return to not in borders(origin, neutrals) and to in ships(origin, neutrals)
