"""Sentences that but announce orders, or cheer: whose orders follow and of which turn, what kind, who may tremble."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbem.language.lattice.plain_lines import plain
from pbem.language.talk.weighing import WEAK, Reader, weights_of, words_of
from pbem.language.words.tokens import Token, tokens

ORDERING = frozenset(
    {"no", "hedge", "or", "if", "until", "otherwise", "except", "later", "group", "number", "ordinal", "unit"}
    | {"direction", "noun", "wish", "half", "and", "then", "contrast", "from", "negated", "ask"}
)
"""Kinds of words no remark has: it may be the condition or the denial of what stands beside it."""
_TELLING = ORDERING - {"noun", "and", "wish", "later", "ask"} | {"verb", "place"}
"""Kinds of words that stand in no heading of orders."""
_OF_WHAT = frozenset({"noun", "prep"})
"""What a heading says of whom or what its orders are: "orders to the blue army"."""
_DOING = frozenset({"unit", "number", "ordinal", "direction", "noun", "cell", "if", "or", "place"})
"""Kinds of words nobody cheers with."""
_LONGEST = 16
_TURN = re.compile(r"[TtRrТтРр]\d{1,3}")  # noqa: RUF001
_FEW = 2
_SOME = 4
"""So few words are a heading with the number of a turn, and so many beside one that announces: "FR orders r6"."""


def heads(sentence: str, reader: Reader) -> bool:
    """Tell whether a sentence but says whose orders follow and of which turn: "Blue, turn 7:", "I submit my orders"."""
    found, words = tuple(token for token in tokens(plain(sentence)) if token.sort != "mark"), words_of(reader.lexicon)
    if len(found) > _LONGEST or (words.said("back", found) and not sentence.rstrip().endswith(":")):
        return False
    if _calls_oneself(sentence, found, reader):
        return True
    few = _SOME if words.said("announce", found) else _FEW
    announced = [words.said("announce", (token,)) or (len(found) <= few and _is_turn(token)) for token in found]
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
    telling = (kinds[at] & _TELLING for at in rest if weights[at] or not kinds[at] & counted)
    return len(powers) <= 1 and not any(weights[at] >= WEAK for at in rest) and not any(telling)


def _calls_oneself(sentence: str, found: Sequence[Token], reader: Reader) -> bool:
    """Tell whether the name of one's own seat stands before a colon, and nothing else: "Blue:"."""
    if len(found) != 1 or not sentence.rstrip().endswith(":"):
        return False
    return any(edge.value == reader.vocabulary.seat for edge in words_of(reader.lexicon).lattice(tuple(found))[0])


def _is_turn(token: Token) -> bool:
    """Tell whether a word may be the number of a turn: "T7 blue"."""
    return bool(_TURN.fullmatch(token.text))


def cheers(sentence: str, reader: Reader) -> bool:
    """Tell whether a sentence but cheers somebody, or threatens him: "Long live Blue!", "and don't let Green win!"."""
    found, words = tuple(token for token in tokens(plain(sentence)) if token.sort != "mark"), words_of(reader.lexicon)
    if len(found) > _LONGEST or not words.said("cheers", found):
        return False
    lattice, weights = words.lattice(found), weights_of(found, words.lattice(found), reader)
    kinds = [frozenset(edge.kind for edge in edges) for edges in lattice]
    heavy = [at for at, weight in enumerate(weights) if weight >= WEAK and not words.said("cheers", found[at : at + 1])]
    powers = [at for at in heavy if kinds[at] & (words.large | words.harmless)]
    doing = (kinds[at] & _DOING for at, weight in enumerate(weights) if weight >= 0)
    return len(heavy) == len(powers) <= 1 and not any(doing)


def is_section(sentence: str, reader: Reader) -> bool:
    """Tell whether words but name a part of a letter: "Movement:", "and then the shopping:"."""
    found, words = tuple(token for token in tokens(plain(sentence)) if token.sort != "mark"), words_of(reader.lexicon)
    named = [words.said("sections", (token,)) for token in found]
    weights = weights_of(found, words.lattice(found), reader)
    return any(named) and all(name or weight <= 0 for name, weight in zip(named, weights, strict=True))
