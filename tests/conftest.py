"""What holds for all tests."""

from __future__ import annotations

import gc

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("untimed", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")
"""No test measures time, not that of an example either. The rest is as it was: in CI, the same examples each time."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the benchmarks: some of them wait for minutes, and at the end all others would wait for them."""
    items.sort(key=lambda item: "test_a_benchmark_runs" not in item.name)


def pytest_collection_finish() -> None:
    """Leave what stays to the end, twelve thousand tests, out of each look for garbage: a sixth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)
