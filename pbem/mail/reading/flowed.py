"""Lines which the mail program wrapped for the journey (RFC 3676) made whole again."""

from __future__ import annotations

from collections.abc import Iterator


def unwrap(text: str, delete_space: bool = False) -> str:
    """Join a line that ends in a space with the next one of the same quoting depth."""
    return "\n".join(_whole(text.split("\n"), delete_space))


def _whole(lines: list[str], delete_space: bool) -> Iterator[str]:
    pieces: list[str] = []
    depth = 0
    for line in lines:
        quoted, words = _depth(line)
        if pieces and not (quoted == depth and _flows(pieces[-1]) and words != "-- "):
            yield _joined(depth, pieces)
            pieces = []
        elif pieces and delete_space:
            pieces[-1] = pieces[-1][:-1]
        depth = quoted
        pieces.append(words)
    yield _joined(depth, pieces)


def _depth(line: str) -> tuple[int, str]:
    """Return how deep a line is quoted and its words, without the space they were stuffed with."""
    words = line.lstrip(">")
    return len(line) - len(words), words.removeprefix(" ")


def _flows(words: str) -> bool:
    return words.endswith(" ") and words != "-- "


def _joined(depth: int, pieces: list[str]) -> str:
    return (">" * depth + " " if depth else "") + "".join(pieces)
