"""Clauses that order nothing: why, what for, and what is so anyway ("because Red is weak", "to see what is there").

They are left out only of a line that cannot be read with them. What gives a reason may hold any words, what says an aim
or how things are no words of an order. A clause that may be a condition, or the first of two things, stays, and the
line is asked about.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from pbem.language.forms.book import Lexicon
from pbem.language.forms.matching import Named
from pbem.language.lattice.judged import judges
from pbem.language.lattice.senses import Lattice, kinds, senses
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token

_PAUSES = frozenset({",", "-", "(", ":"})
_ENDS = frozenset({",", ";", ".", ")", "!", "-"})
_BINDING = frozenset({"if", "otherwise", "or", "until", "except", "amend", "hedge"})
"""Kinds of words that may bind or change what stands beside them."""
_TELLING = frozenset({"unit", "number", "ordinal", "direction", "noun", "group", "half", "strange", "range", "wish"})
_JOINING = frozenset({"and", "then", "contrast"})
_DOING = _TELLING - {"wish"} | {"verb"}
_LISTS = ("reasons", "aims", "comments")
_TRUTH = ("void", "holds", "glue")
"""Words that deny by themselves that something is so, that say so, and that join."""
_CAUSE = 4
"""What an order has for a cause is said in so many words."""
_WHOLE = 3
"""First words of a reason that are so many say it by themselves: „víc bych neriskoval“."""
_SHORT = 2
_Heads = Mapping[str, Sequence[tuple[str, ...]]]
"""The first words of clauses, by the first of them."""


class _Clause(NamedTuple):
    """A clause: the list its first words stand in, and where its words begin and end."""

    list: str
    start: int
    behind_head: int
    end: int


class _Reader(Protocol):
    lexicon: Lexicon

    def named(self, found: tuple[Token, ...]) -> Mapping[int, tuple[Named, ...]]:
        """Find the proper names in a line."""


def without_side_clauses(found: tuple[Token, ...], reader: _Reader) -> tuple[Token, ...]:
    """Leave out the clauses of a line that order nothing; what is left must be more than a word."""
    lattice = senses(reader.lexicon).lattice(found)
    for clause in (*_clauses(found, reader.lexicon), *_causes(found, lattice, reader.lexicon)):
        said = (edge for edge in lattice[clause.start] if edge.kind == "hedge")
        doubts = any(edge.end > clause.start + 1 for edge in said)  # "for the sake of argument", not "perhaps"
        kept = doubts or _names_a_place(clause, found, reader) or _wished(clause, lattice)
        if kept or _binds(clause, found, reader.lexicon):
            continue
        if _orders_nothing(clause, lattice, reader.lexicon):
            rest = _cut(found, clause)
            if len(rest) >= _SHORT:
                return without_side_clauses(rest, reader)
    return found


def _wished(clause: _Clause, lattice: Lattice) -> bool:
    """Tell whether a clause begins within words that wish or must: "it will have to be patient" has no aim."""
    before = enumerate(lattice[: clause.start])
    return any(edge.kind == "wish" and edge.end > clause.start for at, edges in before for edge in edges)


def _cut(found: tuple[Token, ...], clause: _Clause) -> tuple[Token, ...]:
    """Take a clause out with the sign before it, and with the one behind it where it began the line or a bracket."""
    start, end = clause.start, clause.end
    sign = found[start - 1].folded if start else ""
    closing = found[end].folded if end < len(found) else ""
    if sign in _PAUSES:
        start -= 1
    if closing in _ENDS and (not start or (sign == "(" and closing == ")")):
        end += 1
    return (*found[:start], *found[end:])


def _clauses(found: Sequence[Token], lexicon: Lexicon) -> Iterator[_Clause]:
    """Find the clauses that begin as such do; a reason also ends the line where no comma stands before it."""
    heads = _heads(lexicon)
    words = tuple(token.folded for token in found)
    for at in range(len(words)):
        if at and words[at - 1] not in _PAUSES and found[at].sort != "word":
            continue
        for name in _LISTS:
            apart = bool(at) and words[at - 1] in _PAUSES
            begun = heads[name].get(words[at], ())
            length = max((len(head) for head in begun if words[at : at + len(head)] == head), default=0)
            if length and (apart or name != "comments"):
                end = _end(words, at + length, heads["asks"])
                if at or words[end : end + 1] == (",",):
                    yield _Clause(name, at, at + length, end)


def _causes(found: Sequence[Token], lattice: Lattice, lexicon: Lexicon) -> Iterator[_Clause]:
    """Find what a line begins with to say why, without a sign behind it: "because of the rain 4 stays"."""
    words = tuple(token.folded for token in found)
    heads = _heads(lexicon)["causes"].get(words[0], ()) if words else ()
    behind = max((len(head) for head in heads if words[: len(head)] == head), default=0)
    ends = range(behind + 1, min(behind + 1 + _CAUSE, len(found))) if behind else ()
    end = next((at for at in ends if found[at].sort != "word" or _tells(lattice, at, lexicon)), 0)
    named = not kinds(lattice[end - 1]).isdisjoint(lexicon.tables) if end else True
    if not named and words[end] not in _ENDS and not _tells(lattice, behind, lexicon):
        yield _Clause("reasons", 0, behind, end)


def _end(words: Sequence[str], at: int, asks: _Heads) -> int:
    """Find the sign behind a clause; a comma before a word that asks is none ("so we know, what is there")."""
    while at < len(words):
        if words[at] in _ENDS and not (words[at] == "," and _is_one(words[at + 1 : at + 2], asks)):
            return at
        at += 1
    return at


def _heads(lexicon: Lexicon) -> dict[str, _Heads]:
    """Give the first words of such clauses, cut and folded, made when they are first asked for."""
    known: dict[str, _Heads] | None = lexicon.known.get("side_clauses")
    if known is None:
        talk = lexicon.frames.get("talk", {})
        known = {
            name: _by_first_word(talk.get(name, ()))
            for name in (*_LISTS, "causes", "asks", "back", "binds", "wavers", *_TRUTH)
        }
        lexicon.known["side_clauses"] = known
    return known


def _by_first_word(texts: Iterable[str]) -> _Heads:
    found: dict[str, list[tuple[str, ...]]] = {}
    for text in texts:
        if head := tuple(map(fold, text.split())):
            found.setdefault(head[0], []).append(head)
    return found


def _is_one(words: Sequence[str], heads: _Heads) -> bool:
    """Tell whether these words are all of a head."""
    return bool(words) and tuple(words) in heads.get(words[0], ())


def _names_a_place(clause: _Clause, found: tuple[Token, ...], reader: _Reader) -> bool:
    """Tell whether a clause that gives no reason names a square, or one that says how things are any name.

    "The army that is in Yaz" says who is told; an aim may speak of somebody ("to keep an eye on Red").
    """
    cells = any(token.sort == "cell" for token in found[clause.behind_head : clause.end])
    named = any(clause.behind_head <= at < clause.end for at in reader.named(found))
    return (cells and clause.list != "reasons") or (named and clause.list == "comments")


def _binds(clause: _Clause, found: Sequence[Token], lexicon: Lexicon) -> bool:
    """Tell whether a word stands in a clause that takes back or binds what is beside it ("... unless Red comes").

    How things are may be that all was a mistake, or not yet decided: "..., I was wrong".
    """
    if any(_is_one((token.folded,), _heads(lexicon)["binds"]) for token in found[clause.behind_head : clause.end]):
        return True
    if clause.list == "comments" and (_denies_all(clause, found, lexicon) or _judges(clause, found, lexicon)):
        return True
    every = [_heads(lexicon)[name] for name in ("back", "wavers") if clause.list == "comments"]
    back = tuple(first for listed in every for first in listed if _is_one((first,), listed))
    stems = tuple(one[:-1] for one in back if one.endswith("*"))
    return any(one.folded in back or one.folded.startswith(stems) for one in found[clause.start : clause.end])


def _judges(clause: _Clause, found: Sequence[Token], lexicon: Lexicon) -> bool:
    """Tell whether a clause judges all that stands before it."""
    return clause.start > 0 and judges(clause.start - 1, clause.end, found, senses(lexicon).lattice(found), lexicon)


def _denies_all(clause: _Clause, found: Sequence[Token], lexicon: Lexicon) -> bool:
    """Tell whether a clause but denies what stands before it: "..., that is not so", «..., это неправда»."""
    said = [(kinds(edges), token) for edges, token in zip(senses(lexicon).lattice(found), found, strict=True)]
    head, rest = said[clause.start : clause.behind_head], said[clause.behind_head : clause.end]
    void = _heads(lexicon)["void"]
    denied = any(each & {"no", "negated"} or _is_one((token.folded,), void) for each, token in (*head, *rest))
    idle = {"empty", "be", "that", "place", "so", "wish", "no", "negated"}
    return denied and all(
        each & idle or any(_is_one((token.folded,), _heads(lexicon)[name]) for name in ("void", "holds", "glue"))
        for each, token in rest
    )


def _orders_nothing(clause: _Clause, lattice: Lattice, lexicon: Lexicon) -> bool:
    """Tell whether nothing in a clause is an order, or may be the condition of one."""
    said = [kinds(lattice[at]) for at in range(clause.behind_head, clause.end)]
    if not said and clause.list != "comments" and clause.behind_head - clause.start < _WHOLE:
        return False
    if any(each & _BINDING and "empty" not in each for each in said):
        return False
    joined = next((at for at, each in enumerate(said) if each & _JOINING and "empty" not in each), len(said))
    if any(each & _DOING for each in said[joined:]):
        return False
    return clause.list == "reasons" or not any(
        _tells(lattice, at, lexicon) for at in range(clause.behind_head, clause.end)
    )


def _tells(lattice: Lattice, at: int, lexicon: Lexicon) -> bool:
    """Tell whether a word could be part of an order: who, how far, or what is done."""
    each = kinds(lattice[at])
    deeds = {edge.value for edge in lattice[at] if edge.kind == "verb" and not edge.past} & _deeds(lexicon)
    return bool(each & _TELLING and "empty" not in each) or bool(deeds)


def _deeds(lexicon: Lexicon) -> frozenset[str]:
    """List the concepts that are done in a game."""
    known: frozenset[str] | None = lexicon.known.get("deeds_done")
    if known is None:
        specs = (spec for section in ("item", "deed") for spec in lexicon.items.get(section, {}).values())
        known = lexicon.known["deeds_done"] = frozenset(verb for spec in specs for verb in spec["verb"]) | {"go"}
    return known
