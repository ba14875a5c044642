"""A chapter of a game's rule book by a word of its heading, in any language, with or without accents and slips.

A rule number (`4.3`, `C-4.3`) brings the chapter that cites it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from rapidfuzz import fuzz

from pbem.core.blocks import Listing, Prose, Table
from pbem.mail.commands import fold
from pbem.reports.markdown import Chapter, chapters

CLOSE = 80.0
"""How alike, of 100, a word and a word of a heading must be."""
STEM = 4
"""Letters in which two forms of a word agree at least."""

_WORD = re.compile(r"\w+")
_NUMBER = re.compile(r"(?:([^\W\d_])-?)?(\d+(?:\.\d+)*)")
"""A rule number as it is asked for: the letter may be left out, or come from a Cyrillic keyboard."""
_CITED = re.compile(r"\b([A-Z])-(\d+(?:\.\d+)*)")
_PARTS = re.compile(r",| (?:and|и|a) ")
_ARTICLE = re.compile(r"^the ")


@lru_cache(maxsize=64)
def book(text: str) -> tuple[Chapter, ...]:
    """Read a rule book."""
    return chapters(text)


def contents(chapters: Sequence[Chapter]) -> tuple[str, ...]:
    """List the headings one may ask for."""
    return tuple(chapter.title for chapter in chapters if chapter.level == 2)


def introduction(chapters: Sequence[Chapter]) -> tuple[Chapter, ...]:
    """Give what stands above the first section."""
    first = next((place for place, chapter in enumerate(chapters) if chapter.level > 1), len(chapters))
    return tuple(chapters[:first])


def section(books: Mapping[str, str], language: str, topic: str) -> tuple[Chapter, ...]:
    """Find a section with all below it, in the reader's language where the books are alike; nothing when none fits."""
    for find in (_by_number,) if _NUMBER.fullmatch(topic.strip(" ()")) else (_by_heading, _by_words):
        for key in dict.fromkeys(key for key in (language, *books) if key in books):
            found = book(books[key])
            place = find(found, topic)
            if place is not None:
                return whole(books, language, key, place)
    return ()


def whole(books: Mapping[str, str], language: str, key: str, place: int) -> tuple[Chapter, ...]:
    """Give the chapter at a place of the book `key` with all below it, in the reader's language if they are alike."""
    found, own = book(books[key]), book(books.get(language, books[key]))
    return _whole(own if _alike(own, found) else found, place)


def asked(books: Mapping[str, str], language: str, title: str) -> str:
    """Give what to ask a section with: the first of several nouns of its heading, if that is enough, or all of it."""
    whole = _ARTICLE.sub("", title.lower())
    first = section(books, language, part := _PARTS.split(whole)[0])
    return part if first and first[0].title == title else whole


def _by_number(found: Sequence[Chapter], topic: str) -> int | None:
    """Find the chapter that cites a rule, or else one that cites its neighbours (4.9: 4.1).

    Where two letters are used (P-14, S-14), the one asked for comes first, else the more usual one.
    """
    asked = _NUMBER.fullmatch(topic.strip(" ()"))
    letter, wanted = (asked[1] or "", asked[2]) if asked else ("", "")
    cited = [(place, *rule) for place, chapter in enumerate(found) for rule in _CITED.findall(words_of(chapter))]
    letters = Counter(each for _, each, _ in cited)
    meant = letter.upper() if letter.upper() in letters else max(letters, key=lambda each: letters[each], default="")
    cited.sort(key=lambda one: one[1] != meant)
    exact = [place for place, _, number in cited if number == wanted]
    near = [place for place, _, number in cited if number.split(".")[0] == wanted.split(".")[0]]
    return next(iter((*exact, *near)), None)


def _by_heading(found: Sequence[Chapter], topic: str) -> int | None:
    """Find the chapter whose heading, or former heading, is most like the topic; of those as like the shortest one."""
    wanted = _words(topic)
    called = [
        (place, _words(name)) for place, chapter in enumerate(found) for name in (chapter.title, chapter.formerly)
    ]
    scores = [(_score(wanted, name), -len(name), -place) for place, name in called if name]
    best, _, place = max(scores, default=(0.0, 0, 0))
    return -place if wanted and best >= CLOSE else None


def _by_words(found: Sequence[Chapter], topic: str) -> int | None:
    """Find the chapter that speaks of the topic most often."""
    wanted = _words(topic)
    counts = [(sum(map(_words(words_of(chapter)).count, wanted)), -place) for place, chapter in enumerate(found)]
    most, place = max(counts, default=(0, 0))
    return -place if most else None


def _score(wanted: list[str], title: list[str]) -> float:
    """Say how well the words of a topic are found in a heading, each by its likest word."""
    best = [max((_like(word, one) for one in title), default=0.0) for word in wanted]
    return sum(best) / len(best) if best else 0.0


def _like(one: str, two: str) -> float:
    same = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    stem = same >= STEM and same * 3 >= max(len(one), len(two)) * 2
    return max(fuzz.ratio(one, two), 95.0 if stem and one != two else 0.0)


def _words(text: str) -> list[str]:
    return _WORD.findall(fold(text))


def words_of(chapter: Chapter) -> str:
    """Give all words of a chapter, its heading first."""
    said = [chapter.title]
    for block in chapter.blocks:
        match block:
            case Prose():
                said += block.paragraphs
            case Listing():
                said += block.lines
            case Table():
                said += [str(cell.content) for row in block.rows for cell in row]
    return " ".join(said)


def _alike(one: Sequence[Chapter], two: Sequence[Chapter]) -> bool:
    return [chapter.level for chapter in one] == [chapter.level for chapter in two]


def _whole(found: Sequence[Chapter], place: int) -> tuple[Chapter, ...]:
    level = found[place].level
    end = next((n for n in range(place + 1, len(found)) if found[n].level <= level or level == 1), len(found))
    return tuple(found[place:end])
