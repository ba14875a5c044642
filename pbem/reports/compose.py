"""From a briefing to the content of a mail: subject, text, HTML, picture, attachments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from pbem.core.content import Attachment, Content
from pbem.core.scene import Scene
from pbem.reports import asides, attachments, dates, html, legend, letters, page, palette, reply_links, text
from pbem.reports.briefing import Answer, AnswerLine, Briefing, Forwarded, Heading, Leaflet, Notice, Report, Slip
from pbem.reports.columns import clean
from pbem.reports.scenes import part
from pbem.reports.subject import heading, posted, subject, verdict
from pbem.reports.texts import Catalogue

DIGEST = 16
"""Hexadecimal signs of a digest that are shown."""


def compose(briefing: Briefing, catalogue: Catalogue, picture: bytes = b"") -> Content:
    """Compose a mail; without a picture the HTML part shows the table map."""
    line = subject(briefing, catalogue)
    match briefing:
        case Report():
            return _report(briefing, catalogue, picture, line)
        case Answer():
            return _answer(briefing, catalogue, picture, line)
        case Notice():
            return _notice(briefing, catalogue, line)
        case Leaflet():
            return _leaflet(briefing, catalogue, picture, line)
        case Slip():
            return _slip(briefing, catalogue, line)
        case Forwarded():
            return _forwarded(briefing, catalogue, line)


def _report(report: Report, catalogue: Catalogue, picture: bytes, line: str) -> Content:
    told = {
        **_frame(report.heading, catalogue, heading(report, catalogue), _preheader(report, catalogue)),
        **_chart(report.drawing, picture, catalogue),
        "report": report,
        "sections": asides.headlines(report.brief.sections),
        "form": (form := page.order_form(report, catalogue)),
        "words": tuple(clean(words) for words in report.word.splitlines()),
        "later": page.later(report, catalogue),
        "due_words": _due_words(report),
        "die": partial(page.die, catalogue=catalogue),
        "reason": catalogue.throw,
        "link": page.mailto(report.heading, line, form) if form else "",
    }
    files = (
        *attachments.calendar(report, catalogue),
        *asides.files(report.heading, heading(report, catalogue), report.brief.sections, catalogue),
        attachments.machine_readable(report, asides.listed(report.brief.sections, catalogue)),
    )
    return Content(
        subject=line,
        text=text.render("report.txt.j2", catalogue, told),
        html=html.render("report.html.j2", catalogue, told),
        picture=picture,
        attachments=files,
    )


def _answer(answer: Answer, catalogue: Catalogue, picture: bytes, line: str) -> Content:
    told = _answered(answer, catalogue, picture, line)
    return Content(
        subject=line,
        text=text.render("answer.txt.j2", catalogue, told),
        html=html.render("answer.html.j2", catalogue, told),
        picture=picture,
        attachments=(attachments.machine_readable(answer),),
    )


def answer_facts(answer: Answer, catalogue: Catalogue, picture: bytes = b"") -> Mapping[str, object]:
    """Give what an answer shows, in words, for a mail or for a page."""
    return _answered(answer, catalogue, picture, subject(answer, catalogue))


def _answered(answer: Answer, catalogue: Catalogue, picture: bytes, line: str) -> dict[str, object]:
    """Give what an answer shows, below its subject line."""
    head, summary = answer.heading, _summary(answer, catalogue)
    return {
        **_frame(head, catalogue, _title(answer, catalogue), summary),
        **_chart(answer.drawing, picture, catalogue),
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


def _notice(notice: Notice, catalogue: Catalogue, line: str) -> Content:
    head = notice.heading
    title = clean(catalogue.say(notice.subject))
    paragraphs = tuple(page.paragraph(catalogue.say(words)) for words in notice.paragraphs)
    if paragraphs:
        paragraphs = (*paragraphs[:-1], replace(paragraphs[-1], form=notice.form, small=notice.asks))
    told: dict[str, object] = {
        **(_frame(head, catalogue, title, "") if head else _bare(catalogue, title)),
        "preheader": clean(paragraphs[0].words) if paragraphs else "",
        "paragraphs": paragraphs,
        "choices": reply_links.choices(notice.asks, notice.reply_to, line, catalogue),
        "link": _form(notice, paragraphs, line),
        "quoted": tuple(clean(words) for words in notice.quoted),
        "mark": catalogue.t("report-mark", campaign=head.campaign, turn=head.turn, token=head.token) if head else "",
    }
    return Content(
        subject=line,
        text=text.render("notice.txt.j2", catalogue, told),
        html=html.render("notice.html.j2", catalogue, told),
    )


def _leaflet(leaflet: Leaflet, catalogue: Catalogue, picture: bytes, line: str) -> Content:
    head = leaflet.heading
    told = {
        **_frame(head, catalogue, catalogue.say(leaflet.subject), ""),
        **_chart(leaflet.drawing, picture, catalogue),
        "die": partial(page.die, catalogue=catalogue),
        "sections": asides.headlines(leaflet.sections),
        "mark": catalogue.t("report-mark", campaign=head.campaign, turn=head.turn, token=head.token),
    }
    return Content(
        subject=line,
        text=text.render("leaflet.txt.j2", catalogue, told),
        html=html.render("leaflet.html.j2", catalogue, told),
        picture=picture,
        attachments=_leaflet_files(leaflet, catalogue),
    )


def _leaflet_files(leaflet: Leaflet, catalogue: Catalogue) -> tuple[Attachment, ...]:
    long = asides.listed(leaflet.sections, catalogue)
    pages = asides.files(leaflet.heading, catalogue.say(leaflet.subject), leaflet.sections, catalogue)
    return (*pages, attachments.machine_readable(leaflet, long)) if leaflet.facts or long else ()


def _slip(slip: Slip, catalogue: Catalogue, line: str) -> Content:
    return _both("slip", catalogue, slip_facts(slip, catalogue), line)


def slip_facts(slip: Slip, catalogue: Catalogue) -> Mapping[str, object]:
    """Give what is shown of letters to others without orders, in words, for a mail or for a page."""
    head = slip.heading
    return {
        **_frame(head, catalogue, posted(slip.letters, slip.trial, catalogue), ""),
        "mood": "fine" if all(letter.sent for letter in slip.letters) else "grave",
        "summary": catalogue.t("answer-trial") if slip.trial else "",
        "general": (),
        "lines": (),
        "letters": letters.shown(slip.letters, slip.trial, catalogue),
        "receipt": "",
        "trial": False,
        "mark": catalogue.t("report-mark", campaign=head.campaign, turn=head.turn, token=head.token),
    }


def _forwarded(letter: Forwarded, catalogue: Catalogue, line: str) -> Content:
    head = letter.heading
    mark = catalogue.t("report-mark", campaign=head.campaign, turn=head.turn, token=head.token)
    told = {
        **_frame(head, catalogue, clean(catalogue.say(letter.subject)), ""),
        "preheader": letters.glimpse(letter.words),
        "above": tuple(catalogue.say(words) for words in letter.above),
        "below": tuple(catalogue.say(words) for words in letter.below),
        "words": letters.quoted(letter.words),
        "left": catalogue.t(letters.kind_of(letter.writer), title=clean(head.title)),
        "banner": letters.band(letter.writer, letter.paint),
        "mark": f"{mark} #{clean(letter.code)}" if letter.code else mark,
    }
    return _both("forwarded", catalogue, told, line)


def _both(name: str, catalogue: Catalogue, told: Mapping[str, object], line: str) -> Content:
    """Write both parts of a mail without picture and files."""
    words = text.render(f"{name}.txt.j2", catalogue, told)
    return Content(subject=line, text=words, html=html.render(f"{name}.html.j2", catalogue, told))


def _frame(head: Heading, catalogue: Catalogue, title: str, preheader: str) -> dict[str, object]:
    """Give what the head of every mail about a campaign shows."""
    who = catalogue.t("mail-player", seat=catalogue.seat(head.seat), player=clean(head.player))
    game, title = clean(head.title), title[:1].upper() + title[1:]
    return {
        "head": head,
        "title": title,
        "preheader": preheader,
        "left": catalogue.t("mail-from", title=game),
        "right": who if head.player else catalogue.seat(head.seat),
        "headline": f"{game} [{head.campaign}] — {title} — {who if head.player else catalogue.seat(head.seat)}",
        "due": page.due(head, catalogue),
    }


def _bare(catalogue: Catalogue, title: str) -> dict[str, object]:
    return {"title": title, "left": catalogue.t("mail-service"), "right": "", "headline": title, "due": None}


def _chart(drawing: Scene | None, picture: bytes, catalogue: Catalogue) -> dict[str, object]:
    """Give what is seen of the map: the table and its legend, and which part of the board the picture is."""
    chart = text.chart(drawing, catalogue)
    shown = part(drawing, catalogue) if drawing is not None and picture else ""
    return {"shown": bool(picture), "chart": chart, "part": shown}


def _preheader(report: Report, catalogue: Catalogue) -> str:
    news = ", ".join(catalogue.say(words) for words in report.brief.subject)
    due = page.due(report.heading, catalogue)
    until = catalogue.t(_due_words(report), turn=report.heading.turn, when=due.when) if due else ""
    return ". ".join(words for words in (news, until) if words)


def _due_words(report: Report) -> str:
    """Name the sentence that tells the deadline: to whoever must send orders, or need not."""
    return "report-due" if report.owed else "report-due-others"


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


def _form(notice: Notice, paragraphs: tuple[page.Paragraph, ...], line: str) -> str:
    """Link to a mail that already holds the order form, when a notice shows it."""
    form = next((one.words.splitlines() for one in paragraphs if one.form), [])
    return page.mailto(notice.heading, f"Re: {line}", form) if form and notice.heading else ""


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
