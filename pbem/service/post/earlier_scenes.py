"""Mails of earlier versions hold scenes of a kind that is no longer kept: `pbem db upgrade` draws them as today."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from sqlalchemy import LargeBinary, type_coerce
from sqlmodel import Session, col, func, select
from sqlmodel.sql.expression import SelectOfScalar

from pbem import codec
from pbem.core.scene import Scene
from pbem.registry import Registry
from pbem.store.tables import Outbox

BATCH = 100
"""So many mails are in memory at once: a house keeps thousands, and one of them may be 100 KB."""


def redraw(session: Session, registry: Registry, at_once: int = BATCH) -> int:
    """Draw the scenes of all mails that hold an earlier kind; say how many there were.

    What this version wrote is packed, and holds none: only what is stored plain is looked at.
    """
    kinds = {kind for installed in registry.values() for kind in installed.ruleset.keeping.earlier_scenes}
    if not kinds:
        return 0
    plain = func.substr(type_coerce(col(Outbox.briefing), LargeBinary), 1, 1) == type_coerce(b"{", LargeBinary)
    wanted = select(Outbox).where(plain).order_by(col(Outbox.id)).limit(at_once)
    return sum(_redrawn(mail, registry) for batch in _batches(session, wanted) for mail in batch)


def _batches(session: Session, wanted: SelectOfScalar[Outbox]) -> Iterator[Sequence[Outbox]]:
    """Read mails some at a time; each batch is written and let go before the next one is read."""
    batch = session.exec(wanted).all()
    while batch:
        last = batch[-1].id
        yield batch
        session.flush()
        session.expunge_all()
        batch = session.exec(wanted.where(col(Outbox.id) > last)).all()


def _redrawn(mail: Outbox, registry: Registry) -> bool:
    """Draw the scene of one mail, if it is of an earlier kind of its game."""
    plain = json.loads(mail.briefing)
    drawing = plain.get("drawing") or {}
    game = (plain.get("heading") or {}).get("ruleset", "")
    earlier = registry[game].ruleset.keeping.earlier_scenes if game in registry else {}
    if drawing.get("kind") not in earlier:
        return False
    kept, drawn = earlier[drawing["kind"]]
    scene = drawn(codec.loads(codec.canonical(drawing), kept))
    mail.briefing = codec.canonical({**plain, "drawing": json.loads(codec.dumps(scene, Scene | None))})
    return True
