"""The mails about questions, clues, answers and verdicts."""

from __future__ import annotations

from pbem.core.blocks import Brief
from pbem.core.overtures import Overture
from pbem.rulesets.duncan.orders import Order
from pbem.rulesets.duncan.view import View


def announce(view: View, overture: Overture[Order], gone: bool) -> Brief | None:
    """Write the mail that tells of an overture."""
    raise NotImplementedError
