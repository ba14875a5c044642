"""What shall be done to somebody, said as a command: „Čtvrté jednotce budiž zvýšena rychlost“.

Where a line wishes that something be (`passively` in the frames, each with the word that wishes alone), a participle in
it stands for its verb, if what its ending turns into (`participles`) is one. What is so is no wish and stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token, tokens

_LEAST = 3
"""What is left of a participle without its ending has so many letters."""


def commanded(line: str, reader: Reader) -> str:
    """Say a wish that something be done as that it be done by somebody; nothing where there is no such wish."""
    talk = reader.lexicon.frames.get("talk", {})
    wishes, endings = (_pairs(talk.get(name, ())) for name in ("passively", "participles"))
    folded = fold(line)
    if len(folded) != len(line) or "?" in line:
        return ""
    found = next(((one, alone) for phrase, alone in wishes if (one := _wish(phrase, folded))), None)
    if found is None:
        return ""
    wish, alone = found
    done = [(token, verb) for token in tokens(line) if (verb := _verb(token, endings, reader))]
    if len(done) != 1:
        return ""
    parts = sorted([(wish.start(), wish.end(), alone), (done[0][0].start, done[0][0].end, done[0][1])], reverse=True)
    for start, end, words in parts:
        line = f"{line[:start]}{words}{line[end:]}"
    return line


def _pairs(listed: Iterable[str]) -> list[tuple[str, str]]:
    return [(fold(before), after) for before, _, after in (one.partition(">") for one in listed)]


def _wish(phrase: str, folded: str) -> re.Match[str] | None:
    return re.search(rf"(?<!\w){re.escape(phrase)}(?!\w)", folded)


def _verb(token: Token, endings: Iterable[tuple[str, str]], reader: Reader) -> str:
    """Give the verb a participle is of, if the language knows it; nothing: it is none."""
    if token.sort != "word":
        return ""
    return next(
        (verb for verb in _verbs(token.folded, endings) if words_of(reader.lexicon).may_be(_word(verb), "verb")), ""
    )


def _verbs(word: str, endings: Iterable[tuple[str, str]]) -> Iterator[str]:
    for before, after in endings:
        if word.endswith(before) and len(word) - len(before) >= _LEAST:
            yield word[: len(word) - len(before)] + after


def _word(text: str) -> Token:
    return Token("word", text, fold(text), 0, len(text))
