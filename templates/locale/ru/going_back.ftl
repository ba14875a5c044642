# Ходы, отменённые или сыгранные заново: исправления для игроков и письма, написанные к тому, что больше не в счёт.
correction-subject = { $count ->
    [one] Ход { $turn } отменён
   *[other] Ходы с { $turn } по { $last } отменены
}
correction-again-subject = Ход { $turn } сыгран заново
correction-taken = { $count ->
    [one] Ведущий отменил ход { $turn }. То, что мы о нём писали, больше не действует.
   *[other] Ведущий отменил ходы с { $turn } по { $last }. То, что мы о них писали, больше не действует.
}
correction-why = Причина, которую назвал ведущий: { $reason }
correction-report = Всё стоит так, как было перед ходом { $turn }. Действующий отчёт с новым бланком приказов придёт отдельным письмом.
correction-replayed = Ход сразу же сыгран заново. Новый отчёт придёт отдельным письмом; в счёт идёт только он.
correction-same = Всё вышло в точности как прежде, поэтому ваши приказы, отданные с тех пор, остаются в силе.
correction-now = Сейчас открыт ход { $turn }. Срок приказов: { $deadline }.
correction-heading-stand = Ваши приказы на ход { $turn }
correction-stand = Они в силе в том виде, в каком вы их оставили. До срока их, как всегда, можно менять.
correction-none = Ваших приказов на ход { $turn } у нас нет.
correction-heading-lost = Больше не в счёт: ваши приказы на ход { $turn }
correction-lost = Они были отданы для положения, которого больше нет. Возвращаем их вашими словами на случай, если захотите послать их снова.
remark-taken-back = Это письмо написано к ходу, который ведущий отменил. Пока из него ничего не засчитано. Если отнести его к ходу { $turn }, который сейчас открыт, пожалуйста, подтвердите.
refusal-nothing-to-undo = «{ $campaign }»: столько ходов отменить нельзя (сыграно: { $turns }); расстановка остаётся.
refusal-no-seat = В «{ $campaign }» нет места { $seat }.
refusal-bad-position = Это не позиция «{ $campaign }»: { $why }.
refusal-nothing-changed = «{ $campaign }»: ничего бы не изменилось.
refusal-ended = «{ $campaign }» уже закончена.
amended-subject = Ведущий исправил позицию
amended-concerned = Ведущий исправил в позиции перед ходом { $turn } то, что вам видно. Следом придёт новый отчёт с действующей позицией; ваши приказы в силе, если здесь не сказано иное.
amended-elsewhere = Ведущий исправил позицию перед ходом { $turn }. Из того, что вам видно, ничего не изменилось; ваш отчёт и ваши приказы в силе.
amended-heading-decrees = Что решил ведущий
amended-heading-impossible = Приказы, которые больше невозможны
amended-impossible = Мы убрали их из ваших приказов: позиция их больше не допускает. Всё остальное в силе.
ending-over = «{ $campaign }» закончена после хода { $turn }. Спасибо за игру.
ending-why = Ведущий завершает её такими словами: { $reason }
ending-dice = Теперь о бросках можно знать всё: в вашем последнем отчёте стоят числа каждого хода, и по своим отчётам вы можете проверить каждый бросок.
ending-heading-standings = Итоги
ending-heading-archive = Вся история
ending-archive = Если хотите получить все отчёты одним файлом, напишите на этот адрес «архив». По слову «архив всё» придёт вся игра, какой она была на самом деле.
ending-archive-private = Кем были другие игроки, мы не говорим никому: имена и адреса остаются тайной.
ending-former = Какое-то время за { SEAT($seat, case: "acc") } играли вы. Если хотите получить отчёты того времени, их может прислать ведущий.
ending-heading-players = Кто играл
ending-column-seat = Место
ending-column-player = Игрок
ending-seat = { SEAT($seat) }
oversight-subject = Ход { $turn }: отчёт ведущего
oversight-silent = Приказов не прислали: { SEAT($seats) }.
oversight-in = Приказы на ход { $turn } прислали: { SEAT($seats) }.
oversight-none-in = Приказов на ход { $turn } ещё нет.
refusal-no-such-turn = У «{ $campaign }» нет отчёта о ходе { $turn }.
oversight-heading-dice = Броски
oversight-promise = Обещано до игры: { $anchor }
oversight-seed = Зерно { $seed }, отпечаток приказов { $digest }.
oversight-heading-letters = Письма игроков друг другу
oversight-letter = { SEAT($who) } — { SEAT($whom, case: "dat") }, { $when }, знаков: { $length }{ $anonymous ->
    [1] {" "}(без имени)
   *[other] {""}
}
