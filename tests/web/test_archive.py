"""The past of a seat as a file from the window: what the mail word for it sends, with maps as SVG."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Mapping

import pytest

from pbem.service.window import archive
from pbem.web import checks
from tests.service.kit import Office
from tests.service.test_archive import unpacked
from tests.service.test_history import days
from tests.web.kit import Answer, window
from tests.web.test_sign_in import signed_in

FILE = "/t/rk4/blue/archive.zip"


def files(packed: bytes) -> Mapping[str, bytes]:
    """Unpack a file."""
    with zipfile.ZipFile(io.BytesIO(packed)) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def test_the_file_is_that_of_the_mail_word_with_maps_as_svg(office: Office) -> None:
    days(office, 1, 2)
    office.letter("blue", "to referee: a question\n.")
    with window(office.house) as opened:
        anna = signed_in(office, opened)
        assert FILE in anna.get("/t/rk4/blue/history").links
        page = anna.get(FILE)
    assert page.headers["content-disposition"] == 'attachment; filename="rk4-blue.zip"'
    assert page.headers["cache-control"] == "no-store"
    found = files(page.body)
    office.letter("blue", "archive")
    assert {name.replace(".svg", ".png") for name in found} == set(
        unpacked(office, office.mails("blue", "archive")[-1])
    )
    assert {"index.html", "letters.txt", "000-map.svg", "002-report.html", "002-orders.txt"} <= set(found)
    assert b"<svg" in found["002-map.svg"]
    assert b"002-map.svg" in found["002-report.html"]
    assert b"a question" in found["letters.txt"]


def test_a_long_past_comes_in_parts_and_one_at_a_time(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    days(office, 1, 1)
    monkeypatch.setattr(archive, "PART", 1)
    with window(office.house) as opened:
        anna = signed_in(office, opened)
        assert {f"{FILE}?part=1", f"{FILE}?part=2"} <= set(anna.get("/t/rk4/blue/history").links)
        assert "001-report.html" in files(anna.get(f"{FILE}?part=2").body)
        assert {anna.get(f"{FILE}?part={odd}").status for odd in ("0", "3", "x", "-1", "9" * 9)} == {404}
        monkeypatch.setattr(checks.Checks, "_enter", lambda *_: False)
        assert busy(anna.get(FILE))


def busy(page: Answer) -> bool:
    return page.status == 429 and bool(re.search("prepared for you already", page.words))
