"""Mails of earlier versions hold scenes of a kind that is no longer kept: `pbem db upgrade` draws them as today."""

from __future__ import annotations

import json
from collections.abc import Iterator

from sqlmodel import Session, col, or_, select

from pbem import codec
from pbem.core.scene import Scene
from pbem.registry import Registry
from pbem.store.tables import Outbox


def redraw(session: Session, registry: Registry) -> int:
    """Draw the scenes of all mails that hold an earlier kind; say how many there were."""
    kinds = {kind for one in registry.values() for kind in one.ruleset.keeping.earlier_scenes}
    signs = [col(Outbox.briefing).contains(f'"kind":"{kind}"') for kind in sorted(kinds)]
    mails = session.exec(select(Outbox).where(or_(*signs))).all() if signs else ()
    return sum(1 for mail in mails for _ in _redrawn(mail, registry))


def _redrawn(mail: Outbox, registry: Registry) -> Iterator[Outbox]:
    """Draw the scene of one mail, if it is of an earlier kind of its game."""
    plain = json.loads(mail.briefing)
    drawing = plain.get("drawing") or {}
    game = (plain.get("heading") or {}).get("ruleset", "")
    earlier = registry[game].ruleset.keeping.earlier_scenes if game in registry else {}
    if drawing.get("kind") in earlier:
        kept, drawn = earlier[drawing["kind"]]
        scene = drawn(codec.loads(codec.canonical(drawing), kept))
        mail.briefing = codec.canonical({**plain, "drawing": json.loads(codec.dumps(scene, Scene | None))})
        yield mail
