"""What of a letter could not be read, said to its writer with what to do about it."""

from __future__ import annotations

from pbem.core.texts import Text, text
from pbem.mail.letter import Letter

_WORDLESS = "no-text"


def told(letter: Letter) -> tuple[Text, ...]:
    """Say what could not be read; that nothing could be is worth saying only when nothing says why."""
    named = tuple(trouble for trouble in letter.troubles if trouble != _WORDLESS) or letter.troubles
    return tuple(text(f"trouble-{trouble}") for trouble in named)
