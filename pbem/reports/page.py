"""What both parts of a mail show besides the blocks: the words around them, made once for text and HTML."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal
from urllib.parse import quote

from pbem.core.events import Roll
from pbem.core.problems import Problem, Severity
from pbem.reports import dates
from pbem.reports.briefing import Answer, AnswerLine, Heading, Offer, Report
from pbem.reports.columns import clean
from pbem.reports.texts import Catalogue

_DIE = re.compile(r"(\d*)d(\d+)")
_COMMAND = re.compile(r"(.*?)(pbem [a-z]+ [^:]+)?")
_LONGEST_LINK = 1900
"""Some mail programs cut longer links; the form is then left out of the prefilled body."""


@dataclass(frozen=True)
class Due:
    """The deadline in words; `soon` is what is left of the time."""

    when: str
    soon: str


@dataclass(frozen=True)
class Remark:
    """A sentence on a line of orders and how grave it is: error, warning, note, or a plain forecast (`told`)."""

    words: str
    severity: str


Sign = Literal["ok", "ask", "held", "soft", "bad"]
"""Understood, read with a correction, before the referee, set aside, to be mended."""


@dataclass(frozen=True)
class OrderLine:
    """A line of an answer, ready to be shown; `before`, `bad`, `after` are the player's words around the bad place.

    `where` says on which line of which mail it stood; `earlier`: it was another mail than the one answered;
    `corrected`: a word was read as another.
    """

    tag: str
    line: int
    echo: str
    accepted: bool
    settled: bool
    held: bool
    words: str
    before: str
    bad: str
    after: str
    where: str
    earlier: bool
    remarks: tuple[Remark, ...]
    tries: tuple[str, ...]
    ready: tuple[tuple[int, str], ...] = ()
    corrected: bool = False

    @property
    def sign(self) -> Sign:
        """Say how the line was taken."""
        if self.accepted:
            return "ask" if self.corrected else "ok"
        return "held" if self.held else "soft" if self.settled else "bad"


@dataclass(frozen=True)
class Paragraph:
    """A paragraph of a notice: its words, and its lines, each with the referee's command at its end.

    `form`: it is the order form, to be copied as it is; `small`: small print, how a question is answered.
    """

    words: str
    lines: tuple[tuple[str, str], ...]
    form: bool = False
    small: bool = False


def paragraph(words: str) -> Paragraph:
    """Make a paragraph of a notice ready to be shown."""
    found = (_COMMAND.fullmatch(line) for line in words.splitlines())
    lines = tuple((match[1], match[2] or "") for match in found if match)
    return Paragraph(words, lines)


def due(head: Heading, catalogue: Catalogue) -> Due | None:
    """Say the deadline in the player's zone, and how long it is away."""
    if head.deadline is None:
        return None
    when = dates.long(head.deadline, head.zone, catalogue)
    return Due(when, dates.left(head.now, head.deadline, catalogue))


def later(report: Report, catalogue: Catalogue) -> str:
    """Say when the next turns are due, in the player's zone; what is due on the same day needs no date."""
    if report.heading.deadline is None or not report.later:
        return ""
    zone, said = report.heading.zone, []
    day = dates.local(report.heading.deadline, zone)
    for due in report.later:
        said.append(dates.clock(due, zone) if dates.local(due, zone) == day else dates.brief(due, zone, catalogue))
        day = dates.local(due, zone)
    return catalogue.t("report-later", times=tuple(said))


def order_form(report: Report, catalogue: Catalogue) -> tuple[str, ...]:
    """Give the lines of the order form: the token first, the end word last."""
    if not report.form:
        return ()
    return (f"# {clean(report.heading.token)}", *(clean(line) for line in report.form), catalogue.t("end-word"))


def mailto(head: Heading, subject: str, lines: Sequence[str]) -> str:
    """Write the link that opens an answer with subject and order form filled in."""
    start = f"mailto:{quote(head.reply_to, safe='@+.-_')}?subject={quote(subject)}&body="
    whole = start + quote("\r\n".join(lines) + "\r\n")
    return whole if len(whole) <= _LONGEST_LINK else start + quote("\r\n".join([lines[0], "", lines[-1]]) + "\r\n")


def die(name: str, catalogue: Catalogue) -> str:
    """Write the name of a die (`1d15`) as the language does (`1д15`)."""
    found = _DIE.fullmatch(name)
    return catalogue.t("die", count=found[1], sides=found[2]) if found else name


