"""Squares newly discovered and squares forgotten in smoke (D-5.5, D-5.6), and the team's own comments."""

from __future__ import annotations

from pbem.core.blocks import Cell as Field
from pbem.core.blocks import Column, Lines, Table
from pbem.core.grid import Cell
from pbem.core.texts import text
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words.terms import ranges

_MOST = 60
"""As many ranges are written out; the map shows all."""


def explored(before: View | None, after: View) -> tuple[Lines, ...]:
    """Say which squares are new since the last report, and which the smoke took."""
    new = [] if before is None else discovered(before, after)
    lines = [text("duncan-ground-new", count=len(new), squares=_written(new))] if new else []
    lost = marked(after, "s")
    if lost:
        lines.append(text("duncan-ground-forgotten", count=len(lost), squares=_written(lost)))
    return (Lines(tuple(lines)),) if lines else ()


def discovered(before: View, after: View) -> list[Cell]:
    """List the squares known now that were not known before."""
    pairs = zip(before.terrain, after.terrain, strict=True)
    return [
        Cell(column, row)
        for row, (old, new) in enumerate(pairs)
        for column, sign in enumerate(new)
        if sign != "?" == old[column]
    ]


def marked(view: View, sign: str) -> list[Cell]:
    """List the squares with a sign of the fog."""
    rows = enumerate(view.fog)
    return [Cell(column, row) for row, line in rows for column, found in enumerate(line) if found == sign]


def _written(cells: list[Cell]) -> str:
    found = ranges(cells)
    return ", ".join(found[:_MOST]) + (" \u2026" if len(found) > _MOST else "")


def notes(view: View) -> tuple[Table, ...]:
    """List the comments: on units first, then on squares."""
    if not view.notes:
        return ()
    columns = (Column(text("duncan-col-where")), Column(text("duncan-col-note")))
    return (Table(columns, tuple((Field(at, "strong"), Field(words)) for at, words in _sorted(view))),)


def _sorted(view: View) -> list[tuple[str, str]]:
    return sorted(view.notes.items(), key=lambda note: (note[0][0].isupper(), len(note[0]), note[0]))
