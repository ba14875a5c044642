"""What the mail commands of a player do, one a file; what they are called is `pbem.mail.commands`' matter."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pbem.service.commands import cancel, help, orders
from pbem.service.desk import Desk

TABLE: Mapping[str, Callable[[Desk], None]] = {
    "cancel": cancel.serve,
    "help": help.serve,
    "orders": orders.serve,
}
