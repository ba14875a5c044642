"""Orders that the mail program cut into two lines for the journey, without telling (Gmail does, at 78 letters)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pbem.mail.words.shape import is_order_like

NARROWEST, WIDEST = 60, 100
"""Letters of a line after which a program may have wrapped."""

WIDTH = 72
"""No program wraps before that many letters are reached with the next word."""

Parted = Callable[[str, str], bool | None]
"""Tells of a line and the one above whether they are two orders or one, by the words of a game; None: it cannot say."""
MOST_ASKED = 100
"""So many places of a mail are asked about: a long letter of words has many."""

_OPEN = tuple(",;:(-–—&+")  # noqa: RUF001


def unknown(above: str, line: str) -> bool | None:
    """Say nothing: nobody knows which game the words are about."""
    return None


def made_whole(lines: Iterable[tuple[int, str, int]], parted: Parted = unknown) -> list[tuple[int, str]]:
    """Join what was one line: number, words, and the width they had with their quote marks."""
    whole: list[tuple[int, str]] = []
    last, asked = (0, 0), 0
    for number, words, width in lines:
        cut = bool(whole) and number == last[0] + 1 and _had_no_room(last[1], words)
        asked += cut
        apart = parted(whole[-1][1], words) if cut and asked <= MOST_ASKED else None
        if cut and (_goes_on(whole[-1][1], words) if apart is None else not apart):
            whole[-1] = (whole[-1][0], f"{whole[-1][1].rstrip()} {words.strip()}")
        else:
            whole.append((number, words))
        last = (number, width)
    return whole


def _had_no_room(width: int, line: str) -> bool:
    """Tell whether the first word had no room in a line above of that width."""
    words = line.split()
    return bool(words) and NARROWEST <= width <= WIDEST and width + 1 + len(words[0]) > WIDTH


def _goes_on(above: str, line: str) -> bool:
    """Tell whether the line does not begin anything new."""
    if above.count("(") > above.count(")"):
        return True
    return not is_order_like(line) and (line.split()[0][0].islower() or above.rstrip().endswith(_OPEN))
