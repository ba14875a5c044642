"""`cancel`: nothing is ordered any more."""

from __future__ import annotations

from typing import Any

from pbem.core.sheets import Sheet
from pbem.core.texts import text
from pbem.language.sheet import Draft
from pbem.service import submissions
from pbem.service.desk import Desk


def serve(desk: Desk) -> None:
    """Drop all orders of the turn."""
    draft: Draft[Any] = Draft(Sheet(), (), desk.seat.language)
    submissions.answer(desk, draft, Sheet(), (text("remark-cancelled"),), changed=True)
    desk.settle("command cancel")
