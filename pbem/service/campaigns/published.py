"""The pages of finished campaigns everybody may see: made once for each end and language, then served from the folder.

Public is what is over and what the referee has published; both are asked anew each time.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import threading
from pathlib import Path

from sqlmodel import Session

from pbem.core.languages import LANGUAGES
from pbem.service.campaigns import public_page
from pbem.service.game import games
from pbem.service.house.house import House
from pbem.service.house.terms import terms
from pbem.service.post.pictures import Pictures
from pbem.store.engine import reading
from pbem.store.repository import campaigns, turns
from pbem.store.tables import Campaign

FOLDER = "finished"
_making = threading.Lock()
"""One page is made at a time: it costs as much as all mails of a long campaign."""


def shown(row: Campaign) -> bool:
    """Tell whether everybody may see all of a campaign."""
    return row.state == "ended" and row.head_turn > 0 and terms(row).archive.publish


def published(house: House, session: Session) -> list[Campaign]:
    """List the campaigns that are over and public, the last to end first."""
    there = (row for row in campaigns.listing(session, "ended") if row.ruleset in house.registry)
    ended = {row.key: turns.head(session, row) for row in there if shown(row)}
    last = sorted(((turn.resolved_at, key) for key, turn in ended.items() if turn), reverse=True)
    return [row for _, key in last if (row := campaigns.get(session, key))]


def file(house: House, key: str, name: str, language: str) -> bytes | None:
    """Give a file of such a page, which is made if need be; None: there is no such campaign, or it is not public."""
    with reading(house.engine) as session:
        row = campaigns.get(session, key)
        if row is None or row.ruleset not in house.registry or not shown(row) or language not in LANGUAGES:
            return None
        place = _place(house, row, language)
        if not place.is_dir():
            _make(house, session, row, language)
    found = place / Path(name).name
    return found.read_bytes() if found.is_file() else None


def _place(house: House, row: Campaign, language: str) -> Path:
    """A campaign that was reopened and ended another way has another page."""
    return house.settings.data / FOLDER / row.key / f"{row.head_branch}-{row.head_turn}" / language


def _make(house: House, session: Session, row: Campaign, language: str) -> None:
    """Make all files in a folder beside, then move it to its place at once."""
    place = _place(house, row, language)
    with _making:
        if place.is_dir():
            return
        place.parent.mkdir(parents=True, exist_ok=True)
        made, pictures = Path(tempfile.mkdtemp(dir=place.parent)), Pictures(house.settings.data / "pictures")
        try:
            game = games.opened(session, house.registry, row)
            for name, data in public_page.files(house, session, game, pictures.png, language):
                (made / name).write_bytes(data)
            os.replace(made, place)
        finally:
            pictures.rest()
            shutil.rmtree(made, ignore_errors=True)
