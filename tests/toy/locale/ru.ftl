duel-event-challenged = { SEAT($by) } вызывают { SEAT($whom, case: "acc") }.
duel-event-revealed = { SEAT($by) } ({ $card }) против { SEAT($whom, case: "gen") } ({ $answer }): победа за { SEAT($winner, case: "ins") }.
duel-event-watched = { SEAT($by) } против { SEAT($whom, case: "gen") }: победа за { SEAT($winner, case: "ins") }.
duel-event-yielded = { SEAT($whom) } уступают { SEAT($by, case: "dat") }.
duel-event-finished = Игра окончена; победители: { SEAT($winners) }.
duel-dealt = карты розданы
duel-hand = Ваши карты
duel-players = Игроки
duel-count-cards = { $count ->
    [one] карта
    [few] карты
   *[many] карт
}
duel-count-points = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}
duel-player = { SEAT($who) }
duel-contest = Поединок: { SEAT($by) } против { SEAT($whom, case: "gen") }
duel-result = Очко получают { SEAT($winner) }.
duel-cards = У вас на руках: { $cards }.
duel-no-cards = Карт у вас больше нет.
duel-over = Игра окончена; победители: { SEAT($winners) }.
duel-wait = Ждём { SEAT($who, case: "gen") }.
duel-reply-now = { SEAT($by) } бросают вам вызов: ответьте картой или уступите.
duel-move-now = Ваш ход: сыграйте карту против кого-нибудь.
duel-column-player = Игрок
duel-column-cards = Карты
duel-column-points = Очки
duel-forecast-play = Карта ляжет рубашкой вверх; её знаете только вы.
duel-forecast-reply = Обе карты откроют, решат кости.
duel-forecast-yield = Карты останутся у вас, очко уйдёт сопернику.
duel-about-move = ваш ход
duel-about-reply = ваш ответ
problem-duel-which-card = Какой картой?
problem-duel-not-now = Сейчас от вас ждут не этого.
problem-duel-no-card = Карты { $card } у вас нет.
problem-duel-no-opponent = { SEAT($whom, case: "acc") } вызвать нельзя.
term-order = приказ, например «сыграть 5 против красных»
term-card = номер карты
term-seat = игрок
duel-event-promised = { SEAT($by) } обещают мир { SEAT($whom, case: "dat") }.
duel-forecast-promise = Другой игрок узнает об этом сейчас, и больше никто; обещание действует, когда ход сыгран.
duel-peace-made = { SEAT($by) } обещают вам мир
duel-peace-made-body = { SEAT($by) } в следующий раз не вызовут вас. Обещание действует, когда ход сыгран; до тех пор его можно взять назад.
duel-peace-gone = { SEAT($by) } больше не обещают вам мира
duel-peace-gone-body = { SEAT($by) } взяли назад обещание мира.
problem-duel-no-peace = Мир можно обещать только другим игрокам.
