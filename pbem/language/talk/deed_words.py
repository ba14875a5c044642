"""Whether a sentence has the words of any deed of its game; one that has none is no order, however ill it is read."""

from __future__ import annotations

from pbem.language.concepts import Reader
from pbem.language.deeds.possible import possible
from pbem.language.forms.book import Lexicon
from pbem.language.forms.matching import Line, Run
from pbem.language.lattice.meant import Line as Meant
from pbem.language.lattice.plain_lines import parted, plain
from pbem.language.lattice.senses import senses
from pbem.language.words.tokens import tokens


def of_deeds(lexicon: Lexicon) -> bool:
    """Tell whether the orders of a game are deeds, and none those of numbered units."""
    return "deeds" in lexicon.items and "line" not in lexicon.items


def counts_units(lexicon: Lexicon) -> bool:
    """Tell whether a game has units that are told by number or place; elsewhere a square is but a land."""
    return "line" in lexicon.items or "unit" in lexicon.items.get("deeds", {})


def deed_verbs(lexicon: Lexicon) -> frozenset[str]:
    """Give the concepts that are verbs of deeds or parts of plans; others only stand in conditions, or state."""
    known: frozenset[str] | None = lexicon.known.get("deed verbs")
    if known is None:
        every = (*lexicon.items.get("item", {}).values(), *lexicon.items.get("deed", {}).values())
        known = lexicon.known["deed verbs"] = frozenset(verb for one in every for verb in one.get("verb", ()))
    return known


def may_order(sentence: str, reader: Reader) -> bool:
    """Tell whether a deed of the game has all its words in a sentence, whatever else stands there."""
    lexicon = reader.lexicon
    if not of_deeds(lexicon):
        return True
    found = tuple(parted(tokens(plain(sentence)), lambda token: bool(reader.word(token).features)))
    now = tuple(tuple(edge for edge in edges if not edge.past) for edges in senses(lexicon).lattice(found))
    names = reader.named(found)
    features = tuple(reader.word(token).features for token in found)
    run = Run(Line(sentence, found, features, names))
    return bool(possible(Meant(now, run, run, lexicon, reader.vocabulary, section="deeds"), "deed"))
