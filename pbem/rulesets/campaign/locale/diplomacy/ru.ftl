# Кампания: всё, что её отчёты, ответы и письма говорят о дипломатии.

## Что может стоять в строке
term-thing = что передаётся: город, отряд, карта или контакт
term-shared = «обследованные зоны» или «обзор»
term-term = условие договора, например «срок 10»
term-outcome = «совместная» или «раздельная»
term-turns = число ходов
term-proposal = номер предложения
term-alliance = номер союза
term-words = слова в кавычках

## О чём приказ
campaign-about-proposal = предложение { $name }
campaign-about-alliance = союз { $name }
campaign-about-union = Союз Государств

## Условия договора
campaign-term-turns = { $turns ->
    [one] { $turns } ход: { $first }–{ $last }.
    [few] { $turns } хода: { $first }–{ $last }.
   *[many] { $turns } ходов: { $first }–{ $last }.
}
campaign-term-unlimited = Бессрочно, начиная с хода { $first }.
campaign-term-victory = { $joint ->
    [0] Победа раздельная: когда больше никого не останется, союзники воюют друг с другом.
   *[other] Победа совместная.
}
campaign-term-peace = Участники не нападают друг на друга.
campaign-term-explored = Обследованные зоны открыты друг другу, каждый ход.
campaign-term-view = Что сейчас видит один, видят все.
campaign-term-entry = Союзным войскам можно занимать города друг друга.
campaign-term-no-entry = Союзным войскам нельзя занимать города друг друга.
campaign-term-city = { SEAT($giver) } передают { SEAT($to, case: "dat") } город { NAME($city) }.
campaign-term-army = { SEAT($giver) } передают { SEAT($to, case: "dat") } отряд { $army }.
campaign-term-map = { SEAT($giver) } передают { SEAT($to, case: "dat") } свою карту.
campaign-term-contact = { SEAT($giver) } передают { SEAT($to, case: "dat") } контакт { SEAT($of, case: "gen") }.
campaign-term-words = Своими словами, под честное слово: «{ $words }»

## Что не так с приказом
problem-campaign-member-twice = { SEAT($who) } названы дважды.
problem-campaign-treaty-foreign = Вас ({ SEAT($who) }) нет среди сторон этого договора, а предложить его может только сторона.
problem-campaign-treaty-alone = Договор не заключают с самим собой. С кем?
problem-campaign-treaty-contradicts = Условия противоречат друг другу: { $what ->
    [duration] срок назван двояко
    [victory] победа названа двояко
   *[entry] занятие городов и разрешено, и запрещено
}.
problem-campaign-treaty-turns = Договор длится от 1 до { $limit } ходов или бессрочен; у вас написано { $turns }.
problem-campaign-exchange-terms = При обмене что-то передают, и больше ни о чём не договариваются. Для остального предложите союз.
problem-campaign-exchange-empty = В этом обмене ничего не передаётся.
problem-campaign-gift-open = { $what ->
    [from] Кто это передаёт?
   *[to] Кому это передать?
} Назовите, пожалуйста, цвет.
problem-campaign-no-state = Ведущий — не государство и договоров не предлагает.
problem-campaign-no-proposal = Предложения { $number } для вас нет: его отозвали, изменили (тогда у него другой номер), оно устарело или его не было.{ $count ->
    [0] {""}
   *[other] { " " }Сейчас открыты: { $open }.
}
problem-campaign-nothing-open = Нет предложения, которое можно { $answer ->
    [accept] принять
    [reject] отклонить
   *[withdraw] отозвать
}.
problem-campaign-which-proposal = Это может относиться к разным предложениям: { $open }. Назовите, пожалуйста, номер.
problem-campaign-no-alliance = В таком союзе вы не состоите.
problem-campaign-referee-only = Это может только ведущий.
problem-campaign-no-contact = Нет контакта с { SEAT($who, case: "ins") }.
problem-campaign-no-contact-yet = Контакта с { SEAT($who, case: "ins") } у вас пока нет. Если вы не встретитесь в этот ход и договор вас не познакомит, он не вступит в силу.
problem-campaign-term-stranger = { SEAT($who) } не участвуют в этом договоре и по нему ничего не дают и не получают.
problem-campaign-gift-self = { SEAT($who) } не могут ничего передать самим себе.
problem-campaign-contact-self = { SEAT($who) } получили бы или отдали контакт самих себя.
problem-campaign-give-city = Город { NAME($city) } не ваш, передать его нельзя.
problem-campaign-give-twice = { $what ->
    [city] Город { NAME($city) }
   *[army] Отряд { $army }
} передаётся дважды.
problem-campaign-give-capital = { NAME($city) } — ваша столица: новых отрядов там больше ни у кого не будет, пока вы её не вернёте.
problem-campaign-give-garrison = { $count ->
    [one] Ваш отряд { $armies } стоит
   *[other] Ваши отряды { $armies } стоят
} в городе { NAME($city) }. Если к концу хода там останется ваш отряд, город не будет передан.
problem-campaign-words-long = Свободное условие — не длиннее { $limit } знаков.
problem-campaign-terms-many = В договоре — не больше { $limit } условий.
problem-campaign-already-proposed = Точно такое предложение вы уже сделали: { $number } открыто до срока хода { $until }.
problem-campaign-own-proposal = Предложение { $number } — ваше собственное, его принимают другие. Вы можете его отозвать.
problem-campaign-bound = До хода { $last } вас связывает союз { $number } с { SEAT($others, case: "ins") }. Для нового нужны все его участники или их согласие сначала расторгнуть старый.
problem-campaign-alliance-replaced = Как только это вступит в силу, ваш союз { $number } с { SEAT($others, case: "ins") } для вас закончится.
problem-campaign-union-stands = Союз Государств уже есть.
problem-campaign-union-contacts = У вас пока нет контакта с { SEAT($who, case: "ins") }; для Союза нужны контакты всех живых государств.
problem-campaign-pass-needless = В этой кампании договоры не требуют одобрения; предложение { $number } пройдёт само.
problem-campaign-pass-early = На предложение { $number } согласились ещё не все; не хватает: { SEAT($missing) }.

