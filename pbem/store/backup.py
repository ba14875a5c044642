"""Copies of a whole database, and the way back.

A copy is written under another name, checked, flushed to the disk and only then renamed, so a file with the right
name is a whole one; beside it `<copy>.sha256` tells later whether the disk kept it so. Copying page by page never
ends beside a busy writer; VACUUM INTO takes one picture. What a restore replaces is kept: on SQLite as
`<file>.before-restore`, on PostgreSQL as the schema `before_restore`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import URL

from pbem.store import lock, migrate
from pbem.store.engine import make_private, normal_url, open_engine, writing, writing_connection
from pbem.store.repository import restored as restored_rows


class BadCopy(Exception):
    """The copy is damaged, or no copy of ours."""


def backup(url: str, path: Path) -> None:
    """Copy a database, in use or not, to a file for its owner only."""
    parsed, part = normal_url(url), path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    make_private(part)
    try:
        _copy(parsed, part)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _sum_file(path).unlink(missing_ok=True)
    _put(part, path)
    _sum_file(path).write_text(f"{_sum(path)}  {path.name}\n", encoding="utf-8")


def _copy(parsed: URL, part: Path) -> None:
    if parsed.drivername == "sqlite":
        _copy_sqlite(Path(str(parsed.database)), part)
    else:
        _run(parsed, "pg_dump", "-Fc", "--schema=public", "--no-owner", "--no-privileges", "-f", str(part))
        _run(parsed, "pg_restore", "--list", str(part))


def backup_into(url: str, folder: Path, now: datetime, keep: int) -> Path:
    """Copy a database into a folder under a name with the time, and remove all but the latest `keep` copies.

    The folder is made when there is none.
    """
    _make_folder(folder)
    ending = "db" if normal_url(url).drivername == "sqlite" else "dump"
    path = folder / f"pbem-{now.astimezone(UTC):%Y%m%dT%H%M%SZ}.{ending}"
    backup(url, path)
    for old in sorted(folder.glob(f"pbem-*Z.{ending}"))[: -max(keep, 1)]:
        old.unlink()
        _sum_file(old).unlink(missing_ok=True)
    return path


def _make_folder(folder: Path) -> None:
    """Make the folder for copies, for its owner only; say so when a file has that name."""
    if folder.exists() and not folder.is_dir():
        raise FileExistsError(f"{folder} is a file, no folder: it may be a copy, so move it away yourself")
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def restore(url: str, path: Path, now: datetime) -> int:
    """Put a copy in the place of a database, bring it to this version and hold everything; tell how many mails.

    InUse tells that a service runs, BadCopy that nothing was done. Campaigns, letters and mail are held until the
    referee releases them: what was due or unsent when the copy was made has been played and sent since.
    """
    parsed = normal_url(url)
    _check_sum(path)
    with lock.alone(url):
        if parsed.drivername == "sqlite":
            return _restore_sqlite(Path(str(parsed.database)), path, now)
        with _schema_set_aside(url, parsed, path):
            return _settle(url, now)


def _sum_file(path: Path) -> Path:
    """Name the file with a copy's sum, as `sha256sum --check` reads it."""
    return path.with_name(path.name + ".sha256")


