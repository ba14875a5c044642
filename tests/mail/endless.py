"""Texts without end, of a length wished for: what reads them may take a time that follows it, and no more."""

from __future__ import annotations

from collections.abc import Callable

WRITTEN = b"From: Anna <anna@example.org>\r\nTo: orders@games.example\r\n"
REPORT = """Four Winds [rk4] — Results of turn 1 — Red · Anna
Orders for turn 2 — by Monday, 23 November 2026, 20:00 UTC
YOUR ARMIES
  No.  Strength  Cell  Where    This turn
  1    10        AA5   forest   went 5 cells (X7 → AA7 → AA5)
Reply to this mail and change the lines below. A line you leave alone counts
as it is written.
--8<----------------------------------------------------
# RK4-2-RED-VEDIB3GTKJB4
army 1: stay
army 2: stay
army 3: stay
end
--8<----------------------------------------------------
What you can write, for example:
  army 1: up 10; if it reveals an enemy or an occupied city: flee; if it
    reveals a free city: capture it
A mail with the subject “help” is answered at once."""
TOKEN = "# RK4-2-RED-VEDIB3GTKJB4"
HEADED = "From: a@b.cz\nTo: x\n\n"


def quoted(text: str, mark: str = "> ") -> str:
    return "\n".join(mark + line for line in text.split("\n"))


