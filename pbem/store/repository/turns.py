"""The states of a campaign, row by row, branch by branch; none is ever overwritten."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam
from sqlalchemy import select as columns
from sqlmodel import Session, col, func, select

from pbem.store import plain
from pbem.store.questions import by_key
from pbem.store.tables import Amendment, Campaign, Turn


def add(session: Session, turn: Turn) -> Turn:
    """Keep a turn; the key refuses a second one of the same number in its branch."""
    session.add(turn)
    session.flush()
    return turn


def get(session: Session, campaign: str, branch: int, number: int) -> Turn | None:
    """Give a turn; it was written when it was added, so nothing needs writing before it is asked for."""
    return by_key(session, Turn, campaign, branch, number)


def head(session: Session, campaign: Campaign) -> Turn | None:
    """Give the present turn; before the start there is none."""
    return get(session, campaign.key, campaign.head_branch, campaign.head_turn)


def parent(session: Session, turn: Turn) -> Turn | None:
    """Give the turn this one came from; the setup came from none."""
    if turn.parent_branch is None or turn.parent_number is None:
        return None
    return get(session, turn.campaign, turn.parent_branch, turn.parent_number)


def earlier(session: Session, turn: Turn) -> Turn | None:
    """Give the turn played before this one, past the copies branches begin with; before the setup there is none."""
    before = parent(session, turn)
    while before is not None and before.number == turn.number:
        before = parent(session, before)
    return before


def played(session: Session, turn: Turn) -> Turn:
    """Give the row a copy was first made from: the one that was played, with whose number and branch its sheets are."""
    before = parent(session, turn)
    while before is not None and before.number == turn.number:
        turn, before = before, parent(session, before)
    return turn


def way(session: Session, campaign: Campaign) -> tuple[Turn, ...]:
    """List the rows that count from the setup to the head, copies among them."""
    rows = (get(session, campaign.key, branch, number) for branch, number in history(session, campaign))
    return tuple(row for row in rows if row is not None)


def every(session: Session, campaign: str) -> Sequence[Turn]:
    """List all rows of a campaign, those a referee went back from too, by branch and number."""
    found = select(Turn).where(Turn.campaign == campaign)
    return session.exec(found.order_by(col(Turn.branch), col(Turn.number))).all()


def history(session: Session, campaign: Campaign, since: int = 0) -> tuple[tuple[int, int], ...]:
    """List (branch, number) from the setup, or from a later number, to the head; copies that begin branches too.

    Whoever needs the last turns only says since when: a game of many turns costs no more than a young one.
    """
    named = {"campaign": campaign.key, "branch": campaign.head_branch, "number": campaign.head_turn, "since": since}
    rows = plain.ask(session, _WAY, **named).all()
    parents = {
        (branch, number): (parent_branch, parent_number) for branch, number, parent_branch, parent_number in rows
    }
    way: list[tuple[int, int]] = []
    at: tuple[int | None, int | None] = (campaign.head_branch, campaign.head_turn)
    while at in parents:
        way.append((int(at[0] or 0), int(at[1] or 0)))
        at = parents[way[-1]]
    return tuple(reversed(way))


def branch_off(session: Session, turn: Turn, **changed: object) -> Turn:
    """Begin a new branch with a copy of a turn, its parent: the way to go back to it, or to change it."""
    last = session.exec(select(func.max(Turn.branch)).where(Turn.campaign == turn.campaign)).one()
    values = {**turn.model_dump(), **changed}
    values.update(branch=(last or 0) + 1, parent_branch=turn.branch, parent_number=turn.number)
    return add(session, Turn(**values))


def amend(session: Session, amendment: Amendment) -> None:
    """Say what was changed in the row a branch begins with, and why."""
    session.add(amendment)
    session.flush()


def amendment(session: Session, turn: Turn) -> Amendment | None:
    """Give what the referee changed in a row; None: it is a copy, or was played."""
    return session.get(Amendment, (turn.campaign, turn.branch, turn.number))


def branches(session: Session, campaign: str) -> Sequence[tuple[int, int]]:
    """List the branches, each with its highest number."""
    found = select(Turn.branch, func.max(Turn.number)).where(Turn.campaign == campaign)
    return session.exec(found.group_by(col(Turn.branch)).order_by(col(Turn.branch))).all()


_TURN = plain.table(Turn)
_STEP = ("branch", "number", "parent_branch", "parent_number")
_HEAD = (
    columns(*(_TURN.c[name] for name in _STEP))
    .where(_TURN.c.campaign == bindparam("campaign"), _TURN.c.branch == bindparam("branch"))
    .where(_TURN.c.number == bindparam("number"))
    .cte("way", recursive=True)
)
_BEFORE = _TURN.alias("before")
_ROWS = _HEAD.union_all(
    columns(*(_BEFORE.c[name] for name in _STEP))
    .where(_BEFORE.c.campaign == bindparam("campaign"), _BEFORE.c.branch == _HEAD.c.parent_branch)
    .where(_BEFORE.c.number == _HEAD.c.parent_number, _BEFORE.c.number >= bindparam("since"))
)
_WAY = columns(*(_ROWS.c[name] for name in _STEP))
"""From the head back, parent by parent; made once. Turns are written when they are added."""
