"""What is said is understood as what it was: order -> words -> order, in every language."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings

from pbem.core.languages import LANGUAGES
from pbem.language.forms.say import say
from pbem.language.reading.parse import Reading
from pbem.rulesets.campaign.orders import Order
from pbem.rulesets.campaign.words import phrases
from tests.language.campaign import LEXICONS, READERS, meant
from tests.language.strategies import every_order


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=100, suppress_health_check=[HealthCheck.filter_too_much])
@given(order=every_order)
def test_an_echo_reads_back_to_its_order(language: str, order: Order) -> None:
    """4.1: every order, with nested rules, guards and targets, is said so that it reads back to itself."""
    said = say(phrases.phrase(order), LEXICONS[language])
    reading = READERS[language].read(said)
    assert isinstance(reading, Reading), (said, reading)
    assert not reading.corrections, (said, reading.corrections)
    assert meant(reading) == (order,), said
