"""A line read into phrases, or one problem that says how far it was understood and what was expected there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem, Severity
from pbem.core.vocabulary import Vocabulary
from pbem.language import concepts
from pbem.language.concepts import Word
from pbem.language.forms import bound
from pbem.language.forms.book import Lexicon
from pbem.language.forms.free_text import covers, texts
from pbem.language.forms.fullest import fullest
from pbem.language.forms.matching import Bound, Found, Line, Match, Named, Run, Term
from pbem.language.forms.names import Known, names_of
from pbem.language.forms.say import echo
from pbem.language.forms.unordered import sorted_lists
from pbem.language.heard import gathered
from pbem.language.in_full import answered, contrast, likewise, own_name, passive, quoted_names, supposed, unless
from pbem.language.lattice import guards, plain_lines
from pbem.language.reading import misread
from pbem.language.reading.bare_answers import bare_answers
from pbem.language.reading.doubts import doubted
from pbem.language.reading.full_stops import without_stops, worded
from pbem.language.reading.known_words import KnownWords
from pbem.language.talk.weighing import Weighed
from pbem.language.words.atoms import NOTHING
from pbem.language.words.fold import fold
from pbem.language.words.memory import remembered
from pbem.language.words.tokens import Token, tokens

LONGEST = 1000
"""A longer line is refused unread."""
MOST_LINES = 40
"""An order over more lines is, too."""
_REMEMBERED = 2_000
_IN_FULL = (
    contrast.settled,
    likewise.said_out,
    supposed.stated,
    unless.concluded,
    answered.answered,
    passive.commanded,
    own_name.unnamed,
    quoted_names.bare,
)


@dataclass(frozen=True)
class Reading:
    """What a line says: one or more phrases, the words taken for others, and how many words were known exactly."""

    phrases: tuple[Phrase, ...]
    corrections: tuple[Problem, ...] = ()
    exact: int = 0


def parse(line: str, lexicon: Lexicon, vocabulary: Vocabulary) -> Reading | Problem:
    """Read a line. Whoever reads many lines with one vocabulary keeps a `Reader` instead."""
    return Reader(lexicon, vocabulary).read(line)


class Reader:
    """Reads lines with one lexicon and one vocabulary; it remembers the words it has met."""

    def __init__(self, lexicon: Lexicon, vocabulary: Vocabulary) -> None:
        self.lexicon = lexicon
        self.vocabulary = vocabulary
        self.names = names_of(vocabulary, lexicon)
        self.weighed: dict[str, Weighed] = {}
        self.conceived: dict[str, tuple[tuple[Found, ...], ...]] = {}
        self._words = KnownWords(lexicon, vocabulary, self.names)
        self._meant: dict[str, Reading | Problem | None] = {}
        self._fitted: dict[str, Reading | Problem | None] = {}
        self._said: dict[str, Reading | Problem] = {}
        self._glanced: dict[str, Reading | Problem | None] = {}
        self._match = lexicon.grammar.match(lexicon.line)
        self._stating = frozenset(lexicon.items.get("deeds", {}).get("stating", ()))

    def read(self, line: str) -> Reading | Problem:
        """Read a line of orders; what cannot be read after the sign of a remark is one, and the player is told."""
        return remembered(self._said, line, self._read_orders)

    def _read_orders(self, line: str) -> Reading | Problem:
        reading = self._read(line, self._match)
        if isinstance(reading, Reading) and reading.corrections:
            reading = self._by_concepts(line) or reading
        return self._believed(line, reading if isinstance(reading, Reading) else self._before_remark(line) or reading)

    def _believed(self, line: str, reading: Reading | Problem) -> Reading | Problem:
        """Give what was read, unless it is no order."""
        if not isinstance(reading, Reading):
            return doubted(line, (), self.lexicon, self.vocabulary) or reading
        phrases = without_stops(reading.phrases, line, self._stating)
        reading = replace(reading, phrases=bare_answers(phrases, line, self.lexicon, self.vocabulary))
        return doubted(line, reading.phrases, self.lexicon, self.vocabulary) or reading

    def word(self, token: Token) -> Word:
        """Look a token up for the chart; a word it knows itself is never one misspelt."""
        known = self._words.know(token)
        return Word(token, NOTHING if known.taken else self._words.one_thing(token, known).features, known.taken)

    def named(self, found: tuple[Token, ...]) -> dict[int, tuple[Named, ...]]:
        """Find the proper names in a line."""
        known = [self._words.know(token) for token in found]
        parts = tuple(() if one.taken else one.parts for one in known)
        every = {
            at: self.names.at(at, found, parts) for at, token in enumerate(found) if parts[at] or token.sort == "quote"
        }
        return {at: names for at, names in every.items() if names}

    def _by_concepts(self, line: str) -> Reading | Problem | None:
        """Read a line by the concepts of the game, if it has such; None: it cannot be read so."""
        if not self.lexicon.items or "\n" in line or len(line) > LONGEST:
            return None
        return remembered(self._meant, line, self._conceived)

    def _readings(self, line: str) -> tuple[tuple[Found, ...], ...]:
        """Read a line as it stands, without its number in a list, without what is not meant, or said in full."""
        if found := gathered.read(line, self):
            return found
        spared = (plain_lines.unnumbered(line, self.lexicon), *(way(line, self) for way in _IN_FULL))
        return next((read for one in spared if one and (read := gathered.read(one, self))), ())

    def orders_nothing(self, line: str) -> bool:
        """Tell whether a line is read, and no deed of it is an order."""
        if not self.lexicon.items or "\n" in line or len(line) > LONGEST:
            return False
        return concepts.idle(line, self)

    def _conceived(self, line: str) -> Reading | Problem | None:
        free = frozenset(self.lexicon.items.get("deeds", {}).get("unordered", ()))
        every = [tuple(bound.phrase(sorted_lists(found, free), ()) for found in one) for one in self._readings(line)]
        said = {echo(phrases, self.lexicon): phrases for phrases in worded(every, self._stating)}
        said.pop("", None)
        if len(said) > 1:
            return misread.unclear(line, sorted(said))
        if not said:
            return self._fits_bare(line, concepts.bare(line, self))
        words = sum(token.sort in {"word", "quote"} for token in tokens(line))
        return next((Reading(phrases, (), words) for phrases in said.values()), None)

    def _fits_bare(self, line: str, bare: str) -> Reading | None:
        """Read a line that fits the forms to the letter when its courtesy is left out, and no text of it with it."""
        found, known = self._words.of(bare) if bare else ((), ())
        reading = self._fitting(bare, found, known, self._match) if found else None
        if not isinstance(reading, Reading) or reading.corrections:
            return None
        said = (words for phrase in reading.phrases for words in texts(phrase) if " " in words)
        return reading if all(words in line for words in said) else None

    def _before_remark(self, line: str) -> Reading | None:
        """Read a line up to a remark (`draft BRI  # at last`); None: there is none, or no order before it."""
        ends = sorted(at for sign in self.lexicon.comment_signs if (at := line.find(sign)) > 0)
        found = ((end, self.glance(line[:end])) for end in ends)
        return next((_with_remark(one, line, end) for end, one in found if isinstance(one, Reading)), None)

    def read_kind(self, kind: str, line: str) -> Reading | Problem:
        """Read a line that is one phrase of a kind."""
        return self._read(line, self.lexicon.grammar.phrase(kind))

    def knows(self, line: str) -> int:
        """Count the words of a line that say something in this language, or are names of the game."""
        return sum(token.sort in {"word", "cell"} and self._words.knows(token) for token in tokens(line))

    def strange(self, line: str) -> tuple[int, int]:
        """Count the words of a line that are known neither to the lexicon nor as names, and all its words; at once."""
        found = [token.folded for token in tokens(line) if token.sort == "word"]
        atoms, fillers = self.lexicon.grammar.atoms, self.lexicon.fillers
        known = sum(bool(word in fillers or atoms.find(word) or self.names.find(word)) for word in found)
        return len(found) - known, len(found)

    def read_table(self, table: str, words: str) -> set[str]:
        """Give the keys of a table of names that words can mean."""
        found, known = self._words.of(words)
        read = self.lexicon.grammar.read(table)
        return {str(key) for end, key in read(self._run(words, found, known), 0) if end == len(found)}

    def glance(self, line: str) -> Reading | Problem | None:
        """Read a line of orders; None: it is none, and why is not looked for, which takes longest."""
        return remembered(self._glanced, line, self._glance)

    def _glance(self, line: str) -> Reading | Problem | None:
        if len(line) > LONGEST and _too_long(line):
            return None
        found, known = self._words.of(line)
        reading = self._fitting(line, found, known, self._match) if found else None
        if found and (reading is None or (isinstance(reading, Reading) and reading.corrections)):
            reading = self._by_concepts(line) or reading
        return reading and self._believed(line, reading)

    def _read(self, line: str, match: Match) -> Reading | Problem:
        if len(line) > LONGEST and _too_long(line):
            return Problem("too-long", end=len(line), facts={"longest": LONGEST})
        found, known = self._words.of(line)
        if not found:
            return Problem("empty", end=len(line))
        fitting = self._fitting(line, found, known, match)
        if fitting is None and match is self._match:
            fitting = self._by_concepts(line)
        return fitting or self._misread(line, found, known, match)

    def _fitting(
        self, line: str, found: tuple[Token, ...], known: tuple[Known, ...], match: Match
    ) -> Reading | Problem | None:
        """Read a line that fits the forms; one of orders is looked at several times."""
        if match is not self._match:
            return self._fits_forms(line, found, known, match)
        return remembered(self._fitted, line, lambda line: self._fits_forms(line, found, known, match))

    def _fits_forms(
        self, line: str, found: tuple[Token, ...], known: tuple[Known, ...], match: Match
    ) -> Reading | Problem | None:
        """Read a line that fits the forms; of several readings the player is asked."""
        values = self._words.values(found, known)
        bounds = self._fits(line, found, known, match)
        if len(bounds) > 1:
            known, bounds = self._settled(line, found, known, match, bounds)
        if not bounds:
            return None
        reading = self._choose(line, [bound.phrases(one, values) for one in bounds], found, known)
        return self._told(line, reading, found, known) or reading

    def _told(
        self, line: str, reading: Reading | Problem, found: tuple[Token, ...], known: tuple[Known, ...]
    ) -> Problem | None:
        """Say that a line that could be read as an order tells what has happened; texts in it may."""
        pasts = [one.past for one in known]
        if not any(pasts):
            return None
        if isinstance(reading, Reading):
            pasts = [
                past and not covers(reading.phrases, token, line) for past, token in zip(pasts, found, strict=True)
            ]
        return guards.told(found, pasts, self.lexicon)

    def _fits(self, line: str, found: tuple[Token, ...], known: tuple[Known, ...], match: Match) -> tuple[Bound, ...]:
        values = self._words.values(found, known)
        return self._bounds(self._run(line, found, known, given=tuple(map(values.index, values))), match)

    def _settled(
        self, line: str, found: tuple[Token, ...], known: tuple[Known, ...], match: Match, bounds: tuple[Bound, ...]
    ) -> tuple[tuple[Known, ...], tuple[Bound, ...]]:
        """Settle what is a cell or a label (`U1`) and fits as both: it is the thing, if there is one of that number."""
        for at, token in enumerate(found):
            fewer = (*known[:at], self._words.one_thing(token, known[at]), *known[at + 1 :])
            left = self._fits(line, found, fewer, match) if fewer[at] != known[at] else ()
            if 0 < len(left) < len(bounds):
                known, bounds = fewer, left
        return known, bounds

    def _bounds(self, run: Run, match: Match) -> tuple[Bound, ...]:
        """Find the readings of the fewest phrases; those of a line that differs in numbers and cells only are known."""
        shape = (run.features, run.given, tuple(run.names.items())) if run.given and match is self._match else None
        shapes: dict[object, tuple[Bound, ...]] = self.lexicon.known.setdefault("shapes", {})
        bounds = shapes.get(shape) if shape else None
        if bounds is None:
            found = bound.fewest({one for end, one in match(run, 0, ()) if end == len(run.tokens)})
            bounds = tuple(fullest(found, self.lexicon))  # type: ignore[arg-type]  # values, too
            if shape and not run.verbatim:
                if len(shapes) > _REMEMBERED:
                    shapes.clear()
                shapes[shape] = bounds
        return bounds

    def _run(
        self,
        line: str,
        found: tuple[Token, ...],
        known: tuple[Known, ...],
        tracing: bool = False,
        given: tuple[int, ...] = (),
    ) -> Run:
        parts = tuple(one.parts for one in known)
        names: dict[int, tuple[Named, ...]] = {}
        features = [one.features for one in known]
        for at, token in enumerate(found):
            if (parts[at] or token.sort == "quote") and (here := self.names.at(at, found, parts)):
                names[at] = here
                features[at] = features[at] | {"@" + named.kind for named in here}
        return Run(Line(line, found, tuple(features), names), tracing, given)

    def _choose(
        self, line: str, best: list[tuple[Phrase, ...]], found: tuple[Token, ...], known: tuple[Known, ...]
    ) -> Reading | Problem:
        """Take the reading, one without a slip before the others; two of them are asked about."""
        best = worded(best, self._stating)
        taken = [(token, one.taken) for token, one in zip(found, known, strict=True) if one.taken]
        slips = [[pair for pair in taken if not covers(phrases, pair[0], line)] for phrases in best]
        sure = [phrases for phrases, every in zip(best, slips, strict=True) if not every]
        if len(best) > 1 and len(sure) != 1:
            return misread.unclear(line, sorted(echo(phrases, self.lexicon) for phrases in best))
        corrections = () if sure else tuple(misread.corrected(token, meant) for token, meant in slips[0])
        words = [one for token, one in zip(found, known, strict=True) if token.sort in {"word", "quote"}]
        return Reading(sure[0] if sure else best[0], corrections, sum(not one.taken for one in words))

    def _misread(self, line: str, found: tuple[Token, ...], known: tuple[Known, ...], match: Match) -> Problem:
        """Read again, listening for what was expected where the line was left; what is told of the past is no order."""
        told = guards.told(found, [one.past for one in known], self.lexicon)
        run = self._run(line, found, known, tracing=True)
        for end, _ in match(run, 0, ()):
            run.miss(end, Term("end"))
        problem = misread.explain(run, self.lexicon, self.names, self.vocabulary)
        if problem.misread and run.furthest < len(found):
            problem = self._clearer(problem, found[run.furthest], known[run.furthest])
        return told or replace(problem, try_=self._attempt(line, problem, match))

    def _clearer(self, problem: Problem, token: Token, known: Known) -> Problem:
        """Say of a word that forbids or tells of the past what it is, and suggest nothing for it."""
        code = "past" if known.past else "negated" if guards.negates(token.folded, self.lexicon) else ""
        return replace(problem, code=code, facts={"word": token.text}) if code else problem

    def _attempt(self, line: str, problem: Problem, match: Match) -> str:
        """Put the suggested word in; give the line when it then reads without a correction."""
        suggested = problem.facts.get("suggestion", "")
        if not isinstance(suggested, str) or not suggested:
            return ""
        if guards.differ_in_negation(fold(line[problem.start : problem.end]), fold(suggested), self.lexicon):
            return ""
        better = line[: problem.start] + suggested + line[problem.end :]
        found, known = self._words.of(better)
        run = self._run(better, found, known)
        bounds = {one for end, one in match(run, 0, ()) if end == len(found)}
        sure = len(bounds) == 1 and not any(one.taken for one in known)
        return better.strip() if sure else ""


def _with_remark(reading: Reading, line: str, start: int) -> Reading:
    """Add a note of what was left unread."""
    words = line[start + 1 :].strip()
    note = Problem("remark", start=start, end=len(line), facts={"words": words}, severity=Severity.NOTE)
    return replace(reading, corrections=(*reading.corrections, note)) if words else reading


def _too_long(line: str) -> bool:
    """Tell whether a line, or any of those of an order over several, is too long to be meant."""
    parts = line.split("\n")
    return len([part for part in parts if part]) > MOST_LINES or max(map(len, parts)) > LONGEST
