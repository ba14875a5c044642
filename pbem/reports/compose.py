"""From a briefing to the content of a mail: subject, text, HTML, picture, attachments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from pbem.core.content import Attachment, Content
from pbem.reports import (
    answer,
    asides,
    attachments,
    frame,
    html,
    letters,
    page,
    reply_links,
    text,
)
from pbem.reports.briefing import Answer, Briefing, Forwarded, Leaflet, Notice, Report, Slip
from pbem.reports.columns import clean
from pbem.reports.subject import heading, posted, subject
from pbem.reports.texts import Catalogue


def compose(briefing: Briefing, catalogue: Catalogue, picture: bytes = b"") -> Content:
    """Compose a mail; without a picture the HTML part shows the table map."""
    line = subject(briefing, catalogue)
    match briefing:
        case Report():
            return _report(briefing, catalogue, picture, line)
        case Answer():
            return answer.compose(briefing, catalogue, picture, line)
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
        **frame.campaign(report.heading, catalogue, heading(report, catalogue), _preheader(report, catalogue)),
        **frame.chart(report.drawing, picture, catalogue),
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


def _notice(notice: Notice, catalogue: Catalogue, line: str) -> Content:
    head = notice.heading
    title = clean(catalogue.say(notice.subject))
    paragraphs = tuple(page.paragraph(catalogue.say(words)) for words in notice.paragraphs)
    if paragraphs:
        paragraphs = (*paragraphs[:-1], replace(paragraphs[-1], form=notice.form, small=notice.asks))
    told: dict[str, object] = {
        **(frame.campaign(head, catalogue, title, "") if head else frame.house(catalogue, title)),
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
        **frame.campaign(head, catalogue, catalogue.say(leaflet.subject), ""),
        **frame.chart(leaflet.drawing, picture, catalogue),
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
        **frame.campaign(head, catalogue, posted(slip.letters, slip.trial, catalogue), ""),
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
        **frame.campaign(head, catalogue, clean(catalogue.say(letter.subject)), ""),
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


def _preheader(report: Report, catalogue: Catalogue) -> str:
    news = ", ".join(catalogue.say(words) for words in report.brief.subject)
    due = page.due(report.heading, catalogue)
    until = catalogue.t(_due_words(report), turn=report.heading.turn, when=due.when) if due else ""
    return ". ".join(words for words in (news, until) if words)


def _due_words(report: Report) -> str:
    """Name the sentence that tells the deadline: to whoever must send orders, or need not."""
    return "report-due" if report.owed else "report-due-others"


def _form(notice: Notice, paragraphs: tuple[page.Paragraph, ...], line: str) -> str:
    """Link to a mail that already holds the order form, when a notice shows it."""
    form = next((one.words.splitlines() for one in paragraphs if one.form), [])
    return page.mailto(notice.heading, f"Re: {line}", form) if form and notice.heading else ""
