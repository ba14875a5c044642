"""The writer named beside himself, or as the one he writes for: "with me (blue)", „za modré předávám ...“.

He is known, so a line that cannot be read as it stands is read without that: his name in brackets, what says in whose
name he does something (`behalf` in the talk of the frames), and himself as whoever gives or proposes («синий отдаёт
красному ...»: in the cases of `nominative`); from him is from me (`from_himself`).
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.language.lattice.senses import Lattice
from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token, tokens

_MOST = 3
"""What says in whose name has so many words."""


def unnamed(line: str, reader: Reader) -> str:
    """Leave the writer's name out where it but says again who he is; nothing where it does not."""
    table, own = reader.lexicon.items.get("deeds", {}).get("actors", ""), reader.vocabulary.seat
    found = tuple(tokens(line)) if table and own and "line" in reader.lexicon.items else ()
    if not found:
        return ""
    said = line
    for start, end, words in sorted(_spans(found, reader, (str(table), own)), reverse=True):
        said = f"{said[:start].rstrip()} {words}{said[end:].lstrip()}"
    return said.strip() if said != line else ""


def _spans(found: tuple[Token, ...], reader: Reader, own: tuple[str, str]) -> Iterator[tuple[int, int, str]]:
    """Give what is left out, from where to where, and what is said instead."""
    lattice: Lattice = words_of(reader.lexicon).lattice(found)
    powers = [(at, edge) for at, edges in enumerate(lattice) for edge in edges if edge.kind == own[0]]
    behind = {edge.end for _, edge in powers}
    for at, end in ((at, edge.end) for at, edge in powers if str(edge.value) == own[1]):
        if at > 1 and end < len(found) and (found[at - 1].folded, found[end].folded) == ("(", ")"):
            yield found[at - 1].start, found[end].end, ""
        elif at and (words := _from_me(found[at - 1], reader)):
            yield found[at - 1].start, found[end - 1].end, words
        elif _acts(found, lattice, (at, end), reader):
            yield _with_commas(found, at, end)
        for start in range(max(0, at - _MOST), at):
            if _for_him(found[start:at], reader) and start not in behind:  # "red on behalf of blue gives ..." is red's
                yield found[start].start, found[end - 1].end, ""


def _from_me(before: Token, reader: Reader) -> str:
    """Say with a pronoun that something is from him: «от синего»; nothing where it is not."""
    said = (one.partition(">") for one in _talk(reader, "from_himself"))
    return next((f"{words} " for prep, _, words in said if fold(prep) == before.folded), "")


def _acts(found: tuple[Token, ...], lattice: Lattice, place: tuple[int, int], reader: Reader) -> bool:
    """Tell whether he is named as whoever gives or proposes something: at the head of a line, or behind its verb."""
    (at, end), deeds = place, reader.lexicon.items.get("deeds", {})
    endings = tuple(map(fold, reader.lexicon.frames.get("told", {}).get("endings", ()))) or "\0"
    verbs = (token.folded for token, edges in zip(found, lattice, strict=True) if any(e.kind == "verb" for e in edges))
    if any(verb.endswith(endings) for verb in verbs):
        return False  # „modrý dal ...“ tells what happened
    subject = found[at].folded.endswith(tuple(map(fold, _talk(reader, "nominative"))) or "\0")
    every = [{edge.value for edge in edges if edge.kind == "verb"} for edges in lattice]
    if not subject or end >= len(found) or any(values & {*deeds.get("getting", ())} for values in every):
        return False
    doing = {*deeds.get("giving", ()), *deeds.get("acting", ())}
    if any(edge.kind == "and" for edge in lattice[end]) or not any(values & doing for values in every):
        return False
    amid = at == 2 and found[1].folded == "," == found[end].folded  # noqa: PLR2004 - «я, синий, отдаю»
    return amid or (at == 0 and found[end].sort == "word") or (at > 0 and bool(every[at - 1] & doing))


def _with_commas(found: tuple[Token, ...], at: int, end: int) -> tuple[int, int, str]:
    """Give where a name stands, with the commas around it."""
    parted = at > 0 and found[at - 1].folded == "," == found[end].folded
    return (found[at - 1].start, found[end].end, "") if parted else (found[at].start, found[end - 1].end, "")


def _talk(reader: Reader, name: str) -> tuple[str, ...]:
    return tuple(reader.lexicon.frames.get("talk", {}).get(name, ()))


def _for_him(found: tuple[Token, ...], reader: Reader) -> bool:
    """Tell whether words say that something is done in the name of whoever stands behind them."""
    said = " ".join(token.folded for token in found)
    return said in map(fold, reader.lexicon.frames.get("talk", {}).get("behalf", ()))
