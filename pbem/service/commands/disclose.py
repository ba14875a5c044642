"""`show address to green`: told to both once both wish it."""

from __future__ import annotations

from pbem.service.desk.desk import Desk
from pbem.service.press import address_disclosure


def serve(desk: Desk) -> None:
    """Keep the wish, and tell both if the other has it too."""
    address_disclosure.wish(desk)
    desk.settle("command disclose")
