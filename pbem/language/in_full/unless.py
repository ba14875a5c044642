"""What is done in the one case in which something else is not: "up 5, unless it sees red, in which case it runs".

Said out, that is a condition: "up 5, if it sees red, it runs". An `unless` nothing is concluded from is asked about.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from pbem.language.talk.weighing import Reader
from pbem.language.words.fold import fold


def concluded(line: str, reader: Reader) -> str:
    """Put `if` in the place of an `unless` something is concluded from; nothing where there is no such thing."""
    said, folded = reader.lexicon.frames.get("talk", {}), fold(line)
    supposing, cases, ifs = (said.get(name, ()) for name in ("unless", "in_which_case", "supposes"))
    if not supposing or not cases or not ifs or len(folded) != len(line):
        return ""
    found = re.search(rf"(?<!\w)(?:{_any(supposing)})(?!\w)", folded)
    concluding = re.compile(rf"[,;–-]\s+(?:(?:and|a|и) )?(?:{_any(cases)})(?!\w),?")  # noqa: RUF001
    case = concluding.search(folded, found.end()) if found else None
    if found is None or case is None:
        return ""
    return f"{line[: found.start()]}{ifs[0]}{line[found.end() : case.start()]},{line[case.end() :]}"


def _any(phrases: Iterable[str]) -> str:
    """Give what fits any of some phrases, the longest first."""
    return "|".join(re.escape(one) for one in sorted(map(fold, phrases), key=len, reverse=True))
