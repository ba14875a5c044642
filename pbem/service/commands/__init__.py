"""What the mail commands do, one file a command: in `player`, in `referee`, and here those of both.

A file says in `FOR_PLAYER` and `FOR_REFEREE` which commands it serves, by their keys; the words of each are a line in
every `pbem/mail/commands/words/*.toml`. No list names the files: what lies in this folder is served.

`join`, `cancel`, `replace` and `test` of a player are no acts: they are about the letter they stand in.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from pbem.service.desk.act import PlayerActs, RefereeActs


def _rows(table: str) -> Iterator[tuple[str, Any]]:
    """Walk over what the files of this folder serve at a desk."""
    for found in pkgutil.walk_packages(__path__, f"{__name__}."):
        yield from getattr(import_module(found.name), table, {}).items()


PLAYER: PlayerActs = dict(_rows("FOR_PLAYER"))
REFEREE: RefereeActs = dict(_rows("FOR_REFEREE"))
