"""Whether a line asks: the question mark of a request ends an order, that of a question none."""

from __future__ import annotations

from pbem.language.forms.book import Lexicon
from pbem.language.lattice.senses import senses
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token


def without_question_mark(found: tuple[Token, ...], lexicon: Lexicon) -> tuple[Token, ...]:
    """Leave out the question mark behind a request: "would you move u2 to G8?" asks nothing."""
    if not found or found[-1].folded != "?" or sum(token.folded == "?" for token in found) > 1:
        return found
    lattice = senses(lexicon).lattice(found)
    first = next((edges for edges in lattice if not {edge.kind for edge in edges} <= {"empty", "mark"}), ())
    if any((edge.kind, edge.value) == ("wish", "request") for edge in first):
        return found[:-1]
    talk = lexicon.frames.get("talk", {})
    if any(edge.kind in ("hedge", "ask") for edge in first) and {token.folded for token in found} & {
        fold(word) for word in talk.get("courtesy", ())
    }:
        at = next(at for at, edges in enumerate(lattice) if edges == first)
        return (*found[:at], *found[at + 1 : -1])
    requests = talk.get("requests", ())
    said = " ".join(token.folded for token in found)
    return found[:-1] if any(f" {fold(one)} " in f" {said} " for one in requests) else found


def asks(found: tuple[Token, ...], lexicon: Lexicon) -> bool:
    """Tell whether a line asks; in a game of deeds what stands behind may make a condition of it."""
    marks = [at for at, token in enumerate(found) if token.folded == "?"]
    return bool(marks) and (len(marks) > 1 or marks[0] == len(found) - 1 or "deeds" not in lexicon.items)
