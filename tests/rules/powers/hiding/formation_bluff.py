"""A bluff with a formation: three tokens and three rows, seen by an enemy who gets mails, pictures and answers.

Its owner builds, and marches with lines that name the true token first, always. Which land that is, and which row is
true, is the secret; nothing an enemy gets may tell. So it is while a land beside it builds for its rows (P-47.12).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.core.sheets import Sheet, Written
from pbem.registry import AnyOrder, AnyState
from pbem.rulesets.powers.formations import Composition, Formation
from pbem.rulesets.powers.orders import Order, Units
from pbem.rulesets.powers.orders.formations import RaiseOrder
from pbem.testing.playing import Step, step
from pbem.testing.received import Reader, World, everything
from tests.rules.powers.hiding.bluff import INSTALLED, TEXT, after
from tests.rules.powers.kernel.kit import BLUE, RED, game, move

ROWS = (Composition((Units("tnk", 2),)), Composition((Units("inf", 4),)), Composition((Units("atg", 4),)))
PROBES = (
    "move true Caesar B -> H",
    "open Caesar",
    "drop row 1 of Caesar",
    "move 1 tank R -> B",
    "take away Caesar at C",
)


def going_on(before: AnyState, orders: Sequence[Order], key: bytes) -> Step:
    """Play a turn with these orders of its owner."""
    sheets = {BLUE: Sheet(tuple(Written(AnyOrder(order)) for order in orders))}
    return step(INSTALLED, before, sheets, key, "formation bluff")


def bluffed(lands: Sequence[str], true: int, key: bytes) -> Step:
    """Build into the rows of a formation, and let its tokens part: the true one to the first of these lands."""
    start = game("blue caet H, blue caef H 2, red tnk R 3", "", TEXT, ("land", "hide", "upkeep"), rounds=9)
    start = replace(start, formations=(Formation(BLUE, "cae", ROWS, true),))
    built = going_on(
        AnyState(start), [RaiseOrder("cae", ((Units("inf", 1),), (Units("atg", 1),), (Units("inf", 1),)))], key
    )
    grown = going_on(AnyState(after(built)), [], key)
    ways = [move("1 caet", f"H {lands[0]}"), *(move("1 caef", f"H {at}") for at in lands[1:])]
    return going_on(AnyState(after(grown)), ways, key)


def beside(lands: Sequence[str], true: int, key: bytes, turns: int) -> Step:
    """Let the tokens part, and a land between them all build for each row; then wait so many turns."""
    parted = bluffed(lands, true, key)
    done = going_on(
        parted.after, [RaiseOrder("cae", ((Units("inf", 1),), (Units("atg", 1),), (Units("tnk", 1),)), "H")], key
    )
    for _ in range(turns):
        done = going_on(done.after, [], key)
    return done


def attacked(before: Step, at: str, key: bytes) -> Step:
    """Let red find out what stands in a land."""
    sheets = {RED: Sheet((Written(AnyOrder(move("3 tnk", f"R {at}"))),))}
    return step(INSTALLED, before.after, sheets, key, "formation bluff")


def received(done: Step) -> dict[str, str]:
    """Give all that red gets after a turn, byte for byte."""
    reader = Reader(RED, "en", PROBES, "formation bluff", True)
    found = enumerate(everything(INSTALLED, World(done.after, done), reader))
    return {f"{place} {name}": said for place, (name, said) in found}
