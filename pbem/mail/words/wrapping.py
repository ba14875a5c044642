"""Orders that the mail program cut into two lines for the journey, without telling (Gmail does, at 78 letters)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from pbem.mail.words.shape import is_order_like

NARROWEST, WIDEST = 60, 150
"""Letters of a line after which a program may have wrapped."""

WIDTH = 72
"""No program wraps before that many letters are reached with the next word."""

Parted = Callable[[str, str], bool | None]
"""Tells of a line and the one above whether they are two orders or one, by the words of a game; None: it cannot say."""
MOST_ASKED = 100
"""So many places of a mail are asked about: a long letter of words has many."""

_BULLET = re.compile(r"\s*(?:[-–—*•·]\s|\(?\w{1,2}[.)]\s)")  # noqa: RUF001
"""With what each order of a list begins."""
_OPEN = tuple(",;:(-–—&+")  # noqa: RUF001


def unknown(above: str, line: str) -> bool | None:
    """Say nothing: nobody knows which game the words are about."""
    return None


def made_whole(lines: Iterable[tuple[int, str, int]], parted: Parted = unknown) -> list[tuple[int, str]]:
    """Join what was one line: number, words, and the width they had with their quote marks."""
    whole: list[_Whole] = []
    last, asked = (0, 0), 0
    every = tuple(lines)
    room = max((width for _, words, width in every if " " in words.strip()), default=0)
    for number, words, width in every:
        cut = bool(whole) and number == last[0] + 1 and _had_no_room(last[1], words, room)
        asked += cut
        apart = parted(whole[-1].words, words) if cut and asked <= MOST_ASKED else None
        if cut and (whole[-1].goes_on(words) if apart is None else not apart):
            whole[-1].add(words)
        else:
            whole.append(_Whole(number, words))
        last = (number, width)
    return [(one.number, one.words) for one in whole]


class _Whole:
    """A line that grows by what was cut off it; however long it becomes, only its last piece is looked at."""

    def __init__(self, number: int, words: str) -> None:
        self.number = number
        self._pieces = [words]
        self._open = _opened(words)

    @property
    def words(self) -> str:
        """The line so far."""
        return " ".join(self._pieces)

    def goes_on(self, line: str) -> bool:
        """Tell whether the line below does not begin anything new."""
        if self._open > 0:
            return True
        if _BULLET.match(line) and self._pieces[-1].rstrip().endswith((":", ";", ".")):
            return False
        return not is_order_like(line) and (line.split()[0][0].islower() or self._pieces[-1].rstrip().endswith(_OPEN))

    def add(self, line: str) -> None:
        """Put the line below at the end."""
        self._pieces[-1] = self._pieces[-1].rstrip()
        self._pieces.append(line.strip())
        self._open += _opened(line)


def _opened(words: str) -> int:
    return words.count("(") - words.count(")")


def _had_no_room(width: int, line: str, room: int) -> bool:
    """Tell whether the first word had no room in a line above of that width: none of the letter is as long as both."""
    words = line.split()
    return bool(words) and NARROWEST <= width <= WIDEST and width + 1 + len(words[0]) > max(WIDTH, room)