def throw(roll: Roll, catalogue: Catalogue) -> str:
    """Write a throw on one line: the die, why it was thrown, what it showed."""
    return f"{die(f'1d{roll.sides}', catalogue)} {catalogue.throw(roll.why)}: {roll.value}"


def about(words: str, ruleset: str, catalogue: Catalogue) -> str:
    """Name what an order is about (`army 3`) by the game's message `<ruleset>-about-army`."""
    kind, _, name = words.partition(" ")
    known = f"{ruleset}-about-{kind}"
    return catalogue.t(known, name=name) if catalogue.has(known) else words


def missing(answer: Answer, catalogue: Catalogue) -> str:
    """List the subjects still without an order."""
    return catalogue.say(tuple(about(subject, answer.heading.ruleset, catalogue) for subject in answer.missing))


def remark(problem: Problem, catalogue: Catalogue) -> Remark:
    """Word a problem, with the paragraph of the rules it comes from."""
    words = catalogue.t(f"problem-{problem.code}", **problem.facts)
    told = catalogue.t("answer-paragraph", words=words, paragraph=problem.paragraph) if problem.paragraph else words
    return Remark(told, problem.severity.value)


def sentence(words: str) -> str:
    """Begin with a capital, unless a name with a number comes first: a unit is u1 wherever it stands."""
    first = words.partition(" ")[0]
    return words if any(sign.isdigit() for sign in first) else words[:1].upper() + words[1:]


def order_line(line: AnswerLine, zone: str, catalogue: Catalogue) -> OrderLine:
    """Make a line of an answer ready to be shown."""
    before, bad, after = _marked(line)
    idle = [Remark(catalogue.t("answer-line-idle"), Severity.WARNING.value)] if line.idle else []
    played = [catalogue.t("answer-line-played", order=clean(line.played))] if line.played else []
    told = [Remark(words, "told") for words in (*played, *map(catalogue.say, line.remarks))]
    warned = [Remark(catalogue.say(words), Severity.WARNING.value) for words in line.warnings]
    return OrderLine(
        tag=line.tag,
        line=line.line,
        echo=sentence(line.echo),
        accepted=line.accepted,
        settled=line.settled,
        held=line.held,
        words=clean(line.words),
        before=before,
        bad=bad,
        after=after,
        where=where(line, zone, catalogue),
        earlier=line.origin is not None,
        remarks=(*idle, *(remark(problem, catalogue) for problem in line.problems), *told, *warned),
        tries=tuple(dict.fromkeys(clean(problem.try_) for problem in line.problems if problem.try_)),
        corrected=any(problem.corrects for problem in line.problems),
    )


def with_offers(shown: OrderLine, line: AnswerLine, offers: Sequence[Offer]) -> OrderLine:
    """Number the ready lines of a line of an answer; what else is suggested for it stays."""
    if line.origin is not None or line.accepted:
        return shown
    own = frozenset(words for problem in line.problems for words in problem.ready)
    mine = (pair for pair in enumerate(offers, 1) if pair[1].line == line.line and pair[1].words in own)
    ready = tuple((number, clean(one.words)) for number, one in mine)
    offered = {words for _, words in ready}
    return replace(shown, ready=ready, tries=tuple(words for words in shown.tries if words not in offered))


def where(line: AnswerLine, zone: str, catalogue: Catalogue) -> str:
    """Say on which line of which mail an order stood, and where several persons have the seat, whose it is."""
    by, facts = "-by" if line.by else "", {"who": clean(line.by)} if line.by else {}
    if line.origin is None:
        return catalogue.t(f"answer-line{by}", line=line.line, **facts) if line.line else ""
    if line.origin.received is None:
        return catalogue.t("answer-by-referee")
    when = dates.brief(line.origin.received, zone, catalogue)
    return catalogue.t(f"answer-line-of{by}", line=line.line, when=when, **facts)


def _marked(line: AnswerLine) -> tuple[str, str, str]:
    """Split the player's words around the worst bad place; a line that is bad as a whole needs no mark."""
    if not line.problems:
        return clean(line.words), "", ""
    grave = sorted(line.problems, key=lambda problem: problem.severity is not Severity.ERROR)
    place = next((problem for problem in grave if 0 <= problem.start < problem.end <= len(line.words)), None)
    if place is None or line.words[place.start : place.end].strip() == line.words.strip():
        return clean(line.words), "", ""
    words = line.words
    return clean(words[: place.start]), clean(words[place.start : place.end]), clean(words[place.end :])
