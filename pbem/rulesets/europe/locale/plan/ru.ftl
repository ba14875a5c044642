# Чего ждать от приказов и что действует.

europe-do-draft = призыв { $at }
europe-do-move = ход { $origin } → { $to }
europe-do-attack = { $figures ->
    [0] атака { $origin } → { $to } (все фигуры)
   *[other] атака { $origin } → { $to } ({ europe-figures })
}
europe-do-fate = судьба
europe-do-hold = пас
europe-do-sabotage = саботаж { $at }{ $ace ->
    [1] {" "}с A
   *[other] {""}
}
europe-do-spy = шпионаж: { SEAT($who) }{ $ace ->
    [1] {" "}с A
   *[other] {""}
}
europe-do-if = если условие выполнено: { $what }
europe-do-else = { $first }, иначе { $rest }

europe-guarded = если { $when }: { $what }.
europe-guard-and = { $first } и { $rest }
europe-guard-spied = { $seen ->
    [1] шпион видел у { SEAT($who, case: "gen") } { $rank }
   *[other] шпион не увидел у { SEAT($who, case: "gen") } { $rank }
}
europe-guard-hand = { $rank ->
    [none] карт на руках не меньше { $least }
   *[other] карт { $rank } на руках не меньше { $least }
}
europe-guard-empty = { $empty ->
    [1] в { $land } никого нет
   *[other] в { $land } кто-то стоит
}
europe-guard-held = { $land } держит { SEAT($who) }
europe-guard-attacked = на игрока в этом раунде напали

europe-stop-next = { $first }; { $rest }
europe-stop-and = { $first }, { $rest }
europe-stop-if = K останавливает атаки: { $conditions }
europe-stop-none = K не играется
europe-stop-all = все
europe-stop-me = на вас
europe-stop-on = на { SEAT($who, case: "acc") }
europe-stop-by = от { SEAT($who, case: "gen") }
europe-stop-least = от { $figures } фигур
europe-stop-deadly = те, после которых игра закончилась бы не вашей победой
europe-stop-hands = если передаётся не меньше { $cards ->
    [one] { $cards } карты
    [few] { $cards } карт
   *[other] { $cards } карт
}
europe-stop-ace = если нет K, то и A

europe-policy = { $policy ->
    [best] ваши лучшие карты
    [cheap] ваши самые дешёвые карты
   *[enough] столько, чтобы хватило
}
europe-rule-next = { $first } | { $rest }
europe-rule-defend = { $least ->
    [0] защита: { europe-policy }
   *[other] защита: { europe-policy } от { $least } очков, ниже — столько, чтобы хватило
}
europe-rule-rank = { $given ->
    [1] беречь сначала: { $ranks }
   *[other] беречь сначала: A K 10 9 8 7 6 5 Q J 4 3 2 (по умолчанию)
}
europe-rule-retreat-default = отступление: по умолчанию
europe-rule-retreat = { $origin ->
    [none] отступление: { $lands }
   *[other] отступление из { $origin }: { $lands }
}
europe-rule-default = взамен: { $what }
europe-rule-auto = об ответах вас не спрашиваем

europe-overview-round = Раунд { $round } за вас будет сыгран так: { $acts }.
europe-overview-then = { $first }; { $rest }
europe-overview-acts = { $what }
europe-overview-default = { $what } (ваш постоянный приказ; действие не прислано)
europe-overview-impossible = { $standing ->
    [1] { $what } (ваш постоянный приказ; пока всё так, выполнить ничего из приказанного нельзя)
   *[other] { $what } (пока всё так, выполнить ничего из приказанного нельзя)
}
europe-overview-still = вашего действия мы ещё ждём
europe-overview-force = Действует: { $orders }.

