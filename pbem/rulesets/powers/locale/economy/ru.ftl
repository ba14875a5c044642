# Военная экономика.
term-ware = товар, например «4 угля»
term-plant = здание, например «плавильня»
powers-ware = { $ware ->
    [food] еда
    [ore] руда
    [coal] уголь
    [iron] железо
    [tools] инструменты
    [concrete] бетон
    [workers] рабочие
    [arms] вооружение
    [none] ничего
   *[other] { $ware }
}
powers-ware-counted = { $count } { $ware ->
    [food] еды
    [ore] руды
    [coal] угля
    [iron] железа
    [tools] { $count ->
        [one] инструмент
        [few] инструмента
       *[other] инструментов
    }
    [concrete] бетона
    [workers] { $count ->
        [one] рабочий
       *[other] рабочих
    }
   *[arms] ОП
}
powers-wares-at = { $at } { $wares }
powers-plant = { $plant ->
    [farm] ферма
    [mine] шахта
    [smelter] плавильня
    [toolworks] мастерская
    [concreteworks] бетонная
    [barracks] казарма
   *[other] жильё
}
powers-plant-counted = { $count ->
    [1] { powers-plant }
   *[other] { $count } × { powers-plant }
}
powers-heading-economy = Экономика
powers-economy = { $at }{ $better ->
    [1] {" "}(бонус: { $bonus })
   *[other] {""}
}: { $count ->
    [0] ничего не лежит
   *[other] { $wares }
}; { $standing ->
    [0] зданий нет
   *[other] { $plants }
}; { $listed ->
    [0] рабочие делают то, что нужно
   *[other] рабочие делают по порядку: { $work }
}.
powers-economy-other = У { SEAT($who) }{ $some ->
    [0] {""}
   *[other] , насколько вам видно,
} { $count ->
    [0] пустые склады.
   *[other] { $wares }.
}
powers-event-worked = { SEAT($seat) } произвели: { $lands }.
powers-event-starved = { $at }: без еды погибли рабочие ({ SEAT($seat) }): { $count }.
powers-event-bartered = { SEAT($seat) } обменялись с { SEAT($to) }: { $given } на { $got }.
powers-event-decree-store = Ведущий: { $what } в { $at }, теперь { $count }.
powers-works-erect = { powers-plant } (теперь { $count })
powers-plan-erect = { $at }: { $plant } за { $wares }.
powers-plan-barter = Если { SEAT($who) } дадут тот же приказ наоборот, вы обменяете { $given } на { $got } до работы зданий.
powers-plan-employ = Отныне рабочие в { $at } делают { $count ->
    [0] то, что нужно.
   *[other] { $wares }, каждое пока возможно, и больше ничего.
}
powers-about-employ = что делают рабочие
problem-powers-no-plant = В { $at } пока нет здания для этого: { $plant }.
problem-powers-no-barter = Товарами обмениваются только там, где все ходят одновременно.
problem-powers-barter-whom = Товарами обмениваются с другой державой, которая ещё воюет.
problem-powers-barter-what = Меняют один товар на другой, и не ноль; ОП не обмениваются.
problem-powers-no-wares = { $wares } не лежат вместе ни в одной из этих ваших земель; самое большее — { $has }.
problem-powers-war-economy = В военной экономике нет заводов: стройте ферму, шахту, плавильню, мастерскую, бетонную или казарму.
problem-powers-no-materials = В { $at } и ваших соседних землях не хватает: { $wares }.
refusal-powers-no-ware = Такого товара или здания нет: { $what }.
powers-clause-stores = открытые склады
powers-rails = Железная дорога { $lands }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}.
powers-event-hauled = { SEAT($seat) } перевезли { $wares } из { $start } в { $at }.
powers-event-laid = { SEAT($seat) } проложили железную дорогу { $at }–{ $to } (теперь { $count }).
powers-plan-haul = { $wares } перевозят из { $start } в { $at } до работы зданий, и в этом раунде не дальше.
powers-plan-rail = Железная дорога { $at }–{ $to } за { $wares }, после работы зданий; тогда их будет { $count }.
problem-powers-no-rails = Из { $at } в { $goal } нельзя: { $far ->
    [1] железная дорога соединяет две ваши соседние земли.
   *[other] товары возят в соседнюю вашу землю или по железной дороге до { $far } земель.
}
