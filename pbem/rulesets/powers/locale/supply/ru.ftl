# Снабжение.
powers-units-spl = { $count ->
    [one] { $count } обоз
    [few] { $count } обоза
   *[other] { $count } обозов
}
powers-map-spl = обозы
powers-map-unfed = ваши отряды без припасов
powers-heading-supply = Снабжение
powers-supply = { $now ->
    [1] В этом раунде раздают припасы
   *[other] Следующая раздача припасов — в раунде { $round }
}. Пока выходит, что { $count ->
    [0] припасов хватит всем
   *[other] припасы не дойдут, и вы потеряете: { $places }
}; будет израсходовано обозов: { $used }.
powers-stored = { $at }: { $units }, на борту припасы ещё на { $count ->
    [one] { $count } раздачу
    [few] { $count } раздачи
   *[other] { $count } раздач
}.
powers-supplies-at = { $at } { $count }
powers-event-supplied = Раздача припасов: снабжены отряды на { $bv } ОП; { $count ->
    [0] обозы не израсходованы.
   *[other] израсходовано обозов: { $count } ({ $lands }).
}
powers-stands-feed = Сначала снабжаются: { $rows }.
powers-stands-stock = { $count ->
    [0] Подлодки припасов впрок не берут.
    [one] Подлодки берут припасы на { $count } раздачу вперёд.
    [few] Подлодки берут припасы на { $count } раздачи вперёд.
   *[other] Подлодки берут припасы на { $count } раздач вперёд.
}
powers-news-unfed = Без припасов:
powers-subject-unfed = без припасов в { $at }{ powers-subject-more }
powers-about-feed = кого снабжать сначала
powers-about-stock = припасы на подлодках
problem-powers-stock-steps = На подлодку помещаются припасы не больше чем на столько раздач: { $most }.
refusal-powers-no-submarines = Готовых подлодок у них в { $at } нет.
powers-event-decree-stock = Ведущий: у подлодок в { $at } ({ $who }) теперь припасов на столько раздач: { $count }.
