"""One power of a position text: its hand, its standing orders, what its spies saw.

[powers.france]
hand = "AC 2D"
stop = ["on me min 2", "on france by dual deadly with A"]
defend = "best 15"
rank = "K A 10 9 8 7 6 5 4 3 2 Q J"
retreat = { any = "BRI BEN", SCA = "NRU GER" }
default = ["draft FRA", "hold"]
auto = true
spied = ["russia round 3 turn 7: KD 10C 2H"]
"""

from __future__ import annotations

from pbem.core.positions import Table, Words
from pbem.core.seats import Seat
from pbem.rulesets.europe.orders import (
    RANKS,
    Card,
    DefaultOrder,
    DefendOrder,
    RankOrder,
    RetreatOrder,
)
from pbem.rulesets.europe.position.choices import read_choice, read_stop, write_choice, write_stop
from pbem.rulesets.europe.state import Dossier, Power, Standing
from pbem.rulesets.europe.table.deck import CARDS

KEYS = ("hand", "stop", "defend", "rank", "retreat", "default", "auto", "spied")
_ANY = "any"


def write_power(power: Power) -> dict[str, object]:
    """Write a power; what is as by default is left out."""
    return {
        **({"hand": " ".join(power.hand)} if power.hand else {}),
        **_standing(power.standing),
        **({"spied": [_dossier(one) for one in power.dossiers]} if power.dossiers else {}),
    }


def _standing(standing: Standing) -> dict[str, object]:
    """Write the standing orders that are not as by default."""
    plain = Standing()
    written: dict[str, object] = {
        "stop": [write_stop(one) for one in standing.stops],
        "defend": f"{standing.defend.policy} {standing.defend.least}",
        "rank": " ".join(standing.rank.ranks),
        "retreat": {origin or _ANY: " ".join(order.lands) for origin, order in standing.retreats.items()},
        "default": [write_choice(one) for one in standing.default.choices],
        "auto": standing.auto,
    }
    changed = {
        "stop": standing.stops != plain.stops,
        "defend": standing.defend != plain.defend,
        "rank": standing.rank != plain.rank,
        "retreat": bool(standing.retreats),
        "default": standing.default != plain.default,
        "auto": standing.auto,
    }
    return {key: value for key, value in written.items() if changed[key]}


def _dossier(dossier: Dossier) -> str:
    """Write `russia round 3 turn 7: KD 10C 2H`."""
    return f"{dossier.on} round {dossier.round} turn {dossier.turn}: {' '.join(dossier.cards)}".rstrip()


def read_power(powers: Table, seat: Seat, seats: tuple[Seat, ...]) -> Power:
    """Read a power."""
    said = powers.table(seat, KEYS)
    dossiers = tuple(_read_dossier(f"{said.where}.spied", line, seats) for line in said.strings("spied"))
    return Power(seat, cards(said, "hand"), _read_standing(said), dossiers)


def cards(said: Table, key: str) -> tuple[Card, ...]:
    """Read cards, parted by spaces."""
    found = tuple(said.text(key).split())
    for card in found:
        if card not in CARDS:
            raise said.wrong(key, f"cards such as 10H or AC instead of {card!r}")
    return found


def _read_standing(said: Table) -> Standing:
    """Read the standing orders; what is left out is as by default."""
    plain = Standing()
    retreats = said.mapping("retreat")
    default = tuple(read_choice(f"{said.where}.default", line) for line in said.strings("default"))
    return Standing(
        tuple(read_stop(f"{said.where}.stop", line) for line in said.strings("stop")),
        _read_defend(said) if "defend" in said.said else plain.defend,
        _read_rank(said),
        {key.replace(_ANY, ""): _retreat(key, lands) for key, lands in retreats.items()},
        DefaultOrder(default) if default else plain.default,
        said.flag("auto"),
    )


def _retreat(origin: str, lands: object) -> RetreatOrder:
    """Read where to, from a territory or from any."""
    return RetreatOrder(tuple(str(lands).split()), origin.replace(_ANY, ""))


def _read_defend(said: Table) -> DefendOrder:
    """Read `best`, or `best 15`."""
    words = Words(f"{said.where}.defend", said.text("defend").split())
    policy, least = words.first("a policy"), words.number("points", least=0) if words.words else 0
    match policy:
        case "best" | "cheap" | "enough":
            return DefendOrder(policy, least)
    raise said.wrong("defend", "best, cheap or enough")


def _read_rank(said: Table) -> RankOrder:
    """Read all ranks, each once, or none."""
    named = said.text("rank").split()
    ranks = tuple(rank for name in named for rank in RANKS if rank == name)
    if named and (len(ranks) != len(named) or set(ranks) != set(RANKS)):
        raise said.wrong("rank", f"each once: {' '.join(RANKS)}")
    return RankOrder(ranks)


def _read_dossier(where: str, line: str, seats: tuple[Seat, ...]) -> Dossier:
    """Read what `_dossier` writes."""
    head, _, seen = line.partition(":")
    words = Words(where, head.replace(" round ", " ").replace(" turn ", " ").split())
    dossier = Dossier(words.seat(seats), words.number("a round"), words.number("a turn"), tuple(seen.split()))
    words.done()
    return dossier
