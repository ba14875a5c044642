"""A rule set's options from a table a referee wrote: unknown keys, wrong types and ranges are told by name."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import Field, fields

from rapidfuzz import process

from pbem import codec
from pbem.core.options import Needs, allows, counts, fraction, in_form
from pbem.registry import AnyOptions, Installed
from pbem.settings import ConfigFault


def read(installed: Installed, table: Mapping[str, object]) -> AnyOptions:
    """Turn a table into the rule set's options, furnished with the files they name; a ConfigFault tells all faults."""
    ruleset = installed.ruleset
    if faults := tuple(_faults(ruleset.options_type, table)):
        raise ConfigFault(f"options of {ruleset.key}", faults)
    try:
        chosen = in_form(ruleset.options_type, table)
        options: AnyOptions = codec.loads(
            json.dumps({**_defaults(ruleset.options_type), **chosen}), ruleset.options_type
        )
        return ruleset.keeping.furnish(
            options, {name: installed.material(name) for name in ruleset.keeping.materials(options)}
        )
    except ValueError as fault:
        raise ConfigFault(f"options of {ruleset.key}", (str(fault),)) from None


def _defaults(options_type: type) -> dict[str, object]:
    """Give the options nobody set, as plain JSON values."""
    table: dict[str, object] = json.loads(codec.dumps(options_type(), options_type))
    return table


def _faults(options_type: type, table: Mapping[str, object]) -> Iterator[str]:
    known = {field.name: field for field in fields(options_type)}
    for key, value in table.items():
        if key not in known:
            yield f"{key}: no such option{_meant(key, known)}"
        else:
            yield from (f"{key}: {wrong}" for wrong in _of_value(known[key], value))
    whole = {**_defaults(options_type), **table}
    for key in table:
        if key in known and not counts(options_type, whole, key):
            yield f"{key}: counts only with {_needed(options_type, whole, known[key])}"


def _meant(word: str, known: Iterable[str]) -> str:
    near = process.extractOne(word, list(known), score_cutoff=60)
    return f"; did you mean {near[0]!r}?" if near else ""


def _of_value(option: Field[object], value: object) -> Iterator[str]:
    """Tell what is wrong with a value, but for its type, which the codec tells."""
    if "shares" in option.metadata:
        yield from _of_share(option, value)
    elif "keys" in option.metadata:
        yield from _of_keys(option.metadata["keys"], value)
    elif isinstance(value, int) and not allows(option, value):
        low, high = option.metadata["range"]
        none = ", nor 0 (none)" if option.metadata.get("none") else ""
        yield f"{value} is not between {low} and {high}{none}"


def _of_share(option: Field[object], value: object) -> Iterator[str]:
    try:
        fraction(value)
    except ValueError as wrong:
        yield str(wrong)
        return
    if not allows(option, value):
        low, high = option.metadata["shares"]
        yield f"{value} is not between {low} and {high}"


def _of_keys(among: tuple[str, ...], value: object) -> Iterator[str]:
    if not isinstance(value, list) or not all(isinstance(key, str) for key in value):
        yield f"a list of keys is wanted, such as [{among[0]!r}]"
        return
    for place, key in enumerate(value):
        if key not in among:
            yield f"no such key {key!r}{_meant(key, among) or '; there are ' + ', '.join(among)}"
        elif key in value[:place]:
            yield f"{key!r} stands there twice"


def _needed(options_type: type, table: Mapping[str, object], option: Field[object]) -> str:
    """Say what an option needs, and what that one lacks in its turn."""
    needs: Needs = option.metadata["needs"]
    owner = next(field for field in fields(options_type) if field.name == needs.option)
    word = json.dumps(needs.value)
    here = f"{word} in {needs.option}" if "keys" in owner.metadata else f"{needs.option} = {word}"
    if counts(options_type, table, needs.option):
        return here
    return f"{here}, and that only with {_needed(options_type, table, owner)}"