def _sum(path: Path) -> str:
    """Give the SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _check_sum(path: Path) -> None:
    """Raise BadCopy when the file is not what was written; a copy without a sum is taken as it is."""
    kept = _sum_file(path)
    if kept.exists() and kept.read_text(encoding="utf-8").split()[:1] != [_sum(path)]:
        raise BadCopy(f"{path} is damaged: it is not what {kept.name} says")


def restored(url: str, now: datetime) -> int:
    """Do what `restore` does beside replacing: for a database that was put back, or copied, by other means.

    InUse tells that a service runs. Tell how many mails are held.
    """
    with lock.alone(url):
        return _settle(url, now)


def _settle(url: str, now: datetime) -> int:
    """Bring a restored database to this version, hold everything and log it."""
    migrate.upgrade(url)
    engine = open_engine(url)
    try:
        with writing(engine) as session:
            return restored_rows.hold(session, now)
    finally:
        engine.dispose()


def _copy_sqlite(database: Path, part: Path) -> None:
    if not database.exists():
        raise FileNotFoundError(f"there is no database {database}")
    with closing(sqlite3.connect(database, timeout=30)) as connection:
        connection.execute("VACUUM INTO ?", (str(part),))
    _check_sqlite(part)


def _check_sqlite(path: Path) -> None:
    """Raise BadCopy unless SQLite finds the file whole and ours."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("PRAGMA quick_check").fetchone()[0]
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise BadCopy(f"{path} is no whole copy of a database: {error}") from None
    if found != "ok":
        raise BadCopy(f"{path} is damaged: {found}")


def _restore_sqlite(database: Path, path: Path, now: datetime) -> int:
    """Prepare the copy beside the database, then swap them."""
    _check_sqlite(path)
    part = database.with_name(database.name + ".part")
    _remove(part)
    make_private(part)
    shutil.copyfile(path, part)
    held = _settle(f"sqlite:///{part}", now)
    before = database.with_name(database.name + ".before-restore")
    _remove(before)
    for ending in ("-wal", "-shm", ""):
        if Path(f"{database}{ending}").exists():
            os.replace(f"{database}{ending}", f"{before}{ending}")
    _put(part, database)
    return held


def _remove(path: Path) -> None:
    """Remove an SQLite file and what belongs to it."""
    for ending in ("", "-wal", "-shm"):
        Path(f"{path}{ending}").unlink(missing_ok=True)


@contextmanager
def _schema_set_aside(url: str, parsed: URL, path: Path) -> Iterator[None]:
    """Restore a dump into an empty schema; when that or the block fails, the old schema comes back."""
    _run(parsed, "pg_restore", "--list", str(path))
    _move_schema(url, "DROP SCHEMA IF EXISTS before_restore CASCADE", "ALTER SCHEMA public RENAME TO before_restore")
    try:
        _move_schema(url, "CREATE SCHEMA public")
        options = ("--schema=public", "--single-transaction", "--no-owner", "--no-privileges")
        _run(parsed, "pg_restore", *options, f"--dbname={parsed.database}", str(path))
        if migrate.current(url) is None:
            raise BadCopy(f"{path} is no whole copy of a database: it has no version")
        yield
    except BaseException:
        _move_schema(url, "DROP SCHEMA IF EXISTS public CASCADE", "ALTER SCHEMA before_restore RENAME TO public")
        raise


def _move_schema(url: str, *statements: str) -> None:
    """Run statements about schemas in one transaction."""
    engine = open_engine(url)
    try:
        with writing_connection(engine) as connection:
            for statement in statements:
                connection.exec_driver_sql(statement)
    finally:
        engine.dispose()


def _run(parsed: URL, program: str, *arguments: str) -> None:
    """Run a program of PostgreSQL against this database; the password goes by the environment, where none can look."""
    named = {
        "PGHOST": parsed.host,
        "PGUSER": parsed.username,
        "PGPASSWORD": parsed.password,
        "PGDATABASE": parsed.database,
    }
    given = {key: str(value) for key, value in {**named, "PGPORT": parsed.port}.items() if value is not None}
    found = shutil.which(program)
    if found is None:
        raise FileNotFoundError(f"{program} is not installed; it comes with the client programs of PostgreSQL")
    done = subprocess.run([found, *arguments], env={**os.environ, **given}, capture_output=True, check=False)
    if done.returncode != 0:
        raise BadCopy(f"{program} failed: {done.stderr.decode(errors='replace').strip()}")


def _put(part: Path, path: Path) -> None:
    """Flush a file to the disk and give it its name."""
    descriptor = os.open(part, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    os.replace(part, path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
