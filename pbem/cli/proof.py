"""What a player does: prove from nothing but his own mails that dice and orders were as promised."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from pbem.cli.output import Exit, fail, result, say

if TYPE_CHECKING:
    from pbem.proof.check import Proof, Verdict


def script() -> str:
    """Give the stand-alone program that checks mails without pbem."""
    return files("pbem.proof").joinpath("alone.py").read_text(encoding="utf-8")


def of_mails(place: Path, campaign: str, as_json: bool) -> None:
    """Examine a folder of mails and print what is proven."""
    from pbem.proof.examination import examine

    if not place.exists():
        fail(f"{place} is not there.", Exit.USAGE)
    found = examine(place, campaign)
    for name, trouble in found.troubles:
        say(f"{name}: {trouble}")
    if not found.proofs:
        fail(f"{found.mails} mails, and nothing in them to verify.", Exit.NOTHING)
    result(asdict(found), [line for proof in found.proofs for line in _lines(proof)], as_json)
    if any(proof.faulty for proof in found.proofs):
        raise typer.Exit(Exit.FAULT)


def _lines(proof: Proof) -> Iterator[str]:
    """Say what was found of one seat."""
    yield f"{proof.campaign}, {proof.seat}: anchor {proof.anchor or 'unknown'}"
    if proof.general.status != "not provable" or proof.general.notes:
        yield f"  {proof.general.status}: {_said(proof.general)}"
    for one in proof.turns:
        branch = f" (branch {one.branch})" if one.branch else ""
        yield f"  turn {one.step}{branch}: {one.status}" + (f": {_said(one)}" if _said(one) else "")


def _said(verdict: Verdict) -> str:
    """List faults first, then what is proven, then what could not be looked at."""
    return "; ".join((*verdict.faults, *verdict.proves, *verdict.notes))
