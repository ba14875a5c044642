"""The guard against work without end."""

from __future__ import annotations

import pytest

from tests.hanging import ends


def test_work_without_end_is_interrupted() -> None:
    with pytest.raises(pytest.fail.Exception, match="still busy"), ends(0.05):
        while True:
            pass


def test_work_that_ends_is_left_alone() -> None:
    with ends(0.05):
        pass
    assert sum(range(2_000_000))
