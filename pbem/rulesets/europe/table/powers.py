"""E-1.1: the five powers: codes, homes, colours, and which of them a game of so many players has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pbem.core.seats import Seat
from pbem.rulesets.europe.orders import Land


@dataclass(frozen=True)
class Bloc:
    """A power: its seat, its two-letter code, its three homes, the colour it is painted in (a key of the palette)."""

    seat: Seat
    code: str
    homes: tuple[Land, Land, Land]
    colour: str


BLOCS = (
    Bloc(Seat("britain"), "BR", ("BRI", "BEN", "SCA"), "red"),
    Bloc(Seat("russia"), "RU", ("NRU", "POL", "UKR"), "green"),
    Bloc(Seat("france"), "FR", ("FRA", "SPA", "ITA"), "blue"),
    Bloc(Seat("dual"), "DU", ("GER", "AUS", "HUN"), "yellow"),
    Bloc(Seat("ottoman"), "OT", ("BAL", "ANA", "AFR"), "violet"),
)
HOMES: Mapping[str, tuple[Land, Land, Land]] = {bloc.seat: bloc.homes for bloc in BLOCS}
SEATS = tuple(bloc.seat for bloc in BLOCS)
FAIREST = {2: "FR OT", 3: "RU FR DU", 4: "RU FR DU OT", 5: "BR RU FR DU OT"}
"""E-4.1: who plays when the referee names no powers: the set that was found to be the most even (docs/rulings)."""

_BY_SEAT = {bloc.seat: bloc for bloc in BLOCS}
_BY_CODE = {bloc.code: bloc for bloc in BLOCS}


def bloc(seat: Seat) -> Bloc:
    """Give a power by its seat."""
    return _BY_SEAT[seat]


def coded(code: str) -> Seat | None:
    """Give the seat of a code, whatever its case; None: there is no such power."""
    found = _BY_CODE.get(code.upper())
    return found.seat if found else None


def homes(seat: Seat) -> tuple[Land, Land, Land]:
    """E-1.1: the three homes of a power."""
    return _BY_SEAT[seat].homes


def colour(seat: Seat) -> str:
    """Give the colour a power is painted in; a seat that is no power: `neutral`."""
    return _BY_SEAT[seat].colour if seat in _BY_SEAT else "neutral"


def named(powers: str) -> tuple[Seat, ...]:
    """E-4.1: read a list of powers (`BR FR DU`, or seat keys) in its order; a ValueError says what is wrong with it."""
    words = powers.replace(",", " ").split()
    found = tuple(map(_named, words))
    if twice := next((word for word, seat in zip(words, found, strict=True) if found.count(seat) > 1), None):
        raise ValueError(f"powers: {twice!r} is named twice in {powers!r}")
    return found


def _named(word: str) -> Seat:
    """Read a power by its code or its seat, whatever the case."""
    seat = coded(word) or Seat(word.lower())
    if seat not in SEATS:
        raise ValueError(f"powers: {word!r} is no power; there are {', '.join(bloc.code for bloc in BLOCS)}")
    return seat


def more_figures(said: str) -> Mapping[Seat, int]:
    """E-4.1: read how many figures more powers begin with (`FR 1 OT 2`); a ValueError says what is wrong."""
    words = said.replace(",", " ").split()
    pairs = list(zip(words[::2], words[1::2], strict=False))
    if len(words) % 2 or not all(count.isdecimal() for _, count in pairs):
        raise ValueError(f"power_figures: {said!r} is not a list of powers and numbers, such as 'FR 1 OT 2'")
    seats = named(" ".join(power for power, _ in pairs))
    return dict(zip(seats, (int(count) for _, count in pairs), strict=True))
