"""Orders that the mail program cut into two lines for the journey, without telling (Gmail does, at 78 letters)."""

from __future__ import annotations

from collections.abc import Iterable

from pbem.mail.words.shape import is_order_like

NARROWEST, WIDEST = 60, 100
"""Letters of a line after which a program may have wrapped."""

WIDTH = 72
"""No program wraps before that many letters are reached with the next word."""

_OPEN = tuple(",;:(-–—&+")  # noqa: RUF001


def made_whole(lines: Iterable[tuple[int, str, int]]) -> list[tuple[int, str]]:
    """Join what was one line: number, words, and the width they had with their quote marks."""
    whole: list[tuple[int, str]] = []
    last = (0, 0)
    for number, words, width in lines:
        if whole and number == last[0] + 1 and _goes_on(whole[-1][1], last[1], words):
            whole[-1] = (whole[-1][0], f"{whole[-1][1].rstrip()} {words.strip()}")
        else:
            whole.append((number, words))
        last = (number, width)
    return whole


def _goes_on(above: str, width: int, line: str) -> bool:
    """Tell whether the next word had no room above, and the line does not begin anything new."""
    words = line.split()
    if not words or not NARROWEST <= width <= WIDEST or width + 1 + len(words[0]) <= WIDTH:
        return False
    if above.count("(") > above.count(")"):
        return True
    return not is_order_like(line) and (words[0][0].islower() or above.rstrip().endswith(_OPEN))
