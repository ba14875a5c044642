"""HTML bodies as the players' programs write them, and the text a reader sees."""

from __future__ import annotations

import pytest

from pbem.mail.reading.characters import plain
from pbem.mail.reading.markup import strip_html
from tests.hanging import ends
from tests.mail.endless import RUBBISH, page

GMAIL = (
    '<div dir="ltr"><div>1 left 3</div><div><br></div><div>2 stay</div></div><br>'
    '<div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Sat, 21 Nov 2026 at 10:00, '
    'Orders &lt;<a href="mailto:o@x.test">o@x.test</a>&gt; wrote:<br></div>'
    '<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204)">'
    "<div>1: left 10</div><div>2: stay</div></blockquote></div>"
)
OUTLOOK = (
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><!--[if gte mso 9]><xml>'
    '<o:shapedefaults v:ext="edit" spidmax="1026"/></xml><![endif]--><style><!-- p.MsoNormal {margin:0cm} --></style>'
    '</head><body lang="RU" link="#0563C1"><div class="WordSection1"><p class="MsoNormal"><span lang="EN-US">1 отряд '
    'вверх\r\nна&nbsp;3<o:p></o:p></span></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">2 stay'
    '<o:p></o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm">'
    '<p class="MsoNormal"><b><span lang="EN-US">From:</span></b> Orders &lt;o@x.test&gt; <br><b>Sent:</b> Saturday'
    '<o:p></o:p></p></div></div><p class="MsoNormal">1: left 10<o:p></o:p></p></div></body></html>'
)
OUTLOOK_WEB = (
    '<html><head><style type="text/css" style="display:none;"> P {margin-top:0;margin-bottom:0;} </style></head>'
    '<body dir="ltr"><div class="elementToProof" style="font-family: Calibri;">1 left 3</div>'
    '<div class="elementToProof">2 stay</div><div id="appendonsend"></div>'
    '<hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri">'
    "<b>Od:</b> Orders &lt;o@x.test&gt;<br><b>Odesláno:</b> sobota</font><div>&nbsp;</div></div><div>1: left 10</div>"
    "</body></html>"
)
APPLE = (
    '<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body dir="auto">1 left 3'
    '<div>2 stay<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">Sent from my iPhone</div><div dir="ltr"><br>'
    '<blockquote type="cite">On 21 Nov 2026, at 10:00, Orders wrote:<br><br></blockquote></div>'
    '<blockquote type="cite"><div dir="ltr">\ufeff<div>1: left 10</div></div></blockquote></div></body></html>'
)
YAHOO = (
    '<div class="ydp1234yahoo-style-wrap"><div dir="ltr">1 left 3</div><div dir="ltr">2 stay</div></div>'
    '<div id="ydpyahoo_quoted_1" class="yahoo_quoted"><div style="font-family:Arial">'
    "<div>On Saturday, Orders wrote:</div><div><div>1: left 10</div></div></div></div>"
)
YANDEX = (
    '<div><div>1 left 3</div><div>2 stay</div></div><div>\xa0</div><div>21.11.2026, 10:00, "Orders" &lt;o@x.test&gt;:'
    "</div><blockquote><p>1: left 10</p></blockquote>"
)
MAIL_RU = (
    "\n<HTML><BODY><div><div>1 left 3</div><div>2 stay</div><div>--<br>Anna</div>"
    '<blockquote style="border-left:1px solid #0857A6;margin:10px;padding:0 0 0 10px;">Saturday, Orders:<br>'
    '<div id=""><style></style><div class="js-helper js-readmsg-msg">1: left 10</div></div></blockquote></div></BODY>'
)
SEZNAM = (
    "<html><body>1 left 3<br>2 stay<br><br><aside>---------- Původní e\u2011mail ----------<br>Od: Orders<br>"
    'Komu: a@x.test</aside><br><blockquote data-email="o@x.test">1: left 10</blockquote></body></html>'
)
THUNDERBIRD = (
    '<html><body><p>1 left 3</p><p>2 stay<br></p><div class="moz-cite-prefix">On 21/11/2026 10:00, Orders wrote:<br>'
    '</div><blockquote type="cite" cite="mid:1@x.test"><pre class="moz-quote-pre" wrap="">1: left 10\n2: stay\n</pre>'
    '</blockquote><pre class="moz-signature" cols="72">-- \nAnna</pre></body></html>'
)

