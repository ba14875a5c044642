"""A phrase in words: the first form of its kind that says all of its slots."""

from __future__ import annotations

import re
from collections.abc import Iterable

from pbem.core.phrases import Phrase
from pbem.core.problems import Defect
from pbem.language.forms.book import Lexicon
from pbem.language.forms.notation import Choice, Constant, Literal, Maybe, Node, Sequence, Slot, Word, walk
from pbem.language.forms.slots import TEXTS
from pbem.language.words.plural import COUNTED, plural
from pbem.language.words.scripts import shown
from pbem.language.words.tokens import tokens

_QUOTES = (('"', '"'), ("«", "»"), ("“", "”"))
_GLUE = (
    (" ", re.compile(r" ([,;:.)])"), r"\1"),
    ("( ", re.compile(r"\( "), "("),
    (" + ", re.compile(r"(\d) (\+) (?=\d)"), r"\1\2"),
    (" / ", re.compile(r"(\d) (/) (?=\d)"), r"\1\2"),
    (" %", re.compile(r"(\d) %"), r"\1%"),
)
"""What is drawn together: a piece of it that is looked for first, which is quicker; what is found, what it becomes."""

_QUOTED = re.compile(r"(\"[^\"]*\"|«[^»]*»|“[^”]*”)")
_REMEMBERED = 2_000

Said = tuple[str, frozenset[str]] | None
_NOTHING = frozenset[str]()


def say(phrase: Phrase, lexicon: Lexicon) -> str:
    """Say a phrase as the player's language does; it reads back to the same phrase. An unsayable one is a Defect."""
    said = _phrase(phrase, lexicon, "")
    if said is None:
        raise Defect(f"the lexicon {lexicon.language!r} has no form for {phrase!r}")
    return _glue(said)


def echo(phrases: Iterable[Phrase], lexicon: Lexicon) -> str:
    """Say what a line was read as; empty: forms a player may write need not all be said by one that we would choose."""
    said = [_phrase(phrase, lexicon, "") for phrase in phrases]
    return "; ".join(_glue(one) for one in said if one is not None) if None not in said else ""


def _glue(said: str) -> str:
    """Set the signs close to the words, but nothing inside quotation marks."""
    pieces = _QUOTED.split(said)
    for index in range(0, len(pieces), 2):
        for sign, pattern, together in _GLUE:
            if sign in pieces[index]:
                pieces[index] = pattern.sub(together, pieces[index])
    return "".join(pieces)


def _phrase(phrase: Phrase, lexicon: Lexicon, case: str) -> str | None:
    """Say a phrase; one without phrases in it is said again and again (`up 3`), so it is remembered."""
    known: dict[object, str | None] = lexicon.known.setdefault("said", {})
    key = (phrase.kind, case, tuple(phrase.slots.items()))
    try:
        said = known.get(key)
    except TypeError:
        return _said(phrase, lexicon, case)
    if said is None:
        if len(known) > _REMEMBERED:
            known.clear()
        said = known[key] = _said(phrase, lexicon, case)
    return said


def _said(phrase: Phrase, lexicon: Lexicon, case: str) -> str | None:
    wanted = frozenset(phrase.slots)
    for form in _fitting(phrase.kind, wanted, lexicon):
        said = _sequence(form, phrase, lexicon, case)
        if said is not None and said[1] == wanted:
            return said[0]
    return None


def _fitting(kind: str, wanted: frozenset[str], lexicon: Lexicon) -> tuple[Sequence, ...]:
    """Give the forms that have a place for each slot, and none that must be filled with another."""
    key = ("fitting", kind, wanted)
    found: tuple[Sequence, ...] | None = lexicon.known.get(key)
    if found is None:
        forms = lexicon.forms.get(kind, ())
        found = tuple(form for form in forms if _must(form) <= wanted <= _may(form))
        lexicon.known[key] = found
    return found


def _may(form: Sequence) -> frozenset[str]:
    """List the slots a form has."""
    return frozenset(node.name for node in walk(form) if isinstance(node, Slot | Constant))


def _must(form: Sequence) -> frozenset[str]:
    """List the slots a form cannot be said without."""
    return frozenset(node.name for node in form if isinstance(node, Slot | Constant))


