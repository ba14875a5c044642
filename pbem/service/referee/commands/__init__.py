"""What the referee's words do, one a file; what they are called is `pbem.mail.commands.referee`'s matter."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.service.referee.act import Act
from pbem.service.referee.commands import (
    amend,
    archive,
    away,
    clock,
    end,
    enter,
    help,
    judge,
    log,
    orders,
    players,
    position,
    preview,
    renew,
    report,
    run,
    say,
    status,
    stopping,
    trial,
    undo,
)

TABLE: Mapping[str, Act] = {
    "add": players.ADD,
    "addresses": players.ADDRESSES,
    "amend": amend.ACT,
    "archive": archive.ACT,
    "away": away.ACT,
    "end": end.ACT,
    "enter": enter.ACT,
    "extend": clock.EXTEND,
    "help": help.ACT,
    "hold": stopping.HOLD,
    "judge": judge.JUDGE,
    "judgements": judge.JUDGEMENTS,
    "log": log.ACT,
    "orders": orders.ACT,
    "pause": clock.PAUSE,
    "position": position.ACT,
    "preview": preview.ACT,
    "release": stopping.RELEASE,
    "remove": players.REMOVE,
    "renew": renew.ACT,
    "replace": players.REPLACE,
    "report": report.ACT,
    "rerun": undo.RERUN,
    "resume": clock.RESUME,
    "run": run.ACT,
    "say": say.ACT,
    "start": clock.START,
    "status": status.ACT,
    "trial": trial.ACT,
    "undo": undo.UNDO,
}
