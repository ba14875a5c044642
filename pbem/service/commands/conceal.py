"""`hide address from green`: takes `show address to green` back."""

from __future__ import annotations

from pbem.service.desk.desk import Desk
from pbem.service.press import address_disclosure


def serve(desk: Desk) -> None:
    """Forget the wish, as long as nobody was told."""
    address_disclosure.withdraw(desk)
    desk.settle("command conceal")