## Чего ждать от приказов
campaign-plan-proposed = Предложение { $number } сразу передаётся { SEAT($others, case: "dat") }.
campaign-plan-force = Если до срока согласятся все, оно действует { $last ->
    [0] с хода { $first }, бессрочно
   *[other] с хода { $first } по { $last }
}.
campaign-plan-exchange = Если до срока согласятся все, всё передаётся в конце хода.
campaign-plan-gift-free = Передаётся в конце хода; согласия не нужно.
campaign-plan-gift-waits = Передаётся в конце того хода, в котором согласятся: { SEAT($who) }.
campaign-plan-until = Принять его можно до срока хода { $until }; до тех пор вы можете взять его назад: «отозвать { $number }».
campaign-plan-approval = Когда согласятся все, его должен пропустить ведущий.
campaign-plan-accepted = Уже согласны: { SEAT($who) }.
campaign-plan-missing = Ещё не согласились: { SEAT($who) }.
campaign-plan-agreed = Согласны все: действует { $last ->
    [0] с хода { $first }, бессрочно
   *[other] с хода { $first } по { $last }
}, если до срока никто не откажется.
campaign-plan-agreed-exchange = Согласны все: передаётся в конце хода, если до срока никто не откажется.
campaign-plan-accept = Вы принимаете предложение { $number } от { SEAT($by, case: "gen") }:
campaign-plan-reject = Вы отклоняете предложение { $number } от { SEAT($by, case: "gen") }. До срока можно передумать.
campaign-plan-withdraw-own = Предложение { $number } отозвано; сразу об этом узнают: { SEAT($others) }.
campaign-plan-withdraw = Вы берёте назад согласие на предложение { $number } от { SEAT($by, case: "gen") }.
campaign-plan-end = Союз { $number } с { SEAT($others, case: "ins") } кончается в конце того хода, в котором об этом напишут все участники.
campaign-plan-end-missing = Ещё не написали: { SEAT($who) }.
campaign-plan-end-all = Этого хотят все: союз кончается после движения этого хода, если никто не передумает.
campaign-plan-union = В конце хода, если у вас тогда будут контакты всех живых государств. Все контакты появятся у всех, и начнётся общий протокол.
campaign-plan-pass = Договор { $number } проходит в конце хода, если все ещё согласны.
campaign-plan-refuse = Договор { $number } не проходит.

