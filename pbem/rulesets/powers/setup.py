"""How a game begins (P-2): seats, sides by lot or as listed, start lands, grants, what the chapters put there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.seats import COLOURS, Seat
from pbem.rulesets.powers.book.points import chain
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.freq import wrong
from pbem.rulesets.powers.chapters.goals.lot import KEY, draw
from pbem.rulesets.powers.chapters.goals.played import wrong as unfit
from pbem.rulesets.powers.chapters.homelands import endless
from pbem.rulesets.powers.chapters.invasion import wrong as astray
from pbem.rulesets.powers.chapters.national import missing
from pbem.rulesets.powers.chapters.scenario import granted
from pbem.rulesets.powers.ground import assigned, world
from pbem.rulesets.powers.memory import Dividing, Drawn
from pbem.rulesets.powers.options import Options, die, formation_count, hold_count, homeless, tech_steps
from pbem.rulesets.powers.state import BV, NOBODY, Land, State


def materials(options: Options) -> tuple[str, ...]:
    """Name the file of the map, unless its text is there."""
    return () if options.map_text else (f"maps/{options.map}.toml",)


def furnished(options: Options, files: Mapping[str, str]) -> Options:
    """Keep the text of the map."""
    return replace(options, map_text=options.map_text or files[f"maps/{options.map}.toml"])


def seats(options: Options) -> tuple[Seat, ...]:
    """P-2.1: list the seats; a ValueError says what is wrong with the options."""
    map_, count = world(options), every.seated(options)
    if not 2 <= count <= len(map_.sides):
        raise ValueError(f"seats: {count} cannot play on {map_.name}, which has {len(map_.sides)} sides")
    if unknown := set(options.grants) - {side.key for side in map_.sides}:
        raise ValueError(f"grants: {map_.name} has no side {', '.join(sorted(unknown))}")
    chapters = every.book(options).chapters
    for name, chapter in homeless(options, frozenset(chapters)):
        raise ValueError(f"{name}: counts only with the chapter {chapter}, which is not in play")
    if (goal := every.goal(options)) and (fault := unfit(goal, options, count)):
        raise ValueError(fault)
    if fault := astray(options, chapters, count):
        raise ValueError(fault)
    if KEY in chapters and every.goal(options):
        raise ValueError("goal-rnd: the goal is drawn; name none")
    if KEY in chapters and not every.lots(options):
        raise ValueError(f"goal-rnd: no goal for {count} seats can be played on {map_.name} with these chapters")
    if "fair2" in chapters and count != 2:
        raise ValueError("fair2: this fair start is for two seats; choose fair-mat or fair-div")
    if "freq" in chapters and (fault := wrong(options)):
        raise ValueError(fault)
    if "people" in chapters and (fault := endless(options, bool(every.goal(options)) or KEY in chapters, count)):
        raise ValueError(fault)
    if "national" in chapters and (fault := missing(every.book(options).points, options, count)):
        raise ValueError(fault)
    die(options)
    hold_count(options)
    formation_count(options, count)
    tech_steps(options)
    return COLOURS[:count]


def setup(options: Options, seats: tuple[Seat, ...], dice: Dice) -> State:
    """P-2.2: seat the players, give out lands and grants, let the chapters add theirs."""
    map_ = world(options)
    played = map_.sides[: len(seats)]
    drawn = dice.shuffle(seats, "sides") if options.assignment == "lot" else seats
    circle = dice.shuffle(seats, "order of play") if options.order == "sequential" else seats
    roles: dict[str, str] = {seat: side.key for seat, side in zip(drawn, played, strict=True)}
    grants = {side.key: granted(options, side, every.keys(options)) * BV for side in played}
    goal = draw(options, every.keys(options), len(seats), dice) if every.lots(options) else Drawn()
    state = State(
        options=options,
        drawn=goal,
        circle=circle,
        lands={at: Land() for at in sorted(map_.lands)},
    )
    points = every.book(state).points
    state = chain(points.start, assigned(state, roles, grants), dice)
    state = chain(points.lots, state, points, dice)
    bids = any(each.sides and each.awaits(state) for each in points.preparations)
    return opened(state if bids else chain(points.dealt, state, dice))


def opened(state: State) -> State:
    """Go on to the next preparation for which somebody is awaited, or to round 1."""
    preparations = sorted(every.book(state).points.preparations, key=lambda each: each.rank)
    for each in preparations:
        if each.awaits(state):
            return replace(state, stage=each.key)
    first = state.circle[0] if state.sequential else NOBODY
    return replace(state, stage="", round=1, tick=1, on=first, grants={}, dividing=Dividing())
