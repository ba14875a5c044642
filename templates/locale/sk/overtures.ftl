# Čo hráčovi povedia ostatní, kým sa ťah neodohrá.
overture-subject = ťah { $turn }: { $news }
overture-waits = Ťah pred termínom nespustíme, kým znova nenapíšete. Samotný termín sa nemení.
overture-said = Čo vám v tomto ťahu povedali ostatní
problem-too-outspoken = V tomto ťahu už { $most } vašich listov niečo hovorilo ostatným a každý im prišiel poštou. V tomto ťahu už nie. Čo platí, ostáva; „zrušiť“ to vezme späť.
