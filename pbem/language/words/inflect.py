"""All forms of the words a lexicon lists, made beforehand from a list of a language's forms and their dictionary forms.

Lexicons and frames list dictionary forms. Nobody looks a lemma up while a letter is read: the list is turned round
once; kept is, for each folded form, the dictionary forms it belongs to and whether it tells of the past. So words
without diacritics are read, too, which no lemmatiser can do.

A form of the past is marked by its letters and by its fellows: `zaútočila` is one, since `zaútočil` is a form of the
same verb; `pošli` of `poslat` is none, there is no `pošl`, nor is `zvol`, with which `zvolit` begins. Forms of a verb
that begin with a negation its dictionary form lacks (`neútoč`) are left out: they are no forms of the order, and are
told as what they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from pbem.language.words.fold import fold

PAST = "<"
"""Stands behind a dictionary form where the form tells of the past: `vzit<`; alone where only that matters."""

_SAID, _ALSO = ">", "+"
_FEW, _WHOLE = 3, 12
"""A word with no more forms than a few is formed by rule; one with fewer than a whole verb has, where the list knows
no other word of that form.
"""
_ACCENTED = {"a": "á", "i": "í", "o": "ó", "y": "ý"}

Table = Mapping[str, str]
"""A folded form -> its dictionary forms, parted by spaces, those of which it is a form of the past with `<` behind."""


@dataclass(frozen=True)
class Wanted:
    """What a language's forms are made for.

    `lemmas` are dictionary forms of which all forms are wanted, `stems` and `whole` what else a lexicon knows, by the
    first letters or whole: of those the forms of the past only. `endings` and `infinitives` tell a form of the past,
    `orders` are none, though they look like it. `regular` tells how words are inflected that the list lacks: an ending
    of the dictionary form and, behind it, what stands in its place, those of the past with `<`.
    """

    lemmas: frozenset[str]
    stems: frozenset[str] = frozenset()
    whole: frozenset[str] = frozenset()
    endings: tuple[str, ...] = ()
    infinitives: tuple[str, ...] = ("",)
    irregular: frozenset[str] = frozenset()
    orders: frozenset[str] = frozenset()
    prefixes: tuple[str, ...] = ()
    regular: tuple[str, ...] = ()
    """Endings of dictionary forms, each with those of the other forms: for words of which the list knows next to none;
    behind `<` stand those of the past. With `>` in them: what is said in place of a written ending (`ý ého>ýho`),
    behind `+` though the list has a word of that form.
    """
    participles: tuple[str, ...] = ()
    """Endings of dictionary forms, each with those of the participles of what has been done: forms of the past."""


def inflected(listed: Iterable[tuple[str, str]], wanted: Wanted) -> dict[str, str]:
    """Make the table of a language of its list of (form, dictionary form)."""
    listed = tuple(listed)
    forms: dict[str, set[str]] = {}
    plain: dict[str, str] = {}
    for form, lemma in listed:
        if lemma not in plain:
            plain[lemma] = fold(lemma)
        if plain[lemma] in wanted.lemmas or _told(form, plain[lemma], wanted):
            forms.setdefault(lemma, set()).add(form)
    found: dict[str, set[str]] = {lemma: {lemma} for lemma in wanted.lemmas}
    for lemma, members in forms.items():
        for form in members:
            _add(found, form, lemma, members, wanted)
    for form, marked in _formed(forms, plain, listed, wanted):
        found.setdefault(form, set()).add(marked)
    for form, marked in tuple(_spoken(found, {fold(form) for form, _ in listed}, wanted)):
        found.setdefault(form, set()).add(marked)
    for form, marked in tuple(_done(found, {fold(form) for form, _ in listed}, wanted)):
        found.setdefault(form, set()).add(marked)
    for word in wanted.irregular:
        found.setdefault(word, set()).add(PAST)
    for word in _other_words(listed, found, wanted):
        found[word] -= {PAST}
    return {form: " ".join(sorted(lemmas)) for form, lemmas in sorted(found.items()) if lemmas}


def _formed(
    forms: Mapping[str, set[str]], plain: Mapping[str, str], listed: Iterable[tuple[str, str]], wanted: Wanted
) -> Iterator[tuple[str, str]]:
    """Form by rule the words of which the list lacks most forms, or some."""
    counted: dict[str, int] = {}
    for lemma, members in forms.items():
        counted[plain[lemma]] = max(len(members), counted.get(plain[lemma], 0))
    known = {fold(form) for form, _ in listed}
    for lemma in wanted.lemmas:
        count = counted.get(lemma, 0)
        if count < _WHOLE:
            yield from (one for one in _regular(lemma, wanted.regular) if count <= _FEW or one[0] not in known)


def _done(found: Mapping[str, set[str]], known: set[str], wanted: Wanted) -> Iterator[tuple[str, str]]:
    """Form the participles of what has been done that no list has, also as another word: `переброшены`, `předáno`."""
    for lemma in wanted.lemmas if wanted.participles else ():
        for form, _ in _regular(lemma, wanted.participles):
            if form not in found and form not in known:
                yield form, lemma + PAST


def _regular(lemma: str, regular: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Inflect a word by the longest regular ending it has; `<` marks a form of the past, alone all behind it."""
    rules = (rule.split() for rule in regular if _SAID not in rule)
    fitting = [rule for rule in rules if rule and _ends(lemma, fold(rule[0]))]
    for ending, *others in [max(fitting, key=lambda rule: len(rule[0]))] if fitting else ():
        stem, told = lemma.removesuffix(fold(ending)), len(others)
        told = others.index(PAST) if PAST in others else told
        for at, one in enumerate(others):
            if one != PAST:
                past = at > told or one.endswith(PAST)
                yield stem + fold(one.removesuffix(PAST).removeprefix("-")), lemma + PAST * past


