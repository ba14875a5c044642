"""The little language sentence forms are written in, read into nodes; `docs/lexicon.md` describes it.

<word> <word.case> <word=said>   a word of [words], in a case, or said in one way and read in any
{slot} {slot:type} {slot:type.case} {slot:type / between} {slot=key}
[ optional ]   ( this | that )   'literal signs'   literal words, stem*
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from pbem.language.words.tokens import patterns


@dataclass(frozen=True)
class Literal:
    """Words or marks that stand as they are."""

    text: str
    patterns: tuple[str, ...]


@dataclass(frozen=True)
class Word:
    """Any way to say a word of the lexicon; `said` is the way it is echoed, by default that of the case."""

    concept: str
    case: str = ""
    said: str = ""


@dataclass(frozen=True)
class Slot:
    """A place to fill; with `between`, one or more things parted by it."""

    name: str
    type: str
    case: str = ""
    between: Sequence | None = None


@dataclass(frozen=True)
class Constant:
    """A slot filled by the form itself, without a word."""

    name: str
    value: str | int


@dataclass(frozen=True)
class Maybe:
    """What may be left out; it is echoed only when a slot in it is filled."""

    body: Sequence

    @cached_property
    def slots(self) -> frozenset[str]:
        """List the slots in it."""
        return frozenset(node.name for node in walk(self.body) if isinstance(node, Slot | Constant))


@dataclass(frozen=True)
class Choice:
    """One of several; the first that fits is echoed."""

    bodies: tuple[Sequence, ...]


Node = Literal | Word | Slot | Constant | Maybe | Choice
Sequence = tuple[Node, ...]

_PIECE = re.compile(r"\{[^{}]*\}|<[\w.=\-]+(?:=[^<>]*)?>|'[^']*'|[\[\]()|]|[^\s\[\]()|{}<>'][^\s\[\]()|{}<>]*|\S")
_SLOT = re.compile(r"(\w+)(?::(\w+))?(?:\.(\w+))?(?:\s*/\s*(.+))?")
_CONSTANT = re.compile(r"(\w+)=(#?)(\w+)")
_WORD = re.compile(r"<(\w+)(?:\.(\w+))?(?:=([^<>]+))?>")


def read(form: str) -> Sequence:
    """Read a form; a ValueError quotes it and says what is wrong."""
    pieces = [match[0] for match in _PIECE.finditer(form)]
    pieces.reverse()
    try:
        bodies = _bodies(pieces)
    except (ValueError, IndexError) as error:
        raise ValueError(f"form {form!r}: {error}") from None
    if pieces:
        raise ValueError(f"form {form!r}: {pieces[-1]!r} without its beginning")
    return bodies[0] if len(bodies) == 1 else (Choice(bodies),)


def _bodies(pieces: list[str]) -> tuple[Sequence, ...]:
    """Read alternatives up to a closing bracket or the end."""
    bodies: list[Sequence] = []
    body: list[Node] = []
    while pieces and pieces[-1] not in {"]", ")"}:
        piece = pieces.pop()
        if piece == "|":
            bodies.append(tuple(body))
            body = []
        else:
            body.append(_node(piece, pieces))
    return (*bodies, tuple(body))


def _node(piece: str, pieces: list[str]) -> Node:
    if piece in {"[", "("}:
        bodies = _bodies(pieces)
        if not pieces or pieces.pop() != {"[": "]", "(": ")"}[piece]:
            raise ValueError(f"{piece!r} is not closed")
        if piece == "(":
            return Choice(bodies)
        return Maybe(bodies[0] if len(bodies) == 1 else (Choice(bodies),))
    if piece.startswith("{"):
        return _slot(piece[1:-1].strip())
    if piece.startswith("<"):
        return _word(piece)
    text = piece[1:-1] if piece.startswith("'") and len(piece) > 2 else piece
    found = patterns(text)
    if not found:
        raise ValueError(f"{piece!r} is nothing a player can write")
    return Literal(text, found)


def _word(piece: str) -> Word:
    if (match := _WORD.fullmatch(piece)) is None:
        raise ValueError(f"{piece!r} is not <word>, <word.case> or <word=said>")
    return Word(match[1], match[2] or "", match[3] or "")


def _slot(text: str) -> Node:
    if constant := _CONSTANT.fullmatch(text):
        return Constant(constant[1], int(constant[3]) if constant[2] else constant[3])
    if (match := _SLOT.fullmatch(text)) is None:
        raise ValueError(f"{{{text}}} is not {{slot}}, {{slot:type.case / between}} or {{slot=key}}")
    between = read(match[4]) if match[4] else None
    return Slot(match[1], match[2] or match[1], match[3] or "", between)


def walk(sequence: Sequence) -> Iterator[Node]:
    """Walk over all nodes of a form, separators included."""
    for node in sequence:
        yield node
        match node:
            case Maybe(body):
                yield from walk(body)
            case Choice(bodies):
                for body in bodies:
                    yield from walk(body)
            case Slot(between=between) if between is not None:
                yield from walk(between)
