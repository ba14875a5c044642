"""Who a letter is to: the words before the colon of `to green and white: ...`, in any language and case.

Seats are called what the game's lexicons call them (the tables of names in which every seat has an entry) and what the
catalogues of our mails call them. No view is looked at: a name means the same to everybody, whether or not such a
seat plays, lives or was ever seen (C-8.10).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from rapidfuzz.distance import OSA

from pbem.language.forms.book import Lexicon
from pbem.language.words.fold import fold
from pbem.registry import Installed
from pbem.reports.texts import catalogue, common
from pbem.service.desk import address_words
from pbem.service.desk.player_letter import Whom

LONGEST = 200
"""Letters and signs of the address of a letter."""
LONGEST_NAME = 4
"""Words of the name of a seat."""
_NAMES = "\nseat-"
"""Begins the name of a seat in a catalogue."""
CASES = ("nom", "gen", "dat", "acc", "ins", "loc")

_LEADING = re.compile(r"[\s•*>–—-]*")  # noqa: RUF001 - the dashes players write
_PIECE = re.compile(r"[^\W_][\w'’-]*|[,;&+/]")
_COLON = re.compile(r"[:：]")  # noqa: RUF001 - as a Chinese keyboard writes it
_BREAKS = frozenset(",;&+/")

Pieces = tuple[str, ...]


@dataclass(frozen=True)
class Head:
    """The first line of a letter: to whom, and what follows the colon."""

    whom: Whom
    rest: str


def head(installed: Installed, seats: Sequence[str], line: str) -> Head | None:
    """Read a line as the first one of a letter; None: it is none."""
    start = _LEADING.match(line)
    line = line[start.end() if start else 0 :]
    colon = _COLON.search(line[:LONGEST])
    pieces = tuple(map(fold, _PIECE.findall(line[: colon.start()]))) if colon else ()
    if colon is None or not pieces:
        return None
    if pieces[0] not in address_words.FIRST and not pieces[0].endswith(address_words.DATIVE):
        return None
    found = _addressed(spellings(installed, tuple(seats)), pieces)
    return None if found is None else Head(found, line[colon.end() :].strip())


def named(installed: Installed, seats: Sequence[str], said: str) -> str:
    """Give the seat some words name; nothing when they name none, or several."""
    pieces = _without(tuple(map(fold, _PIECE.findall(said))), address_words.OPENINGS)[0]
    names = tuple(piece for piece in pieces if piece not in address_words.NOUNS | address_words.BEFORE)
    found = tuple(_each(spellings(installed, tuple(seats)), names))
    return found[0][1] if len(found) == 1 else ""


def leading(installed: Installed, seats: Sequence[str], said: str) -> tuple[str, int]:
    """Give the seat some words begin with, and how many of them name it; nothing and 0 when they begin with none."""
    pieces = tuple(map(fold, _PIECE.findall(said)))[:LONGEST_NAME]
    known = spellings(installed, tuple(seats))
    tried = ((known.of(" ".join(pieces[:length])), length) for length in range(len(pieces), 0, -1))
    return next((found for found in tried if found[0]), ("", 0))


@dataclass(frozen=True, eq=False)
class Spellings:
    """What seats are called: whole words, and the stems of words that may have any ending."""

    whole: Mapping[str, str]
    stems: tuple[tuple[str, str], ...]

    def of(self, word: str) -> str:
        """Give the seat a folded word names; nothing when it names none."""
        if word in self.whole:
            return self.whole[word]
        fitting = [(len(stem), seat) for stem, seat in self.stems if _ends(word, stem)]
        return max(fitting)[1] if fitting else ""

    def near(self, word: str) -> str:
        """Give the seat that was probably meant by a slip."""
        known = (*self.whole.items(), *self.stems)
        near = [(OSA.distance(word, one), seat) for one, seat in known if len(word) > 3]
        distance, found = min(near, default=(9, ""))
        return found if distance <= (1 if len(word) < 7 else 2) else ""


@lru_cache(maxsize=64)
def _spellings(lexicons: tuple[Lexicon, ...], sources: tuple[str, ...], seats: tuple[str, ...]) -> Spellings:
    """Collect what seats are called; of the `sources` (catalogues of any language) those that name any are read."""
    whole: dict[str, str] = {fold(seat): seat for seat in seats}
    stems: dict[str, str] = {}
    keys = dict.fromkeys(seats)
    for seat, written in of_lexicons(lexicons, seats):
        keys.setdefault(seat)
        (stems if written.endswith("*") else whole).setdefault(fold(written.rstrip("*")), seat)
    for words_ in (catalogue("en", source) for source in sources if _NAMES in source):
        for seat in (seat for seat in keys if words_.has(f"seat-{seat}")):
            whole |= {fold(words_.seat(seat, case)): seat for case in CASES}
    return Spellings(whole, tuple(stems.items()))


def spellings(installed: Installed, seats: tuple[str, ...]) -> Spellings:
    """Give what the seats of a game are called."""
    own = installed.catalogues.values()
    every = tuple(source for language in installed.lexicons for source in common(language))
    return _spellings(tuple(installed.lexicons.values()), (*every, *own), seats)


def of_lexicons(lexicons: Sequence[Lexicon], seats: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Walk over what the lexicons call seats: the tables of names in which every seat has an entry."""
    for lexicon in lexicons:
        for table in (table for table in lexicon.tables.values() if set(seats) <= set(table)):
            for seat, entry in table.items():
                yield from ((seat, _bare(written)) for written in entry.texts)


