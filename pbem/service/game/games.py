"""A campaign opened at its head: its row, its rule set and its state; and how a state is kept."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeVar

from sqlmodel import Session

from pbem import codec
from pbem.core.events import Event, Roll
from pbem.core.options import completed
from pbem.core.overtures import Overture
from pbem.core.problems import Defect
from pbem.core.seats import Seat
from pbem.core.sheets import Kept, Sheet, kept
from pbem.language.reading.readers import Readers
from pbem.registry import AnyOptions, AnyOrder, AnyRuleset, AnyState, AnyView, Installed, Registry
from pbem.service.house.lately import Lately
from pbem.store.repository import turns
from pbem.store.tables import Campaign, Turn

Overtures = tuple[Overture[AnyOrder], ...]
_Key = TypeVar("_Key", bound=tuple[object, ...])
_Made = TypeVar("_Made")
REMEMBERED = 32
"""States that stay thawed in a process: many letters are about the same turn."""


@dataclass(frozen=True)
class Knowledge:
    """What was worked out from one state, by the seat it is for: none of it is ever another seat's."""

    views: dict[tuple[Seat | None, Overtures], AnyView] = field(default_factory=dict)
    readers: dict[tuple[Seat, str, Overtures], Readers] = field(default_factory=dict)


@dataclass(frozen=True)
class Game:
    """A campaign whose state has been read; `step` numbers the turn row at its head."""

    row: Campaign
    installed: Installed
    state: AnyState
    knowledge: Knowledge = field(default_factory=Knowledge, compare=False, repr=False)

    @property
    def key(self) -> str:
        """Give the campaign's key."""
        return self.row.key

    @property
    def turn(self) -> int:
        """Give the turn orders are now awaited for, as the rule set counts."""
        return self.installed.ruleset.rules.turn(self.state)

    @property
    def round(self) -> int | None:
        """Give the round that turn is a step of; 0: before the start; None: it is none, or nothing has begun."""
        return None if self.state is None else self.installed.ruleset.rules.round(self.state)

    @property
    def next_step(self) -> int:
        """Give the number the next turn row will have; sheets and timers of the present question carry it."""
        return self.row.head_turn + 1

    @property
    def rulebooks(self) -> Mapping[str, str]:
        """Give the rule book in each language, as far as it counts in this campaign."""
        counts, own = self.installed.ruleset.keeping.rulebook, options(self.installed, self.row)
        return {language: counts(own, book) for language, book in self.installed.rulebooks.items()}

    def view(self, seat: Seat | None, heard: Overtures = ()) -> AnyView:
        """Give what a seat knows, with what it has `heard` from others since the turn began."""
        views, ruleset = self.knowledge.views, self.installed.ruleset
        known = views.get((seat, heard))
        if known is None:
            talk = ruleset.talk if heard else None
            known = talk.told(self.view(seat), heard) if talk else ruleset.rules.view(self.state, seat)
            _keep(views, (seat, heard), known)
        return known

    def readers(self, seat: Seat, language: str, heard: Overtures = ()) -> Readers:
        """Give what reads the orders of a seat; it remembers the words it has met."""
        readers = self.knowledge.readers
        known = readers.get((seat, language, heard))
        if known is None:
            vocabulary = self.installed.ruleset.words.vocabulary(self.view(seat, heard))
            known = Readers(self.installed.lexicons, vocabulary, language)
            _keep(readers, (seat, language, heard), known)
        return known

    def owes(self, seat: str) -> bool:
        """Tell whether a seat must give something now; in a step of a round others may all the same."""
        return any(one.required and one.seat == seat for one in self.installed.ruleset.rules.awaiting(self.state))

    def plays(self, seat: Seat) -> bool:
        """Tell whether a seat is still in the game; before it begins all are."""
        playing = None if self.state is None else self.installed.ruleset.rules.playing(self.state)
        return playing is None or seat in playing

    def asks(self, seat: Seat) -> bool:
        """Tell whether a seat is asked for anything now."""
        return any(request.seat == seat for request in self.installed.ruleset.rules.awaiting(self.state))


def _keep(made: dict[_Key, _Made], key: _Key, value: _Made) -> None:
    """Keep what was made for a seat; what was made of things it had heard before is forgotten, it has heard others."""
    for old in [old for old in list(made) if old[0] == key[0] and old[-1]]:
        made.pop(old, None)
    made[key] = value


def opened(session: Session, registry: Registry, row: Campaign) -> Game:
    """Read the state at the head of a campaign."""
    turn = turns.get(session, row.key, row.head_branch, row.head_turn)
    if turn is None:
        raise Defect(f"{row.key}: no turn row {row.head_branch}/{row.head_turn}")
    installed = registry[row.ruleset]
    return Game(row, installed, *_thawed(installed, turn))


def present(session: Session, registry: Registry, row: Campaign) -> Game:
    """Read the state at the head of a campaign, if it has begun."""
    begun = turns.get(session, row.key, row.head_branch, row.head_turn) is not None
    return opened(session, registry, row) if begun else unbegun(registry, row)


