"""Greetings, sign-offs and signatures: lines in which nobody gives an order.

A line is left out only when the whole of it is one. A name below a sign-off is left out when it ends the writer's
words and nothing about it can be an order: no digit, no colon, no word an order begins with.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from pbem.mail.words.page import Kind, Page
from pbem.mail.words.patterns import either, pattern
from pbem.mail.words.shape import is_name, is_order_like

LONGEST = 160
"""Characters of a courtesy."""

_DASHES = re.compile(r"--[ \t\xa0]+")
_PLAIN_DASHES = re.compile(r"--|—|–|__")  # noqa: RUF001
_RULE = re.compile(r"[-_*=]{5,}")
_DRAWN = "-—–_*="  # noqa: RUF001
"""What a drawn line begins with; no pattern is tried on any other."""
_SCISSORS = re.compile(r"-*8<-+")
_FEW = 8
_END = r"[\s,.!:;)(]*\W*"
_NAMES = 3
_MOST_CLOSING = 12


def signatures(page: Page) -> None:
    """Take out signatures, what mail programs add, and notices below a ruled line."""
    for start, stop in page.blocks():
        end = next((n for n in page.written(start, stop) if _ends(page, n, stop)), stop)
        page.kinds[end:stop] = [Kind.ASIDE] * (stop - end)
        for n in page.written(start, end):
            if is_added(page.bare[n]):
                page.kinds[n] = Kind.ASIDE


def courtesies(page: Page) -> None:
    """Take out greeting and sign-off."""
    blocks = [list(page.written(start, stop)) for start, stop in page.blocks()]
    for number, lines in enumerate(filter(None, blocks)):
        left = [n for n in _opening(page, lines) if number == 0]
        left += _closing(page, lines)
        left += [n for n in lines if _is_closing(page.bare[n])]
        for n in left:
            page.kinds[n] = Kind.ASIDE


def _ends(page: Page, n: int, stop: int) -> bool:
    """Tell whether a signature or a notice begins here."""
    if page.bare[n][0] not in _DRAWN:
        return False
    if _DASHES.fullmatch(page.lines[n]):
        return True
    plain, ruled = _PLAIN_DASHES.fullmatch(page.bare[n]), _RULE.fullmatch(page.bare[n])
    if not plain and not ruled:
        return False
    below = [page.bare[k] for k in islice(page.written(n + 1, stop), _FEW + 1)]
    if plain:
        return len(below) <= _FEW and not any(map(is_order_like, below))
    return any(map(_is_notice, below[:2]))


def _is_notice(line: str) -> bool:
    return pattern("", "disclaimer").search(line) is not None


def is_added(line: str) -> bool:
    """Tell whether a mail program puts such a line into letters."""
    if "8<" in line and _SCISSORS.fullmatch(line):
        return True
    return len(line) <= LONGEST and pattern(r"[\W_]*", "device", _END).fullmatch(line) is not None


def is_bare(line: str) -> bool:
    """Tell whether a line is a greeting or a sign-off that names nobody."""
    return _is_greeting(line) or (_is_closing(line) and _named(line) == "")


def _opening(page: Page, lines: list[int]) -> Iterator[int]:
    """Find greeting and introduction in the first lines."""
    for n in lines[:_NAMES]:
        if not (_is_greeting(page.bare[n]) or _is_intro(page.bare[n])):
            return
        yield n


def _closing(page: Page, lines: list[int]) -> list[int]:
    """Find sign-offs and the names below them, from the end."""
    left: list[int] = []
    lines = lines[-_MOST_CLOSING:]
    while len(left) < len(lines):
        rest = lines[: len(lines) - len(left)]
        names = next((k for k in range(_NAMES) if k < len(rest) and _signs_off(page, rest, k)), -1)
        if names < 0:
            break
        left = rest[-1 - names :] + left
    return left


def _signs_off(page: Page, lines: list[int], names: int) -> bool:
    below = lines[len(lines) - names :]
    return _is_closing(page.bare[lines[-1 - names]]) and all(is_name(page.bare[n]) for n in below)


def _is_greeting(line: str) -> bool:
    if len(line) > LONGEST:
        return False
    found = pattern(r"\W*", "greeting", rf"(?P<who>(?:[\s,]+{either('addressed')})*)(?P<name>.*)").fullmatch(line)
    if found is None:
        return False
    name = found["name"].strip()
    return not any(map(str.isalnum, name)) or (found["name"][0] in " ,\t" and _is_addressed(name))


def _is_addressed(name: str) -> bool:
    """Tell whether that is whom a letter greets: one name, or two before a comma or a stop."""
    words = re.findall(r"\w+", name)
    return is_name(name.strip(" ,.!:")) and len(words) <= (2 if name[-1] in ",.!:" else 1)


def _is_intro(line: str) -> bool:
    return len(line) <= LONGEST and pattern("", "intro", _END).fullmatch(line) is not None


def _is_closing(line: str) -> bool:
    name = _named(line)
    return name == "" or (name is not None and is_name(name))


def _named(line: str) -> str | None:
    """Give what follows the words of a sign-off, if it is one; nothing but signs is nobody."""
    if len(line) > LONGEST:
        return None
    found = pattern(r"\W*", "closing", r"(?P<name>(?:[\s,.!;–—-].*)?)").fullmatch(line)  # noqa: RUF001
    if found is None:
        return None
    name = found["name"].strip(" ,.!;:–—-")  # noqa: RUF001
    return name if any(map(str.isalnum, name)) else ""
