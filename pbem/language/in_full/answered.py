"""An answer in words of its own, without a colon: "our answer to question 3 is the old well", „odpovídáme, že ...“.

Where a game takes texts behind a colon, what says that something is so (`replies` in its items: the concepts of
answering) stands for one, if all before it is known and says to which question, and the text has a word nobody knows.
"""

from __future__ import annotations

from pbem.language.lattice.senses import Lattice, Sense, kinds
from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.tokens import Token, tokens

_BINDING = frozenset({"hedge", "or", "if", "until", "otherwise", "except", "instead", "amend", "later", "ask"})
_DENYING = frozenset({"no", "negated"})
_WHICH = frozenset({"number", "ordinal", "unit"})
_SIGNS = frozenset({"-", "–", "—"})  # noqa: RUF001 - the dashes players write
_FULL = " .!"
_MOST = 40


def answered(line: str, reader: Reader) -> str:
    """Put a colon in the place of what says that something is the answer; nothing where no such thing is said."""
    replies = frozenset(reader.lexicon.items.get("deeds", {}).get("replies", ()))
    found = tuple(tokens(line)) if replies and not set(line) & set("?:;") else ()
    if not 0 < len(found) <= _MOST or any(token.sort == "quote" for token in found):
        return ""
    one = _Said(line, found, reader, replies)
    return one.text_behind() or one.text_before() if one.may_state() else ""


class _Said:
    """A line that may state an answer."""

    def __init__(self, line: str, found: tuple[Token, ...], reader: Reader, replies: frozenset[str]) -> None:
        self.line, self.found, self.reader, self.replies = line, found, reader, replies
        self.lattice: Lattice = words_of(reader.lexicon).lattice(found)
        self.strange = [at for at, token in enumerate(found) if self._is_strange(at, token)]

    def _is_strange(self, at: int, token: Token) -> bool:
        covered = any(edge.end > at for edges in self.lattice[: at + 1] for edge in edges)
        return token.sort == "word" and not covered and not self.reader.word(token).features

    def may_state(self) -> bool:
        """Tell whether something is answered, nothing binds, denies or asks, and nobody else says it."""
        tables = words_of(self.reader.lexicon).tables
        every = [kinds(edges) - ({"ask"} if "be" in kinds(edges) else set()) for edges in self.lattice]
        bound = any(each & (_BINDING | _DENYING | tables) and "empty" not in each for each in every)
        past = any(edge.past for edges in self.lattice for edge in edges if edge.kind in ("verb", "be"))
        return bool(self.strange) and not bound and not past

    def text_behind(self) -> str:
        """Give a line whose text stands behind what says that it is so."""
        ends = [at for at in range(1, self.strange[0] + 1) if self._states(at) and self._asks(0, at)]
        first = self.strange[0]
        if not ends and self._asks(0, first) and any("be" in kinds(edges) for edges in self.lattice[:first]):
            ends = [first]  # „podle nás je odpověď na první otázku slepý mnich“
        if not ends:
            return ""
        end = ends[-1]
        start = next((at for at in range(end - 1, 0, -1) if not self._says_so(at)), 0) + 1
        if not self._asks(0, start):
            start = end
        return self._said(self.line[: self.found[start - 1].end], self.line[self.found[end].start :])

    def text_before(self) -> str:
        """Give a line whose text stands before what says so: "the old well is our answer to question 3"."""
        last = self.strange[-1]
        for at in range(last + 1, len(self.found) - 1):
            if self._says_so(at) and self._asks(at + 1, len(self.found)):
                head = self.line[self.found[at + 1].start :].rstrip(_FULL)
                text = self.line[: self.found[at].start]
                return self._said(head, text[:1].lower() + text[1:])  # a sentence begins with a capital letter
        return ""

    def _said(self, head: str, text: str) -> str:
        text = text.strip(_FULL + ",")
        return f"{head.strip(' ,-–—')}: {text}" if text else ""  # noqa: RUF001

    def _says_so(self, at: int) -> bool:
        """Tell whether a word or sign leads to what is so."""
        if self.found[at].folded in _SIGNS or self.found[at].folded == ",":
            return True
        return "be" in kinds(self.lattice[at]) or words_of(self.reader.lexicon).said("stated", self.found[at : at + 1])

    def _states(self, end: int) -> bool:
        """Tell whether what says that something is so ends at a place: such a word, or a verb of answering."""
        if self.found[end - 1].folded == ",":
            return False
        replies = (edge.end for edges in self.lattice[:end] for edge in edges if self._replies(edge))
        return self._says_so(end - 1) or end in replies

    def _replies(self, edge: Sense) -> bool:
        return edge.kind == "verb" and edge.value in self.replies

    def _asks(self, start: int, end: int) -> bool:
        """Tell whether words say that something is answered, and which question."""
        words = [edge for edges in self.lattice[start:end] for edge in edges]
        which = any(edge.kind in _WHICH for edge in words)
        return which and any(map(self._replies, words)) and not any(start <= at < end for at in self.strange)
