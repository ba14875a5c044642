"""How the tests are shared out to workers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sharing import LONG, TOGETHER, piece

ROOT = Path(__file__).parent.parent


def test_what_is_long_is_there() -> None:
    assert [name for name in (*LONG, *TOGETHER) if not (ROOT / name.partition("::")[0]).exists()] == []


@pytest.mark.parametrize(
    ("test", "shared"),
    [
        ("tests/core/test_dice.py::test_a", "tests/core/test_dice.py"),
        ("tests/core/test_dice.py::Die::test_a[b::c/d.py]", "tests/core/test_dice.py"),
        ("tests/rules/test_forecasts.py::test_a[turn]", "tests/rules/test_forecasts.py::test_a[turn]"),
        ("tests/test_benchmarks.py::test_a_benchmark_runs[houses: flow]", "houses"),
        ("tests/test_sizes.py::test_a[b]", "architecture"),
        ("tests/web/journeys/test_pages.py::test_a", "tests/web/journeys/test_pages.py::test_a"),
    ],
)
def test_long_tests_go_one_by_one_and_others_by_file(test: str, shared: str) -> None:
    assert piece(test) == shared
