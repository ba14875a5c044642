problem-block = Nic z toho neplatí: nerozumíme { $count ->
    [one] řádku { $lines }
   *[other] řádkům { $lines }
} níže a bez { $count ->
    [one] něj
   *[other] nich
} by to znamenalo něco jiného. Pošlete celek prosím znovu.
