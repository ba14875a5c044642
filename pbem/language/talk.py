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

from pbem.language.fold import fold
from pbem.language.plain_lines import parted, plain
from pbem.language.tokens import Token, tokens
from pbem.language.weighing import LIGHT, STRONG, WEAK, Reader, Weighed, weighed, weights_of, words_of

_BRIEF = 4
"""A sentence of so few words that denies or doubts may be about the order beside it: "no, not that"."""
_POSTSCRIPT = re.compile(r"\W*(?:p\. ?s\.|ps|п\. ?с\.|пс|з\. ?ы\.|зы)(?!\w)", re.IGNORECASE)
_SENTENCE = re.compile(r"(?:(?<![.!?…])[.!?…]++[)\"'”»]*+|;)(?=\s)|\n")
_PAUSE = re.compile(r"[,;:](?=\s)|\s[-–—]+\s|[()]|[.!…]+(?=\s|\Z)")  # noqa: RUF001
_LONG = 4
_SHORT = 2
_ORDERING = frozenset(
    {"no", "hedge", "or", "if", "until", "otherwise", "except", "later", "group", "number", "ordinal", "unit"}
    | {"direction", "noun", "wish", "half", "and", "then", "contrast", "from", "negated", "ask"}
)
"""Kinds of words no remark has: it may be the condition or the denial of what stands beside it."""
_TELLING = _ORDERING - {"noun", "and", "wish", "later", "ask"} | {"verb", "place"}
"""Kinds of words that stand in no heading of orders."""
_OF_WHAT = frozenset({"noun", "prep"})
"""What a heading says of whom or what its orders are: "orders to the blue army"."""
_HEADING = 16
_NAMELESS = _ORDERING - {"noun"} | {"cell"}
"""Kinds of words that are nobody's name."""
_COLON = re.compile(r":(?=\s+\S)")
_TURN = re.compile(r"[TtRr]\d{1,3}")
_ABBREVIATED = re.compile(r"(?:^\W*\d{1,3}|(?:^|[\s(])[^\W\d_]{1,3})$")
"""`1.` at the beginning, `No.`, `čís.`"""
_WORD = re.compile(r"\b(?:[^\W\d_A-Z][^\W\d_]+|[A-Z]{2,})$")
"""Before another word it is a word, and no abbreviation: "busy day. draft", "to FRA. Then"; not "Col. Smith"."""


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
    return ordinal or bool(_ABBREVIATED.search(before) and not (_WORD.search(before) and follows.isalpha()))


def is_talk(sentence: str, readers: Iterable[Reader]) -> bool:
    """Tell whether nothing in a sentence could order anything, nor take an order back."""
    every = tuple(readers)
    if any(_heads(sentence, reader) for reader in every):
        return True
    if _POSTSCRIPT.match(sentence) and not any(_tells_whom(sentence, reader) for reader in every):
        return True
    judged = _judged(sentence, every)
    brief = len(sentence.split()) <= _BRIEF
    return not any(one.orders or one.takes_back or (brief and one.denies) for one in judged)


def _tells_whom(sentence: str, reader: Reader) -> bool:
    """Tell whether a sentence names somebody or something of the game, or has a number."""
    found = tuple(tokens(sentence))
    weights = weights_of(found, words_of(reader.lexicon).lattice(found), reader)
    return STRONG in weights or any(token.sort == "number" for token in found)


