"""Lines nobody should write, and somebody will."""

from __future__ import annotations

from itertools import product
from random import Random

from pbem.core.vocabulary import Vocabulary
from pbem.language.forms.say import echo, say
from pbem.language.letter import sheet as sheets
from pbem.language.reading.parse import Reader, Reading
from pbem.registry import AnyView, Installed
from pbem.testing.playing import Game, chance_of, during, random_lines
from pbem.testing.sentences import Sentences

ODD = (
    "abcxyz ABC 0123456789 абвёжщ ЫЪЯ ěščřžýáíé ľĺŕôňď \t,;:.!?()[]{}<>«»„“\"'`-–—…=+*/\\|@#$%^&_~€№ "
    "\u00a0\u200b\u202e\ufeff\u0301\u0000\x1b😀中ﬁß"
)


SENTENCES, LONG, NOISE = 500, 50, 4
"""So many lines that make sense are read in a game, so many made of two that hardly do, so many odd ones a letter."""


def garbage(installed: Installed, game: Game, share: float = 1.0) -> None:
    """Whatever a mail holds, reading, checking, planning and saying it again raise nothing; one seat writes a turn.

    A `share` of all that is enough for a game that is held once more with other options.
    """
    chance = chance_of(installed, game, "garbage")
    for number, state in enumerate(game.states):
        if asked := installed.ruleset.rules.awaiting(state):
            seat = chance.choice(asked).seat
            place = f"{game.name}: after {number} turns: {seat}"
            _read(installed, installed.ruleset.rules.view(state, seat), chance, place, share)
    view = installed.ruleset.rules.view(chance.choice(game.states), chance.choice(game.seats))
    _read_sentences(installed, installed.ruleset.words.vocabulary(view), chance, game.name, share)


def part(number: int, share: float) -> int:
    """Give a share of a number, and not nothing."""
    return max(1, round(number * share))


def _read_sentences(installed: Installed, vocabulary: Vocabulary, chance: Random, place: str, share: float) -> None:
    """Read what the lexicon lets a player say, of a few kinds at a time.

    A line that can be read in two ways is asked about in our words, and there may be no words for one of them. Both are
    rare, so lines of either sort are put together.
    """
    language = chance.choice(sorted(installed.lexicons))
    lexicon, unsaid, asked = installed.lexicons[language], list[str](), list[str]()
    reader, kinds = Reader(lexicon, vocabulary), sorted(lexicon.forms)
    for _ in range(part(SENTENCES, share)):
        line = Sentences(lexicon, vocabulary, chance, frozenset(chance.sample(kinds, min(2, len(kinds))))).line()
        with during(f"{place}: reading {line!r} in {language}"):
            reading = reader.read(line)
        if isinstance(reading, Reading):
            unsaid += [] if echo(reading.phrases, lexicon) else [line]
        elif reading.ambiguous:
            asked.append(line)
    for line in (f"{one} ; {other}" for one, other in _pairs(unsaid, asked, chance)):
        with during(f"{place}: reading {line!r} in {language}"):
            reader.read(line)


def _pairs(some: list[str], others: list[str], chance: Random) -> list[tuple[str, str]]:
    every = list(product(some, others))
    return chance.sample(every, min(LONG, len(every)))


def _read(installed: Installed, view: AnyView, chance: Random, place: str, share: float) -> None:
    language = chance.choice(sorted(installed.lexicons))
    written = random_lines(installed, view, language, chance)
    lines = [spoiled(line, chance) for line in written[: part(len(written), share)]]
    lines += [noise(chance) for _ in range(part(NOISE, share))]
    with during(f"{place}: reading {lines!r}"):
        numbered = tuple(enumerate(lines, 1))
        draft = sheets.read(
            numbered, installed.ruleset, view, sheets.readers(installed.ruleset, view, installed.lexicons, language)
        )
        installed.ruleset.telling.plan(view, draft.sheet)
        installed.ruleset.telling.overview(view, draft.sheet)
        installed.ruleset.words.missing(view, draft.sheet)
        for order in draft.sheet:
            say(installed.ruleset.words.phrase(order), installed.lexicons[language])


def noise(chance: Random) -> str:
    """Write a line of odd characters."""
    return "".join(chance.choice(ODD) for _ in range(chance.randrange(80)))


def spoiled(line: str, chance: Random) -> str:
    """Spoil a line: words dropped, doubled, swapped, cut, mistyped, numbers grown."""
    words = line.split()
    for _ in range(chance.randint(1, 3)):
        if words:
            _spoil(words, chance)
    return " ".join(words)


def _spoil(words: list[str], chance: Random) -> None:
    at, other = chance.randrange(len(words)), chance.randrange(len(words))
    word = words[at]
    letter = chance.randrange(len(word) + 1)
    match chance.randrange(7):
        case 0:
            del words[at]
        case 1:
            words.insert(other, word)
        case 2:
            words[at], words[other] = words[other], word
        case 3:
            words[at] = word[:letter]
        case 4:
            words[at] = word[:letter] + chance.choice(ODD) + word[letter:]
        case 5:
            words[at] = word[:letter] + word[letter + 1 :]
        case _:
            words[at] = str(chance.choice((0, -1, 7, 99, 10**12)))
