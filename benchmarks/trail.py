"""Two albums of one demo compared mail by mail, as text: what a player gets before a change and after it.

    python -m benchmarks.trail BEFORE AFTER      folders of `pbem demo --folder`, or folders of such folders

Dates, times of day, reply codes, hashes and Message-IDs are blanked, since they differ between any two runs. Mails are
paired by reader and kind, in their order. Prints a diff of whatever differs, exit code 1 where anything does.
"""

from __future__ import annotations

import difflib
import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Literal

from babel.dates import get_day_names, get_month_names

from pbem.core.languages import LANGUAGES

_NAME = re.compile(r"\d+-(?P<turn>.*)-(?P<seat>[^-]+)-(?P<kind>[^-]+)$")
_WIDTHS: tuple[Literal["wide", "abbreviated"], ...] = ("wide", "abbreviated")


def names() -> str:
    """List the names of days and months in the four languages, longest first, as one pattern."""
    found = {
        str(name)
        for language in LANGUAGES
        for width in _WIDTHS
        for context in ("format", "stand-alone")
        for table in (get_day_names, get_month_names)
        for name in table(width, context, language).values()
    }
    return "|".join(sorted(map(re.escape, found), key=len, reverse=True))


_DATE = rf"(?:\d{{1,2}}\.?\s*)?\b(?:{names()})\b[.,]?\s*(?:\d{{1,2}}\b\.?,?\s*)?(?:\d{{4}}\b)?,?"
_BLANKS = (
    (re.compile(r"mailto:[^\"]*"), "mailto:@link"),
    (re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)?"), "@instant"),
    (re.compile(r"\b\d{1,2}:\d\d(?::\d\d)?(?:\s*[ap]\.?m\.?)?", re.IGNORECASE), "@time"),
    (
        re.compile(
            rf"(?:\d{{1,2}}\.?\s*)?\b(?:{names()})\b[.,]?\s*(?:\d{{1,2}}\b\.?,?\s*)?(?:\d{{4}}\b)?,?", re.IGNORECASE
        ),
        "@date",
    ),
    (re.compile(r"(?:@date\s*)+"), "@date "),
    (re.compile(r"<[^<>\s]+@[^<>\s]+>"), "<@id>"),
    (re.compile(r"\b([A-Z][A-Z0-9]*-\d+(?:B\d+)?-[A-Z]+-)[A-Z2-7]{12}\b"), r"\1@code"),
    (re.compile(r"(?<=[.+])[a-z2-7]{12,26}(?=[.@]|\b)"), "@code"),
    (re.compile(r"(?<=ASK-)[A-Z2-7]{12,}"), "@code"),
    (re.compile(r"\b(?:[0-9a-f]{16,}|[0-9]{9,})\b"), "@hash"),
    (re.compile(r"(?<=#)(?![0-9a-f]{6}\b)[A-Za-z0-9]{4,}(?:-[A-Z0-9]{4,})*"), "@code"),
)


def blanked(text: str) -> str:
    """Take out what differs between two runs of the same play, and how the lines are broken because of it."""
    for pattern, stands in _BLANKS:
        text = pattern.sub(stands, text)
    return text


def parts(path: Path) -> Iterator[str]:
    """Give the lines of a mail: subject, text, the words of the page, client programs' JSON, names of the files."""
    mail = message_from_bytes(path.read_bytes(), policy=policy.default)
    assert isinstance(mail, EmailMessage)
    yield f"Subject: {mail['Subject']}"
    yield f"To: {mail['To']}"
    for part in mail.walk():
        kind = part.get_content_type()
        if kind in ("text/plain", "text/html"):
            yield f"--- {kind}"
            yield from _words(part.get_content(), kind)
        elif kind == "application/json":
            yield f"--- {kind} {part.get_filename()}"
            yield from json.dumps(
                json.loads(part.get_content()), indent=1, ensure_ascii=False, sort_keys=True
            ).splitlines()
        elif not part.is_multipart():
            yield f"--- {kind} {part.get_filename()}"


def _words(text: str, kind: str) -> list[str]:
    """Cut into lines: text is unwrapped to words (a longer date wraps elsewhere), a page is cut between its tags."""
    if kind == "text/html":
        return [line.strip() for line in re.sub(r">\s*<", ">\n<", text).splitlines()]
    return text.splitlines()


def mails(folder: Path) -> dict[tuple[str, str, str], list[Path]]:
    """Group the mails of an album by seat, kind and whom they are to (several persons may have one seat), in order."""
    found: dict[tuple[str, str, str], list[Path]] = defaultdict(list)
    for path in sorted(folder.glob("*.eml")):
        if match := _NAME.match(path.stem):
            found[match["seat"], match["kind"], match["kind"] != "letter" and _reader(path) or ""].append(path)
    return found


def _reader(path: Path) -> str:
    """Give whom a mail is to."""
    return str(message_from_bytes(path.read_bytes(), policy=policy.default)["To"])


def differences(before: Path, after: Path) -> Iterator[str]:
    """Give the lines of the diff of two albums."""
    old, new = mails(before), mails(after)
    for key in sorted(old.keys() | new.keys()):
        if len(old[key]) != len(new[key]):
            yield f"!!! {key}: {len(old[key])} mails before, {len(new[key])} after"
        for one, other in zip(old[key], new[key], strict=False):
            left, right = ([blanked(line) for line in parts(path)] for path in (one, other))
            yield from difflib.unified_diff(left, right, one.name, other.name, n=0, lineterm="")


def albums(folder: Path) -> dict[str, Path]:
    """Give the albums of a folder: itself, or those in it."""
    return {"": folder} if list(folder.glob("*.eml")) else {path.name: path for path in sorted(folder.iterdir())}


def main(before: Path, after: Path) -> int:
    """Compare all albums; tell whether anything differs."""
    old, new = albums(before), albums(after)
    found = [line for game in old.keys() & new.keys() for line in differences(old[game], new[game])]
    print("\n".join(found) or "Nothing differs.")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
