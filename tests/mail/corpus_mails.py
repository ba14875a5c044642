"""The corpus: mails as players' programs write them, the lines expected of each, and what had been sent before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pbem.mail.reading import body
from pbem.mail.reading.letter import Letter, read
from pbem.mail.reading.parts import cut

FOLDER = Path(__file__).parent / "corpus"


@dataclass(frozen=True)
class Mail:
    """A mail of the corpus and the lines its writer wrote."""

    path: Path

    @property
    def name(self) -> str:
        """Name it by the program and the case."""
        return f"{self.path.parent.name}/{self.path.stem}"

    @property
    def raw(self) -> bytes:
        """Give its bytes."""
        return self.path.read_bytes()

    @property
    def expected(self) -> list[str]:
        """Give the writer's own lines."""
        return self.path.with_suffix(".lines").read_text("utf-8").splitlines()


def mails() -> list[Mail]:
    """List all mails of the corpus."""
    return [Mail(path) for path in sorted(FOLDER.glob("*/*.eml")) if path.parent.name != "sent"]


@cache
def sent_texts() -> dict[str, tuple[str, ...]]:
    """Give the texts of the reports and answers we had sent, by their identifiers."""
    letters = (path.read_bytes() for path in sorted((FOLDER / "sent").glob("*.eml")))
    return {read(raw).message_id: texts(raw) for raw in letters}


def texts(raw: bytes) -> tuple[str, ...]:
    """Give the plain text of a mail of ours, and the text made of its HTML."""
    data = raw.replace(b"\r\n", b"\n")
    parts = cut(data)
    reader = body.Reader(data, parts)
    return tuple(text for one in body.versions(parts) for text in (reader.plain(one), reader.html(one)))


def letter(mail: Mail, sent: Mapping[str, tuple[str, ...]] | None = None) -> Letter:
    """Read a mail as the service does: knowing what it answers."""
    found, known = read(mail.raw), sent_texts() if sent is None else sent
    return found.against([text for key in found.references for text in known.get(key, ())])


def own(mail: Mail) -> list[str]:
    """Give the lines that are found, without the blank ones."""
    return [" ".join(line.split()) for _, line in letter(mail).lines if line.strip()]
