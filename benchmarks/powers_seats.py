"""Whether a seat, a place in the order of play or a side is favoured in Powers.

    python -m benchmarks.powers_seats [games] [war ...]

The house player `bold` has all seats and plays the wars below to the end. Printed is how often each colour, each
place of sequential play and each side won, with the 95 % confidence interval (Wilson); a victory that is shared
counts in parts. Sides are dealt by lot and begin with the grants of their scenario, so a share of a side tells what
these grants are worth to such players, and no more.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

from benchmarks.house_players import ended
from benchmarks.measuring import wilson
from pbem.core.dice import KeyedDice
from pbem.registry import AnyOptions, install
from pbem.rulesets.powers import setup
from pbem.rulesets.powers.board.random_map import Wish, generate
from pbem.rulesets.powers.book.presets import CHAPTERS
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import State
from tests.known import known

LAND = ("land", "terrain", "line2", "retreat", "factory", "place-blind")
R2 = tuple(key for key in CHAPTERS["R2"] if key != "fair-mat")
WARS = {
    "ten-lands": Options(chapters=(*LAND, "blitz"), map="ten-lands"),
    "ten-lands in turn": Options(chapters=(*LAND, "blitz"), map="ten-lands", order="sequential"),
    "two-seas": Options(chapters=(*LAND, "multi", "g-quarrel"), map="two-seas"),
    "two-seas in turn": Options(chapters=(*LAND, "multi", "g-quarrel"), map="two-seas", order="sequential"),
    "ten-lands R2": Options(chapters=(*R2, "blitz"), map="ten-lands"),
    "two-seas R2": Options(chapters=(*R2, "g-quarrel"), map="two-seas"),
    "far-shore R2": Options(chapters=(*R2, "invasion", "blitz"), map="far-shore"),
    **{
        f"random map for {seats}": Options(chapters=(*LAND, "multi", "g-polland"), seats=seats, rounds=8)
        for seats in (2, 3, 4, 5, 6)
    },
}


def options(name: str, key: str) -> Options:
    """Give the options of a war; random maps are drawn anew for each game."""
    war = WARS[name]
    if name.startswith("random"):
        wish = Wish(sides=war.seats, lands=max(Wish.lands, 6 * war.seats))
        return Options(**{**vars(war), "map_text": generate(wish, KeyedDice(key.encode()))})
    files = {path: install(POWERS).material(path) for path in setup.materials(war)}
    return setup.furnished(war, files)


def played(of: Options, key: str) -> State:
    """Play a war to its end."""
    return known(ended(install(POWERS), AnyOptions(of), "bold", key), State)


def names(state: State, seat: str) -> Iterator[str]:
    """Say what a seat was: its colour, its place, its side."""
    yield f"colour {seat}"
    if state.sequential:
        yield f"place {[str(each) for each in state.circle].index(seat) + 1}"
    yield f"side {state.roles[seat]}"


def measured(name: str, games: int) -> None:
    """Print the shares of one war."""
    won, there, drawn_ = Counter[str](), Counter[str](), 0
    fixed = None if name.startswith("random") else options(name, "")
    for game in range(games):
        key = f"{name} {game}"
        state = played(fixed or options(name, key), key)
        winners = state.result.winners if state.result else ()
        drawn_ += not winners
        for seat in state.circle:
            for called in names(state, seat):
                there[called] += 1
                won[called] += (seat in winners) / max(len(winners), 1)  # type: ignore[assignment]
    print(f"\n{name}: {games} games, {drawn_} without a winner")
    for called in sorted(there):
        low, high = wilson(won[called], there[called])
        print(f"  {called:16} {won[called] / there[called]:5.1%}  ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    number, *chosen = sys.argv[1:] or ["100"]
    for war in chosen or WARS:
        measured(war, int(number))
