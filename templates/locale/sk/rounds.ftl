# Hry hrané po krokoch: kolá z niekoľkých ťahov, správa raz za kolo, čo sa žiada od druhých.
report-title-round = { $round }. kolo: výsledky { $turn }. ťahu
report-title-turns = Výsledky ťahov { $first }–{ $turn }
report-due-others = Na ťah { $turn } nemusíte posielať nič — hrá sa do: { $when }
subject-news-round = kolo { $round }, ťah { $turn }: { $news }
subject-news-turns = ťahy { $first }–{ $turn }: { $news }
status-round = Kolo
archive-turn-round = Kolo { $round }, ťah { $turn }
oversight-subject-round = Kolo { $round }, ťah { $turn }: správa pre vedúceho
subject-answer-round = kolo { $round }, ťah { $turn }: { $verdict }
subject-trial-round = skúška, kolo { $round }, ťah { $turn }: { $verdict }
remark-bundle = { $count ->
    [one] Rozkazy z tohto listu nahrádzajú skorší rozkaz: { $orders }.
   *[other] Rozkazy z tohto listu nahrádzajú skoršie rozkazy: { $orders }.
}
help-rounds = „kolá zapnúť“, v hrách hraných po krokoch: jedna správa za kolo namiesto správy po každom kroku, ak sa netýka vás; „kolá vypnúť“ to ukončí
rounds-on = Jedna správa za kolo
rounds-on-body = V hrách hraných po krokoch dostanete správu, až sa kolo skončí, o celom kole naraz. Čo sa týka vás, príde hneď, a rovnako všetko, na čo máte odpovedať rozkazmi. V ostatných hrách sa nič nemení.
rounds-off = Správa po každom kroku
rounds-off-body = Odteraz príde správa po každom kroku hry. „kolá zapnúť“ ich spojí do jednej za kolo.
report-title-before-start = Pred začiatkom: výsledky { $turn }. ťahu
subject-news-before-start = pred začiatkom, ťah { $turn }: { $news }
archive-turn-before-start = Pred začiatkom, ťah { $turn }
oversight-subject-before-start = Pred začiatkom, ťah { $turn }: správa pre vedúceho
status-before-start = pred začiatkom
