# Что может стоять в строках приказов и что в них не так.

term-order = приказ, например «призыв BRI»
term-choice = действие: призыв, ход, атака, судьба или пас
term-draft = действие, например «призыв BRI»
term-move = действие, например «ход BRI FRA»
term-land = территория, например FRA
term-power = держава, например BR, или «мне»
term-card = карта, например 10H
term-rank = достоинство от 2 до A
term-suit = масть
term-clubs = карта, например 10H
term-diamonds = карта, например 10H
term-hearts = карта, например 10H
term-spades = карта, например 10H
term-policy = лучшие, дешёвые или достаточно
term-guard = условие, например «FRA пусто»
term-gift = карта или достоинство и кто получит, например «K>мне»
term-gift_card = карта и кто её получит, например «9H RU»
term-when = условие: на кого, от кого, от скольких фигур, смертельные или карты
term-with = сколько фигур или какие карты

europe-about-action = ваше действие
europe-about-answer = ваш ответ на вопрос

problem-europe-game-over = Игра окончена.
problem-europe-not-a-power = Это может приказать только держава.
problem-europe-referee-only = Это может только ведущий.
problem-europe-not-your-turn = Сейчас ход { SEAT($who, case: "gen") }. Постоянные приказы можно прислать в любое время.
problem-europe-not-while-asked = Ваш ход уже начат и ждёт ответа; приказать его заново нельзя.
problem-europe-no-land = { $land } в этой игре нет: нейтральные территории не используются.
problem-europe-not-played = За { SEAT($who, case: "acc") } здесь никто не играет. В игре: { SEAT($powers) }.
problem-europe-rank-twice = { $rank } стоит в порядке дважды.
problem-europe-strange-card = Карты { $card } нет: достоинства от 2 до 10, J, Q, K и A.
problem-europe-card-twice = { $card } раздаётся дважды.
problem-europe-fate-twice = { $what ->
    [rest] Остальное раздаётся дважды.
   *[other] { $what } раздаётся дважды.
}
problem-europe-attack-twice = В этой атаке одно и то же сказано дважды: сколько фигур, какие карты или против кого.
problem-europe-attack-none = Для атаки нужна хотя бы одна фигура.
problem-europe-stop-whom = Остановить атаки этой державы или атаки на неё? Напишите перед её названием «от» или «на».
problem-europe-stop-twice = Одно и то же условие стоит дважды. Напишите, пожалуйста, две строки.

problem-europe-draft-not-home = { $land } — не ваша родина. Призыв возможен только в { $homes }.
problem-europe-draft-held = { $land } сейчас у { SEAT($who, case: "gen") }; пока это так, призыв там невозможен.
problem-europe-draft-limit = У вас уже { $limit ->
    [one] { $limit } фигура
    [few] { $limit } фигуры
   *[other] { $limit } фигур
}, а больше иметь нельзя.
problem-europe-same-land = Из { $land } в { $land } не ходят.
problem-europe-not-near = { $harbour ->
    [origin] { $origin } и { $to } не соседи, и в { $origin } нет порта.
    [to] { $origin } и { $to } не соседи, и в { $to } нет порта.
    [off] { $origin } и { $to } не соседи, а по морю в этой игре не атакуют.
   *[none] { $origin } и { $to } не соседи, и порта нет ни там, ни там.
} Из { $origin } можно попасть в { $reach }.
problem-europe-two-seas = Из { $origin } в { $to } корабль не пройдёт: один порт в Атлантике, другой в Средиземноморье, и пути между ними нет. Из { $origin } можно попасть в { $reach }.
problem-europe-no-figure = В { $land } у вас сейчас нет ни одной фигуры.
problem-europe-move-occupied = { $own ->
    [1] В { $to } сейчас стоят ваши же фигуры; ходить можно только на пустое поле.
   *[other] { $to } сейчас у { SEAT($who, case: "gen") }; ход никогда не становится атакой.
}
problem-europe-homeland = Тогда на родине не осталось бы ни одной вашей фигуры, а одна должна быть всегда. Пока всё так, это не будет выполнено.
problem-europe-attack-self = Самого себя атаковать нельзя.
problem-europe-attack-own = { $to } сейчас ваше, а самого себя атаковать нельзя. Это будет выполнено, только если к тому времени там будет кто-то другой.
problem-europe-attack-other = { $to } сейчас у { SEAT($who, case: "gen") }, а не у { SEAT($of, case: "gen") }.
problem-europe-attack-empty = { $moves ->
    [1] В { $to } сейчас никого нет. Если так и будет, туда перейдёт одна фигура.
   *[other] В { $to } сейчас никого нет. Если так и будет, атаковать некого.
}
problem-europe-attack-fewer = { $there ->
    [one] В { $origin } сейчас { $there } фигура, а не { $figures }; атакуем теми, что есть.
    [few] В { $origin } сейчас { $there } фигуры, а не { $figures }; атакуем теми, что есть.
   *[other] В { $origin } сейчас { $there } фигур, а не { $figures }; атакуем теми, что есть.
}
problem-europe-card-not-held = { $count ->
    [one] { $cards } у вас сейчас нет; если не будет и тогда, её заменит ваша лучшая карта.
   *[other] { $cards } у вас сейчас нет; чего не будет и тогда, заменят ваши лучшие карты.
}
problem-europe-cards-many = Вы называете { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}, а в руке их может быть не больше { $limit }. Вы положите те, что у вас есть, в названном порядке.
problem-europe-cards-needless = Вы называете { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
} на { $figures ->
    [one] { $figures } фигуру
    [few] { $figures } фигуры
   *[other] { $figures } фигур
}. Кладутся первые названные, по одной на фигуру.
problem-europe-fate-many = Судьба приносит три карты; получателей названо { $count }.
problem-europe-fate-which = Судьба приносит три карты, а сказано, кому отдать { $count } из них. Кому остальные?
problem-europe-guard-self = За самим собой никто не шпионит. Напишите «если у меня в руке >= 1 K».
problem-europe-guard-hand = В руке не больше { $limit ->
    [one] { $limit } карты
    [few] { $limit } карт
   *[other] { $limit } карт
}, так что этого не будет никогда.
problem-europe-guard-spy = В руку { SEAT($who, case: "gen") } ни один ваш шпион не смотрит, поэтому условие не выполнено. Добавьте строку со шпионажем.

