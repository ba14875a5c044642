"""The habits of mail programs and of courtesy, one table a language in `patterns/*.toml`.

A pattern is a regular expression that a whole line must fit, in any case; white space in it stands for any.
All languages are asked at once: a Slovak may write through a Russian program in English.

    attribution   the line above a quotation, from its date or first word to its colon
    wrote         the verbs of such lines, as they stand behind the name; no space in brackets
    wrote_by      those that stand before it: `schrieb Anna`
    quoting       what such a line begins with when it has no verb: `Quoting Anna`
    month         what the name of a month begins with
    separator     what stands between dashes above an older mail
    announced     the same without dashes
    from, rest    names of the header fields kept above an older mail: the first one, the others
    device        lines a mail program adds: `Sent from my iPhone`, `checked for viruses`
    disclaimer    words that a legal notice or a list's footer below a ruled line has
    greeting      how a letter begins, and `addressed`: who may follow beside names
    closing       how a letter ends
    intro         `here are my orders`
    opener        words an order may begin with, so that none is ever taken for a name;
                  from four letters on, other endings too
    end           the words that close the order form
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from itertools import chain

_FOLDER = files(__package__).joinpath("patterns")


@cache
def _tables() -> tuple[dict[str, list[str]], ...]:
    found = sorted(file.name for file in _FOLDER.iterdir() if file.name.endswith(".toml"))
    return tuple(tomllib.loads(_FOLDER.joinpath(name).read_text("utf-8")) for name in found)


@cache
def listed(key: str) -> tuple[str, ...]:
    """List what the tables of all languages say under a key."""
    return tuple(dict.fromkeys(chain.from_iterable(table.get(key, ()) for table in _tables())))


@cache
def either(key: str) -> str:
    """Write all patterns under a key as one, longer ones first."""
    return f"(?:{'|'.join(sorted(listed(key), key=len, reverse=True))})".replace(" ", r"\s+")


@cache
def pattern(before: str, key: str, after: str = "") -> re.Pattern[str]:
    """Compile the patterns under a key with what stands before and after them."""
    return re.compile(f"{before}{either(key)}{after}", re.I)
