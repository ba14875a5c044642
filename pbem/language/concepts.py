"""A line read by the chart, from its words to its phrases."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import NamedTuple, Protocol

from pbem.core.vocabulary import Vocabulary
from pbem.language.deeds import sentences
from pbem.language.deeds.clauses import clauses
from pbem.language.deeds.restated import said_once
from pbem.language.forms.book import Lexicon
from pbem.language.forms.fullest import fullest
from pbem.language.forms.letter_names import is_particle, letters
from pbem.language.forms.matching import Found, Line, Named, Run
from pbem.language.lattice.asked import asks, without_question_mark
from pbem.language.lattice.hopes import wishes
from pbem.language.lattice.meant import Line as Meant
from pbem.language.lattice.not_now import loses_a_dream, of_no_turn
from pbem.language.lattice.plain_lines import parted, plain
from pbem.language.lattice.qualities import deems, judges
from pbem.language.lattice.senses import Lattice, Senses, kinds, senses
from pbem.language.lattice.side_clauses import without_side_clauses
from pbem.language.lattice.unquoted import quoted
from pbem.language.lattice.writers import writers
from pbem.language.units import chart
from pbem.language.units.best_told import best_told
from pbem.language.units.going_to_win import with_fights
from pbem.language.units.meaning import Unmeant, meaning
from pbem.language.units.waited_for import going_on
from pbem.language.words.atoms import NOTHING, Features
from pbem.language.words.fold import fold
from pbem.language.words.memory import remembered
from pbem.language.words.tokens import Token, tokens

_IDLE = frozenset({"empty", "be"})
_TELLING = frozenset(
    {"unit", "number", "ordinal", "direction", "place", "group", "half", "if", "otherwise", "or", "then", "until"}
    | {"hedge", "strange", "range"}
)
"""What stands in no words that only say what an order is good for."""
_ENDING = frozenset({"and", "otherwise", "or", "if", "contrast", "so", "then"})
"""What stands behind a condition that is said of what came before it."""
_BOTH = 2
MOST_TOKENS = 80
"""A longer line is read by its forms only."""


class Word(NamedTuple):
    """A token, and what the lexicon's forms take it for."""

    token: Token
    features: Features
    taken: str = ""
    """What it is taken for if it is misspelt."""


class Reader(Protocol):
    """What looks words up."""

    lexicon: Lexicon
    vocabulary: Vocabulary
    conceived: dict[str, tuple[tuple[Found, ...], ...]]
    """What the lines met last mean; `read` keeps it."""

    def word(self, token: Token) -> Word:
        """Look a token up."""

    def named(self, found: tuple[Token, ...]) -> dict[int, tuple[Named, ...]]:
        """Find the proper names in a line."""


def read(line: str, reader: Reader) -> tuple[tuple[Found, ...], ...]:
    """Give what a line means, in each way it can be read; of those the ones of fewest phrases."""
    return remembered(reader.conceived, line, lambda line: _conceived(line, reader))


def _conceived(line: str, reader: Reader) -> tuple[tuple[Found, ...], ...]:
    found = _spoken(line, reader)
    if meant := _read_whole(line, found, reader):
        return meant
    plainer = without_side_clauses(found, reader)
    torn = plainer == found or loses_a_dream(found, plainer, reader.lexicon) or deems(found, reader.lexicon)
    return () if torn else _read_whole(line, plainer, reader)


def _read_whole(line: str, found: tuple[Token, ...], reader: Reader) -> tuple[tuple[Found, ...], ...]:
    """Read words of a line, in the order they stand in, or with the condition first."""
    found, kept = _carrying(found, reader)
    for each in dict.fromkeys((_without_pauses(kept), kept)):
        if meant := _read(line, each, found, reader):
            return meant
    first = _condition_first(kept, reader.lexicon)
    return _read(line, first, found, reader) if first else ()


def _condition_first(found: tuple[Token, ...], lexicon: Lexicon) -> tuple[Token, ...]:
    """Put a condition within a deed before it: „z Itálie, když mě porazí, ustoupím“; nothing where there is none."""
    commas = [at for at, token in enumerate(found) if token.folded == ","]
    if "line" in lexicon.items or len(commas) != _BOTH or commas[1] - commas[0] == 1:
        return ()
    start, end = commas
    lattice = senses(lexicon).lattice(found)
    if "if" not in kinds(lattice[start + 1]) or end + 1 == len(found) or kinds(lattice[end + 1]) & _ENDING:
        return ()
    return (*found[start + 1 : end + 1], *found[:start], *found[end + 1 :])


