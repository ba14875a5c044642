"""What a lord may order: commands (X-7), conditions (X-13.3), standing orders (X-13.6); and decrees of the referee."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.seats import Seat

Part = Literal["WL", "H", "B", "T", "C", "F", "WR"]
Road = Literal["OL", "OR"]
Place = Literal["WL", "H", "B", "T", "C", "F", "WR", "OL", "OR"]
Side = Literal["L", "R"]
PARTS: tuple[Part, ...] = ("WL", "H", "B", "T", "C", "F", "WR")
"""X-1.1: the city from left to right, as its lord sees it."""
INNER: tuple[Part, ...] = ("H", "B", "T", "C", "F")
"""X-9.2: the parts that give reputation to whoever enters them."""
WORKPLACES: tuple[Part, ...] = ("H", "F", "T")
"""X-1.3: where slaves may be."""


@dataclass(frozen=True)
class Die:
    """A group named by its die, 1..6."""

    number: int
    kind: Literal["die"] = "die"


@dataclass(frozen=True)
class In:
    """X-13.4: the largest group in a place, of several equal ones that with the lowest die."""

    place: Place
    kind: Literal["in"] = "in"


@dataclass(frozen=True)
class SlavesOf:
    """X-1.3: the slaves of one origin."""

    origin: Seat
    kind: Literal["slaves"] = "slaves"


Group = Die | In | SlavesOf


@dataclass(frozen=True)
class Move:
    """X-7.2 C1: a whole group to another part."""

    group: Group
    to: Part
    kind: Literal["move"] = "move"


@dataclass(frozen=True)
class Transfer:
    """X-7.2 C2: people to another own group, any place in the city; or between groups on one road."""

    people: int
    group: Group
    to: Group
    kind: Literal["transfer"] = "transfer"


@dataclass(frozen=True)
class Split:
    """X-7.2 C3: people become a new group in a part; `die` is the one wanted for it (0: the lowest free one)."""

    people: int
    group: Group
    to: Part
    die: int = 0
    kind: Literal["split"] = "split"


@dataclass(frozen=True)
class Send:
    """X-7.2 C4: from the barracks to the road; the whole group (`people` 0) or so many as a new one."""

    group: Group
    side: Side
    people: int = 0
    die: int = 0
    kind: Literal["send"] = "send"


@dataclass(frozen=True)
class Recall:
    """X-7.2 C5: a group on a road comes back to the barracks."""

    group: Group
    kind: Literal["recall"] = "recall"


@dataclass(frozen=True)
class Pass:
    """X-7.2: nothing, with one command."""

    kind: Literal["pass"] = "pass"


Command = Move | Transfer | Split | Send | Recall | Pass


@dataclass(frozen=True)
class Enemy:
    """X-13.3: at least so many foreign units on that road; `of` names whose (empty: anybody's)."""

    side: Side
    least: int = 1
    of: Seat | Literal[""] = ""
    kind: Literal["enemy"] = "enemy"


@dataclass(frozen=True)
class Siege:
    """X-13.3: foreign units on that road that stood there already when the round began."""

    side: Side
    kind: Literal["siege"] = "siege"


@dataclass(frozen=True)
class Walls:
    """X-13.3: fewer than so many own citizens on that wall."""

    side: Side
    below: int
    kind: Literal["walls"] = "walls"


@dataclass(frozen=True)
class Hall:
    """X-13.3: at least so many own citizens in the town hall."""

    least: int
    kind: Literal["hall"] = "hall"


@dataclass(frozen=True)
class People:
    """X-13.3: fewer than so many people altogether."""

    below: int
    kind: Literal["people"] = "people"


@dataclass(frozen=True)
class Reputation:
    """X-13.3: a lord has at least so many points of reputation."""

    of: Seat
    least: int
    kind: Literal["reputation"] = "reputation"


Condition = Enemy | Siege | Walls | Hall | People | Reputation


@dataclass(frozen=True)
class Step:
    """A command, and what must be so for it to be carried out."""

    command: Command
    when: tuple[Condition, ...] = ()


@dataclass(frozen=True)
class CommandOrder:
    """X-13.2: one line of the list: the first of these alternatives that is possible is carried out."""

    steps: tuple[Step, ...]
    kind: Literal["command"] = "command"


@dataclass(frozen=True)
class ConvertOrder:
    """X-10.6: try to convert the slaves of this origin, this round."""

    origin: Seat
    kind: Literal["convert"] = "convert"


@dataclass(frozen=True)
class ConvertAutoOrder:
    """X-13.6: from now on try each round, with the largest group that has a chance; or no more."""

    on: bool = True
    kind: Literal["convert-auto"] = "convert-auto"


@dataclass(frozen=True)
class BirthsOrder:
    """X-13.6: which groups in the houses get newborn first; then the fullest."""

    dice: tuple[int, ...]
    kind: Literal["births"] = "births"


@dataclass(frozen=True)
class SlavebornOrder:
    """X-5.3: what the children of slaves become."""

    become: Literal["citizens", "slaves"]
    kind: Literal["slaveborn"] = "slaveborn"


@dataclass(frozen=True)
class Hungry:
    """Who starves next: people of a place, of a die, or slaves; at most so many (0: as many as there are)."""

    who: Place | Literal["slaves"] | int
    most: int = 0


@dataclass(frozen=True)
class StarveOrder:
    """X-6.3: who starves, in this order; then as by default. Empty: back to the default."""

    order: tuple[Hungry, ...]
    kind: Literal["starve"] = "starve"


@dataclass(frozen=True)
class RerollOrder:
    """X-8.2, X-13.7: when the hall's second roll is used: after a roll of at most `most`, or always, never, behind."""

    mode: Literal["most", "always", "never", "behind"] = "most"
    most: int = 3
    kind: Literal["reroll"] = "reroll"


@dataclass(frozen=True)
class LossesOrder:
    """X-13.6: which units fall in battle: of the smallest group, of the largest, or of these dice first."""

    by: Literal["smallest", "largest", "dice"] = "smallest"
    dice: tuple[int, ...] = ()
    kind: Literal["losses"] = "losses"


@dataclass(frozen=True)
class PlunderOrder:
    """X-13.6: whether to enter a city, and how deep (`until`: the last part; empty: to the end)."""

    enter: bool = True
    until: Part | Literal[""] = ""
    kind: Literal["plunder"] = "plunder"


@dataclass(frozen=True)
class TakeOrder:
    """X-10.3: kill in plunder, or enslave: at most so many (`most` 0: all that is possible), and kill then."""

    enslave: bool = False
    most: int = 0
    kind: Literal["take"] = "take"


@dataclass(frozen=True)
class TargetsOrder:
    """X-13.6: whom in a part: the smallest or the largest group, slaves or citizens first (then the smallest)."""

    by: Literal["smallest", "largest", "slaves", "citizens"] = "smallest"
    kind: Literal["targets"] = "targets"


@dataclass(frozen=True)
class CaptivesOrder:
    """X-10.2: whether the beaten are enslaved after a battle where that is possible."""

    take: bool = False
    kind: Literal["captives"] = "captives"


@dataclass(frozen=True)
class PlanOrder:
    """X-13.5: the list of commands for rounds without a letter; empty: none."""

    commands: tuple[CommandOrder, ...] = ()
    kind: Literal["plan"] = "plan"


StandingOrder = (
    ConvertAutoOrder
    | BirthsOrder
    | SlavebornOrder
    | StarveOrder
    | RerollOrder
    | LossesOrder
    | PlunderOrder
    | TakeOrder
    | TargetsOrder
    | CaptivesOrder
    | PlanOrder
)


@dataclass(frozen=True)
class ReputationDecree:
    """The referee gives points of reputation, or takes them (a negative number)."""

    seat: Seat
    points: int
    kind: Literal["decree-reputation"] = "decree-reputation"


@dataclass(frozen=True)
class GroupDecree:
    """The referee puts so many people on a lord's die in a place; 0: he takes the die away."""

    seat: Seat
    die: int
    people: int
    place: Place = "H"
    kind: Literal["decree-group"] = "decree-group"


@dataclass(frozen=True)
class RuinDecree:
    """The referee ends a city, as if nobody lived there any more (X-12.3)."""

    seat: Seat
    kind: Literal["decree-ruin"] = "decree-ruin"


Decree = ReputationDecree | GroupDecree | RuinDecree
Order = CommandOrder | ConvertOrder | StandingOrder | Decree