## Письма о том, что говорят другие
campaign-overture-proposal = { SEAT($by) } предлагают { $what ->
    [alliance] союз
    [exchange] обмен
   *[gift] передачу
} ({ $number })
campaign-overture-proposal-lead = { SEAT($by) } предлагают { $what ->
    [alliance] союз между { SEAT($members, case: "ins") }
    [exchange] обмен между { SEAT($members, case: "ins") }
   *[gift] передачу
}. Это предложение { $number }:
campaign-overture-free = Передаётся в конце хода; вашего согласия не нужно.
campaign-overture-until = Принять можно до срока хода { $until }. { $last ->
    [-1] Если все согласятся в этот ход, всё передаётся в его конце.
    [0] Если все согласятся в этот ход, договор действует с хода { $first }, бессрочно.
   *[other] Если все согласятся в этот ход, договор действует с хода { $first } по { $last }.
}
campaign-overture-how = Чтобы ответить, пришлите одну из этих строк:
campaign-overture-how-accept = принять { $number }
campaign-overture-how-reject = отклонить { $number }
campaign-overture-how-withdraw = отозвать { $number }
campaign-overture-how-end = расторгнуть союз { $number }
campaign-overture-how-pass = пропустить { $number }
campaign-overture-how-refuse = запретить { $number }
campaign-overture-changeable = Ответ считается в срок хода; до тех пор его можно изменить.
campaign-overture-gone = { SEAT($by) } отозвали предложение { $number }
campaign-overture-gone-lead = { SEAT($by) } отозвали предложение { $number }. Принять его больше нельзя.
campaign-overture-accept = { SEAT($by) } принимают предложение { $number }
campaign-overture-accept-lead = { SEAT($by) } принимают предложение { $number } от { SEAT($author, case: "gen") }:
campaign-overture-reject = { SEAT($by) } отклоняют предложение { $number }
campaign-overture-reject-lead = { SEAT($by) } отклоняют предложение { $number } от { SEAT($author, case: "gen") }. До срока они могут передумать, потом его больше нет.
campaign-overture-back = { SEAT($by) } берут назад ответ на предложение { $number }
campaign-overture-back-lead = { SEAT($by) } берут назад свой ответ на предложение { $number } от { SEAT($author, case: "gen") }.
campaign-overture-end = { SEAT($by) } хотят расторгнуть союз { $number }
campaign-overture-end-lead = { SEAT($by) } хотят расторгнуть союз { $number } ({ SEAT($members) }). Он кончается после движения этого хода, если до срока об этом напишут все участники:
campaign-overture-stays = { SEAT($by) } больше не хотят расторгнуть союз { $number }
campaign-overture-stays-lead = { SEAT($by) } больше не хотят расторгнуть союз { $number } ({ SEAT($members) }).
campaign-overture-agreed = договор { $number } ждёт вас
campaign-overture-agreed-lead = { SEAT($members) } согласны на предложение { $number }. Оно ждёт, пока вы его пропустите:

## Отчёт
campaign-heading-common = Общий протокол Союза
campaign-pact = Союз { $number } с { SEAT($others, case: "ins") }: { $left ->
    [-1] бессрочный
    [0] это был его последний ход
    [one] ещё { $left } ход, по ход { $last }
    [few] ещё { $left } хода, по ход { $last }
   *[many] ещё { $left } ходов, по ход { $last }
}.
campaign-pact-later = Союз { $number } с { SEAT($others, case: "ins") }: с хода { $first } { $last ->
    [0] бессрочно
   *[other] по { $last }
}.
campaign-pact-ending = Расторгнуть его хотят: { SEAT($who) }; он кончается, когда в один ход «расторгнуть союз { $number }» напишут все.
campaign-open-yours = Ваше предложение { $number } ({ SEAT($others) }) открыто до срока хода { $until }:
campaign-open-theirs = { SEAT($by) } предлагают { $what ->
    [alliance] союз между { SEAT($members, case: "ins") }
    [exchange] обмен между { SEAT($members, case: "ins") }
   *[gift] передачу
} (предложение { $number }, до срока хода { $until }). Чтобы ответить, напишите «принять { $number }» или «отклонить { $number }».
campaign-union-stands = Есть Союз Государств: контакты у всех со всеми. Карта остаётся закрытой.
# In mails of earlier versions.
campaign-start-diplomacy = С теми, кого вы встретили, можно заключать договоры: союзы, обмены, передачи. Напишите, например, «предложить союз красным», ниже условия строка за строкой («срок 10», «открыть обзор») и «конец». Пока не согласятся все, ничего не действует.
campaign-start-treaties = С теми, кого вы встретили, можно договариваться: о союзе, об обмене или о подарке. Напишите, например, «предложить союз { SEAT($other, case: "dat") }», ниже условия строка за строкой («срок 10», «открыть обзор») и «конец». Пока не согласятся все, ничего не действует.