problem-europe-sabotage-not-home = { $land } — не ваша родина. Саботаж возможен только в { $homes }.
problem-europe-sabotage-nobody = В { $land } сейчас нет противника. Если так и будет, карта не тратится.
problem-europe-sabotage-other = В { $land } стоит { SEAT($holder) }, а не { SEAT($named) }. Против чьих фигур там саботаж?
problem-europe-sabotage-second = За ход возможен только один саботаж: этот будет, только если не выйдет предыдущий.
problem-europe-no-card = { $have ->
    [0] Карты { $rank } у вас сейчас нет. Если её не будет и в начале вашего хода, ничего не произойдёт и карта не тратится.
   *[other] Для этого письма нужно { $wanted } × { $rank }, а у вас сейчас { $have }. На что карты не хватит, то не выполнится.
}
problem-europe-spy-self = За самим собой шпионить нельзя.
problem-europe-spy-empty = { SEAT($who) }: сейчас без карт. Если так и будет, ничего не произойдёт и карта не тратится.
problem-europe-stop-never = Свою атаку никто не останавливает, и сам себя никто не атакует: такой атаки не будет никогда.
problem-europe-stop-defender = В этой игре тот, кого атакуют, сам остановить атаку не может.
problem-europe-retreat-far = Из { $origin } нельзя отступить в { $lands }, только в { $reach }.
problem-europe-auto-simultaneous = В этой игре посреди раунда никого не спрашивают; всегда отвечают ваши постоянные приказы.
problem-europe-no-reactions = В этой игре об ответах не спрашивают; всегда отвечают ваши постоянные приказы.

problem-europe-not-asked = { $what ->
    [stop] Ни одна атака сейчас не ждёт вашего слова.
    [defence] Ваших карт сейчас никто не ждёт.
    [retreat] Об отступлении вас сейчас не спрашивают.
   *[fate] Вам сейчас нечего раздавать.
} { $mode ->
    [simultaneous] В этой игре отвечают постоянные приказы: дипломатия, защита, отступление.
   *[other] Постоянный приказ можно прислать в любое время.
}
problem-europe-reply-no-king = { $ace ->
    [1] У вас нет ни K, ни A, поэтому атака не будет остановлена.
   *[other] У вас нет K, поэтому атака не будет остановлена.
}
problem-europe-reply-cards = В руке нет: { $cards }. Ваши карты: { $hand }.
problem-europe-reply-needless = Вы называете { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}, а положено будет { $needed }: первые названные.
problem-europe-reply-few = Вы называете { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}, а положить надо { $needed }; добавим ваши лучшие.
problem-europe-reply-land = В { $land } отступить нельзя. Можно: { $lands }.
problem-europe-reply-give = Этого судьба не принесла: { $cards }. Она принесла { $drawn }.
