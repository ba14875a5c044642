"""What holds for all tests."""

from __future__ import annotations

import gc
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.sharing import Files, long

pytest.register_assert_rewrite("tests.language.kit")

settings.register_profile("untimed", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")
"""No test measures time, not that of an example either. The rest is as it was: in CI, the same examples each time."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the long tests: some of them wait for minutes, and at the end all others would wait for them."""
    items.sort(key=lambda item: not long(item.nodeid.partition("::")[0]))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Files:
    """Share the tests out by file."""
    return Files(config, log)


def pytest_collection_finish() -> None:
    """Leave what stays to the end, twelve thousand tests, out of each look for garbage: a sixth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)
