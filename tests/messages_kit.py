"""The messages of a catalogue, and those a lexicon needs for what a line may lack."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pbem.language.forms.notation import Slot, walk
from pbem.language.reading.lexicon import Lexicon


class Facts(Visitor):
    """The facts a message names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Note one."""
        self.names.add(node.id.name)


def messages(source: str) -> dict[str, set[str]]:
    """Give the messages of a source, each with the facts it names; nothing in it may be unreadable."""
    entries = FluentParser().parse(source).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {entry.id.name: _facts(entry) for entry in entries if isinstance(entry, ast.Message)}


def _facts(entry: ast.Message) -> set[str]:
    found = Facts()
    found.visit(entry)
    return found.names


def terms(lexicon: Lexicon) -> set[str]:
    """Name what the forms of a lexicon can expect at a place."""
    forms = [form for forms in (*lexicon.forms.values(), (lexicon.line,)) for form in forms]
    slots = [node for form in forms for node in walk(form) if isinstance(node, Slot)]
    return {f"term-{lexicon.grammar.term(slot)}" for slot in slots}
