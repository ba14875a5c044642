# Čo hráčovi povedia ostatní, kým sa ťah neodohrá.
overture-subject = ťah { $turn }: { $news }
overture-waits = Ťah pred termínom nespustíme, kým znova nenapíšete. Samotný termín sa nemení.
