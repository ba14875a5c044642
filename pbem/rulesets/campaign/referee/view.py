"""What the referee sees: all cells, armies with their numbers, cities, treaties, proposals; and who came where (5.2).

It is a view like any other, of a seat to which nothing is hidden: everything foreign, all of it in sight.
"""

from __future__ import annotations

from dataclasses import replace

from pbem.core.blocks import Block, Cell
from pbem.core.grid import reading
from pbem.core.seats import REFEREE
from pbem.core.sections import table
from pbem.core.texts import text
from pbem.rulesets.campaign.rules.production import next_due
from pbem.rulesets.campaign.state import City, Fight, Realm, State
from pbem.rulesets.campaign.view import ForeignArmy, KnownCity, Standing, View

_PLACES = ("place", "whose", "cities", "strength", "lived")


def view(state: State) -> View:
    """5.2: show everything."""
    rows = state.board.rows
    return View(
        seat=REFEREE,
        options=replace(state.options, board=""),
        turn=state.turn,
        terrain=rows,
        fog=tuple("." * len(row) for row in rows),
        foreign=_armies(state),
        cities=tuple(_city(city, state) for city in state.cities),
        contacts=tuple(realm.seat for realm in state.realms if realm.alive),
        known=tuple(realm.seat for realm in state.realms if realm.alive),
        alliances=state.alliances,
        produced_at=next_due(state.options, state.turn),
        tracks=tuple(track for realm in state.realms for track in realm.memory.tracks if track.owner == realm.seat),
        fights=_fights(state),
        result=state.result,
        proposals=state.proposals,
        union=state.union,
    )


def _fights(state: State) -> tuple[Fight, ...]:
    """List the battles of the last turn: everybody remembers his own."""
    fights = {fight for realm in state.realms for fight in realm.memory.fights}
    return tuple(sorted(fights, key=lambda fight: (reading(fight.at), reading(fight.other))))


def _armies(state: State) -> tuple[ForeignArmy, ...]:
    """Show all armies, by owners and numbers."""
    towns, ranks = state.towns, {realm.seat: place for place, realm in enumerate(state.realms)}
    ordered = sorted(state.armies, key=lambda army: (ranks.get(army.owner, len(ranks)), army.number))
    return tuple(
        ForeignArmy(
            army.owner,
            army.cell,
            towns[army.cell].name if army.cell in towns else "",
            str(army.strength),
            number=army.number,
            name=army.name,
        )
        for army in ordered
    )


def _city(city: City, state: State) -> KnownCity:
    """Show a city; a capital is whoever's."""
    standing: Standing = "free" if city.owner is None else "occupied"
    capital = city.capital_of is not None
    return KnownCity(city.name, city.cell, city.owner, standing, state.turn, True, capital)


def standings(state: State) -> tuple[Block, ...]:
    """C-9.3: list who came where: winners first, then the living by cities and strength, then the fallen."""
    winners = state.result.winners if state.result is not None else ()
    scores = {realm.seat: _score(state, realm) for realm in state.realms}
    ranked = sorted(state.realms, key=lambda realm: (realm.seat in winners, realm.alive, *scores[realm.seat]))[::-1]
    keys = [(realm.seat in winners, realm.alive, *scores[realm.seat]) for realm in ranked]
    rows = (_row(keys.index(key) + 1, realm, key[3], key[4]) for realm, key in zip(ranked, keys, strict=True))
    return (table("campaign-col", _PLACES, rows, numeric=("place", "cities", "strength")),)


def _score(state: State, realm: Realm) -> tuple[int, int, int]:
    """Give when a state fell, its cities and its strength."""
    cities = sum(city.owner == realm.seat for city in state.cities)
    return realm.fell, cities, sum(army.strength for army in state.forces.get(realm.seat, ()))


def _row(place: int, realm: Realm, cities: int, strength: int) -> tuple[Cell, ...]:
    """Write one line of the standings."""
    lived = text("campaign-lived") if realm.alive else text("campaign-fell", turn=realm.fell)
    return (
        Cell(str(place), "number"),
        Cell(text("campaign-whose", who=realm.seat), "tag", realm.seat),
        Cell(str(cities)),
        Cell(str(strength)),
        Cell(lived),
    )
