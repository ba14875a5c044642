"""`show address to green`: told to both once both wish it."""

from __future__ import annotations

from pbem.service.letters.desk import Desk
from pbem.service.press import disclosing


def serve(desk: Desk) -> None:
    """Keep the wish, and tell both if the other has it too."""
    disclosing.wish(desk)
    desk.settle("command disclose")
