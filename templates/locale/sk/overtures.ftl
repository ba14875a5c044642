# Čo hráčovi povedia ostatní, kým sa ťah neodohrá.
overture-subject = ťah { $turn }: { $news }
overture-waits = Kým znova nenapíšete, ťah pred uzávierkou neodohráme. Uzávierka sama sa nemení.
overture-said = Čo vám v tomto ťahu povedali ostatní
problem-too-outspoken = V tomto ťahu už { $most } vašich listov niečo hovorilo ostatným a každý im prišiel poštou. V tomto ťahu už nie. Čo platí, ostáva; „zrušiť“ to vezme späť.
