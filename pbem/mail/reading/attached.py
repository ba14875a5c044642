"""What is attached to a mail: texts are read, all else is only named; nothing is ever opened."""

from __future__ import annotations

from pbem.mail.reading.body import Reader
from pbem.mail.reading.characters import plain
from pbem.mail.reading.parts import Part

MOST = 20
"""Attached texts that are read."""

ENCRYPTED, WINMAIL, ARCHIVE, BINARY = "encrypted", "winmail", "archive", "binary"
SHORTENED, NO_TEXT = "shortened", "no-text"

_KINDS = {
    "multipart/encrypted": ENCRYPTED,
    "application/pgp-encrypted": ENCRYPTED,
    "application/pkcs7-mime": ENCRYPTED,
    "application/x-pkcs7-mime": ENCRYPTED,
    "application/ms-tnef": WINMAIL,
    "application/vnd.ms-tnef": WINMAIL,
    "application/zip": ARCHIVE,
    "application/x-zip-compressed": ARCHIVE,
    "application/gzip": ARCHIVE,
    "application/x-gzip": ARCHIVE,
    "application/x-tar": ARCHIVE,
    "application/x-bzip2": ARCHIVE,
    "application/x-xz": ARCHIVE,
    "application/vnd.rar": ARCHIVE,
    "application/x-rar-compressed": ARCHIVE,
    "application/x-7z-compressed": ARCHIVE,
}
_ENDINGS = {
    **dict.fromkeys(("zip", "rar", "7z", "gz", "tgz", "tar", "bz2", "xz", "zst", "lz", "arj", "cab"), ARCHIVE),
    **dict.fromkeys(("p7m", "pgp", "gpg"), ENCRYPTED),
    **dict.fromkeys(("doc", "docx", "odt", "rtf", "pdf", "pages", "xls", "xlsx", "ods", "exe", "bin"), BINARY),
}
_WORDLESS = ("image/", "audio/", "video/", "font/", "multipart/", "message/", "text/")
_EXPECTED = frozenset(
    f"application/{kind}"
    for kind in ("json", "ics", "pgp-signature", "pgp-keys", "pkcs7-signature", "x-pkcs7-signature", "vcard")
)


def texts(reader: Reader, parts: list[Part]) -> tuple[str, ...]:
    """Return the attached texts, in their order."""
    written = [part for part in parts if is_text(part)]
    reader.shortened |= len(written) > MOST
    return tuple(plain(reader.decoded(part)) for part in written[:MOST])


def is_text(part: Part) -> bool:
    """Tell whether a part is an attached text."""
    if part.parts or not part.is_file:
        return False
    return part.kind == "text/plain" or (part.kind.startswith("application/") and _ending(part) in {"txt", "text"})


def trouble(part: Part) -> str:
    """Name what keeps a part from being read; empty when nothing does, or when nothing in it is to be read."""
    ending = _ending(part)
    if part.kind in _KINDS or ending in _ENDINGS or part.filename.lower() == "winmail.dat":
        return WINMAIL if part.filename.lower() == "winmail.dat" else _KINDS.get(part.kind) or _ENDINGS[ending]
    unread = not part.kind.startswith(_WORDLESS) and part.kind not in _EXPECTED and not is_text(part)
    return BINARY if unread and ending not in _HARMLESS else ""


def _ending(part: Part) -> str:
    return part.filename.lower().rpartition(".")[2] if "." in part.filename else ""


_HARMLESS = frozenset({"asc", "sig", "p7s", "ics", "vcf", "json", "png", "jpg", "jpeg", "gif", "svg", "eml"})
