"""What somebody who wants to play wishes for, found in free words of any of the four languages.

Seats in the order they are named are preferences; `only red` takes no other; `not red`, `anything but red` never that
one. What was understood is said back in the question, so that a word taken wrongly is seen before it counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from os.path import commonprefix
from zoneinfo import available_timezones

from pbem import codec
from pbem.language.words.fold import fold
from pbem.reports.texts import Catalogue

LONGEST = 1500
"""Letters of the writer's own words that are kept for the referee."""

_CASES = ("nom", "gen", "dat", "acc", "ins", "loc")
_VOWELS = "aeiouyаеиоуыэюя"
_LATIN = "s e i y a eho iho emu imu ych ich ym im ymi imi ou u ej om"
_NOUNS = "o ie ii iu iou ov ю я е и у а ы ов ам ям ами ях еи"
_CYRILLIC = "ые ых ым ыми ыи ои ая ое ого ому ом ую ие их им ими ии яя ее его ему ем юю"
_ENDINGS = frozenset(f"{_LATIN} {_CYRILLIC}".split())
"""What may follow the stem of a colour, after folding."""

_CLAUSE = re.compile(r"[.,;:!?()\n]|\s[-–—]+\s|\b(?:but(?! not)|no|но|ale)\b(?=\s+(?:i|я|radsi|radsej))")  # noqa: RUF001
_NAME_ENDINGS = _ENDINGS | frozenset(_NOUNS.split()) | {""}
"""What may follow the stem of a name in a lexicon."""
_CODE = re.compile(r"\b[A-Z]{2,3}\b")
"""What a seat may be called in capitals only: `OT` is one, `от` and `ot` are words."""
_NOT = re.compile(r"\b(?:not|no|never|except|anything but|any but|all but|не|кроме|ne|krome|nikoli|nie|okrem)\b")
_ONLY = re.compile(r"\b(?:only|только|лишь|jen|jenom|pouze|jedine|len|iba)\b")
_ZONE = re.compile(r"(?<![\w/@.])[A-Za-z]+(?:/[A-Za-z0-9_+-]+){1,2}(?![\w/@])|(?<=zone )(?:UTC|GMT)\b", re.I)
_ZONE_WORD = re.compile(r"\b(?:zone|z[oó]na|p[aá]smo|пояс|зона)\s*+(?:[:=]\s*+)?(\S*\w)", re.I)
_LANGUAGES: Mapping[str, str] = {
    "en": r"english|англииск\w*|anglick\w*|anglictin\w*",
    "ru": r"russian|русск\w*|rusky|rustin\w*",
    "cs": r"czech|чешск\w*|cesky|cestin\w*",
    "sk": r"slovak|словацк\w*|slovensky|slovencin\w*",
}
_LANGUAGE = (
    r"\b(?:language|язык|jazyk|in|на|по|po|v|ve)\W+(?:{names}|{key})\b"
    r"|(?<!\bas )(?<!\bfor )(?<!\bza )(?<!\bза )(?<!\bako )\b(?:{names})(?:[, ]+please)?\s*$"
)
Names = Sequence[tuple[str, str]]
"""Seats, each with a name the game's lexicons know; a star stands for any ending."""


@dataclass(frozen=True)
class Wishes:
    """Preferred seats, those refused, whether no other will do; a language, a zone, and the words themselves.

    `invitation` is the code that came along, `letter` the Message-ID of the latest letter about it.
    """

    seats: tuple[str, ...] = ()
    avoided: tuple[str, ...] = ()
    only: bool = False
    language: str = ""
    zone: str = ""
    words: str = ""
    invitation: str = ""
    letter: str = ""

    def fits(self, seat: str) -> bool:
        """Tell whether somebody with these wishes would take the seat."""
        return seat not in self.avoided and (not self.only or seat in self.seats)

    def choose(self, free: tuple[str, ...]) -> str | None:
        """Choose from the free seats: the first one wished for, else the first in the rule set's order that fits."""
        fitting = [seat for seat in free if self.fits(seat)]
        return next((seat for seat in self.seats if seat in fitting), fitting[0] if fitting else None)


def read(words: str, seats: tuple[str, ...], catalogues: tuple[Catalogue, ...], names: Names = ()) -> Wishes:
    """Find out what is wished for."""
    kept = words.strip()[:LONGEST]
    own = [(seat, name) for seat, name in names if seat in seats]
    codes = {name: seat for seat, name in own if _CODE.fullmatch(name)}
    folded = folds(_CODE.sub(lambda code: codes.get(code[0], code[0]), kept))
    patterns = [(seat, _pattern(seat, catalogue)) for seat in seats for catalogue in catalogues]
    patterns += [(seat, _called(name)) for seat, name in own if name not in codes]
    wished, avoided, only = _seats(_without_language(folded) if own else folded, patterns)
    return Wishes(wished, avoided, only, _language(folded), _zone(kept), kept)


