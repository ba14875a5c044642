# Отряды, земли и владельцы по именам.
powers-holder = { $who ->
    [nobody] никто
   *[other] { SEAT($who) }
}
powers-units-inf = { $count ->
    [one] { $count } пехота
    [few] { $count } пехоты
   *[other] { $count } пехот
}
powers-units-tnk = { $count ->
    [one] { $count } танк
    [few] { $count } танка
   *[other] { $count } танков
}
powers-units-atg = { $count ->
    [one] { $count } противотанковая пушка
    [few] { $count } противотанковые пушки
   *[other] { $count } противотанковых пушек
}
powers-units-neu = нейтральная армия { $count }
powers-units-building = { $count ->
    [one] { $count } строится
   *[other] { $count } строятся
}
powers-force = { $who } ({ $units }{ $dead ->
    [0] {""}
   *[other] ; { $whole ->
        [1] погибли все
       *[other] потери: { $lost }
    }
})
powers-bv = { $bv } ОП
powers-bv-at = { $at } { $bv }
powers-linked-next = { $first }; { $rest }
powers-linked-before = { $first } > { $rest }