def unbegun(registry: Registry, row: Campaign) -> Game:
    """Give a campaign that has not begun: there is no state, and nobody may ask for one."""
    return Game(row, registry[row.ruleset], AnyState(None))


def options(installed: Installed, campaign: Campaign) -> AnyOptions:
    """Read the options a campaign was made with; those that came later are as they were before there were any."""
    return _options(installed.ruleset, campaign.options)


@lru_cache(maxsize=REMEMBERED)
def _options(ruleset: AnyRuleset, text: str) -> AnyOptions:
    """Read options once, whoever asks how often."""
    type_ = ruleset.options_type
    return codec.loads(codec.canonical(completed(type_, json.loads(text))), type_)


def frozen(installed: Installed, state: AnyState) -> tuple[bytes, str]:
    """Give the bytes a state is kept as, and their hash."""
    text = codec.dumps(state, installed.ruleset.state_type)
    return codec.pack(text), codec.digest(text)


def thawed(installed: Installed, turn: Turn) -> AnyState:
    """Read a kept state; a damaged one is a Defect."""
    return _thawed(installed, turn)[0]


def _thawed(installed: Installed, turn: Turn) -> tuple[AnyState, Knowledge]:
    """Read a kept state, or find it read before from the very same bytes."""
    ahead = _AHEAD.get((turn.campaign, turn.branch, turn.number))
    if ahead is not None and ahead.snapshot == turn.snapshot and ahead.ruleset is installed.ruleset:
        return ahead.read
    try:
        return _read(installed.ruleset, turn.snapshot, turn.hash, turn.ruleset_version)
    except _Damaged:
        raise Defect(f"{turn.campaign}: turn {turn.number} is not what was stored: its hash differs") from None


@dataclass(frozen=True)
class _Ahead:
    """A state that was read before anybody asked for it, and what it was read from."""

    ruleset: AnyRuleset
    snapshot: bytes
    read: tuple[AnyState, Knowledge]


_AHEAD: dict[tuple[str, int, int], _Ahead] = {}


def read_ahead(session: Session, registry: Registry, rows: Iterable[Campaign]) -> None:
    """Read the states at the heads of campaigns before anybody asks, and keep them until a turn is played.

    Whoever asks first would wait for the reading otherwise, and know by it that nobody was here before.
    """
    heads = {(row.key, row.head_branch, row.head_turn): row for row in rows if row.ruleset in registry}
    for gone in _AHEAD.keys() - heads.keys():
        del _AHEAD[gone]
    for head in heads.keys() - _AHEAD.keys():
        turn, installed = turns.get(session, *head), registry[heads[head].ruleset]
        if turn is not None:
            _AHEAD[head] = _Ahead(installed.ruleset, turn.snapshot, _thawed(installed, turn))


class _Damaged(Exception):
    """The hash differs."""


@lru_cache(maxsize=REMEMBERED)
def _read(ruleset: AnyRuleset, snapshot: bytes, digest: str, version: int) -> tuple[AnyState, Knowledge]:
    text = codec.unpack(snapshot)
    if codec.digest(text) != digest:
        raise _Damaged
    kept = codec.Snapshot(ruleset.key, version, text)
    state = codec.upgrade(kept, ruleset.keeping.upgrades, ruleset.version).state
    return codec.loads(state, ruleset.state_type), Knowledge()


def written(installed: Installed, sheet: Sheet[AnyOrder]) -> str:
    """Give a sheet as canonical JSON; an order that nobody else hears of is written without the place of its letter."""
    text = codec.dumps(kept(sheet), Kept[installed.ruleset.order_type])  # type: ignore[name-defined]
    _SHEETS.put((installed.ruleset, text), sheet)
    return text


def sheet(installed: Installed, text: str) -> Sheet[AnyOrder]:
    """Read a sheet, once for a letter and all that is asked about it; one that was written lately is known."""
    return _SHEETS.get((installed.ruleset, text), lambda: _sheet(installed.ruleset, text))


_SHEETS = Lately[tuple[AnyRuleset, str], Sheet[AnyOrder]](REMEMBERED)


def _sheet(ruleset: AnyRuleset, text: str) -> Sheet[AnyOrder]:
    read: Sheet[AnyOrder] = codec.loads(text, Sheet[ruleset.order_type])  # type: ignore[name-defined]
    return read


def events_text(events: tuple[Event, ...]) -> str:
    """Give events as canonical JSON."""
    return codec.dumps(events, tuple[Event, ...])


def events(turn: Turn) -> tuple[Event, ...]:
    """Read the events of a turn row."""
    read: tuple[Event, ...] = codec.loads(codec.unpack(turn.events), tuple[Event, ...])
    return read


def rolls(turn: Turn) -> tuple[Roll, ...]:
    """Read the throws of a turn row."""
    read: tuple[Roll, ...] = codec.loads(codec.unpack(turn.rolls), tuple[Roll, ...])
    return read


def rolls_text(rolls: tuple[Roll, ...]) -> str:
    """Give throws as canonical JSON."""
    return codec.dumps(rolls, tuple[Roll, ...])
