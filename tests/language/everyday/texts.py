"""The lines, traps and letters: half of them open, half sealed until the end of the work on the words."""

from __future__ import annotations

import lzma
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

FOLDER = Path(__file__).parent
SEALED = FOLDER / "sealed.xz"
SEALED_POWERS = FOLDER / "sealed-powers.xz"
SEALED_EIGHTH = FOLDER / "sealed-eighth.xz"
SEALED_ELEVENTH = FOLDER / "sealed-eleventh.xz"
SEALED_THIRTEENTH = FOLDER / "sealed-thirteenth.xz"
SEALED_FIFTEENTH = FOLDER / "sealed-fifteenth.xz"
SEALED_SEVENTEENTH = FOLDER / "sealed-seventeenth.xz"
SEALED_NINETEENTH = FOLDER / "sealed-nineteenth.xz"
Kind = Literal["line", "trap", "letter"]
KINDS: tuple[Kind, ...] = ("line", "trap", "letter")
Page = Mapping[str, Sequence[Mapping[str, object]]]


@dataclass(frozen=True)
class Said:
    """What somebody wrote, and what it means in plain English orders; nothing for a trap."""

    game: str
    language: str
    kind: Kind
    text: str
    means: tuple[str, ...] = ()


def open_half() -> tuple[Said, ...]:
    """Read the half that may be looked at."""
    return _read("*/??.toml")


def more() -> tuple[Said, ...]:
    """Read what other hands wrote later, to be looked at, too."""
    return _read("*/*.more.toml")


def fourth() -> tuple[Said, ...]:
    """Read what a third group of hands wrote, to be looked at, too."""
    return _read("*/*.fourth.toml")


def fifth() -> tuple[Said, ...]:
    """Read what a fourth group wrote, to be looked at, too."""
    return _read("*/*.fifth.toml")


def sixth() -> tuple[Said, ...]:
    """Read what was written after that, most of it as people write when they are at ease; Powers is in it."""
    return _read("*/*.sixth.toml")


def seventh() -> tuple[Said, ...]:
    """Read what was written after the sixth, half of it letters; the other half of it is put aside."""
    return _read("*/*.seventh.toml")


def ninth() -> tuple[Said, ...]:
    """Read what was written last, plainly, of all five games; the other half of it is the sealed one."""
    return _read("*/*.ninth.toml")


def tenth() -> tuple[Said, ...]:
    """Read what was written after the ninth, two letters to three lines, all of it to be looked at."""
    return _read("*/*.tenth.toml")


def eleventh() -> tuple[Said, ...]:
    """Read what was written after the tenth, three traps to three lines; the other half of it is put aside."""
    return _read("*/*.eleventh.toml")


def twelfth() -> tuple[Said, ...]:
    """Read lines that order nothing, written last: fifteen a game and language, each turned by other words."""
    return _read("*/*.twelfth.toml")


def thirteenth() -> tuple[Said, ...]:
    """Read letters and lines that show old orders or examples, or put orders right; the other half is put aside."""
    return _read("*/*.thirteenth.toml")


def fifteenth() -> tuple[Said, ...]:
    """Read lines and traps written after the thirteenth, of all five games; the other half is put aside."""
    return _read("*/*.fifteenth.toml")


def sealed_fifteenth() -> tuple[Said, ...]:
    """Read the half put aside of what was written together with the fifteenth."""
    return _unsealed(SEALED_FIFTEENTH)


def seventeenth() -> tuple[Said, ...]:
    """Read lines and traps written last, of all five games; the other half is put aside."""
    return _read("*/*.seventeenth.toml")


def sealed_seventeenth() -> tuple[Said, ...]:
    """Read the half put aside of what was written together with the seventeenth."""
    return _unsealed(SEALED_SEVENTEENTH)


def nineteenth() -> tuple[Said, ...]:
    """Read lines, traps and letters of all five games; the other half is put aside."""
    return _read("*/*.nineteenth.toml")


def sealed_nineteenth() -> tuple[Said, ...]:
    """Read the half put aside of what was written together with the nineteenth."""
    return _unsealed(SEALED_NINETEENTH)


def constructions() -> tuple[Said, ...]:
    """Read 135 orders a language, each said in eight constructions."""
    return _read("*/*.constructions.toml")


def sealed_thirteenth() -> tuple[Said, ...]:
    """Read the half put aside of what was written together with the thirteenth."""
    return _unsealed(SEALED_THIRTEENTH)


def sealed_eleventh() -> tuple[Said, ...]:
    """Read the half put aside of what was written together with the eleventh."""
    return _unsealed(SEALED_ELEVENTH)


def unsealed() -> tuple[Said, ...]:
    """Read the first half put aside, opened when another was written."""
    return _read("*/*.unsealed.toml")


def opened() -> tuple[Said, ...]:
    """Read the second half put aside, opened when the ninth was written."""
    return _read("*/*.opened.toml")


def sealed_half() -> tuple[Said, ...]:
    """Read the half put aside: one text of all its files, each headed by a comment with its name."""
    return _unsealed(SEALED)


def powers() -> tuple[Said, ...]:
    """Read the half for Powers that may be looked at."""
    return _read("powers/??.powers.toml")


def sealed_powers() -> tuple[Said, ...]:
    """Read the half for Powers put aside, apart from the others so that both can be compared with what they were."""
    return _unsealed(SEALED_POWERS)


def sealed_eighth() -> tuple[Said, ...]:
    """Read the half put aside of what was written together with the seventh."""
    return _unsealed(SEALED_EIGHTH)


def _unsealed(file: Path) -> tuple[Said, ...]:
    parts = lzma.decompress(file.read_bytes()).decode("utf-8").split("#### ")[1:]
    return tuple(_all(dict(part.split("\n", 1) for part in parts)))


def _read(names: str) -> tuple[Said, ...]:
    pages = {path.relative_to(FOLDER).as_posix(): path.read_text("utf-8") for path in FOLDER.glob(names)}
    return tuple(_all(pages))


def _all(pages: Mapping[str, str]) -> Iterator[Said]:
    for name, text in sorted(pages.items()):
        game, language = name.split(".", 1)[0].split("/")
        page: Page = tomllib.loads(text)
        yield from (_said(game, language, kind, row) for kind in KINDS for row in page.get(kind, ()))


def _said(game: str, language: str, kind: Kind, row: Mapping[str, object]) -> Said:
    means = row.get("means", ())
    assert isinstance(means, list | tuple)
    return Said(game, language, kind, str(row["text"]), tuple(map(str, means)))
