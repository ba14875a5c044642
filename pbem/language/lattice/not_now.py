"""What a line says of another turn, asks, or does not mean: "next turn ...", "should u1 go ...", «ага, сейчас»."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.language.forms.book import Lexicon
from pbem.language.lattice.senses import Sense, kinds, senses
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token

_BOTH = 2


def of_no_turn(found: tuple[Token, ...], lexicon: Lexicon) -> bool:
    """Tell whether a line speaks of the turn before or of one to come, or asks ("should u1 go ..."): it orders
    nothing now.
    """
    lattice = senses(lexicon).lattice(found)
    at = next((at for at, edges in enumerate(lattice) if not kinds(edges) <= {"empty", "mark", "so"}), -1)
    first = lattice[at] if at >= 0 else ()
    conditional = "if" in kinds(first) and "condition" in lexicon.items
    asks = "ask" in kinds(first) and not conditional and len({edge.end for edge in first}) == 1
    oneself = lexicon.frames.get("talk", {}).get("oneself", ())
    asks = asks and not (at > 0 and found[at - 1].folded in map(fold, oneself))  # "I shall move ..."
    asks = asks and not any(token.folded == "?" for token in found[:-1])  # "is ... on the left? then ..."
    within = _within_titles(lattice, lexicon)
    return asks or any(speaks_of_another(edges) for on, edges in enumerate(lattice) if on not in within)


def _within_titles(lattice: Sequence[Sequence[Sense]], lexicon: Lexicon) -> frozenset[int]:
    """List the places inside the title of a list of orders: «в план *на будущее*»."""
    title = lexicon.items.get("deeds", {}).get("title", {}).get("of", "\0")
    table = lexicon.items.get("parts", {}).get(title, "\0")
    named = ((at, edge.end) for at, edges in enumerate(lattice) for edge in edges if edge.kind == table)
    return frozenset(on for at, end in named for on in range(at + 1, end))


def speaks_of_another(edges: Sequence[Sense]) -> bool:
    """Tell whether a word speaks of another turn, and is no deed of the game („odmítám smlouvu“), nor the first of
    several that mean something here.
    """
    end = max((edge.end for edge in edges if edge.kind == "later"), default=0)
    more = any(edge.kind in ("verb", "wish") and edge.end > end for edge in edges)
    return end > 0 and not more and not any((edge.kind, edge.end) == ("verb", end) for edge in edges)


def loses_a_dream(found: tuple[Token, ...], kept: tuple[Token, ...], lexicon: Lexicon) -> bool:
    """Tell whether but a part is kept of words that say together that nothing is meant («ага, | сейчас»), or none of
    several: "..., you'd just love that!".
    """
    starts = {token.start for token in kept}
    spans = (
        found[at : edge.end]
        for at, edges in enumerate(senses(lexicon).lattice(found))
        for edge in edges
        if edge.value == "dream"
    )
    counted = ((sum(token.start in starts for token in span), len(span)) for span in spans)
    return any(0 < count < words or (not count and words > _BOTH) for count, words in counted)
