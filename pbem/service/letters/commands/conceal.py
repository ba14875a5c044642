"""`hide address from green`: takes `show address to green` back."""

from __future__ import annotations

from pbem.service.letters.desk import Desk
from pbem.service.press import disclosing


def serve(desk: Desk) -> None:
    """Forget the wish, as long as nobody was told."""
    disclosing.withdraw(desk)
    desk.settle("command conceal")
