"""What a state can order: an army's plan and rules (E-section), the capital, an army's name, diplomacy (4.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.agreements import orders as agreements
from pbem.core.agreements.orders import AnswerOrder, EndOrder, PassOrder
from pbem.core.grid import Direction
from pbem.core.seats import Seat
from pbem.rulesets.campaign.treaty import Treaty

ObjectKind = Literal["enemy", "occupied_city", "free_city", "any_city", "ally"]
GuardKind = Literal["strength", "enemies", "not_colour"]
HappeningKind = Literal["merged", "captured", "won", "blocked", "arrived", "step"]
Comparison = Literal[">=", "<="]


@dataclass(frozen=True)
class Target:
    """What an action is aimed at; exactly one way of naming it is used.

    `cell`: its name; `city`: its name; `army`: an own one; `colour` (with or without `cell`): a foreign
    army; `it`: what fired the rule.
    """

    cell: str = ""
    city: str = ""
    army: int = 0
    colour: Seat | Literal[""] = ""
    it: bool = False


IT = Target(it=True)


@dataclass(frozen=True)
class Move:
    """`up 10`: n steps in one direction."""

    direction: Direction
    steps: int
    kind: Literal["move"] = "move"


@dataclass(frozen=True)
class Goto:
    """`to K9`: the shortest way, ends on arrival."""

    to: Target
    kind: Literal["goto"] = "goto"


@dataclass(frozen=True)
class Capture:
    """`capture Tor`: go there; give up when a hostile army is seen standing in it."""

    to: Target
    kind: Literal["capture"] = "capture"


@dataclass(frozen=True)
class Attack:
    """`attack Yaz`: go to a city or follow an army, and enter its cell."""

    to: Target
    kind: Literal["attack"] = "attack"


@dataclass(frozen=True)
class Approach:
    """`approach green`: to the nearest such army, stop beside it, follow it."""

    to: Target
    kind: Literal["approach"] = "approach"


@dataclass(frozen=True)
class Flee:
    """`flee`: back on this turn's own steps, then straight on."""

    kind: Literal["flee"] = "flee"


@dataclass(frozen=True)
class Join:
    """`join 4`: go to the own army and merge into it."""

    army: int
    kind: Literal["join"] = "join"


@dataclass(frozen=True)
class WaitJoin:
    """`wait for join`: stand until some own army (0), or army n, has merged into this one."""

    army: int = 0
    kind: Literal["wait_join"] = "wait_join"


@dataclass(frozen=True)
class Wait:
    """`wait 3`: stand for n ticks."""

    ticks: int
    kind: Literal["wait"] = "wait"


@dataclass(frozen=True)
class Stay:
    """`stay`: end the plan here."""

    kind: Literal["stay"] = "stay"


@dataclass(frozen=True)
class Resume:
    """`resume`: take up the replaced plan where it stopped."""

    kind: Literal["resume"] = "resume"


Aimed = Goto | Capture | Attack | Approach
"""Actions that lead to a target."""
Action = Move | Aimed | Flee | Join | WaitJoin | Wait | Stay | Resume
ActionKind = Literal[
    "move", "goto", "capture", "attack", "approach", "flee", "join", "wait_join", "wait", "stay", "resume"
]


@dataclass(frozen=True)
class Sighting:
    """`on reveal enemy` (an edge) or `if see enemy` (a level); of a colour, or of a named city."""

    mode: Literal["reveal", "see"]
    what: ObjectKind
    colour: Seat | Literal[""] = ""
    city: str = ""
    kind: Literal["sighting"] = "sighting"


@dataclass(frozen=True)
class Happening:
    """`if captured`, `if won`, `if blocked`, `on arrival`, `if merged [with 3]`, `at step 3`."""

    what: HappeningKind
    army: int = 0
    city: str = ""
    step: int = 0
    kind: Literal["happening"] = "happening"


Trigger = Sighting | Happening


@dataclass(frozen=True)
class Guard:
    """`strength >= 20`, `enemies <= 1`, `not red`: what must hold besides the trigger."""

    what: GuardKind
    comparison: Comparison = ">="
    number: int = 0
    colour: Seat | Literal[""] = ""


@dataclass(frozen=True)
class Rule:
    """When any trigger fires and all guards hold, `then` replaces the rest of the plan."""

    when: tuple[Trigger, ...]
    then: tuple[Action, ...]
    guards: tuple[Guard, ...] = ()


@dataclass(frozen=True)
class ArmyOrder:
    """The order of one army: split first, then the plan, watched over by the rules.

    `split`: the parts, the first keeps the number; `halve`: split into halves (C-4.5).
    `careful`: no battle (C-4.8); `passing`: capture nothing on the way (C-5.7).
    """

    army: int
    plan: tuple[Action, ...] = ()
    rules: tuple[Rule, ...] = ()
    split: tuple[int, ...] = ()
    halve: bool = False
    careful: bool = False
    passing: bool = False
    kind: Literal["army"] = "army"


@dataclass(frozen=True)
class CapitalOrder:
    """`capital Yaz` (C-2.2): before the first turn only."""

    city: str
    kind: Literal["capital"] = "capital"


@dataclass(frozen=True)
class NameOrder:
    """`name 3 Wolves`: a name for an army, for its owner's eyes."""

    army: int
    name: str
    kind: Literal["name"] = "name"


@dataclass(frozen=True)
class ProposeOrder(agreements.ProposeOrder[Treaty]):
    """`propose alliance with red ... end`, or a gift: `give army 3 to red` (C-8.3, C-8.6)."""

    treaty: Treaty


@dataclass(frozen=True)
class UnionOrder:
    """`union`: make the Union of States (C-8.11)."""

    kind: Literal["union"] = "union"


@dataclass(frozen=True)
class AwardOrder:
    """`award red army 15 at K9`, `award red city Tor`: the referee's decree."""

    to: Seat
    strength: int = 0
    cell: str = ""
    city: str = ""
    kind: Literal["award"] = "award"


@dataclass(frozen=True)
class TakeOrder:
    """`take from red army 3`, `take from red city Tor`: the referee's decree; the city becomes neutral."""

    giver: Seat
    army: int = 0
    city: str = ""
    kind: Literal["take"] = "take"


@dataclass(frozen=True)
class EndStateOrder:
    """`end state red` (C-9.4): the referee's decree."""

    state: Seat
    kind: Literal["end_state"] = "end_state"


Decree = AwardOrder | TakeOrder | EndStateOrder
"""What the referee decrees at once; nobody else may."""
Dealing = ProposeOrder | AnswerOrder | EndOrder
"""What others hear of as soon as it is given."""
Official = Dealing | UnionOrder | PassOrder
"""What is said of diplomacy, in sheets."""
Order = ArmyOrder | CapitalOrder | NameOrder | Official | Decree
