"""Every place that catches whatever is raised has a test that makes it happen."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
EDGES = {
    "mail/bounces.py read": "mail/test_bounces.py test_what_the_libraries_cannot_read_is_no_bounce_and_is_logged",
    "mail/watching/intake.py _take_one": "mail/test_mailbox.py test_a_store_that_is_away_stops_nothing",
    "mail/watching/intake.py _taken_together": (
        "mail/test_mailbox.py test_one_letter_that_cannot_be_stored_does_not_hold_up_those_that_came_with_it"
    ),
    "mail/watching/mailbox.py _once": "mail/test_mailbox.py test_tries_for_ever_and_stops_at_once_while_pausing",
    "mail/watching/mailbox.py _once 2": "mail/test_mailbox.py test_garbage_is_no_reason_to_give_up",
    "registry.py _load": "test_registry.py test_a_broken_game_is_listed_and_breaks_no_other",
    "registry.py _read": (
        "test_registry.py test_names_of_seats_are_read_without_loading_a_game_and_a_broken_package_has_none"
    ),
    "service/campaigns/import_checks.py look": (
        "service/test_import_faults.py test_a_wrong_file_is_refused_in_one_sentence"
    ),
    "service/game/house_players.py written": (
        "service/test_house_players.py test_a_house_player_that_is_refused_is_silent_and_the_turn_goes_on"
    ),
    "service/health/doctor.py _imap": "cli/test_host.py test_the_doctor_names_the_mailbox_whose_password_is_wrong",
    "service/joining/waiting_line.py _offer_in": (
        "service/test_faults.py test_a_waiting_line_we_stumble_over_keeps_no_turn_back"
    ),
    "service/post/digest.py _send_one": (
        "service/test_digest.py test_a_digest_that_cannot_be_written_goes_out_notice_by_notice"
    ),
    "service/work/ahead.py _begun": "service/test_faults.py test_a_mail_that_cannot_be_made_keeps_no_other_back",
    "service/work/ahead.py _elsewhere": (
        "service/test_mail_flow.py test_a_mail_that_another_process_cannot_write_stops_no_other"
    ),
    "service/work/ahead.py _finished": (
        "service/test_faults.py test_a_picture_that_fails_while_it_is_drawn_keeps_no_mail_back"
    ),
    "service/work/ahead.py _rendered": "service/test_faults.py test_a_mail_that_cannot_be_made_keeps_no_other_back",
    "service/work/due.py fire": "service/test_lives.py test_a_fault_of_ours_holds_one_campaign_and_tells_the_referee",
    "service/work/work.py _answer_one": (
        "service/test_faults.py test_a_letter_we_stumble_over_is_set_aside_and_the_next_one_answered"
    ),
    "service/work/work.py _serve_one": (
        "service/test_faults.py test_a_strangers_letter_we_stumble_over_holds_up_no_other_that_waits"
    ),
    "service/work/work.py _take_one": (
        "service/test_faults.py test_a_letter_we_stumble_over_is_set_aside_and_the_next_one_answered"
    ),
    "service/work/work_process.py _looked": "service/test_faults.py test_a_process_that_stumbles_tells_the_service_why",
    "service/work/worker.py _for_ever": "service/test_faults.py test_a_thread_that_stumbles_starts_again",
    "store/export_file.py _faults_told": "service/test_import_faults.py test_a_wrong_file_is_refused_in_one_sentence",
    "testing/playing.py during": "testing/test_broken_promises.py test_a_broken_promise_is_found",
    "web/guard.py _made": "web/test_guard.py test_a_page_that_fails_says_so_and_the_next_one_is_shown",
}
"""File and function (the second in it: 2) -> the test."""


def edges() -> Iterator[str]:
    """Name the functions that catch an Exception."""
    for path in sorted((ROOT / "pbem").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if "except Exception" not in source:
            continue
        functions = (one for one in ast.walk(ast.parse(source)) if isinstance(one, ast.FunctionDef))
        for function in functions:
            for number in range(sum(map(catches_all, ast.walk(function)))):
                yield f"{path.relative_to(ROOT / 'pbem')} {function.name}{f' {number + 1}' if number else ''}"


def catches_all(node: ast.AST) -> bool:
    kind = node.type if isinstance(node, ast.ExceptHandler) else None
    return isinstance(kind, ast.Name) and kind.id == "Exception"


def test_every_edge_is_listed() -> None:
    assert sorted(edges()) == sorted(EDGES)


def test_each_listed_test_is_there() -> None:
    lacking = []
    for named in EDGES.values():
        file, test = named.split()
        if f"def {test}(" not in (ROOT / "tests" / file).read_text(encoding="utf-8"):
            lacking.append(named)
    assert lacking == []
