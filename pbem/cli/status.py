"""`pbem status`: what waits, since when, and whether that is too long; for people and for programs that watch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import typer

from pbem.cli.opening import CONFIG, ConfigPath, faults_told, house
from pbem.cli.output import AsJson, Exit, result

if TYPE_CHECKING:
    from pbem.service.health.signs import Sign


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(faults_told(status))


def status(config: ConfigPath = CONFIG, as_json: AsJson = False) -> None:
    """Tell what waits and since when; the exit code says whether that is within its limits."""
    from pbem.service.health.figures import figures
    from pbem.service.health.signs import signs

    opened = house(config)
    seen = figures(opened)
    found = signs(seen, opened.settings.status)
    code = exit_code(found)
    value = {
        "at": seen.at,
        "exit": int(code),
        "campaigns": dict(seen.campaigns),
        "last_step": {"at": seen.stepped, "host": seen.stepped_by},
        "signs": [_plain(sign) for sign in found],
    }
    result(value, [_line(sign) for sign in found], as_json)
    if code is not Exit.DONE:
        raise typer.Exit(code)


def exit_code(found: Sequence[Sign]) -> Exit:
    """Give the gravest of what is not well: something to mend, then a held campaign, then a server that is away."""
    codes = {"fault": Exit.FAULT, "held": Exit.HELD, "away": Exit.AWAY}
    bad = {sign.fault for sign in found if not sign.well}
    return next((code for fault, code in codes.items() if fault in bad), Exit.DONE)


def _plain(sign: Sign) -> dict[str, object]:
    return {
        "what": sign.what,
        "well": sign.well,
        "value": sign.value,
        "unit": sign.unit,
        "limit": sign.limit,
        "found": sign.found,
    }


def _line(sign: Sign) -> str:
    mark = "ok   " if sign.well else {"fault": "FAULT", "held": "HELD ", "away": "AWAY "}[sign.fault]
    value = "" if sign.value is None else f" {sign.value:g} {sign.unit}".rstrip() + ","
    limit = "" if sign.well or not sign.limit else f" (at most {sign.limit:g} {sign.unit})"
    return f"{mark} {sign.what}:{value} {sign.found}{limit}"