def lines(text: str) -> Callable[[int], str]:
    """Give a text of the same lines again and again."""
    return lambda n: text * (n // len(text))


PAGE = b"Content-Type: text/html\r\n\r\n<p>1: up 3</p>"
MIXED = b"Content-Type: multipart/mixed; boundary=b\r\n\r\n"
ALTERNATIVE = b"Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\n\r\n"

MAILS: dict[str, Callable[[int], bytes]] = {
    "angles": lambda n: b"To: " + b"<" * n,
    "quotes": lambda n: b'To: "' + b'\\"' * n,
    "comments": lambda n: b"From: " + b"(" * n,
    "commas": lambda n: b"To: " + b"a," * n,
    "groups": lambda n: b"From: " + b"a:" * n,
    "addresses": lambda n: b"".join(b"To: %d@b.org\r\n" % k for k in range(n // 20)),
    "words": lambda n: b"Subject: " + b"=?utf-8?q?a" * n,
    "spaces": lambda n: b"Subject: =?a?q?b?=" + b" " * n + b"x",
    "identifiers": lambda n: b"References: " + b"<a" * n,
    "date": lambda n: b"Date: " + b"1 " * n,
    "parameters": lambda n: b"Content-Type: text/plain" + b"; a=" * n,
    "strings": lambda n: b'Content-Type: text/plain; a="' + b"\\" * n,
    "folds": lambda n: b"Subject: x" + b"\r\n x" * n,
    "colons": lambda n: b"a:" * n,
    "hyphens": lambda n: b"\r\n" + b"--\r\n" * n,
    "boundaries": lambda n: b"Content-Type: multipart/mixed; boundary=b\r\n\r\n" + b"--b\r\n" * n,
    "alternatives": lambda n: b"".join(
        b"Content-Type: multipart/alternative; boundary=%d\r\n\r\n--%d\r\nContent-Type: text/html\r\n\r\nx\r\n--%d\r\n"
        % (k, k, k) for k in range(n // 100)
    ),
    "flowed": lambda n: b"Content-Type: text/plain; format=flowed\r\n\r\n" + b"a \r\n" * n,
    "quoted flowed": lambda n: b"Content-Type: text/plain; format=flowed\r\n\r\n" + b">" * n,
    "uuencoded": lambda n: b"Content-Transfer-Encoding: uuencode\r\n\r\n" + b"begin 644 a\r\n" * n,
    "base64": lambda n: b"Content-Transfer-Encoding: base64\r\n\r\n" + b"A=" * n,
    "quoted-printable": lambda n: b"Content-Transfer-Encoding: quoted-printable\r\n\r\n" + b"=\r\n" * n,
    "armour": lambda n: b"\r\n" + b"-----BEGIN PGP SIGNED MESSAGE-----\r\n" * (n // 20),
    "eight bits": lambda n: b"\r\n" + b"\xe1\xba\xdf" * n,
    "wrapped": lambda n: b"Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\n\r\n" + (b"a" * 70 + b"\r\n")
        * (n // 70) + b"--b\r\nContent-Type: text/html\r\n\r\n" + b"<p>" + b"a" * n,
    "tokens": lambda n: b"\r\n" + b"a-1-" * n,
    "passphrases": lambda n: b"\r\nheslo" + b" " * n,
    "declarations": lambda n: PAGE + b"<!" * n,
    "sections": lambda n: PAGE + b"<![CDATA[" * n,
    "borders": lambda n: PAGE + b"<div style='" + b"border-left:solid" * (n // 4) + b"'>",
    "signed": lambda n: PAGE + b"<div signature class=" + b" " * n + b"x>",
    "eight bits in fields": lambda n: (b"X: " + b"\xe1\xba\xdf" * 600 + b"\r\n") * (n // 1800),
    "eight bits in parts": lambda n: MIXED + b"--b\r\n\r\n\xe1\xba\xdf\r\n" * (n // 12),
    "nested comments": lambda n: b"To: x@y.z " + b"(a)" * n,
    "route": lambda n: b"To: <" + b"@a" * n + b">",
    "wrapped again": lambda n: ALTERNATIVE + (b"a " * 35 + b"\r\n") * (n // 72)
        + b"--b\r\nContent-Type: text/html\r\n\r\n<p>" + b"a " * (n // 2) + b"q",
}  # fmt: skip
"""Mails below the fields WRITTEN."""

TEXTS: dict[str, Callable[[int], str]] = {
    "one line": lines("x"),
    "marks": lines(">"),
    "words": lines("Hi, "),
    "stars": lines("* "),
    "attribution": lambda n: lines("On ")(n) + "wrote:",
    "quoted": lines("> a\n"),
    "orders": lines("1: up 4\n"),
    "signatures": lines("-- \n"),
    "dashes": lines("--\n"),
    "scissors": lines("--8<--\n"),
    "thanks": lines("Thanks, Anna\n"),
    "headers": lines("From: a@b\n"),
    "attributions": lines("1.1.2026 1:00 a@b\nwrote:\n"),
    "ours": lines("army 1: stay\n"),
    "report": lines(REPORT),
    "quoted report": lines(quoted(REPORT)),
    "headed report": lambda n: HEADED + lines(REPORT)(n),
    "forms": lines(f"{TOKEN}\n"),
    "quoted forms": lines(f"> {TOKEN}\n"),
    "cut lines": lines(f"{'abcdefg ' * 9}\n"),
    "open brackets": lines(f"({'abcdefg ' * 9}\n"),
    "headed quotations": lambda n: lines("From: a@b\nTo: c\n> x\n")(n) + f"> {TOKEN}\n",
    "torn quotations": lines("> army 1: up 10; if it reveals an enemy or an occupied city: flee\n1: up\n"),
    "half attributions": lines("On 22 Nov 2026 at 20:00 a@b.cz\n"),
    "attributions of nobody": lines("On 22 Nov 2026 at 20:00, Four Winds and the games master of all games:\n"),
    "spaces": lambda n: "1" + " " * n,
    "blank": lines("\n"),
    "letters": lines("a\n"),
    "names": lambda n: "".join(f"capital city of {k}\n" for k in range(n // 22)),
    "damaged": lambda n: f"{HEADED}{TOKEN}\n" + "".join(f"z?sta? {k}\n" for k in range(n // 13)),
    "nearly ours": lambda n: HEADED + f"{REPORT}\n" * 10 + lines("Orders for turn 2 - by Monday 23\n")(n),
}
"""Words of a letter, among them our own sent back."""

RUBBISH = [
    "<div>", "<blockquote>", "<b>", "<p><a href=x>", "<table><tr><td>", "<ol><li>", "<div style='display:none", "<a \"",
    "<a '\">", "</p>", "<pre>\n", "&#", "&amp", "<!--", "<![", "<", "<a b=\"", "<div hidden ", "<x y='>\"", "<style>",
]  # fmt: skip
"""Pieces of HTML."""


def page(rubbish: str, length: int) -> str:
    """Give a page that goes on with a piece of HTML."""
    return f"<p>1 left 3</p>{rubbish * (length // len(rubbish))}>"
