# Технология.
powers-field = { $field ->
    [NE] небронированные отряды
    [PA] бронированные отряды
    [NA] корабли
    [PM] подлодки
    [LE] самолёты
    [fort] укрепления
    [guns] артиллерийский огонь
    [antisub] противолодочный огонь
   *[antiair] зенитный огонь
}
powers-heading-technology = Технология
powers-tech-of = { $who }: { $levels }
powers-tech = { $count ->
    [0] все области на уровне 1
   *[other] { $levels }; остальные области на уровне 1
}
powers-tech-met = при последнем столкновении: { $count ->
    [0] все области на уровне 1
   *[other] { $levels }; остальные области на уровне 1
}
powers-tech-unknown = уровни неизвестны, вы ещё не сталкивались
powers-tech-level = { $field } { $level }{ powers-in-era }
powers-tech-coming = { SEAT($who) }: оплачено, в конце раунда { $round } на уровень выше: { $field }
powers-tech-research = { SEAT($who) }: за следующий уровень оплачено { $paid } из { $price } ОП: { $field }
powers-event-learned = { SEAT($seat) }: технология, { $field }: теперь уровень { $level }{ powers-in-era }.
powers-event-taught = { SEAT($seat) } передали технологию, теперь она есть и у тех, кто играет за { SEAT($to) }, { $field }: уровень { $level }{ powers-in-era }.
powers-event-decree-level = Ведущий: технология, { $who }, { $field }: теперь уровень { $level }.
powers-plan-research = Уровень { $level }, { $field }: сейчас { $cost } ОП. { $round ->
    [0] Тогда оплачено { $paid } ОП, не хватает { $missing }.
   *[other] Оплачено всё; уровень вырастет в конце раунда { $round }.
}
powers-plan-research-lost = Пропадут { $bv } ОП, оплаченные за другую область: { $field }.
powers-plan-teach = { SEAT($who) } к концу раунда получат уровень { $level }, если у них нет более высокого: { $field }.
problem-powers-tech-top = Уровня выше 10 не бывает: { $field }.
problem-powers-tech-short = { $payer ->
    [none] Ни у одной земли не осталось ОП, чтобы за это заплатить.
   *[other] У земли { $payer } осталось { $has } ОП, заплатить { $paid } она не может.
}
problem-powers-no-field = У этой области нет отрядов в этой игре: { $field }.
problem-powers-teach-whom = Технологию передают другой державе, которая ещё воюет.
refusal-powers-no-field = У этой области нет отрядов в этой игре: { $field }.
powers-era = { $era ->
    [1] доисторические времена
    [2] древность
    [3] порох
    [4] XVIII и XIX века
    [5] Первая мировая
    [6] Вторая мировая
   *[other] более поздние времена
}
powers-in-era = { $era ->
    [0] {""}
   *[other] {" "}({ powers-era })
}
problem-powers-too-early = { $unit }: только с уровня { $level }, у вас { $has }: { $field }.
