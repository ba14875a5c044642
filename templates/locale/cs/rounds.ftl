# Hry hrané po krocích: kola z několika tahů, zpráva jednou za kolo, co se žádá od druhých.
report-title-round = { $round }. kolo: výsledky { $turn }. tahu
report-title-turns = Výsledky tahů { $first }–{ $turn }
report-due-others = Pro tah { $turn } posílat nic nemusíte — hraje se do: { $when }
subject-news-round = kolo { $round }, tah { $turn }: { $news }
subject-news-turns = tahy { $first }–{ $turn }: { $news }
status-round = Kolo
archive-turn-round = Kolo { $round }, tah { $turn }
oversight-subject-round = Kolo { $round }, tah { $turn }: zpráva pro vedoucího
subject-answer-round = kolo { $round }, tah { $turn }: { $verdict }
subject-trial-round = zkouška, kolo { $round }, tah { $turn }: { $verdict }
remark-bundle = { $count ->
    [one] Rozkazy z tohoto dopisu nahrazují dřívější rozkaz: { $orders }.
   *[other] Rozkazy z tohoto dopisu nahrazují dřívější rozkazy: { $orders }.
}
help-rounds = „kola zapnout“, ve hrách hraných po krocích: jedna zpráva za kolo místo zprávy po každém kroku, pokud se netýká vás; „kola vypnout“ to ukončí
rounds-on = Jedna zpráva za kolo
rounds-on-body = Ve hrách hraných po krocích dostanete zprávu, až kolo skončí, o celém kole najednou. Co se týká vás, přijde hned, a stejně tak vše, na co máte odpovědět rozkazy. V ostatních hrách se nic nemění.
rounds-off = Zpráva po každém kroku
rounds-off-body = Od teď přijde zpráva po každém kroku hry. „kola zapnout“ je spojí do jedné za kolo.
report-title-before-start = Před začátkem: výsledky { $turn }. tahu
subject-news-before-start = před začátkem, tah { $turn }: { $news }
archive-turn-before-start = Před začátkem, tah { $turn }
oversight-subject-before-start = Před začátkem, tah { $turn }: zpráva pro vedoucího
status-before-start = před začátkem
