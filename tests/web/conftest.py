"""The house of the tests of the window is that of the service's."""

from __future__ import annotations

from tests.service.conftest import office, started_file
from tests.store.conftest import migrated_file

__all__ = ["migrated_file", "office", "started_file"]
