"""`publish`: the referee lets everybody see the page about a finished campaign, and takes it back."""

from __future__ import annotations

import dataclasses

import pytest

from pbem.service.campaigns import published
from pbem.settings import Web
from tests.service.kit import Office
from tests.service.referee_mail_kit import flat, writes
from tests.service.test_archive_public import ended
from tests.service.test_history import days


def shown(office: Office) -> bool:
    return published.shown(office.campaign())


def with_window(office: Office) -> Office:
    settings = office.house.settings.model_copy(update={"web": Web(url="https://play.test")})
    return dataclasses.replace(office, house=dataclasses.replace(office.house, settings=settings))


def test_before_the_end_the_word_is_refused(office: Office) -> None:
    assert "its page would show all secrets" in flat(writes(office, "publish"))
    assert not shown(office)


def test_the_word_publishes_and_takes_back(office: Office) -> None:
    days(office, 1, 1)
    opened = with_window(ended(office))
    assert "https://play.test/finished/rk4/" in flat(writes(opened, "publish"))
    assert shown(office)
    assert "public no more" in flat(writes(opened, "publish off"))
    assert not shown(office)


@pytest.mark.parametrize("word", ["опубликовать", "zveřejnit", "zverejniť"])
def test_without_a_window_it_says_what_is_missing(office: Office, word: str) -> None:
    days(office, 1, 1)
    assert "[web]" in flat(writes(ended(office), word))
    assert shown(office)
