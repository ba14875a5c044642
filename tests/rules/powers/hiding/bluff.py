"""A bluff, and somebody who tries to call it: two guns among six tokens, each on its own land, seen by their enemy.

Who hides writes of the true ones first, always, and sends each token to a land by lot. Who guesses has everything his
seat gets, byte for byte: mails, pictures, data, answers to lines that probe. Whatever could tell a true token from a
false one, its place in a list, how often it is named, how long a text is, is a `Hunch`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from pbem.core.dice import KeyedDice
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.registry import AnyOrder, AnyState, install
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.orders import HideOrder, Order, Units
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import State
from pbem.testing.playing import Step, step
from pbem.testing.received import Reader, World, everything
from tests.rules.powers.kernel.kit import BLUE, RED, game, map_text, move

INSTALLED = install(POWERS)
LANDS = "BCDEFG"
TEXT = map_text(
    " ".join((*(f"H-{at}" for at in LANDS), *(f"{at}-R" for at in LANDS))), sides={"X": " ".join("H" + LANDS), "Y": "R"}
)
PROBES = ("move 1 hidden atgun B -> H", "show 1 hidden atgun at C", "move 1 atgun D -> R", "tokens B")
TRUE = 2
Hunch = Callable[[str, Sequence[str]], str]
"""Names a land, given one part of what was received and the lands where tokens stand."""


@dataclass(frozen=True)
class Deal:
    """What the guesser has before him, part by part; the lands with tokens, and those where a true one is."""

    parts: Mapping[str, str]
    lands: tuple[str, ...]
    true: frozenset[str]


def _next(state: State, orders: Mapping[Seat, Sequence[Order]], key: bytes) -> Step:
    sheets = {seat: Sheet(tuple(Written(AnyOrder(order)) for order in found)) for seat, found in orders.items()}
    return step(INSTALLED, AnyState(state), sheets, key, "bluff")


def after(done: Step) -> State:
    """Give the table after a turn."""
    return cast("State", done.after)


def spread(lands: Sequence[str], key: bytes) -> Step:
    """Hide two guns, and send the true tokens to the first two of these lands."""
    start = game("blue atg H 2, red tnk R 3", "", TEXT, ("land", "hide1", "reveal"), rounds=9)
    hidden = _next(start, {BLUE: [HideOrder(Units("atg", TRUE), "H")]}, key)
    rows = ("atgt",) * TRUE + ("atgf",) * (len(lands) - TRUE)
    lines = [move(f"1 {row}", f"H {at}") for row, at in zip(rows, lands, strict=True)]
    return _next(after(hidden), {BLUE: lines}, key)


def attacked(before: Step, at: str, key: bytes) -> Step:
    """Let red find out what stands in a land."""
    return _next(after(before), {RED: [move("3 tnk", f"R {at}")]}, key)


def received(done: Step, composed: bool = True) -> dict[str, str]:
    """Give all that red gets after a turn."""
    reader = Reader(RED, "en", PROBES, "bluff", composed)
    return {
        f"{place} {name}": said
        for place, (name, said) in enumerate(everything(INSTALLED, World(done.after, done), reader))
    }


def deal(done: Step, composed: bool = True) -> Deal:
    """Lay before red what there is to guess."""
    table = after(done)
    lands = tuple(dict.fromkeys(each.at for each in vision.view(table, RED).stacks if each.row == "atgq"))
    true = frozenset(each.at for each in table.stacks if each.row == "atgt")
    return Deal(received(done, composed), lands, true)


def played(seed: int, composed: bool = True) -> Iterator[Deal]:
    """Play one bluff: as the tokens have parted, and after one land was attacked."""
    key = f"bluff {seed}".encode()
    dice = KeyedDice(key)
    parted = spread(dice.shuffle(LANDS, "lands"), key)
    yield deal(parted, composed)
    found_out = deal(attacked(parted, dice.shuffle(LANDS, "target")[0], key), composed)
    if found_out.true:
        yield found_out


def _mentions(said: str, lands: Sequence[str]) -> dict[str, int]:
    return {at: said.count(f'"{at}"') + said.count(f"'{at}'") + said.count(f" {at} ") for at in lands}


def _firsts(said: str, lands: Sequence[str]) -> dict[str, int]:
    found = {at: [said.find(f"{quote}{at}{quote}") for quote in "\"' "] for at in lands}
    return {at: min((place for place in places if place >= 0), default=len(said)) for at, places in found.items()}


HUNCHES: Mapping[str, Hunch] = {
    "first": lambda said, lands: min(lands, key=lambda at: _firsts(said, lands)[at]),
    "last": lambda said, lands: max(lands, key=lambda at: _firsts(said, lands)[at]),
    "most named": lambda said, lands: max(lands, key=lambda at: _mentions(said, lands)[at]),
    "least named": lambda said, lands: min(lands, key=lambda at: _mentions(said, lands)[at]),
    "weight": lambda said, lands: lands[len(said) % len(lands)],
}


@dataclass(frozen=True)
class Score:
    """How often a hunch was right, and how often chance would have been."""

    hits: int = 0
    chance: float = 0.0
    spread: float = 0.0

    @property
    def beyond(self) -> float:
        """Give the hits beyond chance, in standard deviations."""
        return (self.hits - self.chance) / math.sqrt(max(self.spread, 1e-9))


def judged(deals: Sequence[Deal], part: str, hunch: Hunch) -> Score:
    """Count how often a hunch about one part of what is received is right."""
    score = Score()
    for one in deals:
        if part in one.parts:
            rate = len(one.true) / len(one.lands)
            right = hunch(one.parts[part], one.lands) in one.true
            score = Score(score.hits + right, score.chance + rate, score.spread + rate * (1 - rate))
    return score


def best(deals: Sequence[Deal]) -> tuple[str, str]:
    """Find the part and the hunch that were right most often beyond chance."""
    found = {(part, name): judged(deals, part, hunch) for part in deals[0].parts for name, hunch in HUNCHES.items()}
    return max(found, key=lambda key: found[key].beyond)
