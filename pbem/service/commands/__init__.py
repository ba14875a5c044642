"""What the mail commands of a player do, one a file; what they are called is `pbem.mail.commands`' matter.

`cancel` and `test` are no rows: they are about the orders of the letter they stand in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pbem.service.commands import (
    address,
    archive,
    conceal,
    digest,
    disclose,
    help,
    history,
    holiday,
    language,
    map,
    orders,
    passphrase,
    quiet,
    renew,
    report,
    resign,
    rounds,
    rules,
    status,
)
from pbem.service.desk.desk import Desk

TABLE: Mapping[str, Callable[[Desk], None]] = {
    "address": address.serve,
    "archive": archive.serve,
    "conceal": conceal.serve,
    "digest": digest.serve,
    "disclose": disclose.serve,
    "help": help.serve,
    "history": history.serve,
    "holiday": holiday.serve,
    "language": language.serve,
    "map": map.serve,
    "orders": orders.serve,
    "passphrase": passphrase.serve,
    "quiet": quiet.serve,
    "renew": renew.serve,
    "report": report.serve,
    "resign": resign.serve,
    "rounds": rounds.serve,
    "rules": rules.serve,
    "status": status.serve,
}
