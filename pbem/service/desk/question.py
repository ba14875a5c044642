"""The chapter of the rule book that answers a question asked in words; found by the words, nothing is learned.

Words are compared by their dictionary forms, where the lexicon knows them, else by their first letters. A rare word of
the book weighs more than one that stands everywhere, one of a heading more than one of the text. A chapter answers a
question only when at least half of what the question speaks of is in it.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence

from pbem.language.reading.lexicon import Lexicon
from pbem.language.talk.weighing import carries
from pbem.language.words.tokens import tokens
from pbem.reports.markdown import Chapter
from pbem.service.desk import rulebook

_STEM, _SHORTEST = 4, 3
_HEADING = 3.0
"""A word of the heading counts so many times."""
_LEAST = 2
"""The text speaks of so much the question does, one of it in few chapters; or the heading does."""
_COMMON = 0.4
"""A word in more of the chapters tells nothing."""
_PLURAL = re.compile(r"(?<=[a-z])(?:ies|s)$")


def answering(
    books: Mapping[str, str], question: str, lexicons: Mapping[str, Lexicon], language: str
) -> Sequence[Chapter]:
    """Find the chapter that answers a question, in the reader's language if the books are alike; none: nothing fits."""
    best: tuple[float, str, int] = (0.0, "", 0)
    for key in dict.fromkeys(key for key in (language, *books) if key in books and key in lexicons):
        score, place = _best(rulebook.book(books[key]), question, lexicons[key])
        best = max(best, (score, key, place), key=lambda one: one[0])
    score, key, place = best
    return rulebook.whole(books, language, key, place) if score else ()


def _best(chapters: Sequence[Chapter], question: str, lexicon: Lexicon) -> tuple[float, int]:
    """Give how well the best chapter fits, and its place; 0: none does."""
    wanted = dict.fromkeys(_stems(question, lexicon, carrying=True))
    titles = [frozenset(_stems(chapter.title, lexicon)) for chapter in chapters]
    texts = [Counter(_stems(rulebook.words_of(chapter), lexicon)) for chapter in chapters]
    found = [
        (_score(tuple(wanted), title, text, texts), -place)
        for place, (title, text) in enumerate(zip(titles, texts, strict=True))
    ]
    score, place = max(found[1:], default=(0.0, 0))
    return score, -place


def _score(wanted: Sequence[str], title: frozenset[str], text: Counter[str], texts: Sequence[Counter[str]]) -> float:
    common = {word: sum(word in one for one in texts) / len(texts) for word in wanted}
    inside = [word for word in wanted if word in text]
    telling = [word for word in inside if common[word] <= _COMMON or word in title]
    if len(inside) * 2 < len(wanted) or not (title & set(inside) or (telling and len(inside) >= _LEAST)):
        return 0.0
    return sum((_HEADING if word in title else 1.0) * math.log(1.5 / common[word]) for word in telling)


def _stems(words: str, lexicon: Lexicon, carrying: bool = False) -> list[str]:
    """Give the words of a text as they are compared; with `carrying` those only that say what it is about."""
    found = [token for token in tokens(words) if token.sort == "word" and len(token.folded) >= _SHORTEST]
    kept = [token for token in found if not carrying or carries(token, lexicon)]
    return [_stem(token.folded, lexicon) for token in kept]


def _stem(word: str, lexicon: Lexicon) -> str:
    lemma = next(iter(lexicon.inflected.get(word, "").replace("<", "").split()), word)
    plain = _PLURAL.sub(lambda end: "y" if end[0] == "ies" else "", lemma)
    return plain[: max(_STEM, len(plain) * 2 // 3)]
