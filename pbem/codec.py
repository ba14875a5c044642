"""Values <-> JSON: canonical when written, strict when read, and states that outlive the code that wrote them.

A value is built of frozen dataclasses, named tuples, enums, mappings with str keys, tuples, frozensets
(written sorted), aware datetimes and plain values; a member of a union carries a Literal `kind`.
The same value always gives the same text, so texts can be hashed, compared and signed.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum
from functools import cache
from types import GenericAlias
from typing import Any, TypeVar, overload

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic.json_schema import GenerateJsonSchema
from pydantic_core import CoreConfig, PydanticSerializationError, SchemaSerializer, SchemaValidator

T = TypeVar("T")
Upgrade = Callable[[dict[str, object]], Mapping[str, object]]
"""Turns the plain JSON value of a state of one version into that of the next version."""

_Schema = Mapping[str, Any]
"""What pydantic knows of a type, or of several by their names."""
_CONFIG = ConfigDict(strict=True, extra="forbid")
_CORE_CONFIG = CoreConfig(strict=True, extra_fields_behavior="forbid")


@dataclass(frozen=True)
class _Compiled:
    """A type, compiled."""

    writer: SchemaSerializer
    reader: SchemaValidator


@dataclass(frozen=True)
class Snapshot:
    """A state as it is kept: its rule set, the version of the code that wrote it, and the JSON."""

    ruleset: str
    version: int
    state: str


def dumps(value: object, type_: object) -> str:
    """Write a value of that type as canonical JSON; a ValueError tells that it is not of the type."""
    try:
        plain = _compiled(type_).writer.to_python((value,), warnings="error")[0]
    except PydanticSerializationError as error:
        raise ValueError(f"not a {_name(type_)}: {error}") from error
    return canonical(plain)


def canonical(plain: object) -> str:
    """Write plain values as JSON with sorted keys, without spaces, keeping every letter as it is."""
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False, default=_plain)


@overload
def loads(text: str, type_: type[T]) -> T: ...


@overload
def loads(text: str, type_: object) -> Any: ...


def loads(text: str, type_: object) -> object:
    """Read a value of that type; a ValueError names every place that is wrong. Nothing is converted: "5" is no 5."""
    try:
        return _compiled(type_).reader.validate_json(f"[{text}]", strict=True)[0]
    except ValidationError as error:
        raise ValueError(f"not a {_name(type_)}: {_places(error)}") from error


def digest(text: str) -> str:
    """Give the SHA-256 of a text in hex."""
    return hashlib.sha256(text.encode()).hexdigest()


class _Untitled(GenerateJsonSchema):
    """Writes no titles that only repeat a key."""

    def field_title_should_be_set(self, schema: object) -> bool:
        """Leave titles out."""
        return False


def json_schema(type_: object) -> dict[str, object]:
    """Describe a type as JSON schema, fields by the docstrings below them; keys it does not name are allowed."""
    config = ConfigDict(strict=True, use_attribute_docstrings=True)
    return _adapter(type_, config).json_schema(schema_generator=_Untitled)


def pack(text: str) -> bytes:
    """Compress a text for keeping."""
    return zlib.compress(text.encode(), 6)


def unpack(packed: bytes) -> str:
    """Give back what `pack` compressed."""
    return zlib.decompress(packed).decode()


def upgrade(snapshot: Snapshot, upgrades: Mapping[int, Upgrade], version: int) -> Snapshot:
    """Bring a snapshot up to `version`; `upgrades[n]` leads from version n to n + 1.

    A ValueError tells that the snapshot is newer than the code, or that a step is missing.
    """
    if snapshot.version > version:
        raise ValueError(
            f"the state was written by version {snapshot.version} of {snapshot.ruleset!r}; "
            f"version {version} is installed: install the newer one"
        )
    while snapshot.version < version:
        snapshot = _next(snapshot, upgrades)
    return snapshot


def _next(snapshot: Snapshot, upgrades: Mapping[int, Upgrade]) -> Snapshot:
    """Make one step of the chain."""
    if snapshot.version not in upgrades:
        raise ValueError(f"{snapshot.ruleset!r} has no upgrade from version {snapshot.version}")
    state = canonical(upgrades[snapshot.version](json.loads(snapshot.state)))
    return replace(snapshot, version=snapshot.version + 1, state=state)


def _adapter(type_: Any, config: ConfigDict) -> TypeAdapter[object]:
    return TypeAdapter(type_, config=config)


@cache
def _compiled(type_: object) -> _Compiled:
    """Compile a type once; the tuple around it carries the strictness into all dataclasses within."""
    schema = _adapter(GenericAlias(tuple, (type_,)), _CONFIG).core_schema
    listed = schema["definitions"] if schema["type"] == "definitions" else ()
    told: Any = _told_apart(schema, {str(one.get("ref")): one for one in listed})
    return _Compiled(SchemaSerializer(told, _CORE_CONFIG), SchemaValidator(told, _CORE_CONFIG))


def _told_apart(schema: object, named: _Schema) -> object:
    """Choose the member of a union by its `kind`: otherwise all of them are tried on each value."""
    if isinstance(schema, list | tuple):
        return type(schema)(_told_apart(part, named) for part in schema)
    if not isinstance(schema, dict):
        return schema
    told: dict[str, Any] = {key: _told_apart(part, named) for key, part in schema.items()}
    kinds = [_kind(one, named) for one in schema["choices"]] if schema.get("type") == "union" else []
    if not kinds or "" in kinds:
        return told
    choices = dict(zip(kinds, told["choices"], strict=True))
    return {"type": "tagged-union", "discriminator": "kind", "choices": choices}


def _kind(schema: _Schema, named: _Schema) -> str:
    """Give the `kind` that members of a type carry, or nothing."""
    whole = named[schema["schema_ref"]] if schema.get("type") == "definition-ref" else schema
    fields = whole["schema"].get("fields", ()) if whole.get("type") == "dataclass" else ()
    kind: Any = next((field["schema"] for field in fields if field["name"] == "kind"), {})
    expected = kind.get("schema", kind).get("expected", ())
    return str(expected[0]) if len(expected) == 1 else ""


def _plain(value: object) -> object:
    """Give the JSON value of what JSON does not know."""
    match value:
        case frozenset() | set():
            return sorted(value, key=canonical)
        case Enum():
            return value.value
        case datetime():
            return value.isoformat()
        case Mapping():
            return dict(value)
    raise ValueError(f"cannot be written as JSON: {value!r}")


def _name(type_: object) -> str:
    """Name a type in a message."""
    return getattr(type_, "__name__", str(type_))


def _places(error: ValidationError) -> str:
    """Say what is wrong where, the first five places."""
    found = error.errors(include_url=False, include_input=False)
    said = [f"{'.'.join(map(str, one['loc'][1:])) or 'value'}: {one['msg']}" for one in found[:5]]
    return "; ".join(said) + (f"; and {len(found) - 5} more" if len(found) > 5 else "")
