"""The guard against work without end."""

from __future__ import annotations

from itertools import count

import pytest

from tests.hanging import ends


@ends(0.05)
def without_end() -> int:
    return sum(1 for _ in count())


def test_work_without_end_is_interrupted() -> None:
    with pytest.raises(pytest.fail.Exception, match="still busy"):
        without_end()


def test_work_that_ends_is_left_alone() -> None:
    with ends(0.05):
        pass
    assert sum(range(2_000_000))
