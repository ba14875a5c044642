"""What a letter says besides its orders: greetings, weather, announcements, names. Nobody gives an order in them.

A sentence is talk when nothing in it could order anything. Each word is weighed by what the lexicon and the frames know
of it: who and where of the game (a unit's number, a place, a power) could by themselves; a verb, a direction, a noun
for units, a number only together. Courtesy („S pozdravem“ has the letter of a direction) weighs nothing. What takes
something back, denies or doubts ("no, forget that") is no talk: it is asked about.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from pbem.language.lattice.others_own import of_others
from pbem.language.lattice.plain_lines import parted, plain
from pbem.language.lattice.senses import Lattice
from pbem.language.talk.headings import ORDERING, cheers, heads, is_section
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.weighing import LIGHT, STRONG, WEAK, Reader, Weighed, weighed, weights_of, words_of
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token, tokens

_NO_HEAD = frozenset({"empty", "mark", "so", "prep", "contrast", "only"})
"""Kinds of words before a condition."""
_SOME = 2
"""So many words a condition has, at the least."""
_BRIEF = 4
"""A sentence of so few words that denies or doubts may be about the order beside it: "no, not that"."""
_POSTSCRIPT = re.compile(r"\W*(?:p\. ?s\.|ps|п\. ?с\.|пс|з\. ?ы\.|зы)(?!\w)", re.IGNORECASE)
_SENTENCE = re.compile(r"(?:(?<![.!?…])[.!?…]++[)\"'”»]*+|;)(?=\s)|\n")
_PAUSE = re.compile(r"[,;:](?=\s)|\s[-–—]+\s|[()]|[.!…]+(?=\s|\Z)")  # noqa: RUF001
_LONG = 4
_SHORT = 2
_IDLE = frozenset({"empty", "that", "contrast", "only", "otherwise", "no", "amend"})
"""Kinds of words that order nothing where something is put right, whatever verbs they may be, too."""
QUOTES = tuple("\"'«»„“”")
"""Behind a colon that announces no orders, what stands between these is said by somebody: "Red writes: ..."."""
_COLON = re.compile(r":(?=\s+\S)")
_ABBREVIATED = re.compile(r"(?:^\W*\d{1,3}|(?:^|[\s(])[^\W\d_]{1,3})$")
"""`1.` at the beginning, `No.`, `čís.`"""
_WORD = re.compile(r"\b(?:[^\W\d_A-Z][^\W\d_]+|[A-Z]{2,})$")
"""Before another word it is a word, and no abbreviation: "busy day. draft", "to FRA. Then"; not "Col. Smith"."""

_LETTERS = frozenset({"я"})
"""Words of one letter a sentence may end with: «..., потом я. Всё, что ...»."""


class Sentence(NamedTuple):
    """A sentence of a line, and where it begins and ends."""

    text: str
    start: int
    end: int


def sentences(line: str) -> tuple[Sentence, ...]:
    """Part a line where a sentence ends; a number or a few letters before a full stop are no end."""
    found: list[Sentence] = []
    start = 0
    for stop in _SENTENCE.finditer(line):
        before = line[start : stop.start()]
        if before.strip() and not (stop[0] == "." and _abbreviated(before, line[stop.end() :])):
            found.append(Sentence(line[start : stop.end()], start, stop.end()))
            start = stop.end()
    if line[start:].strip():
        found.append(Sentence(line[start:], start, len(line)))
    return tuple(found)


def _abbreviated(before: str, behind: str) -> bool:
    """Tell whether a full stop behind some words ends no sentence: "No. 4", „5. tah“."""
    follows = behind.lstrip()[:1]
    ordinal = before[-1:].isdigit() and follows.islower()
    if follows.isupper() and before.split()[-1] in _LETTERS:
        return False
    return ordinal or bool(_ABBREVIATED.search(before) and not (_WORD.search(before) and follows.isalpha()))


def is_talk(sentence: str, readers: Iterable[Reader]) -> bool:
    """Tell whether nothing in a sentence could order anything, nor take an order back."""
    every = tuple(readers)
    knowing = _by_knowing(sentence, every)
    titled = sentence.rstrip().endswith(":") and any(is_section(sentence, reader) for reader in every)
    if titled or any(heads(sentence, reader) for reader, _ in knowing):
        return True
    if _POSTSCRIPT.match(sentence) and not any(_tells_whom(sentence, reader) for reader in every):
        return True
    if any(cheers(sentence, reader) for reader, _ in knowing):
        return True
    sensed = [Sensed(sentence, reader) for reader, _ in knowing]
    if any(one.adds or one.addresses for one in sensed):
        return False
    judged = [one for _, one in knowing]
    brief = len(sentence.split()) <= _BRIEF
    return not any(one.orders or one.takes_back or (brief and one.denies) for one in judged)


def _tells_whom(sentence: str, reader: Reader) -> bool:
    """Tell whether a sentence names somebody or something of the game, or has a number."""
    found = tuple(tokens(sentence))
    weights = weights_of(found, words_of(reader.lexicon).lattice(found), reader)
    return STRONG in weights or any(token.sort == "number" for token in found)


def heading(sentence: str, readers: Iterable[Reader]) -> int:
    """Give where the words before a colon end that are talk: "now the moves: u2 ..."; 0: there are none."""
    every = tuple(readers)
    for colon in _COLON.finditer(sentence):
        head = sentence[: colon.end()]
        if any(_elsewhen(head, one) or titles(head, one) or of_foes(head, one) for one in every):
            continue
        if any(map(_supposes, _knowing_best(head, every))):
            continue
        announces = any(heads(head, reader) for reader in every) and not reports(head, every)
        announces = announces or any(is_section(head, reader) for reader in every)
        quotes = sentence[colon.end() :].lstrip().startswith(QUOTES)
        if quotes and not (announces and not any(_tells_whom(head, reader) for reader in every)):
            continue
        if (
            announces
            or amends(head, every)
            or (is_talk(head, every) and not _hints(head, every) and is_known(head, every))
        ):
            return colon.end()
    return 0


def is_known(head: str, readers: Iterable[Reader]) -> bool:
    """Tell whether but a name is unknown before a colon ("hi Steve:"); what else may turn what is behind it."""
    return min((len(unknown(head, reader)) for reader in readers), default=0) <= 1


def titles(head: str, reader: Reader) -> bool:
    """Tell whether words before a colon have the title of a list of orders: "my plan in case I am silent: ..."."""
    items = reader.lexicon.items
    title = items.get("deeds", {}).get("title", {}).get("of", "\0")
    table = items.get("parts", {}).get(title, "\0")
    lattice = words_of(reader.lexicon).lattice(tuple(tokens(head)))
    return any(edge.kind == table or edge.value == title for edges in lattice for edge in edges)


def of_foes(head: str, reader: Reader) -> Token | None:
    """Find the word by which what stands before a colon names the enemy, whose moves stand behind it."""
    return of_others(tuple(tokens(f"{head.rstrip(' :')}: 1")), reader.lexicon)


def _elsewhen(head: str, reader: Reader) -> bool:
    """Tell whether words before a colon speak of another turn ("next turn:"), and announce no orders ("orders for")."""
    found, words = tuple(tokens(head)), words_of(reader.lexicon)
    lattice = words.lattice(found)
    later = {n for at, edges in enumerate(lattice) for e in edges if e.kind == "later" for n in range(at, e.end)}
    later -= {n for at, edges in enumerate(lattice) for e in edges if e.kind == "empty" for n in range(at, e.end)}
    return bool(later) and not any(words.said("announce", (one,)) for at, one in enumerate(found) if at not in later)


def _knowing_best(head: str, readers: Sequence[Reader]) -> Iterator[Lattice]:
    """Give the senses of some words in the languages that know most of them."""
    known = [(weighed(head, reader).known, reader) for reader in readers]
    most = max((count for count, _ in known), default=0)
    found = tuple(token for token in tokens(plain(head)) if token.sort != "mark")
    yield from (words_of(reader.lexicon).lattice(found) for count, reader in known if count == most)


def _supposes(lattice: Lattice) -> bool:
    """Tell whether words begin with a condition and go on for some more: "in case I sleep: ..." orders nothing now."""
    first = next(
        (at for at, edges in enumerate(lattice) if not {edge.kind for edge in edges} <= _NO_HEAD), len(lattice)
    )
    ends = [edge.end for edge in lattice[first] if edge.kind == "if"] if first < len(lattice) else []
    courtesy = max((edge.end for edge in lattice[first] if edge.kind == "empty"), default=0) if ends else 0
    return bool(ends) and max(ends) > courtesy and len(lattice) - max(ends) >= _SOME


def _hints(head: str, readers: Sequence[Reader]) -> bool:
    """Tell whether words before a colon may say what is behind it: a word of the game ("plan:"), or of speech."""
    heavy = (
        max(weights_of(found, words_of(one.lexicon).lattice(found), one), default=0)
        for one in readers
        if (found := tuple(tokens(plain(head))))
    )
    return max(heavy, default=0) >= WEAK or reports(head, readers)


def amends(head: str, readers: Sequence[Reader]) -> bool:
    """Tell whether words only announce that something is put right: "no, wait, I mean:", "the other way round:"."""
    knowing = _by_knowing(head, readers)
    if any(_tells_whom(head, reader) for reader in readers) or any(_bids(head, reader) for reader, _ in knowing):
        return False
    return any(one.takes_back or _denies(head, one) or _turns_over(head, reader) for reader, one in knowing)


def _denies(head: str, one: Weighed) -> bool:
    """Tell whether words deny what was said ("hm, no:"); "nothing exciting from me:" denies nothing."""
    return one.denies and len(head.split()) < _BRIEF


def _turns_over(head: str, reader: Reader) -> bool:
    """Tell whether words say that all is otherwise now: „predsa len inak“."""
    return words_of(reader.lexicon).phrased("anew", tuple(token for token in tokens(head) if token.sort != "mark"))


def _bids(head: str, reader: Reader) -> bool:
    """Tell whether a verb of the game or a direction may stand there, and is not but taken back ("wait")."""
    words = words_of(reader.lexicon)
    found = tuple(token for token in tokens(head) if token.sort != "mark")
    supposes = any(edge.kind in ("if", "until") for edges in words.lattice(found) for edge in edges)
    return supposes or any(
        any(edge.kind in ("verb", "direction") for edge in edges) and not any(edge.kind in _IDLE for edge in edges)
        for token, edges in zip(found, words.lattice(found), strict=True)
        if not words.said("back", (token,))
    )


def remarks(sentence: str, readers: Iterable[Reader]) -> tuple[tuple[int, int], ...]:
    """Give where the clauses of a sentence stand that are remarks: "5 up 2, my wife chose it"; none before a colon."""
    every = tuple(readers)
    return tuple(
        (start, further)
        for start, end, further in clauses(sentence)
        if sentence[end : end + 1] != ":" and _is_remark(sentence[start:end], every)
    )


def clauses(sentence: str) -> Iterator[tuple[int, int, int]]:
    """Part a sentence at its pauses: where a clause begins, where it ends, where the sign behind it does."""
    start = 0
    for sign in _PAUSE.finditer(sentence):
        yield start, sign.start(), sign.end()
        start = sign.end()
    yield start, len(sentence), len(sentence)


def _is_remark(clause: str, readers: Sequence[Reader]) -> bool:
    """Tell whether a clause says something, of whatever is no part of the game, in the past or of oneself."""
    if len(clause.split()) < _SHORT or any(_somebody_says(clause, reader) for reader in readers):
        return False
    judged = [(weighed(clause, reader).known, reader) for reader in readers]
    most = max((known for known, _ in judged), default=0)
    own = judged[:1] if judged and judged[0][0] == most else judged
    return any(known == most and _remarks(clause, reader) for known, reader in own)


def _somebody_says(clause: str, reader: Reader) -> bool:
    """Tell whether somebody of everyday life says what follows: "my wife says, ..."."""
    found, words = tuple(tokens(clause)), words_of(reader.lexicon)
    return words.said("life", found) and words.said("reported", found)


def _remarks(clause: str, reader: Reader) -> bool:
    found, words = tuple(tokens(clause)), words_of(reader.lexicon)
    lattice = words.lattice(found)
    weights = weights_of(found, lattice, reader)
    kinds = {edge.kind for edges in lattice for edge in edges if "empty" not in {one.kind for one in edges}}
    if _lets(found, lattice, weights, reader) or _is_of_people(found, lattice, weights, reader):
        return True
    if kinds & ORDERING or words.said("back", found) or words.said("wavers", found):
        return False
    if any(weight > LIGHT or (weight and weight > 0 and lattice[at]) for at, weight in enumerate(weights)):
        return False
    first = next((token for token in found if token.sort != "mark"), None)
    if first is not None and words.said("remark", (first,)):
        return True
    return not words.speaks(found) and any(tells(token, reader) or words.said("is", (token,)) for token in found)


def _lets(found: Sequence[Token], lattice: Lattice, weights: Sequence[int], reader: Reader) -> bool:
    """Tell whether a clause wishes somebody what is no part of the game: „nech sa nenudia“, «пусть чихают»."""
    words, said = words_of(reader.lexicon), [token for token in found if token.sort != "mark"]
    if not words.said("lets", said[:1]) or words.said("back", said) or words.speaks(said):
        return False
    wished = [at for at, edges in enumerate(lattice) if any(edge.kind in ("wish", "empty") for edge in edges)]
    kinds = {edge.kind for at, edges in enumerate(lattice) if at not in wished for edge in edges}
    heavy = any(weight > 0 for at, weight in enumerate(weights) if at not in wished)
    strange = any(not edges and not weights[at] for at, edges in enumerate(lattice) if found[at].sort == "word")
    return strange and not heavy and not kinds & (ORDERING - {"noun"})


def _is_of_people(found: Sequence[Token], lattice: Lattice, weights: Sequence[int], reader: Reader) -> bool:
    """Tell whether a clause says of the writer or of people what nobody knows: "they won't know what hit them"."""
    words, said = words_of(reader.lexicon), [token for token in found if token.sort != "mark"]
    doubtful = words.said("back", said) or words.said("wavers", said) or words.speaks(said)
    if doubtful or not words.said("people", said[:1]):
        return False
    kinds = {edge.kind for edges in lattice for edge in edges if "empty" not in {one.kind for one in edges}}
    strange = sum(token.sort == "word" and not lattice[at] and not weights[at] for at, token in enumerate(found))
    heavy = sum(weight > LIGHT for weight in weights)
    return strange >= max(heavy, 1) and STRONG not in weights and not kinds & (ORDERING - {"no", "noun", "wish", "and"})


def tells(token: Token, reader: Reader) -> bool:
    """Tell whether a word, known or not, looks like a form of the past, and like no order („pal“)."""
    told: Mapping[str, Sequence[str]] = reader.lexicon.frames.get("told", {})
    endings = tuple(fold(one) for one in told.get("endings", ()) if len(one) > 1)
    return token.sort == "word" and len(token.folded) > _LONG and token.folded.endswith(endings or ("\0",))


def is_question(sentence: str, readers: Iterable[Reader]) -> bool:
    """Tell whether a sentence asks something in words; an order with a question mark behind it is asked about."""
    if not sentence.rstrip(" )\"'”»").endswith("?"):
        return False
    knowing = _by_knowing(sentence, tuple(readers))
    judged = [one for _, one in knowing]
    if all(_asks_of_nothing(Sensed(sentence, reader)) for reader, _ in knowing):
        return not any(one.takes_back for one in judged)
    return any(one.asks for one in judged) or not any(one.orders or one.takes_back for one in judged)


def _asks_of_nothing(one: Sensed) -> bool:
    """Tell whether a question names nothing an order could be of, and puts no other way beside one: "or three?"."""
    other = one.kinds & {"or", "no", "until", "otherwise", "except", "half", "contrast"}
    return one.names_nothing and len(one.found) >= _BRIEF and not other


def reports(sentence: str, readers: Iterable[Reader]) -> bool:
    """Tell whether a sentence speaks of speech or thought, or takes something back, in any language."""
    every = ((words_of(reader.lexicon), tokens(sentence)) for reader in readers)
    return any(words.speaks(found) or words.said("back", found) for words, found in every)


def unknown(sentence: str, reader: Reader) -> tuple[Token, ...]:
    """List the words of a sentence a language does not know."""
    found = tuple(parted(tokens(plain(sentence)), lambda token: bool(reader.word(token).features)))
    lattice, names = words_of(reader.lexicon).lattice(found), reader.named(found)
    covered = {n for at, edges in enumerate(lattice) for edge in edges for n in range(at, edge.end)}
    covered |= {n for at, every in names.items() for one in every for n in range(at, one.end)}
    return tuple(token for at, token in enumerate(found) if at not in covered and not reader.word(token).features)


def of_oneself(sentence: str, unknown: Sequence[Token], reader: Reader) -> bool:
    """Tell whether the writer says of himself what nobody knows ("I daydream of ...")."""
    found, words = tuple(tokens(sentence)), words_of(reader.lexicon)
    starts = {token.start for token in unknown}
    return any(
        words.said("oneself", (before,)) and token.start in starts
        for before, token in zip(found, found[1:], strict=False)
    )


def acts(sentence: str, reader: Reader) -> bool:
    """Tell whether a sentence has a verb of the game or a direction: without one a word left out may have been it.

    Where a game lists no verbs its sentences need theirs.
    """
    lattice = words_of(reader.lexicon).lattice(tuple(tokens(sentence)))
    return not reader.lexicon.items or any(edge.kind in ("verb", "direction") for edges in lattice for edge in edges)


def _judged(sentence: str, readers: Iterable[Reader]) -> tuple[Weighed, ...]:
    """Weigh a sentence in the language that knows most of its words: the player's own, or all others that do."""
    return tuple(one for _, one in _by_knowing(sentence, readers))


def _by_knowing(sentence: str, readers: Iterable[Reader]) -> tuple[tuple[Reader, Weighed], ...]:
    """Give who reads the language that knows most of the words of a sentence, and what they weigh there."""
    every = [(reader, weighed(sentence, reader)) for reader in readers]
    most = max((one.known for _, one in every), default=0)
    own = every[:1] if every and every[0][1].known == most else every
    return tuple((reader, one) for reader, one in own if one.known == most)
