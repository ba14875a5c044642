"""Games drawn in a few words: lands in a row or with links of their own, stacks as `blue inf A 2`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from pbem.core.dice import Dice, KeyedDice
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.powers import setup, turn
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.orders import Doctrine, MoveOrder, Order, Units
from pbem.rulesets.powers.state import NOBODY, Land, Stack, State, gathered

BLUE, RED, GREEN = Seat("blue"), Seat("red"), Seat("green")
ROW = "A-B B-C C-D D-E"
BARE = ("land",)
NO_DOCTRINE = Doctrine()


def map_text(links: str = ROW, areas: Mapping[str, str] | None = None, sides: Mapping[str, str] | None = None) -> str:
    """Write a map: links, what is special of an area (`C = "forest"`), the lands of each side."""
    keys = sorted({key for link in links.split() for key in link.split("-")})
    lines = ['id = "small"']
    for place, key in enumerate(keys):
        at = f"at = [{100 * place + 50}, {100 + 300 * (place % 2)}]"
        lines += ["[[area]]", f'id = "{key}"', at, (areas or {}).get(key, "")]
    listed = ", ".join(f'"{link}"' for link in links.split())
    lines += ["[links]", f"list = [{listed}]"]
    for side, lands in (sides or {"X": "A", "Y": "E"}).items():
        words = ", ".join(f'"{land}"' for land in lands.split())
        lines += ["[[side]]", f'id = "{side}"', f"lands = [{words}]", "grant = 4"]
    return "\n".join(lines)


def options(text: str = "", chapters: tuple[str, ...] = BARE, **more: Any) -> Options:
    return Options(chapters=chapters, map_text=text or map_text(), assignment="listed", **more)


def begun(of: Options, key: bytes = b"start") -> State:
    return setup.setup(of, setup.seats(of), KeyedDice(key))


def drawn(state: State, stacks: str = "", lands: str = "") -> State:
    """Put stacks (`blue inf A 2, red tnk B`) and owners of lands (`blue A, red B`) into a game."""
    units = (each.split() for each in stacks.split(",") if each.strip())
    owners = (each.split() for each in lands.split(",") if each.strip())
    found = (
        Stack(
            NOBODY if seat == "nobody" else Seat(seat),
            row.rstrip("*"),
            at,
            int(count[0]) if count else 1,
            int(row[-1] == "*"),
        )
        for seat, row, at, *count in units
    )
    return replace(
        state,
        stacks=gathered((*state.stacks, *found)),
        lands={**state.lands, **{at: Land(Seat(seat)) for seat, at in owners}},
    )


def game(stacks: str = "", lands: str = "", text: str = "", chapters: tuple[str, ...] = BARE, **more: Any) -> State:
    return drawn(begun(options(text, chapters, **more)), stacks, lands)


def move(units: str, path: str, careful: bool = False, doctrine: Doctrine = NO_DOCTRINE) -> MoveOrder:
    """Write `move("2 tnk, inf", "A B C")`."""
    words = (each.split() for each in units.split(","))
    return MoveOrder(
        tuple(Units(found[-1], int(found[0]) if len(found) > 1 else 0) for found in words),
        tuple(path.split()),
        doctrine,
        careful,
    )


def play(state: State, dice: Dice | None = None, /, **given: Any) -> tuple[State, tuple[Event, ...]]:
    """Play a turn with these orders."""
    sheets = {
        Seat(seat): Sheet(tuple(Written[Order](order) for order in (orders if isinstance(orders, list) else [orders])))
        for seat, orders in given.items()
    }
    done = turn.resolve(state, sheets, dice or KeyedDice(b"turn"))
    return done.state, done.events


def shown(state: State) -> str:
    """Say who stands where: `A blue inf 2, B red tnk`; what is under construction has a star."""
    return ", ".join(
        f"{each.at} {each.owner or 'nobody'} {each.row}{'*' * each.left}{f' {each.count}' if each.count > 1 else ''}"
        for each in state.stacks
    )


def owners(state: State) -> str:
    return " ".join(f"{at}:{land.owner or '-'}{'!' if land.fresh else ''}" for at, land in state.lands.items())


def told(events: Iterable[Event], kind: str, *facts: str) -> list[tuple[object, ...]]:
    """List the facts of the events of a kind."""
    return [tuple(event.facts[fact] for fact in facts) for event in events if event.kind == kind]