def folds(words: str) -> str:
    """Fold word by word: a text may mix the scripts, a word does not."""
    return re.sub(r"\w+", lambda word: fold(word[0]), words)


def merged(before: Wishes, later: Wishes) -> Wishes:
    """Let what was written later replace what it speaks of."""
    spoken = bool(later.seats or later.avoided)
    chosen = later if spoken else before
    words = "\n".join(one for one in (before.words, later.words) if one)[:LONGEST]
    language, zone = later.language or before.language, later.zone or before.zone
    code, letter = later.invitation or before.invitation, later.letter or before.letter
    return Wishes(chosen.seats, chosen.avoided, chosen.only, language, zone, words, code, letter)


def kept(stored: str) -> Wishes:
    """Read wishes as they are stored."""
    return codec.loads(stored, Wishes)


def written(wishes: Wishes) -> str:
    """Write wishes to be stored."""
    return codec.dumps(wishes, Wishes)


def _seats(
    folded: str, patterns: Sequence[tuple[str, re.Pattern[str]]]
) -> tuple[tuple[str, ...], tuple[str, ...], bool]:
    """Give the seats wished for in their order, those refused, and whether only the former will do."""
    wished: dict[str, None] = {}
    avoided: dict[str, None] = {}
    only = False
    for clause in _CLAUSE.split(folded):
        first_not = next((found.start() for found in _NOT.finditer(clause)), len(clause))
        for place, seat in sorted((place, seat) for seat, one in patterns for place in _places(one, clause)):
            (wished if place < first_not else avoided)[seat] = None
            only = only or (place < first_not and bool(_ONLY.search(clause[:place])))
    return tuple(seat for seat in wished if seat not in avoided), tuple(avoided), only


def _places(pattern: re.Pattern[str], clause: str) -> Iterator[int]:
    """Give where a seat is named."""
    for found in pattern.finditer(clause):
        if all(ending is None or ending in _ENDINGS for ending in found.groups()):
            yield found.start()


@cache
def _pattern(seat: str, catalogue: Catalogue) -> re.Pattern[str]:
    """Make the pattern of a seat's name in all its cases, and of its key."""
    forms = [fold(catalogue.seat(seat, case)).removeprefix("the ").split() for case in _CASES]
    words = [_inflected(tuple(word)) for word in zip(*forms, strict=False)]
    name = r"[\W_]+".join(words)
    return re.compile(rf"\b(?:{re.escape(seat)}|{name})\b")


@cache
def _called(written: str) -> re.Pattern[str]:
    """Make the pattern of a name as a lexicon writes it."""
    endings = "|".join(sorted(_NAME_ENDINGS, key=len, reverse=True))
    words = (re.escape(word.rstrip("*")) + f"(?:{endings})" * word.endswith("*") for word in fold(written).split())
    name = r"[\W_]+".join(words)
    return re.compile(rf"\b{name}\b")


def _inflected(forms: tuple[str, ...]) -> str:
    """Make the pattern of one word: its stem and any ending; a word that is not inflected may take a plural s."""
    stem = commonprefix(list(forms))
    if all(form == stem for form in forms):
        return rf"{re.escape(stem)}s?"
    return rf"{re.escape(stem.rstrip(_VOWELS))}(\w{{1,3}})"


def _language(folded: str) -> str:
    found = {
        match.start(): key
        for key, names in _LANGUAGES.items()
        for match in re.finditer(_LANGUAGE.format(names=names, key=key), folded, re.M)
    }
    return found[min(found)] if found else ""


def _without_language(folded: str) -> str:
    """Take the words that ask for a language out: whoever wants letters in Russian does not want to be Russia."""
    for key, names in _LANGUAGES.items():
        folded = re.sub(_LANGUAGE.format(names=names, key=key), " ", folded, flags=re.M)
    return folded


def _zone(words: str) -> str:
    """Give the IANA zone named, if there is such a zone."""
    known = {name.casefold(): name for name in available_timezones()}
    named = (known.get(found[0].casefold(), "") for found in _ZONE.finditer(words))
    return next((zone for zone in named if zone), "")


def unknown_zone(words: str) -> str:
    """Give what somebody called their zone, when there is no such zone."""
    said = _ZONE_WORD.search(words)
    return said[1] if said and not _zone(words) else ""
