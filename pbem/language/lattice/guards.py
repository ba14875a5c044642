"""What was written that no order may lack or hide: a negation, the past, an order after the sign of a remark.

Nothing negated or told of the past is ever an order, whichever way a line is read. Both are found in the form written,
before any meaning: `neútoč` is no slip of `útoč`, and „obsadila“ tells what happened, though it begins as „obsaď“ does.
A form of the past may stand in a condition ("when it has taken the city") and behind words of wish („aby vzala“).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pbem.core.problems import Problem
from pbem.language.forms.book import Lexicon
from pbem.language.words.fold import fold
from pbem.language.words.inflect import PAST
from pbem.language.words.tokens import Token

_MAY_PRECEDE = frozenset({"if", "until", "otherwise"})
_FAR = 6
"""A participle stands so many words behind what says that something is done, at the most."""


def past(word: str, lexicon: Lexicon) -> bool:
    """Tell whether a folded word is a form of the past and nothing else; what a lexicon writes out is what it says."""
    marked = lexicon.inflected.get(word, "")
    return (
        bool(marked)
        and word not in lexicon.grammar.atoms.exact
        and all(lemma.endswith(PAST) for lemma in marked.split())
    )


def told(found: Sequence[Token], pasts: Sequence[bool], lexicon: Lexicon) -> Problem | None:
    """Say that a line tells what has happened: a form of the past stands in it before any condition or wish.

    What such a word begins ends with a colon, unless it stands right before it: "that you know: two tanks went to B1".
    """
    exempt = False
    for at, (token, one) in enumerate(zip(found, pasts, strict=True)):
        begun = exempts(found, at, lexicon)
        exempt = begun or (exempt and (token.text != ":" or exempts(found, at - 1, lexicon)))
        if one and not exempt and not passive(found, at, lexicon):
            return Problem("past", start=token.start, end=token.end, facts={"word": token.text})
    return None


def passive(found: Sequence[Token], at: int, lexicon: Lexicon) -> bool:
    """Tell whether a form of the past says what is done to somebody: "d2 is sent to green", „budou postaveny“.

    A word for that stands right before it; before a participle, which no form of the past looks like, somewhere before
    it: „bude jeden tank vyslán“.
    """
    told = lexicon.frames.get("told", {})
    words = frozenset(map(fold, told.get("passive", ())))
    participle = bool(told.get("participles")) and not found[at].folded.endswith(tuple(map(fold, told["endings"])))
    before = found[max(0, at - (_FAR if participle else 1)) : at]
    return any(one.folded in words for one in before)


def been(lexicon: Lexicon) -> Sequence[str]:
    """List the forms of `be` in the past that say nothing where something is wished: „aby *bola* presunutá“."""
    said: Sequence[str] = lexicon.frames.get("told", {}).get("been", ())
    return said


def exempts(found: Sequence[Token], at: int, lexicon: Lexicon) -> bool:
    """Tell whether what ends at a place lets a form of the past stand behind it: "if", „v případě, že“, „aby“."""
    phrases = _exempting(lexicon).get(found[at].folded, ()) if at >= 0 else ()
    return any(_ends(phrase, found, at) for phrase in phrases) or causes(found, at, lexicon)


def causes(found: Sequence[Token], at: int, lexicon: Lexicon) -> bool:
    """Tell whether a word has somebody else do what follows, to whom is named right behind: "have two tanks moved"; it
    begins what is said: "we have two tanks" does not.
    """
    spec = lexicon.frames.get("told", {}).get("causing", {})
    if at < 0 or at + 1 >= len(found) or found[at].folded not in spec.get("words", ()):
        return False
    begins = at == 0 or found[at - 1].sort == "mark" or found[at - 1].folded in spec["behind"]
    return begins and (found[at + 1].sort == "number" or found[at + 1].folded in spec["whom"])


def _ends(phrase: tuple[str, ...], found: Sequence[Token], at: int) -> bool:
    return phrase == tuple(token.folded for token in found[max(0, at + 1 - len(phrase)) : at + 1])


def _exempting(lexicon: Lexicon) -> Mapping[str, Sequence[tuple[str, ...]]]:
    """List by their last words what a form of the past may stand behind."""
    known: dict[str, list[tuple[str, ...]]] | None = lexicon.known.get("exempting")
    if known is None:
        known = lexicon.known["exempting"] = {}
        for entry in lexicon.listed:
            if entry.words and (entry.kind in _MAY_PRECEDE or (entry.kind, entry.value) == ("wish", "past")):
                words = tuple(word.removeprefix("=") for word in entry.words)
                known.setdefault(words[-1], []).append(words)
    return known


def differ_in_negation(word: str, other: str, lexicon: Lexicon) -> bool:
    """Tell whether one of two folded words begins with a negation and the other does not: neither is a slip then."""
    return any(word.startswith(prefix) is not other.startswith(prefix) for prefix in prefixes(lexicon))


def prefixes(lexicon: Lexicon) -> tuple[str, ...]:
    """List the beginnings of words that negate (`ne`, `не`)."""
    return tuple(lexicon.frames.get("no", {}).get("prefix", ()))


def spoken(word: str, lexicon: Lexicon) -> bool:
    """Tell whether a folded word doubts, asks, or tells of speech and thought: then it is no slip of another one."""
    known: tuple[frozenset[str], tuple[str, ...]] | None = lexicon.known.get("spoken")
    if known is None:
        said = lexicon.frames.get("talk", {})
        listed = {fold(one) for name in ("says", "asks", "back") for one in said.get(name, ())}
        doubts = {
            entry.words[0].removeprefix("=")
            for entry in lexicon.listed
            if entry.kind in ("hedge", "later", "no") and len(entry.words) == 1
        }
        whole = frozenset({one for one in listed if one[-1:] != "*"} | doubts)
        known = lexicon.known["spoken"] = whole, tuple(one[:-1] for one in listed if one[-1:] == "*")
    return word in known[0] or word.startswith(known[1])


def negates(word: str, lexicon: Lexicon) -> bool:
    """Tell whether a folded word is a known one behind a negation (`neútoč`)."""
    rests = (word.removeprefix(prefix) for prefix in prefixes(lexicon) if word.startswith(prefix))
    return any(len(rest) > 2 and (rest in lexicon.inflected or lexicon.grammar.atoms.find(rest)) for rest in rests)
