"""The referee may end a game at any time: its last report asks for nothing and waits for nobody."""

from __future__ import annotations

from pbem.core.blocks import Lines
from pbem.registry import Installed
from pbem.service.game.briefings import Step
from pbem.testing import letters
from pbem.testing.playing import Game, require


def last_report(installed: Installed, game: Game) -> None:
    """Write the last report of a game that is ended while orders are awaited."""
    state = game.states[-1]
    for seat in game.seats:
        report = letters.report(installed, Step(None, state, ()), seat, "en", over=True)
        place = f"{game.name}: the last report of {seat}"
        require(not report.form and not report.examples, f"{place} asks for orders")
        blocks = [block for section in report.brief.sections for block in section.blocks]
        require(bool(blocks), f"{place} is empty")
        waits = any(isinstance(block, Lines) and block.awaiting for block in blocks)
        require(not waits, f"{place} says what is waited for")
