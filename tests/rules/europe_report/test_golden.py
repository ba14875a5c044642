"""6.1: a whole report reads as it should, in every language. `python -m tests.rules.europe_report.golden` writes it."""

from __future__ import annotations

from tests.rules.europe_report.golden import GOLDEN
from tests.rules.golden_kit import reads_as_it_should

test_the_report_reads_as_it_should = reads_as_it_should(GOLDEN)
