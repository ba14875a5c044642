"""What each word of a line is to a lexicon and a vocabulary: known, a name, a label, misspelt, or nothing."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.vocabulary import Vocabulary
from pbem.language.forms.book import Lexicon
from pbem.language.forms.names import Known, Names, Part
from pbem.language.forms.slots import CELL, NUMBER, QUOTE
from pbem.language.lattice import guards, plain_lines
from pbem.language.lattice.number_sorts import sorts
from pbem.language.reading import misread
from pbem.language.talk.weighing import words_of
from pbem.language.words.atoms import NOTHING, Features
from pbem.language.words.nearest import meant
from pbem.language.words.tokens import Token, labelled, tokens

_REMEMBERED = 2_000


class KnownWords:
    """Looks words up, and remembers those it has met."""

    def __init__(self, lexicon: Lexicon, vocabulary: Vocabulary, names: Names) -> None:
        self._lexicon = lexicon
        self._vocabulary = vocabulary
        self._names = names
        self._known: dict[tuple[str, str], Known] = {}

    def know(self, token: Token) -> Known:
        """Look one word up."""
        key = (token.sort, token.text.casefold() if token.sort == "cell" else token.folded)
        known = self._known.get(key)
        if known is None:
            if len(self._known) > _REMEMBERED:
                self._known.clear()
            known = self._known[key] = self._look_up(token)
        return known

    def knows(self, token: Token) -> bool:
        """Tell whether a word says something in this language as it is written; no slip of it is looked for."""
        folded = token.folded
        known = self._lexicon.grammar.atoms.find(folded) or self._names.find(folded) or self._labels(token)
        return bool(known) or folded in self._lexicon.fillers or words_of(self._lexicon).knows(token)

    def of(self, line: str) -> tuple[tuple[Token, ...], tuple[Known, ...]]:
        """Cut the line, look every word up, and leave out those that mean nothing here."""
        pairs = self._units_in_a_row([(token, self.know(token)) for token in tokens(plain_lines.counted(line))])
        fillers = self._lexicon.fillers
        kept = [pair for pair in pairs if pair[1].parts or pair[0].sort == "quote" or pair[0].folded not in fillers]
        return tuple(token for token, _ in kept), tuple(known for _, known in kept)

    def values(self, found: tuple[Token, ...], known: tuple[Known, ...]) -> tuple[str | int, ...]:
        """Give the number or cell of each word, then the number of each label; nothing when a word gives several."""
        numbers = self._lexicon.values
        values: list[str | int] = []
        for token, one in zip(found, known, strict=True):
            if token.number >= 0:
                values.append(token.number)
            elif token.sort == "cell" or NUMBER not in one.features:
                values.append(token.folded)
            else:
                several = [numbers[atom] for atom in one.features if isinstance(atom, int) and atom in numbers]
                if len(several) != 1:
                    return ()
                values += several
        return (*values, *(labelled(token)[1] for token in found))

    def one_thing(self, token: Token, known: Known) -> Known:
        """Take what may be a cell or a label for one of them; the player is told of the one he may not have meant."""
        labels = self._labels(token)
        if CELL not in known.features or not labels:
            return known
        number = labelled(token)[1]
        kinds = (kind for kind in self._lexicon.labels if NUMBER + kind in labels)
        kind = next((kind for kind in kinds if number in self._vocabulary.numbers.get(kind, ())), "")
        if not kind:
            return replace(known, features=known.features - labels)
        said = f"{self._lexicon.labels[kind][0]}{number}"
        return replace(known, features=known.features - {CELL}, taken="" if token.text == said else said)

    def _units_in_a_row(self, pairs: list[tuple[Token, Known]]) -> list[tuple[Token, Known]]:
        """Take what may be cells or labels for things where small letters name several: "u1 D3 u2 F6"."""
        things = {at: labelled(token)[0] for at, (token, _) in enumerate(pairs) if token.text.islower()}
        words = {at: pairs[at][0].folded for at in things}  # "u1 u1" names one thing, and a square
        several = {
            at for at, one in things.items() for other in things if words[other] != words[at] and one & things[other]
        }
        return [
            (token, self.one_thing(token, known) if at in several else known) for at, (token, known) in enumerate(pairs)
        ]

    def _look_up(self, token: Token) -> Known:
        atoms = self._lexicon.grammar.atoms.find(token.folded) | self._labels(token)
        parts = self._names.find(token.folded)
        match token.sort:
            case "number":
                return Known(atoms | sorts(token, self._lexicon), parts)
            case "quote":
                return Known(frozenset({QUOTE}), ())
            case "cell":
                return Known(atoms | {CELL} if misread.on_board(token.folded, self._vocabulary) else atoms, parts)
        if not self._lexicon.values.keys().isdisjoint(atoms):
            return Known(atoms | sorts(token, self._lexicon), parts)
        past = token.sort == "word" and guards.past(token.folded, self._lexicon)
        if atoms or parts or past or token.sort != "word" or self.knows(token):
            return Known(atoms, parts, past=past)
        return self._guess(token.folded)

    def _guess(self, word: str) -> Known:
        """Take a misspelt word for the nearest word or name; one of everyday speech („почти“, «зачем») is none."""
        if guards.negates(word, self._lexicon) or guards.spoken(word, self._lexicon):
            return Known(NOTHING)
        every = meant(word, (*misread.words(self._lexicon), *self._names.candidates))
        candidates = tuple(one for one in every if not guards.differ_in_negation(word, one.text, self._lexicon))
        atoms = [one for one in candidates if one.number >= 0]
        parts = [Part(*divmod(-one.number - 1, 100), exact=False) for one in candidates if one.number < 0]
        if atoms:
            shown = self._lexicon.atoms[atoms[0].number].shown
            return Known(frozenset(one.number for one in atoms), (), shown or atoms[0].text)
        if parts:
            return Known(NOTHING, tuple(parts), self._names.spellings[parts[0].spelling][0].key)
        return Known(NOTHING)

    def _labels(self, token: Token) -> Features:
        """Tell what a label may stand for."""
        kinds = (self._lexicon.lettered.get(letters, NOTHING) for letters in labelled(token)[0])
        return frozenset(f"{NUMBER}{kind}" for each in kinds for kind in each)
