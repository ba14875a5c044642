"""What the dice of a campaign were made from, branch by branch.

A campaign holds the secret that counts at its head. Only where it was gone back in after its secret had been shown
there are rows of their own: one for the first branch, one for each branch that began with another secret than the one
it goes back to.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlmodel import Session, col, select

from pbem.store.tables import Campaign, Dice, Turn


@dataclass(frozen=True)
class Dealt:
    """A secret, and the anchor that was promised before its first throw."""

    secret: bytes
    anchor: str


def deal(session: Session, campaign: Campaign, new: Dealt, at: datetime) -> None:
    """Let the branch at the head, and those that go back to it, take their dice from a secret. Lock the campaign."""
    if session.get(Dice, (campaign.key, 0)) is None:
        _keep(session, campaign, 0, Dealt(campaign.dice_secret, campaign.dice_anchor), campaign.created_at)
    _keep(session, campaign, campaign.head_branch, new, at)
    campaign.dice_secret, campaign.dice_anchor = new.secret, new.anchor
    session.add(campaign)
    session.flush()


def _keep(session: Session, campaign: Campaign, branch: int, dealt: Dealt, at: datetime) -> None:
    row = Dice(campaign=campaign.key, branch=branch, secret=dealt.secret, anchor=dealt.anchor, at=at)
    session.merge(row)


def anew(session: Session, campaign: Campaign) -> bool:
    """Tell whether the branch at the head began with a secret of its own."""
    return campaign.head_branch > 0 and session.get(Dice, (campaign.key, campaign.head_branch)) is not None


def of_branch(session: Session, campaign: Campaign, branch: int) -> Dealt:
    """Give what the turns of a branch take their dice from: its own, else that of the branch it goes back to."""
    return of_branches(session, campaign, (branch,))[branch]


def of_branches(session: Session, campaign: Campaign, branches: tuple[int, ...]) -> Mapping[int, Dealt]:
    """Give the same of several branches."""
    kept = {
        row.branch: Dealt(row.secret, row.anchor)
        for row in session.exec(select(Dice).where(Dice.campaign == campaign.key))
    }
    if not kept:
        return dict.fromkeys(branches, Dealt(campaign.dice_secret, campaign.dice_anchor))
    copies = select(Turn.branch, Turn.parent_branch).where(Turn.campaign == campaign.key)
    parents = dict(session.exec(copies.where(col(Turn.parent_number) == col(Turn.number))).all())
    return {branch: kept[_own(kept, parents, branch)] for branch in branches}


def _own(kept: Mapping[int, Dealt], parents: Mapping[int, int | None], branch: int) -> int:
    """Give the branch whose secret a branch takes its dice from."""
    while branch not in kept and branch in parents:
        branch = parents[branch] or 0
    return branch if branch in kept else 0
