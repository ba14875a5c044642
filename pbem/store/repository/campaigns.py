"""Campaigns and the claim on them: whoever holds a campaign's row does the work of that campaign.

A claim is FOR NO KEY UPDATE: it keeps other claims out, but not the rows that merely refer to the campaign, such as
a letter that is routed to it meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam
from sqlmodel import Session, col, select

from pbem.store.engine import is_sqlite
from pbem.store.questions import get as kept
from pbem.store.tables import Braked, Campaign, CampaignState


def add(session: Session, campaign: Campaign) -> Campaign:
    """Keep a new campaign; its key must be free."""
    session.add(campaign)
    session.flush()
    return campaign


def get(session: Session, key: str) -> Campaign | None:
    """Give a campaign, to look at."""
    return kept(session, Campaign, key)


def claim(session: Session, key: str, wait: bool = False) -> Campaign | None:
    """Lock a campaign until the transaction ends; None when there is none, or (unless told to wait) another has it.

    On SQLite the writing transaction is already alone: what it has read stands.
    """
    claimed: set[str] = session.info.setdefault("claimed", set())
    if key in claimed:
        return kept(session, Campaign, key)
    campaign = kept(session, Campaign, key) if is_sqlite(session.get_bind()) else _locked(session, key, wait)
    if campaign is not None:
        claimed.add(key)
    return campaign


def _locked(session: Session, key: str, wait: bool) -> Campaign | None:
    """Lock a row, and read it anew: another host may have changed it."""
    return session.exec(_LOCK if wait else _LOCK_IF_FREE, params={"key": key}).first()


def listing(session: Session, *states: CampaignState) -> Sequence[Campaign]:
    """List the campaigns in these states, without any: all."""
    found = select(Campaign).order_by(Campaign.key)
    return session.exec(found.where(col(Campaign.state).in_(states)) if states else found).all()


def games(session: Session) -> Sequence[str]:
    """List the games there are campaigns of."""
    return session.exec(select(Campaign.ruleset).distinct().order_by(Campaign.ruleset)).all()


def move_head(session: Session, campaign: Campaign, branch: int, turn: int) -> None:
    """Make a turn the present one."""
    campaign.head_branch, campaign.head_turn = branch, turn
    session.add(campaign)


def set_state(session: Session, campaign: Campaign, state: CampaignState, note: str = "") -> None:
    """Start, pause, hold or end a campaign; `note` says to people why. No turn is braked, and no restore waits."""
    campaign.state, campaign.note, campaign.restored_from, campaign.braked = state, note, "", ""
    session.add(campaign)


def brake(session: Session, campaign: Campaign, why: Braked, note: str) -> None:
    """Keep a turn that is due from running; the campaign runs on."""
    campaign.braked, campaign.note = why, note
    session.add(campaign)


_ONE = select(Campaign).where(Campaign.key == bindparam("key")).execution_options(populate_existing=True)
_LOCK = _ONE.with_for_update(key_share=True)
_LOCK_IF_FREE = _ONE.with_for_update(key_share=True, skip_locked=True)
