"""Whose words are these: our reading of letters and that of libraries, on the corpus of tests/mail/corpus.

A library that is not installed is left out and named with how to install it; none of them is used by the product.

Run: python -m benchmarks.own_words [EVERY NTH MAIL]
"""

from __future__ import annotations

import importlib
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType

from pbem.mail.reading import body
from pbem.mail.reading.characters import plain
from pbem.mail.reading.letter import Letter, read
from pbem.mail.reading.markup import strip_html
from pbem.mail.reading.parts import cut
from pbem.mail.words import own_lines
from tests.mail import corpus_mails as corpus

Words = Callable[[str, Sequence[str]], list[str]]
Markup = Callable[[str], str]
MISSING: list[str] = []


@dataclass(frozen=True)
class Case:
    """A mail read, the texts we had sent before it, and the lines expected."""

    letter: Letter
    ours: tuple[str, ...]
    expected: list[str]

    @property
    def unedited(self) -> bool:
        """Tell whether all its words can be known without what we had sent."""
        return written(own_lines(self.letter.text)) == self.expected


def main(every: int = 1) -> None:
    """Print both comparisons."""
    mails = corpus.mails()[::every]
    cases = [one for one in map(case, mails) if not one.letter.attached]
    unedited = sum(one.unedited for one in cases)
    print(f"Own words: {len(cases)} mails without files, in {unedited} of them nothing is edited in a quotation")
    print("| | exact | exact, nothing edited | a line lost | a line too many | µs a mail |")
    print("|---|---|---|---|---|---|")
    for name, words in own_words():
        compare_words(name, words, cases)
    pages = [(html, mail.expected, read(mail.raw).references) for mail in mails if (html := html_of(mail))]
    print(f"\nHTML to text, then our own words: {len(pages)} mails that have HTML")
    print("| | exact | µs a mail |")
    print("|---|---|---|")
    for name, markup in markups():
        compare_markup(name, markup, pages)
    if MISSING:
        print(f"\nNot installed, left out: {', '.join(MISSING)}. To compare them: pip install {' '.join(MISSING)}")


def case(mail: corpus.Mail) -> Case:
    """Read a mail."""
    letter = read(mail.raw)
    ours = tuple(text for key in letter.references for text in corpus.sent_texts().get(key, ()))
    return Case(letter, ours, mail.expected)


def written(lines: Sequence[tuple[int, str]]) -> list[str]:
    """Give the words of lines that are not blank."""
    return spaced(line for _, line in lines)


def spaced(lines: Iterable[str]) -> list[str]:
    """Give lines without the blank ones and with single spaces."""
    return [" ".join(line.split()) for line in lines if line.strip()]


def installed(module: str, package: str) -> ModuleType | None:
    """Give a library, or note that it is not there."""
    try:
        return importlib.import_module(module)
    except ImportError:
        MISSING.append(package)
        return None


def own_words() -> list[tuple[str, Words]]:
    """List the ways to find the writer's own words in a text."""
    found: list[tuple[str, Words]] = [
        ("pbem, with what it had sent", lambda text, ours: written(own_lines(text, ours))),
        ("pbem, without", lambda text, ours: written(own_lines(text))),
    ]
    if reply := installed("mailparser_reply", "mail-parser-reply"):
        parser = reply.EmailReplyParser(languages=["en", "cs", "de"])
        found.append(("mail-parser-reply", lambda text, ours: spaced(parser.parse_reply(text=text).splitlines())))
    if zapier := installed("email_reply_parser", "email-reply-parser"):
        parse = zapier.EmailReplyParser.parse_reply
        found.append(("email-reply-parser", lambda text, ours: spaced(parse(text).splitlines())))
    if quotequail := installed("quotequail", "quotequail"):
        found.append(("quotequail", lambda text, ours: spaced(unquoted(quotequail.quote(text)))))
    return found


def unquoted(parts: Iterable[tuple[bool, str]]) -> Iterator[str]:
    """Give the lines of the parts that are shown."""
    return (line for shown, part in parts if shown for line in part.splitlines())


def markups() -> list[tuple[str, Markup]]:
    """List the ways to make text of HTML."""
    found: list[tuple[str, Markup]] = [("pbem", strip_html)]
    if inscriptis := installed("inscriptis", "inscriptis"):
        found.append(("inscriptis", inscriptis.get_text))
    if selectolax := installed("selectolax.lexbor", "selectolax"):
        found.append(("selectolax", lambda html: selectolax.LexborHTMLParser(html).text(separator="\n")))
    return found


def compare_words(name: str, words: Words, cases: list[Case]) -> None:
    """Print how one of them reads the corpus."""
    began = time.process_time()
    found = [words(one.letter.text, one.ours) for one in cases]
    spent = time.process_time() - began
    pairs = list(zip(found, cases, strict=True))
    exact = sum(lines == one.expected for lines, one in pairs)
    unedited = sum(lines == one.expected for lines, one in pairs if one.unedited)
    lost = sum(not set(one.expected) <= set(lines) for lines, one in pairs)
    more = sum(not set(lines) <= set(one.expected) for lines, one in pairs)
    print(f"| {name} | {exact} | {unedited} | {lost} | {more} | {spent / len(cases) * 1e6:.0f} |")


def compare_markup(name: str, markup: Markup, pages: list[tuple[str, list[str], tuple[str, ...]]]) -> None:
    """Print how one of them reads the HTML of the corpus; what we had sent is read in the same way."""
    sent = {key: (texts[0], plain(markup(html_of(mail)))) for key, texts, mail in sent_mails()}
    began = time.process_time()
    texts = [plain(markup(html)) for html, _, _ in pages]
    spent = time.process_time() - began
    exact = sum(
        written(own_lines(text, [ours for key in references for ours in sent.get(key, ())])) == expected
        for text, (_, expected, references) in zip(texts, pages, strict=True)
    )
    print(f"| {name} | {exact} | {spent / len(pages) * 1e6:.0f} |")


def sent_mails() -> list[tuple[str, tuple[str, ...], corpus.Mail]]:
    """List what we had sent: identifier, texts, mail."""
    mails = [corpus.Mail(path) for path in sorted((corpus.FOLDER / "sent").glob("*.eml"))]
    return [(read(mail.raw).message_id, corpus.texts(mail.raw), mail) for mail in mails]


def html_of(mail: corpus.Mail) -> str:
    """Give the HTML of a mail; empty when it has none."""
    data = mail.raw.replace(b"\r\n", b"\n")
    parts = cut(data)
    reader = body.Reader(data, parts)
    return "".join(reader.decoded(parts[number]) for one in body.versions(parts) for number in one.html)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
