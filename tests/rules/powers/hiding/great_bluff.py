"""A bluff with all chapters of the second release: guns, batteries and destroyers hidden singly, an army and a fleet of
which nobody knows where they are, or of what. Their enemy sees all of it, attacks, bombs, shells and probes.

Who hides writes of the true ones first, always, and sends each token to an area by lot. His enemy gets mails, pictures,
data, and answers to lines that probe; how many steps the program takes to make them is counted, for who waits could
tell that, too.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import FrameType
from typing import cast

from pbem.core.dice import Dice, KeyedDice
from pbem.core.sheets import Sheet, Written
from pbem.registry import AnyOrder, AnyState, install
from pbem.reports import picture, scenes
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.formations import Composition, Formation
from pbem.rulesets.powers.orders import BuildOrder, Order, Units
from pbem.rulesets.powers.orders.air import InterceptOrder, StrikeOrder
from pbem.rulesets.powers.orders.formations import RaiseOrder
from pbem.rulesets.powers.orders.guns import BatteryOrder, FireOrder
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.veils import looks
from pbem.testing import letters
from pbem.testing.playing import Step, step
from pbem.testing.received import Reader, World, everything, told
from tests.rules.powers.hiding.guesser import Question
from tests.rules.powers.kernel.kit import BLUE, RED, drawn, map_text, move
from tests.rules.powers.words.kit import war

INSTALLED = install(POWERS)
LANDS, SEAS = "BCDEFG", "STU"
LINKS = (
    *(f"H-{at}" for at in LANDS),
    *(f"{at}-R" for at in LANDS),
    *(f"Z-{at}" for at in SEAS),
    *("H-Z", "B-S", "D-T", "F-U", "R-V", "V-S", "V-T", "V-U"),
)
TEXT = "box = [0, 0, 1400, 700]\n" + map_text(
    " ".join(LINKS), dict.fromkeys((*SEAS, "Z", "V"), 'kind = "sea"'), {"X": " ".join("H" + LANDS), "Y": "R"}
)
TOKENS = {"atg": (2, LANDS), "aab": (1, LANDS), "des": (1, SEAS), "cae": (1, LANDS), "vic": (1, SEAS)}
"""How many of each are true, and where they go from H, or from the sea Z: three times as many, each to another area."""
ROWS = {
    "cae": ({"tnk": 2}, {"inf": 2}, {"pio": 2}),
    "vic": ({"cru": 1}, {"kai": 1}, {"sub": 1}),
}
BESIDE = ({"inf": 1}, {"atg": 1}, {"tnk": 1})
WORDS = {"tnk": "tank", "inf": "infantry", "pio": "pioneer", "cru": "cruiser", "kai": "kaibokan", "sub": "submarine"}
PROBES = (
    "move 1 hidden atgun B -> H",
    "show 1 hidden atgun at C",
    "move true Caesar B -> H",
    "open Victory",
    "drop row 1 of Caesar",
    "strike 1 bomber R -> D target AA battery",
    "fire 1 gun R at E anti-tank gun",
    "battery 1 gun R at B",
    "move 1 tank R -> B",
    "2 tanks to C, aim atgun first",
    "tokens B",
)
STEPS = "steps of the program"


@dataclass(frozen=True)
class Secret:
    """What only blue knows: where each token goes, the true ones first, and which rows are true."""

    ways: Mapping[str, tuple[str, ...]]
    rows: Mapping[str, int]


def secret(dice: Dice, like: Secret | None = None) -> Secret:
    """Deal a secret; one that looks `like` another has tokens in the same areas."""
    ways: dict[str, tuple[str, ...]] = {}
    for name, (true, areas) in TOKENS.items():
        where = like.ways[name] if like else dice.shuffle(areas, f"areas {name}")[: 3 * true]
        ways[name] = tuple(dice.shuffle(where, f"ways {name}"))
    return Secret(ways, {name: dice.roll(3, f"row {name}") for name in ROWS})


def table(hidden: Secret) -> State:
    """Lay out the table before the tokens part."""
    state = war("", f"{', '.join(f'blue {at}' for at in 'H' + LANDS)}, red R", chapters=("R2", "elim"), map_text=TEXT)
    tokens = (
        f"blue {name}{mark} {'H' if areas == LANDS else 'Z'} {count}"
        for name, (true, areas) in TOKENS.items()
        for mark, count in (("t", true), ("f", 2 * true))
    )
    plain = (
        *(f"blue inf {at}" for at in LANDS),
        *("blue inf H 3", "blue gun H", "blue bom H", "blue fig H", "blue trk H", "blue bun H", "blue trs Z"),
        *("red tnk R 4", "red inf R 4", "red gun R 2", "red bom R 3", "red fig R", "red cru V", "red trs V"),
    )
    cards = tuple(
        Formation(BLUE, name, tuple(Composition(_units(row)) for row in rows), hidden.rows[name])
        for name, rows in ROWS.items()
    )
    return replace(drawn(state, ", ".join((*tokens, *plain))), formations=cards)


def _units(row: Mapping[str, int]) -> tuple[Units, ...]:
    return tuple(Units(key, count) for key, count in row.items())


def _next(before: AnyState, blue: Sequence[Order], red: Sequence[Order], key: bytes) -> Step:
    sheets = {
        seat: Sheet(tuple(Written(AnyOrder(order)) for order in found)) for seat, found in ((BLUE, blue), (RED, red))
    }
    return step(INSTALLED, before, sheets, key, "great bluff")


def parted(hidden: Secret, key: bytes) -> Step:
    """Let all tokens part; the line of the true one comes first."""
    lines: list[Order] = []
    for name, (true, areas) in TOKENS.items():
        for place, at in enumerate(hidden.ways[name]):
            lines.append(move(f"1 {name}{'t' if place < true else 'f'}", f"{'H' if areas == LANDS else 'Z'} {at}"))
    dice = KeyedDice(key)
    aims = BatteryOrder((Units("gun"),), "R", dice.shuffle(LANDS, "aims")[0])
    return _next(AnyState(table(hidden)), lines, [aims, InterceptOrder(("R",))], key)


def fought(before: Step, key: bytes) -> Step:
    """Let blue build beside his army, and red attack one land, bomb one and shell one."""
    dice, state = KeyedDice(key), cast("State", before.after)
    aimed = next(each.battery for each in state.stacks if each.row == "gun" and each.owner == RED)
    attacked, bombed, *_ = dice.shuffle([at for at in LANDS if at != aimed], "targets")
    blue: list[Order] = [RaiseOrder("cae", tuple(map(_units, BESIDE)), "H"), BuildOrder("inf", "H")]
    red: list[Order] = [
        move("3 tnk, 2 inf", f"R {attacked}"),
        StrikeOrder((Units("bom", 2),), ("R", bombed)),
        FireOrder((Units("gun"),), "R", aimed),
    ]
    return _next(before.after, blue, red, key)


def received(done: Step, probes: tuple[str, ...] = PROBES) -> dict[str, str]:
    """Give all that red gets after a turn: whole mails, answers, the picture as it is sent, how much work it was."""
    reader, world, counted = Reader(RED, "en", probes, "great bluff"), World(done.after, done), _Steps()
    got = everything(INSTALLED, world, reader)
    with counted:
        everything(INSTALLED, world, replace(reader, probes=(), composed=False))
    names = [name for name, _ in got]
    found = {f"{name} {names[:place].count(name)}": said for place, (name, said) in enumerate(got)}
    view = INSTALLED.ruleset.rules.view(done.after, RED)
    scene = INSTALLED.ruleset.illustrate(view, told(done, RED))
    svg = scenes.paint(scene, letters.catalogue(INSTALLED, "en")) if scene else ""
    return {**found, "map": svg, "map.png": picture.png(svg).decode("latin-1"), STEPS: "." * (counted.count % 997)}


class _Steps:
    """Counts the calls the program makes, which stand for the time it takes."""

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> None:
        sys.setprofile(self._called)

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _called(self, frame: FrameType, event: str, argument: object) -> None:
        self.count += event == "call"


def questions(done: Step, got: Mapping[str, str]) -> Iterator[Question]:
    """Ask for each type which tokens are true, where they stand in piles of one size; for each card which row is."""
    state = cast("State", done.after)
    seen = vision.view(state, RED)
    for name in TOKENS:
        piles = {each.at: each.count for each in seen.stacks if each.row == f"{name}q"}
        true = {each.at for each in state.stacks if each.row == f"{name}t"}
        if 0 < len(true) < len(piles) and len(set(piles.values())) == 1:
            where = sorted(piles)
            names = tuple((f'"{at}"', f"'{at}'", f" {at} ", f">{at}<") for at in where)
            yield Question(f"tokens {name}", got, names, frozenset(where.index(at) for at in true))
    for card in state.formations:
        shown = next((each for each in seen.formations if each.key == card.key), None)
        if shown and len(shown.rows) == len(ROWS[card.name]):
            rows = tuple(_named(row) for row in card.rows)
            yield Question(f"rows of {card.name}", got, rows, frozenset({card.true - 1}))


def _named(row: Composition) -> tuple[str, ...]:
    key = row.ready[0].row
    return f'"{looks(key)}"', f"'{key}'", WORDS[key]


@dataclass(frozen=True)
class Bluff:
    """What one game asks, and how many of its secrets that look the same gave red the same bytes."""

    questions: tuple[Question, ...]
    pairs: int
    alike: int


def dealt(seed: int, secrets: int) -> tuple[Secret, ...]:
    """Deal so many secrets that look the same."""
    first = secret(KeyedDice(_key(seed)))
    return (first, *(secret(KeyedDice(_key(seed) + bytes([number])), first) for number in range(1, secrets)))


def _key(seed: int) -> bytes:
    return f"great bluff {seed}".encode()


def played(seed: int, secrets: int = 2, probes: tuple[str, ...] = PROBES) -> Bluff:
    """Play a bluff: as the tokens have parted, whichever of the secrets is true; and after a fight."""
    hidden, key = dealt(seed, secrets), _key(seed)
    begun = [parted(each, key) for each in hidden]
    got = [received(each, probes) for each in begun]
    asked = [question for done, found in zip(begun, got, strict=True) for question in questions(done, found)]
    done = fought(begun[0], key)
    alike = sum(found == got[0] for found in got[1:])
    return Bluff((*asked, *questions(done, received(done, probes))), len(got) - 1, alike)
