"""The writer's own words: what counts, what does not, and that no order is ever lost to courtesy."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.mail import words
from pbem.mail.words import own_lines
from tests.hanging import ends
from tests.mail import corpus_mails as corpus
from tests.mail.endless import REPORT, TEXTS, quoted

RULESETS = Path(__file__).parents[2] / "pbem" / "rulesets"


def own(text: str, *ours: str) -> list[str]:
    return [line.strip() for _, line in own_lines(text, ours) if line.strip()]


def orders_of_the_rulebooks() -> list[str]:
    blocks = (
        re.findall(r"^```\n(.*?)^```", path.read_text("utf-8"), re.S | re.M)
        for path in RULESETS.glob("*/rulebook/*.md")
    )
    return sorted({line for found in blocks for block in found for line in block.splitlines() if line})


ORDERS = orders_of_the_rulebooks()
GREETINGS = ("Hi,", "Hello referee!", "Добрый день!", "Здравствуйте, Сергей!", "Ahoj Petře,", "Dobrý den,", "Zdravím")
CLOSINGS = (
    "Thanks, Anna",
    "Best regards",
    "Cheers",
    "С уважением, Борис",
    "Спасибо!",
    "S pozdravem",
    "Díky, Jana",
    "Ďakujem",
    "Maj sa",
)


@pytest.mark.parametrize(
    "order", ["Utok GER BEN", "Ustup BRI BEN", "Sabotaz BEN", "Presun GER FRA", "Тяну судьбу", "Osud"]
)
def test_an_order_without_accents_is_no_name(order: str) -> None:
    """`Ahoj` opens and closes letters; what stands below it is an order, not a signature."""
    for hello in ("Ahoj,", "Čau", "Привет", "Díky"):
        assert own(f"{hello}\n{order}") == [order]


@pytest.mark.parametrize("name", ["Branislav", "Karel Novák", "Miroslav", "Olga Hladíková", "Pavel", "Вернер", "Ивана"])
def test_a_name_below_a_sign_off_is_no_order(name: str) -> None:
    """Stems of orders are chosen so that they begin no usual name."""
    assert own(f"draft BRI\nDíky\n{name}") == ["draft BRI"]


@pytest.mark.parametrize("order", ORDERS)
def test_no_order_is_lost_to_courtesy(order: str) -> None:
    """Wherever it stands, and with a capital at its begin as phones write it."""
    for line in (order, order[0].upper() + order[1:]):
        for hello, bye in zip(GREETINGS, CLOSINGS, strict=False):
            assert own(line) == [line]
            assert own(f"{hello}\n{line}\n{bye}\nAnna") == [line]
            assert own(f"{hello}\n\n{bye}\n{line}") == [line]
            assert own(f"{bye}\nAnna\n{line}") == ["Anna", line]
            assert own(f"1: up 4\n\n{bye}\n{line}\nAnna")[:2] == ["1: up 4", line]


@pytest.mark.parametrize("order", ORDERS)
def test_an_order_on_the_line_of_a_courtesy_stays(order: str) -> None:
    for hello, bye in zip(GREETINGS, CLOSINGS, strict=False):
        assert own(f"{hello} {order}") == [f"{hello} {order}"]
        assert own(f"{bye.partition(',')[0]}, {order}") == [f"{bye.partition(',')[0]}, {order}"]


@pytest.mark.parametrize("place", ["Прага", "Tor", "Praha", "to Tor", "capital Tor", "Столица Тор", "Hlavní město Yaz"])
def test_a_word_alone_stays(place: str) -> None:
    assert own(place) == [place]
    assert own(f"1: up 4\n{place}") == ["1: up 4", place]


@pytest.mark.parametrize("hello", GREETINGS)
def test_a_greeting_is_left_out_only_above(hello: str) -> None:
    assert own(f"{hello}\n\n1: up 4\n2: stay") == ["1: up 4", "2: stay"]


@pytest.mark.parametrize("bye", CLOSINGS)
@pytest.mark.parametrize("name", ["", "\nAnna", "\n\nJan Novák", "\nБорис Орлов\n😊"])
def test_a_sign_off_is_left_out(bye: str, name: str) -> None:
    assert own(f"1: up 4\n\n{bye}{name}\n") == ["1: up 4"]


@pytest.mark.parametrize(
    "signature",
    [
        "Sent from my iPhone",
        "Get Outlook for iOS",
        "Отправлено с iPhone",
        "Отправлено из Почты Mail.ru",
        "Отправлено из мобильной Яндекс.Почты",
        "Odesláno z iPhonu",
        "Odoslané z iPhonu",
        "Odesláno z aplikace Seznam Email",
        "Sent with Proton Mail",
        "Без вирусов. www.avast.ru",
        "Neobsahuje žádné viry. www.avast.com",
        "-- \nAnna Miller\n1 High Street",
        "--\nAnna",
    ],
)
def test_signatures_are_left_out_and_what_is_above_and_quoted_below_is_read(signature: str) -> None:
    assert own(f"1: up 4\n\n{signature}") == ["1: up 4"]
    edited = quoted(REPORT.replace("army 2: stay", "army 2: left 2"))
    assert own(f"1: up 4\n\n{signature}\n\nOn Sun, Nov 22, 2026 at 8:00 PM X <a@b.cz> wrote:\n{edited}", REPORT) == [
        "1: up 4",
        "army 2: left 2",
    ]


@pytest.mark.parametrize("rule", ["--", "---", "-----", "=====", "_____", "***", "~~~"])
def test_a_line_drawn_between_orders_ends_nothing(rule: str) -> None:
    assert own(f"1: up 4\n{rule}\n2: stay\n3: flee")[-2:] == ["2: stay", "3: flee"]


@pytest.mark.parametrize("heading", ["--- my orders ---", "From: me", "On turn 3 white wrote:", "to red: From: me"])
def test_a_heading_of_the_writer_ends_nothing(heading: str) -> None:
    assert own(f"1: up 4\n{heading}\n2: stay\n3: flee")[-2:] == ["2: stay", "3: flee"]


def test_nothing_quoted_counts_without_the_report_we_sent() -> None:
    edited = REPORT.replace("army 2: stay", "army 2: left 2")
    assert own(quoted(edited)) == []
    assert own(quoted(edited), "another text of ours\n# RK4-1-RED-VEDIB3GTKJB4\narmy 2: stay\nend") == []


def test_an_edited_line_of_the_quoted_form_counts_without_its_mark() -> None:
    edited = REPORT.replace("army 2: stay", "army 2: left 2, join 1")
    for mark in (">", "> ", ">> ", "> > ", "| ", "AM> ", ">\t"):
        assert own(quoted(edited, mark), REPORT) == ["army 2: left 2, join 1"]


def test_only_the_form_may_be_edited() -> None:
    edited = REPORT.replace("YOUR ARMIES", "army 3: left 2").replace("  army 1: up 10", "  army 1: up 11")
    assert own(quoted(edited), REPORT) == []
    assert own(quoted(REPORT + "\narmy 3: left 2"), REPORT) == []


def test_an_edit_that_looks_like_an_example_of_ours_counts() -> None:
    edited = REPORT.replace("army 1: stay", "army 1: up 10")
    assert own(quoted(edited), REPORT) == ["army 1: up 10"]
    assert own(f"From: X <a@b.cz>\nTo: Y\n\n{edited}", REPORT) == ["army 1: up 10"]


def test_a_line_of_the_form_deleted_added_or_emptied() -> None:
    edited = REPORT.replace("army 1: stay\n", "").replace("army 3: stay", "army 3: stay\ncapital Tor\n")
    assert own(quoted(edited), REPORT) == ["capital Tor"]


def test_the_end_word_deleted_too_nothing_below_the_form_counts() -> None:
    edited = REPORT.replace("end\n--8<----------------------------------------------------\n", "").replace(
        "army 3: stay", "army 3: flee"
    )
    assert own(quoted(edited), REPORT) == ["army 3: flee"]


def test_lines_typed_between_quoted_lines_count() -> None:
    lines = quoted(REPORT).replace("> army 2: stay", "> army 2: stay\n2: left 4\n")
    assert own(lines, REPORT) == ["2: left 4"]
    assert own(lines) == ["2: left 4"]


def test_numbers_are_those_of_the_whole_text() -> None:
    text = f"Hi,\n1: up 4\n\n{quoted(REPORT).replace('army 3: stay', 'army 3: flee')}"
    assert [(n, line) for n, line in own_lines(text, [REPORT]) if line] == [(2, "1: up 4"), (15, "army 3: flee")]


def test_a_report_without_quote_marks_is_known_by_its_lines() -> None:
    edited = REPORT.replace("army 2: stay", "army 2: left 2")
    assert own(f"1: up 4\n\n{edited}", REPORT) == ["1: up 4", "army 2: left 2"]
    assert own(f"1: up 4\n\n{REPORT}", REPORT) == ["1: up 4"]
    assert own(f"{REPORT}\n\n1: up 4", REPORT) == ["1: up 4"]


def test_a_report_whose_letters_suffered_on_the_way_was_not_edited() -> None:
    damaged = REPORT.replace("—", "?").replace("·", "З").replace("→", "?").replace("“", "?")
    assert own(f"1: up 4\n\nFrom: X <a@b.cz>\nTo: Y\n\n{damaged}", REPORT) == ["1: up 4"]
    czech = REPORT.replace("army 1: stay", "oddíl 1: zůstaň")
    assert own(quoted(czech.replace("oddíl 1: zůstaň", "odd?l 1: z?sta?")), czech) == []


def test_a_form_typed_or_pasted_counts_as_it_stands() -> None:
    form = "# RK4-2-RED-VEDIB3GTKJB4\narmy 1: stay\narmy 2: left 2\nend"
    assert own(form, REPORT) == form.split("\n")
    assert own(f"Hello,\n\n{form}", REPORT) == form.split("\n")


def test_orders_that_equal_ours_count_when_typed_above() -> None:
    typed = "army 1: stay\narmy 2: stay\narmy 3: stay"
    assert own(typed, REPORT) == typed.split("\n")
    assert own(f"{typed}\n\n{quoted(REPORT)}", REPORT) == typed.split("\n")
    assert own(f"{typed}\n\n{REPORT}", REPORT) == typed.split("\n")


def test_orders_that_our_answer_repeated_may_be_sent_again() -> None:
    """Also those of a game whose orders begin with no number."""
    again = "capital of the north: Vienna\nattack Prague with Vienna\nbid three hearts now\nmarch to the river Elbe"
    answer = f"Understood:\n{again}\nRK4-2-RED-VEDIB3GTKJB4"
    assert own(again, answer) == again.split("\n")
    assert own(f"{again}\n\n{quoted(answer)}", answer) == again.split("\n")


def test_the_end_of_a_quoted_line_without_its_mark_is_quoted() -> None:
    cut = "> army 1: up 10; if it reveals an enemy or an occupied city: flee; if it\nreveals a free city: capture it"
    assert own(cut, REPORT) == own(cut) == []
    numbered = REPORT.replace("capture it", "capture it; at step 3: left 2")
    assert own("> reveals a free city: capture it; at step\n3: left 2", numbered) == []


def test_an_order_typed_below_a_quoted_line_is_no_end_of_it_even_when_ours_goes_on_so() -> None:
    report = REPORT.replace("army ", "the army ")
    assert own("> the army 1: stay\nthe army 2: stay", report) == ["the army 2: stay"]


def test_what_hosts_put_into_quotations_is_no_order() -> None:
    banner = "CAUTION: This email originated from outside of the organization. Do not click links."
    added = f"{banner}\n\n[image: map]\n<https://example.org/1>\n{REPORT}"
    assert own(f"1: up 4\n\nFrom: X <a@b.cz>\nTo: Y\n\n{added}", REPORT) == ["1: up 4"]


@pytest.mark.parametrize(
    "attribution",
    [
        "On 2026-11-22 20:00, Four Winds wrote:",
        "On Sun, 2026-11-22 at 20:00 +0000, Four Winds wrote:",
        "On Nov 22, 2026, 20:00 +0000, Four Winds <a@b.cz>, wrote:",
        "Am 22.11.2026 um 21:00 schrieb Four Winds:",
        "Dne 2026-11-22 21:00, Four Winds napsal:",
        "Dňa 2026-11-22 21:00 Four Winds napísal(a):",
        "Dne po 5. 10. 2026 v 20:15 odesílatel X napsal:",
        "В Вс, 22/11/2026 в 23:00 +0300, Four Winds пишет:",
        "Вы писали 22 ноября 2026 г., 23:00:01:",
        "пн, 5 окт. 2026 г. в 20:15, Имя <a@b.cz>:",
        "5 октября 2026 г., 20:15 пользователь X написал:",
        "Среда, 5 октября 2026, 20:15 +03:00 от X <a@b.cz>:",
        '05.10.2026, 20:15, "X" <a@b.cz>:',
        "Four Winds <a@b.cz> writes:",
        "Quoting Four Winds <a@b.cz>:",
    ],
)
def test_the_line_above_a_quotation_is_known(attribution: str) -> None:
    assert own(f"1: up 4\n{attribution}\n> x") == ["1: up 4"]
    words = attribution.split(" ")
    for cut in range(2, len(words)):
        wrapped = " ".join(words[:cut]) + "\n" + " ".join(words[cut:])
        assert own(f"1: up 4\n\n{wrapped}\n\n> x") in (["1: up 4"], ["1: up 4", " ".join(words[:cut])])


def test_the_line_above_a_quotation_may_begin_with_a_name() -> None:
    assert own("1: up 4\nFour Winds píše v Ne 22. 11. 2026 v 21:00 +0100:\n> x") == ["1: up 4"]


def test_orders_above_a_quotation_are_no_part_of_its_heading() -> None:
    for last in ("2 stay", "2: stay", "On reveal enemy: flee", "white: see you at 12:00"):
        text = f"1: up 4\n{last}\nOn Sun, Nov 22, 2026 at 8:00 PM X <a@b.cz> wrote:\n> x"
        assert own(text) == ["1: up 4", last]
    assert own("1: up 4\n2 stay\n22.11.2026 23:00, Four Winds пишет:\n> x") == ["1: up 4", "2 stay"]


def test_a_forwarded_mail_of_another_is_nobodys_order_even_with_marks_of_its_own() -> None:
    forwarded = "From: Karl <k@example.net>\nSent: today\nTo: Anna\nSubject: plan\n\n> old\n1: up 9"
    assert own(f"3: stay\n\n{forwarded}") == ["3: stay"]
    assert own(f"3: stay\n\n{forwarded}", REPORT) == ["3: stay"]


def test_an_order_the_program_cut_in_two_is_one() -> None:
    whole = "1: up 10; if it reveals an enemy or an occupied city: flee; if it reveals a free city: capture it"
    assert own(f"{whole[:77].rpartition(' ')[0]}\n{whole[:77].rpartition(' ')[2]}{whole[77:]}\n2: stay") == [
        whole,
        "2: stay",
    ]
    assert own(f"{'1: up 4, ' * 8}left 1\n2: stay")[1] == "2: stay"


@pytest.mark.parametrize("name", TEXTS)
def test_no_text_takes_longer_than_its_length(name: str) -> None:
    with ends():
        own_lines(TEXTS[name](200_000), [REPORT])


PIECES = st.sampled_from(
    [*REPORT.split("\n"), *ORDERS[:20], *GREETINGS, *CLOSINGS, "", "-- ", "--", "Anna", "From: X <a@b.cz>", "To: Y"]
    + ["On Sun, Nov 22, 2026 X <a@b.cz> wrote:", "-----Original Message-----", "_" * 32, "---", "\ufffd", "|", "><"]
)


@settings(max_examples=300)
@given(st.lists(st.builds(str.__add__, st.sampled_from(["", "", "> ", ">> ", "| "]), PIECES), max_size=40))
def test_whatever_is_written_own_lines_are_lines_of_the_text_in_their_order(lines: list[str]) -> None:
    found = own_lines("\n".join(lines), [REPORT])
    assert [n for n, _ in found] == sorted({n for n, _ in found})
    assert all(1 <= n <= len(lines) for n, _ in found)


@settings(max_examples=200)
@given(st.lists(PIECES, max_size=30))
def test_no_marked_line_counts_that_we_did_not_send_as_a_form(lines: list[str]) -> None:
    assert own(quoted("\n".join(lines))) == []


def test_reports_in_the_four_languages_are_never_read_back() -> None:
    """Marked, below a heading, or with nothing around it: an unchanged report says nothing."""
    for texts in corpus.sent_texts().values():
        for text in texts:
            assert own(quoted(text), *texts) == []
            assert own(f"From: X <a@b.cz>\nTo: Y\n\n{text}", *texts) == []
            assert own(text, *texts) == []


def test_a_treaty_written_into_the_quoted_form() -> None:
    """Its own `end` closes the treaty and not the form: what was changed below it is read too."""
    treaty = ["propose alliance with red", "duration 10", "end"]
    form = quoted(REPORT).replace("> army 1: stay", "\n".join(["> army 1: up 3", *treaty]))
    reply = form.replace("> army 3: stay", "> army 3: left 2")
    assert own(reply, REPORT) == ["army 1: up 3", *treaty, "army 3: left 2"]
    marked = reply.replace("\n".join(treaty), quoted("\n".join(treaty)))
    assert own(marked, REPORT) == ["army 1: up 3", *treaty, "army 3: left 2"]


def test_whoever_knows_the_game_says_whether_a_line_was_cut() -> None:
    """Without such words the first letter decides: a small one goes on."""
    long = "if it reveals an enemy: flee; if it reveals a free city: capture it, and stay"
    lines = f"{long}\nspy red\nGreen"
    one = words.own_and_polite(lines)[0]
    assert [line for _, line in one] == [f"{long} spy red", "Green"]
    two = words.own_and_polite(lines, (), lambda above, line: line.startswith("spy"))[0]
    assert [line for _, line in two] == [long, "spy red", "Green"]
