"""`help`: how to play."""

from __future__ import annotations

from pbem.service import joining
from pbem.service.desk import Desk


def serve(desk: Desk) -> None:
    """Explain how to play."""
    desk.send(joining.help_notice(desk.house, desk.session, desk.seat.language), "help")
    desk.settle("command help")
