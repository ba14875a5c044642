"""The scripts of the window: small, ours, and needed by nothing."""

from __future__ import annotations

import re
from pathlib import Path

from pbem.web.routes import ROUTES
from tests.service.kit import Office
from tests.web.kit import window
from tests.web.test_sign_in import signed_in

FOLDER = Path(__file__).parents[2] / "templates" / "web"
SCRIPTS = [page.path for page in ROUTES if page.path.endswith(".js")]


def test_all_scripts_are_three_files_of_twelve_kilobytes() -> None:
    assert len(SCRIPTS) <= 3
    assert sum((FOLDER / path[1:]).stat().st_size for path in SCRIPTS) <= 12 * 1024


def test_scripts_are_served_and_pages_hold_none_of_their_own(office: Office) -> None:
    with window(office.house) as opened:
        anna = signed_in(office, opened)
        for path in SCRIPTS:
            assert anna.get(path).headers["content-type"].startswith("text/javascript")
        for path in ("/you", "/t/rk4/blue/orders"):
            page = anna.get(path).text
            assert re.findall(r"<script[^>]*>", page) == re.findall(r'<script src="/\w+\.js" defer>', page)
            assert not re.search(r"\son\w+=|\sstyle=", page)


def test_mails_can_be_read_only_where_the_house_has_its_own_post_office(office: Office) -> None:
    with window(office.house) as opened:
        assert opened.ask("/mails").status == 404
