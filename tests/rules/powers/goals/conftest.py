from __future__ import annotations

import pytest

from pbem.rulesets.powers.moves import fight
from tests.rules.powers.kernel import standin


@pytest.fixture
def heads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Battles are decided by heads here; the real ones have tests of their own."""
    monkeypatch.setattr(fight, "fought", standin.fought)
