"""`pbem press ...`."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from pbem.cli.opening import CONFIG, ConfigPath, Key, faults_told, house, looked_at
from pbem.cli.output import AsJson, instant, result, table

app = typer.Typer(no_args_is_help=True)


@app.callback()
def letters_between_players() -> None:
    """Letters between players."""


@app.command("list")
@faults_told
def listed(
    key: Key,
    words: Annotated[bool, typer.Option("--text", help="Their words, too.")] = False,
    limit: Annotated[int, typer.Option(min=0, help="Only so many, the latest; 0: all.")] = 0,
    config: ConfigPath = CONFIG,
    as_json: AsJson = False,
) -> None:
    """List the letters between players: who wrote to whom and when, refused ones too; who did not sign is named."""
    from pbem.service.press import letter_list

    opened = house(config)
    with looked_at(opened, key) as (session, campaign):
        rows = letter_list.letters(session, campaign.key, words, limit)
        zone = campaign.timezone
    if not words:
        result(rows, table([_row(one, zone) for one in rows], "no letters"), as_json)
        return
    result(rows, [line for one in rows for line in _whole(one, zone)] or ["no letters"], as_json)


def _row(one: dict[str, Any], zone: str) -> dict[str, object]:
    return {
        **{name: one[name] for name in ("number", "turn")},
        "at": instant(one["at"], zone),
        "from": f"{one['from']} (unsigned)" if one["anonymous"] else one["from"],
        "to": ", ".join(one["to"]) or "-",
        "answers": one["answers"] or "-",
        "signs": one["signs"],
        "state": one["state"],
    }


def _whole(one: dict[str, Any], zone: str) -> list[str]:
    """Write one letter with its words, quoted."""
    told = _row(one, zone)
    head = f"{told['number']}: {told['from']} to {told['to']}, {told['at']}, turn {told['turn']}, {told['state']}"
    return [head, *(f"> {line}".rstrip() for line in one["text"].split("\n")), ""]
