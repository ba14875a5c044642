"""How else a line of a letter may be laid out: arrows, a place before a colon, a place in brackets, talk around orders.

Each way is believed only where what is left is read to the letter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pbem.language.around.chatter import around
from pbem.language.around.drawn import drawn
from pbem.language.around.introduced import introduced
from pbem.language.around.reordered import reordered
from pbem.language.around.small_talk import is_small_talk
from pbem.language.lattice.hopes import is_hope, wishes
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.language.talk.besides import QUOTES, is_known, is_talk, titles
from pbem.language.talk.deed_words import deed_verbs
from pbem.language.talk.governed import hangs
from pbem.language.talk.happened import happened
from pbem.language.talk.headings import ORDERING
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.unmeant import unmeant
from pbem.language.talk.weighing import STRONG, Reader, Words, words_of
from pbem.language.talk.withdrawn import withdrawn
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token, tokens

_ARROW = re.compile(r"[-=]{1,2}>|→|(?<=\s)>(?=\s)")
_BACKWARDS = re.compile(r"^(?P<to>[^<←]+)(?:<[-=]{1,2}|←)(?P<what>[^<←]+)$")
_PLACE = re.compile(r"^\s*(?P<place>[^\W\d][^:;,.!?]{2,30}):\s+(?P<what>\S.*)$")
_BRACKETED = re.compile(r"^(?P<before>[^()\s][^()]{1,29})\((?P<inside>[^()]{1,30})\)(?P<rest>[^()]+)$")
_ASIDE = re.compile(r"\([^()]*\)")
_SIGNS = " -–—:"  # noqa: RUF001 - the dashes players write
_DRAWN_OUT = re.compile(r"([^\W\d_])\1{2,}")
_PAUSE = re.compile(r"[,;:](?=\s)|(?<=\s)[:;][-^]?[)D(](?=\s)|\.(?=\s)|\s[-–—]\s")  # noqa: RUF001
_LEADING = 3
"""So many words before a colon may say more than a title."""
_MOST = 4
"""Behind so many pauses the orders begin."""
_FEW = 2
"""So many words in brackets say what an order is."""
_LAST = 4
"""A farewell has so many words."""
_TURNING = ORDERING - {"and", "noun", "ask", "wish"} | {"later", "until", "negated"}


def laid_out(line: str, readers: Readers) -> tuple[str, Reading] | None:
    """Read a line, or a sentence of it, laid out otherwise, if it can be read so to the letter."""
    if "\n" in line or "?" in line or any(wishes(tuple(tokens(line)), one.lexicon) for one in readers.knowing(line)):
        return None
    for words in layouts(line, readers):
        spoken, reading = readers.read(words)
        if isinstance(reading, Reading) and not reading.corrections:
            return spoken, reading
    return None


def layouts(line: str, readers: Readers) -> Iterator[str]:
    """Give the ways a line may be laid out otherwise: none hangs on words that are left out, nor has a line any that
    says that it is not meant, tells what has happened, or takes its order back.
    """
    happens = happened(line, readers.best) or withdrawn(line, readers.every(), readers.best)
    if not happens and not unmeant(line, readers.knowing(line)):
        yield from (words for words in _layouts(line, readers) if not hangs(words, line, readers.every()[0]))


def _layouts(line: str, readers: Readers) -> Iterator[str]:
    yield from _without_bullet(line)
    yield from _of_this_turn(line, readers)
    yield from _under_a_title(line, readers)
    yield from _without_rather(line, readers)
    yield from _without_arrows(line)
    yield from _without_colon(line, readers)
    yield from _without_brackets(line, readers)
    yield from _out_of_brackets(line, readers)
    yield from drawn(line, readers)
    yield from reordered(line, readers)
    yield from introduced(line, readers)
    yield from _without_talk(_DRAWN_OUT.sub(r"\1", line), readers)
    yield from around(line, readers)


def _without_bullet(line: str) -> Iterator[str]:
    """Leave out the sign before a thing of a list: "- call 2 Wolves"."""
    rest = line.lstrip(" \t-*•–—")  # noqa: RUF001 - the dashes players write
    if len(rest) < len(line.lstrip()):
        yield rest


def _of_this_turn(line: str, readers: Readers) -> Iterator[str]:
    """Leave out that an order is one of this turn: "for this round, please split ...", „v tomto kole ...“."""
    folded = fold(line)
    if len(folded) != len(line):
        return
    for reader in readers.knowing(line):
        for phrase in reader.lexicon.frames.get("talk", {}).get("present", ()):
            at = folded.find(fold(phrase))
            bounded = at >= 0 and not folded[at + len(phrase) : at + len(phrase) + 1].isalnum()
            if bounded and not folded[max(0, at - 1) : at].isalnum():
                rest = f"{line[:at].rstrip()} {line[at + len(phrase) :].lstrip(' ,:')}".strip(" ,")
                yield rest
                return


def _without_rather(line: str, readers: Readers) -> Iterator[str]:
    """Leave out that something else had been thought of: "rather move u2 to G8", „radšej presuniem ...“."""
    found = tuple(tokens(line))
    if len(found) <= _LEADING or found[0].sort != "word":
        return
    for reader in readers.knowing(line):
        words = words_of(reader.lexicon)
        binds = any(edge.kind in ("no", "until", "if") for edges in words.lattice(found[1:3]) for edge in edges)
        if words.said("rather", found[:1]) and not binds and not _wishes(found[1:3], words):
            yield line[found[0].end :].lstrip(" ,")
            return


def _wishes(found: Sequence[Token], words: Words) -> bool:
    """Tell whether "rather" compares, or but wishes: "rather than ...", «лучше бы ...»."""
    return words.said("than", found[:1]) or words.said("would", found)


def _under_a_title(line: str, readers: Readers) -> Iterator[str]:
    """Leave of the words before a colon but the title of a list: "I'm away, so I leave a plan: ..." is "plan: ..."."""
    head, colon, rest = _titled(line, readers)
    if not rest.strip() or len(head.split()) < _LEADING:
        return
    for reader in readers.knowing(line):
        if titles(rest.partition(":")[0], reader):
            yield rest.strip()
            return
        one = Sensed(_ASIDE.sub(" ", head), reader)
        titled = [at for at in range(len(one.found)) if titles(one.found[at].text, reader)]
        if len(titled) == 1 and _leaves_a_list(one, titled[0]):
            yield f"{one.found[titled[0]].text}{colon}{rest}"
            return


def _titled(line: str, readers: Readers) -> tuple[str, str, str]:
    """Part a line at its colon, or behind a title that is said to be something: "the plan is two from d1 ..."."""
    head, colon, rest = line.partition(":")
    if colon:
        return head, colon, rest
    found = tuple(tokens(line))
    for reader in readers.knowing(line):
        lattice = words_of(reader.lexicon).lattice(found)
        for at in range(1, len(found)):
            if any(edge.kind == "be" for edge in lattice[at]) and titles(found[at - 1].text, reader):
                return line[: found[at].start], ":", line[found[at].end :]
    return line, "", ""


def _leaves_a_list(one: Sensed, title: int) -> bool:
    """Tell whether who writes is away, or leaves a list for when he is silent; nothing else is said of it."""
    if one.names or one.tells_somebody or one.said("back") or one.words.said("reported", one.found):
        return False
    denied = {at for at, edges in enumerate(one.lattice) if any(edge.kind in ("no", "except") for edge in edges)}
    silent = one.said("silent")
    if (denied and not silent) or title in {at + 1 for at in denied} or ("if" in one.kinds and not silent):
        return False
    return silent or one.said("leaves")


def _without_arrows(line: str) -> Iterator[str]:
    """Read arrows as the spaces between what is taken and where it goes: "farm <- 3 from the hall"."""
    if found := _BACKWARDS.match(line):
        yield f"{found['what'].strip()} {found['to'].strip()}"
    elif _ARROW.search(line):
        yield _ARROW.sub(" ", line)


def _without_colon(line: str, readers: Readers) -> Iterator[str]:
    """Put what stands behind a place and a colon before it: "barracks: d2"."""
    found = _PLACE.match(line)
    if found and ":" not in found["what"] and any(_is_place(found["place"], reader) for reader in readers.every()):
        yield f"{found['what'].rstrip(' .!')} {found['place']}"
        yield f"{found['place']} {found['what']}"


def _is_place(words: str, reader: Reader) -> bool:
    """Tell whether words but name a place of the game, and no power that might be spoken of, or speak."""
    one = Sensed(words, reader)
    powers = one.words.harmless | {"power", "colour", "seat", "raider", "verb", "noun", "unit"}
    other = one.strange or one.titles or one.kinds & powers
    return one.names and not other and max(one.weights) == STRONG


def _without_brackets(line: str, readers: Readers) -> Iterator[str]:
    """Leave out where a unit stands, beside its number: "Lur (army 1) - right 7", "army 1 (Lur): right 7"."""
    found = _BRACKETED.match(line.strip())
    if not found:
        return
    before = found["before"].strip()
    for who, where in ((found["inside"], before), (before, found["inside"])):
        if any(_is_unit(who, one) and _names_place(where, one) for one in readers.every()):
            yield f"{who}: {found['rest'].lstrip(_SIGNS)}"


def _out_of_brackets(line: str, readers: Readers) -> Iterator[str]:
    """Take out of brackets a word that says what is done, and names nothing: "strength on u1 (bonus)"."""
    inside = _ASIDE.findall(line)
    if len(inside) == 1 and not _hangs(line, readers) and _says_which_way(inside[0], readers):
        yield line.replace("(", " ").replace(")", " ")
    elif len(inside) == 1 and len(inside[0].split()) <= _FEW and not _hangs(line, readers):
        one = Sensed(inside[0], readers.every()[0])
        if one.found and not one.names and all({edge.kind for edge in each} & {"verb"} for each in one.lattice):
            yield line.replace("(", " ").replace(")", " ")


def _says_which_way(words: str, readers: Readers) -> bool:
    """Tell whether words in brackets but say over which squares: "u1 to E5 (via D5)"."""
    every = [Sensed(words, one) for one in readers.knowing(words)]
    return any(
        one.found and one.tells_somebody and ("prep", "via") in {(edge.kind, edge.value) for edge in one.lattice[0]}
        for one in every
    )


def _hangs(line: str, readers: Readers) -> bool:
    """Tell whether something is done but on a condition, or otherwise."""
    return any(Sensed(line, one).kinds & {"if", "otherwise", "or", "until", "no"} for one in readers.knowing(line))


def _is_unit(words: str, reader: Reader) -> bool:
    one = Sensed(words, reader)
    return one.tells_somebody and all(
        weight <= 0 or one.names_somebody(at) or {edge.kind for edge in one.lattice[at]} & {"noun", "number"}
        for at, weight in enumerate(one.weights)
    )


def _names_place(words: str, reader: Reader) -> bool:
    found = tuple(tokens(words))
    named = {at for begin, every in reader.named(found).items() for one in every for at in range(begin, one.end)}
    return len(named) == len(found) > 0


def _without_talk(line: str, readers: Readers) -> Iterator[str]:
    """Leave out how the writer is before his first order, and his farewell behind the last."""
    pauses = list(_PAUSE.finditer(line))
    starts = [0, *(pause.end() for pause in pauses[:_MOST] if _leads(line, pause, readers))]
    ends = [len(line), *(pause.start() for pause in pauses[-1:] if _bids_farewell(line[pause.end() :], readers))]
    for start in reversed(starts):
        for end in reversed(ends):
            if 0 < end - start < len(line) and line[start:end].strip(" .,"):
                yield line[start:end].strip()


def _leads(line: str, pause: re.Match[str], readers: Readers) -> bool:
    """Tell whether words before a pause say nothing of the orders behind it; before a colon they may turn them."""
    words = line[: pause.start()]
    known = pause[0] != ":" or is_known(words, readers.every())
    if not known or any(titles(words, one) for one in readers.knowing(words)):
        return False
    if line[pause.end() :].lstrip().startswith(QUOTES):
        return False
    if pause[0] == "," and any(is_hope(tuple(tokens(words)), one.lexicon) for one in readers.knowing(words)):
        return False
    return _is_idle(words, readers) or (pause[0] == ":" and is_small_talk(f"{words}:", readers))


def _is_idle(words: str, readers: Readers) -> bool:
    """Tell whether words before an order say only how the writer is, or greet: "hi, writing from the bus"."""
    every = [Sensed(words, reader) for reader in readers.knowing(words)]
    most = max(one.known for one in every)
    best = [one for one in every if one.known == most]
    if any(one.kinds & _TURNING or one.said("back") or _speaks(one) for one in best):
        return False
    personal = any(one.said("life") or one.said("jots") or _greets(one) for one in best)
    return personal and (is_talk(words, readers.knowing(words)) or is_small_talk(words, readers))


def _speaks(one: Sensed) -> bool:
    """Tell whether somebody else says something, or is thought of; "I am writing" says nothing."""
    return one.words.speaks([token for token in one.found if not one.words.said("jots", (token,))])


def _greets(one: Sensed) -> bool:
    """Tell whether nothing but courtesy stands there."""
    return bool(one.found) and all(weight < 0 for weight in one.weights)


def _bids_farewell(words: str, readers: Readers) -> bool:
    """Tell whether the last words of a line but take leave, with a name: "bye, Mirek"."""
    if len(words.split()) > _LAST or not words.strip():
        return False
    every = [Sensed(words, reader) for reader in readers.knowing(words)]
    if any(one.said("back") or one.said("wavers") or one.kinds & _TURNING for one in every):
        return False
    if any(_means_something(one) or _speaks(one) or _is_of_people(one) for one in every):
        return False
    for one in every:
        if one.found and one.weights[0] < 0 and not any(w > 0 for w in one.weights):
            return not _does_something(one)
    return False


def _does_something(one: Sensed) -> bool:
    """Tell whether courtesy may be a deed beside another word: «остаётся внутри» takes no leave."""
    verbs = deed_verbs(one.reader.lexicon) - {"go"}
    deeds = any(edge.kind == "verb" and edge.value in verbs and not edge.past for edge in one.lattice[0])
    return deeds and any(edge.kind in ("prep", "place") for edges in one.lattice[1:] for edge in edges)


def _is_of_people(one: Sensed) -> bool:
    """Tell whether words say something of the writer or of others: "I lied", "they say"."""
    return any(one.words.said(name, one.found[:1]) for name in ("oneself", "people"))


def _means_something(one: Sensed) -> bool:
    """Tell whether a word that is no courtesy stands in the sentences of the game: „a to dvakrát“ is no farewell."""
    words = (token for token, weight in zip(one.found, one.weights, strict=True) if weight >= 0)
    known = (one.reader.word(token) for token in words)
    return any(word.features and not word.taken for word in known)
