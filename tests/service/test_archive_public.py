"""The page about a finished game: everything of the game, nothing of the people, nothing before the end."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from pbem.core.problems import Refusal
from pbem.reports.palette import colour
from pbem.reports.web import BESIDE
from pbem.service.campaigns import lifecycle, public_page
from pbem.service.game import games
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns as rows
from tests.service.kit import Office
from tests.service.test_archive import letter
from tests.service.test_history import back, days


def page(office: Office, language: str = "en", whole: bool = False) -> dict[str, bytes]:
    """Make the files of the page; each map is the SVG it is painted from."""

    def files() -> Iterator[tuple[str, bytes]]:
        with reading(office.house.engine) as session:
            game = games.opened(session, office.house.registry, office.campaign())
            made = public_page.everything if whole else public_page.files
            yield from made(office.house, session, game, str.encode, language)

    return dict(files())


def ended(office: Office) -> Office:
    with writing(office.house.engine) as session:
        campaign = rows.claim(session, office.key, wait=True)
        assert campaign is not None
        lifecycle.end(office.house, session, campaign, "agreed")
    return office


def test_before_the_end_it_is_refused(office: Office) -> None:
    with pytest.raises(Refusal, match="archive-not-over"):
        page(office)


def test_the_referee_may_see_it_before_the_end_without_the_seeds(office: Office) -> None:
    days(office, 1, 1)
    index = page(office, whole=True)["index.html"].decode()
    assert "The game is being played" in index
    assert office.campaign().dice_secret.hex() not in index
    assert "Seed" not in index


def test_the_map_is_shown_turn_by_turn_as_it_truly_was(office: Office) -> None:
    """Both sides' armies and the whole board are in it, which no player ever saw."""
    days(office, 1, 2)
    files = page(ended(office))
    assert set(files) == {*BESIDE, "index.html", "map-000.png", "map-001.png", "map-002.png"}
    drawn = files["map-002.png"].decode()
    assert colour("blue").fill in drawn
    assert colour("red").fill in drawn
    index = files["index.html"].decode()
    assert index.count('class="map frame"') == 3
    assert 'id="turn-002"' in index


def test_it_tells_the_seeds_and_how_to_check_them(office: Office) -> None:
    days(office, 1, 2)
    index = page(ended(office))["index.html"].decode()
    assert office.campaign().dice_anchor in index
    assert len(re.findall(r"<code>[0-9a-f]{64}</code>", index)) >= 4
    assert "pbem verify" in index


def test_it_names_colours_and_nobody(office: Office) -> None:
    letter(office, "blue", "red", "between us two")
    days(office, 1, 1)
    index = page(ended(office))["index.html"].decode()
    assert "Blue" in index
    for private in ("Anna", "Boris", "players.test", "between us two", office.reply_to("blue")):
        assert private not in index


def test_names_are_shown_where_the_campaign_lets_them_be_known(office: Office) -> None:
    office.key = "named"
    office.start(key="named", archive={"names": True})
    index = page(ended(office))["index.html"].decode()
    assert "Anna" in index
    assert "players.test" not in index


def test_it_needs_nothing_from_elsewhere(office: Office) -> None:
    files = page(ended(office))
    index = files["index.html"].decode()
    assert "http" not in index
    assert "//" not in index
    beside = [files[name].decode().replace('xmlns="http://www.w3.org/2000/svg"', "") for name in BESIDE]
    assert not [text for text in beside if "http" in text or "url(" in text]
    assert set(re.findall(r'(?:src|href)="([^"#]+)"', index)) <= {*BESIDE, "map-000.png"}
    assert "hidden" in re.findall(r'<div class="bar"[^>]*>', index)[0]


@pytest.mark.parametrize(("language", "words"), [("ru", "Карта"), ("cs", "Mapa"), ("sk", "Kocky")])
def test_it_is_written_in_each_language(office: Office, language: str, words: str) -> None:
    days(office, 1, 1)
    index = page(ended(office), language)["index.html"].decode()
    assert words in index
    assert f'<html lang="{language}">' in index


def test_after_going_back_only_what_counts_is_shown(office: Office) -> None:
    days(office, 1, 2)
    back(office, 1)
    assert set(page(ended(office))) == {*BESIDE, "index.html", "map-000.png", "map-001.png"}


def test_powers_are_named_in_their_colours(office: Office) -> None:
    """E-1: seats of Evropská válka are powers, not colours; the page paints them as the map does."""
    office.key = "jaro"
    seats = [{"seat": seat, "name": seat, "address": [f"{seat}@players.test"]} for seat in ("france", "ottoman")]
    office.start(key="jaro", title="Jaro", ruleset="europe", options={"players": 2}, seat=seats)
    index = page(ended(office))["index.html"].decode()
    chips = index[index.index('class="chips"') :].partition("</ul>")[0]
    assert "paint-blue" in chips
    assert "paint-violet" in chips
    assert "paint-neutral" not in chips
