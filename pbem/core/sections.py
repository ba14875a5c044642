"""The parts most reports are made of: sections under headings of their game, counts, tables, places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from pbem.core.blocks import Block, Cell, Column, Lines, Section, Table, Totals
from pbem.core.texts import Fact, text


@dataclass(frozen=True)
class Headings:
    """The headings of one kind of report: that of the section `name` is the text `<prefix>-<name>`."""

    prefix: str

    def section(self, name: str, *blocks: Block) -> Section:
        """Write a section, whatever is in it."""
        return Section(text(f"{self.prefix}-{name}"), blocks)

    def shown(self, name: str, *blocks: Block) -> tuple[Section, ...]:
        """Write a section, unless there is nothing in it."""
        return (self.section(name, *blocks),) if blocks else ()

    def listed(self, name: str, lines: Iterable[Fact]) -> tuple[Section, ...]:
        """Write a section of lines, if there are any."""
        every = tuple(lines)
        return self.shown(name, Lines(every)) if every else ()


def counts(prefix: str, figures: Mapping[str, int]) -> Totals:
    """Count things, each named by the text `<prefix>-<name>`, which knows the number."""
    return Totals(tuple((str(count), text(f"{prefix}-{name}", count=count)) for name, count in figures.items()))


def table(
    prefix: str,
    names: Sequence[str],
    rows: Iterable[tuple[Cell, ...]],
    numeric: Sequence[str] = (),
    hide: Sequence[str] = (),
) -> Table:
    """Write a table; the heading of a column is the text `<prefix>-<name>`; a phone leaves out those of `hide`."""
    columns = tuple(Column(text(f"{prefix}-{name}"), name in numeric, name in hide) for name in names)
    return Table(columns, tuple(rows))


def places(keys: Sequence[tuple[object, ...]]) -> tuple[int, ...]:
    """Give everybody's place, keys from the best to the worst: equals share one, and all winners share the first.

    A key begins with whether its owner has won.
    """
    return tuple(1 if key[0] else keys.index(key) + 1 for key in keys)
