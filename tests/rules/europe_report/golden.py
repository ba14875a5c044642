"""The whole report of the rules' own example (6.1) and its map in signs, in every language.

`python -m tests.rules.europe_report.golden` writes the files; read what it changed.
"""

from __future__ import annotations

from pathlib import Path

from pbem.core.blocks import Brief
from pbem.core.events import seen_by
from pbem.core.scene import Scene
from pbem.core.seats import Seat
from pbem.rulesets.europe.picture.areas import areas
from pbem.rulesets.europe.report import draw
from tests.rules.europe_report.kit import ORDERS, example, told, viewed, words
from tests.rules.golden_kit import Golden


def report() -> tuple[Brief, Scene | None]:
    """Play the round and write France's report, and draw its map."""
    before = example()
    after = before.play((), **ORDERS)
    own = tuple(event for event in after.events if seen_by(event, Seat("france")))
    return told(before, after), areas(draw.illustrate(viewed(after, "france"), own))


GOLDEN = Golden(report, words, Path(__file__).parent / "goldens")


if __name__ == "__main__":
    GOLDEN.write()
