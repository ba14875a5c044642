"""A goal as a table plays it: its terms, how the war stands there, what each seat plays for, the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from pbem.core.seats import COLOURS, Seat
from pbem.rulesets.powers.board.world import World
from pbem.rulesets.powers.chapters.goals import lot
from pbem.rulesets.powers.chapters.goals.goal import Case, Ground
from pbem.rulesets.powers.chapters.goals.register import AnyGoal, Terms, check, read
from pbem.rulesets.powers.chapters.goals.standing import Holding, Standing
from pbem.rulesets.powers.chapters.goals.tasks import Aim
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.people import FIRST
from pbem.rulesets.powers.sight import veiled
from pbem.rulesets.powers.state import Land, Result, Table


def terms(goal: AnyGoal, game: Table | Options) -> Terms:
    """P-2.1: give the details of a goal: as it was drawn, else the scenario's, if it is for that goal, else as by
    default."""
    if isinstance(game, Table) and game.drawn.kind == goal.key:
        return lot.terms(game.drawn)
    options = game.options if isinstance(game, Table) else game
    return _terms(goal.key, options.map_text, options.rounds)


@cache
def _terms(key: str, map_text: str, rounds: int) -> Terms:
    said = world(Options(map_text=map_text)).goal
    own = said if said.get("kind") == key else {name: said[name] for name in ("rounds",) if name in said}
    found = read({**own, "kind": key})
    return replace(found, rounds=rounds) if rounds else found


def wrong(goal: AnyGoal, options: Options, seats: int) -> str:
    """P-17.6: say what is wrong with a goal for so many seats on the map, or nothing."""
    map_ = world(options)
    ground = Ground(tuple(side.key for side in map_.sides[:seats]), frozenset(map_.lands))
    problems = check(terms(goal, options), ground, seats)
    said = (f"{each.code}: {', '.join(f'{key} {fact}' for key, fact in each.facts.items())}" for each in problems)
    return "\n".join(said)


def standing(goal: AnyGoal, table: Table) -> Standing:
    """Give the war as goals see it; P-21 counts only where its chapter is named."""
    map_, options = world(table), table.options
    played = {side: Seat(seat) for seat, side in table.roles.items()}
    return Standing(
        lands={at: _holding(land, map_, at) for at, land in table.lands.items()},
        seats=tuple(sorted(table.circle, key=COLOURS.index)),
        sides={side.key: played[side.key] for side in map_.sides if side.key in played},
        out={Seat(seat): when for seat, when in table.out.items()},
        round=table.round,
        rounds=terms(goal, table).rounds,
        turn=table.tick,
        endhold=options.endhold if "g-endhold" in options.chapters else "",
    )


def _holding(land: Land, map_: World, at: str) -> Holding:
    owner, before, home = land.owner or None, land.before or None, land.home or None
    return Holding(owner, owner or before, land.since, land.turn, home, map_.areas[at].centre, land.fresh)


def case(goal: AnyGoal, table: Table) -> Case[Terms]:
    """Give what a goal judges."""
    nobody: Mapping[str, int] = {} if veiled(table) else dict.fromkeys(table.circle, 0)
    known = {**nobody, **table.politics}
    return Case(terms(goal, table), standing(goal, table), table.memory, known, _welfare(table))


def _welfare(table: Table) -> Mapping[str, int]:
    """P-60.5: give how well off each people is, in hundredths of its first welfare."""
    found = table.people
    return {seat: 100 * found.total(seat) // (FIRST * len(found.lands(seat))) for seat in found.seats}


def judged(goal: AnyGoal, table: Table) -> Result | None:
    """S-11: give the end, if it has come."""
    verdict = goal.judge(case(goal, table))
    return None if verdict is None else Result(verdict.winners, verdict.reason, verdict.places, verdict.results)


def aims(goal: AnyGoal, table: Table, seat: Seat) -> tuple[Aim, ...]:
    """Give what a seat plays for and what it still lacks; of a view, as far as its owner may know."""
    return goal.aims(case(goal, table), seat)


def results(goal: AnyGoal, table: Table) -> Mapping[Seat, int]:
    """Give what everybody, of a view everybody whose task is known, would have if the war ended now."""
    return goal.results(case(goal, table))
