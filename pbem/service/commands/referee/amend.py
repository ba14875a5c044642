"""`amend:` with the changed position, or a diff of it, below: the board is corrected as a new branch."""

from __future__ import annotations

from pbem.core.problems import Refusal
from pbem.core.texts import text
from pbem.service.desk.act import Act, Preview, RefereeActs, always
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, lines, shown
from pbem.service.referee import amendment
from pbem.service.referee.game_lines import concerned, impossible


def serve(desk: RefereeDesk) -> Blocks:
    """Correct the position."""
    done = _made(desk, dry_run=False)
    return (*lines((text("referee-amended"), *concerned(done)), bullet=False), *shown(done.changes), *impossible(done))


def _ahead(desk: RefereeDesk) -> Preview:
    """Show what would be changed, line by line."""
    done = _made(desk, dry_run=True)
    return Preview((text("referee-amend-ahead"), *concerned(done)), done.changes)


def _made(desk: RefereeDesk, dry_run: bool) -> amendment.Amended:
    """Read the position below the word."""
    given = "\n".join(line for _, line in desk.asked.lines).strip("\n")
    if not given.strip():
        raise Refusal("referee-no-position")
    asked = desk.asked
    return amendment.amend(desk, f"{given}\n", asked.reason, asked.tell, dry_run=dry_run)


FOR_REFEREE: RefereeActs = {"amend": Act(serve, always, _ahead, tells=True)}
