"""Standing orders in a position, those that are not the default: one line each.

births 2 1             starve C B:2 d4 slaves     losses largest     plunder until T     targets slaves
slaveborn slaves       reroll most 2              losses dice 4 5    plunder no          captives yes
convert auto           reroll behind              take enslave 2     plan move d1 F      (one line a command)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Literal, TypeVar

from pbem.core.positions import Words
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.orders import (
    BirthsOrder,
    CaptivesOrder,
    ConvertAutoOrder,
    Hungry,
    LossesOrder,
    PlanOrder,
    PlunderOrder,
    RerollOrder,
    SlavebornOrder,
    StarveOrder,
    TakeOrder,
    TargetsOrder,
)
from pbem.rulesets.dice_empires.position import words
from pbem.rulesets.dice_empires.position.commands import read_line, write_line
from pbem.rulesets.dice_empires.state import Standing

Seats = tuple[Seat, ...]
_W = TypeVar("_W", bound=str)
_Losses = Literal["smallest", "largest", "dice"]
_Targets = Literal["smallest", "largest", "slaves", "citizens"]
_Reroll = Literal["most", "always", "never", "behind"]
_LOSSES: tuple[_Losses, ...] = ("smallest", "largest", "dice")
_TARGETS: tuple[_Targets, ...] = ("smallest", "largest", "slaves", "citizens")
_REROLLS: tuple[_Reroll, ...] = ("most", "always", "never", "behind")
_BORN: tuple[Literal["citizens", "slaves"], ...] = ("citizens", "slaves")


def write_standing(standing: Standing) -> list[str]:
    """Write the standing orders that are not the default."""
    usual = _lines(Standing())
    lines = [line for key, line in _lines(standing).items() if line != usual[key]]
    return [*lines, *(f"plan {write_line(line)}" for line in standing.plan.commands)]


def _lines(one: Standing) -> Mapping[str, str]:
    """Write each choice but the plan as a line."""
    until = f" until {one.plunder.until}" if one.plunder.until else ""
    return {
        "births": _joined("births", *one.births.dice),
        "slaveborn": f"slaveborn {one.slaveborn.become}",
        "starve": _joined("starve", *map(_hungry, one.starve.order)),
        "reroll": f"reroll {one.reroll.mode} {one.reroll.most}",
        "losses": _joined("losses", one.losses.by, *one.losses.dice),
        "plunder": f"plunder {'yes' if one.plunder.enter else 'no'}{until}",
        "take": f"take {'enslave' if one.take.enslave else 'kill'} {one.take.most}",
        "targets": f"targets {one.targets.by}",
        "captives": f"captives {'yes' if one.captives.take else 'no'}",
        "convert": f"convert {'auto' if one.convert.on else 'no'}",
    }


def _joined(*parts: object) -> str:
    """Join the words of a line."""
    return " ".join(map(str, parts))


def _hungry(one: Hungry) -> str:
    """Write who starves: `C`, `B:2`, `d4`, `slaves`."""
    who = f"d{one.who}" if isinstance(one.who, int) else one.who
    return f"{who}:{one.most}" if one.most else who


def read_standing(lines: tuple[str, ...], where: str, seats: Seats) -> Standing:
    """Read standing orders; what is not said is as by default."""
    standing = Standing()
    for line in lines:
        said = Words(f"{where}: {line!r}", line.split())
        word = said.first("a standing order")
        if word not in _READERS:
            raise said.wrong(f"one of {', '.join(_READERS)} instead of {word!r}")
        standing = _READERS[word](standing, said, seats)
        said.done()
    return standing


def _read_births(one: Standing, said: Words, seats: Seats) -> Standing:
    """Read what follows `births`."""
    return replace(one, births=BirthsOrder(_dice(said)))


def _read_slaveborn(one: Standing, said: Words, seats: Seats) -> Standing:
    """Read what follows `slaveborn`."""
    return replace(one, slaveborn=SlavebornOrder(_word(said, _BORN)))


def _read_starve(one: Standing, said: Words, seats: Seats) -> Standing:
    """Read what follows `starve`."""
    order = tuple(_read_hungry(said, word) for word in said.words)
    said.words = []
    return replace(one, starve=StarveOrder(order))


def _read_hungry(said: Words, word: str) -> Hungry:
    """Read who starves: `C`, `B:2`, `d4`, `slaves`."""
    name, _, most = word.partition(":")
    limit = Words(said.where, [most]).number("people") if most else 0
    if name == "slaves":
        return Hungry("slaves", limit)
    named = Words(said.where, [name])
    return Hungry(words.die(named) if name.startswith("d") else words.place(named), limit)


def _read_reroll(one: Standing, said: Words, seats: Seats) -> Standing:
    """Read what follows `reroll`."""
    mode = _word(said, _REROLLS)
    return replace(one, reroll=RerollOrder(mode, said.number("a roll", least=0)) if said.words else RerollOrder(mode))


def _read_losses(one: Standing, said: Words, seats: Seats) -> Standing:
    """Read what follows `losses`."""
    by = _word(said, _LOSSES)
    return replace(one, losses=LossesOrder(by, _dice(said)))


def _read_plunder(one: Standing, said: Words, seats: Seats) -> Standing:
    """Read what follows `plunder`: `no`, `until T`, `yes until T`."""
    enter = "no" not in said.words[:1]
    if said.words and said.words[0] in ("yes", "no"):
        said.words = said.words[1:]
    if not said.words:
        return replace(one, plunder=PlunderOrder(enter))
    _word(said, ("until",))
    return replace(one, plunder=PlunderOrder(enter, words.part(said)))


def _read_take(one: Standing, said: Words, seats: Seats) -> Standing:
    """Read what follows `take`."""
    enslave = _word(said, ("enslave", "kill")) == "enslave"
    return replace(one, take=TakeOrder(enslave, said.number("people", least=0) if said.words else 0))


def _read_targets(one: Standing, said: Words, seats: Seats) -> Standing:
    """Read what follows `targets`."""
    return replace(one, targets=TargetsOrder(_word(said, _TARGETS)))


def _read_captives(one: Standing, said: Words, seats: Seats) -> Standing:
    """Read what follows `captives`."""
    return replace(one, captives=CaptivesOrder(_word(said, ("yes", "no")) == "yes"))


def _read_convert(one: Standing, said: Words, seats: Seats) -> Standing:
    """Read what follows `convert`."""
    return replace(one, convert=ConvertAutoOrder(_word(said, ("auto", "no")) == "auto"))


def _read_plan(one: Standing, said: Words, seats: Seats) -> Standing:
    """Read what follows `plan`: one line of it more."""
    return replace(one, plan=PlanOrder((*one.plan.commands, read_line(said, seats))))


def _dice(said: Words) -> tuple[int, ...]:
    """Take all the other words as numbers of dice."""
    found = tuple(words.die(Words(said.where, [f"d{word.removeprefix('d')}"])) for word in said.words)
    said.words = []
    return found


def _word(said: Words, known: tuple[_W, ...]) -> _W:
    """Take one of some words."""
    word = said.first(f"one of {', '.join(known)}")
    for each in known:
        if each == word:
            return each
    raise said.wrong(f"one of {', '.join(known)} instead of {word!r}")


_READERS: Mapping[str, Callable[[Standing, Words, Seats], Standing]] = {
    "births": _read_births,
    "slaveborn": _read_slaveborn,
    "starve": _read_starve,
    "reroll": _read_reroll,
    "losses": _read_losses,
    "plunder": _read_plunder,
    "take": _read_take,
    "targets": _read_targets,
    "captives": _read_captives,
    "convert": _read_convert,
    "plan": _read_plan,
}