europe-plan-later = Только если в свой момент невозможна ни одна строка до неё.
europe-plan-of = { $what }: { $first }
europe-plan-draft = { $figures ->
    [one] В { $at } будет { $figures } фигура.
    [few] В { $at } будет { $figures } фигуры.
   *[other] В { $at } будет { $figures } фигур.
}
europe-plan-guard = Пока всё так, условие не выполнено.
europe-plan-hold = Вы ничего не делаете.
europe-plan-wins = На этом игра заканчивается, и вы побеждаете.
europe-plan-attack = { $figures ->
    [one] В { $to } на { SEAT($who, case: "acc") } нападает { $figures } фигура.
    [few] В { $to } на { SEAT($who, case: "acc") } нападают { $figures } фигуры.
   *[other] В { $to } на { SEAT($who, case: "acc") } нападают { $figures } фигур.
}
europe-plan-cards = { $count ->
    [0] С картами, какие у вас сейчас: { $drawn ->
        [one] { $drawn } карта из колоды
        [few] { $drawn } карты из колоды
       *[other] { $drawn } карт из колоды
    }.
   *[other] С картами, какие у вас сейчас: { $cards } = { $total }{ $drawn ->
        [0] {""}
        [one] {" "}и { $drawn } карта из колоды
        [few] {" "}и { $drawn } карты из колоды
       *[other] {" "}и { $drawn } карт из колоды
    }.
}
europe-plan-retreat-to = { $count ->
    [0] Пока всё так, побеждённым отступать некуда: { $left ->
        [0] фигура потеряна, и вы входите
       *[other] { $figures } → { $left }, а вы остаётесь, где стоите
    }.
   *[other] Если вы победите, они смогут отступить в { $lands }.
}
europe-plan-no-end = Пока всё так, эта атака игру не закончит.
europe-plan-attack-wins = Победив в этой атаке, вы выиграете игру.
europe-plan-other-wins = { $reason ->
    [collapse] Если это удастся, у { SEAT($of, case: "gen") } на родине может не остаться фигур, и победа достанется { SEAT($who, case: "dat") }, а не вам.
   *[other] Если это удастся, победа может достаться { SEAT($who, case: "dat") }, а не вам.
}
europe-plan-kept-home = Из { $origin } уйти может только { $figures }: одна фигура должна остаться на родине.
europe-plan-fate = { $kept ->
    [0] Из трёх карт вы не оставляете себе ни одной.
    [one] Из трёх карт вы оставляете себе { $kept }.
   *[other] Из трёх карт вы оставляете себе { $kept }.
}{ $count ->
    [0] {""}
   *[other] {" "}В руке не больше { $limit }, поэтому с картами, какие у вас сейчас, вы сначала сбросите { $cards }.
}
europe-plan-fate-named = Кому какая карта достанется, выяснится, когда они будут на столе. В руке не больше { $limit }: у кого было бы больше, тот сначала сбрасывает, и вы тоже.
europe-plan-sabotage = { $left ->
    [0] { SEAT($who) }: фигура в { $at } исчезнет.
   *[other] { SEAT($who) } в { $at }: { $figures } → { $left }.
}
europe-plan-spy = Об этом узнают все; вы увидите руку { SEAT($who, case: "gen") } ({ $cards ->
    [one] сейчас { $cards } карта
    [few] сейчас { $cards } карты
   *[other] сейчас { $cards } карт
}).
europe-plan-let = Атаку пропускаем.
europe-plan-halt = Вы сыграете { $cards }, если атаку не остановит кто-то до вас; обе стороны передадут вам свои карты.
europe-plan-play = Вы положите { $cards } = { $total }{ $drawn ->
    [0] {""}
    [one] {" "}и { $drawn } карту из колоды
    [few] {" "}и { $drawn } карты из колоды
   *[other] {" "}и { $drawn } карт из колоды
} против { $points }.{ $drawn ->
    [0] { $holds ->
        [1] {" "}Атака не удастся.
       *[other] {" "}Атака удастся.
    }
   *[other] {""}
}
europe-plan-go = Ваши фигуры уйдут в { $to }.
europe-plan-give = { $given ->
    [0] Все три остаются у вас.
   *[other] Отдаёте из них { $given }.
}
europe-plan-stop-none = Вы не сыграете K, даже против атаки, которая закончит игру.
europe-plan-stop = { $count ->
    [0] { $ace ->
        [1] Ни K, ни A у вас сейчас нет; это будет действовать, как только появится.
       *[other] K у вас сейчас нет; это будет действовать, как только появится.
    }
   *[other] Для этого у вас сейчас есть { $cards }.
}
europe-plan-defend = { $least ->
    [0] Всякий раз, когда вас атакуют: { europe-policy }.
   *[other] Против { $least } очков и больше: { europe-policy }; ниже — столько, чтобы хватило.
}
europe-plan-rank = С картами, какие у вас сейчас, первой вы отдали бы { $cards }.
europe-plan-retreat = { $origin ->
    [none] Всякий раз, когда ваши фигуры побеждены: первая из этих территорий, которая свободна, дальше по умолчанию.
   *[other] Если ваши фигуры в { $origin } побеждены: первая из этих территорий, которая свободна, дальше по умолчанию.
}
europe-plan-default = Всякий раз, когда ничего другого нельзя или нет письма: { $what }.
