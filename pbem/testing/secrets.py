"""The leak test at rest: whatever a seat does not know is dealt anew, and not a byte it gets may change. In a game
without secrets there is nothing to deal: all see the same.

What the others say to it, and what it says itself, is the same both times; what they say to each other is left out the
second time. Of turns played in both worlds see `worlds`.
"""

from __future__ import annotations

import json
from difflib import unified_diff
from random import Random

from pbem import codec
from pbem.core.dice import KeyedDice
from pbem.core.languages import LANGUAGES
from pbem.core.seats import REFEREE
from pbem.registry import Installed
from pbem.service.game import briefings, dealings
from pbem.testing import table
from pbem.testing.garbage import part, spoiled
from pbem.testing.playing import Broken, Game, chance_of, during, random_lines, require
from pbem.testing.received import Reader, World, everything, reaching

PROBES = 3
"""So many lines of each sort are sent to probe."""


def secrets(installed: Installed, game: Game, share: float = 1.0) -> int:
    """Run the leak test over all states and seats; give the number of states that were in fact dealt differently.

    A `share` of the lines that probe is enough for a game that is held once more with other options.
    """
    different, chance = 0, chance_of(installed, game, "probes")
    for number, state in enumerate(game.states):
        step = game.steps[number - 1] if number else None
        given = game.steps[number].sheets if number < len(game.steps) else {}
        world = World(state, step, given)
        probes = _probes(installed, game, world, chance, part(PROBES, share))
        for seat in game.seats:
            place = f"{game.name}: after {number} turns: {seat}"
            reader = Reader(seat, Random(place).choice(LANGUAGES), probes, place)
            different += _compared(installed, world, reader)
    return different


def _compared(installed: Installed, world: World, reader: Reader) -> bool:
    """Compare everything a seat gets in the world and in one dealt anew; tell whether that one differs."""
    with during(f"{reader.place}: reimagine"):
        other = installed.ruleset.keeping.reimagine(world.state, reader.seat, KeyedDice(reader.place.encode()))
    silent = World(other, world.step, table.alone(installed.ruleset, world.given or {}, reader.seat))
    require_same(installed, (world, silent), reader)
    return bool(other != world.state)


def require_same(installed: Installed, worlds: tuple[World, World], reader: Reader) -> None:
    """Fail on the first part of what a seat gets that differs between two worlds; what is one world is not compared."""
    one_world, other_world = (reaching(installed, world, reader.seat) for world in worlds)
    if one_world == other_world:
        return
    true, dealt = (everything(installed, world, reader) for world in worlds)
    for (what, one), (name, two) in zip(true, dealt, strict=False):
        if (what, one) != (name, two):
            raise Broken(f"{reader.place}: {what} depends on what it cannot know:\n{_difference(one, two)}")
    missing = (true[len(dealt) :] or dealt[len(true) :] or [("", "")])[0][0]
    require(not missing, f"{reader.place}: whether it gets {missing} depends on what it cannot know")


def _probes(installed: Installed, game: Game, world: World, chance: Random, most: int) -> tuple[str, ...]:
    """Write lines to probe us with: what any seat, or the lines of its form, can say, whole and spoiled."""
    lines: list[str] = []
    for seat in game.seats:
        heard = dealings.across(installed.ruleset, world.given or {}, seat)
        view, language = table.told(installed.ruleset, world.state, seat, heard), chance.choice(LANGUAGES)
        lines += briefings.form(installed, world.state, seat, language)[:most]
        lines += random_lines(installed, view, language, chance)[:most]
    chance.shuffle(lines)
    chosen = lines[: 3 * most]
    return (*chosen, *(spoiled(line, chance) for line in chosen[:most]))


def _difference(one: str, two: str) -> str:
    """Show the first lines that differ; a long line around its first difference."""
    first, second = (text.replace(',"', ',\n"').replace(">", ">\n").splitlines() for text in (one, two))
    found = unified_diff(first, second, "as it is", "dealt anew", lineterm="", n=1)
    return "\n".join(line[:300] for line, _ in zip(found, range(20), strict=False))


def openness(installed: Installed, game: Game) -> None:
    """A game without secrets shows everybody the same, and has nothing that could be dealt anew."""
    keeping, rules = installed.ruleset.keeping, installed.ruleset.rules
    for number, state in enumerate(() if keeping.secret else game.states):
        public = _shown(installed, rules.view(state, None))
        for seat in (*game.seats, REFEREE):
            place = f"{game.name}: after {number} turns: {seat}"
            same = _shown(installed, rules.view(state, seat)) == public
            require(same, f"{place}: nothing is secret, and its view is not that of all")
            dealt = keeping.reimagine(state, seat, KeyedDice(place.encode()))
            require(dealt == state, f"{place}: nothing is secret, and reimagine gives another state")


def _shown(installed: Installed, view: object) -> dict[str, object]:
    shown: dict[str, object] = json.loads(codec.dumps(view, installed.ruleset.view_type))
    return {name: value for name, value in shown.items() if name != "seat"}


def require_secrets(different: int, key: str) -> None:
    """A leak test that deals nothing anew proves nothing."""
    require(different > 0, f"{key}: reimagine never dealt anything anew, so the leak test proves nothing")