## События, фразами
campaign-event-contact = { $how ->
    [battle] Вы сразились в { $at }
    [neighbours] Ваш отряд в { $at } встал рядом с их отрядом в { $other }
    [union] Союз Государств знакомит всех со всеми
   *[handed] Вас познакомили друг с другом
} — теперь можно переписываться.
campaign-event-contact-by = Вас познакомили { SEAT($by) } — теперь можно переписываться.
campaign-event-alliance_ending = Союз с { SEAT($others, case: "ins") }: { $left ->
    [0] окончен, со следующего хода вы враги
    [one] остался { $left } ход
    [few] осталось { $left } хода
   *[many] осталось { $left } ходов
}.
campaign-event-alliance_ended = Союз с { SEAT($others, case: "ins") } окончен: { $why ->
    [expired] вышел срок
    [consent] этого хотели все участники
    [another] один из участников заключил другой союз
    [separate] остались только его участники, и теперь каждый сам за себя
   *[destroyed] участников осталось слишком мало
}.
campaign-event-proposal_answered = { SEAT($who) } { $answer ->
    [accept] приняли предложение { $number }; оно ещё открыто
   *[withdraw] взяли назад согласие на предложение { $number }; оно ещё открыто
}.
campaign-event-proposal_over = Предложения { $number } от { SEAT($by, case: "gen") } больше нет: { $why ->
    [rejected] его отклонили
    [withdrawn] его отозвали
    [lapsed] не все приняли его вовремя
    [destroyed] одной из сторон больше нет
    [refused] ведущий его не пропустил
    [no_contact] не все стороны знакомы друг с другом
    [bound] вас связывает союз на определённый срок
   *[hindered] одна из сторон не могла его заключить
}.
campaign-event-proposal_over-who = Предложения { $number } от { SEAT($by, case: "gen") } больше нет: { $why ->
    [destroyed] { SEAT($who) } уничтожены
   *[rejected] { SEAT($who) } его отклонили
}.
campaign-event-agreement_waits = На предложение { $number } согласны все стороны; ведущий ещё не пропустил его.
campaign-event-answer_void = Ваш ответ на предложение { $number } ничего не дал: к сроку его уже не было.
campaign-event-alliance_made = Вы в союзе с { SEAT($others, case: "ins") } { $last ->
    [0] с хода { $first }, бессрочно
   *[other] с хода { $first } по { $last }
}: { $joint ->
    [0] победа раздельная
   *[other] победа совместная
}{ $explored ->
    [0] {""}
   *[other] , открыты обследованные зоны
}{ $view ->
    [0] {""}
   *[other] , открыт обзор
}{ $entry ->
    [0] , занимать города друг друга нельзя
   *[other] , можно занимать города друг друга
} (союз { $number }).
campaign-event-alliance_left = { SEAT($who) } вышли из союза { $number } ради другого. Вашими союзниками остаются { SEAT($others) }.
campaign-event-end_asked = Союз { $number } продолжается: расторгнуть его хотели { SEAT($asked) }, не написали об этом { SEAT($missing) }.
campaign-event-given = Вы передали { SEAT($whom, case: "dat") } { $what ->
    [city] город { NAME($city) }
    [army] отряд { $army } (сила { $strength })
    [map] свою карту
   *[contact] контакт
}.
campaign-event-given-of = Вы познакомили { SEAT($whom, case: "acc") } и { SEAT($of, case: "acc") }.
campaign-event-received = { SEAT($whom) } передали вам { $what ->
    [city] город { NAME($city) } ({ $at })
    [army] отряд силой { $strength } в { $at }: теперь это ваш отряд { $army }
    [map] свою карту; нового для вас на ней — { CELLS($cells) } и { $cities ->
        [one] { $cities } город
        [few] { $cities } города
       *[many] { $cities } городов
    }
   *[contact] контакт
}.
campaign-event-received-of = { SEAT($whom) } познакомили вас и { SEAT($of, case: "acc") }.
campaign-event-gift_failed = { SEAT($giver) } не смогли передать { SEAT($to, case: "dat") } { $what ->
    [city] город { NAME($city) }
    [army] отряд { $army }
    [map] карту
   *[contact] контакт
}: { $why ->
    [not_owned] город не принадлежит им
    [garrison] там стоит их отряд
    [gone] такого отряда больше нет
    [foreign_city] отряд стоит в городе, где ему оставаться нельзя
    [no_contact] для этого не хватает контактов
   *[destroyed] одной из сторон больше нет
}.
campaign-event-city_passed = { SEAT($owner) } передали { SEAT($to, case: "dat") } город { NAME($city) } ({ $at }).
campaign-event-union_made = { SEAT($by) } создали Союз Государств. Теперь у вас контакты с { SEAT($others, case: "ins") }, и все получают общий протокол.
campaign-event-union_refused = Союза Государств нет: у вас контакты не со всеми живыми государствами.
campaign-event-ex_allies = { $left ->
    [0] Вы больше не в союзе с { SEAT($whom, case: "ins") }
   *[other] Союз с { SEAT($whom, case: "ins") } подходит к концу
}, а в { $at } стоят отряды обеих сторон: кто там останется, сразится на первом шаге первого враждебного хода.
campaign-event-ex_allies-city = { $left ->
    [0] Вы больше не в союзе с { SEAT($whom, case: "ins") }
   *[other] Союз с { SEAT($whom, case: "ins") } подходит к концу
}, а в городе { NAME($city) } ({ $at }) одной из сторон стоят отряды другой: с первого враждебного хода кто там останется, сразится или захватит город.
campaign-event-common_battle = Бой между { SEAT($sides, case: "ins") }: { $result ->
    [tied] ничья
   *[won] победили { SEAT($winner) }
}.
campaign-event-common_battle-city = Бой между { SEAT($sides, case: "ins") } за город { NAME($city) }: { $result ->
    [tied] ничья
   *[won] победили { SEAT($winner) }
}.
campaign-event-common_battle-at = Бой между { SEAT($sides, case: "ins") } в { $at }: { $result ->
    [tied] ничья
   *[won] победили { SEAT($winner) }
}.
campaign-event-common_battle-city_at = Бой между { SEAT($sides, case: "ins") } за город { NAME($city) } ({ $at }): { $result ->
    [tied] ничья
   *[won] победили { SEAT($winner) }
}.
campaign-event-common_city = Город { NAME($city) }: { SEAT($owner) } → { SEAT($by) }.
campaign-event-common_handover = Передан город { NAME($city) }: { SEAT($owner) } → { SEAT($to) }.
campaign-event-common_capital = { SEAT($owner) } потеряли столицу { NAME($city) }, теперь там { SEAT($by) }.
campaign-event-common_city-at = Город { NAME($city) } ({ $at }): { SEAT($owner) } → { SEAT($by) }.
campaign-event-common_handover-at = Передан город { NAME($city) } ({ $at }): { SEAT($owner) } → { SEAT($to) }.
campaign-event-common_capital-at = { SEAT($owner) } потеряли столицу { NAME($city) } ({ $at }), теперь там { SEAT($by) }.
campaign-event-common_alliance = { SEAT($members) } заключили союз: { $turns ->
    [0] бессрочно
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}, { $joint ->
    [0] победа раздельная
   *[other] победа совместная
}.
campaign-event-common_alliance_ended = Союз между { SEAT($members, case: "ins") } окончен: { $why ->
    [expired] вышел срок
    [consent] этого хотели все участники
    [another] один из участников заключил другой
    [separate] остались только его участники
   *[destroyed] участников осталось слишком мало
}.
campaign-event-common_alliance_left = { SEAT($who) } вышли из союза ради другого; в союзе остаются { SEAT($members) }.
campaign-event-abandoned = Ведущий закончил игру за { SEAT($who, case: "acc") }: их города и отряды теперь нейтральны. Об этом сообщается всем игрокам.

