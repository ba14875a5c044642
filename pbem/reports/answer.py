"""Answers: what is left to do, how each line was understood, what the player can do next."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.content import Content
from pbem.reports import attachments, dates, frame, html, legend, letters, page, palette, reply_links, text
from pbem.reports.briefing import Answer, AnswerLine
from pbem.reports.columns import clean
from pbem.reports.subject import subject, verdict
from pbem.reports.texts import Catalogue

DIGEST = 16
"""Hexadecimal signs of a digest that are shown."""


def compose(answer: Answer, catalogue: Catalogue, picture: bytes, line: str) -> Content:
    """Compose the mail of an answer; `line` is its subject."""
    told = _answered(answer, catalogue, picture, line)
    return Content(
        subject=line,
        text=text.render("answer.txt.j2", catalogue, told),
        html=html.render("answer.html.j2", catalogue, told),
        picture=picture,
        attachments=(attachments.machine_readable(answer),),
    )


def facts(answer: Answer, catalogue: Catalogue, picture: bytes = b"") -> Mapping[str, object]:
    """Give what an answer shows, in words, for a mail or for a page."""
    return _answered(answer, catalogue, picture, subject(answer, catalogue))


def _answered(answer: Answer, catalogue: Catalogue, picture: bytes, line: str) -> dict[str, object]:
    """Give what an answer shows, below its subject line."""
    head, summary = answer.heading, _summary(answer, catalogue)
    return {
        **frame.campaign(head, catalogue, _title(answer, catalogue), summary),
        **frame.chart(answer.drawing, picture, catalogue),
        "mood": _mood(answer),
        "summary": summary,
        "opening": _opening(answer, catalogue),
        "general": (
            *(page.remark(problem, catalogue) for problem in answer.problems),
            *(page.Remark(catalogue.say(words), "told") for words in answer.remarks),
        ),
        "lines": tuple(
            page.with_offers(page.order_line(row, head.zone, catalogue), row, answer.offers) for row in answer.lines
        ),
        "letters": letters.shown(answer.letters, answer.trial, catalogue),
        "drawn": answer.drawing is not None,
        "map_legend": catalogue.say(legend.told(answer.drawing, catalogue.themes)),
        "map_heading": catalogue.say(legend.heading(answer.drawing)),
        "paint": palette.colour(head.colour or head.seat),
        "choices": reply_links.choices(answer.asks, head.reply_to, line, catalogue),
        "closing": _closing(answer, catalogue),
        "link": "" if answer.asks else _repair(answer, catalogue, line),
        "receipt": _receipt(answer, catalogue),
        "trial": answer.trial and not answer.asks,
        "mark": clean(head.token),
    }


def _title(answer: Answer, catalogue: Catalogue) -> str:
    words = verdict(answer, catalogue)
    if answer.asks:
        return words
    return catalogue.t("answer-title-trial", verdict=words[:1].lower() + words[1:]) if answer.trial else words


def _mood(answer: Answer) -> str:
    unsent = any(not letter.sent for letter in answer.letters)
    if unsent or any(line.refused for line in answer.lines) or (answer.problems and not answer.lines):
        return "grave"
    idle = any(line.idle for line in answer.lines)
    return "due" if answer.missing or answer.late or idle else "fine"


def _summary(answer: Answer, catalogue: Catalogue) -> str:
    """Say in one sentence what is left to do."""
    bad = tuple(dict.fromkeys(line.line for line in answer.lines if line.refused))
    told = []
    if answer.late:
        told.append(catalogue.t("answer-late", turn=answer.heading.turn))
    if bad:
        told.append(catalogue.t("answer-to-mend", lines=bad, count=len(bad)))
    if idle := [line for line in answer.lines if line.idle]:
        named = tuple(dict.fromkeys(_named(line, answer, catalogue) for line in idle))
        told.append(catalogue.t("answer-lines-idle", count=len(idle), named=named))
    if any(line.held for line in answer.lines):
        told.append(catalogue.t("answer-before-referee"))
    if any(not letter.sent for letter in answer.letters):
        told.append(catalogue.t("press-unsent", count=sum(not letter.sent for letter in answer.letters)))
    if answer.missing:
        told.append(catalogue.t("answer-missing", subjects=page.missing(answer, catalogue)))
    return " ".join(told) or catalogue.t("answer-complete")


def _named(line: AnswerLine, answer: Answer, catalogue: Catalogue) -> str:
    """Name an order: by its number in the list, or by what it is about."""
    named = line.tag if answer.numbered else page.about(line.about, answer.heading.ruleset, catalogue)
    return named or line.echo


def _opening(answer: Answer, catalogue: Catalogue) -> str:
    """Say when the mail came; and what follows, if anything of this mail does."""
    fresh = any(line.origin is None for line in answer.lines)
    if answer.received is None:
        return catalogue.t("answer-opening-plain") if fresh else ""
    when = dates.short(answer.received, answer.heading.zone, catalogue)
    if who := _partner(answer):
        return catalogue.t("answer-opening-partner", when=when, who=clean(who))
    return catalogue.t("answer-opening" if fresh else "answer-received", when=when)


def _partner(answer: Answer) -> str:
    """Name who wrote the mail, where it was another of the same seat than the reader."""
    writers = {line.by for line in answer.lines if line.origin is None and line.by}
    return writers.pop() if len(writers) == 1 and answer.heading.player not in writers else ""


def _closing(answer: Answer, catalogue: Catalogue) -> str:
    """Say what the player can do next; without mail there is nothing to reply to."""
    if answer.asks or not answer.heading.reply_to:
        return ""
    many = "-numbered" if answer.numbered else ""
    if any(line.refused for line in answer.lines):
        mend = catalogue.t(f"answer-mend{many}")
        return f"{catalogue.t('answer-accept', count=len(answer.offers))} {mend}" if answer.offers else mend
    if not answer.lines:
        return catalogue.t("answer-begin")
    return catalogue.t("answer-keep" if answer.trial else f"answer-change{many}")


def _receipt(answer: Answer, catalogue: Catalogue) -> str:
    """Name exactly the sheet that stands, if it is kept."""
    if not answer.revision or not answer.digest:
        return ""
    words = "answer-receipt-trial" if answer.trial else "answer-receipt"
    return catalogue.t(words, turn=answer.heading.turn, revision=answer.revision, digest=answer.digest[:DIGEST])


def _repair(answer: Answer, catalogue: Catalogue, line: str) -> str:
    """Link to an answer that already holds the suggested lines."""
    tries = [words for row in answer.lines for problem in row.problems if (words := clean(problem.try_))]
    if not tries:
        return ""
    token = f"# {clean(answer.heading.token)}"
    return page.mailto(answer.heading, line, [token, *dict.fromkeys(tries), catalogue.t("end-word")])
