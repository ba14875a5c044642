"""Notes and messages are for people: the program never looks into one, or at one, to find out what to do.

What it must know stands in a column, or in a field, with a type of its own. A note may be written, kept, logged and
shown. Only the step that takes old notes over into such columns reads them; the notes of a rule set are others.
Neither is it decided by the id of a message which one was chosen, nor by the code of a problem but where codes are made
(`Problem.held`, `Refusal.no_decree`): a message that is worded anew, or split in two, would change what happens.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Sequence

import pytest

from tests.architecture_kit import modules

READERS = {"bool", "len", "col", "match", "fullmatch", "search", "findall", "split", "fromisoformat", "case", "replace"}
"""Functions that look into a text, or ask a database for it."""
MIGRATIONS = "pbem.store.migrations."
PROBLEMS = "pbem.core.problems"
REPLIES = "pbem.mail.sending.outgoing"
"""Compares the codes of SMTP replies, which are numbers and the protocol's own."""
TEXTS = {"startswith", "endswith", "removeprefix", "partition", "split"}


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


def test_no_message_and_no_code_decides_anything() -> None:
    """Rule sets word their own reports by their own events, and keep their tables of them."""
    those = [
        one for one in modules() if one.layer != "rulesets" and not one.name.startswith((MIGRATIONS, PROBLEMS, REPLIES))
    ]
    found = [f"{one.name}:{line}" for one in those for line in chosen(one.tree)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        "return any(words.id == HOW for words in answer.remarks)",
        "if said.id not in _REFUSED: pass",
        "fail(_REFUSED[said.id])",
        "said = words.id == 'challenge-how'",
        "late = words.id.startswith('remark-late')",
        "back = one.code == 'ambiguous'",
        "unread = [one for one in problems if one.code in UNREAD]",
        "how = refusal.code != 'absence-not-here'",
        "mine = (one.code, one.line) == (HELD, 4)",
        "id = words.id\nif id == HOW: pass",
        "match problem.code:\n    case 'ambiguous': pass",
    ],
)
def test_a_message_or_a_code_that_decides_is_found(source: str) -> None:
    assert list(chosen(ast.parse(source)))


@pytest.mark.parametrize(
    "source",
    [
        "said = catalogue.t(words.id, **words.args)",
        "why = text(f'refusal-{refusal.code}')",
        "slot = Slot(subject.id, 0, 1)",
        "if person.id == seat.person: pass",
        "if row.id in taken: pass",
        "found = select(Press).where(Press.code == code)",
        "if not refusal.no_decree: raise refusal",
    ],
)
def test_a_message_may_be_said_and_a_row_found(source: str) -> None:
    assert not list(chosen(ast.parse(source)))


def chosen(tree: ast.AST) -> Iterator[int]:
    """Walk over the lines where the id of a message, or the code of a problem, is compared with what is written out or
    is a constant, looked up in a table that is one, or taken apart.
    """
    names = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and named(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Compare():
                sides = [part for side in (node.left, *node.comparators) for part in parts(side)]
                wrong = any(named(side, names) for side in sides) and any(constant(side) for side in sides)
            case ast.Subscript():
                wrong = named(node.slice, names) and constant(node.value)
            case ast.Call(func=ast.Attribute(value=value, attr=attr)):
                wrong = attr in TEXTS and named(value, names)
            case ast.Match():
                wrong = named(node.subject, names)
            case _:
                wrong = False
        if wrong:
            yield getattr(node, "lineno", 0)


def named(part: ast.AST, names: Collection[str] = ()) -> bool:
    """Tell whether this is the id or the code of something, perhaps under a name of its own."""
    if isinstance(part, ast.Name):
        return part.id in names
    return isinstance(part, ast.Attribute) and part.attr in ("id", "code") and isinstance(part.ctx, ast.Load)


def constant(part: ast.AST) -> bool:
    """Tell whether this is a text written out, or a constant of a module."""
    if isinstance(part, ast.Constant):
        return isinstance(part.value, str)
    name = part.attr if isinstance(part, ast.Attribute) else getattr(part, "id", "")
    return name.isupper() and len(name) > 1


def parts(side: ast.expr) -> Sequence[ast.expr]:
    """Give what is compared: of a row of things each."""
    return side.elts if isinstance(side, ast.Tuple | ast.Set | ast.List) else (side,)


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