def _spoken(found: Mapping[str, set[str]], known: set[str], wanted: Wanted) -> Iterator[tuple[str, str]]:
    """Form what is said and stands in no book: `druhej`, `tankama`, `přesunem`; no other word is taken for it, but
    behind `+`: `presunutá` is a word of its own in the list. No form of another word the lexicon lists is one.
    """
    rules = [
        (fold(ending), *map(fold, change.split(_SAID)))
        for ending, *changes in map(str.split, wanted.regular)
        for change in changes
        if _SAID in change
    ]
    for form, lemmas in found.items() if rules else ():
        for ending, written, said in rules:
            spoken = form.removesuffix(written) + said.removeprefix(_ALSO)
            taken = spoken in (found if said[:1] == _ALSO else known)
            if form.endswith(written) and not taken:
                yield from ((spoken, one) for one in lemmas if one in wanted.lemmas and _ends(one, ending))


def _ends(lemma: str, ending: str) -> bool:
    """Tell whether a dictionary form has an ending, and more than a letter before it."""
    return lemma.endswith(ending) and len(lemma) > len(ending) + 1


def _add(found: dict[str, set[str]], form: str, lemma: str, members: set[str], wanted: Wanted) -> None:
    word, plain = fold(form), fold(lemma)
    if any(word.startswith(prefix) and not plain.startswith(prefix) for prefix in wanted.prefixes):
        return
    past = _past(form, lemma, members, wanted)
    if plain in wanted.lemmas:
        found.setdefault(word, set()).add(plain + PAST if past else plain)
    elif past:
        found.setdefault(word, set()).add(PAST)


def _other_words(listed: Iterable[tuple[str, str]], found: Mapping[str, set[str]], wanted: Wanted) -> set[str]:
    """List forms of the past that without their diacritics are other words, too: `bili` may be white (`bílí`)."""
    marked = {word for word, lemmas in found.items() if PAST in lemmas and word not in wanted.irregular}
    endings = tuple({ending for word in marked for ending in (word[-1], *_ACCENTED.get(word[-1], ()))})
    return {
        word
        for form, lemma in listed
        if form.endswith(endings) and not form.isascii() and (word := fold(form)) in marked
        if not fold(lemma).endswith(wanted.infinitives) or not form.endswith(wanted.endings)
    }


def _told(form: str, lemma: str, wanted: Wanted) -> bool:
    """Tell whether a form may be one of the past of a verb the lexicon knows by its first letters."""
    if not form.endswith(wanted.endings) or not lemma.endswith(wanted.infinitives):
        return False
    return lemma in wanted.whole or _begins(fold(form), wanted.stems)


def _begins(word: str, stems: frozenset[str]) -> bool:
    return any(word[:cut] in stems for cut in range(len(word), 1, -1))


def _past(form: str, lemma: str, members: set[str], wanted: Wanted) -> bool:
    """Tell whether a form tells of the past."""
    if fold(form) in wanted.irregular:
        return True
    plain = fold(lemma)
    if plain.startswith(fold(form)) or fold(form) in wanted.orders or not plain.endswith(wanted.infinitives):
        return False
    return any(form.endswith(ending) and _participle(form, ending) in members for ending in wanted.endings)


def _participle(form: str, ending: str) -> str:
    """Give the shortest form of the same participle: `zaútočila` -> `zaútočil`, `вернулась` -> `вернулся`."""
    letter = ending[0]
    return form.removesuffix(ending) + ("ed" if letter == "e" else letter + "ся" * ending.endswith(("сь", "ся")))