def _heads(sentence: str, reader: Reader) -> bool:
    """Tell whether a sentence but says whose orders follow and of which turn: "Blue, turn 7:", "I submit my orders"."""
    found, words = tuple(token for token in tokens(plain(sentence)) if token.sort != "mark"), words_of(reader.lexicon)
    if len(found) > _HEADING:
        return False
    if _calls_oneself(sentence, found, reader):
        return True
    announced = [words.said("announce", (token,)) or _is_turn(token, found) for token in found]
    sends = [words.said("sends", (token,)) for token in found]
    if not any(announced) and not (any(sends) and sentence.rstrip().endswith(":")):
        return False
    lattice, weights = words.lattice(found), weights_of(found, words.lattice(found), reader)
    kinds = [frozenset(edge.kind for edge in edges) for edges in lattice]
    idle = [one or other for one, other in zip(announced, sends, strict=True)]
    named = reader.named(found)
    powers = [
        at
        for at, each in enumerate(kinds)
        if weights[at] > 0 and (at in named or each & (words.large | words.harmless)) and not idle[at]
    ]
    rest = [at for at, weight in enumerate(weights) if weight >= 0 and not idle[at] and at not in powers]
    rest = [at for at in rest if not kinds[at] & _OF_WHAT]
    counted = frozenset({"number", "ordinal", "unit"})
    telling = (kinds[at] & (_TELLING if weights[at] else _TELLING - counted) for at in rest)
    return len(powers) <= 1 and not any(weights[at] >= WEAK for at in rest) and not any(telling)


def _calls_oneself(sentence: str, found: Sequence[Token], reader: Reader) -> bool:
    """Tell whether the name of one's own seat stands before a colon, and nothing else: "Blue:"."""
    if len(found) != 1 or not sentence.rstrip().endswith(":"):
        return False
    return any(edge.value == reader.vocabulary.seat for edge in words_of(reader.lexicon).lattice(tuple(found))[0])


def _is_turn(token: Token, found: Sequence[Token]) -> bool:
    """Tell whether a word of a few is the number of a turn: "T7 blue"."""
    return len(found) <= _SHORT and bool(_TURN.fullmatch(token.text))


def is_name(line: str, readers: Iterable[Reader]) -> bool:
    """Tell whether a line may only be the name of whoever writes, with titles: "Lord Blue", „plk. Hrubeš“, "Vic"."""
    found = tuple(token for token in tokens(plain(line)) if token.sort != "mark")
    if not 0 < len(found) <= _BRIEF or line.rstrip().endswith((":", "?")):
        return False
    every = [(weighed(line, reader).known, reader) for reader in readers]
    most = max((known for known, _ in every), default=0)
    return all(_names(found, reader) for known, reader in every if known == most)


def _names(found: tuple[Token, ...], reader: Reader) -> bool:
    """Tell whether one language makes a name of some words: none of them is known, but for titles and one colour."""
    words = words_of(reader.lexicon)
    lattice, weights = words.lattice(found), weights_of(found, words.lattice(found), reader)
    titled = [words.said("titles", (token,)) for token in found]
    if _is_written_as_name(found, titled) and not words.said("back", found) and max(weights) <= WEAK:
        known = {edge.kind for edges in lattice for edge in edges}
        return not known & (_NAMELESS | ({"verb"} if len(found) > 1 else set()))
    named = {at: {one.kind for one in every} for at, every in reader.named(found).items()}
    kinds = [{edge.kind for edge in edges} | named.get(at, set()) for at, edges in enumerate(lattice)]
    colours = [bool(each & (words.large | words.harmless | {"seat"})) for each in kinds]
    led = titled[0] and any(colours)
    strange = (weight <= 0 or (led and "noun" in each) for weight, each in zip(weights, kinds, strict=True))
    return sum(colours) <= 1 and all(map(any, zip(colours, titled, strange, strict=True)))


def _is_written_as_name(found: Sequence[Token], titled: Sequence[bool]) -> bool:
    """Tell whether each word has a capital letter, or is a title: "Karel Novotný", "mjr. Novotný"."""
    return all(token.text.istitle() or title for token, title in zip(found, titled, strict=True)) and not all(titled)


