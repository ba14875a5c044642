"""Keys that lie side by side, and letters that look alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

ROWS = (
    ("1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"),
    ("1234567890", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"),
    ("+ěščřžýáíé", "qwertzuiopú", "asdfghjklů", "yxcvbnm"),
    ("+ľščťžýáíé", "qwertzuiopúä", "asdfghjklôň", "yxcvbnm"),
)
"""American, Russian, Czech and Slovak keys."""


def _beside(rows: Iterable[str]) -> Mapping[str, str]:
    """List for each key those left and right of it."""
    found: dict[str, str] = {}
    for row in rows:
        for at, key in enumerate(row):
            found[key] = row[max(0, at - 1) : at] + row[at + 1 : at + 2]
    return found


NEIGHBOURS: Mapping[str, str] = {key: near for keys in reversed(ROWS) for key, near in _beside(keys).items()}
"""The keys beside a key; a letter of several keyboards has those of the American one."""

_LATIN, _CYRILLIC = "aceopxykmhtABCEHKMOPTXY", "асеорхукмнтАВСЕНКМОРТХУ"
LOOKALIKES: Mapping[str, str] = {
    **dict(zip(_LATIN, _CYRILLIC, strict=True)),
    **dict(zip(_CYRILLIC, _LATIN, strict=True)),
}
