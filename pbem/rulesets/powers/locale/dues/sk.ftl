# Výdržné.
powers-heading-upkeep = Výdržné
powers-upkeep = { $since ->
    [0] Pred prvým kolom sa neplatí: čo v ňom máte, z toho sa bude platiť.
   *[other] V každej produkcii platíte { $now } BV podľa stavu z { $since }. kola; keby sa počítalo nanovo teraz, bolo by to { $then }.
}
powers-stands-paying = Najprv platia: { $lands }.
powers-stands-release = Keď BV nestačia, najprv sa rozpustia: { $rows }.
powers-event-upkeep = Výdržné { $bv } BV, platí { $lands }.
powers-event-updated = Kolo { $round }, kocka { $die }: { $done ->
    [1] výdržné sa počíta nanovo.
   *[other] výdržné sa nanovo nepočíta.
}
powers-event-disbanded = { $at }: { $units } ({ $who }), { $why ->
    [upkeep] rozpustené: na výdržné nebolo.
   *[other] rozpustené.
}
problem-powers-not-there = { $unit } v { $at }: máte { $have }, { $ordered ->
    [0] niet koho rozpustiť.
   *[other] rozpustiť sa má { $ordered }.
}
problem-powers-no-insisting = V tejto hre nemôže nikto žiadať nové počítanie výdržného.
powers-about-insist = nové počítanie výdržného
powers-about-paying = ktoré krajiny platia výdržné
powers-about-release = koho rozpustiť najprv
