"""What a power does beside its marches, where such chapters are in play: raids from the air, landings, hidden guns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from pbem.core.dice import Dice
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.air import ways
from pbem.rulesets.powers.chapters.treaties import peace
from pbem.rulesets.powers.designs import MODELS
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import HideOrder
from pbem.rulesets.powers.players.forces import Forces, Rows
from pbem.rulesets.powers.players.lines import Line, hide, land, move, strike
from pbem.rulesets.powers.players.temper import Temper
from pbem.rulesets.powers.state import stacks_at

BOMBER, GUN = "bom", "atg"


def raids(forces: Forces) -> Iterator[Line]:
    """P-36.5: let the bombers of each land strike where most hostile units stand, as far as they come back."""
    for at, row in ((at, row) for at in forces.own for row in _bombers(forces)):
        count = forces.standing(at).get(row, 0)
        if count and (goal := _target(forces, at, row)):
            yield strike(row, count, (at, *ways.way(forces.view, at, goal)))


def _bombers(forces: Forces) -> Iterator[str]:
    """P-58.1: bombers, and aircraft of one's own that were designed after them."""
    for key in (BOMBER, MODELS[forces.me]):
        row = forces.rows.get(key)
        if row and ways.flies(row) and not ways.fighter(row):
            yield key


def _target(forces: Forces, at: str, row: str) -> str:
    far, most = ways.distances(forces.view, at), ways.reach(forces.view, forces.rows[row]) // 2
    near = [goal for goal in far if 0 < far[goal] <= most and goal in forces.view.lands and forces.hostile(goal)]
    worth = {goal: sum(forces.foes(goal).values()) for goal in near}
    return max((goal for goal in near if worth[goal]), key=lambda goal: (worth[goal], -far[goal], goal), default="")


def landings(forces: Forces, temper: Temper, dice: Dice) -> Iterator[Line]:
    """P-11.1: let who is at sea land where that is worth it; else sail on, where nobody is in the way."""
    for sea in world(forces.view).areas:
        if sea in forces.view.lands or not (aboard := _aboard(forces, sea)):
            continue
        coasts = [at for at in forces.near(sea) if forces.hostile(at)]
        best = max(coasts, key=lambda at: (forces.advantage(aboard, at), at), default="")
        if best and forces.advantage(aboard, best) >= temper.odds * Fraction(3, 2):
            yield land(aboard, sea, best)
        elif seas := _free(forces, sea):
            yield move(forces.standing(sea), sea, dice.shuffle(seas, "sail")[0])


def _aboard(forces: Forces, sea: str) -> Rows:
    """Count who is aboard own ships on a sea and can take land (P-1.6)."""
    found = Counter[str]()
    for each in forces.view.stacks:
        if (each.owner, each.at) == (forces.me, sea):
            for row in each.load:
                found[row] += each.count if forces.rows[row].conquers else 0
    return {row: count for row, count in found.items() if count}


def _free(forces: Forces, sea: str) -> tuple[str, ...]:
    near = world(forces.view).neighbours[sea]
    return tuple(at for at in near if at not in forces.view.lands and not forces.foes(at))


def patrols(forces: Forces, temper: Temper) -> Iterator[Line]:
    """P-9.4: let armed ships leave their harbours, for seas that are free or held by somebody weaker, if by anybody."""
    ready = (each for each in forces.view.stacks if (each.owner, each.mover) == (forces.me, forces.me))
    for each in (each for each in ready if each.harbour and not (each.left or each.load)):
        ships = {each.row: each.count}
        foes = {other.owner for other in stacks_at(forces.view, each.harbour)} - {forces.me}
        calm = not any(owner and peace(forces.view, forces.me, owner) for owner in foes)
        if forces.rows[each.row].attack and calm and forces.advantage(ships, each.harbour) >= temper.odds:
            yield move(ships, each.at, each.harbour)


def bluffs(forces: Forces, dice: Dice) -> Iterator[Line]:
    """P-48.2: now and then hide a gun at the front."""
    if HideOrder in every.book(forces.view).orders:
        for at in forces.own:
            if forces.standing(at).get(GUN) and forces.threat(at) and dice.roll(3, "hide") == 1:
                yield hide(GUN, at)
