"""A game's whole report as it should be, in every language: a file each, and the test that holds the report to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from pbem.core.blocks import Brief
from pbem.core.languages import LANGUAGES
from pbem.core.scene import Scene
from pbem.reports.columns import WIDTH, width
from pbem.reports.text import Writer, chart
from pbem.reports.texts import Catalogue


@dataclass(frozen=True)
class Golden:
    """The report a game writes of a lively turn, the picture in it, a language's words, and the folder of its files."""

    report: Callable[[], tuple[Brief, Scene | None]]
    words: Callable[[str], Catalogue]
    folder: Path

    def path(self, language: str) -> Path:
        """Name the file of a language."""
        return self.folder / f"report.{language}.txt"

    def written(self, language: str) -> str:
        """Write subject and sections as the text part has them, the picture in signs."""
        brief, scene = self.report()
        words = self.words(language)
        writer = Writer(words, chart(scene, words) if scene else ())
        lines = [words.say(one) for one in brief.subject]
        for part in brief.sections:
            lines += ["", *writer.section(part)]
        return "\n".join(line.rstrip() for line in lines) + "\n"

    def write(self) -> None:
        """Write the files; read what it changed."""
        self.folder.mkdir(exist_ok=True)
        for language in LANGUAGES:
            self.path(language).write_text(self.written(language), "utf-8")


def reads_as_it_should(golden: Golden) -> Callable[[str], None]:
    """Make the test that a report is what the files say, and no line of it too wide for a terminal."""

    @pytest.mark.parametrize("language", LANGUAGES)
    def test(language: str) -> None:
        text = golden.written(language)
        assert text == golden.path(language).read_text("utf-8")
        assert [line for line in text.splitlines() if width(line) > WIDTH] == []

    return test
