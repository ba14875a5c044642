"""A bluff: two guns among six tokens, each on its own land, seen by their enemy, who gets mails, data and answers.

Who hides writes of the true ones first, always, and sends each token to a land by lot. Somebody who guesses is tried on
all chapters at once in `great_bluff.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

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


def received(done: Step) -> dict[str, str]:
    """Give all that red gets after a turn."""
    reader = Reader(RED, "en", PROBES, "bluff", True)
    return {
        f"{place} {name}": said
        for place, (name, said) in enumerate(everything(INSTALLED, World(done.after, done), reader))
    }


def piles(done: Step) -> tuple[str, ...]:
    """List the lands where red sees tokens."""
    found = vision.view(after(done), RED).stacks
    return tuple(dict.fromkeys(each.at for each in found if each.row == "atgq"))