## То же как новости и в теме письма
campaign-news-proposal_answered = Предложение.
campaign-news-proposal_over = Предложения больше нет.
campaign-news-agreement_waits = Договор ждёт ведущего.
campaign-news-answer_void = Ответ без последствий.
campaign-news-alliance_made = Союз.
campaign-news-alliance_left = Союзник ушёл.
campaign-news-end_asked = Союз продолжается.
campaign-news-given = Передано.
campaign-news-received = Получено.
campaign-news-gift_failed = Не передано.
campaign-news-city_passed = Город { NAME($city) } сменил хозяина.
campaign-news-union_made = Союз Государств.
campaign-news-union_refused = Союза Государств нет.
campaign-news-ex_allies = Отряды союзников в одном месте.
campaign-subject-alliance_made = союз с { SEAT($others, case: "ins") }
campaign-subject-alliance_ended = конец союза с { SEAT($others, case: "ins") }
campaign-subject-alliance_left = { SEAT($who) } вышли из союза
campaign-subject-received = { SEAT($whom) } сделали передачу
campaign-subject-union_made = Союз Государств
campaign-news-abandoned = { SEAT($who) } выбыли из игры.
campaign-subject-abandoned = { SEAT($who) } выбыли

## Настройки
campaign-option-gift_consent = что из переданного надо принять: ничего (none), города и отряды (goods) или всё (all)
campaign-option-introduction_named = называется ли тот, кто познакомил два государства
campaign-option-alliance_news = кто узнаёт о союзе: участники (members) или все (all)
campaign-option-protocol_detail = общий протокол Союза: события (events) или полностью, с клетками (full)
campaign-option-proposal_ttl = сколько ходов можно принять предложение
campaign-option-treaty_approval = договоры проходят сами (automatic) или их пропускает ведущий (referee)
