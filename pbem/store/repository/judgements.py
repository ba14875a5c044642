"""Lines nobody understood, held for the referee. Lock the campaign first."""

from __future__ import annotations

from collections.abc import Sequence

from sqlmodel import Session, col, or_, select, update

from pbem.store.tables import Campaign, Judgement, JudgementState


def add(session: Session, held: Judgement) -> Judgement:
    """Keep a line; its number is what the referee calls it."""
    session.add(held)
    session.flush()
    return held


def get(session: Session, campaign: str, number: int) -> Judgement | None:
    """Give a line of a campaign by its number."""
    held = session.get(Judgement, number)
    return held if held is not None and held.campaign == campaign else None


def open_ones(session: Session, campaign: Campaign, seat: str = "") -> Sequence[Judgement]:
    """List the lines of the present turn that wait for the referee, the earliest first."""
    found = select(Judgement).where(Judgement.campaign == campaign.key, Judgement.state == "held")
    found = found.where(Judgement.branch == campaign.head_branch, Judgement.turn == campaign.head_turn + 1)
    found = found.where(Judgement.seat == seat) if seat else found
    return session.exec(found.order_by(col(Judgement.id))).all()


def listing(session: Session, campaign: str, limit: int = 100) -> Sequence[Judgement]:
    """List the latest lines of a campaign, whatever became of them, the newest first."""
    found = select(Judgement).where(Judgement.campaign == campaign)
    return session.exec(found.order_by(col(Judgement.id).desc()).limit(limit)).all()


def settle(session: Session, held: Judgement, state: JudgementState, reading: str = "") -> None:
    """Say what became of a line."""
    held.state, held.reading = state, reading
    session.add(held)


def bring(session: Session, campaign: str, of: tuple[int, int], to: int) -> int:
    """Let the lines held for a turn, (branch, number), be held in branch `to` instead: that is where it is open now.

    Lines of a turn that was played without them wait again; those somebody decided on do not. Tell how many.
    """
    these = update(Judgement).where(col(Judgement.campaign) == campaign, col(Judgement.branch) == of[0])
    these = these.where(col(Judgement.turn) == of[1], col(Judgement.judged_at).is_(None))
    these = these.where(col(Judgement.state).in_(("held", "void")))
    return session.exec(these.values(state="held", branch=to)).rowcount


def void_others(session: Session, campaign: Campaign) -> int:
    """Make the lines void that were held for a turn which is not the present one; tell how many."""
    other = or_(col(Judgement.branch) != campaign.head_branch, col(Judgement.turn) != campaign.head_turn + 1)
    found = update(Judgement).where(col(Judgement.campaign) == campaign.key, col(Judgement.state) == "held", other)
    return session.exec(found.values(state="void")).rowcount
