"""How the tests are shared out to workers: the longest first and one by one, all others file by file.

A file of quick tests on one worker builds what its tests have in common once; and pytest-xdist looks through all
pieces of work given out so far after each test, so that twenty thousand pieces cost more than some of the tests.
"""

from __future__ import annotations

from pathlib import PurePosixPath

from xdist.scheduler import LoadGroupScheduling

LONG = (
    "tests/test_benchmarks.py",
    "tests/rules/test_conformance.py",
    "tests/rules/test_forecasts.py",
    "tests/rules/powers/kernel/test_interface.py",
    "tests/rules/powers/fog/test_interface.py",
    "tests/rules/powers/test_second_release.py",
    "tests/service/test_crashes.py",
    "tests/service/test_stuck_letters.py",
    "tests/service/test_example_game.py",
    "tests/cli/test_doctor.py",
    "tests/web/test_secrets.py",
    "tests/web/journeys",
)
"""Files and folders whose tests take seconds each: at the end all other workers would wait for one of them."""


def long(file: str) -> bool:
    """Tell whether the tests of a file are shared out one by one."""
    path = PurePosixPath(file)
    return any(path.is_relative_to(each) for each in LONG)


def piece(test: str) -> str:
    """Name the piece of work a test that is in no group belongs to."""
    file = test.partition("::")[0]
    return test if long(file) else file


class Files(LoadGroupScheduling):  # type: ignore[misc]  # pytest-xdist has no types
    """Tests of a group together, long ones alone, the rest by file."""

    def _split_scope(self, nodeid: str) -> str:
        group: str = super()._split_scope(nodeid)
        return group if group != nodeid else piece(nodeid)
