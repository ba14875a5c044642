"""The problem of a line that could not be read: where, what was expected there, and the nearest word that fits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from pbem.core import grid
from pbem.core.problems import Problem, Severity
from pbem.core.texts import Fact, Text
from pbem.core.vocabulary import Vocabulary
from pbem.language.forms.book import Lexicon
from pbem.language.forms.grammar import OPEN
from pbem.language.forms.matching import Label, Run, Term
from pbem.language.forms.names import Names
from pbem.language.forms.slots import CELL
from pbem.language.lattice.guards import differ_in_negation
from pbem.language.lattice.senses import senses
from pbem.language.words.fold import fold
from pbem.language.words.nearest import Candidate, Group, grouped, suggestion
from pbem.language.words.tokens import Token

_MOST = 6
"""So many expected things are named."""


def explain(run: Run, lexicon: Lexicon, names: Names, vocabulary: Vocabulary) -> Problem:
    """Say where the line was left and what was expected there."""
    expected = _expected(run.missed) or _words(run, lexicon)
    if run.furthest >= len(run.tokens):
        end = run.tokens[-1].end
        return Problem("incomplete", start=end, end=end, facts={"expected": expected})
    token = run.tokens[run.furthest]
    if CELL in run.wanted and token.sort == "cell" and not on_board(token.folded, vocabulary):
        corner = grid.Cell(vocabulary.columns - 1, vocabulary.rows - 1).name
        return _at(token, "no-cell", {"word": token.text, "last": corner})
    known_word = token.sort == "word" and _knows(token, run, lexicon)
    nearest = suggestion(token.folded, offers(run, lexicon, names)) if token.sort == "word" and not known_word else ""
    if nearest and (fold(nearest) == token.folded or differ_in_negation(token.folded, fold(nearest), lexicon)):
        nearest = ""
    if known_word and run.furthest:
        return _at(token, "misplaced", {"word": token.text, "expected": expected, "hint": ""})
    known = _names(run, names) if run.furthest else ()
    if known and not nearest and token.sort in {"word", "quote"} and not run.features[run.furthest]:
        return _at(token, "unknown-name", {"word": token.text, "known": known, "expected": expected})
    hint: Fact = Text("problem-hint", {"suggestion": nearest}) if nearest else ""
    return _at(token, "unreadable", {"word": token.text, "expected": expected, "suggestion": nearest, "hint": hint})


def _knows(token: Token, run: Run, lexicon: Lexicon) -> bool:
    """Tell whether a word has a sense, though none that fits where it stands."""
    return bool(run.features[run.furthest]) or any(edge for edge in senses(lexicon).lattice((token,))[0])


def _at(token: Token, code: str, facts: dict[str, Fact]) -> Problem:
    return Problem(code, start=token.start, end=token.end, facts=facts)


def _expected(missed: dict[Label, None]) -> tuple[str | Text, ...]:
    """List what was expected: things with a name, else words, else signs."""
    terms = [Text("term-" + label.key) for label in missed if isinstance(label, Term)]
    words = [label for label in missed if isinstance(label, str) and any(sign.isalpha() for sign in label)]
    signs = [label for label in missed if isinstance(label, str) and label not in words]
    return tuple((terms or words or signs)[:_MOST])


def _words(run: Run, lexicon: Lexicon) -> tuple[str | Text, ...]:
    """List the words that could stand where the line was left, when nothing with a name could."""
    shown = [lexicon.atoms[wanted].shown for wanted in run.wanted if isinstance(wanted, int)]
    return tuple(dict.fromkeys(filter(None, shown)))[:_MOST] or (Text("term-word"),)


@lru_cache(maxsize=1 << 14)
def _folded(shown: str) -> str:
    """Fold a word of a lexicon: there are some thousands, and each misread line asks for many."""
    return fold(shown)


def offers(run: Run, lexicon: Lexicon, names: Names) -> Iterator[tuple[str, str]]:
    """Offer the words and names that could stand where the line was left, as (folded, shown)."""
    for wanted in run.wanted:
        if isinstance(wanted, int):
            shown = lexicon.atoms[wanted].shown
            if len(shown) > 2 and not shown.endswith(OPEN):
                yield _folded(shown), shown
    for name, _ in names.spellings:
        if "@" + name.kind in run.wanted:
            yield fold(name.key), name.key


def _names(run: Run, names: Names) -> tuple[str, ...]:
    """List the names that could stand where the line was left."""
    keys = dict.fromkeys(name.key for name, _ in names.spellings if "@" + name.kind in run.wanted)
    return tuple(keys)[:_MOST]


def words(lexicon: Lexicon) -> tuple[Group, ...]:
    """Give the words of a lexicon that may be meant by a misspelt one; number words are never guessed."""
    found: tuple[Group, ...] | None = lexicon.known.get("candidates")
    if found is None:
        found = grouped(
            Candidate(atom.text, atom.stem, atom.senses, atom.number)
            for atom in lexicon.atoms
            if len(atom.text) > 3 and atom.number not in lexicon.values
        )
        lexicon.known["candidates"] = found
    return found


def on_board(cell: str, vocabulary: Vocabulary) -> bool:
    """Tell whether a cell is on the board; without a size every cell is."""
    if not vocabulary.columns:
        return True
    try:
        at = grid.cell(cell)
    except ValueError:
        return False
    return at.column < vocabulary.columns and at.row < vocabulary.rows


def unclear(line: str, ways: Iterable[str]) -> Problem:
    """Ask which of its readings a line means; one that cannot be said is not offered."""
    first, second, *_ = (*filter(None, dict.fromkeys(ways)), "", "")
    if not second:
        return Problem("several-ways", end=len(line))
    return Problem("ambiguous", end=len(line), facts={"first": first, "second": second})


def corrected(token: Token, meant: str) -> Problem:
    """Tell what a misspelt word was taken for."""
    facts = {"word": token.text, "taken": meant}
    return Problem("corrected", start=token.start, end=token.end, facts=facts, severity=Severity.NOTE)
