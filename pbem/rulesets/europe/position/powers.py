"""One power of a position text: its hand, its standing orders, what its spies saw.

[powers.france]
hand = "AC 2D"
stop = [{ on = "me", least = 2 }, { on = "france", by = "dual", deadly = true, ace = true }]
defend = { policy = "best", least = 15 }
rank = "K A 10 9 8 7 6 5 4 3 2 Q J"
retreat = { any = "BRI BEN", SCA = "NRU GER" }
default = [{ action = { kind = "draft", at = "FRA" }, when = [{ kind = "empty", land = "BEN" }] }]
auto = true
spied = ["russia round 3 turn 7: KD 10C 2H"]

Orders have the names and fields of `orders.py`; what is as by default is left out.
"""

from __future__ import annotations

from pbem.core import plain
from pbem.core.positions import Table, Words
from pbem.core.seats import Seat
from pbem.rulesets.europe.orders import (
    RANKS,
    Card,
    Choice,
    DefaultOrder,
    DefendOrder,
    RankOrder,
    RetreatOrder,
    StopOrder,
)
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
    usual = Standing()
    written: dict[str, object] = {
        "stop": plain.write(standing.stops, tuple[StopOrder, ...]),
        "defend": plain.write(standing.defend, DefendOrder),
        "rank": " ".join(standing.rank.ranks),
        "retreat": {origin or _ANY: " ".join(order.lands) for origin, order in standing.retreats.items()},
        "default": plain.write(standing.default.choices, tuple[Choice, ...]),
        "auto": standing.auto,
    }
    changed = {
        "stop": standing.stops != usual.stops,
        "defend": standing.defend != usual.defend,
        "rank": standing.rank != usual.rank,
        "retreat": bool(standing.retreats),
        "default": standing.default != usual.default,
        "auto": standing.auto,
    }
    return {key: value for key, value in written.items() if changed[key]}


def _dossier(dossier: Dossier) -> str:
    """Write `russia round 3 turn 7: KD 10C 2H`."""
    return f"{dossier.on} round {dossier.round} turn {dossier.turn}: {' '.join(dossier.cards)}".rstrip()


def read_power(powers: Table, seat: Seat, seats: tuple[Seat, ...]) -> Power:
    """Read a power."""
    said = powers.table(seat, KEYS)
    dossiers = tuple(_read_dossier(line, seats) for line in said.lines("spied"))
    return Power(seat, cards(said, "hand"), _read_standing(said, seats), dossiers)


def cards(said: Table, key: str) -> tuple[Card, ...]:
    """Read cards, parted by spaces."""
    found = tuple(said.text(key).split())
    for card in found:
        if card not in CARDS:
            raise said.wrong(key, f"cards such as 10H or AC instead of {card!r}")
    return found


def _read_standing(said: Table, seats: tuple[Seat, ...]) -> Standing:
    """Read the standing orders; what is left out is as by default."""
    usual = Standing()
    retreats = said.mapping("retreat")
    default = said.value("default", tuple[Choice, ...], seats)
    return Standing(
        said.value("stop", tuple[StopOrder, ...], seats),
        said.value("defend", DefendOrder, seats),
        _read_rank(said),
        {key.replace(_ANY, ""): _retreat(key, lands) for key, lands in retreats.items()},
        DefaultOrder(default) if default else usual.default,
        said.flag("auto"),
    )


def _retreat(origin: str, lands: object) -> RetreatOrder:
    return RetreatOrder(tuple(str(lands).split()), origin.replace(_ANY, ""))


def _read_rank(said: Table) -> RankOrder:
    """Read all ranks, each once, or none."""
    named = said.text("rank").split()
    ranks = tuple(rank for name in named for rank in RANKS if rank == name)
    if named and (len(ranks) != len(named) or set(ranks) != set(RANKS)):
        raise said.wrong("rank", f"each once: {' '.join(RANKS)}")
    return RankOrder(ranks)


def _read_dossier(line: Words, seats: tuple[Seat, ...]) -> Dossier:
    """Read what `_dossier` writes."""
    head, _, seen = line.rest().partition(":")
    words = Words(line.where, head.replace(" round ", " ").replace(" turn ", " ").split())
    dossier = Dossier(words.seat(seats), words.number("a round"), words.number("a turn"), tuple(seen.split()))
    words.done()
    return dossier
