# Самоходные орудия и бронегрузовики.
powers-units-agn = { $count ->
    [one] { $count } самоходное орудие
    [few] { $count } самоходных орудия
   *[other] { $count } самоходных орудий
}
powers-units-atr = { $count ->
    [one] { $count } бронегрузовик
    [few] { $count } бронегрузовика
   *[other] { $count } бронегрузовиков
}
powers-map-agn = самоходное орудие
powers-map-atr = бронегрузовик
