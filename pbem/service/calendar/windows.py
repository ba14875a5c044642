"""Reactions in mid-turn that were answered beforehand: the window stays open all the same.

Who has said that standing orders answer for them is awaited, shown and mailed like all others. Were the window closed
as soon as nobody else has to answer, the waiting would tell of it. So when somebody answered beforehand it is closed at
a moment drawn between a quarter and the whole of its time, or when the last of the others has answered, if that is
later. The moment follows from the campaign's secret: the same question gives the same, and nobody can work it out
before the game is over.
"""

from __future__ import annotations

import hmac
from datetime import datetime

from pbem.core.seats import Pace
from pbem.service.game.games import Game

LEAST = 0.25
"""The part of its time a window is open at least."""
_PARTS = 2**32


def beforehand(game: Game) -> frozenset[str]:
    """List the seats that are asked for reactions only, and have answered each of them beforehand."""
    ruleset = game.installed.ruleset
    owed = [request for request in ruleset.rules.awaiting(game.state) if request.required]
    reactions = [request for request in owed if request.pace is Pace.REACTION]
    answered = {request for request in reactions if ruleset.words.answered(game.view(request.seat), request)}
    open_still = {request.seat for request in owed if request not in answered}
    return frozenset(str(request.seat) for request in answered if request.seat not in open_still)


def closing(game: Game, began: datetime, deadline: datetime) -> datetime:
    """Draw the moment a window closes when all that is left was answered beforehand."""
    row = game.row
    why = f"window {row.key} {row.head_branch}/{game.next_step}".encode()
    drawn = int.from_bytes(hmac.digest(row.dice_secret, why, "sha256")[:4], "big") / _PARTS
    return began + (deadline - began) * (LEAST + (1 - LEAST) * drawn)
