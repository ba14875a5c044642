"""Who sees what (7.4): with visibility `full` a seat sees the areas of its lands and units, and those next to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from pbem.core.events import EVERYONE, Event
from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Fact, items, word
from pbem.rulesets.powers import events
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.economy import PLANTS
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.state import Glimpse, Land, Stack, State, Table, owned
from pbem.rulesets.powers.view import View

PLACES = ("at", "start", "goal", "to")
WHERE: Mapping[str, tuple[str, ...]] = {"aimed": ("at",), "looked": ("at",), "halted": ("at",)}
"""Events that happen at one place, though they name another."""
PEOPLE = ("seat", "before", "loser", "to", "owner")
GROUPS = ("owners", "holders")
OWN = ("produced", "completed", "unspent", "learned", "taught", "worked", "bartered", "politics", "funded")
"""7.4: what one builds, makes, exchanges and learns nobody else is told."""
Rows = Mapping[str, Row]
Hides = tuple[Callable[[Table, Row, str], bool], ...]
"""Who says that units of a type are not seen in an area, were one beside them (P-49.6)."""


@dataclass(frozen=True)
class Scene:
    """A moment of a turn: the table, and the units on their way."""

    table: Table
    rows: Rows
    moving: tuple[Stack, ...] = ()
    hides: Hides = ()

    def hidden(self, row: str, at: str) -> bool:
        """P-49.6: tell whether units of a type are not seen in an area."""
        return row in self.rows and any(asked(self.table, self.rows[row], at) for asked in self.hides)


def fog(table: Table) -> bool:
    """Tell whether anything is hidden by distance; when all is over nothing is."""
    return table.options.visibility == "full" and table.result is None


def veiled(table: Table) -> bool:
    """Tell whether this is a table from which the fog has taken away what others have."""
    return isinstance(table, View) and table.seat != REFEREE and fog(table)


def seen(scene: Scene, seat: Seat | None) -> frozenset[str]:
    """7.4: list the areas a seat sees, and those its friends see with whom it shares vision: where it stands and the
    lands next to it; scouts see all areas up to two away. Uncertain tokens see nothing: else a friend who shares what
    true ones see would know them from false ones."""
    table = scene.table
    friends = {
        each for pact in table.pacts if "vision" in pact.clauses and seat in pact.members for each in pact.members
    }
    return frozenset(at for each in {seat, *friends} for at in _alone(scene, each))


def _alone(scene: Scene, seat: Seat | None) -> set[str]:
    if not seat:
        return set()
    own = [each for each in (*scene.table.stacks, *scene.moving) if seat in (each.owner, each.mover)]
    own = [each for each in own if each.row not in scene.rows or "token" not in scene.rows[each.row].flags]
    stand = {*owned(scene.table, seat), *(each.at for each in own)}
    far = {each.at for each in own if each.row in scene.rows and "scout" in scene.rows[each.row].flags}
    beside = {at for at in _around(scene, stand) if at in scene.table.lands}
    return stand | beside | _around(scene, far | _around(scene, far)) | set(scene.table.people.lands(seat))


def _around(scene: Scene, areas: Iterable[str]) -> set[str]:
    near = world(scene.table).neighbours
    return {other for at in areas for other in near[at]}


def narrowed(scene: Scene, event: Event) -> tuple[Event, ...]:
    """S-19: tell an event only to who takes part in it or sees where it happens; of battles these see who fights."""
    if _distant(scene.table, event):
        takes = frozenset(seat for seat in scene.table.circle if seat in parties(event))
        return (replace(event, seen_by=takes), events.distant(frozenset(scene.table.circle) - takes, event))
    places = _places(scene.table, event)
    if not fog(scene.table) or event.seen_by != EVERYONE or not (places or event.kind in OWN):
        return (event,)
    takes = frozenset(seat for seat in scene.table.circle if seat in parties(event))
    if event.kind in OWN:
        return (replace(event, seen_by=takes),)
    shown = frozenset(at for at in places if not _unseen(scene, event, at))
    sees = frozenset(seat for seat in scene.table.circle if shown & seen(scene, seat))
    if "parties" not in event.facts:
        return (replace(event, seen_by=takes | sees),)
    fighting = tuple(seat for seat in scene.table.circle if seat in takes)
    return (replace(event, seen_by=takes), events.watched(sees - takes, str(event.facts["at"]), fighting))


def _distant(table: Table, event: Event) -> bool:
    """7.4: tell whether only who fights is told all of it (visibility `hidden`); when all is over everybody is."""
    hidden = table.options.visibility == "hidden" and table.result is None
    return hidden and "parties" in event.facts and event.seen_by == EVERYONE


def _unseen(scene: Scene, event: Event, at: str) -> bool:
    """P-49.6: tell whether all an event tells of are units that are not seen there."""
    rows = items(event.facts.get("rows", ()))
    return bool(rows) and "parties" not in event.facts and all(scene.hidden(word(row), at) for row in rows)


def _places(table: Table, event: Event) -> frozenset[str]:
    said = (str(event.facts[name]).split("-") for name in WHERE.get(event.kind, PLACES) if name in event.facts)
    return frozenset(at for places in said for at in places if at in world(table).areas)


def parties(event: Event) -> set[Fact]:
    """List who takes part in what an event tells."""
    numbered = (fact for name, fact in event.facts.items() if name.startswith("seat_"))
    named = (event.facts[name] for name in PEOPLE if name in event.facts)
    grouped = (fact for name in GROUPS for fact in items(event.facts.get(name, ())))
    return {fact for fact in (*named, *numbered, *grouped) if isinstance(fact, str)}


def remembered(state: State, rows: Rows) -> State:
    """S-23: every seat keeps what it sees now of the lands, and the round it saw it."""
    if not fog(state):
        return state
    glimpses: dict[str, Mapping[str, Glimpse]] = {
        seat: {**state.glimpses.get(seat, {}), **_glimpses(state, rows, seat)} for seat in state.circle
    }
    return replace(state, glimpses=glimpses)


def _glimpses(state: State, rows: Rows, seat: Seat) -> dict[str, Glimpse]:
    sees = seen(Scene(state, rows), seat)
    return {at: _glimpse(state, at) for at in state.lands if at in sees}


def _glimpse(state: Table, at: str) -> Glimpse:
    economy = state.economy
    return Glimpse(
        state.lands[at],
        state.round,
        state.works.get(at, 0),
        state.airfields.get(at, ()),
        state.trades.get(at, {}),
        economy.plants.get(at, {}),
        economy.bonus.get(at, ""),
        {line: count for line, count in economy.rails.items() if at in line.split("-")},
    )


def holder(table: Table, seat: Seat, at: str) -> Seat:
    """Tell whose a land is as far as a seat knows; a view has only what its seat knows."""
    if not fog(table) or seat not in table.glimpses or table.lands[at].owner == seat:
        return table.lands[at].owner
    return known(table, seat, at).land.owner


def known(state: Table, seat: Seat | None, at: str) -> Glimpse:
    """S-23: give what a seat remembers of a land; at first whose it was, and what everybody knows stood there."""
    home = state.lands[at].home
    works = {land: count for side in world(state).sides for land, count in side.factories.items()}
    first = Glimpse(Land(home, home=home), 0, works.get(at, 1))
    if state.economy.plants:
        first = replace(first, plants=dict.fromkeys(PLANTS, 1))
    return state.glimpses.get(seat or "", {}).get(at, first)
