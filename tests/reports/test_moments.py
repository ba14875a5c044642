"""Instants on pages: in words for the reader, in their zone and language, and for programs beside them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from pbem.reports import dates, moments
from tests.service.conftest import engine, migrated, migrated_file, office, postgres, started_file, url
from tests.service.kit import Office

__all__ = ["engine", "migrated", "migrated_file", "office", "postgres", "started_file", "url"]

AT = datetime(2026, 11, 22, 20, tzinfo=UTC)


@pytest.mark.parametrize(
    ("language", "zone", "named"),
    [
        ("en", "Europe/Prague", "Prague, UTC+1"),
        ("cs", "Europe/Prague", "Praha, UTC+1"),
        ("sk", "Europe/London", "Londýn, UTC"),
        ("ru", "America/New_York", "Нью-Йорк, UTC−5"),  # noqa: RUF001
        ("ru", "UTC", "UTC"),
    ],
)
def test_an_instant_is_told_in_the_zone_with_its_name(office: Office, language: str, zone: str, named: str) -> None:
    words = office.house.catalogue(language)
    made = moments.timed(moments.brief(AT, zone, words))
    assert f'title="{named}"' in made
    assert f">{dates.brief(AT, zone, words)}</time>" in made


def test_a_sentence_with_an_instant_is_escaped_and_marked_once(office: Office) -> None:
    words = office.house.catalogue("en")
    when = dates.long(AT, "Europe/Prague", words)
    said = moments.moment(AT, "Europe/Prague", words, when, f"<b>by {when}</b>")
    assert moments.timed(said) == (
        f'&lt;b&gt;by <time datetime="2026-11-22T21:00+01:00" title="Prague, UTC+1">{when}</time>&lt;/b&gt;'
    )
    assert moments.timed("<i>") == "&lt;i&gt;"


def test_a_zone_without_a_word_is_named_by_its_place(office: Office) -> None:
    assert dates.zone_name(AT, "America/New_York", office.house.catalogue("ru")) == "(Нью-Йорк, UTC−5)"  # noqa: RUF001
    assert dates.place("Etc/GMT+3", office.house.catalogue("cs")) == "Etc/GMT+3"
