"""Other treaties: what the others may have agreed on, or be about to, without one state knowing."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.campaign.diplomacy.consent import hears, procedure
from pbem.rulesets.campaign.state import Alliance, State
from pbem.rulesets.campaign.treaty import Entry, GiveMap, Proposal, Share, Treaty, Words

WHY = "reimagine"


def others_treaties(state: State, seat: Seat, dice: Dice) -> State:
    """Keep the alliances and proposals the seat is a party to; deal those of the others anew."""
    known = tuple(each for each in state.alliances if seat in each.members)
    allied = {member for each in known for member in each.members}
    living = tuple(realm.seat for realm in state.realms if realm.alive and realm.seat != seat)
    free = dice.shuffle(tuple(each for each in living if each not in allied), WHY)
    contacts = next(realm.contacts for realm in state.realms if realm.seat == seat)
    heard = tuple(each for each in state.proposals if hears(each, seat, contacts))
    alliances = tuple(_alliance(free[at : at + 2], state, dice) for at in range(0, len(free) - 1, 2) if _chance(dice))
    talks = dice.shuffle(living, WHY)
    proposals = tuple(_proposal(talks[at : at + 2], state, dice) for at in range(len(talks) - 1) if _chance(dice))
    return replace(state, alliances=(*alliances, *known), proposals=(*proposals, *heard))


def _chance(dice: Dice) -> bool:
    return dice.roll(2, WHY) == 1


def _number(dice: Dice) -> int:
    return 999 + dice.roll(9000, WHY)


def _alliance(members: tuple[Seat, ...], state: State, dice: Dice) -> Alliance:
    """Deal an alliance that may be in force, or about to be."""
    first = max(1, state.turn + 1 - dice.roll(3, WHY))
    last = first + dice.roll(9, WHY) if _chance(dice) else None
    joint, entry, explored, view = (_chance(dice) for _ in range(4))
    return Alliance(_number(dice), members, first, last, joint, entry, explored, view, ("In secret.",))


def _proposal(members: tuple[Seat, ...], state: State, dice: Dice) -> Proposal:
    by, other = members
    treaty = Treaty(members, True, dice.roll(9, WHY), _chance(dice), (Share("view"), Entry(), Words("In secret.")))
    if _chance(dice):
        treaty = Treaty(members, False, terms=(GiveMap(by, other),))
    accepted = members if _chance(dice) else (by,)
    until = procedure(state.turn, state.options).until
    return Proposal(_number(dice), by, treaty, state.turn, until, accepted, _chance(dice))
