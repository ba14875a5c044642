# Dice Empires: чего ждать от приказов.

dice-empires-plan-number = Приказ { $number } из { $count }.
dice-empires-plan-else = Первый вариант невозможен: { dice-empires-plan-reason }.
dice-empires-plan-depends = Условия проверяются, когда до приказа дойдёт очередь; сказанное верно при нынешнем положении.
dice-empires-plan-skipped = Строка пропускается: { dice-empires-plan-reason }. Приказ на неё не тратится, выполняется следующая строка.
dice-empires-plan-spare = Запасная строка: { $count ->
    [0] приказов у вас нет
    [one] у вас { $count } приказ
    [few] у вас { $count } приказа
   *[other] у вас { $count } приказов
}. Она выполнится, только если окажется невозможной одна из предыдущих.
dice-empires-plan-reason = { $reason ->
    [gone] на этой кости никого нет
    [none] такой группы нет
    [here] они уже там
    [peace] отряды пока никто посылать не может
    [barracks] они не в казарме
    [outside] они на дороге
    [home] они не на дороге
    [full] там больше никто не поместится
    [no-die] свободной кости нет, и нет группы, к которой можно присоединиться
    [slaves] рабов можно только переводить
    [workplaces] туда рабам нельзя
    [apart] обе группы должны быть в городе или на одной дороге
    [same] это одна и та же группа
    [alone] соседа там больше нет
    [condition] условие не выполнено
   *[other] это невозможно
}
dice-empires-plan-moved = к{ $die } ({ $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[other] { $people } человек
}) пойдёт { dice-empires-into }.
dice-empires-plan-slaves = { $people ->
    [one] { $people } раб
    [few] { $people } раба
   *[other] { $people } рабов
} { SEAT($origin, case: "gen") } { $people ->
    [one] пойдёт
   *[other] пойдут
} { dice-empires-into }.
dice-empires-plan-transferred = { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[other] { $people } человек
} из к{ $die } в к{ $new }: потом на к{ $new } { $now }, на к{ $die } { $left }.
dice-empires-plan-split = { $people ->
    [one] { $people } человек пойдёт
    [few] { $people } человека пойдут
   *[other] { $people } человек пойдут
} { dice-empires-into } как к{ $new }; на к{ $die } останется { $left }.
dice-empires-plan-sent = { $people ->
    [one] { $people } боец выступит
    [few] { $people } бойца выступят
   *[other] { $people } бойцов выступят
} { dice-empires-into } (к{ $new }){ $left ->
    [0] { "" }
   *[other] ; из к{ $die } в казарме останется { $left }
}.
dice-empires-plan-recalled = { $people ->
    [one] { $people } боец вернётся
    [few] { $people } бойца вернутся
   *[other] { $people } бойцов вернутся
} в казарму (к{ $die }).
dice-empires-plan-free = Чтобы послать войско, в этой игре приказ не тратится.
dice-empires-plan-opens = Берётся новая кость к{ $die }.
dice-empires-plan-frees = к{ $die } после этого свободна.
dice-empires-plan-note-whole = В группе только { $got }, а не { $wanted }: пойдут все.
dice-empires-plan-note-fit = Место найдётся только для { $got } из { $wanted }; на кости не больше шести.
dice-empires-plan-note-joined = Для новой группы нет свободной кости, поэтому все ({ $wanted }) присоединятся к к{ $got }.
dice-empires-plan-note-die = к{ $wanted } занята; это будет к{ $got }.
dice-empires-plan-meets = На этой дороге сейчас { $count ->
    [one] { $count } боец
    [few] { $count } бойца
   *[other] { $count } бойцов
} { SEAT($who, case: "gen") }: будет битва, ваших там будет { $units }.
dice-empires-plan-siege = На стенах { SEAT($who, case: "gen") } сейчас { $count ->
    [one] { $count } защитник
    [few] { $count } защитника
   *[other] { $count } защитников
}: вы их осадите, ваших будет { $units }.
dice-empires-plan-open = Стены { SEAT($who, case: "gen") } сейчас никто не защищает: ваши ({ $units }) могут войти.
dice-empires-plan-unseen = Дорога ведёт к { SEAT($who, case: "dat") }, ваших будет { $units }; кто там ждёт, вы пока не видите.
dice-empires-plan-farm-empty = На ферме никого не останется: в следующем раунде еды не будет.
dice-empires-plan-walls-bare = { $side ->
    [WL] Левые стены
   *[WR] Правые стены
} останутся без людей, а перед ними стоит войско { SEAT($who, case: "gen") } ({ $count }).
dice-empires-plan-hall-less = В ратуше тогда будет { $hall }. Вы теряете: { $lost }.
dice-empires-plan-ability = { $hall ->
    [2] второй бросок
    [3] ещё один приказ (со следующего раунда)
    [4] право брать рабов
    [5] и ещё один приказ (со следующего раунда)
   *[other] обращение рабов
}
dice-empires-plan-stands = Действует с этого раунда, пока вы не измените.
dice-empires-plan-planned = Для раундов, в которых от вас нет приказов.
dice-empires-plan-reroll-hall = Для второго броска нужно, чтобы в ратуше было горожан не меньше { $needed }; у вас было бы { $hall }.
dice-empires-plan-captives-hall = Брать пленных можно, только если в ту минуту в ратуше горожан не меньше { $needed }; у вас было бы { $hall }.
dice-empires-plan-take-hall = Порабощать можно, только если в ту минуту в ратуше горожан не меньше { $needed }; у вас было бы { $hall }. Иначе убивают.
dice-empires-plan-convert-hall = Чтобы обращать рабов, нужно, чтобы в ратуше было горожан не меньше { $needed }; у вас было бы { $hall }.
dice-empires-plan-convert = Должно выпасть не меньше { $needed } ({ $people ->
    [one] { $people } раб
    [few] { $people } раба
   *[other] { $people } рабов
} { SEAT($who, case: "gen") }, церковь +{ $church }).
dice-empires-plan-convert-none = Рабов { SEAT($who, case: "gen") } у вас нет.
dice-empires-plan-convert-chance = Это не может удаться: рабов { SEAT($who, case: "gen") } — { $people }, должно было бы выпасть { $needed } (церковь +{ $church }).
dice-empires-plan-births-nobody = { $count ->
    [one] { $dice } не в домах, детей там не прибавится.
   *[other] { $dice } не в домах, детей там не прибавится.
}

