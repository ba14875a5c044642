# Výdržné.
powers-heading-upkeep = Výdržné
powers-upkeep = { $since ->
    [0] Před prvním kolem se neplatí: co v něm máte, z toho se bude platit.
   *[other] V každé produkci platíte { $now } BV podle stavu z { $since }. kola; kdyby se aktualizovalo teď, bylo by to { $then }.
}
powers-stands-paying = Nejdřív platí: { $lands }.
powers-stands-release = Když BV nestačí, nejdřív se rozpustí: { $rows }.
powers-event-upkeep = Výdržné { $bv } BV, platí { $lands }.
powers-event-updated = Kolo { $round }, kostka { $die }: { $done ->
    [1] výdržné se počítá znovu.
   *[other] výdržné se znovu nepočítá.
}
powers-event-disbanded = { $at }: { $units } ({ $who }), { $why ->
    [upkeep] rozpuštěno: na výdržné nebylo.
   *[other] rozpuštěno.
}
problem-powers-not-there = { $unit } v { $at }: máte { $have }, { $ordered ->
    [0] není koho rozpustit.
   *[other] rozpustit se má { $ordered }.
}
problem-powers-no-insisting = V této hře nikdo nemůže žádat nové počítání výdržného.
powers-about-insist = nové počítání výdržného
powers-about-paying = které země platí výdržné
powers-about-release = koho rozpustit nejdřív
