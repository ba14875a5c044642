# Games played step by step: rounds of several turns, reports once a round, what is asked of others.
report-title-round = Round { $round }: results of turn { $turn }
report-title-turns = Results of turns { $first }–{ $turn }
report-due-others = You need not send anything for turn { $turn } — it is played by { $when }
subject-news-round = round { $round }, turn { $turn }: { $news }
subject-news-turns = turns { $first }–{ $turn }: { $news }
status-round = Round
archive-turn-round = Round { $round }, turn { $turn }
oversight-subject-round = Round { $round }, turn { $turn }: the referee’s report
subject-answer-round = round { $round }, turn { $turn }: { $verdict }
subject-trial-round = a trial for round { $round }, turn { $turn }: { $verdict }
remark-bundle = { $count ->
    [one] Orders of this mail take the place of one of an earlier mail: { $orders }.
   *[other] Orders of this mail take the place of those of earlier mails: { $orders }.
}
help-rounds = “rounds on”, in games played step by step: one report a round instead of one after each step, unless it is about you; “rounds off” ends that
rounds-on = One report a round
rounds-on-body = In games played step by step you get one report when the round is over, about all of it. What concerns you comes at once, and so does whatever asks you for orders. In other games nothing changes.
rounds-off = A report after each step
rounds-off-body = From now on you get a report after each step of the game. “rounds on” gathers them once a round.
report-title-before-start = Before the start: results of turn { $turn }
subject-news-before-start = before the start, turn { $turn }: { $news }
archive-turn-before-start = Before the start, turn { $turn }
oversight-subject-before-start = Before the start, turn { $turn }: the referee’s report
status-before-start = before the start
