"""The keeping: states that outlive their code, files, positions written by hand, and secrets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from pbem.core.dice import Dice
from pbem.core.ruleset.types import OptionsT, StateT
from pbem.core.scene import Scene
from pbem.core.seats import Seat

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Position(Generic[OptionsT, StateT]):
    """How a state is written by hand."""

    write: Callable[[StateT], Mapping[str, object]]
    """Write the whole state as TOML values a person can read and write."""
    read: Callable[[OptionsT, tuple[Seat, ...], Mapping[str, object]], StateT]
    """Read what `write` gives; what is left out takes its default. A ValueError says what is wrong where."""


@dataclass(frozen=True)
class MapReport:
    """What there is to say of a map file, in plain words: what is wrong with it, what its author should look at, and
    what it holds; a map with `faults` cannot be played."""

    faults: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    summary: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class MapFiles:
    """The maps of a game as files anybody may write."""

    check: Callable[[str], MapReport]
    """Look at the text of a map file."""
    draw: Callable[[str], Scene]
    """Draw the map of a text without faults as it is before anything happens."""
    make: Callable[[Mapping[str, int], str], str] | None = None
    """Draw a random map from wishes, such as how many lands, and a seed; a ValueError says which wish cannot be."""


def _no_files(options: object) -> tuple[str, ...]:
    return ()


def _as_they_are(options: T, materials: object) -> T:
    return options


def _all_of_it(options: object, book: str) -> str:
    return book


def _never(options: object) -> bool:
    return False


def _as_it_is(state: T, seat: Seat, dice: Dice) -> T:
    return state


@dataclass(frozen=True, kw_only=True, eq=False)
class Keeping(Generic[OptionsT, StateT]):
    """What a campaign is kept by and what it keeps to itself."""

    upgrades: Mapping[int, Callable[[dict[str, object]], Mapping[str, object]]] = field(default_factory=dict)
    """`upgrades[n]` turns the plain JSON value of a state of version n into that of version n + 1."""
    materials: Callable[[OptionsT], tuple[str, ...]] = _no_files
    """Name the files of the rule set's package the options ask for, such as `maps/islands.txt`."""
    furnish: Callable[[OptionsT, Mapping[str, str]], OptionsT] = _as_they_are
    """Put the text of those files into the options, so that a campaign keeps what it was started with."""
    rulebook: Callable[[OptionsT, str], str] = _all_of_it
    """Give of a rule book what counts with those options: a game of chapters leaves out those not in play."""
    maps: MapFiles | None = None
    """How map files are looked at; None: nobody writes any."""
    position: Position[OptionsT, StateT] | None = None
    """How a state is written by hand; None: as the plain values the codec writes."""
    hides_draws: Callable[[OptionsT], bool] = _never
    """Tell whether dice decide secrets that outlive a turn: the seeds are then shown at the end only."""
    secret: bool = True
    """False when nothing is hidden: every view is the same but for its `seat`."""
    reimagine: Callable[[StateT, Seat, Dice], StateT] = _as_it_is
    """Deal everything the seat does not know anew: the same view, other secrets. An open game has none."""
    earlier_scenes: Mapping[str, tuple[type, Callable[[Any], Scene | None]]] = field(default_factory=dict)
    """By kind the types of scenes that earlier versions kept in mails, and how they are drawn today."""
    follows: tuple[str, ...] = ()
    """Fields of the view, such as `next_number` or `units.number`, that follow from the rest of it: where a turn looked
    the same to a seat, they must be the same, or they count what it cannot know. Read by the leak test alone."""
    shown_once: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By kind of event the facts a turn rightly shows and the view does not keep, such as the strength of whoever one
    fought. Read by the leak test alone."""
