"""A rule set's options from a table a referee wrote: unknown keys, wrong types and ranges are told by name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import Field, fields
from typing import Any

from rapidfuzz import process

from pbem import codec
from pbem.core.options import allows
from pbem.registry import Installed
from pbem.settings import ConfigFault


def read(installed: Installed, table: Mapping[str, Any]) -> Any:
    """Turn a table into the rule set's options, furnished with the files they name; a ConfigFault tells all faults."""
    ruleset = installed.ruleset
    faults = (*_unknown(ruleset.options_type, table), *_out_of_range(ruleset.options_type, table))
    if faults:
        raise ConfigFault(f"options of {ruleset.key}", faults)
    try:
        options: Any = codec.loads(json.dumps({**_defaults(ruleset.options_type), **table}), ruleset.options_type)
        return ruleset.keeping.furnish(
            options, {name: installed.material(name) for name in ruleset.keeping.materials(options)}
        )
    except ValueError as fault:
        raise ConfigFault(f"options of {ruleset.key}", (str(fault),)) from None


def _defaults(options_type: type) -> dict[str, Any]:
    """Give the options nobody set, as plain JSON values."""
    table: dict[str, Any] = json.loads(codec.dumps(options_type(), options_type))
    return table


def _unknown(options_type: type, table: Mapping[str, Any]) -> tuple[str, ...]:
    """Tell the keys the rule set does not have."""
    known = [field.name for field in fields(options_type)]
    return tuple(_stranger(key, known) for key in table if key not in known)


def _stranger(key: str, known: list[str]) -> str:
    """Say that a key is unknown, and which one may be meant."""
    near = process.extractOne(key, known, score_cutoff=60)
    return f"{key}: no such option" + (f"; did you mean {near[0]!r}?" if near else "")


def _out_of_range(options_type: type, table: Mapping[str, Any]) -> tuple[str, ...]:
    """Tell the numbers outside the range their field declares."""
    known = {field.name: field for field in fields(options_type)}
    return tuple(
        f"{key}: {value} is not {_range(known[key])}"
        for key, value in table.items()
        if key in known and isinstance(value, int) and not allows(known[key], value)
    )


def _range(option: Field[Any]) -> str:
    """Say what a number may be."""
    low, high = option.metadata["range"]
    return f"between {low} and {high}" + (", nor 0 (none)" if option.metadata.get("none") else "")
