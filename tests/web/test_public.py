"""What everybody sees: open campaigns, rule books, finished campaigns that the referee has published."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from pbem.core.problems import Refusal
from pbem.reports.web import FONTS, LETTERS, SIGNS
from pbem.service.campaigns import lifecycle, publishing
from pbem.service.house.case import Case
from pbem.store.engine import writing
from pbem.store.repository import campaigns as rows
from pbem.web.packing import LEAST
from tests.service.kit import Office
from tests.service.test_archive_public import ended
from tests.service.test_history import days
from tests.web.kit import window
from tests.web.test_sign_in import signed_in

ROOT = Path(__file__).parents[2]
PACKED = ("/", "/rules/campaign/cs", "/house.css", "/desk.js", "/icon.svg")
SECRET = ("Anna", "Boris", "blue@players.test", "red@players.test")


def publish(office: Office, public: bool = True) -> None:
    with writing(office.house.engine) as session:
        campaign = rows.claim(session, office.key, wait=True)
        assert campaign is not None
        publishing.publish(Case(office.house, session, campaign), public)


def vacate(office: Office) -> None:
    """Let a campaign wait for players."""
    office.start(key="winter", title="Winter <b>on</b> the Elbe", seat=[])


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Open games"),
        ("ru", "Открытые игры"),
        ("cs", "Volné hry"),
        ("sk", "Voľné hry"),
    ],
)
def test_the_front_page_speaks_the_language_of_the_browser(office: Office, language: str, said: str) -> None:
    with window(office.house) as shown:
        page = shown.ask("/", accept_language=f"de-DE, {language};q=0.9, fr;q=0.95")
    assert (page.status, page.headers["content-language"]) == (200, language)
    assert said in page.words
    assert f'<html lang="{language}">' in page.text


def test_the_language_of_the_address_counts_more_and_nonsense_nothing(office: Office) -> None:
    with window(office.house) as shown:
        assert shown.ask("/?language=sk", accept_language="ru").headers["content-language"] == "sk"
        assert shown.ask("/?language=xx", accept_language=";;q=,cs;q=x").headers["content-language"] == "en"


def test_an_open_campaign_is_shown_with_the_line_that_joins_it(office: Office) -> None:
    vacate(office)
    with window(office.house) as shown:
        page = shown.ask("/?language=cs")
    assert "Winter <b>on" not in page.text
    assert "Winter <b>on</b> the Elbe" in page.words
    assert "volno 2 z 2" in page.words
    mailto = next(link for link in page.links if link.startswith("mailto:"))
    assert mailto.endswith("?subject=p%C5%99ihl%C3%A1sit%20winter&body=p%C5%99ihl%C3%A1sit%20winter")


def test_a_campaign_that_is_played_is_nobodys_business(office: Office) -> None:
    days(office, 1, 1)
    with window(office.house) as shown:
        page = shown.ask("/")
        assert not [word for word in (*SECRET, "Two Fords") if word in page.text]
        assert shown.ask(f"/finished/{office.key}/").status == 404


def test_a_rule_book_has_a_place_for_every_chapter_and_rule(office: Office) -> None:
    with window(office.house) as shown:
        for game in office.house.registry:
            page = shown.ask(f"/rules/{game}/cs")
            assert page.status == 200
            places = {link for link in page.links if link.startswith("#") and link != "#page"}
            assert places
            assert all(f'id="{place[1:]}"' in page.text for place in places)
            assert page.headers["content-language"] == "cs"
        assert 'id="C-4.1"' in shown.ask("/rules/campaign/en").text


def test_a_finished_campaign_is_shown_when_its_referee_says_so(office: Office) -> None:
    """Before the end it cannot be published, after it only the word makes it public; the word can be taken back."""
    days(office, 1, 2)
    with pytest.raises(Refusal, match="publish-not-over"):
        publish(office)
    ended(office)
    place = f"/finished/{office.key}/"
    with window(office.house) as shown:
        unpublished, unknown = shown.ask(place), shown.ask("/finished/nothing/")
        assert (unpublished.status, unpublished.body) == (404, unknown.body)
        assert shown.ask(f"{place}map-000.png").status == 404
        publish(office)
        page = shown.ask(place)
        assert page.status == 200
        assert "Two Fords" in page.words
        assert not [word for word in SECRET if word in page.text]
        files = [link for link in page.links if not link.startswith("#")]
        assert {"paper.css", "colours.css", "stage.js", "map-000.png"} <= set(files)
        assert {shown.ask(place + name).status for name in files} == {200}
        assert "Two Fords" in shown.ask("/").words
        publish(office, public=False)
        assert shown.ask(place).status == 404
        assert "Two Fords" not in shown.ask("/").words


def test_a_campaign_that_never_began_has_no_page(office: Office) -> None:
    vacate(office)
    with writing(office.house.engine) as session:
        campaign = rows.claim(session, "winter", wait=True)
        assert campaign is not None
        lifecycle.end(office.house, session, campaign, "nobody came")
        publishing.publish(Case(office.house, session, campaign))
    with window(office.house) as shown:
        assert shown.ask("/finished/winter/").status == 404
        assert "Winter" not in shown.ask("/").words


def test_a_house_in_a_folder_of_its_host_links_below_it(office: Office) -> None:
    with window(office.house, "/pbem") as shown:
        page = shown.ask("/pbem/")
        assert page.status == 200
        assert all(link.startswith(("/pbem/", "mailto:", "#")) for link in page.links)
        assert {shown.ask(link).status for link in page.links if link.startswith("/")} == {200}
        assert shown.ask("/").status == 404


def test_answers_are_packed_for_whoever_reads_that(office: Office) -> None:
    with window(office.house) as shown:
        for path in PACKED:
            plain, packed = shown.ask(path), shown.ask(path, accept_encoding="br;q=1, gzip;q=0.8")
            if len(plain.body) < LEAST:
                continue
            assert "content-encoding" not in plain.headers
            assert packed.headers["content-encoding"] == "gzip"
            assert "Accept-Encoding" in packed.headers["vary"]
            assert gzip.decompress(packed.body) == plain.body
            assert int(packed.headers["content-length"]) == len(packed.body) < len(plain.body) / 2
        for refused in ("gzip;q=0", "br", "x-gzipped"):
            assert "content-encoding" not in shown.ask("/", accept_encoding=refused).headers
        head = shown.ask("/", "HEAD", accept_encoding="gzip")
        assert (head.body, head.headers["content-encoding"]) == (b"", "gzip")


def test_the_maps_font_is_ours_and_small(office: Office) -> None:
    """Browser, section 5: two parts of the painter's font, about 34 KB together; their licence goes with them."""
    with window(office.house) as shown:
        fonts = [shown.ask(f"/{name}") for name in FONTS]
        style = shown.ask("/desk.css").text
    assert {font.headers["content-type"] for font in fonts} == {"font/woff2"}
    assert all(font.body.startswith(b"wOF2") for font in fonts)
    assert sum(len(font.body) for font in fonts) <= 36 * 1024
    assert re.findall(r"url\(([^)]*)\)", style) == list(FONTS)


def test_the_maps_font_has_every_letter_of_our_words() -> None:
    """A letter it lacks would come from another font and be of another width: `make fonts` after adding it here."""
    held = {chr(at) for begin, end in LETTERS for at in range(begin, end + 1)} | {*SIGNS, "\n"}
    files = [*(ROOT / "templates" / "locale").rglob("*.ftl"), *(ROOT / "pbem" / "rulesets").rglob("*.ftl")]
    assert not {(sign, file.name) for file in files for sign in set(file.read_text("utf-8")) - held}


def test_a_house_that_is_not_public_shows_its_page_to_who_is_signed_in(office: Office) -> None:
    """Browser, section 7: `public = false`; rule books and what a referee has published stay where they are."""
    vacate(office)
    with window(office.house, public=False) as shown:
        closed = shown.ask("/")
        assert (closed.status, closed.headers["location"]) == (303, "/sign-in")
        assert shown.ask("/rules/campaign/en").status == 200
        page = signed_in(office, shown).get("/")
        assert "Winter <b>on</b> the Elbe" in page.words
        assert page.headers["cache-control"] == "no-store"
        assert "/you" in page.links
