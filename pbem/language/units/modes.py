"""How something is done: what is denied of whatever may be met ("without capturing anything")."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pbem.language.forms.matching import Found
from pbem.language.lattice.meant import Line, reached
from pbem.language.lattice.senses import Sense
from pbem.language.words.fold import fold

_MOST_STEPS = 3_000


class _Mode(NamedTuple):
    at: int
    denied: bool = False
    verb: str = ""
    behind: bool = False
    """The negation stands behind the verb: "takes it without" a fight denies no taking."""


def modes(line: Line, at: int) -> Iterator[tuple[int, Found, bool]]:
    """Read how something is done, with the place behind it, and if it may follow another item at once."""
    specs = line.lexicon.items.get("mode", {})
    for state in reached(_Mode(at), lambda state: _denied(line, state), _MOST_STEPS) if specs else ():
        for kind, spec in specs.items():
            if (state.denied and state.verb in spec["not"]) or (not state.denied and state.verb in spec["verb"]):
                yield state.at, Found(kind, ()), not state.denied or without(line, at)


def _denied(line: Line, state: _Mode) -> Iterator[_Mode]:
    """Take one more word of a mode: a negation, what is negated, and words for whatever may be met."""
    for edge in line.edges(state.at):
        if edge.kind in ("empty", "wish", "only") or edge.value in ("it", "anything"):
            yield state._replace(at=edge.end)
        elif edge.kind == "no":
            yield state._replace(at=edge.end, denied=True, behind=bool(state.verb))
        elif edge.kind == "negated" and _of_mode(line, edge) and state.verb in ("", "battle"):
            yield state._replace(at=edge.end, denied=True, verb=state.verb or str(edge.value))
        elif edge.kind == "verb" and not (edge.past and not state.denied) and _of_mode(line, edge):
            if state.verb in ("", edge.value) or (edge.value == "battle" and not state.behind):
                yield state._replace(at=edge.end, verb=state.verb or str(edge.value))
            elif (state.verb, edge.value) == ("battle", "avoid"):  # „bojům se vyhne“
                yield state._replace(at=edge.end, verb="avoid")
        elif edge.kind == "prep" and any(one.kind in ("verb", "negated") for one in line.edges(edge.end)):
            yield state._replace(at=edge.end)


def forbids(line: Line, found: Found) -> bool:
    """Tell whether a phrase says how one goes ("up 3 don't attack"); beside a place it may say what is not attacked."""
    return found.kind in line.lexicon.items.get("mode", {}) and not found.slots


def without(line: Line, at: int) -> bool:
    """Tell whether a word stands at a place that says without what something is done: „obsadí Tor bez boje“."""
    words = line.lexicon.frames.get("talk", {}).get("without", ())
    return at < line.end and line.run.tokens[at].folded in map(fold, words)


def _of_mode(line: Line, edge: Sense) -> bool:
    """Tell whether a verb says what may not be done on the way; behind `without` it may be a form of the past."""
    return edge.value in line.lexicon.items["modes"]["verbs"]