PROGRAMS = {
    "Gmail": (GMAIL, [
        "1 left 3", "", "2 stay", "", "On Sat, 21 Nov 2026 at 10:00, Orders <o@x.test> wrote:",
        "> 1: left 10", "> 2: stay",
    ]),
    "Outlook": (OUTLOOK, [
        "1 отряд вверх на 3", "", "2 stay", "-----Original Message-----", "From: Orders <o@x.test>", "Sent: Saturday",
        "1: left 10",
    ]),
    "Outlook on the web": (OUTLOOK_WEB, [
        "1 left 3", "2 stay", "-----Original Message-----", "Od: Orders <o@x.test>", "Odesláno: sobota",
        "", "1: left 10",
    ]),
    "Apple": (APPLE, [
        "1 left 3", "2 stay", "Sent from my iPhone", "", "> On 21 Nov 2026, at 10:00, Orders wrote:", ">",
        "> 1: left 10",
    ]),
    "Yahoo": (YAHOO, ["1 left 3", "2 stay", "> On Saturday, Orders wrote:", "> 1: left 10"]),
    "Yandex": (YANDEX, ["1 left 3", "2 stay", "", '21.11.2026, 10:00, "Orders" <o@x.test>:', "> 1: left 10"]),
    "Mail.ru": (MAIL_RU, ["1 left 3", "2 stay", "--", "Anna", "> Saturday, Orders:", "> 1: left 10"]),
    "Seznam": (SEZNAM, [
        "1 left 3", "2 stay", "", "---------- Původní e-mail ----------", "Od: Orders", "Komu: a@x.test", "",
        "> 1: left 10",
    ]),
    "Thunderbird": (THUNDERBIRD, [
        "1 left 3", "2 stay", "On 21/11/2026 10:00, Orders wrote:", "> 1: left 10", "> 2: stay", "--", "Anna",
    ]),
}  # fmt: skip


def seen(html: str) -> list[str]:
    return [line.rstrip() for line in plain(strip_html(html)).rstrip("\n").split("\n")]


@pytest.mark.parametrize("program", PROGRAMS)
def test_mails_of_the_programs_players_have(program: str) -> None:
    html, lines = PROGRAMS[program]
    assert seen(html) == lines


PIECES = [
    ("<p>a</p><p>b</p>", ["a", "b"]),
    ("<div>a<br></div><div>b</div>", ["a", "b"]),
    ("<div>a</div><div><br></div><div>b</div>", ["a", "", "b"]),
    ("<p>a</p><p>&nbsp;</p><p>b</p>", ["a", "", "b"]),
    ("a<br/>b<BR >c", ["a", "b", "c"]),
    ("<b>1 left</b> <i>3</i>\n <span> 4</span>", ["1 left 3 4"]),
    ("take the 5<sup>th</sup>", ["take the 5th"]),
    ("<pre>1 left 3\n  2 stay\n\n3 flee</pre>", ["1 left 3", "  2 stay", "", "3 flee"]),
    ('<div style="white-space: pre-wrap">1 left 3\n2 stay</div>', ["1 left 3", "2 stay"]),
    ("<table><tr><td>1</td><td>left 3</td></tr><tr><td>2</td><td>stay</td></tr></table>", ["1 left 3", "2 stay"]),
    ("1 &lt; 2 &amp; 3 &#8211; 4 &nbsp;5 &hellip;&mdash;", ["1 < 2 & 3 – 4  5 …—"]),
    ("1 left 3<wbr>0", ["1 left 30"]),
    ("1 le\u00adft\u200b 3\ufeff", ["1 left 3"]),
    ("<![if !supportLists]>1<![endif]> left 3", ["1 left 3"]),
    ("<!--[if mso]><p>9 flee</p><![endif]--><!--[if !mso]><!--><p>1 left 3</p><!--<![endif]-->", ["1 left 3"]),
    ('<img alt="a > b" src="cid:x"><div>1 left 3</div>', ["1 left 3"]),
    ("1 left 3 < 4 and 5 > 4", ["1 left 3 < 4 and 5 > 4"]),
    ("1 left 3\n2 stay", ["1 left 3", "2 stay"]),
    ("<script>9 flee</script><style>9 flee</style><title>9 flee</title>1 left 3", ["1 left 3"]),
    ("<blockquote>a<blockquote>b</blockquote>c</blockquote>d", ["> a", ">> b", "> c", "d"]),
]


