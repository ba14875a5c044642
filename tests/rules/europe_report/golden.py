"""The whole report of the rules' own example (6.1) and its map in signs, in every language.

`python -m tests.rules.europe_report.golden` writes the files; read what it changed.
"""

from __future__ import annotations

from pathlib import Path

from pbem.core.events import seen_by
from pbem.core.languages import LANGUAGES
from pbem.core.seats import Seat
from pbem.reports.text import Writer, chart
from pbem.rulesets.europe.picture.areas import areas
from pbem.rulesets.europe.report import draw
from tests.rules.europe_report.kit import ORDERS, example, told, viewed, words


def path(language: str) -> Path:
    """Name the file of a language."""
    return Path(__file__).parent / "goldens" / f"report.{language}.txt"


def written(language: str) -> str:
    """Write the sections as the text part shows them."""
    before = example()
    after = before.play((), **ORDERS)
    own = tuple(event for event in after.events if seen_by(event, Seat("france")))
    scene = areas(draw.illustrate(viewed(after, "france"), own))
    writer = Writer(words(language), chart(scene, words(language)))
    return "\n\n".join("\n".join(writer.section(section)) for section in told(before, after).sections) + "\n"


if __name__ == "__main__":
    for one in LANGUAGES:
        path(one).write_text(written(one), "utf-8")
