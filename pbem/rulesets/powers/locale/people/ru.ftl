# Правительство и народ.
powers-units-gen = { $count ->
    [one] { $count } жандарм
    [few] { $count } жандарма
   *[other] { $count } жандармов
}
powers-units-par = { $count ->
    [one] { $count } партизан
    [few] { $count } партизана
   *[other] { $count } партизан
}
powers-map-gen = жандарм
powers-map-par = партизан
powers-map-bands = свои скрытые партизаны
powers-heading-people = Народы
powers-people-land = { $at } ({ $owner }){ $own ->
    [1] {""}
   *[other] , народ: { SEAT($who) }
}: благосостояние { $welfare }{ $work ->
    [1] , усилия { $effort }
    [-1] , саботаж { $effort }
   *[other] {""}
}{ $percent ->
    [100] {""}
   *[other] , последний доход { $percent } %
}{ $bands ->
    [0] {""}
   *[other] , скрытых партизан: { $bands }
}.
powers-people = Народ ({ SEAT($who) }): земель { $count }, благосостояние всего { $welfare }.
powers-toil = { $at }: { $work ->
    [1] усилия { $effort }
   *[other] саботаж { $effort }
}, доход { $percent } %, благосостояние { $welfare }
powers-event-toiled = Народ ({ SEAT($seat) }) – { $lands }.
powers-event-gathered = { SEAT($seat) } укрыли партизана в { $at } (теперь { $count }).
powers-event-revolted = Мятеж в { $at }: партизаны ({ SEAT($seat) }) вышли из укрытия ({ $count }).
powers-event-hunted = { SEAT($seat) } провели в { $at } облаву на партизан ({ SEAT($to) }) и никого не нашли.
powers-event-mourned = { $at }: { SEAT($seat) } скорбят по партизанам ({ $count }), благосостояние упало на { $welfare }.
powers-event-punished = Репрессии в { $at } ({ SEAT($seat) }): народ ({ SEAT($to) }) лишился благосостояния: { $welfare }.
powers-event-decree-welfare = Ведущий: благосостояние в { $at } теперь { $count }.
powers-event-decree-bands = Ведущий: скрытых партизан в { $at }: { $count }.
powers-plan-effort = Отныне { $at } даёт { $percent } % обычного дохода, пока этого не изменят жандармы или другой приказ; каждое производство стоит { $cost } благосостояния из { $has }.
powers-plan-efforts = Отныне земля вашего народа даёт { $percent } % обычного дохода, где этого не изменят жандармы или другой приказ; производство стоит каждой земле { $cost } благосостояния.
powers-plan-gather = { $at }: после этого раунда здесь скрывается ваших партизан: { $count }.
powers-plan-hunt = Ваши части в { $at } остаются на месте и до всякого движения ищут партизан ({ $who }). Сколько их скрывается, никто не знает. Ваши жандармы найдут там не больше { $count }; если их больше, все сражаются с тройной силой.
powers-plan-reprisal = Благосостояние в { $at } упадёт на величину до { $count }, и столько же жандармов при ближайшем производстве ничего не охраняют.
powers-plan-relief = { $cost } ОП, в { $at } останется { $left }. Благосостояние там тогда { $welfare }.
powers-about-effort = усилия народа
problem-powers-effort-much = { $work ->
    [1] Усилия бывают от 0 до { $most }.
   *[other] Саботаж бывает от 0 до { $most }.
}
problem-powers-not-home = { $at ->
    [none] Вы не играете за народ.
   *[other] Ваш народ в { $at } не живёт.
}
problem-powers-too-weary = На { $effort } благосостояния в { $at } не хватит; сейчас его хватает на { $can }.{ $more ->
    [0] {""}
   *[other] {" "}Ещё таких земель: { $more }.
}
problem-powers-recruits = За раунд может скрыться не больше партизан, чем { $most }.
problem-powers-no-bands = В { $at } не скрывается ни одного вашего партизана.
problem-powers-no-people = В { $at } не живёт народ другой державы.
problem-powers-no-gendarmes = В { $at } у вас нет готовых жандармов, свободных для этого.
problem-powers-own-home = { $at } – ваша земля; партизаны восстают против других.
problem-powers-well-off = Народу в { $at } можно дать не больше { $room } ОП, и хоть что-нибудь.
refusal-powers-no-people = В { $at } не живёт никакой народ.