def heading(sentence: str, readers: Iterable[Reader]) -> int:
    """Give where the words before a colon end that are talk: "now the moves: u2 ..."; 0: there are none."""
    every = tuple(readers)
    for colon in _COLON.finditer(sentence):
        head = sentence[: colon.end()]
        if any(_elsewhen(head, reader) for reader in every):
            continue
        heads = any(_heads(head, reader) for reader in every) and not reports(head, every)
        if heads or amends(head, every) or (is_talk(head, every) and not _hints(head, every)):
            return colon.end()
    return 0


def _elsewhen(head: str, reader: Reader) -> bool:
    """Tell whether words before a colon speak of another turn ("next turn:"), and announce no orders ("orders for")."""
    found, words = tuple(tokens(head)), words_of(reader.lexicon)
    later = {
        n for at, edges in enumerate(words.lattice(found)) for e in edges if e.kind == "later" for n in range(at, e.end)
    }
    return bool(later) and not any(words.said("announce", (one,)) for at, one in enumerate(found) if at not in later)


def _hints(head: str, readers: Sequence[Reader]) -> bool:
    """Tell whether words before a colon may say what is behind it: a word of the game ("plan:"), or of speech."""
    heavy = (
        max(weights_of(found, words_of(one.lexicon).lattice(found), one), default=0)
        for one in readers
        if (found := tuple(tokens(plain(head))))
    )
    return max(heavy, default=0) >= WEAK or reports(head, readers)


def amends(head: str, readers: Sequence[Reader]) -> bool:
    """Tell whether words only announce that something is put right: "no, wait, I mean:"."""
    if any(_tells_whom(head, reader) or acts(head, reader) for reader in readers):
        return False
    return any(one.takes_back or one.denies for one in _judged(head, readers))


def remarks(sentence: str, readers: Iterable[Reader]) -> tuple[tuple[int, int], ...]:
    """Give where the clauses of a sentence stand that are remarks: "5 up 2, my wife chose it"."""
    every = tuple(readers)
    return tuple(
        (start, further) for start, end, further in clauses(sentence) if _is_remark(sentence[start:end], every)
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
    if len(clause.split()) < _SHORT:
        return False
    judged = [(weighed(clause, reader).known, reader) for reader in readers]
    most = max((known for known, _ in judged), default=0)
    return any(known == most and _remarks(clause, reader) for known, reader in judged)


def _remarks(clause: str, reader: Reader) -> bool:
    found, words = tuple(tokens(clause)), words_of(reader.lexicon)
    lattice = words.lattice(found)
    weights = weights_of(found, lattice, reader)
    kinds = {edge.kind for edges in lattice for edge in edges if "empty" not in {one.kind for one in edges}}
    if kinds & _ORDERING or words.said("back", found):
        return False
    if any(weight > LIGHT or (weight and weight > 0 and lattice[at]) for at, weight in enumerate(weights)):
        return False
    first = next((token for token in found if token.sort != "mark"), None)
    if first is not None and words.said("remark", (first,)):
        return True
    return not words.speaks(found) and any(_tells(token, reader) or words.said("is", (token,)) for token in found)


def _tells(token: Token, reader: Reader) -> bool:
    """Tell whether a word, known or not, looks like a form of the past, and like no order („pal“)."""
    told: Mapping[str, Sequence[str]] = reader.lexicon.frames.get("told", {})
    endings = tuple(fold(one) for one in told.get("endings", ()) if len(one) > 1)
    return token.sort == "word" and len(token.folded) > _LONG and token.folded.endswith(endings or ("\0",))


def is_question(sentence: str, readers: Iterable[Reader]) -> bool:
    """Tell whether a sentence asks something in words; an order with a question mark behind it is asked about."""
    if not sentence.rstrip(" )\"'”»").endswith("?"):
        return False
    judged = _judged(sentence, readers)
    return any(one.asks for one in judged) or not any(one.orders or one.takes_back for one in judged)


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
    every = [weighed(sentence, reader) for reader in readers]
    most = max((one.known for one in every), default=0)
    own = every[:1] if every and every[0].known == most else every
    return tuple(one for one in own if one.known == most)
