"""Measures whether an opening of Dice Empires wins too often.

`python -m benchmarks.rush [games] [players ...] [name=value] [every=n]`: one lord plays an opening of two lines
(`opening`) in round 1 and then as the house player `bold` does, who has all other seats; each seat has it equally
often. All openings (or every n-th of them) are tried with a tenth of the games; the best are tried again with other
throws and all the games, so that nothing is printed that was only lucky. For each number of players it prints how
often they won, with the 95 % confidence interval (Wilson), beside the fair share of the games somebody won.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from benchmarks.house_players import MOST
from benchmarks.measuring import wilson
from benchmarks.opening import Opening, every
from benchmarks.seat_fairness import with_options
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.language.letter import sheet as sheets
from pbem.registry import AnyOptions, AnyOrder, AnyState, Registry
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.state import State
from pbem.testing.house_games import Party
from tests.known import known

BEST = 6
TOO_MUCH = 1.2
"""What an opening may win, as a part of the fair share."""


@dataclass(frozen=True)
class Tried:
    """What came of an opening: games, how many of them it won, how many somebody won, and their rounds."""

    opening: Opening
    games: int
    won: float
    decided: int
    rounds: tuple[int, ...]

    @property
    def share(self) -> float:
        """Give how often it won."""
        return self.won / self.games


@dataclass(frozen=True)
class Opened(Party):
    """A party in which one lord plays an opening."""

    opener: Seat
    opening: Opening

    def sheets(self, state: AnyState, key: str) -> dict[Seat, Sheet[AnyOrder]]:
        """Let everybody write who is asked; what the opener leaves unsaid in round 1 is as it is for the silent."""
        given = super().sheets(state, key)
        if known(state, State).round == 1 and self.opener in given:
            rules = self.installed.ruleset
            view = rules.rules.view(state, self.opener)
            lines = tuple(enumerate(self.opening.words, 1))
            readers = sheets.readers(rules, view, self.installed.lexicons, "en")
            given[self.opener] = sheets.read(lines, rules, view, readers).sheet
        return given


def played(options: Options, key: str, place: int, opening: Opening) -> State:
    """Play a game to its end."""
    installed = Registry()["dice_empires"]
    seats = installed.ruleset.rules.seats(AnyOptions(options))
    party = Opened(installed, dict.fromkeys(seats, "bold"), seats[place], opening)
    state = party.begun(AnyOptions(options), key)
    for _, later in zip(range(MOST), party.states(state, key), strict=False):
        state = later
    return known(state, State)


def tried(options: Options, opening: Opening, games: int, what: str) -> Tried:
    """Play an opening so many times, in each seat equally often."""
    won, decided, rounds = 0.0, 0, []
    for number in range(games):
        place = number % options.players
        state = played(options, f"{what} {options.players} {number}", place, opening)
        winners = state.result.winners if state.result else ()
        won += (state.lords[place].seat in winners) / max(1, len(winners))
        decided += bool(winners)
        rounds.append(state.round)
    return Tried(opening, games, won, decided, tuple(sorted(rounds)))


def best(options: Options, openings: Iterable[Opening], games: int) -> list[Tried]:
    """Try all openings, and those that won most again."""
    few = max(1, games // 10)
    first = sorted((tried(options, each, few, "screen") for each in openings), key=lambda one: -one.share)
    again = (tried(options, one.opening, games, "again") for one in first[:BEST])
    return sorted(again, key=lambda one: -one.share)


def row(one: Tried, players: int) -> str:
    """Write a row of the table."""
    low, high = wilson(one.won, one.games)
    fair = one.decided / one.games / players
    verdict = "too much" if low > TOO_MUCH * fair else "perhaps too much" if one.share > TOO_MUCH * fair else ""
    median = one.rounds[len(one.rounds) // 2]
    cells = (f"{100 * one.share:.1f} % ({100 * low:.1f}-{100 * high:.1f})", f"{100 * fair:.1f} %", str(median), verdict)
    return f"| {one.opening} | " + " | ".join(cells) + " |"


def _some(nth: int) -> tuple[Opening, ...]:
    """List every n-th opening, and in any case the plainest rush: two farmers, everybody else to the barracks."""
    plain = Opening(((4, "B"), (2, "F")))
    return tuple(dict.fromkeys((plain, *every()[::nth])))


def main(words: Sequence[str]) -> None:
    """Try and print."""
    numbers = [int(word) for word in words if word.isdigit()]
    openings = _some(int(next((word[6:] for word in words if word.startswith("every=")), "1")))
    said = [word for word in words if "=" in word and not word.startswith("every=")]
    games, counts = numbers[0] if numbers else 100, numbers[1:] or (2, 3, 4, 6, 8)
    for players in counts:
        options = with_options(replace(Options(), players=players), said)
        print(f"\n{players} lords, {len(openings)} openings, {' '.join(said)}")
        for one in best(options, openings, games):
            print(row(one, players), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