def prepared(line: str, reader: Reader) -> tuple[tuple[Token, ...], tuple[Token, ...]]:
    """Cut a line into its words, and give those that carry something; nothing where it can be no order."""
    return _carrying(_spoken(line, reader), reader)


def _spoken(line: str, reader: Reader) -> tuple[Token, ...]:
    """Cut a line into its words; the question mark of a request is none. What is but hoped for has none."""
    found = tuple(parted(tokens(plain(line)), lambda token: bool(reader.word(token).features)))
    if wishes(found, reader.lexicon):
        return ()
    return quoted(line, spelt(without_question_mark(found, reader.lexicon), reader), reader)


def _carrying(found: tuple[Token, ...], reader: Reader) -> tuple[tuple[Token, ...], tuple[Token, ...]]:
    """Give words, and those of them that carry something; nothing where they can be no order."""
    lexicon = reader.lexicon
    nothing = any(holds(found, lexicon) for holds in (asks, of_no_turn, judges))
    if nothing or len(found) > MOST_TOKENS:
        return (), ()
    return found, without_empty(_turned(_without_purpose(found, reader), lexicon), lexicon)


def plainly_prepared(line: str, reader: Reader) -> tuple[tuple[Token, ...], tuple[Token, ...]]:
    """Cut a line into its words without the clauses that order nothing; nothing where it has none."""
    found = _spoken(line, reader)
    plainer = without_side_clauses(found, reader)
    return _carrying(plainer, reader) if plainer != found else ((), ())


def bare(line: str, reader: Reader) -> str:
    """Blank out the words of a line that carry nothing, with the commas around them; nothing where it has none."""
    found, kept = prepared(line, reader)
    kept = tuple(one for at, one in enumerate(kept) if not _pauses(kept, at))
    gone = [token for token in found if token not in kept] if kept else []
    for token in gone:
        line = line[: token.start] + " " * (token.end - token.start) + line[token.end :]
    return line if gone else ""


def _pauses(kept: Sequence[Token], at: int) -> bool:
    """Tell whether a comma stands beside another, or at the beginning: between them stood courtesy."""
    beside = {one.folded for one in (*kept[max(0, at - 1) : at], *kept[at + 1 : at + 2])}
    return kept[at].folded == "," and (at == 0 or "," in beside)


def _without_pauses(found: tuple[Token, ...]) -> tuple[Token, ...]:
    """Leave out two commas between which only courtesy stood: "move, please, the fifth"."""
    for at in range(1, len(found)):
        if found[at - 1].folded == found[at].folded == ",":
            return _without_pauses((*found[: at - 1], *found[at + 1 :]))
    return found


def idle(line: str, reader: Reader) -> bool:
    """Tell whether a line is read as deeds of which none is an order: "the infantry stays"."""
    found, kept = prepared(line, reader)
    meant = laid_out(line, kept, found, reader) if kept else None
    return meant is not None and () in _meanings(meant)


def _read(
    line: str, kept: tuple[Token, ...], found: tuple[Token, ...], reader: Reader
) -> tuple[tuple[Found, ...], ...]:
    """Give the readings of what is kept of a line."""
    meant = laid_out(line, kept, found, reader)
    return readings(meant) if meant else ()


def readings(meant: Meant) -> tuple[tuple[Found, ...], ...]:
    """Give the readings of a line of fewest phrases."""
    every = dict.fromkeys(_meanings(meant))
    whole = fullest([reading for reading in every if reading], meant.lexicon)
    fewest = min(map(len, whole), default=0)
    shortest = tuple(reading for reading in whole if len(reading) == fewest)
    once = tuple(dict.fromkeys(said_once(reading, meant.lexicon) for reading in shortest))
    told = going_on(best_told(once, meant.lattice, meant.lexicon), meant.lexicon)
    return with_fights(told, meant.lexicon)


def laid_out(line: str, kept: tuple[Token, ...], found: tuple[Token, ...], reader: Reader) -> Meant | None:
    """Lay what is kept of a line out for the chart; nothing where a word of it is unknown."""
    lexicon, vocabulary = reader.lexicon, reader.vocabulary
    lattice, names = senses(lexicon).lattice(kept), reader.named(kept)
    every = [
        reader.word(token).features | {"@" + one.kind for one in names.get(at, ())} for at, token in enumerate(kept)
    ]
    if not kept or not (_known(lattice, every, names) or _opened(kept, lexicon)):
        return None
    exact = lexicon.grammar.atoms.exact
    now = [
        one if kept[at].folded in exact else _of_now(lattice[at], one, names.get(at, ()))
        for at, one in enumerate(every)
    ]
    run = Run(Line(line, kept, tuple(now), names))
    return Meant(
        lattice,
        run,
        run if now == every else Run(Line(line, kept, tuple(every), names)),
        lexicon,
        vocabulary,
        stated=bool(lexicon.items.get("deeds", {}).get("states")) and _stated(senses(lexicon).lattice(found), found),
    )


