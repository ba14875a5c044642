"""The subject line: the news in a few words."""

from __future__ import annotations

from pbem.reports.briefing import Answer, Briefing, Forwarded, Leaflet, Notice, Posted, Report, Slip
from pbem.reports.columns import clean
from pbem.reports.texts import Catalogue

_LONGEST = 140


def subject(briefing: Briefing, catalogue: Catalogue) -> str:
    """Write the subject of a mail: always one line, and no longer than mail programs show."""
    match briefing:
        case Report():
            words = _report(briefing, catalogue)
        case Answer():
            words = _answer(briefing, catalogue)
        case Notice() | Leaflet() | Forwarded():
            words = _notice(briefing, catalogue)
        case Slip():
            words = _slip(briefing, catalogue)
    line = " ".join(clean(words).split())
    return line if len(line) <= _LONGEST else line[: _LONGEST - 1].rstrip() + "…"


def _report(report: Report, catalogue: Catalogue) -> str:
    head = report.heading
    news = "" if report.corrected else ", ".join(catalogue.say(text) for text in report.brief.subject)
    told = _news(report, news, catalogue) if news else heading(report, catalogue)
    return catalogue.t("subject", campaign=head.campaign, title=head.title, about=told)


def _news(report: Report, news: str, catalogue: Catalogue) -> str:
    """Put before the news of which turn they are; where a turn is a step of a round, of which round too."""
    last = report.heading.turn - 1
    if report.since and report.since < last:
        return catalogue.t("subject-news-turns", first=report.since, turn=last, news=news)
    if report.round:
        return catalogue.t("subject-news-round", round=report.round, turn=last, news=news)
    if report.before_start:
        return catalogue.t("subject-news-before-start", turn=last, news=news)
    return catalogue.t("subject-news", turn=last, news=news)


def _answer(answer: Answer, catalogue: Catalogue) -> str:
    head = answer.heading
    words = verdict(answer, catalogue)
    kind = "subject-trial" if answer.trial and not answer.asks else "subject-answer"
    of = "-round" if head.round else ""
    about = catalogue.t(f"{kind}{of}", turn=head.turn, round=head.round, verdict=words[:1].lower() + words[1:])
    return catalogue.t("subject", campaign=head.campaign, title=head.title, about=about)


def _slip(slip: Slip, catalogue: Catalogue) -> str:
    head, words = slip.heading, posted(slip.letters, slip.trial, catalogue)
    return catalogue.t("subject", campaign=head.campaign, title=head.title, about=words)


def _notice(notice: Notice | Leaflet | Forwarded, catalogue: Catalogue) -> str:
    words = catalogue.say(notice.subject)
    head = notice.heading
    return words if head is None else catalogue.t("subject", campaign=head.campaign, title=head.title, about=words)


def heading(report: Report, catalogue: Catalogue) -> str:
    """Give the title of a report."""
    if report.final:
        return catalogue.t("report-title-final")
    if report.corrected:
        return _corrected(report, catalogue)
    if report.heading.turn <= 1:
        return catalogue.t("report-title-start")
    last = report.heading.turn - 1
    if report.since and report.since < last:
        return catalogue.t("report-title-turns", first=report.since, turn=last)
    if report.round:
        return catalogue.t("report-title-round", round=report.round, turn=last)
    if report.before_start:
        return catalogue.t("report-title-before-start", turn=last)
    return catalogue.t("report-title", turn=last)


def _corrected(report: Report, catalogue: Catalogue) -> str:
    """Say that a report takes the place of an earlier one, of which turn."""
    last = report.heading.turn - 1
    return catalogue.t("report-title-corrected", turn=last) if last else catalogue.t("report-title-corrected-start")


def verdict(answer: Answer, catalogue: Catalogue) -> str:
    """Say how much of the mail was understood; a line set aside counts neither way."""
    if answer.asks:
        return catalogue.t("answer-question")
    fresh = [line for line in answer.lines if line.origin is None]
    sent = sum(letter.sent for letter in answer.letters)
    understood, refused = sum(line.accepted for line in fresh) + sent, sum(line.refused for line in fresh)
    refused += len(answer.letters) - sent
    if not answer.lines and not answer.letters:
        return catalogue.t("answer-nothing" if answer.problems else "answer-none")
    if not fresh and not answer.letters:
        return catalogue.t("answer-standing")
    if not refused and any(line.held for line in fresh):
        return catalogue.t("answer-held-lines", count=sum(line.held for line in fresh))
    if not refused and (idle := sum(line.idle for line in answer.lines)):
        return catalogue.t("answer-idle", count=idle)
    if not refused:
        return catalogue.t("answer-all")
    return catalogue.t("answer-some", understood=understood, count=understood + refused)


def posted(letters: tuple[Posted, ...], trial: bool, catalogue: Catalogue) -> str:
    """Say in a few words whether letters were sent on."""
    sent = sum(letter.sent for letter in letters)
    if trial:
        return catalogue.t("press-tried", count=len(letters))
    if sent < len(letters):
        return catalogue.t("press-some-sent", sent=sent, count=len(letters))
    return catalogue.t("press-all-sent", count=sent, to=letters[0].to)
