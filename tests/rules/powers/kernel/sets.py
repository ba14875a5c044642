"""Random legal sets of chapters: closed under what they need, with nothing that excludes another, and with a goal."""

from __future__ import annotations

from random import Random

from pbem.rulesets.powers.book.assembled import Book
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.options import Options
from tests.rules.powers.kernel.kit import begun, map_text

SEA = 'kind = "sea"'
AREAS = {"B": 'terrain = "forest"', "C": 'prod = "2"\ncentre = true', "S": SEA, "T": SEA}
LINKS = "A-B B-C C-D D-E B-D A-S B-S S-T T-C T-E"
SIDES = {"A": "A", "B": "E", "N": "C D", "S": "B"}
GOALS = {
    2: ("elim",),
    3: ("g-prio", "g-rel", "g-polland", "g-polbuild", "g-people"),
    4: ("g-prio", "g-pair", "g-secret"),
}
"""Those that need no scenario of their own, by the number of seats."""
APART = frozenset(key for key in every.EVERY if key in ("blitz", "elim", "invasion") or key.startswith(("g-", "goal-")))
"""Goals, and a start that needs a map of its own."""
MOST = 16


def legal_set(number: int) -> Options:
    """Give the options of the random legal set of that number: always the same one."""
    chance = Random(f"chapters {number}")
    while True:
        found = _tried(chance)
        if found is not None:
            return found


def _tried(chance: Random) -> Options | None:
    seats = chance.choice(tuple(GOALS))
    wanted = chance.sample(sorted(every.EVERY.keys() - APART), chance.randint(2, MOST))
    chosen: frozenset[str] = closed(chance.choice(GOALS[seats])) | ({"multi"} if seats > 2 else set())
    for key in wanted:
        more = chosen | closed(key)
        if isinstance(every.assembly(more), Book):
            chosen = more
    options = _options(chosen, seats, chance)
    return options if isinstance(every.assembly(chosen), Book) and _begins(options) else None


def closed(key: str) -> frozenset[str]:
    """Give a chapter with all it needs; of `air or arty` the first."""
    needs = (need.split(" or ")[0] for need in every.EVERY[key].needs)
    return frozenset({key}).union(*map(closed, needs))


def _options(chapters: frozenset[str], seats: int, chance: Random) -> Options:
    sides = dict(list(SIDES.items())[:seats])
    return Options(
        chapters=tuple(sorted(chapters)),
        map_text=map_text(LINKS, AREAS, sides),
        rounds=3,
        order=chance.choice(("simultaneous", "sequential")),
        visibility=chance.choice(("open", "hidden", "full")),
    )


def _begins(options: Options) -> bool:
    """Tell whether the map and the options suit these chapters: some need what this one has not."""
    try:
        begun(options)
    except ValueError:
        return False
    return True
