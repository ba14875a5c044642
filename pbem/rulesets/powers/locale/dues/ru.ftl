# Содержание войск.
powers-heading-upkeep = Содержание войск
powers-upkeep = { $since ->
    [0] До первого раунда не платят: что у вас в нём есть, за то и будете платить.
   *[other] При каждом производстве вы платите { $now } ОП по счёту раунда { $since }; при пересчёте сейчас было бы { $then }.
}
powers-stands-paying = Сначала платят: { $lands }.
powers-stands-release = Если ОП не хватит, первыми распускаются: { $rows }.
powers-event-upkeep = Содержание { $bv } ОП, платят { $lands }.
powers-event-updated = Раунд { $round }, кубик { $die }: { $done ->
    [1] содержание пересчитано.
   *[other] содержание не пересчитывается.
}
powers-event-disbanded = { $at }: { $units } ({ $who }), { $why ->
    [upkeep] распущены: на содержание не хватило.
   *[other] распущены.
}
problem-powers-not-there = { $unit }, { $at }: у вас { $have }, { $ordered ->
    [0] распускать некого.
   *[other] распустить велено { $ordered }.
}
problem-powers-no-insisting = В этой игре никто не может требовать пересчёта содержания.
powers-about-insist = пересчёт содержания
powers-about-paying = какие земли платят содержание
powers-about-release = кого распустить сначала
