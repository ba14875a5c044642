"""Exports that somebody has tampered with: rows changed, the manifest made to fit."""

from __future__ import annotations

import hashlib
import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pbem.service.campaigns import campaign_import
from pbem.store import exporting
from pbem.store.engine import reading
from tests.service.kit import Office

Rows = dict[str, list[dict[str, Any]]]


def exported(office: Office, path: Path) -> Path:
    """Export the campaign of an office."""
    with reading(office.house.engine) as session:
        exporting.write(session, office.key, path)
    return path


def rows(path: Path) -> Rows:
    """Read all rows of a file."""
    with zipfile.ZipFile(path) as archive:
        names = [name for name in archive.namelist() if name.endswith(".jsonl")]
        return {name[:-6]: [json.loads(line) for line in archive.read(name).splitlines()] for name in names}


def written(path: Path, tables: Rows, key: str = "") -> Path:
    """Write rows into a file whose manifest fits them, as a forger would."""
    with zipfile.ZipFile(path) as archive:
        manifest = json.loads(archive.read(exporting.MANIFEST))
    bodies = {name: "".join(json.dumps(row) + "\n" for row in found).encode() for name, found in tables.items()}
    manifest["campaign"] = key or manifest["campaign"]
    manifest["tables"] = {
        name: {"rows": len(tables[name]), "sha256": hashlib.sha256(body).hexdigest()} for name, body in bodies.items()
    }
    packed(path, {**{f"{name}.jsonl": body for name, body in bodies.items()}}, manifest)
    return path


def packed(path: Path, files: dict[str, bytes], manifest: object) -> None:
    """Write the zip."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, body in files.items():
            archive.writestr(name, body)
        archive.writestr(exporting.MANIFEST, json.dumps(manifest))


def forged(path: Path, change: Callable[[Rows], object]) -> Path:
    """Change rows of a file in place, and let the manifest fit."""
    tables = rows(path)
    change(tables)
    return written(path, tables)


def take(office: Office, path: Path, key: str = "") -> campaign_import.Taken:
    """Take a file in."""
    return campaign_import.take(office.house, path, key)
