# Отряды наземных глав по именам: доты, сапёры, орудия, грузовики; что строится срочно.
powers-units-bun = { $count ->
    [one] { $count } дот
    [few] { $count } дота
   *[other] { $count } дотов
}
powers-units-atf = { $count ->
    [one] { $count } противотанковый дот
    [few] { $count } противотанковых дота
   *[other] { $count } противотанковых дотов
}
powers-units-aaf = { $count ->
    [one] { $count } зенитный дот
    [few] { $count } зенитных дота
   *[other] { $count } зенитных дотов
}
powers-units-gnf = { $count ->
    [one] { $count } артиллерийский форт
    [few] { $count } артиллерийских форта
   *[other] { $count } артиллерийских фортов
}
powers-units-pio = { $count ->
    [one] { $count } сапёр
    [few] { $count } сапёра
   *[other] { $count } сапёров
}
powers-units-gun = { $count ->
    [one] { $count } орудие
    [few] { $count } орудия
   *[other] { $count } орудий
}
powers-units-trk = { $count ->
    [one] { $count } грузовик
    [few] { $count } грузовика
   *[other] { $count } грузовиков
}
powers-map-bun = дот
powers-map-atf = противотанковый дот
powers-map-aaf = зенитный дот
powers-map-gnf = артиллерийский форт
powers-map-pio = сапёр
powers-map-gun = орудие
powers-map-trk = грузовик
problem-powers-no-rush = Срочно строят только доты и форты, а не { $unit }.
term-part = тип и его доля огня, например «танк 2/3»
powers-shell = { $target } ({ $who }) { $amount } урона{ $destroyed ->
    [0] {""}
   *[other] , уничтожено: { $destroyed }
}
powers-shell-nothing = никто не пострадал
powers-event-barrage = Обстрел { $at }, стреляют { SEAT($seats) } ({ $units }): { $shells }.
powers-event-aimed = { SEAT($seat) }: { $units } в { $at }: { $goal ->
    [none] больше без позиции.
   *[other] на позиции против { $goal }.
}
powers-heading-barrages = Артиллерия
powers-plan-fire = Если никто ничего не изменит, обстрел { $at } даст вот что: { $shells }. Кто уцелеет, будет отремонтирован, если его никто не держит.
powers-plan-battery = С тура { $round } они могут стрелять по { $at } и сами стреляют по тому, кому повредят больше всего.
problem-powers-no-fire = Это не артиллерия: { $unit }.
problem-powers-out-of-reach = Орудия из { $start } бьют только по соседним полям: { $near }. { $goal } среди них нет.
problem-powers-sea-to-sea = Корабли не бьют артиллерией по другому морю: { $start } по { $goal }.
problem-powers-no-guns = В { $at } нет готовых: { $unit }.
problem-powers-no-position = Ни одно ваше орудие в { $start } не занимает позиции против { $goal }, и никто оттуда в них не целится. Сначала: позиция … { $start } в { $goal }.
problem-powers-shares = Доли огня одного орудия вместе не больше 1: «танк 2/3, пехота 1/3».
problem-powers-nobody-to-hit = В { $goal } сейчас нет никого, в кого можно попасть.
powers-units-mec = { $count ->
    [one] { $count } мотопехота
    [few] { $count } мотопехоты
   *[other] { $count } мотопехот
}
powers-units-ltk = { $count ->
    [one] { $count } лёгкий танк
    [few] { $count } лёгких танка
   *[other] { $count } лёгких танков
}
powers-units-htk = { $count ->
    [one] { $count } тяжёлый танк
    [few] { $count } тяжёлых танка
   *[other] { $count } тяжёлых танков
}
powers-units-pgn = { $count ->
    [one] { $count } бронебойное орудие
    [few] { $count } бронебойных орудия
   *[other] { $count } бронебойных орудий
}
powers-units-lgn = { $count ->
    [one] { $count } лёгкое орудие
    [few] { $count } лёгких орудия
   *[other] { $count } лёгких орудий
}
powers-units-lgf = { $count ->
    [one] { $count } лёгкий форт
    [few] { $count } лёгких форта
   *[other] { $count } лёгких фортов
}
powers-map-mec = мотопехота
powers-map-ltk = лёгкий танк
powers-map-htk = тяжёлый танк
powers-map-pgn = бронебойное орудие
powers-map-lgn = лёгкое орудие
powers-map-lgf = лёгкий форт
powers-plan-carry = В { $at } груз сходит и в этот ход больше не движется. До вашего следующего хода всё, что попадает в грузовик, попадает и в то, что он вёз.
problem-powers-no-load = На грузовик не погрузить { $unit }: только небронированные отряды.
problem-powers-carry-foreign = Гружёные грузовики ездят только по своим землям; { $at } не ваша.
problem-powers-carry-far = Грузовик проходит три шага: { $goal } слишком далеко.
problem-powers-no-trucks = В { $at } не хватает грузовиков или груза. { $have ->
    [0] Там нет отряда, который мог бы двигаться.
   *[other] У вас там: { $units }.
}
