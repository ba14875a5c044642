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
