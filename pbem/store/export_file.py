"""Reading an exported campaign that anybody may have made: within limits, row by row, into a database of its own.

Nothing of the file is believed before it is looked at. Its size is counted while it is read, never taken from what the
file says of itself; every row has exactly the columns of its table, each of the right type; all rows are of the one
campaign the manifest names. Whatever is wrong ends as a BadExport that says where, before anything is written here.
"""

from __future__ import annotations

import hashlib
import json
import logging
import zipfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from pydantic import JsonValue
from sqlalchemy import Connection, MetaData, Table
from sqlalchemy.exc import SQLAlchemyError

from pbem import codec
from pbem.store import export_values, migrate
from pbem.store.exporting import FORMAT, MANIFEST, TABLES

log = logging.getLogger("pbem.import")

MOST_MEMBERS = 64
"""Files in the zip: there are 20 tables and a manifest."""
LONGEST_MANIFEST = 1_000_000
LONGEST_LINE = 64_000_000
"""Bytes of a row: the largest letter that is kept, in base64, fits in."""
MOST_BYTES = 4_000_000_000
"""Bytes of all rows together, unpacked."""
MOST_ROWS = 5_000_000
_PACKINGS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_ENCRYPTED = 0x1
_KNOWN = frozenset(str(row.__tablename__) for row in TABLES)


class BadExport(ValueError):
    """The file is damaged, no export of ours, or of a newer version."""


@dataclass(frozen=True)
class Entry:
    """What the manifest says of a table's file."""

    rows: int
    sha256: str


@dataclass(frozen=True)
class Manifest:
    """What an export says of itself."""

    campaign: str
    format: int
    tables: dict[str, Entry]
    version: str


@dataclass
class _Budget:
    """What may still be read of a file."""

    size: int
    rows: int

    def take(self, size: int) -> None:
        """Count one more row of so many bytes."""
        self.size, self.rows = self.size - size, self.rows - 1
        if self.size < 0 or self.rows < 0:
            raise BadExport("it holds more than a campaign can; no export of ours is so large")


def load(path: Path, url: str) -> None:
    """Put the rows of a file into a new database at our version; a BadExport says what is wrong with the file."""
    with _faults_told(path), zipfile.ZipFile(path) as archive:
        manifest = _manifest(archive)
        migrate.upgrade(url, manifest.version)
        with migrate.migrating(url) as connection:
            _fill_all(connection, archive, manifest)
        if manifest.version != migrate.head():
            migrate.upgrade(url)


@contextmanager
def _faults_told(path: Path) -> Iterator[None]:
    """Turn whatever a file can cause into one sentence."""
    try:
        yield
    except BadExport as fault:
        raise BadExport(f"{path} cannot be imported: {fault}") from None
    except migrate.NewerDatabase as fault:
        raise BadExport(f"{path} cannot be imported: {fault}") from None
    except migrate.BrokenReferences as fault:
        raise BadExport(f"{path} cannot be imported: {fault}; export the campaign again") from None
    except (zipfile.BadZipFile, zipfile.LargeZipFile, EOFError) as fault:
        raise BadExport(
            f"{path} cannot be imported: {fault or 'it ends too early'}; export the campaign again"
        ) from None
    except OSError:
        raise
    except Exception as fault:  # the edge of one file: anybody may have made it
        log.info("%s could not be read", path, exc_info=fault)
        said = f"it is damaged ({type(fault).__name__})"
        raise BadExport(f"{path} cannot be imported: {said}; export the campaign again") from None


