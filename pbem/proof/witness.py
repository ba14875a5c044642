"""What one mail of the service bears witness to: the anchor, throws, receipts, seeds that were shown."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pbem.mail.reading import body, letter
from pbem.mail.reading.parts import Part, cut
from pbem.proof import number_lines
from pbem.reports.briefing import DiceTurn

_HEX = re.compile(r"(?:[0-9a-f]{2})*")


@dataclass(frozen=True)
class Throw:
    """A throw somebody witnessed."""

    sides: int
    value: int
    why: str


@dataclass(frozen=True)
class Witness:
    """What a mail says. `step` and `branch` are of the turn its throws are of; a receipt is for the turn after it.

    `sheet` is the digest on the receipt, its beginning if it was read from the text. `told`: read `from_text`, since
    the part for programs was missing.
    """

    name: str
    kind: str
    campaign: str
    seat: str
    step: int
    branch: int
    anchor: str = ""
    secret: str = ""
    throws: tuple[Throw, ...] = ()
    turns: tuple[DiceTurn, ...] = ()
    revision: int = 0
    sheet: str = ""
    from_text: bool = False


@dataclass(frozen=True)
class Heard:
    """What came of one mail: what it says, and what is the matter with it."""

    witnesses: tuple[Witness, ...] = ()
    trouble: str = ""


def hear(name: str, raw: bytes) -> Heard:
    """Read one mail; a mail of somebody else says nothing."""
    data = raw.replace(b"\r\n", b"\n")
    found, broken = [], False
    for text in _programs(data):
        try:
            found.append(_read(name, json.loads(text)))
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            broken = True
    said = tuple(one for one in found if one is not None)
    if said:
        return Heard(said)
    return _from_text(name, raw, broken)


def _programs(data: bytes) -> Iterator[str]:
    """Give the parts that are for programs, those of forwarded mails too."""
    parts = cut(data)
    reader = body.Reader(data, parts)
    for part in parts:
        if not part.parts and _is_ours(part):
            yield reader.decoded(part).lstrip("\ufeff")


def _is_ours(part: Part) -> bool:
    """Tell our JSON, whatever a mail program calls it."""
    return part.kind == "application/json" or part.filename.lower().endswith(".json")


def _read(name: str, told: Mapping[str, Any]) -> Witness | None:
    """Read what is for programs; JSON of others says nothing."""
    if not isinstance(told, dict) or told.get("kind") not in ("report", "answer") or "campaign" not in told:
        return None
    turn = int(told["turn"])
    dice = told.get("dice") or {}
    return Witness(
        name=name,
        kind=str(told["kind"]),
        campaign=str(told["campaign"]),
        seat=str(told["seat"]),
        step=int(told.get("step", turn - 1)),
        branch=int(told.get("branch", 0)),
        anchor=str(dice.get("promised") or told.get("anchor") or ""),
        secret=_hexadecimal(dice.get("secret", "")),
        throws=tuple(Throw(int(one["sides"]), int(one["value"]), str(one["why"])) for one in told.get("rolls", ())),
        turns=tuple(map(_turn, dice["turns"]))
        if "turns" in dice
        else number_lines.revealed(str(told.get("revealed", ""))),
        revision=int(told.get("revision") or 0),
        sheet=_hexadecimal(told.get("digest", "")),
    )


def _turn(told: Mapping[str, Any]) -> DiceTurn:
    return DiceTurn(
        step=int(told["step"]),
        branch=int(told["branch"]),
        counts=bool(told["counts"]),
        seed=_hexadecimal(told["seed"]),
        digest=_hexadecimal(told["digest"]),
        seals={str(seat): str(seal) for seat, seal in told.get("seals", {}).items()},
        salt=_hexadecimal(told.get("salt", "")),
        sheet=_hexadecimal(told.get("sheet", "")),
        revision=int(told.get("revision", 0)),
        author=str(told.get("author", "")),
    )


def _hexadecimal(told: object) -> str:
    """Read a number; a ValueError says that it is none."""
    if not isinstance(told, str) or not _HEX.fullmatch(told):
        raise ValueError(f"not hexadecimal: {told!r}")
    return told


def _from_text(name: str, raw: bytes, broken: bool) -> Heard:
    """Read the text instead; it holds the throws, the anchor and the beginning of the receipt's digest."""
    read = letter.read(raw)
    if not read.tokens:
        return Heard()
    text = number_lines.unquoted("\n".join((read.text, *read.attached)))
    token = read.tokens[0]
    receipt = number_lines.receipt(text)
    throws = tuple(Throw(*one) for one in number_lines.throws(text))
    said = Witness(
        name=name,
        kind="answer" if receipt else "report",
        campaign=token.campaign,
        seat=token.seat,
        step=token.turn - 1,
        branch=token.branch,
        anchor=number_lines.anchor(text),
        throws=throws,
        turns=number_lines.revealed(text),
        revision=receipt[0] if receipt else 0,
        sheet=receipt[1] if receipt else "",
        from_text=True,
    )
    tells = bool(said.anchor or said.throws or said.turns or said.sheet)
    trouble = f"the part for programs {'is damaged' if broken else 'is missing'}; its text was read"
    return Heard((said,) if tells else (), trouble if tells or broken else "")
