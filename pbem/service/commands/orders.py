"""`orders`: what stands now."""

from __future__ import annotations

from typing import Any

from pbem.core.sheets import Sheet
from pbem.core.texts import text
from pbem.language.sheet import Draft
from pbem.service import keeping, submissions
from pbem.service.desk import Desk


def serve(desk: Desk) -> None:
    """Send the receipt of what stands once more."""
    sheet = submissions.unwritten(keeping.standing(desk.session, desk.game, desk.seat.key))
    draft: Draft[Any] = Draft(Sheet(), (), desk.seat.language)
    submissions.answer(desk, draft, sheet, (text("remark-kept"),), changed=False)
    desk.settle("command orders")
