"""Games that house players play among themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count, islice

from pbem.core import seat_requests
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.registry import AnyOptions, AnyOrder, AnyState, Installed
from pbem.testing.house_players import Sitting
from pbem.testing.playing import Position, begun, furnished, step
from pbem.testing.series import Series, options_of


@dataclass(frozen=True)
class Party:
    """Who plays: the game, and the house player of each seat; a seat without one is silent."""

    installed: Installed
    names: Mapping[Seat, str]

    def begun(self, options: AnyOptions, key: str, position: Position | None = None) -> AnyState:
        """Give the state before the first turn, of the setup or of a position; `options` are furnished."""
        return begun(self.installed, options, self.installed.ruleset.rules.seats(options), key, position)

    def states(self, start: AnyState, key: str) -> Iterator[AnyState]:
        """Play to the end, giving every state after the first; what is not understood or is refused is a fault."""
        state, rules = start, self.installed.ruleset.rules
        for number in count():
            if not rules.awaiting(state):
                return
            place = f"{key}/{number}"
            state = step(self.installed, state, self.sheets(state, place), place.encode(), place).after
            yield state

    def sheets(self, state: AnyState, key: str) -> dict[Seat, Sheet[AnyOrder]]:
        """Let everybody write who is asked."""
        ruleset, given = self.installed.ruleset, dict[Seat, Sheet[AnyOrder]]()
        for seat, requests in seat_requests.by_seat(ruleset, state).items():
            view = ruleset.rules.view(state, seat)
            if seat in self.names:
                sitting = Sitting(self.installed, self.names[seat], requests)
                given[seat] = sitting.writes(view, f"{key} {seat}").draft.sheet
            else:
                given[seat] = seat_requests.silence(ruleset, view, requests)
        return given


def dealt_out(installed: Installed, seats: tuple[Seat, ...], first: int = 0) -> Party:
    """Give each seat a house player, one after the other."""
    names = tuple(installed.ruleset.players)
    return Party(installed, {seat: names[(first + at) % len(names)] for at, seat in enumerate(seats)})


def house_games(installed: Installed, series: Series) -> None:
    """House players play a game of a series among themselves: nothing they write is refused."""
    if not installed.ruleset.players:
        return
    for first, options in enumerate(options_of(installed, series)):
        options = furnished(installed, options)  # noqa: PLW2901 - what seats there are may stand in its files
        party = dealt_out(installed, installed.ruleset.rules.seats(options), first)
        key = f"{installed.ruleset.key} house {first}"
        for _ in islice(party.states(party.begun(options, key, series.position), key), series.turns):
            pass