def _sequence(sequence: Sequence, phrase: Phrase, lexicon: Lexicon, case: str) -> Said:
    words: list[str] = []
    used: frozenset[str] = frozenset()
    for node in sequence:
        said = _node(node, phrase, lexicon, case)
        if said is None:
            return None
        if said[0]:
            words.append(said[0])
        if said[1]:
            used |= said[1]
    return " ".join(words), used


def _node(node: Node, phrase: Phrase, lexicon: Lexicon, case: str) -> Said:
    match node:
        case Word():
            return node.said or lexicon.case(lexicon.words[node.concept], node.case or case), _NOTHING
        case Slot():
            return _slot(node, phrase, lexicon, _case(node, phrase, lexicon, case))
        case Literal():
            return (node.text, _NOTHING) if not node.text.endswith("*") else None
        case Maybe():
            filled = not node.slots.isdisjoint(phrase.slots)
            inner = _sequence(node.body, phrase, lexicon, case) if filled else None
            return inner if inner is not None and inner[1] else ("", _NOTHING)
        case Choice():
            every = [one for body in node.bodies if (one := _sequence(body, phrase, lexicon, case)) is not None]
            return max(every, key=lambda one: len(one[1]), default=None)
        case Constant():
            return ("", frozenset({node.name})) if phrase.slots.get(node.name) == node.value else None


def _case(slot: Slot, phrase: Phrase, lexicon: Lexicon, handed: str) -> str:
    """Give the case a slot is said in; `counted` wants that of its number, and for one the case that was handed on."""
    if slot.case != COUNTED:
        return slot.case or handed
    count = phrase.slots.get("count")
    number = plural(lexicon.language, count) if isinstance(count, int) else "one"
    return handed if number == "one" else number


def _slot(node: Slot, phrase: Phrase, lexicon: Lexicon, case: str) -> Said:
    value = phrase.slots.get(node.name)
    if value is None or (node.between is None) is isinstance(value, tuple):
        return None
    values = value if isinstance(value, tuple) else (value,)
    said = [_value(one, node.type, lexicon, case) for one in values]
    between = _sequence(node.between, phrase, lexicon, case) if node.between else None
    link = (f" {between[0]} " if between[0] else " ") if between else ""
    return None if None in said else (link.join(filter(None, said)), frozenset({node.name}))


def _value(value: str | int | Phrase, type_: str, lexicon: Lexicon, case: str) -> str | None:
    if isinstance(value, Phrase):
        fits = value.kind == type_ or value.kind in lexicon.groups.get(type_, ())
        return _phrase(value, lexicon, case) if fits else None
    if type_ in ("number", "code", "count"):
        return str(value) if isinstance(value, int) else None
    if type_ in lexicon.labels:
        return f"{lexicon.labels[type_][0]}{value}" if isinstance(value, int) else None
    if type_ in lexicon.tables:
        entry = lexicon.tables[type_].get(str(value))
        return lexicon.case(entry, case) if entry else None
    if type_ in TEXTS:
        return quoted(str(value))
    if type_ == "cell":
        return str(value)
    return _name(str(value), lexicon) if type_ in lexicon.proper else None


def _name(name: str, lexicon: Lexicon) -> str:
    """Say a proper name in the reader's script; in quotation marks when it could be taken for something else."""
    sorts = {"word"} if lexicon.labels or _cells(lexicon) else {"word", "cell"}
    plain = all(
        token.sort in sorts and token.folded not in lexicon.fillers and not lexicon.grammar.atoms.find(token.folded)
        for token in tokens(name)
    )
    return shown(name, lexicon.language) if plain else quoted(name)


def _cells(lexicon: Lexicon) -> bool:
    """Tell whether a name such as `C1` could be a cell: some form has a place for one."""
    found: bool | None = lexicon.known.get("cells")
    if found is None:
        slots = (node for forms in lexicon.forms.values() for form in forms for node in walk(form))
        found = lexicon.known["cells"] = any(isinstance(node, Slot) and node.type == "cell" for node in slots)
    return found


def quoted(text: str) -> str:
    """Put a text between quotation marks it does not hold itself."""
    for first, last in _QUOTES:
        if first not in text and last not in text:
            return first + text + last
    return '"' + text.replace('"', "'") + '"'