def _manifest(archive: zipfile.ZipFile) -> Manifest:
    """Read the manifest, and see that the zip holds the files it names and nothing else."""
    members = archive.infolist()
    if len(members) > MOST_MEMBERS:
        raise BadExport(f"it holds {len(members)} files, an export holds {len(_KNOWN) + 1} at most")
    for member in members:
        if member.flag_bits & _ENCRYPTED or member.compress_type not in _PACKINGS:
            raise BadExport(
                "it is encrypted or packed in a way pbem does not write; unpack it and pack it as plain zip"
            )
    names = [member.filename for member in members]
    if MANIFEST not in names:
        raise BadExport("it has no manifest, so pbem did not write it; name a file of `pbem campaign export`")
    manifest = _read_manifest(archive)
    wanted = {MANIFEST, *(f"{name}.jsonl" for name in manifest.tables)}
    if len(names) != len(set(names)) or set(names) != wanted:
        odd = next(iter(sorted(set(names) ^ wanted)), "two of one name")
        raise BadExport(f"its files are not those the manifest names: {odd[:60]!r}; export the campaign again")
    return manifest


def _read_manifest(archive: zipfile.ZipFile) -> Manifest:
    with archive.open(MANIFEST) as file:
        raw = file.read(LONGEST_MANIFEST + 1)
    if len(raw) > LONGEST_MANIFEST:
        raise BadExport("its manifest is far too large, so pbem did not write it")
    try:
        manifest = codec.loads(raw.decode(), Manifest)
    except ValueError as fault:
        raise BadExport(f"its manifest is not one pbem writes: {str(fault)[:200]}") from None
    if manifest.format != FORMAT or not migrate.knows(manifest.version):
        raise BadExport(f"it was written by a newer pbem, version {manifest.version[:20]!r}: install a newer one")
    strange = sorted(set(manifest.tables) - _KNOWN)
    if strange:
        raise BadExport(f"its manifest names a table that no export has: {strange[0][:60]!r}")
    return manifest


def _fill_all(connection: Connection, archive: zipfile.ZipFile, manifest: Manifest) -> None:
    """Fill the tables of the version that wrote the file."""
    tables, budget = MetaData(), _Budget(MOST_BYTES, MOST_ROWS)
    tables.reflect(connection)
    for name in manifest.tables:
        if name not in tables.tables:
            raise BadExport(f"its manifest names the table {name!r}, which version {manifest.version} did not have")
        _fill(connection, tables.tables[name], archive, manifest, budget)


def _fill(connection: Connection, table: Table, archive: zipfile.ZipFile, manifest: Manifest, budget: _Budget) -> None:
    """Fill a table with the rows of its file; what the file was is compared with the manifest at its end."""
    total, count, entry = hashlib.sha256(), 0, manifest.tables[table.name]
    read = export_values.reader(table, manifest.campaign)
    for line in _lines(archive, table.name, budget):
        total.update(line)
        count += 1
        _insert(connection, table, read, line, f"{table.name}.jsonl, line {count}")
    if (count, total.hexdigest()) != (entry.rows, entry.sha256):
        raise BadExport(f"{table.name}.jsonl is not what the manifest says; export the campaign again")


def _insert(
    connection: Connection,
    table: Table,
    read: Callable[[JsonValue], Mapping[str, object]],
    line: bytes,
    place: str,
) -> None:
    """Write one row, or say in which line it is not one."""
    try:
        connection.execute(table.insert(), read(json.loads(line)))
    except RecursionError:
        raise BadExport(f"{place}: JSON within JSON without end") from None
    except SQLAlchemyError as fault:
        said = str(getattr(fault, "orig", fault))
        raise BadExport(f"{place}: the row does not fit into its table: {said[:120]}") from None
    except ValueError as fault:
        raise BadExport(f"{place}: {str(fault)[:200]}; export the campaign again") from None


def _lines(archive: zipfile.ZipFile, table: str, budget: _Budget) -> Iterator[bytes]:
    """Read the lines of a table's file one by one, none longer than a row can be."""
    with archive.open(f"{table}.jsonl") as file:
        while line := file.readline(LONGEST_LINE + 1):
            if len(line) > LONGEST_LINE:
                raise BadExport(f"{table}.jsonl has a line longer than any row; export the campaign again")
            budget.take(len(line))
            yield line
