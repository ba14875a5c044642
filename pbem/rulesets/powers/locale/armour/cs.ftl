# Pancéřovaná děla a náklaďáky.
powers-units-agn = { $count ->
    [one] { $count } pancéřované dělo
    [few] { $count } pancéřovaná děla
   *[other] { $count } pancéřovaných děl
}
powers-units-atr = { $count ->
    [one] { $count } pancéřovaný náklaďák
    [few] { $count } pancéřované náklaďáky
   *[other] { $count } pancéřovaných náklaďáků
}
powers-map-agn = pancéřované dělo
powers-map-atr = pancéřovaný náklaďák