def _bare(written: str) -> str:
    """Give a name without `the` and what else adds nothing."""
    kept = " ".join(word for word in written.split() if fold(word) not in address_words.NOUNS)
    return kept or written


def _ends(word: str, stem: str) -> bool:
    return word.startswith(stem) and len(word) - len(stem) <= address_words.ENDING


def _addressed(known: Spellings, pieces: Pieces) -> Whom | None:
    """Read the address: whether anonymous, how it opens, to whom."""
    pieces, anonymous = _without(pieces, address_words.ANONYMOUS)
    certain = _without(pieces, address_words.CERTAIN)[1]
    pieces, opened = _without(pieces, address_words.OPENINGS)
    whom = _everyone(pieces, opened) or _listed(known, pieces, opened)
    meant = known.near(whom.unknown) if whom and whom.unknown else ""
    if whom is None or (whom.unknown and not (certain or meant)):
        return None
    return replace(whom, anonymous=anonymous, meant=meant)


def _without(pieces: Pieces, openings: frozenset[Pieces]) -> tuple[Pieces, bool]:
    """Take the longest opening off; tell whether there was one."""
    length = max((len(one) for one in openings if pieces[: len(one)] == one), default=0)
    return pieces[length:], length > 0


def _everyone(pieces: Pieces, opened: bool) -> Whom | None:
    bare = tuple(piece for piece in pieces if piece != "the")
    if bare in (address_words.REFEREE if opened else address_words.REFEREE_DATIVE):
        return Whom(referee=True)
    if bare in (address_words.EVERYBODY if opened else address_words.EVERYBODY_DATIVE):
        return Whom(everybody=True)
    return None


def _listed(known: Spellings, pieces: Pieces, opened: bool) -> Whom | None:
    """Read one seat or several; an unknown one only behind an opening.

    A slip in one of several must not send the letter to the others only.
    """
    names = tuple(piece for piece in pieces if piece not in _BREAKS | address_words.AND | address_words.NOUNS)
    if not names or (not opened and not all(piece.endswith(address_words.DATIVE) for piece in names)):
        return None
    found = tuple(_each(known, names))
    strange = next((piece for piece, seat in found if not seat), "")
    if strange:
        meant = len(found) == 1 or any(seat for _, seat in found)
        return Whom(unknown=strange) if opened and meant and strange.isalpha() else None
    return Whom(tuple(dict.fromkeys(seat for _, seat in found)))


def _each(known: Spellings, names: Pieces) -> Iterator[tuple[str, str]]:
    """Walk over names, of one word or more, with the seat of each."""
    at = 0
    while at < len(names):
        tried = (" ".join(names[at : at + length]) for length in range(LONGEST_NAME, 1, -1))
        long = next((one for one in tried if one in known.whole), names[at])
        yield long, known.of(long)
        at += long.count(" ") + 1
