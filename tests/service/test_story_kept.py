"""A campaign in which letters have places is exported, read again and proven as any other."""

from __future__ import annotations

from pathlib import Path

from pbem.core.seats import REFEREE
from pbem.rulesets.duncan.view import View
from pbem.service.game import dealings, games
from pbem.store import exporting, importing
from pbem.store.engine import reading, writing
from tests.known import known
from tests.service.acting_kit import faults
from tests.service.kit import REGISTRY, Office
from tests.service.referee_mail_kit import writes
from tests.service.story_kit import ASKED, camp, played, state, story


def test_a_campaign_with_a_story_is_exported_and_read_again(office: Office, tmp_path: Path) -> None:
    """The digest of a sheet is of what its writer is shown, without the places of letters: nothing is damaged."""
    camp(office)
    writes(office, ASKED)
    office.letter("blue", "buy at C3\nanswer 1: the lender")
    played(office)
    office.letter("blue", "u1 to C4")
    writes(office, "right blue Q1")
    told, stood = story(office), state(office)
    with reading(office.house.engine) as session:
        exporting.write(session, "cave", tmp_path / "cave.zip")
    with writing(office.house.engine) as session:
        importing.read(session, tmp_path / "cave.zip", office.house.now, "again")
    office.key = "again"
    assert (state(office), faults(office)) == (stood, [])
    with reading(office.house.engine) as session:
        game = games.opened(session, REGISTRY, office.campaign())
        assert known(game.view(REFEREE, dealings.heard(session, game, REFEREE)), View).story == told
