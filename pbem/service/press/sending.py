"""Letters to other players sent on at once, and what their writer is told."""

from __future__ import annotations

from pbem.reports.briefing import AnswerLine
from pbem.service.letters.desk import Desk
from pbem.service.press.missive import Missive


def deliver(desk: Desk, letters: tuple[Missive, ...], trial: bool = False) -> tuple[AnswerLine, ...]:
    """Send letters on, or say why not; give a line of the answer for each. On trial nothing is sent.

    Call it once for a mail: those of a mail that is read a second time are left out.
    """
    return ()


def answer(desk: Desk, told: tuple[AnswerLine, ...], letters: tuple[Missive, ...], trial: bool = False) -> None:
    """Answer a mail that held nothing but letters to others."""