def spelt(found: Sequence[Token], reader: Reader) -> tuple[Token, ...]:
    """Put a square in the place of a letter's name and a number ("golf seven"), as people say it to a telephone."""
    names, standing = letters(reader.lexicon), senses(reader.lexicon)
    kept: list[Token] = []
    for token in found:
        letter = names.get(kept[-1].folded) if kept and kept[-1].sort == "word" else None
        letter = letter or _spelt_letter(kept, token, standing)
        if letter and (is_particle(kept) or "prep" in kinds(standing.lattice((kept[-1],))[0])):
            letter = None  # „ve 2. linii“ is no square V2
        number = _number(token, reader) if letter else 0
        if letter and number:
            name = f"{letter.upper()}{number}"
            kept[-1] = Token("cell", name, name, kept[-1].start, token.end)
        else:
            kept.append(token)
    return tuple(kept)


def _spelt_letter(kept: Sequence[Token], token: Token, standing: Senses) -> str:
    """Give the letter that stands by itself between a preposition and a number in words: "to H nine"."""
    if len(kept) < _BOTH or token.sort != "word" or len(kept[-1].text) != 1:
        return ""
    leads, letter = (kinds(edges) for edges in standing.lattice(kept[-2:]))
    return kept[-1].folded if kept[-1].text.isupper() and "prep" in leads and not letter else ""


def _number(token: Token, reader: Reader) -> int:
    """Give the number a word is, in digits or letters; 0: none."""
    if token.number >= 0:
        return token.number
    values = reader.lexicon.values
    return next((values[one] for one in reader.word(token).features if isinstance(one, int) and one in values), 0)


def _without_purpose(found: tuple[Token, ...], reader: Reader) -> tuple[Token, ...]:
    """Leave out what a line ends with to say what its orders are good for: „..., ať máme děti“, "..., so we eat"."""
    purposes = frozenset(map(fold, reader.lexicon.frames.get("talk", {}).get("purpose", ())))
    for at in range(len(found) - 2, 1, -1):
        if found[at].folded in purposes and not _commands(found[at:], reader):
            return found[: at - (found[at - 1].folded in (",", "(", "-"))]
    return found


def _commands(clause: tuple[Token, ...], reader: Reader) -> bool:
    """Tell whether words speak of anything that is told, or of where to: a purpose does not, it has or gets.

    A conclusion may deny a deed: „..., takže nestavět“.
    """
    (first, *_), found = senses(reader.lexicon).lattice(clause), clause[1:]
    lattice = senses(reader.lexicon).lattice(found)
    telling = _TELLING | (reader.lexicon.tables.keys() - set(reader.lexicon.items.get("deeds", {}).get("harmless", ())))
    told = any(edge.kind in telling for edges in lattice for edge in edges) or bool(reader.named(found))
    concepts = reader.lexicon.items.get("deeds", {}).get("purposes", ())
    doing = frozenset({"verb", "negated"}) if "so" in kinds(first) else frozenset({"verb"})
    verbs = [{edge.value for edge in edges if edge.kind in doing} for edges in lattice]
    return told or not any(verbs) or any(each and each.isdisjoint(concepts) for each in verbs)


def _turned(found: tuple[Token, ...], lexicon: Lexicon) -> tuple[Token, ...]:
    """Put an `if` that hangs on its verb before it: „má-li krále“."""
    lattice = senses(lexicon).lattice(found)
    for at in range(2, len(found)):
        hanging = found[at - 1].folded == "-" and found[at - 2].end == found[at - 1].start == found[at].start - 1
        if hanging and "if" in {edge.kind for edge in lattice[at]}:
            return _turned((*found[: at - 2], found[at], found[at - 2], *found[at + 1 :]), lexicon)
    return found


