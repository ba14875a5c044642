# Pancierované delá a nákladiaky.
powers-units-agn = { $count ->
    [one] { $count } pancierované delo
    [few] { $count } pancierované delá
   *[other] { $count } pancierovaných diel
}
powers-units-atr = { $count ->
    [one] { $count } pancierovaný nákladiak
    [few] { $count } pancierované nákladiaky
   *[other] { $count } pancierovaných nákladiakov
}
powers-map-agn = pancierované delo
powers-map-atr = pancierovaný nákladiak
