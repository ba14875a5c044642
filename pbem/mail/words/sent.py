"""What we had sent: which lines are ours, and what the order forms said."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from rapidfuzz import fuzz, process

from pbem.mail.words import patterns

LARGEST = 400_000
"""Characters of a sent text that are compared."""

LONGEST_FORM = 300
"""Lines of an order form."""

SHORT = 80
"""Characters; a longer line ends no form."""

ALIKE = 75.0
"""How alike, of 100, a damaged line and ours are."""

_TOKEN = re.compile(
    r"(?<![a-z0-9_-])[a-z0-9_]{1,60}-\d{1,6}(?:b\d{1,4})?-[a-z0-9_]{1,60}-[a-z2-7]{12}(?![a-z0-9_-])", re.I | re.A
)
_OPENING = re.compile(rf"^[ \t]*#\s?{_TOKEN.pattern}[ \t\r]*$", re.I | re.A | re.M)
_LINE = re.compile(r"[^\n]*\n?")
_BETWEEN = re.compile(r"[\W_]+")
_SCISSORS = re.compile(r"-*8<-+")
_SIGNS = str.maketrans(dict.fromkeys("‘’‚`", "'") | dict.fromkeys("“”„«»", '"') | dict.fromkeys("–—−‐‑", "-"))  # noqa: RUF001


def tight(line: str) -> str:
    """Write a line without white space, case and the choice of quotation marks and dashes."""
    return "".join(unicodedata.normalize("NFKC", line).casefold().translate(_SIGNS).split())


def letters(line: str) -> str:
    """Write only the letters and digits of a line."""
    return _BETWEEN.sub("", unicodedata.normalize("NFKC", line).casefold())


def damaged(line: str, ours: str) -> bool:
    """Tell whether a line is ours with question marks in place of letters some charset did not have."""
    return len(line) == len(ours) and all(
        a == b or (a in "?\ufffd" and b > "\x7f") for a, b in zip(line, ours, strict=True)
    )


def closes(line: str) -> bool:
    """Tell whether a line ends an order form."""
    return len(line) < SHORT and tight(line).strip(".!") in patterns.listed("end")


def cuts(line: str) -> bool:
    """Tell whether a line is the scissors below an order form."""
    return _SCISSORS.fullmatch(line) is not None


@dataclass(frozen=True)
class Sent:
    """The texts of the mails that are answered."""

    texts: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.texts)

    @cached_property
    def words(self) -> str:
        """Their letters and digits in one row, so that wrapping does not matter."""
        return "\0".join(map(letters, self.texts))

    @cached_property
    def forms(self) -> dict[str, frozenset[str]]:
        """The order forms by their token lines."""
        return {token: lines for text in self.texts for token, lines in _forms(text)}

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """Their lines, each once."""
        return tuple({line.strip(): None for text in self.texts for line in text.splitlines()})

    @cached_property
    def form_lines(self) -> frozenset[str]:
        """The lines of all forms."""
        return frozenset().union(*self.forms.values())

    def form(self, line: str) -> frozenset[str] | None:
        """Give the lines of the form which this line opens."""
        return self.forms.get(tight(line)) if line.startswith("#") else None

    def has(self, line: str) -> bool:
        """Tell whether the words of a line stand in our mails."""
        return letters(line) in self.words

    def has_whole(self, line: str) -> bool:
        """Tell whether the words of a line stand in one line of ours."""
        return letters(line) in self._lettered

    def is_whole(self, line: str) -> bool:
        """Tell whether a line is one of ours, or the last part of one."""
        words = letters(line)
        return bool(words) and f"{words}\0" in self._lettered

    @cached_property
    def _lettered(self) -> str:
        """The letters of each line, and a sign behind each that no line has."""
        return "".join(f"{letters(line)}\0" for line in self.lines)

    @cached_property
    def tokens(self) -> frozenset[str]:
        """The tokens in them."""
        return frozenset(token.casefold() for text in self.texts for token in _TOKEN.findall(text))

    def names(self, line: str) -> bool:
        """Tell whether one of their tokens stands in a line."""
        return any(token.casefold() in self.tokens for token in _TOKEN.findall(line))

    def resembles(self, line: str) -> bool:
        """Tell whether a line looks like one of ours that suffered on its way: wrong letters, lost signs."""
        return process.extractOne(line, self.lines, scorer=fuzz.ratio, score_cutoff=ALIKE) is not None


def remember(texts: Sequence[str]) -> Sent:
    """Take what we had sent."""
    return Sent(tuple(text[:LARGEST] for text in texts if text))


def _forms(text: str) -> Iterator[tuple[str, frozenset[str]]]:
    for opening in _OPENING.finditer(text):
        rest = [line.strip() for line in islice(_lines(text, opening.end() + 1), LONGEST_FORM)]
        end = next((n for n, line in enumerate(rest) if closes(line) or cuts(line)), len(rest))
        yield tight(opening[0]), frozenset(map(tight, rest[:end]))


def _lines(text: str, start: int) -> Iterator[str]:
    return (line[0] for line in _LINE.finditer(text, start))