def without_empty(found: tuple[Token, ...], lexicon: Lexicon) -> tuple[Token, ...]:
    """Leave out what carries nothing: groups of words first, where no longer group means something."""
    lattice = senses(lexicon).lattice(found)
    weightless = _IDLE | {"so"} | ({"meanwhile"} if all("if" not in kinds(edges) for edges in lattice) else set())
    deeds = "deeds" in lexicon.items

    def draws(at: int) -> bool:
        """Tell whether a word may draw a conclusion from what stands before it."""
        return deeds and at > 0 and found[at - 1].folded in ("?", ",", "-")

    inside = {
        n for at, edges in enumerate(lattice) for e in edges if e.kind not in weightless for n in range(at, e.end)
    }
    gone: set[int] = set()
    for at, edges in enumerate(lattice):
        longest = max((edge.end for edge in edges), default=at)
        group = {edge.kind for edge in edges if edge.end == longest}
        if longest - at > 1 and group <= weightless & {"empty", "meanwhile"} and not _within(lattice, at, longest):
            gone |= set(range(at, longest))
        elif edges and at not in inside and {edge.kind for edge in edges} <= (_IDLE if draws(at) else weightless):
            gone.add(at)
    gone |= {at for at, edges in enumerate(lattice) if _asking(found, at, {edge.kind for edge in edges})}
    gone -= set(writers(found, lattice, lexicon))
    return tuple(token for at, token in enumerate(found) if at not in gone)


def _asking(found: Sequence[Token], at: int, kinds: Set[str]) -> bool:
    """Tell whether a word of asking stands between commas, where it is but courtesy: „dejte, prosím, jednotce 2“."""
    beside = [one.folded for one in found[max(0, at - 1) : at + 2 : 2]]
    return "empty" in kinds <= {"empty", "wish", "verb"} and beside == [",", ","]


def _within(lattice: Lattice, start: int, end: int) -> bool:
    """Tell whether a group of words lies within a longer one, which begins before it."""
    return any(
        edge.end >= end for at in range(max(0, start - 5), start) for edge in lattice[at] if edge.kind != "empty"
    )


def _stated(lattice: Lattice, found: Sequence[Token]) -> bool:
    """Tell whether a line says what is, and not what shall be; what is said of a condition, or asked, is not meant."""
    shall = (False, *(any(edge.kind == "wish" for edge in edges) for edges in lattice))

    def supposed(at: int) -> bool:
        """Tell whether a condition began before a place, or a question ends behind it."""
        asked = any(token.folded == "?" for token in found[at:])
        return asked or any(edge.kind == "if" for edges in lattice[: at + 1] for edge in edges)

    grouped = {n for at, edges in enumerate(lattice) for e in edges if e.end > at + 1 for n in range(at, e.end)}
    states = [at for at, edges in enumerate(lattice) if any(edge.kind == "be" for edge in edges)]
    return any(not shall[at] and at not in grouped and not supposed(at) for at in states)


def _known(lattice: Lattice, features: Sequence[Features], names: dict[int, tuple[Named, ...]]) -> bool:
    """Tell whether each word has a sense, alone or with others."""
    covered = {at for begin, named in names.items() for name in named for at in range(begin, name.end)}
    for begin, edges in enumerate(lattice):
        covered |= {at for edge in edges for at in range(begin, edge.end)}
    return all(at in covered or one for at, one in enumerate(features))


def _opened(found: Sequence[Token], lexicon: Lexicon) -> bool:
    """Tell whether words of a player's own, known to nobody, may follow: behind a colon, where the game has such."""
    free = any(isinstance(spec, dict) and spec.get("opened") for spec in lexicon.items.get("parts", {}).values())
    return free and any(token.folded == ":" for token in found)


def _of_now(edges: Sequence[object], features: Features, names: tuple[Named, ...]) -> Features:
    """Leave a word that tells of the past nothing but its being a name."""
    if not any(getattr(edge, "past", False) for edge in edges):
        return features
    return frozenset(one for one in features if isinstance(one, str) and one[:1] == "@") if names else NOTHING


def _meanings(line: Meant) -> Iterator[tuple[Found, ...]]:
    """Give the phrases of each reading that means something here; other deeds where units are told nothing."""
    found = tuple(_meant(_told(line))) if "line" in line.lexicon.items else ()
    if not found and "deeds" in line.lexicon.items:
        found = tuple(_meant(_done(replace(line, section="deeds", remembered={}))))
    yield from found


def _told(line: Meant) -> Iterator[Callable[[], tuple[Found, ...]]]:
    """Read what numbered units are told."""
    return (partial(meaning, blocks, line.lexicon, line.vocabulary) for blocks in chart.readings(line))


def _done(line: Meant) -> Iterator[Callable[[], tuple[Found, ...]]]:
    """Read deeds."""
    return (partial(clauses, said, line.lexicon, line.vocabulary) for said in sentences.readings(line))


def _meant(every: Iterable[Callable[[], tuple[Found, ...]]]) -> Iterator[tuple[Found, ...]]:
    for one in every:
        with suppress(Unmeant):
            yield one()