dice-empires-plan-commands = { $count ->
    [one] У вас { $count } приказ
    [few] У вас { $count } приказа
   *[other] У вас { $count } приказов
} и { $lines ->
    [0] ни одной строки с приказом
    [one] { $lines } строка с приказом
    [few] { $lines } строки с приказами
   *[other] { $lines } строк с приказами
}{ $skipped ->
    [0] { "" }
   *[other] , из них при нынешнем положении { $skipped ->
        [one] была бы пропущена { $skipped }
        [few] были бы пропущены { $skipped }
       *[other] было бы пропущено { $skipped }
    }
}. { $left ->
    [0] { $spare ->
        [0] У каждого приказа есть строка.
        [one] { $spare } строка запасная.
        [few] { $spare } строки запасные.
       *[other] { $spare } строк запасных.
    }
    [one] Можно добавить ещё одну.
   *[other] Можно добавить ещё { $left }.
}
dice-empires-plan-instead = Без строки с приказом выполнится ваш постоянный план ({ $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[other] { $count } строк
}).
dice-empires-plan-not-on-turn = Сейчас { $who ->
    [none] приказов никто не отдаёт
   *[other] ждём приказа { SEAT($who, case: "gen") }
}; постоянные приказы мы принимаем в любое время.
dice-empires-plan-before = До приказов: родится { $births }, потом еды { $food } на { $eaters }: { $sort ->
    [hunger] от голода { $count ->
        [one] умрёт { $count }.
       *[other] умрут { $count }.
    }
    [surplus] излишек, +1 к репутации.
   *[enough] ровно хватает.
}
dice-empires-plan-next = В следующем раунде, если больше ничего не изменится: родится { $births }, еды { $food } на { $eaters }: { $sort ->
    [hunger] от голода { $count ->
        [one] умрёт { $count }.
       *[other] умрут { $count }.
    }
    [surplus] излишек, +1 к репутации.
   *[enough] ровно хватает.
}
dice-empires-plan-hall = Приказов в следующем раунде: { $count } (ратуша { $hall }).
dice-empires-plan-choice = { $choice }: { $said }
# In mails of earlier versions.
dice-empires-plan-in-force = Действует: { $births }; { $slaveborn }; { $starve }; { $reroll }; { $losses }; { $plunder }; { $take }; { $targets }; { $captives }; { $convert }; { $plan }.
dice-empires-plan-standing = Ваши прежние постоянные приказы: { $orders }.
dice-empires-plan-choices = { $first }; { $rest }
