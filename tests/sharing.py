"""How the tests are shared out to workers: the longest first and one by one, all others file by file.

A file of quick tests on one worker builds what its tests have in common once; and pytest-xdist looks through all
pieces of work given out so far after each test, so that twenty thousand pieces cost more than some of the tests.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import PurePosixPath

from xdist.scheduler import LoadScopeScheduling

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


TOGETHER: Mapping[str, str] = {
    "tests/test_architecture.py": "architecture",
    "tests/test_no_game_named.py": "architecture",
    "tests/test_sizes.py": "architecture",
    "tests/mail/test_dovecot.py": "dovecot",
    "tests/service/test_first_day.py": "dovecot",
    "tests/cli/test_earlier_release.py": "earlier release",
    "tests/service/test_earlier_release.py": "earlier release",
    "tests/service/test_example_game.py": "example",
    "tests/rules/test_conformance.py::test_no_order_of_a_set_slips_into_the_state": "trails",
    "tests/test_benchmarks.py::test_a_benchmark_runs[hosts that hang": "hosts that hang",
    "tests/test_benchmarks.py::test_a_benchmark_runs[houses": "houses",
    "tests/test_benchmarks.py::test_a_benchmark_runs[wars": "wars",
    "tests/test_benchmarks.py::test_a_benchmark_runs[lines and games": "lines and games",
}
"""What goes to one worker, by how its tests are named: what these have in common is made, or read, once in a process.

The marks of pytest-xdist for that (`xdist_group`) say nothing to pytest 9: it gives a test's name from elsewhere.
"""


def long(file: str) -> bool:
    """Tell whether the tests of a file are shared out one by one."""
    path = PurePosixPath(file)
    return any(path.is_relative_to(each) for each in LONG)


def piece(test: str) -> str:
    """Name the piece of work a test belongs to."""
    file = test.partition("::")[0]
    together = next((group for begin, group in TOGETHER.items() if test.startswith(begin)), "")
    return together or (test if long(file) else file)


class Files(LoadScopeScheduling):  # type: ignore[misc]  # pytest-xdist has no types
    """Tests that go together on one worker, long ones alone, the rest by file."""

    def _split_scope(self, nodeid: str) -> str:
        return piece(nodeid)
