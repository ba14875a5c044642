"""What may be left out of a sentence that is read for all that, in steps: what joins, what calls things by what they
are, verbs of going, words that but help others to say something.

The first step that lets the chart read the sentence to its end decides; all it names, counts, denies or supposes has
its place in what is read. A preposition that says where from, by which way or how much is no help, nor is the verb of
going in a sentence in which something hangs on a condition: it may be what is supposed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from pbem.language.forms.matching import Found
from pbem.language.lattice.meant import Line
from pbem.language.lattice.senses import Sense, kinds
from pbem.language.offers.bolder import measures
from pbem.language.offers.cheapest import CALLING, behind_denial, calls, covering, joins, leads, nameless, read_over
from pbem.language.talk.weighing import words_of

_HANGING = frozenset({"if", "until", "otherwise"})
_HELPING = CALLING | {"fellow", "numero"}
_PLACING = frozenset({"at", "to", "in", "with", "by", "for", "about", "of", "as", "agent"})
_NEAR = 2
"""So many words behind a number may be what it counts."""
Ways = tuple[tuple[Found, ...], ...]


def with_little_left_out(meant: Line) -> tuple[Ways, Set[int]]:
    """Read a line with as little passed over as can be, of what but helps to say it; and say what was."""
    for passed in dict.fromkeys(_steps(meant)):
        if ways := read_over(meant, passed)[0]:
            unsure = any(len(way) > 1 for way in ways) and any(_relates(at, meant) for at in passed)
            unsure = unsure or any(_counts(at, meant) for at in passed)
            return ((), frozenset()) if unsure else (ways, passed)
    return (), frozenset()


def _counts(at: int, meant: Line) -> bool:
    """Tell whether a preposition or a noun stands behind a number: "two of our heroes" are no second hero."""
    before = map(kinds, meant.lattice[max(0, at - _NEAR) : at])
    counted = any("number" in one and "ordinal" not in one for one in before)
    return counted and not kinds(meant.lattice[at]).isdisjoint(("prep", "noun"))


def _relates(at: int, meant: Line) -> bool:
    """Tell whether a preposition stands before something of the game: of several orders it says which is where."""
    return "prep" in kinds(meant.lattice[at]) and not calls(at, meant.lattice)


def _steps(meant: Line) -> Iterator[frozenset[int]]:
    lattice, places = meant.lattice, nameless(meant)
    going = calls if any(kinds(edges) & _HANGING for edges in lattice) else leads
    yield frozenset()
    yield frozenset(at for at in places if joins(at, lattice))
    yield frozenset(at for at in places if calls(at, lattice))
    led = frozenset(at for at in places if going(at, lattice))
    yield led
    yield led.union(_helping(places, meant))


def _helping(places: Iterable[int], meant: Line) -> Iterator[int]:
    """Give the places of words that but help others; "I would like to have it" may be no more than a wish."""
    words, found = words_of(meant.lexicon), meant.run.tokens
    said, wishes = words.lattice(found), words.said("would", found)
    for at in places:
        edges, token = covering(at, meant.lattice), found[at : at + 1]
        light = (
            all(map(_is_light, edges))
            if edges
            else words.said("glue", token) or (bool(said[at]) and measures(said[at]))
        )
        helps = light or (words.said("helping", token) and not wishes)
        if helps and not behind_denial(at, meant.lattice):
            yield at


def _is_light(edge: Sense) -> bool:
    if edge.kind == "prep":
        return edge.value in _PLACING
    return (edge.kind, edge.value) == ("place", "it") or edge.kind in _HELPING
