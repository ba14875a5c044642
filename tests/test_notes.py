"""Notes are for people: the program never looks into one, or at one, to find out what to do.

What it must know stands in a column, or in a field, with a type of its own. A note may be written, kept, logged and
shown. Only the step that takes old notes over into such columns reads them; the notes of a rule set are others.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.architecture_kit import modules

READERS = {"bool", "len", "col", "match", "fullmatch", "search", "findall", "split", "fromisoformat", "case", "replace"}
"""Functions that look into a text, or ask a database for it."""
MIGRATIONS = "pbem.store.migrations."


def test_no_note_decides_anything() -> None:
    those = [one for one in modules() if one.layer != "rulesets" and not one.name.startswith(MIGRATIONS)]
    found = [f"{one.name}:{line}" for one in those for line in decisions(one.tree)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        "if row.note: pass",
        "if row.state and not row.note: pass",
        "while row.note != '': pass",
        "old = row.note == 'paused'",
        "old = row.note.startswith('paused')",
        "old = 'paused' in row.note",
        "old = row.note in ('automatic', 'bounce')",
        "turn = 2 if row.note else 1",
        "kept = bool(row.note)",
        "found = re.match('turn (.*)', row.note)",
        "at = datetime.fromisoformat(row.note[13:])",
        "rows = [row for row in rows if row.note]",
        "select(Inbox).where(Inbox.note == note)",
        "select(Inbox).where(col(Inbox.note).like('held%'))",
        "update(Inbox).values(note=func.replace(Inbox.note, 'held', ''))",
        "match row.note:\n    case 'paused': pass",
    ],
)
def test_a_note_that_decides_is_found(source: str) -> None:
    assert list(decisions(ast.parse(source)))


@pytest.mark.parametrize(
    "source",
    [
        "row.note = 'paused'",
        "log.info('%s: %s', row.state, row.note)",
        "said = Cell(row.note or row.state)",
        "why = f': {row.note}' if row.note else ''",
        "payload = json.dumps({'note': row.note})",
        "state, note = row.state, row.note",
    ],
)
def test_a_note_may_be_written_and_shown(source: str) -> None:
    assert not list(decisions(ast.parse(source)))


def decisions(tree: ast.AST) -> Iterator[int]:
    """Walk over the lines in which something depends on a note."""
    for node in ast.walk(tree):
        if any(reads(part) for part in looked_into(node)):
            yield getattr(node, "lineno", 0)


def looked_into(node: ast.AST) -> Iterator[ast.expr]:
    """Walk over the expressions whose value, or whose being there, decides what a node does."""
    match node:
        case ast.If() | ast.While() | ast.Assert():
            yield from ast.walk(node.test)  # type: ignore[misc]  # what is no expression reads nothing
        case ast.IfExp() if not shows(node):
            yield node.test
        case ast.comprehension():
            yield from node.ifs
        case ast.Compare():
            yield from (node.left, *node.comparators)
        case ast.UnaryOp():
            yield node.operand
        case ast.Subscript() | ast.Starred():
            yield node.value
        case ast.Match():
            yield node.subject
        case ast.Call(func=ast.Attribute(value=value)):
            yield value
            yield from node.args if called(node) in READERS else ()
        case ast.Call():
            yield from node.args if called(node) in READERS else ()


def reads(part: ast.AST) -> bool:
    return isinstance(part, ast.Attribute) and part.attr == "note" and isinstance(part.ctx, ast.Load)


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def shows(node: ast.IfExp) -> bool:
    """Tell whether a note is shown where there is one."""
    asked = ast.dump(node.test)
    return any(ast.dump(part) == asked for part in ast.walk(node.body))
