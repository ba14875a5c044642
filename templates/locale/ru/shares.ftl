# Shares: a whole and a part, never a decimal.
share = { $kind ->
    [mixed] { $whole }+{ $over }/{ $under }
    [part] { $over }/{ $under }
    [minus-mixed] −{ $whole }−{ $over }/{ $under }
    [minus-part] −{ $over }/{ $under }
    [minus-whole] −{ $whole }
   *[whole] { $whole }
}
share-in-words = { $kind ->
    [mixed] { $whole } и { $over }/{ $under }
    [part] { $over }/{ $under }
    [minus-mixed] минус { $whole } и { $over }/{ $under }
    [minus-part] минус { $over }/{ $under }
    [minus-whole] минус { $whole }
   *[whole] { $whole }
}
