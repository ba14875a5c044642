"""The text part of the sample report as it should be, in every language; `python -m tests.reports.golden` writes it."""

from __future__ import annotations

from pathlib import Path

from pbem.core.languages import LANGUAGES
from pbem.reports.compose import compose
from tests.reports import sample


def path(language: str) -> Path:
    return Path(__file__).parent / "goldens" / f"report.{language}.txt"


def written(language: str) -> str:
    return compose(sample.report(language), sample.words(language)).text


if __name__ == "__main__":
    for one in LANGUAGES:
        path(one).write_text(written(one), "utf-8")
