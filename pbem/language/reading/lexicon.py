"""Lexicons: a game's language in one tongue, loaded from TOML and checked."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import lru_cache

from pbem.core.languages import LANGUAGES
from pbem.language.forms.book import Lexicon, bind
from pbem.language.forms.lexicon_check import Toml, check
from pbem.language.forms.notation import Slot, Word, walk
from pbem.language.reading.proof import faults

_TEXTS = 64
"""So many texts are kept parsed: three a game and language."""
_PLAIN = frozenset({"number", "code", "count", "cell", "text", "plain", "free"})


@lru_cache(maxsize=64)
def load(*tomls: str) -> Lexicon:
    """Load a lexicon; later texts extend earlier ones. A ValueError says what is wrong, before a player meets it.

    The same texts give the same lexicon: campaigns with the same words of their own share it.
    """
    data: Toml = {}
    for toml in tomls:
        try:
            data = _extended(data, _parsed(toml))
        except tomllib.TOMLDecodeError as error:
            raise ValueError(f"not TOML: {error}") from None
    check(data)
    lexicon = bind(data)
    _check_names(lexicon)
    lexicon = _compiled(lexicon)
    if wrong := tuple(faults(lexicon)):
        raise ValueError("; ".join(wrong))
    return lexicon


@lru_cache(maxsize=_TEXTS)
def _parsed(toml: str) -> Toml:
    """Parse a text; that of a language is the same for all games."""
    return tomllib.loads(toml)


def _extended(before: Toml, more: Toml) -> Toml:
    """Add the entries of a later text: tables are joined, lists are lengthened, single values replaced."""
    together = dict(before)
    for key, value in more.items():
        old = together.get(key)
        if isinstance(old, dict) and isinstance(value, dict):
            together[key] = _extended(old, value)
        elif isinstance(old, dict) and isinstance(value, list):
            together[key] = {**old, "also": [*old.get("also", []), *value]}
        elif isinstance(old, list) and isinstance(value, list):
            together[key] = [*old, *value]
        else:
            together[key] = value
    return together


def _check_names(lexicon: Lexicon) -> None:
    """Refuse a form that speaks of a word or a kind which is nowhere defined."""
    types = {*lexicon.forms, *lexicon.groups, *lexicon.tables, *lexicon.proper, *lexicon.labels, *_PLAIN}
    if missing := sorted({kind for group in lexicon.groups.values() for kind in group} - types):
        raise ValueError(f"groups name kinds without a form: {', '.join(missing)}")
    if missing := sorted({block.lines for block in lexicon.blocks} - types):
        raise ValueError(f"blocks of lines that are no kind: {', '.join(missing)}")
    for kind, forms in {**lexicon.forms, "line": (lexicon.line,)}.items():
        for node in (node for form in forms for node in walk(form)):
            if isinstance(node, Word) and node.concept not in lexicon.words:
                raise ValueError(f"forms.{kind}: <{node.concept}> is not in [words]")
            if isinstance(node, Slot) and node.type not in types:
                raise ValueError(f"forms.{kind}: {{{node.name}:{node.type}}} is no kind, group, name or number")


def _compiled(lexicon: Lexicon) -> Lexicon:
    """Make all functions, so that every pattern has its number."""
    for kind in (*lexicon.forms, *lexicon.groups, *lexicon.tables):
        lexicon.grammar.first_of(kind)
        lexicon.grammar.read(kind)
    lexicon.grammar.match(lexicon.line)
    return replace(lexicon, atoms=lexicon.grammar.atoms.all())


__all__ = ["LANGUAGES", "Lexicon", "load"]