@pytest.mark.parametrize(("html", "lines"), PIECES)
def test_pieces_of_html(html: str, lines: list[str]) -> None:
    assert seen(html) == lines


@pytest.mark.parametrize(
    "hidden",
    [
        '<div style="display:none">9 flee</div>',
        '<div style="display: none !important; max-height:0">9 flee<div>8 flee</div></div>',
        '<span style="font-size:0px">9 flee</span>',
        "<p style='mso-hide:all'>9 flee</p>",
        "<div hidden>9 flee</div>",
        '<div style="visibility: hidden">9 flee</div>',
        '<div style="max-height:0px;overflow:hidden">9 flee</div>',
    ],
)
def test_what_no_reader_sees_is_no_order(hidden: str) -> None:
    assert seen(f"<div>1 left 3</div>{hidden}<div>2 stay</div>") == ["1 left 3", "2 stay"]


@pytest.mark.parametrize(
    "struck",
    [
        "<del>9 flee</del>",
        "<s>9 flee</s>",
        "<strike>9 flee</strike>",
        '<span style="text-decoration:line-through">9 flee</span>',
        '<span style="color:red;text-decoration-line: line-through">9 flee</span>',
    ],
)
def test_what_the_writer_struck_out_is_no_order(struck: str) -> None:
    assert seen(f"<div>1 left 3</div><div>{struck}</div><div>2 stay</div>") == ["1 left 3", "2 stay"]


def test_words_the_writer_indented_are_no_quotation() -> None:
    """Gmail and Apple Mail indent with a blockquote without border."""
    html = '<blockquote style="margin:0 0 0 40px;border:none;padding:0px"><div>1 left 3</div></blockquote>'
    assert seen(html) == ["1 left 3"]


def test_the_bar_beside_outlooks_quotation() -> None:
    style = "border:none;border-left:solid blue 1.5pt;padding:0cm 0cm 0cm 4.0pt"
    assert seen(f'<p>1 left 3</p><div style="{style}"><p>9 flee</p></div>') == ["1 left 3", "> 9 flee"]


def test_a_ruled_box_without_heading_is_no_older_mail() -> None:
    html = '<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p>1 left 3</p></div>'
    assert seen(html) == ["1 left 3"]


def test_signatures_which_only_the_structure_shows() -> None:
    html = '<div>1 left 3</div><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature">Anna</div>'
    assert seen(html) == ["1 left 3", "--", "Anna"]
    marked = (
        '<div>1 left 3</div><span class="gmail_signature_prefix">-- </span><br><div class="gmail_signature">Anna</div>'
    )
    assert seen(marked) == ["1 left 3", "--", "Anna"]


def test_the_number_of_a_list_names_the_army_unless_the_item_does() -> None:
    """A program makes a list of `1. left 3`; one who numbers lines that name their armies means no order by it."""
    assert seen("<ol><li>left 3</li><li>stay</li></ol>") == ["1. left 3", "2. stay"]
    assert seen('<ol start="4"><li>left 3</li></ol>') == ["4. left 3"]
    assert seen("<ol><li>army 3: left 3</li><li>2 stay</li></ol>") == ["army 3: left 3", "2 stay"]
    assert seen("<ul><li>1 left 3</li></ul><p>2 stay</p>") == ["1 left 3", "2 stay"]


def test_word_writes_numbers_and_bullets_as_words() -> None:
    item = (
        "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]>"
        "<span style='mso-list:Ignore'>{}<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp; </span></span>"
        "<![endif]>{}<o:p></o:p></p>"
    )
    assert seen(item.format("2.", "stay")) == ["2. stay"]
    assert seen(item.format("1.", "army 3: stay")) == ["army 3: stay"]
    assert seen(item.format("·", "army 3: stay")) == ["army 3: stay"]


@pytest.mark.parametrize("rubbish", RUBBISH)
def test_rubbish_of_any_length_takes_no_longer_than_its_length(rubbish: str) -> None:
    """A browser's parser takes quadratic time over unclosed quotations and over attributes without end."""
    with ends():
        seen(page(rubbish, 300_000))
