# Игры по шагам: раунды из нескольких ходов, один отчёт за раунд, что спрашивают у других.
report-title-round = Раунд { $round }: итоги { $turn }-го хода
report-title-turns = Итоги ходов { $first }–{ $turn }
report-due-others = На ход { $turn } вам ничего присылать не нужно — он играется до: { $when }
subject-news-round = раунд { $round }, ход { $turn }: { $news }
subject-news-turns = ходы { $first }–{ $turn }: { $news }
status-round = Раунд
archive-turn-round = Раунд { $round }, ход { $turn }
oversight-subject-round = Раунд { $round }, ход { $turn }: отчёт ведущего
subject-answer-round = раунд { $round }, ход { $turn }: { $verdict }
subject-trial-round = проба, раунд { $round }, ход { $turn }: { $verdict }
remark-bundle = { $count ->
    [one] Приказы этого письма заменяют прежний приказ: { $orders }.
   *[other] Приказы этого письма заменяют прежние приказы: { $orders }.
}
help-rounds = «раунды вкл», в играх по шагам: один отчёт за раунд вместо отчёта после каждого шага, если он не касается вас; «раунды выкл» — как раньше
rounds-on = Один отчёт за раунд
rounds-on-body = В играх по шагам отчёт придёт, когда раунд закончится, сразу обо всём раунде. Что касается вас, придёт тут же, как и всё, на что нужны ваши приказы. В остальных играх ничего не меняется.
rounds-off = Отчёт после каждого шага
rounds-off-body = Теперь отчёт приходит после каждого шага игры. «раунды вкл» снова соберёт их в один за раунд.
report-title-before-start = До начала: итоги { $turn }-го хода
subject-news-before-start = до начала, ход { $turn }: { $news }
archive-turn-before-start = До начала, ход { $turn }
oversight-subject-before-start = До начала, ход { $turn }: отчёт ведущего
status-before-start = до начала
