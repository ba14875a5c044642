"""6.1: a whole report reads as it should, in every language."""

from __future__ import annotations

import pytest

from pbem.core.languages import LANGUAGES
from pbem.reports.columns import WIDTH, width
from tests.rules.europe_report import golden


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_reads_as_it_should(language: str) -> None:
    """`python -m tests.rules.europe_report.golden` writes these files; read what it changed."""
    assert golden.written(language) == golden.path(language).read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_76_columns(language: str) -> None:
    """The text part is read on terminals too."""
    assert [line for line in golden.written(language).splitlines() if width(line) > WIDTH] == []
