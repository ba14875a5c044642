"""A war of twenty battles: the mail has a headline of each, the attached page has them whole."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from pbem.cli.demo import album
from pbem.codec import dumps, loads
from pbem.core.blocks import Aside, Brief, Contest, Lines, Section, Steps
from pbem.core.content import Content
from pbem.core.languages import LANGUAGES
from pbem.core.texts import text
from pbem.mail.sending import compose as sending
from pbem.reports import web
from pbem.reports.briefing import Leaflet, Report
from pbem.reports.columns import WIDTH, width
from pbem.reports.compose import compose
from pbem.reports.html import BUDGET, encoded_size
from tests.reports import sample

BATTLES = 20
BLOWS = 60
EVIL = '<script>alert("1")</script> & co'
PLACES = ("I4", "T13", "Q22", "Z11", EVIL)


def battle(number: int) -> Aside:
    """A battle of many blows, and the throw that ended it."""
    place = PLACES[number % len(PLACES)]
    blows = tuple((f"{blow // 3 + 1}.", f"A{number} strikes B{number}, blow {blow}", "5") for blow in range(BLOWS))
    throw = ((text("s-side", who="blue"), "14", "1d15", 9, 23), (text("s-side", who="yellow"), "11", "1d15", 5, 16))
    title = text("s-fight", army=number, who="yellow")
    return Aside(
        text("s-storm", city=place),
        (Steps(title, place, blows, "", "up"), Contest(title, place, throw, text("s-won", before=14, after=12), "up")),
    )


def war(language: str = "en", battles: int = BATTLES) -> Report:
    fights = tuple(battle(number) for number in range(1, battles + 1))
    treaties = Section(text("s-treaties"), (Lines((text("s-joint"),)), *(battle(99),) * bool(battles)))
    brief = Brief((), (Section(text("s-battles"), fights), treaties))
    return replace(sample.report(language), brief=brief, drawing=None)


def sent(language: str = "en") -> Content:
    return compose(war(language), sample.words(language))


def file(content: Content, name: str) -> str:
    return next(one.data.decode() for one in content.attachments if one.name == name)


def words(html: str) -> str:
    return re.sub(r"\s+", " ", re.sub("<[^>]+>", " ", html.partition("</style>")[2]))


def test_the_mail_has_the_headlines_and_says_where_the_whole_is() -> None:
    content = sent()
    heads = [line.strip() for line in content.text.splitlines() if re.match(r"  \d+\. ", line)]
    assert [head.partition(".")[0] for head in heads] == [str(number) for number in range(1, BATTLES + 2)]
    for part in (" ".join(content.text.split()), words(content.html)):
        assert part.count("In full on the attached page details.html (as text: details.txt), under the same num") == 2
        assert "blow 7" not in part
    assert encoded_size(content.html) < BUDGET // 2


def test_the_attached_page_has_the_whole() -> None:
    """Every blow of every battle, under the number the mail gives it; the same as text."""
    content = sent()
    page, plain = file(content, "details.html"), file(content, "details.txt")
    for number in (1, BATTLES, 99):
        for blow in (0, BLOWS - 1):
            assert f"A{number} strikes B{number}, blow {blow} " in words(page)
            assert f"A{number} strikes B{number}, blow {blow} " in plain
    assert [f'id="n{number}"' in page for number in (1, BATTLES + 1, BATTLES + 2)] == [True, True, False]
    assert all(width(line) <= WIDTH for line in plain.splitlines())


def test_the_page_needs_nothing_from_elsewhere() -> None:
    """No script, no link outward: it opens from the mail, on a phone too."""
    page = file(sent(), "details.html")
    assert "width=device-width" in page
    assert set(re.findall(r'(?:href|src)="([^"]*)"', page)) == {f"#n{number}" for number in range(1, BATTLES + 2)}
    assert not re.search(r"<script|@import|url\(|https?:", page)


def test_nobodys_words_are_markup() -> None:
    content = sent()
    for html in (content.html, file(content, "details.html")):
        assert "<script>alert" not in html
        assert "&lt;script&gt;alert" in html


def test_the_json_part_has_the_whole_in_words() -> None:
    told: dict[str, Any] = json.loads(file(sent(), "report.json"))
    first = told["asides"][0]
    assert (len(told["asides"]), first["number"], first["blocks"][0]["kind"]) == (BATTLES + 1, 1, "steps")
    assert first["blocks"][0]["steps"][BLOWS - 1] == ["20.", f"A1 strikes B1, blow {BLOWS - 1}", "5"]
    assert first["blocks"][1]["lines"][0][1:] == ["14", "1d15", 9, 23]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_worded_in_every_language_and_always_the_same(language: str) -> None:
    assert sent(language) == sent(language)
    page = file(sent(language), "details.html")
    assert f'<html lang="{language}">' in page
    assert "details.html" in sent(language).text


def test_a_report_without_anything_long_is_as_it_was() -> None:
    names = [one.name for one in compose(war(battles=0), sample.words("en")).attachments]
    assert names == ["deadline.ics", "report.json"]
    assert "asides" not in json.loads(file(compose(war(battles=0), sample.words("en")), "report.json"))


def test_a_leaflet_may_have_something_long_too() -> None:
    leaflet = Leaflet(sample.heading("en"), text("s-battles"), (Section(None, (battle(1),)),))
    content = compose(leaflet, sample.words("en"))
    assert [one.name for one in content.attachments] == ["details.html", "details.txt", "leaflet.json"]


def test_it_is_kept_until_it_is_sent() -> None:
    """The codec writes a waiting mail and reads the same one."""
    assert loads(dumps(war(), Report), Report) == war()


def test_the_public_page_folds_the_whole_below_its_headline() -> None:
    turn = web.Turn(7, "007", "", "News", sections=war().brief.sections)
    told = web.Game("rk4", "War", "", "", "", (), (), (turn,), "", "", ())
    page = web.game(told, sample.words("en"))
    assert page.count("<details><summary>") == BATTLES + 1
    assert f"blow {BLOWS - 1}" in page


def test_the_archive_of_a_seat_links_the_page() -> None:
    turns = (web.Turn(7, "007", "", "News", details=True), web.Turn(8, "008", "", "News"))
    page = web.seat(sample.heading("en"), turns, 0, sample.words("en"))
    assert 'href="007-details.html"' in page
    assert "008-details.html" not in page


def test_the_album_of_the_demo_keeps_the_page_beside_the_mail(tmp_path: Path) -> None:
    envelope = sending.Envelope("a@host.test", "b@host.test", "<1@host.test>", sample.NOW)
    mail = message_from_bytes(sending.compose(sent(), envelope), EmailMessage, policy=policy.default)
    page = album.keep(tmp_path, "7", "blue", "Anna", mail)
    album.index(tmp_path, "War", [page])
    assert "A20 strikes B20" in (tmp_path / f"{page.name}-details.html").read_text("utf-8")
    assert f'href="{page.name}-details.html"' in (tmp_path / "index.html").read_text("utf-8")
