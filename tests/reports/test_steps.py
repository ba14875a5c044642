"""A fight without dice, step by step: who does what to whom, and what comes of it."""

from __future__ import annotations

import re
from dataclasses import replace

from pbem.core.blocks import Brief, Section, Steps
from pbem.core.texts import text
from pbem.reports.columns import WIDTH, width
from pbem.reports.compose import compose
from pbem.reports.html import BUDGET, encoded_size
from tests.reports import sample

FIGHT = Steps(
    text("s-fight", army=1, who="yellow"),
    "I4",
    (("1.", "A → B", "5"), ("1.", "B", "4 → 3"), ("2.", "B → A", "3"), ("2.", "A <falls> & is gone", "")),
    "It is over.",
    "down",
)


def shown(*fights: Steps) -> tuple[str, str]:
    """Give text and HTML of a report with these fights."""
    report = sample.report("en")
    told = compose(
        replace(report, brief=Brief((), (Section(text("s-battles"), fights),)), drawing=None), sample.words("en")
    )
    return told.text, told.html


def test_the_text_part_aligns_the_steps() -> None:
    """The moment is named once; what came of a step stands to the right."""
    lines = [line.rstrip() for line in shown(FIGHT)[0].splitlines()]
    place = next(number for number, line in enumerate(lines) if line.startswith("  I4. "))
    assert lines[place + 1 : place + 6] == [
        "    1.  A → B                    5",
        "        B                    4 → 3",
        "    2.  B → A                    3",
        "        A <falls> & is gone",
        "    It is over.",
    ]


def test_the_html_part_says_the_same() -> None:
    """Each step is a row; nobody's words are markup."""
    html = shown(FIGHT)[1]
    words = re.sub(r"\s+", " ", re.sub("<[^>]+>", " ", html))
    assert "1. A → B 5 B 4 → 3 2. B → A 3 A &lt;falls&gt; &amp; is gone It is over." in words


def test_a_fight_may_have_no_result() -> None:
    """Without a result nothing is said below the steps."""
    assert "It is over." not in shown(replace(FIGHT, result=""))[0]


def test_long_fights_are_cut_where_mails_are_clipped() -> None:
    """The HTML part loses its last steps, the text part none."""
    long = replace(FIGHT, steps=tuple((f"{number}.", f"A strikes B, blow {number}", "5") for number in range(1500)))
    plain, html = shown(long)
    assert encoded_size(html) <= BUDGET
    assert "A strikes B, blow 1499" in plain
    assert "A strikes B, blow 1499" not in html
    assert all(width(line) <= WIDTH for line in plain.splitlines())
